import { mostVariants, soon, variantsOf } from '../core/questions.ts';
import type { Credit, Verdict } from '../core/types/checking.ts';
import type { ExerciseOptions } from '../core/types/exercises.ts';
import type { Label } from '../core/types/label.ts';
import type { Problem } from '../core/types/problem.ts';
import { seedIn } from '../questions/class-list.ts';
import type { AsyncCalculator } from '../worker/async-calculator.ts';
import { saysNothing } from './no-answer.ts';
import type { Columns, Submissions } from './submissions.ts';

export const mostStudents = mostVariants;

/** The questions for everybody, and the rules for points. */
export interface Wanted {
  options: Omit<ExerciseOptions, 'seed' | 'questions'>;
  questions: readonly { id: string; class?: Label }[];
  /** Points for each right answer. */
  points: number;
  credit: Credit;
  /** As in `check`. */
  tolerance?: number;
}

/** The mark of one answer. */
export interface Mark {
  /** The answer as handed in; empty where there was none. */
  answer: string;
  /** Absent without an answer, and where the student wrote that there is none. */
  verdict?: Verdict;
  points: number;
}

/** The marked work of one student. */
export interface Marked {
  /** Index of the student's row, from 0. */
  row: number;
  /** Undefined where the row has no number, so that there are no data to mark it by. */
  seed: number | undefined;
  /** In the order of the questions; empty without a number. */
  marks: readonly Mark[];
  points: number;
  /** Data for sentences about slips. */
  data: {
    labels: readonly Label[];
    predictedLabels?: readonly Label[] | undefined;
    matrix: ArrayLike<number> | null;
    total: number;
  };
}

const unmarked: Omit<Marked, 'row' | 'seed'> = { marks: [], points: 0, data: { labels: [], matrix: null, total: 0 } };

/**
 * Marks the submissions of a class, each by the data of the student's number. `made` is told how many of the steps are
 * done; if it returns false, that was the last.
 * @throws RangeError for an unknown metric or class, and for more than `mostStudents` rows
 */
export async function markClass(
  calculator: AsyncCalculator,
  { rows }: Submissions,
  columns: Columns,
  wanted: Wanted,
  made: (done: number, steps: number) => boolean = () => true,
): Promise<Marked[]> {
  if (rows.length > mostStudents) throw new RangeError(`at most ${mostStudents} students`);
  const seedOf = rows.map((row) => seedIn(row[columns.student]!));
  const seeds = [...new Set(seedOf)].filter((seed) => seed !== undefined);
  const steps = seeds.length + rows.length;
  const exercises = { ...wanted.options, seeds, ask: wanted.questions, distinct: false };
  const progress = (done: number): boolean => made(done, steps);
  const { variants } = await soon(variantsOf(calculator, exercises, progress, { withSlips: false }));
  const marked: Marked[] = [];
  for (const [row, cells] of rows.entries()) {
    const seed = seedOf[row];
    const problem = variants.find((variant) => variant.seed === seed)?.problem;
    const answers = columns.answers.map((at) => (at === undefined ? '' : cells[at]!));
    marked.push({ row, seed, ...(problem ? await marksOf(calculator, problem, answers, wanted) : unmarked) });
    if (!made(seeds.length + marked.length, steps)) break;
  }
  return marked;
}

/** The marks by the data of one student. */
async function marksOf(
  calculator: AsyncCalculator,
  problem: Problem,
  answers: readonly string[],
  { options, questions, points, credit, tolerance }: Wanted,
): Promise<Omit<Marked, 'row' | 'seed'>> {
  const dataset = await calculator.dataset(problem);
  try {
    const given = questions.flatMap((question, at) => (answers[at] ? { ...question, answer: answers[at] } : []));
    const verdicts = await dataset.check(given, {
      credit,
      ...(options.decimals !== undefined && { decimals: options.decimals }),
      ...(tolerance !== undefined && { tolerance }),
    });
    const marks = answers.map((answer): Mark => {
      const checked = answer === '' ? undefined : verdicts.shift();
      // A dash is a right answer where the value is undefined.
      const verdict = checked?.verdict !== 'right' && saysNothing(answer) ? undefined : checked;
      return { answer, points: points * (verdict?.credit ?? 0), ...(verdict && { verdict }) };
    });
    const { labels, predictedLabels, matrix, total } = dataset;
    return {
      marks,
      points: marks.reduce((sum, mark) => sum + mark.points, 0),
      data: { labels, predictedLabels, matrix, total },
    };
  } finally {
    dataset.release();
  }
}
