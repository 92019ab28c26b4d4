import createChecker, {
  type WasmChecked,
  type WasmChecker,
  type WasmExplained,
  type WasmSlip,
} from '#wasm/deconfuse-checker.mjs';
import { orNull } from './dataset.ts';
import { InputError } from './input-error.ts';
import { start } from './module.ts';
import { checkOptions } from './options.ts';
import { wellFormed } from './problem.ts';
import { checkOptionsOfScores, checkScoreOptions } from './score-options.ts';
import { probabilitiesOf, scoresOf, setsOf, type ScoredProblem } from './score-problem.ts';
import type { Dataset, Formula, GivenAnswer, Label, ReportOptions, Slip, SlipExplanation, Verdict } from './types.ts';

/** What answers are checked against, as plain data: counts, or cases with scores. */
export interface CheckableData extends Pick<Dataset, 'kind' | 'labels' | 'predictedLabels' | 'positive' | 'models'> {
  /** Row-major, rows are the truth. */
  counts?: Float64Array;
  rivals?: Dataset['rivals'];
  proportion?: { successes: number; trials: number };
  scored?: ScoredProblem;
}

export interface Checker {
  /** As `Dataset.check`. */
  check(data: CheckableData, answers: readonly GivenAnswer[], options?: ReportOptions): Verdict[];
}

/** Enough for any page of homework. */
const mostAnswers = 10_000;

/** Of a dataset and, where it has scores, what it was made of. @throws RangeError for decisions */
export function checkableData(
  dataset: Pick<Dataset, 'kind' | 'labels' | 'predictedLabels' | 'positive' | 'models' | 'matrix' | 'rivals'>,
  problem: () => Dataset['problem'],
): CheckableData {
  const { kind, labels, predictedLabels, positive, models, matrix, rivals } = dataset;
  const names = {
    kind,
    labels,
    ...(predictedLabels && { predictedLabels }),
    ...(positive !== undefined && { positive }),
    ...(models && { models }),
  };
  switch (kind) {
    case 'labels':
    case 'matrix':
      return { ...names, counts: matrix!, ...(rivals && { rivals }) };
    case 'counts': {
      const counts = problem();
      if (counts.kind === 'counts' && 'trials' in counts) return { ...names, proportion: counts };
      return { ...names, ...(rivals && { rivals }) };
    }
    case 'decision':
      throw new RangeError('Answers about decisions are not checked.');
    default:
      return { ...names, scored: problem() as ScoredProblem };
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isTextOrNumber = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
const typeOf = (value: unknown): string => (value === null ? 'null' : typeof value);

/** What callers without types may pass. @throws RangeError */
function checkGiven(answers: unknown, options: unknown): void {
  if (!Array.isArray(answers) || answers.length > mostAnswers) {
    throw new RangeError(`answers must be a list of at most ${mostAnswers}`);
  }
  if (!isObject(options)) throw new RangeError(`options must be an object, not ${typeOf(options)}`);
  for (const [at, given] of answers.entries()) {
    const name = `answers[${at}]`;
    if (!isObject(given)) throw new RangeError(`${name} must be an object with an answer, not ${typeOf(given)}`);
    const { id, class: label, answer } = given as Record<keyof GivenAnswer, unknown>;
    if (!isTextOrNumber(answer)) throw new RangeError(`${name}.answer must be text or a number, not ${typeOf(answer)}`);
    if (id !== undefined && typeof id !== 'string') throw new RangeError(`${name}.id must be text, not ${typeOf(id)}`);
    if (label !== undefined && !isTextOrNumber(label)) {
      throw new RangeError(`${name}.class must be text or a number, not ${typeOf(label)}`);
    }
  }
}

/** `core` is what the module that checks answers exports. */
export function checkerOf(core: WasmChecker, latex: (formula: Formula) => string): Checker {
  const canonical = (label: Label): string => core.canonicalLabel(wellFormed(String(label)));

  const ask = (data: CheckableData, answers: object[], options: ReportOptions): ReturnType<typeof core.checkCounts> => {
    const { labels, predictedLabels, positive, models, counts, rivals, proportion, scored } = data;
    if (!scored) {
      const names = (list: readonly Label[] | undefined): string[] | undefined => list?.map(canonical);
      const table = counts && {
        rows: labels.length,
        columns: (predictedLabels ?? labels).length,
        counts,
        labels: names(labels),
        predictedLabels: names(predictedLabels),
        positive: positive === undefined ? undefined : canonical(positive),
      };
      return core.checkCounts({ table, rivals, proportion }, answers, checkOptions(options, labels.length));
    }
    if (scored.kind === 'scores') {
      const isPositiveFirst = positive !== undefined && labels[0] === positive;
      return core.checkScores(scoresOf(scored), answers, checkOptionsOfScores(options, isPositiveFirst, models));
    }
    const checked = checkScoreOptions(options, labels.length, models);
    return scored.kind === 'probabilities'
      ? core.checkProbabilities(probabilitiesOf(scored), answers, checked)
      : core.checkLabelSets(setsOf(scored, canonical), answers, checked);
  };

  return {
    check(data, answers, options = {}) {
      checkGiven(answers, options);
      const { labels, positive } = data;
      // The positive class of scores need not occur; in the core it then comes after the one that does.
      const rows = positive === undefined || labels.includes(positive) ? labels : [...labels, positive];
      const columns = data.predictedLabels ?? rows;
      const rowNames = rows.map(canonical);
      const classIndex = (label: Label | undefined): number => {
        if (label === undefined) return positive === undefined ? 0 : Math.max(0, rows.indexOf(positive));
        const at = rowNames.indexOf(canonical(label));
        if (at < 0) throw new RangeError(`There is no class ${JSON.stringify(label)}.`);
        return at;
      };
      const given = answers.map(({ id, class: label, answer }) => ({
        id,
        class: classIndex(label),
        answer: wellFormed(String(answer)),
      }));

      const slipOf = ({ class: at, row, column, base, ...slip }: WasmSlip): Slip => ({
        ...slip,
        ...(at !== undefined && { class: rows[at]! }),
        ...(row !== undefined && { row: rows[row]! }),
        ...(column !== undefined && { column: columns[column]! }),
        ...(base !== undefined && { base: base === 2 || base === 10 ? base : 'e' }),
      });
      const explanationOf = ({
        slips,
        value,
        plausibility,
        symbolic,
        substituted,
        same,
        variants,
      }: WasmExplained): SlipExplanation => ({
        slips: slips.map(slipOf),
        value: orNull(value),
        plausibility,
        worked: { symbolic, substituted, latex: { symbolic: latex(symbolic), substituted: latex(substituted) } },
        ...(same && { same: same.map((others) => others.map(slipOf)) }),
        ...(variants && {
          variants: variants.map((variant) => ({
            slips: variant.slips.map(slipOf),
            value: orNull(variant.value),
          })),
        }),
      });
      const verdictOf = (checked: WasmChecked, answer: string): Verdict => {
        if (checked.refused) throw new RangeError(refusals[checked.refused](checked.id!));
        return {
          ...(checked.id !== undefined && { id: checked.id }),
          ...(checked.class !== undefined && { class: rows[checked.class]! }),
          answer,
          value: orNull(checked.value),
          verdict: checked.verdict,
          explanations: checked.explanations.map(explanationOf),
          others: checked.others,
          nearest: checked.nearest.map(explanationOf),
          ...(!checked.readable && { error: { code: 'bad-answer', excerpt: answer.slice(0, 80), expected: 'number' } }),
        };
      };

      const result = ask(data, given, options);
      if (!Array.isArray(result)) throw new InputError(result.error);
      return result.map((checked, at) => verdictOf(checked, given[at]!.answer));
    },
  };
}

/** Starts the module that checks answers. */
export const startChecker = async (module: WebAssembly.Module, latex: (formula: Formula) => string): Promise<Checker> =>
  checkerOf(await start(createChecker, module), latex);

const refusals: Record<NonNullable<WasmChecked['refused']>, (id: string) => string> = {
  unknown: (id) => `There is no metric ${JSON.stringify(id)} of these data.`,
  shape: (id) => `${id} is no single number.`,
};
