import type { LineRange } from '../core/types/reading.ts';

/** Of more stretches of lines it is only said that there are more. */
const mostNamed = 3;

/** Writes which lines of a text are meant, behind a word for one line or for several: “lines 3 to 6 and 9”. */
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
