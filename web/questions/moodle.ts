/**
 * What Moodle asks of a question, whatever the format it comes in. Written against Moodle 5.1 (2025): the files
 * `question/format.php`, `question/engine/bank.php` and `question/type/numerical/question.php`.
 */
import { askedAlike, type AskedAlike } from './asked-alike.ts';
import { dataHtml, escaped, nameHtml, solutionHtml, solutionLatexHtml, storable } from './markup.ts';
import type { Interval, NumericQuestion, QuestionSet, QuestionVariant } from './question-set.ts';

/** The shares of the points that a question may give, in percent: with another one it is not imported. */
const percentages = [
  ...[100, 90, 83.33333, 80, 75, 70, 66.66667, 60, 50, 40, 33.33333],
  ...[30, 25, 20, 16.66667, 14.28571, 12.5, 11.11111, 10, 5, 0],
];

/** The share as the nearest percentage that there is; of two as near the higher one. */
export function percentage(share: number): string {
  const distance = (percent: number): number => Math.abs(percent - 100 * share);
  return String(percentages.reduce((best, percent) => (distance(percent) < distance(best) ? percent : best)));
}

/** A finite number to 15 digits, without an exponent and without zeros at its end. */
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
 * The interval as its centre and how far from it answers may be, to 15 digits of its ends. Moodle keeps 14 of each,
 * and then lets in what is 1e-14 outside, or 1e-14 of the centre where that is more than 1.
 */
export function centred({ low, high }: Interval): { centre: string; tolerance: string } {
  const centre = plainDecimal(low / 2 + high / 2);
  const exact = Math.max(high - Number(centre), Number(centre) - low);
  // A difference has digits behind those of its terms, which mean nothing.
  const size = Math.max(Math.abs(low), Math.abs(high));
  const places = size > 0 ? 14 - Math.floor(Math.log10(size)) : 0;
  return { centre, tolerance: plainDecimal(Number(exact.toFixed(Math.min(Math.max(places, 0), 100)))) };
}

/** Fewer than the 255 characters that there is room for: numbers are put before. */
const longestName = 240;

/** Text as a name of a question or a category, in one line. Of what looks like a tag Moodle would leave nothing. */
export function plainName(text: string): string {
  const line = storable(text).replace(/\s+/g, ' ').trim();
  return Array.from(line.replaceAll('<', '‹').replaceAll('>', '›')).slice(0, longestName).join('').trim();
}

/**
 * The path of a category below the topmost one of the course. A slash within a name is doubled; beside one that parts
 * two names, a blank keeps them apart, which is not read.
 */
export function categoryPath(...names: readonly string[]): string {
  const written = names.map((name) =>
    name.replaceAll('/', '//').replace(/^\/|\/$/g, (slash, at: number) => (at === 0 ? ` ${slash}` : `${slash} `)),
  );
  return ['$course$', 'top', ...written].join('/');
}

/** The categories of the asked questions: in each are those that every variant has of one. */
export function questionCategories(set: QuestionSet): { path: string; asked: AskedAlike }[] {
  const groups = askedAlike(set);
  const width = String(groups.length).length;
  return groups.map((asked, at) => {
    const name = `${String(at + 1).padStart(width, '0')} ${plainName(asked[0]!.question.name)}`;
    return { path: categoryPath(plainName(set.title), name), asked };
  });
}

/** What a variant is called in the bank of questions, where lecturers look for that of a student. */
export function variantName({ title, student }: QuestionVariant): string {
  return plainName(student === undefined ? title : `${title} – ${student}`);
}

/** Of a variant, or of its question at this place. One category must not have an id twice; 100 characters. */
export function idNumber({ id }: QuestionVariant, place?: number): string {
  return (place === undefined ? id : `${id}.${place}`).slice(-100);
}

/** The data and one question, which has its field below. */
export function questionHtml({ language }: QuestionSet, variant: QuestionVariant, question: NumericQuestion): string {
  return `<div lang="${language}">${dataHtml(variant)}\n<p>${nameHtml(question)}</p></div>`;
}

/**
 * How the values come about: in MathML, in LaTeX for where MathJax is all that shows formulas, and on the page. The
 * LaTeX is folded up, as most readers have seen the same above it.
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
