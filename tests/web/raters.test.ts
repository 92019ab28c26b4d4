import { readFileSync } from 'node:fs';
import { createCalculator, InputError, type Label, type RatersProblem } from 'deconfuse';
import { describe, expect, test } from 'vitest';
import { agree, workedOut } from './formula-value.ts';

const calculator = await createCalculator();
const catalogue = calculator.catalogue('raters');

interface Case {
  name: string;
  problem: RatersProblem;
  expect: { metrics: Record<string, number | null> };
}
const cases = JSON.parse(readFileSync('tests/cases/raters.json', 'utf8')) as Case[];

describe.each(cases)('$name', ({ problem, expect: { metrics: expected } }) => {
  test('has the values of an independent program', () => {
    const { metrics } = calculator.dataset(problem).report();
    expect(Object.keys(metrics).sort()).toEqual(Object.keys(expected).sort());
    for (const [id, value] of Object.entries(expected)) {
      if (value === null) expect(metrics[id], id).toBeNull();
      else expect(metrics[id], id).toBeCloseTo(value, 9);
    }
  });

  test('shows formulas that give them', () => {
    const dataset = calculator.dataset(problem);
    const { metrics } = dataset.report();
    for (const { id } of catalogue) {
      const { substituted, exact } = dataset.explain(id);
      if (metrics[id] === null) continue;
      expect(agree(workedOut(substituted), metrics[id] as number), id).toBe(true);
      if (exact) {
        const [part, all = 1] = exact.split('/').map(Number);
        expect(part! / all, id).toBeCloseTo(metrics[id] as number, 9);
      }
    }
  });
});

const two: RatersProblem = { kind: 'raters', ratings: { Ann: ['x', 'y', 'x', null], Ben: ['x', 'y', 'y', 'x'] } };

test("the given ratings are returned in the caller's spelling", () => {
  const dataset = calculator.dataset(two);
  expect(dataset).toMatchObject({
    kind: 'raters',
    labels: ['x', 'y'],
    total: 4,
    matrix: null,
    doubts: [],
    found: null,
  });
  expect(dataset.problem).toEqual({ ...two, labels: ['x', 'y'] });
  const numbers = calculator.dataset({ kind: 'raters', ratings: { a: [1, 10, 2], b: [2, 10, 1] } });
  expect(numbers.labels).toEqual([1, 2, 10]);
  const ordered = calculator.dataset({ ...two, labels: ['y', 'x', 'z'] });
  expect(ordered.labels).toEqual(['y', 'x', 'z']);
  expect(ordered.report().metrics['brennan_prediger']).toBeCloseTo((2 / 3 - 1 / 3) / (1 - 1 / 3), 12);
});

test('answers are checked, and another coefficient is recognised', () => {
  const dataset = calculator.dataset(two);
  const { metrics } = dataset.report();
  const right = String(metrics['fleiss_kappa']);
  const other = String(metrics['raters_krippendorff_alpha']);
  const verdicts = dataset.check([
    { id: 'fleiss_kappa', answer: right },
    { id: 'fleiss_kappa', answer: other },
  ]);
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['right', 'slip']);
  expect(verdicts[1]!.explanations[0]!.slips[0]).toMatchObject({ kind: 'metric', id: 'raters_krippendorff_alpha' });
});

test('the order of the raters, and of the items, changes nothing', () => {
  const { problem } = cases.at(-1)!;
  const metricsOf = (ratings: RatersProblem['ratings']) => calculator.dataset({ ...problem, ratings }).report().metrics;
  const raters = Object.entries(problem.ratings);
  const turned = Object.fromEntries(raters.toReversed().map(([name, rated]) => [name, rated.toReversed()]));
  const [one, other] = [metricsOf(problem.ratings), metricsOf(turned)];
  for (const [id, value] of Object.entries(one)) expect(other[id], id).toBeCloseTo(value as number, 12);
});

test.each<[ratings: Record<string, (Label | null)[]>, code: string]>([
  [{ alone: ['a', 'b'] }, 'too-few-raters'],
  [{ one: ['a', 'b'], other: ['a'] }, 'wrong-length'],
  [{ one: [null, null], other: [null, null] }, 'no-cases'],
  [{ one: ['a', {} as Label], other: ['a', 'b'] }, 'bad-problem'],
])('%j is refused as %s', (ratings, code) => {
  const read = () => calculator.dataset({ kind: 'raters', ratings });
  expect(read).toThrow(InputError);
  expect(read).toThrow(expect.objectContaining({ code }));
});
