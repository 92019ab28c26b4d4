import { createCalculator, type Dataset } from 'deconfuse';
import { describe, expect, test } from 'vitest';
import { textOf } from '../../web/session/problem-text.ts';
import {
  firstSimulation,
  inRange,
  simulatedScores,
  simulationRanges,
  type Simulation,
} from '../../web/session/simulation.ts';
import { sourceOfProblem } from '../../web/session/source.ts';

const calculator = await createCalculator();

const scoresOf = (simulation: Partial<Simulation> = {}) => simulatedScores({ ...firstSimulation, ...simulation });
const datasetOf = (simulation: Partial<Simulation>): Dataset => calculator.dataset(scoresOf(simulation));
const reported = (simulation: Partial<Simulation>, metric: string): number =>
  datasetOf(simulation).report().metrics[metric] as number;
const auc = (simulation: Partial<Simulation>): number => reported(simulation, 'roc_auc');

/** Φ by the trapezoidal rule, whose error is far below the tolerance here. */
function normalProbability(x: number): number {
  const steps = 1000;
  const density = (at: number): number => Math.exp((-at * at) / 2) / Math.sqrt(2 * Math.PI);
  let sum = (density(0) + density(x)) / 2;
  for (let step = 1; step < steps; step++) sum += density((x * step) / steps);
  return 0.5 + (sum * x) / steps;
}

/** Every setting at its lowest, its highest and a middle value. */
const settings = (Object.keys(simulationRanges) as (keyof Simulation)[]).reduce<Partial<Simulation>[]>(
  (chosen, name) => {
    const { lowest, highest } = simulationRanges[name];
    return [lowest, inRange(name, (lowest + highest) / 2), highest].flatMap((value) =>
      chosen.map((others) => ({ ...others, [name]: value })),
    );
  },
  [{}],
);

describe('simulated scores', () => {
  test.each<[prevalence: number, cases: number, positives: number]>([
    [0.5, 400, 200],
    [0.3, 20, 6],
    [0.01, 20, 1],
    [0.99, 20, 19],
    [0.01, 2000, 20],
  ])('of the share %d of %d cases are %d positive', (prevalence, cases, positives) => {
    const { truth, scores } = scoresOf({ prevalence, cases });
    expect([truth.length, (scores as number[]).length]).toEqual([cases, cases]);
    expect(Array.from(truth as string[]).filter((label) => label === 'positive')).toHaveLength(positives);
  });

  test('are the same each time, with the set means and deviations', () => {
    const asked = { distance: 1.35, spread: 2, cases: 2000, prevalence: 0.4 };
    expect(scoresOf(asked)).toEqual(scoresOf(asked));
    const { truth, scores } = scoresOf(asked);
    for (const [label, mean, deviation] of [
      ['positive', 1.35, 2],
      ['negative', 0, 1],
    ] as const) {
      const own = (scores as number[]).filter((_, at) => truth[at] === label);
      const found = own.reduce((sum, score) => sum + score, 0) / own.length;
      const variance = own.reduce((sum, score) => sum + (score - found) ** 2, 0) / own.length;
      expect(found).toBeCloseTo(mean, 3);
      // The tails beyond the last quantiles are missing.
      expect(Math.sqrt(variance) / deviation).toBeCloseTo(1, 2);
    }
  });

  test.each<[distance: number, spread: number]>([
    [0, 1],
    [0, 3],
    [1, 1],
    [1.5, 0.3],
    [2, 2.5],
    [4, 3],
  ])('with distance %d and spread %d have the AUC Φ(d / √(1 + s²))', (distance, spread) => {
    const expected = normalProbability(distance / Math.hypot(1, spread));
    expect(auc({ distance, spread, cases: 2000 })).toBeCloseTo(expected, 3);
    expect(Math.abs(auc({ distance, spread, cases: 200, prevalence: 0.2 }) - expected)).toBeLessThan(0.005);
  });

  test('without distance rank at random, whatever the spread and the share', () => {
    for (const spread of [0.3, 1, 2.2]) {
      for (const prevalence of [0.05, 0.3, 0.8]) expect(auc({ distance: 0, spread, prevalence })).toBeCloseTo(0.5, 12);
    }
  });

  test('keep their ROC curve when there are fewer positives, and lose precision', () => {
    const shares = [0.5, 0.2, 0.05];
    const areas = shares.map((prevalence) => auc({ prevalence, cases: 2000 }));
    for (const area of areas) expect(area).toBeCloseTo(areas[0]!, 2);
    const precisions = shares.map((prevalence) => reported({ prevalence, cases: 2000 }, 'average_precision'));
    expect(precisions[1]).toBeLessThan(precisions[0]! - 0.1);
    expect(precisions[2]).toBeLessThan(precisions[1]! - 0.1);
  });

  test('are never taken for probabilities, and are the same as a text', () => {
    expect(settings).toHaveLength(81);
    for (const setting of settings) {
      const problem = scoresOf(setting);
      const { text, options } = sourceOfProblem(problem, undefined);
      expect(text).toBe(textOf(problem));
      const [made, read] = [calculator.dataset(problem), calculator.read(text, options)];
      expect(made.scored?.probabilities).toBe(false);
      expect(read.problem).toEqual(made.problem);
      expect(read.report()).toEqual(made.report());
      for (const dataset of [made, read]) dataset.release();
    }
  });
});

test('settings are steps within their ranges', () => {
  expect(inRange('distance', 0.149)).toBe(0.15);
  expect(inRange('distance', -1)).toBe(0);
  expect(inRange('spread', 0.01)).toBe(0.3);
  expect(inRange('prevalence', 0.287)).toBe(0.29);
  expect(inRange('cases', 4000)).toBe(2000);
  expect(inRange('cases', 111)).toBe(120);
  for (const name of Object.keys(simulationRanges) as (keyof Simulation)[])
    expect(inRange(name, firstSimulation[name])).toBe(firstSimulation[name]);
});

test('scores of two models are written with their names', () => {
  const scores = { A: [0.5, 1], 'B\t"2"': [2, -0.25] };
  expect(textOf({ kind: 'scores', truth: [1, 0], scores })).toBe('truth\tA\t"B\t""2"""\n1\t0.5\t2\n0\t1\t-0.25');
});
