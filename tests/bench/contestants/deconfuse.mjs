// The package as it is built, called as its users call it.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createCalculator } from '../../../build/package/deconfuse.js';
import { bytesOf, float64, int32, serve } from './serve.mjs';

const calculator = await createCalculator();
const idsOfClasses = calculator
  .catalogue()
  .filter(({ scope }) => scope === 'class')
  .map(({ id }) => id);

const sum = (list) => list.reduce((total, value) => total + value, 0);

function using(dataset, run) {
  try {
    return run(dataset);
  } finally {
    dataset.release();
  }
}

/** The matrix and every metric of classes. */
const classReport = (dataset) =>
  using(dataset, () => {
    const { metrics } = dataset.report({ metrics: idsOfClasses });
    if (dataset.matrix === null) throw new Error('There is no matrix.');
    return sum(metrics.f1);
  });

const curvesAndAreas = (dataset) =>
  using(dataset, () => {
    const roc = dataset.curve('roc');
    const precisionRecall = dataset.curve('precision-recall');
    if (!roc || !precisionRecall) throw new Error('There is no curve.');
    const { metrics } = dataset.report({ metrics: ['roc_auc', 'average_precision'] });
    return metrics.roc_auc + metrics.average_precision;
  });

const labelsFrom = (source) => () => classReport(calculator.read(source));

function groupings(ids) {
  return (data) => {
    const [truth, predicted] = [int32(`${data}.truth.i32`), int32(`${data}.predicted.i32`)];
    return () =>
      using(calculator.dataset({ kind: 'labels', truth, predicted }), (dataset) => {
        const { metrics } = dataset.report({ task: 'clustering', base: 'e', metrics: ids });
        return sum(ids.map((id) => metrics[id]));
      });
  };
}

const withoutChance = [
  'mutual_information',
  'variation_of_information',
  'normalized_mutual_information_arithmetic',
  'adjusted_rand_index',
];

const matrix = [
  [50, 3, 2, 1],
  [4, 40, 5, 2],
  [1, 6, 30, 3],
  [2, 2, 1, 20],
];

const script = (name) => fileURLToPath(new URL(name, import.meta.url));

function ended(...command) {
  const { status } = spawnSync(process.execPath, command);
  if (status !== 0) throw new Error('The process failed.');
}

serve({
  deconfuse: {
    labels: (data) => labelsFrom(bytesOf(`${data}.csv`)),
    'labels-from-string': (data) => labelsFrom(new TextDecoder().decode(bytesOf(`${data}.csv`))),
    codes(data) {
      const [truth, predicted] = [int32(`${data}.truth.i32`), int32(`${data}.predicted.i32`)];
      return () => classReport(calculator.dataset({ kind: 'labels', truth, predicted }));
    },
    scores(data) {
      const [truth, scores] = [bytesOf(`${data}.truth.u8`), float64(`${data}.0.f64`)];
      return () => curvesAndAreas(calculator.dataset({ kind: 'scores', truth, scores }));
    },
    'scores-from-text'(data) {
      const bytes = bytesOf(`${data}.csv`);
      return () => curvesAndAreas(calculator.read(bytes, { kind: 'scores' }));
    },
    groupings: groupings([...withoutChance, 'adjusted_mutual_information_arithmetic']),
    'groupings-without-chance': groupings(withoutChance),
    probabilities(data) {
      const truth = int32(`${data}.truth.i32`);
      const all = float64(`${data}.f64`);
      const classes = all.length / truth.length;
      const probabilities = Array.from(truth, (_, row) => all.subarray(row * classes, (row + 1) * classes));
      const labels = Array.from({ length: classes }, (_, label) => label);
      return () =>
        using(calculator.dataset({ kind: 'probabilities', truth, labels, probabilities }), (dataset) => {
          const { metrics } = dataset.report({ metrics: ['log_loss', 'roc_auc_ovr_macro'] });
          return metrics.log_loss + metrics.roc_auc_ovr_macro;
        });
    },
    bootstrap(data) {
      const [truth, scores] = [bytesOf(`${data}.truth.u8`), float64(`${data}.0.f64`)];
      return () =>
        using(calculator.dataset({ kind: 'scores', truth, scores }), (dataset) => {
          const resampling = dataset.resample({ resamples: 1000 });
          resampling.advance(1000);
          const { standardError } = resampling.result();
          resampling.release();
          return standardError;
        });
    },
    delong(data) {
      const truth = bytesOf(`${data}.truth.u8`);
      const scores = { first: float64(`${data}.0.f64`), second: float64(`${data}.1.f64`) };
      return () =>
        using(
          calculator.dataset({ kind: 'scores', truth, scores }),
          (dataset) => dataset.compare('first', 'second', { method: 'delong' }).z,
        );
    },
    'start-up': () => () => ended(script('../ten-rows.mjs')),
    'small-matrix'() {
      const dataset = calculator.dataset({ kind: 'matrix', counts: matrix });
      return () => void dataset.report();
    },
  },
  'empty node process': { 'start-up': () => () => ended('--eval', '') },
});
