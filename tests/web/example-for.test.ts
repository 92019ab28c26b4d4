import { createCalculator, type Dataset } from 'deconfuse';
import { expect, test } from 'vitest';
import { exampleFor } from '../../web/examples/example-for.ts';
import { exampleOf } from '../../web/examples/examples.ts';

const calculator = await createCalculator();
const needed = Object.entries(exampleFor).flatMap(([needs, shown]) =>
  'example' in shown ? [{ needs, example: shown.example }] : [],
);

function dataOf(name: string): Dataset {
  const example = exampleOf(name)!;
  return 'text' in example ? calculator.read(example.text, example.options) : calculator.dataset(example.problem);
}

test.each(needed)('metrics that need $needs are in the example $example', ({ needs, example }) => {
  const report = dataOf(example).report();
  const missing = calculator
    .catalogue()
    // Curves and matrices are requested separately.
    .filter((info) => info.needs === needs && info.shape !== 'curve' && info.shape !== 'matrix')
    .map(({ id }) => id)
    .filter((id) => !(id in report.metrics));
  expect(missing).toEqual([]);
});
