import type { LineRange } from '../core/types/reading.ts';

/** Largest number of ranges of lines that are named; “…” stands for further ones. */
const mostNamed = 3;

/**
 * A function that writes lists of lines after a word for one line or for several: “lines 3 to 6 and 9”.
 * @param to the word between the ends of a range
 * @param and the word before the last item
 */
export function lineList(
  to: string,
  and: string,
): (lines: readonly LineRange[], one: string, several: string) => string {
  return (lines, one, several) => {
    const named = lines
      .slice(0, mostNamed)
      .map(([first, last]) => (first === last ? String(first) : `${first} ${to} ${last}`));
    if (lines.length > mostNamed) return `${several} ${named.join(', ')}, …`;
    const last = named.pop();
    const isOne = lines.length === 1 && lines[0]![0] === lines[0]![1];
    return `${isOne ? one : several} ${named.length > 0 ? `${named.join(', ')} ${and} ` : ''}${last}`;
  };
}
