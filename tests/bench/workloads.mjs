// What is measured, on which data, against whom, and what has to be reached.
import {
  writeCodes,
  writeLabels,
  writeModels,
  writeParquet,
  writeProbabilities,
  writeScores,
  writeScoreText,
} from './data.mjs';

/**
 * A target of a peer is one of these; `limit` is one of the package alone:
 *
 *   times    the peer's time over ours is at least so much
 *   within   ours over the peer's is at most so much
 *   most    the peer's time over ours is at most so much
 *   above    ours less the peer's is at most so many milliseconds
 *   error    our result differs from the peer's by at most so much
 *   limit    ours is at most so many milliseconds
 *
 * `by` is the process that runs the peer. Results are compared with ours up to `tolerance`, which is relative below 1.
 */
const native = { name: 'native', by: 'native' };
const sklearn = (target) => ({ name: 'scikit-learn', by: 'python', ...target });

/** The cases of another file: what a table costs that is not the plainest. */
const plain = (data) => ({ name: 'deconfuse', by: 'package', data, label: 'of the plain table', within: 3 });

/** The plain table of labels in another form. */
const labelsAs = (title, data, shape) => ({
  group: 'W1',
  title: `the same cases, ${title}`,
  task: 'labels',
  data,
  rows: 1e6,
  write: (folder, name, rows) => writeLabels(folder, name, { rows, classes: 10, ...shape }),
  tolerance: 0,
  peers: [plain('labels')],
});

export const workloads = [
  {
    group: 'W1',
    title: '"truth,predicted" as bytes, 10 classes → matrix, every class metric',
    task: 'labels',
    data: 'labels',
    rows: 1e6,
    write: (folder, name, rows) => writeLabels(folder, name, { rows, classes: 10 }),
    tolerance: 1e-9,
    peers: [
      sklearn({ times: 500 }),
      { name: 'pandas + bincount', by: 'python', times: 10 },
      { name: 'PapaParse + ml-confusion-matrix', by: 'javascript', times: 100 },
      { name: 'DuckDB, one thread', by: 'javascript', times: 10 },
      { name: 'DuckDB, two threads', by: 'javascript', times: 5 },
      { name: 'Arquero', by: 'javascript' },
      { name: 'JavaScript on bytes', by: 'javascript', times: 5 },
      { name: 'newline loop, WebAssembly', by: 'javascript', times: 0.4 },
      { name: 'newline loop, native', by: 'native' },
      { name: 'uDSV + Map', by: 'javascript' },
      { name: 'd3-dsv + Map', by: 'javascript' },
      native,
    ],
  },
  {
    group: 'W1',
    title: 'the same from a string',
    task: 'labels-from-string',
    data: 'labels',
    rows: 1e6,
    write: (folder, name, rows) => writeLabels(folder, name, { rows, classes: 10 }),
    tolerance: 0,
    peers: [{ name: 'deconfuse', by: 'package', task: 'labels', label: 'from bytes', within: 1.3 }],
  },
  labelsAs('numbered', 'labels-numbered', {
    header: 'id,truth,predicted\n',
    line: (truth, predicted, row) => `${row},${truth},${predicted}\n`,
  }),
  labelsAs('numbered and quoted', 'labels-quoted', {
    header: '"id","truth","predicted"\n',
    line: (truth, predicted, row) => `"${row}","${truth}","${predicted}"\n`,
  }),
  labelsAs('lines that end with CR LF', 'labels-crlf', {
    header: 'truth,predicted\r\n',
    line: (truth, predicted) => `${truth},${predicted}\r\n`,
  }),
  labelsAs('of four columns', 'labels-of-four', {
    header: 'id,truth,predicted,note\n',
    line: (truth, predicted, row) => `${row},${truth},${predicted},note ${row % 997}\n`,
  }),
  {
    group: 'W1',
    title: 'the same as bytes, 1,000 classes',
    task: 'labels',
    data: 'many-labels',
    rows: 1e6,
    write: (folder, name, rows) => writeLabels(folder, name, { rows, classes: 1000 }),
    tolerance: 1e-9,
    peers: [
      sklearn({ times: 120 }),
      { name: 'pandas + bincount', by: 'python', times: 4 },
      { name: 'DuckDB, one thread', by: 'javascript' },
      { name: 'DuckDB, two threads', by: 'javascript' },
      { name: 'JavaScript on bytes', by: 'javascript' },
      { name: 'uDSV + Map', by: 'javascript' },
      native,
    ],
  },
  {
    group: 'W1',
    title: '"truth,model_1,…,model_20" as bytes, 3 classes → accuracy and macro F1 of each model',
    task: 'models',
    data: 'models',
    rows: 1e6,
    write: (folder, name, rows) => writeModels(folder, name, { rows, classes: 3, models: 20 }),
    tolerance: 1e-9,
    peers: [sklearn({ name: "scikit-learn, pandas' reader", times: 10 })],
  },
  {
    group: 'W5',
    title: 'truth and predicted in a Parquet file, 10 classes → matrix, every class metric',
    task: 'labels-from-parquet',
    data: 'labels-in-parquet',
    rows: 1e6,
    write: (folder, name, rows) => writeParquet(folder, name, { rows, classes: 10 }),
    tolerance: 1e-9,
    peers: [
      { name: 'hyparquet + Map', by: 'javascript' },
      { name: 'DuckDB, one thread', by: 'javascript' },
      { name: 'DuckDB, two threads', by: 'javascript' },
    ],
  },
  {
    group: 'W2',
    title: 'Int32Array codes of 10 classes → matrix, every class metric',
    task: 'codes',
    data: 'codes',
    rows: 1e6,
    write: (folder, name, rows) => writeCodes(folder, name, { rows, classes: 10, agreement: 0.85 }),
    tolerance: 1e-9,
    peers: [sklearn({ times: 250 }), { name: 'numpy bincount', by: 'python', times: 2 }, native],
  },
  {
    group: 'W3',
    title: 'Float64Array scores → ROC and PR curves, AUC, AP',
    task: 'scores',
    data: 'scores',
    rows: 1e6,
    write: (folder, name, rows) => writeScores(folder, name, { rows }),
    tolerance: 1e-9,
    peers: [
      sklearn({ times: 25 }),
      { name: 'std::sort of pairs', by: 'native', times: 4 },
      { ...native, within: 1.3 },
      { name: 'JavaScript on typed arrays', by: 'javascript' },
      { name: 'ml-performance', by: 'javascript' },
    ],
  },
  {
    group: 'W3',
    title: 'Float64Array scores → ROC and PR curves, AUC, AP',
    task: 'scores',
    data: 'many-scores',
    rows: 1e7,
    isLarge: true,
    write: (folder, name, rows) => writeScores(folder, name, { rows }),
    tolerance: 1e-9,
    peers: [
      sklearn({ times: 35 }),
      { name: 'std::sort of pairs', by: 'native', times: 4 },
      { ...native, within: 1.3 },
      { name: 'JavaScript on typed arrays', by: 'javascript' },
    ],
  },
  {
    group: 'W3',
    title: '"label,score", 17 digits, as bytes → the same',
    task: 'scores-from-text',
    data: 'score-text',
    rows: 1e6,
    write: (folder, name, rows) => writeScoreText(folder, name, { rows }),
    tolerance: 1e-9,
    peers: [
      { name: "scikit-learn, pandas' reader", by: 'python', times: 14 },
      { name: 'uDSV + JavaScript', by: 'javascript', times: 6 },
      native,
    ],
  },
  {
    group: 'W3',
    title: 'the same with three columns of scores',
    task: 'scores-from-text',
    data: 'score-columns',
    rows: 1e6,
    write: (folder, name, rows) => writeScoreText(folder, name, { rows, columns: 3 }),
    tolerance: 0,
    peers: [plain('score-text')],
  },
  {
    group: 'W4',
    title: 'two labelings, 1,000 × 1,000 groups → MI, VI, NMI, ARI, AMI',
    task: 'groupings',
    data: 'groupings',
    rows: 1e6,
    write: (folder, name, rows) => writeCodes(folder, name, { rows, classes: 1000, agreement: 0.5 }),
    tolerance: 1e-9,
    peers: [sklearn({ times: 3000 }), { name: 'forty digits', by: 'python', error: 1e-12 }, native],
  },
  {
    group: 'W4',
    title: 'the same without AMI',
    task: 'groupings-without-chance',
    data: 'groupings',
    rows: 1e6,
    write: (folder, name, rows) => writeCodes(folder, name, { rows, classes: 1000, agreement: 0.5 }),
    tolerance: 1e-9,
    peers: [sklearn({ times: 80 }), native],
  },
  {
    group: 'W6',
    title: 'probabilities of 20 classes → log loss, AUC one against the rest',
    task: 'probabilities',
    data: 'probabilities',
    rows: 1e5,
    write: (folder, name, rows) => writeProbabilities(folder, name, { rows, classes: 20 }),
    tolerance: 1e-9,
    peers: [sklearn({ times: 12 }), native],
  },
  {
    group: 'W7',
    title: '1,000 bootstrap AUCs',
    task: 'bootstrap',
    data: 'resampled',
    rows: 1e4,
    write: (folder, name, rows) => writeScores(folder, name, { rows }),
    tolerance: 0.2, // each has random numbers of its own
    peers: [sklearn({ times: 50 }), native],
  },
  {
    group: 'W7',
    title: 'DeLong’s test of two models',
    task: 'delong',
    data: 'compared',
    rows: 1e5,
    write: (folder, name, rows) => writeScores(folder, name, { rows, models: 2 }),
    tolerance: 1e-6, // sums of differences that nearly cancel
    peers: [{ name: 'numpy', by: 'python', times: 7 }, native],
  },
  {
    group: 'start',
    title: 'a process until its first result',
    task: 'start-up',
    data: 'none',
    rows: 10,
    peers: [{ name: 'empty node process', by: 'package', above: 80 }],
  },
  {
    group: 'small',
    title: 'report of a 4 × 4 matrix, every metric',
    task: 'small-matrix',
    data: 'none',
    limit: 1,
    peers: [],
  },
];
