import { createCalculator, type Dataset, type ReportOptions, type Value } from 'deconfuse';
import { describe, expect, test } from 'vitest';
import { workedOut } from './formula-value.ts';
import { goldenCases, optionsOf, problemOf, type Expected, type GoldenCase, type Tolerance } from './golden-cases.ts';

const calculator = await createCalculator();
const catalogue = new Map(calculator.catalogue().map((info) => [info.id, info]));
const cases = goldenCases('labels', 'matrix');

/** An expected value with the place where it belongs. */
interface Place {
  expected: Expected;
  exact: Expected | undefined;
  actual: Value | undefined;
  /** Where explain works it. */
  where: Pick<Parameters<Dataset['explain']>[1] & object, 'class' | 'row' | 'column'>;
}

function placesOf(dataset: Dataset, id: string, { expected, exact }: GoldenCase, actual: Value | undefined): Place[] {
  const [wanted, fractions] = [expected[id]!, exact?.[id]];
  if (catalogue.get(id)!.scope === 'class') {
    const [values, texts] = [wanted, fractions] as [Record<string, Expected>, Record<string, Expected> | undefined];
    return Object.keys(values).map((name) => {
      const at = dataset.labels.findIndex((label) => String(label) === name);
      const where = { class: dataset.labels[at]! };
      return { expected: values[name]!, exact: texts?.[name], actual: (actual as Value[] | undefined)?.[at], where };
    });
  }
  if (!Array.isArray(wanted)) return [{ expected: wanted, exact: fractions, actual, where: {} }];
  const columns = dataset.predictedLabels ?? dataset.labels;
  return wanted.flatMap((cells, row) =>
    (cells as Expected[]).map((value, column) => ({
      expected: value,
      exact: (fractions as Expected[][] | undefined)?.[row]?.[column],
      actual: (actual as Value[][] | undefined)?.[row]?.[column],
      where: { row: dataset.labels[row]!, column: columns[column]! },
    })),
  );
}

function isWithin(expected: Expected, actual: Value | undefined, { abs = 0, rel = 1e-12 }: Tolerance): boolean {
  if (typeof expected !== 'number' || typeof actual !== 'number') return expected === actual;
  return Math.abs(actual - expected) <= Math.max(abs, rel * Math.abs(expected));
}

/** A fraction may be missing only where it is long. */
function isSameFraction(expected: string, actual: string | null): boolean {
  return actual === null ? expected.length >= 30 : actual === expected.replace(/\/1$/, '');
}

interface Comparison {
  ids: string[];
  /** How many numbers were compared. */
  numbers: number;
  fractions: number;
  differences: string[];
}

function compare(golden: GoldenCase): Comparison {
  const result: Comparison = { ids: [], numbers: 0, fractions: 0, differences: [] };
  const options: ReportOptions = optionsOf(golden);
  const dataset = calculator.dataset(problemOf(golden));
  const { metrics } = dataset.report(options);
  for (const id of Object.keys(golden.expected)) {
    if (!catalogue.has(id)) continue;
    result.ids.push(id);
    const tolerance = { ...golden.tolerance, ...golden.tolerance.ids?.[id] };
    for (const { expected, exact, actual, where } of placesOf(dataset, id, golden, metrics[id])) {
      const name = [id, ...Object.values(where)].join(' ');
      const differs = (what: string, one: unknown, other: unknown): void => {
        result.differences.push(`${name}: ${what} ${String(other)}, expected ${String(one)}`);
      };
      result.numbers++;
      if (!isWithin(expected, actual, tolerance)) differs('value', expected, actual);
      const explanation = dataset.explain(id, { ...options, ...where });
      if (explanation.value !== actual) differs('explained value', actual, explanation.value);
      const worked = workedOut(explanation.substituted);
      if (!isWithin(explanation.value as Expected, worked, { rel: 1e-12 })) {
        differs('formula gives', explanation.value, worked);
      }
      if (typeof exact !== 'string') continue;
      result.fractions++;
      if (!isSameFraction(exact, explanation.exact)) differs('fraction', exact, explanation.exact);
    }
  }
  dataset.release();
  return result;
}

const comparisons = new Map<string, Comparison>();

function comparisonOf(golden: GoldenCase): Comparison {
  const comparison = comparisons.get(golden.name) ?? compare(golden);
  comparisons.set(golden.name, comparison);
  return comparison;
}

describe('values, fractions and worked formulas are as expected', () => {
  test.each(cases)('$name', (golden) => {
    const { ids, differences } = comparisonOf(golden);
    expect(differences).toEqual([]);
    expect(ids).not.toEqual([]);
  });
});

test('the cases are many and reach every metric', () => {
  const all = cases.map(comparisonOf);
  const reached = new Set(all.flatMap(({ ids }) => ids));
  expect([...catalogue.keys()].filter((id) => !reached.has(id))).toEqual([]);
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  const count = (of: (comparison: Comparison) => number): number => all.reduce((sum, one) => sum + of(one), 0);
  expect(count(({ ids }) => ids.length)).toBeGreaterThan(7800);
  expect(count(({ numbers }) => numbers)).toBeGreaterThan(20_000);
  expect(count(({ fractions }) => fractions)).toBeGreaterThan(13_000);
});
