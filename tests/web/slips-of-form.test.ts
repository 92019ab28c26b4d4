// Wrong answers and the slip of form that gives them, computed by an independent program; and verdicts on answers about
// decisions.
import { readFileSync } from 'node:fs';
import { createCalculator, type Problem, type SlipKind } from 'deconfuse';
import { describe, expect, test } from 'vitest';

const calculator = await createCalculator();

interface Case {
  name: string;
  problem: Problem;
  question: { id: string; class?: string };
  answer: string;
  kind: SlipKind;
  equivalent: SlipKind[];
  digits: { value: number; unit: number };
}

const cases = Object.values(JSON.parse(readFileSync('tests/cases/slips-of-form.json', 'utf8')) as Record<string, Case>);

/** Whether the slip alone is among the first three explanations. */
function isNamed({ problem, question, answer, kind, equivalent, digits }: Case): boolean {
  const dataset = calculator.dataset(problem);
  const [verdict] = dataset.check([{ ...question, answer }]);
  dataset.release();
  return verdict!.explanations
    .slice(0, 3)
    .some(
      ({ slips, value }) =>
        Math.abs(value! - digits.value) <= digits.unit / 2 + 1e-9 &&
        slips.length === 1 &&
        [kind, ...equivalent].includes(slips[0]!.kind),
    );
}

describe('slips of form', () => {
  const kinds = [...new Set(cases.map(({ kind }) => kind))];

  test.each(kinds)('%s is named in four of five cases, and in more than nine of ten of all', (kind) => {
    const of = cases.filter((one) => one.kind === kind);
    expect(of.filter(isNamed).length / of.length).toBeGreaterThanOrEqual(0.8);
  });

  test('all kinds together are named in more than 92 cases of 100', () => {
    expect(cases.filter(isNamed).length / cases.length).toBeGreaterThanOrEqual(0.92);
  });
});

const two = { kind: 'matrix', counts: [[20, 5], [10, 15]], labels: ['a', 'b'], positive: 'a' } as const satisfies Problem; // prettier-ignore
const three = { kind: 'matrix', counts: [[12, 2, 1], [3, 8, 4], [0, 1, 9]], labels: ['x', 'y', 'z'] } as const satisfies Problem; // prettier-ignore
const diagnosis = { kind: 'decision', prior: 0.1, sensitivity: 0.9, specificity: 0.7 } as const satisfies Problem;
const risks = {
  kind: 'decision',
  states: ['ill', 'well'],
  actions: ['treat', 'wait'],
  loss: [[0, 10], [1, 0]], // prettier-ignore
  prior: [0.2, 0.8],
  likelihoods: [[0.6, 0.4], [0.2, 0.8]], // prettier-ignore
  observations: ['+', '−'],
} as const;

const counted = { kind: 'distributions', p: [5, 3, 2] } as const satisfies Problem;
const rates = { kind: 'decision', precision: [0.8], recall: [0.5] } as const satisfies Problem;

test.each<[Problem, { id: string; class?: string; observation?: string; action?: string }, string, object]>([
  [two, { id: 'matthews_correlation' }, '0.1667', { kind: 'squared', how: 'result' }],
  [two, { id: 'balanced_accuracy' }, '0.7333', { kind: 'mean-of-rates', quantities: ['precision', 'recall'] }],
  [three, { id: 'f1_macro' }, '0.775', { kind: 'term', how: 'left-out-of-mean', class: 'y' }],
  [three, { id: 'f1_macro' }, '0.4551', { kind: 'term', how: 'left-out-of-sum', class: 'x' }],
  [three, { id: 'mutual_information' }, '3.1342', { kind: 'term', how: 'left-out', alternative: true }],
  [counted, { id: 'distribution_entropy' }, '-18.36', { kind: 'scale', how: 'not-normalised' }],
  [rates, { id: 'f_from_rates' }, '0.65', { kind: 'arithmetic-f1' }],
  [diagnosis, { id: 'posterior_positive' }, '0.9', { kind: 'likelihood' }],
  [diagnosis, { id: 'posterior_positive' }, '0.75', { kind: 'prior', how: 'ignored' }],
  [diagnosis, { id: 'posterior_positive' }, '0.125', { kind: 'term', how: 'one-minus' }],
  [
    risks,
    { id: 'conditional_risk', observation: '+', action: 'treat' },
    '5.714',
    { kind: 'transposed', how: 'losses' },
  ],
  [
    risks,
    { id: 'conditional_risk', observation: '+', action: 'treat' },
    '0.8',
    { kind: 'prior', how: 'for-posterior' },
  ],
  [risks, { id: 'bayes_risk', observation: '+' }, '4.286', { kind: 'most-probable' }],
])('%j: %j is not %s', (problem, question, answer, slip) => {
  const dataset = calculator.dataset(problem as Problem);
  const [verdict] = dataset.check([{ ...question, answer }]);
  const [first] = verdict!.explanations;
  expect(first!.slips).toMatchObject([slip]);
  expect(first!.worked.latex.symbolic).not.toBe('');
  // The derivation with the slip differs from the right one.
  const { id, class: label, observation: row, action: column } = question;
  const { latex } = dataset.explain(id, {
    ...(label && { class: label }),
    ...(row && { row }),
    ...(column && { column }),
  });
  expect(first!.worked.latex.substituted).not.toBe(latex.substituted);
  dataset.release();
});

test('a right answer about a decision is right, and one about an unknown observation is refused', () => {
  const dataset = calculator.dataset(risks as unknown as Problem);
  const about = { id: 'posterior', observation: '+', action: 'ill' };
  expect(dataset.check([{ ...about, answer: '3/7' }])[0]!.verdict).toBe('right');
  expect(dataset.check([{ id: 'total_bayes_risk', answer: '0.8' }])[0]!.verdict).toBe('right');
  expect(() => dataset.check([{ ...about, observation: '?', answer: '1' }])).toThrow(RangeError);
  dataset.release();
});
