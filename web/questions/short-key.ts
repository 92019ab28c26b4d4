import type { Questions } from '../core/types/exercises.ts';
import { formatNumber } from '../formula/number.ts';
import { nameInSentence } from '../locales/slip-sentence.ts';
import type { Student } from './class-list.ts';
import type { Said } from './worded.ts';

/** Number of characters of answers that fit beside number and name on a sheet of paper. */
const charactersPerRow = 56;

/**
 * A short answer key for marking sheets: the questions, and tables of answers; the first row of a table is the head.
 */
export interface ShortKey {
  questions: readonly string[];
  tables: readonly (readonly (readonly string[])[])[];
}

/**
 * One row per student: number, name where there are names, and each answer rounded. Columns of answers are headed by
 * the numbers of the questions; if there are many, they continue in another table.
 */
export function shortKey(
  { variants }: Questions,
  students: readonly Student[],
  decimals: number,
  { texts, checkerTexts, locale }: Pick<Said, 'texts' | 'checkerTexts' | 'locale'>,
): ShortKey {
  const format = { decimals, decimalSign: locale.decimalSign };
  const hasNames = students.some(({ name }) => name !== undefined);
  const questions = variants[0]?.questions ?? [];
  const perTable = Math.max(1, Math.floor(charactersPerRow / (decimals + 4)));
  const tables = Array.from({ length: Math.ceil(questions.length / perTable) }, (_, table) => {
    const start = table * perTable;
    const heads = questions.slice(start, start + perTable).map((_, at) => String(start + at + 1));
    return [
      [texts.number, ...(hasNames ? [texts.name] : []), ...heads],
      ...variants.map(({ seed, questions: asked }, at) => [
        String(seed),
        ...(hasNames ? [students[at]?.name ?? ''] : []),
        ...asked
          .slice(start, start + perTable)
          .map(({ value }) => (value === null ? texts.isUndefined : formatNumber(value, format))),
      ]),
    ];
  });
  const nameOf = ({ id, class: label }: (typeof questions)[number]): string =>
    nameInSentence({ texts: checkerTexts, locale }, { id, class: label });
  return { questions: questions.map(nameOf), tables };
}
