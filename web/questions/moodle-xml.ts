/**
 * Moodle XML, written against its reader `question/format/xml/format.php` and, for the fields of cloze questions,
 * `qtype_multianswer_extract_question` of `question/type/multianswer/questiontype.php`, Moodle 5.1 (2025); nothing in
 * it is newer than Moodle 3.6.
 *
 * - `<quiz>` has questions; one of the type “category” says where those behind it belong.
 * - Texts stand in `<text>` as CDATA. Without it, parsers hand on text and entities piece by piece.
 * - A field is `{2:NUMERICAL:=0.8:0.0005~%50%0.79:0.0005#feedback}`: points, answers and how far from them answers may
 *   be. Points are whole numbers. `}` and `~` end a feedback unless a backslash stands before them, and it can't be
 *   escaped itself: all these are written by number. Entities within are decoded once, what is left is HTML.
 * - The first answer within whose limits a number is counts.
 * - Of a cloze question `<defaultgrade>` is not read: it has the sum of the points of its fields.
 */
import { dataHtml, escaped, nameHtml, plainHtml, storable } from './markup.ts';
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
  content: `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>\n`,
});

const category = (path: string): string => `<question type="category">${named('category', path)}</question>`;

/** Of a question; `text` and `worked` are HTML. */
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

/** A question per variant, with a field for each number that is asked for, all of them in one category. */
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

/** A question per number that is asked for: a category of each, which has it of every variant. */
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

/** Numbers as they are written; the feedback is HTML, nothing where there is none. */
interface Answer {
  percent: string;
  centre: string;
  tolerance: string;
  feedback: string;
}

/** The right answer, then those that are known: in this order they are tried. */
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
  // Only the fields may have braces, within MathML neither.
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

/** Whole numbers in the ratio of these, the smallest where that takes a factor of at most 100, else rounded. */
function wholePoints(points: readonly number[]): number[] {
  const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-9;
  const factors = Array.from({ length: 100 }, (_, at) => at + 1);
  const factor = factors.find((one) => points.every((value) => isWhole(value * one))) ?? 100;
  return points.map((value) => Math.round(value * factor));
}
