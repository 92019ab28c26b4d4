// What one would write in JavaScript: with libraries, and by hand.
import { readFileSync } from 'node:fs';
import { fromCSV } from 'arquero';
import { csvParseRows } from 'd3-dsv';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { ConfusionMatrix } from 'ml-confusion-matrix';
import Performance from 'ml-performance';
import Papa from 'papaparse';
import { inferSchema, initParser } from 'udsv';
import { countBytes } from './label-bytes.mjs';
import { float64 } from './numbers.mjs';
import { areasOf } from './score-areas.mjs';
import { bytesOf, pathOf, serve } from './serve.mjs';

const textOf = (data) => new TextDecoder().decode(bytesOf(`${data}.csv`));

/** The sum of the F1 of the classes, of a matrix of counts by rows. */
function classReport(counts, classes) {
  const conditions = new Float64Array(classes);
  const predictions = new Float64Array(classes);
  for (let row = 0, at = 0; row < classes; row++) {
    for (let column = 0; column < classes; column++, at++) {
      conditions[row] += counts[at];
      predictions[column] += counts[at];
    }
  }
  return conditions.reduce(
    (sum, condition, at) => sum + (2 * counts[at * classes + at]) / (condition + predictions[at]),
    0,
  );
}

/** Of rows of texts below a heading. */
function reportOfRows(rows) {
  const codes = new Map();
  const code = (label) => {
    let found = codes.get(label);
    if (found === undefined) codes.set(label, (found = codes.size));
    return found;
  };
  const truth = new Int32Array(rows.length);
  const predicted = new Int32Array(rows.length);
  for (let row = 0; row < rows.length; row++) {
    truth[row] = code(rows[row][0]);
    predicted[row] = code(rows[row][1]);
  }
  const classes = codes.size;
  const counts = new Float64Array(classes * classes);
  for (let row = 0; row < rows.length; row++) counts[truth[row] * classes + predicted[row]]++;
  return classReport(counts, classes);
}

/** Of how many cases there are of each pair of labels: [[truth, predicted, count]]. */
function reportOfPairs(pairs) {
  const codes = new Map(pairs.map(([truth], at) => [truth, at]));
  let classes = 0;
  for (const label of codes.keys()) codes.set(label, classes++);
  const counts = new Float64Array(classes * classes);
  for (const [truth, predicted, count] of pairs) counts[codes.get(truth) * classes + codes.get(predicted)] = count;
  return classReport(counts, classes);
}

/** DuckDB, which reads the file itself. It is not loaded into the processes of the others. */
function duckdb(threads) {
  const counting = (read) => async (data) => {
    const { DuckDBInstance } = await import('@duckdb/node-api');
    const connection = await (await DuckDBInstance.create(':memory:', { threads: String(threads) })).connect();
    return async () => {
      const query = `SELECT truth, predicted, count(*)::DOUBLE FROM ${read(data)} GROUP BY truth, predicted`;
      return reportOfPairs((await connection.runAndReadAll(query)).getRows());
    };
  };
  return {
    labels: counting((data) => `read_csv('${pathOf(`${data}.csv`)}')`),
    'labels-from-parquet': counting((data) => `read_parquet('${pathOf(`${data}.parquet`)}')`),
  };
}

function reportOfLibrary(rows) {
  const matrix = ConfusionMatrix.fromLabels(
    rows.map(([truth]) => truth),
    rows.map(([, predicted]) => predicted),
  );
  return matrix.getLabels().reduce((sum, label) => sum + matrix.getF1Score(label), 0);
}

const newlines = async () => {
  const file = new URL('../../../build/wasm/newline_loop.wasm', import.meta.url);
  const { instance } = await WebAssembly.instantiate(readFileSync(file), {});
  return instance.exports;
};

serve({
  'PapaParse + ml-confusion-matrix': {
    labels(data) {
      const text = textOf(data);
      return () => reportOfLibrary(Papa.parse(text.slice(text.indexOf('\n') + 1), { skipEmptyLines: true }).data);
    },
  },
  'uDSV + Map': {
    labels(data) {
      const text = textOf(data);
      return () => reportOfRows(initParser(inferSchema(text)).stringArrs(text));
    },
  },
  'd3-dsv + Map': {
    labels(data) {
      const text = textOf(data);
      return () => reportOfRows(csvParseRows(text).slice(1));
    },
  },
  'DuckDB, one thread': duckdb(1),
  'DuckDB, two threads': duckdb(2),
  Arquero: {
    labels(data) {
      const text = textOf(data);
      return () => {
        const pairs = fromCSV(text, { autoType: false }).groupby('truth', 'predicted').count().objects();
        return reportOfPairs(pairs.map(({ truth, predicted, count }) => [truth, predicted, count]));
      };
    },
  },
  'hyparquet + Map': {
    async 'labels-from-parquet'(data) {
      const file = await asyncBufferFromFile(pathOf(`${data}.parquet`));
      return async () => {
        const rows = await parquetReadObjects({ file });
        return reportOfRows(rows.map(({ truth, predicted }) => [truth, predicted]));
      };
    },
  },
  'JavaScript on bytes': {
    labels(data) {
      const bytes = bytesOf(`${data}.csv`);
      return () => {
        const { counts, classes } = countBytes(bytes);
        return classReport(counts, classes);
      };
    },
  },
  'newline loop, WebAssembly': {
    async labels(data) {
      const bytes = bytesOf(`${data}.csv`);
      const { memory, reserve, count_newlines: countNewlines } = await newlines();
      const start = reserve(bytes.length);
      new Uint8Array(memory.buffer).set(bytes, start);
      return () => void countNewlines(start, bytes.length);
    },
  },
  'JavaScript on typed arrays': {
    scores(data) {
      const [truth, scores] = [bytesOf(`${data}.truth.u8`), float64(bytesOf(`${data}.0.f64`))];
      return () => areasOf(truth, scores);
    },
  },
  'ml-performance': {
    scores(data) {
      const truth = Array.from(bytesOf(`${data}.truth.u8`));
      const scores = Array.from(float64(bytesOf(`${data}.0.f64`)));
      return () => {
        const performance = new Performance([scores], [truth], { all: true, max: true });
        for (const measure of ['fpr', 'tpr', 'ppv']) performance.getMeasure(measure);
        performance.getAURC();
      };
    },
  },
  'uDSV + JavaScript': {
    'scores-from-text'(data) {
      const text = textOf(data);
      return () => {
        const [labels, scores] = initParser(inferSchema(text)).typedCols(text);
        return areasOf(Uint8Array.from(labels), Float64Array.from(scores));
      };
    },
  },
});
