import type { Problem } from '../core/types/problem.ts';
import type { ClassRates } from '../plots/class-points.ts';
import { normalProbability } from '../plots/normal-probability.ts';
import { normalQuantile } from '../plots/normal-quantile.ts';

/** Two classes with normally distributed scores. Those of the negatives have mean 0 and standard deviation 1. */
export interface Simulation {
  /** Mean of the positives. */
  distance: number;
  /** Standard deviation of the positives. */
  spread: number;
  /** Share of the positives. */
  prevalence: number;
  cases: number;
}

/** Range of each number, which is a multiple of the step. */
export const simulationRanges: Readonly<Record<keyof Simulation, { lowest: number; highest: number; step: number }>> = {
  distance: { lowest: 0, highest: 4, step: 0.01 },
  spread: { lowest: 0.3, highest: 3, step: 0.05 },
  prevalence: { lowest: 0.01, highest: 0.99, step: 0.01 },
  cases: { lowest: 20, highest: 2000, step: 20 },
};

export const firstSimulation: Simulation = { distance: 1.5, spread: 1, prevalence: 0.5, cases: 400 };

/** The nearest value in the range. */
export function inRange(name: keyof Simulation, value: number): number {
  const { lowest, highest, step } = simulationRanges[name];
  const rounded = Number((Math.round(value / step) * step).toFixed(2));
  return Math.min(highest, Math.max(lowest, rounded));
}

/** With three decimals few of 2000 cases are tied, and no score is too long to read. */
const decimals = 3;

/**
 * Quantiles of each distribution at (i + 1/2) / n, i from 0; nothing is drawn at random. So the curves are those of the
 * distributions, as near as this number of cases allows, and always the same. While one number is changed, nothing else
 * moves.
 */
function quantiles(count: number, mean: number, deviation: number): number[] {
  return Array.from({ length: count }, (_, at) => {
    const score = mean + deviation * normalQuantile((at + 0.5) / count);
    return Number(score.toFixed(decimals)) + 0; // no −0
  });
}

/** Each class has at least one case, whatever its share. */
export function simulatedScores({
  distance,
  spread,
  prevalence,
  cases,
}: Simulation): Extract<Problem, { kind: 'scores' }> {
  const positives = Math.min(cases - 1, Math.max(1, Math.round(prevalence * cases)));
  const negatives = cases - positives;
  return {
    kind: 'scores',
    truth: [...Array<string>(positives).fill('positive'), ...Array<string>(negatives).fill('negative')],
    scores: [...quantiles(positives, distance, spread), ...quantiles(negatives, 0, 1)],
    positive: 'positive',
  };
}

/** Scores whose ROC curve passes through a point, or near it. */
export interface SimulationThrough {
  simulation: Simulation;
  /** The threshold at which the curve reaches that point. */
  threshold: number;
  /** False where no such curve passes through the point. */
  passes: boolean;
}

/** Rates of 0 and 1 have infinite normal deviates, so they are replaced by rates this far from both. */
const edge = 0.005;

const inside = (rate: number): number => (rate <= 0 ? edge : rate >= 1 ? 1 - edge : rate);

/**
 * With both deviations 1, the distance is d' = Φ⁻¹(TPR) − Φ⁻¹(FPR), at the threshold −Φ⁻¹(FPR) (Green and Swets 1966).
 * For a point on the edge of the ROC plane, below its diagonal, or farther from it than the largest distance, the curve
 * passes only near it.
 */
export function simulationThrough({ recall, falsePositiveRate, prevalence }: ClassRates): SimulationThrough {
  const [found, alarms] = [inside(recall), inside(falsePositiveRate)];
  const wanted = normalQuantile(found) - normalQuantile(alarms);
  const distance = inRange('distance', wanted);
  const { step } = simulationRanges.distance;
  return {
    simulation: { ...firstSimulation, distance, prevalence: inRange('prevalence', prevalence) },
    threshold: Number((-normalQuantile(alarms)).toFixed(2)) + 0,
    passes: found === recall && alarms === falsePositiveRate && Math.abs(wanted - distance) < step,
  };
}

/** Number of points that makes a curve look smooth. */
const pieces = 120;
/** Range of threshold and distance in standard deviations; beyond it nothing is visible. */
const farthest = 4;

/** Rates of the distributions themselves, by falling thresholds. */
export function simulatedRates({ distance, spread }: Simulation): Record<'recall' | 'falsePositiveRate', Float64Array> {
  const [first, last] = [
    Math.max(farthest, distance + farthest * spread),
    Math.min(-farthest, distance - farthest * spread),
  ];
  const thresholds = Float64Array.from({ length: pieces + 1 }, (_, at) => first + ((last - first) * at) / pieces);
  return {
    falsePositiveRate: thresholds.map((threshold) => normalProbability(-threshold)),
    recall: thresholds.map((threshold) => normalProbability((distance - threshold) / spread)),
  };
}
