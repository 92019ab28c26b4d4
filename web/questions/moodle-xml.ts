/**
 * Moodle XML, written against its reader `question/format/xml/format.php` and, for the fields of cloze questions,
 * `qtype_multianswer_extract_question` of `question/type/multianswer/questiontype.php`, Moodle 5.1 (2025). All of it is
 * read since Moodle 3.6.
 *
 * - `<quiz>` holds questions. One of type “category” names the category of those behind it.
 * - Texts stand in `<text>` as CDATA. Without it, parsers pass on text and entities piece by piece.
 * - A field is `{2:NUMERICAL:=0.8:0.0005~%50%0.79:0.0005#feedback}`: points, answers and their tolerances. Points are
 *   whole numbers. `}` and `~` end a feedback unless a backslash stands before them, and the backslash itself cannot be
 *   escaped, so all three are written by number. Entities within are decoded once; the result is HTML.
 * - The first answer within whose limits a number lies counts.
 * - `<defaultgrade>` of a cloze question is not read: its grade is the sum of the points of its fields.
 */
import { dataHtml, escaped, nameHtml, plainHtml, storable, xmlHead } from './markup.ts';
import {
  categoryPath,
  centred,
  idNumber,
  percentage,
  plainDecimal,
  plainName,
  questionCategories,
  questionHtml,
  variantName,
  workedHtml,
} from './moodle.ts';
import type { NumericQuestion, QuestionFile, QuestionSet, QuestionVariant } from './question-set.ts';

const cdata = (text: string): string => `<![CDATA[${storable(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
const named = (name: string, text: string): string => `<${name}><text>${cdata(text)}</text></${name}>`;
const html = (name: string, text: string): string => `<${name} format="html"><text>${cdata(text)}</text></${name}>`;

const file = (name: string, questions: readonly string[]): QuestionFile => ({
  name,
  type: 'application/xml',
  content: `${xmlHead}\n<quiz>\n${questions.join('\n')}\n</quiz>\n`,
});

const category = (path: string): string => `<question type="category">${named('category', path)}</question>`;

/** A question; `text` and `worked` are HTML. */
interface Written {
  name: string;
  text: string;
  worked: string;
  points: number;
  id: string;
}

function questionXml(
  type: string,
  { name, text, worked, points, id }: Written,
  set: QuestionSet,
  answers = '',
): string {
  const tags = set.tags.map((tag) => named('tag', plainName(tag))).join('');
  return [
    `<question type="${type}">`,
    named('name', name),
    html('questiontext', text),
    html('generalfeedback', worked),
    `<defaultgrade>${plainDecimal(points)}</defaultgrade>`,
    `<idnumber>${escaped(id)}</idnumber>`,
    answers + (tags && `<tags>${tags}</tags>`),
    '</question>',
  ].join('\n');
}

/** One question per variant, with a field for each number asked for, all in one category. */
export function moodleCloze(set: QuestionSet): QuestionFile {
  const questions = set.variants.map((variant) =>
    questionXml(
      'cloze',
      {
        name: variantName(variant),
        text: clozeHtml(set, variant),
        worked: workedHtml(set, variant, variant.questions),
        points: variant.questions.reduce((sum, { points }) => sum + points, 0),
        id: idNumber(variant),
      },
      set,
    ),
  );
  return file('moodle-cloze.xml', [category(categoryPath(plainName(set.title))), ...questions]);
}

/** One question per number asked for. Each has a category, with the question of every variant. */
export function moodleNumerical(set: QuestionSet): QuestionFile {
  const categories = questionCategories(set).map(({ path, asked }) =>
    [category(path), ...asked.map(({ variant, question }) => numericalXml(set, variant, question))].join('\n'),
  );
  return file('moodle-numerical.xml', categories);
}

function numericalXml(set: QuestionSet, variant: QuestionVariant, question: NumericQuestion): string {
  const answers = answersOf(question).map(({ percent, centre, tolerance, feedback }) =>
    [
      `<answer fraction="${percent}" format="plain_text"><text>${centre}</text>`,
      `<tolerance>${tolerance}</tolerance>${html('feedback', feedback)}</answer>`,
    ].join(''),
  );
  const written = {
    name: variantName(variant),
    text: questionHtml(set, variant, question),
    worked: workedHtml(set, variant, [question]),
    points: question.points,
    id: idNumber(variant, question.place),
  };
  return questionXml('numerical', written, set, `${answers.join('\n')}\n`);
}

/** Numbers as text; the feedback is HTML, empty where there is none. */
interface Answer {
  percent: string;
  centre: string;
  tolerance: string;
  feedback: string;
}

/** The right answer, then the known wrong ones, in the order in which they are tried. */
function answersOf(question: NumericQuestion): Answer[] {
  return [
    { percent: '100', ...centred(question), feedback: '' },
    ...question.known.map((known) => ({
      percent: percentage(known.share),
      ...centred(known),
      feedback: plainHtml(known.feedback),
    })),
  ];
}

function clozeHtml({ language, headings }: QuestionSet, variant: QuestionVariant): string {
  // Only fields may have braces; even braces in MathML are escaped.
  const outsideFields = (text: string): string => text.replaceAll('{', '&#123;').replaceAll('}', '&#125;');
  const points = wholePoints(variant.questions.map((question) => question.points));
  const fields = variant.questions.map(
    (question, at) => `<li>${outsideFields(nameHtml(question))} = ${field(question, points[at]!)}</li>`,
  );
  const above = `${dataHtml(variant)}\n<h4>${plainHtml(headings.questions)}</h4>`;
  return `<div lang="${language}">${outsideFields(above)}\n<ol>\n${fields.join('\n')}\n</ol></div>`;
}

function field(question: NumericQuestion, points: number): string {
  const answers = answersOf(question).map(({ percent, centre, tolerance, feedback }, at) => {
    const share = at === 0 ? '=' : `%${percent}%`;
    return `${share}${centre}:${tolerance}${feedback && `#${feedback.replaceAll('&', '&amp;')}`}`;
  });
  return `{${points}:NUMERICAL:${answers.join('~')}}`;
}

/** Whole numbers in the ratio of these: the smallest ones where a factor of at most 100 gives them, else rounded. */
function wholePoints(points: readonly number[]): number[] {
  const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-9;
  const factors = Array.from({ length: 100 }, (_, at) => at + 1);
  const factor = factors.find((one) => points.every((value) => isWhole(value * one))) ?? 100;
  return points.map((value) => Math.round(value * factor));
}
