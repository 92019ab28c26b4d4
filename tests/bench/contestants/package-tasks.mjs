// What the package does, in node and in browsers, called as its users call it.
import { float64, int32 } from './numbers.mjs';

const sum = (list) => list.reduce((total, value) => total + value, 0);

function using(dataset, run) {
  try {
    return run(dataset);
  } finally {
    dataset.release();
  }
}

const curvesAndAreas = (dataset) =>
  using(dataset, () => {
    const roc = dataset.curve('roc');
    const precisionRecall = dataset.curve('precision-recall');
    // All points are to be there, and the last of them is for everybody. The counts of cases behind them, which no
    // other contestant gives, are not asked for.
    const isWhole = (curve) => curve?.x.at(-1) === 1 && curve.y.at(-1) > 0 && curve.threshold.length === curve.x.length;
    if (!isWhole(roc) || !isWhole(precisionRecall)) throw new Error('There is no curve.');
    const { metrics } = dataset.report({ metrics: ['roc_auc', 'average_precision'] });
    return [metrics.roc_auc, metrics.average_precision];
  });

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

/** A function that asks a dataset for the matrix and every metric of classes, and gives the sum of F1. */
export function classReports(calculator) {
  const idsOfClasses = calculator
    .catalogue()
    .filter(({ scope }) => scope === 'class')
    .map(({ id }) => id);
  return (dataset) =>
    using(dataset, () => {
      const { metrics } = dataset.report({ metrics: idsOfClasses });
      if (dataset.matrix === null) throw new Error('There is no matrix.');
      return sum(metrics.f1);
    });
}

/** By task, as `answering` takes them; `bytesOf` gives the bytes of a file of data, or promises them. */
export function packageTasks(calculator, bytesOf) {
  const classReport = classReports(calculator);

  const codesOf = async (data) => ({
    kind: 'labels',
    truth: int32(await bytesOf(`${data}.truth.i32`)),
    predicted: int32(await bytesOf(`${data}.predicted.i32`)),
  });

  const scoresOf = async (data) => ({
    kind: 'scores',
    truth: await bytesOf(`${data}.truth.u8`),
    scores: float64(await bytesOf(`${data}.0.f64`)),
  });

  const groupings = (ids) => async (data) => {
    const problem = await codesOf(data);
    return () =>
      using(calculator.dataset(problem), (dataset) => {
        const { metrics } = dataset.report({ task: 'clustering', base: 'e', metrics: ids });
        return ids.map((id) => metrics[id]);
      });
  };

  return {
    async labels(data) {
      const bytes = await bytesOf(`${data}.csv`);
      return () => classReport(calculator.read(bytes));
    },
    async 'labels-from-string'(data) {
      const text = new TextDecoder().decode(await bytesOf(`${data}.csv`));
      return () => classReport(calculator.read(text));
    },
    async models(data) {
      const bytes = await bytesOf(`${data}.csv`);
      return () =>
        using(calculator.read(bytes), (dataset) => {
          const { values } = dataset.sideBySide(['accuracy', 'f1_macro']);
          return sum(Object.values(values).map(({ accuracy, f1_macro: f1 }) => accuracy + f1));
        });
    },
    async codes(data) {
      const problem = await codesOf(data);
      return () => classReport(calculator.dataset(problem));
    },
    async scores(data) {
      const problem = await scoresOf(data);
      return () => curvesAndAreas(calculator.dataset(problem));
    },
    async 'scores-from-text'(data) {
      const bytes = await bytesOf(`${data}.csv`);
      return () => curvesAndAreas(calculator.read(bytes, { kind: 'scores' }));
    },
    groupings: groupings([...withoutChance, 'adjusted_mutual_information_arithmetic']),
    'groupings-without-chance': groupings(withoutChance),
    async probabilities(data) {
      const truth = int32(await bytesOf(`${data}.truth.i32`));
      const all = float64(await bytesOf(`${data}.f64`));
      const classes = all.length / truth.length;
      const probabilities = Array.from(truth, (_, row) => all.subarray(row * classes, (row + 1) * classes));
      const labels = Array.from({ length: classes }, (_, label) => label);
      return () =>
        using(calculator.dataset({ kind: 'probabilities', truth, labels, probabilities }), (dataset) => {
          const { metrics } = dataset.report({ metrics: ['log_loss', 'roc_auc_ovr_macro'] });
          return [metrics.log_loss, metrics.roc_auc_ovr_macro];
        });
    },
    async bootstrap(data) {
      const problem = await scoresOf(data);
      return () =>
        using(calculator.dataset(problem), (dataset) => {
          const resampling = dataset.resample({ resamples: 1000 });
          resampling.advance(1000);
          const { standardError } = resampling.result();
          resampling.release();
          return standardError;
        });
    },
    async delong(data) {
      const { scores: first, ...problem } = await scoresOf(data);
      const second = float64(await bytesOf(`${data}.1.f64`));
      return () =>
        using(
          calculator.dataset({ ...problem, scores: { first, second } }),
          (dataset) => dataset.compare('first', 'second', { method: 'delong' }).z,
        );
    },
    async 'small-matrix'() {
      const dataset = calculator.dataset({ kind: 'matrix', counts: matrix });
      return () => void dataset.report();
    },
  };
}
