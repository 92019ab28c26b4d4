import { InputError } from '../core/input-error.ts';
import type { Curve } from '../core/types/curves.ts';
import type { Notice } from '../core/types/notices.ts';
import type { Problem } from '../core/types/problem.ts';
import type { Explanation, ReportOptions } from '../core/types/report.ts';
import { costMeasures } from '../locales/decisions.ts';
import { plotPixels } from '../plots/options.ts';
import type { AsyncCalculator, AsyncDataset } from '../worker/async-calculator.ts';
import { decidedAt, oneAgainstRest, pointAt } from './score-thresholds.ts';

/** Costs by truth, then decision. */
export interface Costs {
  l00: number;
  l01: number;
  l10: number;
  l11: number;
}

/** Number of significant digits kept. Further digits are rounding errors of 1 − π. */
const digits = 12;

/** Scores of two classes, with the results at each threshold. */
export interface Cases {
  dataset: AsyncDataset;
  /** Whether the dataset was made here and so is released here. */
  isOwn: boolean;
  /** Whether the data are an example, not those read on the page. */
  isExample: boolean;
  /** The whole ROC curve, with its counts; null where a class has no cases. */
  roc: Curve | null;
  /** The curve and its hull as drawn. */
  shown: { roc: Curve; hull: Curve } | null;
}

/** The decision for given cases. */
export interface OnData {
  cases: Cases & { roc: Curve; shown: { roc: Curve; hull: Curve } };
  options: ReportOptions;
  slope: Explanation;
  leastCost: Explanation;
  leastCostThreshold: Explanation;
  /** Where scores are probabilities: the threshold, and its cost where that has a value. */
  shifted?: { threshold: Explanation; cost: Explanation | undefined };
  costs: Curve;
  shownCosts: Curve;
}

/** Results that follow from the costs. */
export interface CostsDecided {
  costs: Costs;
  prevalence: number | null;
  threshold?: Explanation;
  /** Cost ratio with its threshold, where right decisions cost nothing. */
  ratio?: { c: number; threshold: Explanation };
  notices: readonly Notice[];
  refusal?: InputError;
  onData?: OnData;
}

/** Cost of a false negative divided by that of a false positive, where right decisions cost nothing. */
export function ratioOf({ l00, l01, l10, l11 }: Costs): number | undefined {
  return l00 === 0 && l11 === 0 && l01 > 0 && l10 >= 0 ? Number((l10 / l01).toPrecision(digits)) : undefined;
}

/** Slope of the line of equal cost that touches the hull; null where there is none. */
export function inclinationOf({ value }: Explanation): number | null {
  return typeof value === 'number' && value >= 0 ? value : null;
}

/** Costs and shares for a report of scores, in the order of their labels. */
function optionsOf(
  { labels, positive }: AsyncDataset,
  { l00, l01, l10, l11 }: Costs,
  prevalence: number | null,
): Pick<ReportOptions, 'costMatrix' | 'priors'> {
  const isPositiveFirst = labels[0] === positive;
  const costMatrix = isPositiveFirst
    ? [
        [l11, l10],
        [l01, l00],
      ]
    : [
        [l00, l01],
        [l10, l11],
      ];
  if (prevalence === null) return { costMatrix };
  const rest = Number((1 - prevalence).toPrecision(digits));
  return { costMatrix, priors: isPositiveFirst ? [prevalence, rest] : [rest, prevalence] };
}

/** Cases of scores, or of probabilities of two classes. Where the data are neither, those of an example, if wanted. */
export async function casesOf(
  calculator: AsyncCalculator,
  data: AsyncDataset | undefined,
  model: string,
  wantsExample: boolean,
): Promise<Cases | null> {
  const own = data ? await problemOfClass(data) : undefined;
  const isScores = data?.kind === 'scores';
  const isExample = !isScores && !own && wantsExample;
  if (!isScores && !own && !wantsExample) return null;
  const dataset = isScores ? data : await calculator.dataset(own ?? (await exampleProblem()));
  const options = isScores && dataset.models ? { model } : {};
  const [roc, shownRoc, hull] = await Promise.all([
    dataset.curve('roc', options),
    dataset.curve('roc', { ...options, pixels: plotPixels }),
    dataset.curve('roc-hull', { ...options, pixels: plotPixels }),
  ]);
  const shown = shownRoc && hull ? { roc: shownRoc, hull } : null;
  return { dataset, isOwn: !isScores, isExample, roc, shown };
}

/** For probabilities of two classes: the scores of the positive one. */
async function problemOfClass(data: AsyncDataset): Promise<Problem | undefined> {
  if (data.kind !== 'probabilities' || data.labels.length !== 2 || data.positive === undefined) return undefined;
  return oneAgainstRest(await data.problem(), data.labels.indexOf(data.positive)) ?? undefined;
}

/** Share of the positive cases; undefined without a curve. */
export function sampleShare(cases: Cases | null): number | undefined {
  if (!cases?.roc) return undefined;
  const { positives, negatives } = decidedAt(cases.roc, 0);
  return positives / (positives + negatives);
}

/** The thresholds at which to decide, and whether the costs leave a choice. */
export async function thresholdsOf(
  calculator: AsyncCalculator,
  costs: Costs,
): Promise<Pick<CostsDecided, 'threshold' | 'ratio' | 'notices' | 'refusal'>> {
  const c = ratioOf(costs);
  try {
    const dataset = await calculator.dataset({
      kind: 'decision',
      costs,
      ...(c === undefined ? {} : { costRatio: c }),
    });
    try {
      const [threshold, ofRatio] = await Promise.all([
        dataset.explain(costMeasures.threshold),
        c === undefined ? undefined : dataset.explain(costMeasures.ratioThreshold),
      ]);
      return {
        threshold,
        notices: dataset.notices,
        ...(ofRatio && c !== undefined && { ratio: { c, threshold: ofRatio } }),
      };
    } finally {
      dataset.release();
    }
  } catch (error) {
    if (error instanceof InputError) return { notices: [], refusal: error };
    throw error;
  }
}

/** @param prevalence null: the prevalence of the data */
export async function decisionOn(
  cases: Cases,
  model: string,
  costs: Costs,
  prevalence: number | null,
): Promise<OnData | undefined> {
  const { dataset, roc, shown } = cases;
  if (!roc || !shown) return undefined;
  const ofModel = dataset.models ? { model } : {};
  const decision = { ...optionsOf(dataset, costs, prevalence), ...ofModel };
  const explain = (id: string): Promise<Explanation> => dataset.explain(id, decision);
  const [slope, leastCost, leastCostThreshold, curve, shownCosts, shifted] = await Promise.all([
    explain(costMeasures.slope),
    explain(costMeasures.leastCost),
    explain(costMeasures.leastCostThreshold),
    dataset.curve('expected-cost', decision),
    dataset.curve('expected-cost', { ...decision, pixels: plotPixels }),
    dataset.scored?.probabilities === true ? explain(costMeasures.shiftedThreshold) : undefined,
  ]);
  if (!curve || !shownCosts) return undefined;
  const at = shifted?.value;
  const cost =
    typeof at === 'number'
      ? await dataset.explain(costMeasures.costAtThreshold, { ...decision, threshold: at })
      : undefined;
  return {
    cases: { ...cases, roc, shown },
    options: decision,
    slope,
    leastCost,
    leastCostThreshold,
    ...(shifted && { shifted: { threshold: shifted, cost } }),
    costs: curve,
    shownCosts,
  };
}

/** The point of the curve with the threshold of least cost. */
export function bestPoint({ cases: { roc, dataset }, leastCostThreshold: { value } }: OnData): number {
  return typeof value === 'number' ? pointAt(roc, value, dataset.scored?.lowerIsPositive === true) : 0;
}

/** Cost at a threshold. */
export function costAt({ cases, options }: OnData, threshold: number): Promise<Explanation> {
  return cases.dataset.explain(costMeasures.costAtThreshold, {
    ...options,
    // At the ends of the curve the threshold is infinite, which the option does not accept.
    threshold: Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, threshold)),
  });
}

/** The cases of an example that is a table of truth and score. */
async function exampleProblem(): Promise<Problem> {
  const { scoreExamples } = await import('../examples/score-examples.ts');
  const { text } = scoreExamples.find(({ id }) => id === 'twentyCases')!;
  const rows = text
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
  return {
    kind: 'scores',
    truth: rows.map(([truth = '']) => truth),
    scores: rows.map(([, score]) => Number(score)),
    positive: 'p',
  };
}
