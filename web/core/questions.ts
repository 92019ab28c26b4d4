import { questionsNames } from './accepted-names.ts';
import { exerciseOf, ranges } from './exercise.ts';
import { refuseUnknown } from './known-names.ts';
import { mostTolerance, within } from './options.ts';
import type { Dataset } from './types/dataset.ts';
import type { AskedNumber, ExerciseOptions, Flaw, Questions, QuestionsOptions, Variant } from './types/exercises.ts';
import type { Label } from './types/label.ts';
import type { Problem } from './types/problem.ts';
import type { Explanation } from './types/report.ts';
import type { LikelySlip } from './types/slips.ts';

export const mostVariants = 1000;

/** Number of variants that are tried for a seed. */
const mostTries = 30;

/** Step from the seed asked for to the next one tried: a prime, so that the seeds of different students hardly meet. */
const seedStep = 1_000_003;

const [, mostSeed] = ranges.seed;

/** The seed of another try; it is lower where there are none above. */
const seedAfter = (seed: number, tries: number): number =>
  seed <= mostSeed - tries * seedStep ? seed + tries * seedStep : seed - tries * seedStep;

/** Distance from the middle between two roundings that counts as near, in units of the last decimal. */
const tieMargin = 0.02;

/**
 * Allowance for the rounding of doubles in readers that keep 14 digits: far less than a unit of the last decimal asked
 * for, or the precision of the value itself.
 */
export const sliverOf = (value: number, decimals: number): number =>
  Math.min(1e-9, 1e-3 * 10 ** -decimals) + 4 * Number.EPSILON * Math.abs(value);

type Later<T> = T | Promise<T>;

/** A calculator, in a worker or on this thread. */
export interface Asking {
  dataset(problem: Problem): Later<{
    explain(id: string, options: Parameters<Dataset['explain']>[1]): Later<Explanation>;
    slips(id: string, options: Parameters<Dataset['slips']>[1]): Later<LikelySlip[]>;
    release(): void;
  }>;
}

/** Work that pauses at every question to the calculator. */
export type Asked<Result> = Generator<Later<unknown>, Result, unknown>;

function* answer<T>(asked: Later<T>): Asked<T> {
  return (yield asked) as T;
}

/** Runs the work with a calculator that answers at once. */
export function now<Result>(work: Asked<Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next(step.value);
  return step.value;
}

/** Runs the work, waiting for each answer. */
export async function soon<Result>(work: Asked<Result>): Promise<Result> {
  let step = work.next();
  while (!step.done) {
    try {
      step = work.next(await step.value);
    } catch (error) {
      step = work.throw(error);
    }
  }
  return step.value;
}

const named = ({ id, class: label }: AskedNumber): { id: string; class?: Label } => ({
  id,
  ...(label !== undefined && { class: label }),
});

function accepted(value: number, decimals: number, tolerance: number): Pick<AskedNumber, 'low' | 'high'> {
  const reach = Math.max(0.5 * 10 ** -decimals, tolerance) + sliverOf(value, decimals);
  return { low: value - reach, high: value + reach };
}

/** Flaws of the numbers asked for: undefined ones, near ties, and pairs that cannot be told apart. */
function flawsOf(questions: readonly AskedNumber[], decimals: number): Flaw[] {
  const unit = 10 ** decimals;
  const written = questions.map(({ value }) => (value === null ? null : Math.round(value * unit)));
  return questions.flatMap((question, at): Flaw[] => {
    const { value } = question;
    if (value === null) return [{ kind: 'undefined', ...named(question) }];
    const rest = Math.abs(value * unit) % 1;
    const other = questions.find((_, before) => before < at && written[before] === written[at]);
    return [
      ...(Math.abs(rest - 0.5) < tieMargin ? [{ kind: 'near-tie' as const, ...named(question) }] : []),
      ...(other ? [{ kind: 'equal' as const, ...named(question), other: named(other) }] : []),
    ];
  });
}

/** Waits for all answers at once, so that a worker gets all questions together. */
const together = <T>(asked: readonly Later<T>[]): Later<T[]> =>
  asked.some((one) => one instanceof Promise) ? Promise.all(asked) : (asked as T[]);

/** The exercise of a seed, without the likely wrong answers. */
function* variantOf(calculator: Asking, options: ExerciseOptions, tolerance: number, seed: number): Asked<Variant> {
  const { problem, questions: asked, options: all } = exerciseOf({ ...options, seed });
  const dataset = yield* answer(calculator.dataset(problem));
  try {
    const explanations = yield* answer(
      together(asked.map(({ id, class: label }) => dataset.explain(id, { class: label }))),
    );
    const questions = asked.map((question, at): AskedNumber => {
      const explanation = explanations[at]!;
      const isNumber = typeof explanation.value === 'number' && Number.isFinite(explanation.value);
      const value = isNumber ? (explanation.value as number) : null;
      return {
        ...question,
        value,
        explanation,
        ...(value !== null && accepted(value, all.decimals, tolerance)),
        slips: [],
      };
    });
    return { seed, madeFrom: seed, problem, questions, flaws: flawsOf(questions, all.decimals) };
  } finally {
    dataset.release();
  }
}

/** The likely wrong answers of a variant. Computed only for variants that are kept. */
function* slipsOf(calculator: Asking, { problem, questions }: Variant, decimals?: number): Asked<LikelySlip[][]> {
  const dataset = yield* answer(calculator.dataset(problem));
  try {
    const options = decimals === undefined ? {} : { decimals };
    return yield* answer(
      together(questions.map(({ id, class: label }) => dataset.slips(id, { ...options, class: label }))),
    );
  } finally {
    dataset.release();
  }
}

/** The slips whose number is not accepted as right. */
const outside = ({ low = NaN, high = NaN }: AskedNumber, slips: readonly LikelySlip[]): LikelySlip[] =>
  slips.filter(({ value }) => !(value >= low && value <= high));

interface Making {
  /** Whether likely wrong answers are computed. Default true. */
  withSlips?: boolean;
}

/**
 * Variants of an exercise, one for each seed. Where a seed makes a flawed one, other seeds derived from it are tried.
 * `made` is called after each variant; if it returns false, that was the last.
 * @throws RangeError naming the option that is out of range or unknown, or for an unknown metric or class
 */
export function* variantsOf(
  calculator: Asking,
  given: QuestionsOptions,
  made: (variants: number) => boolean = () => true,
  { withSlips = true }: Making = {},
): Asked<Questions> {
  refuseUnknown('option', given, questionsNames);
  const { seeds, ask, distinct = true, tolerance = 0, ...rest } = given;
  if (!Array.isArray(seeds) || seeds.length > mostVariants) {
    throw new RangeError(`seeds must be a list of at most ${mostVariants} numbers`);
  }
  within('tolerance', tolerance, 0, mostTolerance);
  const options: ExerciseOptions = { ...rest, ...(ask && { questions: ask }) };
  const variants: Variant[] = [];
  const known = new Map<string, number>();
  /** Flaws of the questions themselves, which no data avoid. */
  const inherent = new Set<string>();
  for (const seed of seeds as readonly number[]) {
    const tried: Variant[] = [];
    // Without `distinct` the choice for a seed must not depend on what was found with other seeds.
    if (!distinct) inherent.clear();
    const isMendable = (flaw: Flaw): boolean =>
      !inherent.has(JSON.stringify(flaw)) && (distinct || flaw.kind !== 'repeated');
    const count = ({ flaws }: Variant): number => flaws.filter(isMendable).length;
    do {
      const variant = yield* variantOf(calculator, options, tolerance, seedAfter(seed, tried.length));
      const earlier = known.get(JSON.stringify(variant.problem));
      if (earlier !== undefined) variant.flaws.push({ kind: 'repeated', seed: earlier });
      tried.push(variant);
    } while (count(tried.at(-1)!) > 0 && tried.length < mostTries);
    const best = tried.toSorted((one, other) => count(one) - count(other))[0]!;
    if (tried.length === mostTries) {
      const always = best.flaws.filter((flaw) =>
        tried.every(({ flaws }) => flaws.some((one) => JSON.stringify(one) === JSON.stringify(flaw))),
      );
      for (const flaw of always) inherent.add(JSON.stringify(flaw));
    }
    known.set(JSON.stringify(best.problem), seed);
    const slips = withSlips ? yield* slipsOf(calculator, best, options.decimals) : [];
    variants.push({
      ...best,
      seed,
      questions: best.questions.map((question, at) => ({ ...question, slips: outside(question, slips[at] ?? []) })),
    });
    if (!made(variants.length)) break;
  }
  return { variants };
}
