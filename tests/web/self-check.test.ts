import { createCalculator, type Dataset, type Explanation, type Problem, type Report } from 'deconfuse';
import { expect, test } from 'vitest';
import { compare, type Subject } from '../../web/self-check/comparison.ts';
import { caseOf } from '../../web/self-check/golden-case.ts';
import { goldenCases } from './golden-cases.ts';

const calculator = await createCalculator();
const catalogue = new Map(calculator.catalogue().map((info) => [info.id, info]));
const golden = caseOf(goldenCases('matrix').find(({ exact }) => typeof exact['accuracy'] === 'string')!);

/** A correct calculator whose answers are changed in one respect. */
const changed = (change: { report?(report: Report): void; explain?(explanation: Explanation): void }) => ({
  dataset(problem: Problem): Subject {
    const dataset: Dataset = calculator.dataset(problem);
    return {
      labels: dataset.labels,
      report(options) {
        const report = dataset.report(options);
        change.report?.(report);
        return Promise.resolve(report);
      },
      explain(id, options) {
        const explanation = dataset.explain(id, options);
        if (id === 'accuracy') change.explain?.(explanation);
        return explanation;
      },
      curve: dataset.curve.bind(dataset),
      release: () => dataset.release(),
    };
  },
});

const differences = async (change: Parameters<typeof changed>[0]): Promise<[string, string][]> =>
  (await compare(changed(change), catalogue, golden)).differences.map(({ metric, of }) => [metric, of]);

test('a correct calculator has no differences', async () => {
  expect(await differences({})).toEqual([]);
});

test('an error in the eleventh digit is found, in the report and in the explanation', async () => {
  const off = differences({
    report: ({ metrics }) => (metrics['accuracy'] = Number(metrics['accuracy']) * (1 + 4e-11)),
  });
  expect(await off).toEqual([
    ['accuracy', 'value'],
    ['accuracy', 'explained value'],
  ]);
});

test('a missing value is found', async () => {
  expect(await differences({ report: ({ metrics }) => (metrics['accuracy'] = null) })).toContainEqual([
    'accuracy',
    'value',
  ]);
});

test('another fraction of the same value is found', async () => {
  const doubled = differences({
    explain(explanation) {
      const [numerator, denominator] = explanation.exact!.split('/').map(Number);
      explanation.exact = `${numerator! * 2}/${denominator! * 2}`;
    },
  });
  expect(await doubled).toEqual([['accuracy', 'fraction']]);
});

test('a case in the terms of the API is compared with its metrics', async () => {
  const [id, half] = ['average_precision', 0.5];
  const list = { name: 'the second of two', problem: { kind: 'ranked', relevance: [0, 1] } } as const;
  const found = (value: number) =>
    compare(calculator, catalogue, caseOf({ ...list, expect: { metrics: { [id]: value } } }));
  expect(await found(half)).toMatchObject({ ids: [id], numbers: 1, differences: [] });
  expect(await found(0.25)).toMatchObject({ differences: [{ metric: id, expected: 0.25, actual: half }] });
});

test('a formula with another value is found if formulas are checked', async () => {
  const compared = await compare(calculator, catalogue, golden, ({ id }) =>
    id === 'accuracy' ? 'another' : undefined,
  );
  expect(compared.differences).toMatchObject([{ metric: 'accuracy', of: 'formula', actual: 'another' }]);
});
