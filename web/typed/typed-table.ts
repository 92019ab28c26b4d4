import { numberOf } from './number-text.ts';

/** A table of numbers under names, as it is typed or pasted. */
export interface TypedTable {
  header: string[];
  rows: string[][];
}

const marks = ['\t', ';', '|', ','] as const;

/** A line a row; cells are told apart by the first of tab, semicolon, bar and comma that there is, or else by blanks. */
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

/** The number that a text of a course writes, in LaTeX as well: 0.66, 66 \%, \frac{2}{3}; NaN where it is none. */
export function numberIn(text: string): number {
  const plain = text
    .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/, '$1/$2')
    .replace(/[\s$&]|\\(?=%)/g, '')
    .replace(/\.$/, '');
  return numberOf(plain) ?? Number.NaN;
}
