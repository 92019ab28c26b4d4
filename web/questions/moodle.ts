/**
 * Requirements of Moodle on questions in any format. Written against Moodle 5.1 (2025): the files
 * `question/format.php`, `question/engine/bank.php` and `question/type/numerical/question.php`.
 */
import { askedAlike, type AskedAlike } from './asked-alike.ts';
import { dataHtml, escaped, nameHtml, solutionHtml, solutionLatexHtml, storable } from './markup.ts';
import type { Interval, NumericQuestion, QuestionSet, QuestionVariant } from './question-set.ts';

/** Shares of the points that an answer may give, in percent. A question with any other share is not imported. */
const percentages = [
  ...[100, 90, 83.33333, 80, 75, 70, 66.66667, 60, 50, 40, 33.33333],
  ...[30, 25, 20, 16.66667, 14.28571, 12.5, 11.11111, 10, 5, 0],
];

/** The allowed percentage nearest to a share; of two equally near the higher one. */
export function percentage(share: number): string {
  const distance = (percent: number): number => Math.abs(percent - 100 * share);
  return String(percentages.reduce((best, percent) => (distance(percent) < distance(best) ? percent : best)));
}

/** A finite number with 15 digits, without an exponent and without trailing zeros. */
export function plainDecimal(value: number): string {
  const [mantissa, exponent] = Math.abs(value).toExponential(14).split('e') as [string, string];
  const digits = mantissa.replace('.', '').replace(/0+$/, '');
  if (digits === '') return '0';
  const point = Number(exponent) + 1;
  const whole = digits.slice(0, Math.max(point, 0)).padEnd(point, '0') || '0';
  const decimals = point < 0 ? digits.padStart(digits.length - point, '0') : digits.slice(point);
  return `${value < 0 ? '-' : ''}${whole}${decimals && `.${decimals}`}`;
}

/**
 * The interval as its centre and the tolerance around it, to 15 digits of its ends. Moodle keeps 14 of each, and then
 * accepts answers up to 1e-14 outside, or 1e-14 of the centre where that is more than 1.
 */
export function centred({ low, high }: Interval): { centre: string; tolerance: string } {
  const centre = plainDecimal(low / 2 + high / 2);
  const exact = Math.max(high - Number(centre), Number(centre) - low);
  // Digits of a difference beyond those of its terms mean nothing.
  const size = Math.max(Math.abs(low), Math.abs(high));
  const places = size > 0 ? 14 - Math.floor(Math.log10(size)) : 0;
  return { centre, tolerance: plainDecimal(Number(exact.toFixed(Math.min(Math.max(places, 0), 100)))) };
}

/** Fewer than the 255 characters allowed, because numbers are put before the name. */
const longestName = 240;

/** Text as the name of a question or a category, in one line. Moodle would delete text that looks like a tag. */
export function plainName(text: string): string {
  const line = storable(text).replace(/\s+/g, ' ').trim();
  return Array.from(line.replaceAll('<', '‹').replaceAll('>', '›')).slice(0, longestName).join('').trim();
}

/**
 * The path of a category below the topmost one of the course. A slash within a name is doubled. At the end of a name,
 * beside the slash that separates names, it also gets a blank, which is not read.
 */
export function categoryPath(...names: readonly string[]): string {
  const written = names.map((name) =>
    name.replaceAll('/', '//').replace(/^\/|\/$/g, (slash, at: number) => (at === 0 ? ` ${slash}` : `${slash} `)),
  );
  return ['$course$', 'top', ...written].join('/');
}

/** The categories of the questions asked; each holds one question of every variant. */
export function questionCategories(set: QuestionSet): { path: string; asked: AskedAlike }[] {
  const groups = askedAlike(set);
  const width = String(groups.length).length;
  return groups.map((asked, at) => {
    const name = `${String(at + 1).padStart(width, '0')} ${plainName(asked[0]!.question.name)}`;
    return { path: categoryPath(plainName(set.title), name), asked };
  });
}

/** Name of a variant in the question bank, where lecturers look for that of a student. */
export function variantName({ title, student }: QuestionVariant): string {
  return plainName(student === undefined ? title : `${title} – ${student}`);
}

/** Id of a variant, or of its question at this place: at most 100 characters, and unique within a category. */
export function idNumber({ id }: QuestionVariant, place?: number): string {
  return (place === undefined ? id : `${id}.${place}`).slice(-100);
}

/** The data and one question, with its field below. */
export function questionHtml({ language }: QuestionSet, variant: QuestionVariant, question: NumericQuestion): string {
  return `<div lang="${language}">${dataHtml(variant)}\n<p>${nameHtml(question)}</p></div>`;
}

/**
 * Derivations of the values: in MathML, in LaTeX for platforms where only MathJax shows formulas, and by a link to the
 * page. The LaTeX is collapsed, because most readers see the same formulas above it.
 */
export function workedHtml(
  { language, headings }: QuestionSet,
  { link, title }: QuestionVariant,
  questions: readonly NumericQuestion[],
): string {
  const worked = questions.map(
    (question) =>
      `${solutionHtml(question)}\n<details><summary>LaTeX</summary>\n${solutionLatexHtml(question)}\n</details>`,
  );
  return [
    `<div lang="${language}"><h4>${escaped(headings.solution)}</h4>`,
    ...worked,
    ...(link === undefined ? [] : [`<p><a href="${escaped(link)}">${escaped(title)}</a></p>`]),
    '</div>',
  ].join('\n');
}
