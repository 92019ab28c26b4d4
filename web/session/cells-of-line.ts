import { isCounted } from '../core/kinds.ts';
import type { Cells } from '../core/types/formula.ts';
import type { Label } from '../core/types/label.ts';
import type { Problem } from '../core/types/problem.ts';
import type { LineRange } from '../core/types/reading.ts';
import type { Result } from './result.ts';

/**
 * Greatest number of lines, and greatest length of the text in characters, for which the cell of a line is looked up.
 */
const few = 200;
const short = 20_000;

const says = (line: string, label: Label): boolean => line.toLowerCase().includes(String(label).toLowerCase());

/** The cell of the case in a line, where each case has a line with both of its labels. */
function cellOfCase(
  problem: Extract<Problem, { kind: 'labels' }>,
  lines: readonly string[],
  at: number,
  labels: readonly Label[],
): Cells | undefined {
  const truth = Array.from<Label>(problem.truth);
  const lists = Array.isArray(problem.predicted) ? problem.predicted : Object.values(problem.predicted)[0]!;
  const predicted = Array.from<Label>(lists);
  const headings = lines.length - truth.length;
  if (headings < 0 || headings > 1 || at < headings) return undefined;
  const haveTheirLines = lines
    .slice(headings)
    .every((line, place) => says(line, truth[place]!) && says(line, predicted[place]!));
  if (!haveTheirLines) return undefined;
  const [row, column] = [truth, predicted].map((side) => labels.indexOf(side[at - headings]!));
  return row! >= 0 && column! >= 0 ? { region: 'cell', row: row!, column: column! } : undefined;
}

const holds = (numbers: readonly number[], counts: readonly number[]): boolean =>
  numbers.some((_, at) => counts.every((count, further) => count === numbers[at + further]));

/** The row or column of the matrix whose counts are those of the line, where no other row or column has them. */
function cellsOfCounts(line: string, matrix: Float64Array, rows: number): Cells | undefined {
  const numbers = Array.from(line.matchAll(/\d+(?:\.\d+)?/g), ([number]) => Number(number));
  const columns = matrix.length / rows;
  const fitting: Cells[] = [];
  for (let row = 0; row < rows; row++) {
    if (holds(numbers, Array.from(matrix.subarray(row * columns, (row + 1) * columns))))
      fitting.push({ region: 'row', row });
  }
  for (let column = 0; column < columns; column++) {
    const counts = Array.from({ length: rows }, (_, row) => matrix[row * columns + column]!);
    if (holds(numbers, counts)) fitting.push({ region: 'column', column });
  }
  return fitting.length === 1 ? fitting[0] : undefined;
}

/**
 * The cells of the matrix in which a line of the text is counted; undefined where that is uncertain.
 * @param line from 1
 */
export async function cellsOfLine({ source, dataset, whole }: Result, line: number): Promise<Cells | undefined> {
  const { kind, labels, notices, found, total, matrix } = dataset;
  if (!isCounted(dataset) || dataset !== whole || source.file || source.text.length > short) return undefined;
  const all = source.text.split(/\r\n|[\r\n]/);
  const ranges: readonly LineRange[] = found?.lines ?? [[1, all.length]];
  const numbers = ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, further) => first + further))
    .filter((number) => all[number - 1]?.trim());
  const at = numbers.indexOf(line);
  if (at < 0 || numbers.length > few) return undefined;
  if (kind === 'matrix') return cellsOfCounts(all[line - 1]!, matrix!, labels.length);
  if (kind !== 'labels' || total > few) return undefined;
  if (notices.some(({ code }) => code === 'missing-omitted')) return undefined;
  const problem = await dataset.problem();
  const lines = numbers.map((number) => all[number - 1]!);
  return problem.kind === 'labels' ? cellOfCase(problem, lines, at, labels) : undefined;
}
