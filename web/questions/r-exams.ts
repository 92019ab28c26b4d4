/**
 * Exercises for R/exams, an `.Rmd` file each. In R, `exams2moodle(list.files(pattern = "Rmd$"))` and similar functions
 * turn them into a file for the university's platform, or into exams on paper. Written against the reader of R/exams
 * 2.4-2 (2025), read_exercise.R and read_metainfo.R.
 *
 * - Sections are lines with `====` below them, and their lists have `----`. A list is at the end of its section, with
 *   each item a line after `* `.
 * - Meta-information is read line by line: `name:`, wherever it stands in a line, and values with `|` between them. The
 *   last line counts.
 * - Answers are right if they are within `extol` of `exsolution`. There are no shares of the points, and no feedback
 *   for known wrong answers.
 */
import { zipped } from './content-package.ts';
import { centreOf, decimalText, toleranceAround } from './interval.ts';
import { markdownTable, markdownText, mathText, oneLine } from './markdown-text.ts';
import type { NumericQuestion, QuestionFile, QuestionSet, QuestionVariant } from './question-set.ts';

/** A zip of exercises, one per variant. Those without a question are left out: R/exams insists on a solution. */
export function rExams(set: QuestionSet): QuestionFile {
  const variants = set.variants.filter(({ questions }) => questions.length > 0);
  const exercises = variants.map((variant) => [`${variant.id}.Rmd`, exerciseText(set, variant)] as const);
  return zipped('deconfuse-r-exams.zip', Object.fromEntries(exercises));
}

function exerciseText(set: QuestionSet, variant: QuestionVariant): string {
  const { intro, data, instructions, questions } = variant;
  const parts = [
    section('Question', [markdownText(intro), ...data.map(markdownTable), ...instructions.map(markdownText)]),
    list(questions.map(named)),
    section('Solution', questions.flatMap(derivation)),
    list(questions.map(({ answer }) => answer)),
    section('Meta-information', [metaLines(set, variant).join('\n')]),
  ];
  return `${parts.join('\n\n')}\n`;
}

const headed = (heading: string, sign: string): string => `${heading}\n${sign.repeat(Math.max(4, heading.length))}`;

const section = (heading: string, paragraphs: readonly string[]): string =>
  [headed(heading, '='), ...paragraphs.filter(Boolean)].join('\n\n');

const list = (items: readonly string[]): string =>
  `${headed('Answerlist', '-')}\n\n${items.map((item) => `* ${item}`).join('\n')}`;

const named = ({ name, latex }: NumericQuestion): string => `${markdownText(name)} $${mathText(latex)}$`;

const derivation = (question: NumericQuestion): string[] => [
  named(question),
  ...question.solution.latex.map((line) => `$$${mathText(line)}$$`),
];

/** A value of the meta-information, in which nothing can be another name, a separator, or a program for knitr. */
const metaText = (text: string): string => oneLine(text).replace(/[:|[\]`]/g, '-');

function metaLines({ title, tags }: QuestionSet, variant: QuestionVariant): string[] {
  const { questions } = variant;
  const each = (value: (question: NumericQuestion) => string): string => questions.map(value).join('|');
  return [
    `exname: ${variant.id}`,
    `extitle: ${metaText(variant.title)}`,
    `exsection: ${metaText(title).replaceAll('/', '-')}`,
    ...(tags.length > 0 ? [`extags: ${tags.map(metaText).join('|')}`] : []),
    ...(variant.student === undefined ? [] : [`exextra[student,character]: ${metaText(variant.student)}`]),
    'extype: cloze',
    `exclozetype: ${each(() => 'num')}`,
    `exsolution: ${each((question) => decimalText(solutionOf(question)))}`,
    `extol: ${each((question) => decimalText(toleranceAround(solutionOf(question), question)))}`,
    `expoints: ${each(({ points }) => decimalText(points))}`,
  ];
}

/** The value, if it is the middle of the accepted interval except for rounding; else the middle. */
function solutionOf(question: NumericQuestion): number {
  const { value, low, high } = question;
  const centre = centreOf(question);
  return Math.abs(value - centre) <= (high - low) * 1e-9 ? value : centre;
}
