// Inputs with cancellation of digits, or with extreme values, against values of 60 digits
// (tests/conditioning/cases.py).
import { readFileSync } from 'node:fs';
import { createCalculator, type Problem, type ReportOptions } from 'deconfuse';
import { describe, expect, test } from 'vitest';

interface Case {
  name: string;
  kind: 'matrix' | 'counts' | 'scores';
  input: {
    matrix?: number[][];
    classes?: string[];
    true?: number[];
    scores?: number[];
    scores2?: number[];
    weights?: number[];
  };
  options: ReportOptions;
  expected: Record<string, number>;
}

const file = new URL('../conditioning/cases.json', import.meta.url);
const cases = JSON.parse(readFileSync(file, 'utf8')) as Case[];
const calculator = await createCalculator();

function problemOf({ kind, input }: Case): Problem {
  if (kind === 'counts') return { kind, ...input } as Problem;
  if (kind === 'matrix') return { kind, counts: input.matrix!, labels: input.classes! };
  const scores = input.scores2 ? { A: input.scores!, B: input.scores2 } : input.scores!;
  const { weights } = input;
  return { kind, truth: input.true!, scores, positive: 1, ...(weights && { weights }) };
}

/** Tolerance of most values: some units in the last place. */
const relative = 2e-15;
/**
 * Tolerance of a value that remains after subtracting numbers of about 1: their last digits, as long as they are its
 * twelfth or later ones. With fewer digits left, formulas of counts are evaluated as fractions.
 */
const absolute = 2 ** -50;
const twelveDigits = 1e-12;

/**
 * Larger tolerances, in units of the value. A power of e loses as many bits as its exponent has before the binary
 * point.
 */
const further: Readonly<Record<string, number>> = {
  perplexity: 1e-13, // e^368
  chi_squared_p_value: 1e-13,
  g_squared_p_value: 3e-13, // at 9e-131 G² is 592, and its four last bits come to 2.3e-13
  fisher_exact_p_value: 1e-13,
  mcnemar_p_value: 1e-13,
  mcnemar_p_value_corrected: 1e-13,
  mcnemar_exact_p_value: 5e-14,
  mcnemar_mid_p_value: 5e-14,
  delong_p_value: 2e-14,
  accuracy_p_value: 1e-9, // 5e-10 at 1e-289, by Boost's incomplete beta function, which has 15 digits at 1e-114
};

const ofLogarithms = new Set([
  ...['g_squared', 'mutual_information', 'kl_divergence', 'kl_divergence_reverse', 'jensen_shannon_divergence'],
  ...['homogeneity', 'completeness', 'v_measure', 'normalized_mutual_information_arithmetic'],
]);

/**
 * Metrics computed in doubles: sums over cases have no fractions, and products of pairs of a hundred million cases are
 * too large for them.
 */
const inDoubles = new Set(['log_loss', 'd2_log_loss', 'h_measure', 'adjusted_rand_index']);

/** Tolerance of a value. Metrics made of logarithms are accurate relative to their own size, however small they are. */
function allowed(id: string, value: number): number {
  const own = (further[id] ?? relative) * Math.abs(value);
  if (id.includes('p_value') || ofLogarithms.has(id)) return own;
  return Math.max(own, inDoubles.has(id) ? absolute : Math.min(absolute, twelveDigits * Math.abs(value)));
}

describe('values of 60 digits', () => {
  test.each(cases.map((one) => [one.name, one] as const))('%s', (_, one) => {
    const { metrics } = calculator.dataset(problemOf(one)).report(one.options);
    const off = Object.entries(one.expected).flatMap(([id, expected]) => {
      const value = metrics[id] as number;
      const difference = Math.abs(value - expected);
      return value === expected || difference <= allowed(id, expected)
        ? []
        : [`${id} is ${value}, not ${expected}: ${(difference / Math.abs(expected)).toExponential(1)} of it`];
    });
    expect(off).toEqual([]);
  });
});

/** Numbers from 0 to 2^31 − 2, the same in every run (Park and Miller 1988). */
function generator(): () => number {
  let state = 7;
  return () => (state = (state * 48_271) % 2_147_483_647);
}

test('the area under a million scores that are close together, many of them equal', () => {
  const next = generator();
  const cases = 1_000_000;
  const places = 400_000;
  const truth = new Uint8Array(cases);
  const scores = new Float64Array(cases);
  const counts = [new Float64Array(places), new Float64Array(places)];
  for (let at = 0; at < cases; at++) {
    truth[at] = next() % 2;
    const place = next() % places;
    counts[truth[at]!]![place]!++;
    scores[at] = 1 + place * 2 ** -52;
  }
  const [ofNegatives, ofPositives] = counts as [Float64Array, Float64Array];
  let below = 0;
  // Twice the number of pairs in order, with ties as halves: below 2^53, so that it is exact.
  let twice = 0;
  for (let place = 0; place < places; place++) {
    twice += ofPositives[place]! * (2 * below + ofNegatives[place]!);
    below += ofNegatives[place]!;
  }
  const dataset = calculator.dataset({ kind: 'scores', truth, scores, positive: 1 });
  expect(dataset.report({ metrics: ['roc_auc'] }).metrics.roc_auc).toBe(twice / 2 / (below * (cases - below)));
});

test('the Brier score and the log loss of a hundred thousand cases of a hundred classes', () => {
  const next = generator();
  const cases = 100_000;
  const classes = 100;
  const whole = 2 ** 20;
  const truth = new Int32Array(cases);
  const probabilities: Float64Array[] = [];
  const found = new Map<number, number>();
  // In units of 2^-40: below 2^53 for one row, and a BigInt for the sum of all rows.
  let squares = 0n;
  for (let at = 0; at < cases; at++) {
    const row = new Float64Array(classes).fill(1);
    let rest = whole - classes;
    for (let label = 0; label < classes - 1; label++) {
      const share = next() % (1 + Math.floor(rest / 8));
      row[label]! += share;
      rest -= share;
    }
    row[classes - 1]! += rest;
    truth[at] = next() % classes;
    const right = row[truth[at]!]!;
    found.set(right, (found.get(right) ?? 0) + 1);
    const ofRow = row.reduce((sum, share, label) => sum + (share - (label === truth[at] ? whole : 0)) ** 2, 0);
    squares += BigInt(ofRow);
    probabilities.push(row.map((share) => share / whole));
  }
  const labels = Array.from({ length: classes }, (_, label) => label);
  const dataset = calculator.dataset({ kind: 'probabilities', truth, labels, probabilities });
  const { metrics } = dataset.report({ metrics: ['brier_score_multiclass', 'log_loss'] });
  const brier = Number(squares) / 2 ** 40 / cases;
  expect(Math.abs((metrics.brier_score_multiclass as number) / brier - 1)).toBeLessThan(relative);
  // Equal logarithms are counted, so that only few numbers are summed.
  const loss = [...found].reduce((sum, [share, times]) => sum - times * Math.log(share / whole), 0) / cases;
  expect(Math.abs((metrics.log_loss as number) / loss - 1)).toBeLessThan(1e-13);
});
