// The data of the workloads: made up from a seed, and written as files that every contestant reads.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';

/** Pseudo-random 32-bit numbers: a Weyl sequence, mixed. */
function randomBits(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}

/** Random numbers of several distributions. */
class Random {
  constructor(seed) {
    this.bits = randomBits(seed);
  }

  /** From 0, below 1, with all 53 bits: so that texts need 17 digits. */
  uniform() {
    return ((this.bits() >>> 5) * 0x4000000 + (this.bits() >>> 6)) / 0x20000000000000;
  }

  below(bound) {
    return Math.floor(this.uniform() * bound);
  }

  normal() {
    return Math.sqrt(-2 * Math.log(1 - this.uniform())) * Math.cos(2 * Math.PI * this.uniform());
  }
}

const words = ['airplane', 'automobile', 'bird', 'cat', 'deer', 'dog', 'frog', 'horse', 'ship', 'truck'];

/** Names as long as those of a known data set: ten words, or so many numbers of nine characters. */
function classNames(classes) {
  if (classes <= words.length) return words.slice(0, classes);
  return Array.from({ length: classes }, (_, at) => `n${String(1_440_764 + at * 8191).padStart(8, '0')}`);
}

/** Codes of the true and the predicted class, of which a share agrees for certain and the rest by chance. */
function codes({ rows, classes, agreement }) {
  const random = new Random(classes);
  const truth = new Int32Array(rows);
  const predicted = new Int32Array(rows);
  for (let row = 0; row < rows; row++) {
    truth[row] = random.below(classes);
    predicted[row] = random.uniform() < agreement ? truth[row] : random.below(classes);
  }
  return { truth, predicted };
}

/** Writes <name>.csv with the columns truth and predicted, or with what `line` makes of two names and the row. */
export function writeLabels(
  folder,
  name,
  { rows, classes, header = 'truth,predicted\n', line = (truth, predicted) => `${truth},${predicted}\n` },
) {
  const names = classNames(classes);
  const { truth, predicted } = codes({ rows, classes, agreement: 0.85 });
  const lines = Array.from(truth, (code, row) => line(names[code], names[predicted[row]], row));
  writeFileSync(join(folder, `${name}.csv`), header + lines.join(''));
}

/** Writes <name>.csv with the truth and the predictions of models, the later ones the better. */
export function writeModels(folder, name, { rows, classes, models }) {
  const random = new Random(models);
  const names = classNames(classes);
  const lines = Array.from({ length: rows }, () => {
    const truth = random.below(classes);
    const line = [names[truth]];
    for (let model = 0; model < models; model++) {
      const isRight = random.uniform() < 0.5 + (0.4 * model) / models;
      line.push(names[isRight ? truth : random.below(classes)]);
    }
    return `${line.join(',')}\n`;
  });
  const header = ['truth', ...Array.from({ length: models }, (_, model) => `model_${model + 1}`)].join(',');
  writeFileSync(join(folder, `${name}.csv`), `${header}\n${lines.join('')}`);
}

/** Writes <name>.parquet with the same columns, as DuckDB does: Snappy, and dictionaries of the labels. */
export async function writeParquet(folder, name, shape) {
  writeLabels(folder, name, shape);
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const file = join(folder, name);
  await connection.run(`COPY (FROM read_csv('${file}.csv')) TO '${file}.parquet' (FORMAT parquet)`);
  connection.closeSync();
}

/** Writes <name>.truth.i32 and <name>.predicted.i32. */
export function writeCodes(folder, name, shape) {
  const { truth, predicted } = codes(shape);
  writeFileSync(join(folder, `${name}.truth.i32`), truth);
  writeFileSync(join(folder, `${name}.predicted.i32`), predicted);
}

/** Probabilities as a logistic model gives them: 3 in 10 cases are positive, and nearly no two scores are equal. */
function scored({ rows, models = 1 }) {
  const random = new Random(rows);
  const truth = new Uint8Array(rows);
  const scores = Array.from({ length: models }, () => new Float64Array(rows));
  for (let row = 0; row < rows; row++) {
    truth[row] = random.uniform() < 0.3 ? 1 : 0;
    for (const [model, list] of scores.entries()) {
      const logit = (truth[row] ? 1 : -1) * (1 - model / 10) + 1.5 * random.normal();
      list[row] = 1 / (1 + Math.exp(-logit));
    }
  }
  return { truth, scores };
}

/** Writes <name>.truth.u8 and, for each model, <name>.<number>.f64. */
export function writeScores(folder, name, shape) {
  const { truth, scores } = scored(shape);
  writeFileSync(join(folder, `${name}.truth.u8`), truth);
  for (const [model, list] of scores.entries()) writeFileSync(join(folder, `${name}.${model}.f64`), list);
}

/** Writes <name>.csv with the columns label and score, which has 17 significant digits, or with powers of it as well. */
export function writeScoreText(folder, name, { columns = 1, ...shape }) {
  const { truth, scores } = scored(shape);
  const powers = Array.from({ length: columns }, (_, power) => power + 1);
  const lines = Array.from(truth, (label, row) =>
    [label, ...powers.map((power) => (scores[0][row] ** power).toPrecision(17))].join(','),
  );
  const header = ['label', ...powers.map((power) => (power === 1 ? 'score' : `score_${power}`))];
  writeFileSync(join(folder, `${name}.csv`), `${header}\n${lines.join('\n')}\n`);
}

/** Writes <name>.truth.i32 and <name>.f64, the probabilities row by row. */
export function writeProbabilities(folder, name, { rows, classes }) {
  const random = new Random(rows + classes);
  const truth = new Int32Array(rows);
  const probabilities = new Float64Array(rows * classes);
  for (let row = 0; row < rows; row++) {
    truth[row] = random.below(classes);
    const ofRow = probabilities.subarray(row * classes, (row + 1) * classes);
    for (let column = 0; column < classes; column++)
      ofRow[column] = Math.exp(random.normal() + (column === truth[row] ? 2 : 0));
    const sum = ofRow.reduce((total, number) => total + number, 0);
    for (let column = 0; column < classes; column++) ofRow[column] /= sum;
  }
  writeFileSync(join(folder, `${name}.truth.i32`), truth);
  writeFileSync(join(folder, `${name}.f64`), probabilities);
}
