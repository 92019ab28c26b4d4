import type { ThresholdForm } from '../plots/options.ts';
import { choiceIn, fieldsOf, numberIn, textIn, wholeIn } from '../share/plain-data.ts';
import type { AsyncDataset } from '../worker/async-calculator.ts';
import type { Costs } from './score-data.ts';

/** What the reader has chosen about scores. */
export interface ScoreChoices {
  model: string;
  /** Class set against all others, of several classes or labels; undefined: all pooled. */
  classIndex: number | undefined;
  /** Threshold chosen for data that are still to come, or for the data with this name. */
  awaited: { of?: string | undefined; threshold: number } | undefined;
  thresholdForm: ThresholdForm;
  costs: Costs;
}

export const firstCosts: Costs = { falsePositive: 1, falseNegative: 1 };
const largestCost = 1e150;
const longestName = 10_000;

/** Name that distinguishes data to the extent that a threshold of one is of no use for the others. */
export const nameOf = ({ kind, labels, models = [], total }: AsyncDataset): string =>
  [kind, labels.length, models.length, total].join(' ');

/** The threshold for JSON. It is infinite at the ends of the curve, and JSON has no infinite numbers. */
export const jsonOf = (threshold: number): number | string =>
  Number.isFinite(threshold) ? threshold : String(threshold);
const endOf = (text: unknown): number | undefined =>
  [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY].find((end) => String(end) === text);

/** The valid choices of any JSON value; otherwise the initial ones. */
export function scoreChoicesIn(kept: unknown): ScoreChoices {
  const { model, class: chosen, threshold, thresholdForm, costs } = fieldsOf(kept);
  const { falsePositive, falseNegative } = fieldsOf(costs);
  const [positiveCost, negativeCost] = [falsePositive, falseNegative].map((cost) => numberIn(cost, 0, largestCost));
  const { of, at: given } = fieldsOf(threshold);
  const at = endOf(given) ?? numberIn(given, -Number.MAX_VALUE, Number.MAX_VALUE);
  return {
    // A model or class that the data do not have is replaced by the first when they come.
    model: textIn(model, longestName) ?? '',
    classIndex: chosen === 'pooled' ? undefined : (wholeIn(chosen, 0, Number.MAX_SAFE_INTEGER) ?? 0),
    awaited: typeof of === 'string' && at !== undefined ? { of, threshold: at } : undefined,
    thresholdForm: choiceIn(thresholdForm, ['t', 'τ'] as const) ?? 't',
    costs:
      positiveCost === undefined || negativeCost === undefined
        ? firstCosts
        : { falsePositive: positiveCost, falseNegative: negativeCost },
  };
}
