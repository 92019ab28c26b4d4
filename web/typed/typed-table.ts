import { numberOf } from './number-text.ts';

/** A table of text cells under names, as it is typed or pasted. */
export interface TypedTable {
  header: string[];
  rows: string[][];
}

const marks = ['\t', ';', '|', ','] as const;

/**
 * A table with one row per line. The separator of cells is the first of tab, semicolon, bar and comma that occurs in
 * the first line, or else blanks.
 */
export function tableIn(text: string): TypedTable {
  const lines = text.split(/[\r\n]+/).filter((line) => /[^\s|:-]/.test(line));
  const mark = marks.find((each) => lines[0]?.includes(each));
  const [header = [], ...rows] = lines.map((line) => {
    const cells = mark === undefined ? line.trim().split(/\s+/) : line.split(mark);
    const trimmed = cells.map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    return mark === '|' && trimmed[0] === '' && trimmed.at(-1) === '' ? trimmed.slice(1, -1) : trimmed;
  });
  return { header, rows };
}

/** The number in a text of a course, perhaps in LaTeX: 0.66, 66 \%, \frac{2}{3}; NaN where it is none. */
export function numberIn(text: string): number {
  const plain = text
    .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/, '$1/$2')
    .replace(/[\s$&]|\\(?=%)/g, '')
    .replace(/\.$/, '');
  return numberOf(plain) ?? Number.NaN;
}
