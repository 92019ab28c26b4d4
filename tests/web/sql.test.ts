// The queries of the page, run by an engine. From the engine's counts follow the same numbers as from all rows.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { createCalculator, type Dataset } from 'deconfuse';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { binningBound, binningBoundOf } from '../../web/sql/binning-bound.ts';
import { dialects, numberText, quotedName, quotedText, tableText, type Dialect } from '../../web/sql/dialect.ts';
import { binnedQuery, boundQuery, labelQuery, scoreQuery, type Bins } from '../../web/sql/queries.ts';

/** A million by default; `npm run test:scale` takes more. */
const rows = Number(process.env['DECONFUSE_ROWS'] ?? 1_000_000);
const isLarge = rows > 1_000_000;

vi.setConfig({ testTimeout: 60_000 + rows / 50, hookTimeout: 60_000 + rows / 50 });

const calculator = await createCalculator();
const folder = mkdtempSync(join(tmpdir(), 'deconfuse-sql-'));
const connection = await (await DuckDBInstance.create(join(folder, 'all.db'))).connect();

afterAll(() => {
  connection.closeSync();
  rmSync(folder, { recursive: true, force: true });
});

type Row = Record<string, number>;

/** The rows of the engine's answer, with numbers for all values except texts. */
async function answers(sql: string): Promise<Row[]> {
  const reader = await connection.runAndReadAll(sql);
  return reader
    .getRowObjectsJS()
    .map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]),
      ),
    ) as Row[];
}

async function answer(sql: string): Promise<Row> {
  const [row] = await answers(sql);
  return row!;
}

/** The dataset that the page reads from the engine's own CSV. */
async function readResult(query: string): Promise<Dataset> {
  const file = join(folder, 'result.csv');
  await connection.run(`COPY (${query}) TO ${quotedText(file, 'duckdb')} (FORMAT csv, HEADER)`);
  return calculator.read(readFileSync(file));
}

/** Prints the duration of an action where there are many rows. */
async function timed<Result>(what: string, action: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await action();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const memory = (process.resourceUsage().maxRSS / 1024).toFixed(0);
  if (isLarge) console.log(`${what}: ${seconds} s; memory so far at most ${memory} MB`);
  return result;
}

describe(`counts of ${rows} rows in a Parquet file`, () => {
  const table = join(folder, 'cases.parquet');
  const file = quotedText(table, 'duckdb');
  const labels = { table, truth: 'true "class"', predicted: "the model's" };
  const scores = { table, truth: 'ill', score: 'risk', positive: 'yes' };
  const bins: Bins = { low: 0, high: 1, count: 1024 };

  beforeAll(async () => {
    // Each row is made from the hash of its number: labels that are right more often than not, and scores, of 100,000
    // different values, that are higher for positive cases.
    await timed('Making the file', () =>
      connection.run(`
        COPY (
          WITH drawn AS (
            SELECT hash(range) AS first, hash(range + 1000000000000) AS second, hash(-range - 1) AS third
            FROM range(${rows})
          ), cases AS (
            SELECT first % 7 AS truth, CASE WHEN second % 10 < 6 THEN first % 7 ELSE third % 7 END AS predicted,
              third % 11 < 2 AS positive, (second % 100000) / 100000 AS uniform
            FROM drawn
          )
          SELECT
            ['ham', 'spam', 'it''s', 'a,b', '"q"', 'ñ', '7'][CAST(truth AS INT) + 1] AS "true ""class""",
            ['ham', 'spam', 'it''s', 'a,b', '"q"', 'ñ', '7'][CAST(predicted AS INT) + 1] AS "the model's",
            CASE WHEN positive THEN 'yes' ELSE 'no' END AS ill,
            CASE WHEN positive THEN round(sqrt(uniform), 5) ELSE uniform END AS risk
          FROM cases
        ) TO ${file} (FORMAT parquet)
      `),
    );
    if (isLarge) console.log(`The file has ${(statSync(table).size / 1e6).toFixed(0)} MB.`);
  });

  test('labels', async () => {
    const query = labelQuery(labels, 'duckdb');
    const dataset = await timed('Counting pairs of labels and reading the counts', () => readResult(query));
    expect(dataset.notices.map(({ code }) => code)).toContain('aggregated-rows');
    expect(dataset.total).toBe(rows);
    expect(dataset.labels).toHaveLength(7);

    const right = '"true ""class""" = "the model\'s"';
    const { accuracy } = await answer(`SELECT avg(CAST(${right} AS INT)) AS accuracy FROM ${file}`);
    const { expected } = await answer(`
      WITH truth AS (SELECT "true ""class""" AS label, count(*) AS cases FROM ${file} GROUP BY 1),
        predicted AS (SELECT "the model's" AS label, count(*) AS cases FROM ${file} GROUP BY 1)
      SELECT sum(truth.cases / ${rows} * (predicted.cases / ${rows})) AS expected FROM truth JOIN predicted USING (label)
    `);
    const { metrics } = dataset.report();
    expect(metrics['accuracy']).toBeCloseTo(accuracy!, 12);
    expect(metrics['cohen_kappa']).toBeCloseTo((accuracy! - expected!) / (1 - expected!), 12);
    for (const [at, label] of dataset.labels.entries()) {
      const is = quotedText(String(label), 'duckdb');
      const { precision, recall } = await answer(`
        SELECT avg(CAST(${right} AS INT)) FILTER ("the model's" = ${is}) AS precision,
          avg(CAST(${right} AS INT)) FILTER ("true ""class""" = ${is}) AS recall
        FROM ${file}
      `);
      expect((metrics['precision'] as number[])[at], String(label)).toBeCloseTo(precision!, 12);
      expect((metrics['recall'] as number[])[at], String(label)).toBeCloseTo(recall!, 12);
    }
  });

  test.each(['subgroup', 'fold'] as const)('each %s separately', async (as) => {
    const parts = { column: 'ill', as };
    const ofLabels = await readResult(labelQuery({ ...labels, parts }, 'duckdb'));
    const rates = await answers(
      `SELECT ill, avg(CAST("true ""class""" = "the model's" AS INT)) AS accuracy FROM ${file} GROUP BY ALL`,
    );
    const { values, pooled, what } = ofLabels.sideBySide(['accuracy']);
    expect(what).toBe(as === 'fold' ? 'folds' : 'groups');
    for (const { ill, accuracy } of rates)
      expect(values[String(ill)]!['accuracy'], String(ill)).toBeCloseTo(accuracy!, 12);
    expect(pooled['accuracy']).toBe((await readResult(labelQuery(labels, 'duckdb'))).report().metrics['accuracy']);

    const ofClasses = { ...scores, parts: { column: labels.truth, as } };
    const ofScores = await readResult(binnedQuery(ofClasses, bins, 'duckdb'));
    expect(ofScores.parts).toHaveLength(7);
    const inBins = await readResult(binnedQuery(scores, bins, 'duckdb'));
    expect(ofScores.sideBySide(['roc_auc']).pooled['roc_auc']).toBe(inBins.report().metrics['roc_auc']);
  });

  /** By the ranks of all rows, where ties share their rank; for many rows, by the ranks of groups of equal ones. */
  const areaOfRows = isLarge
    ? `WITH counts AS (
         SELECT risk, count(*) FILTER (ill = 'yes') AS positives, count(*) FILTER (ill = 'no') AS negatives
         FROM ${file} GROUP BY risk
       ), below AS (SELECT *, sum(negatives) OVER (ORDER BY risk) - negatives AS lower FROM counts)
       SELECT sum(positives * (lower + negatives / 2)) / (sum(positives) * sum(negatives)) AS area FROM below`
    : `WITH ranked AS (
         SELECT ill, rank() OVER (ORDER BY risk) + (count(*) OVER (PARTITION BY risk) - 1) / 2 AS place FROM ${file}
       ), summed AS (
         SELECT sum(place) FILTER (ill = 'yes') AS places, count(*) FILTER (ill = 'yes') AS positives,
           count(*) FILTER (ill = 'no') AS negatives
         FROM ranked
       )
       SELECT (places - positives * (positives + 1) / 2) / positives / negatives AS area FROM summed`;

  test('scores, exact and in bins, and the error of the bins', async () => {
    const exact = await timed('Counting scores and reading the counts', () => readResult(scoreQuery(scores, 'duckdb')));
    const binned = await timed('Counting bins and reading the counts', () =>
      readResult(binnedQuery(scores, bins, 'duckdb')),
    );
    const { area } = await answer(areaOfRows);
    for (const dataset of [exact, binned]) {
      expect(dataset.kind).toBe('scores');
      expect(dataset.notices.map(({ code }) => code)).toContain('aggregated-scores');
      expect(dataset.total).toBe(rows);
    }
    expect(exact.report().metrics['roc_auc']).toBeCloseTo(area!, 12);

    const { auc_error: bound } = await answer(boundQuery(scores, bins, 'duckdb'));
    const curve = binned.curve('roc', { dropCollinear: false })!;
    expect(binningBoundOf(curve as Required<typeof curve>)).toBeCloseTo(bound!, 14);
    expect(bound).toBeLessThan(0.001);
    const difference = Math.abs((binned.report().metrics['roc_auc'] as number) - area!);
    expect(difference).toBeLessThanOrEqual(bound!);
    expect(difference).toBeGreaterThan(0);
  });

  test('deciding at the end of a bin is deciding on all rows', async () => {
    const binned = await readResult(binnedQuery(scores, bins, 'duckdb'));
    const { threshold, truePositives, falsePositives } = binned.curve('roc', { dropCollinear: false })!;
    const at = threshold.indexOf(0.75);
    expect(at).toBeGreaterThan(0);
    const decided = { found: truePositives![at], alarms: truePositives![at]! + falsePositives![at]! };
    const counted = `count(*) FILTER (ill = 'yes') AS found, count(*) AS alarms`;
    expect(decided).toEqual(await answer(`SELECT ${counted} FROM ${file} WHERE risk >= 0.75`));
  });
});

describe('the bound', () => {
  const area = (positives: readonly number[], negatives: readonly number[]): number => {
    let below = 0;
    let pairs = 0;
    for (const [at, count] of positives.entries()) {
      pairs += count * (below + negatives[at]! / 2);
      below += negatives[at]!;
    }
    return pairs / (positives.reduce((sum, count) => sum + count, 0) * below);
  };

  test.each<[positives: number[], negatives: number[], bound: number]>([
    [[3], [5], 0.5],
    [[0, 4], [6, 0], 0],
    [[1, 3], [3, 1], 6 / 32],
    [[0, 2, 2], [2, 2, 0], 4 / 32],
  ])('of %j and %j is %d', (positives, negatives, bound) => {
    expect(binningBound(positives, negatives)).toBe(bound);
  });

  test('is not a number unless both classes occur', () => {
    expect(binningBound([1], [0])).toBeNaN();
    expect(binningBound([], [])).toBeNaN();
  });

  test('is reached by the best and by the worst order within bins, and exceeded by none', () => {
    const cases = fc.array(fc.record({ bin: fc.nat(4), place: fc.nat(9), positive: fc.boolean() }), { maxLength: 60 });
    fc.assert(
      fc.property(cases, (all) => {
        const count = (groups: number, groupOf: (one: (typeof all)[number]) => number) => {
          const of = (positive: boolean) =>
            Array.from(
              { length: groups },
              (_, group) => all.filter((one) => one.positive === positive && groupOf(one) === group).length,
            );
          return [of(true), of(false)] as const;
        };
        const [positives, negatives] = count(5, ({ bin }) => bin);
        const bound = binningBound(positives, negatives);
        if (Number.isNaN(bound)) return;
        const binned = area(positives, negatives);
        const exact = area(...count(50, ({ bin, place }) => 10 * bin + place));
        const best = area(...count(10, ({ bin, positive }) => 2 * bin + Number(positive)));
        const worst = area(...count(10, ({ bin, positive }) => 2 * bin + Number(!positive)));
        expect(Math.abs(exact - binned)).toBeLessThanOrEqual(bound + 1e-12);
        expect(best - binned).toBeCloseTo(bound, 12);
        expect(binned - worst).toBeCloseTo(bound, 12);
      }),
    );
  });
});

const hostile = [
  'plain',
  'two words',
  'x"; DROP TABLE kept; --',
  "x'; DROP TABLE kept; --",
  'x`; DROP TABLE kept; --',
  "\\'; DROP TABLE kept; --",
  '\\"; DROP TABLE kept; --',
  '\\`; DROP TABLE kept; --',
  '\\',
  '"',
  "'",
  '`',
  '""',
  "''",
  '/* comment',
  '-- comment',
  '$$; DROP TABLE kept; $$',
  "E'\\x27",
  '${name}',
  '?1',
  'select',
  'line\nend\r\n',
  'ñ 𝔸 \u202egnp',
  'a.b',
];

describe('hostile names', () => {
  beforeAll(() => connection.run('CREATE TABLE kept AS SELECT 1 AS one'));

  test.each(hostile)('%j as table, column and class', async (name) => {
    const table = quotedName(name, 'duckdb');
    const other = quotedName(`${name} `, 'duckdb');
    const label = quotedText(name, 'duckdb');
    const parts = name.includes('.') ? '"b"' : table;
    const schema = name.includes('.') ? '"a".' : '';
    if (schema) await connection.run('CREATE SCHEMA "a"');
    await connection.run(
      `CREATE TABLE ${schema}${parts} AS SELECT * FROM (VALUES (${label}, 0.9), (${label}, 0.9), ('', 0.1)) AS rows (${table}, ${other})`,
    );
    const source = { table: name, truth: name, score: `${name} `, positive: name };
    expect(await answers(scoreQuery(source, 'duckdb'))).toEqual([
      { score: 0.1, positives: 0, negatives: 1 },
      { score: 0.9, positives: 2, negatives: 0 },
    ]);
    expect(await answers(binnedQuery(source, { low: -1, high: 1, count: 8 }, 'duckdb'))).toEqual([
      { score: 0, positives: 0, negatives: 1 },
      { score: 0.75, positives: 2, negatives: 0 },
    ]);
    expect(await answer(boundQuery(source, { low: -1, high: 1, count: 1 }, 'duckdb'))).toEqual({ auc_error: 0.5 });
    const pairs = await answers(labelQuery({ table: name, truth: name, predicted: name }, 'duckdb'));
    expect(pairs).toEqual([
      { truth: '', predicted: '', count: 1 },
      { truth: name, predicted: name, count: 2 },
    ]);
    expect(await answer('SELECT one FROM kept')).toEqual({ one: 1 });
  });

  /** The text of a quoted name or value at the beginning, as the engine's manual defines it, and the rest behind it. */
  function unquoted(sql: string, quote: string, hasBackslashes: boolean): [text: string, rest: string] {
    expect(sql[0]).toBe(quote);
    let text = '';
    for (let at = 1; at < sql.length; at++) {
      const next = sql[at + 1];
      if (sql[at] === '\\' && hasBackslashes) {
        text += next === 'n' ? '\n' : next === 'r' ? '\r' : next;
        at++;
      } else if (sql[at] !== quote) text += sql[at];
      else if (next === quote && !hasBackslashes) {
        text += quote;
        at++;
      } else return [text, sql.slice(at + 1)];
    }
    throw new Error(`${sql} has no end.`);
  }

  const quoting: Record<Dialect, { name: [string, boolean]; text: [string, boolean] }> = {
    spark: { name: ['`', false], text: ["'", true] },
    trino: { name: ['"', false], text: ["'", false] },
    bigquery: { name: ['`', true], text: ["'", true] },
    duckdb: { name: ['"', false], text: ["'", false] },
  };

  test.each(dialects)('in %s keep their meaning', (dialect) => {
    const { name, text } = quoting[dialect];
    const check = (any: string) => {
      const meant = any.replaceAll('\0', '');
      expect(unquoted(`${quotedName(any, dialect)} rest`, ...name)).toEqual([meant, ' rest']);
      expect(unquoted(`${quotedText(any, dialect)} rest`, ...text)).toEqual([meant, ' rest']);
    };
    hostile.forEach(check);
    check('a\0b');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', "'", '`', '\\', '\n', '\0', 'x', 'é', '😀', ';') }), check),
    );
  });

  test('and in BigQuery no text spans several lines', () => {
    expect(quotedText('a\nb', 'bigquery') + quotedName('a\r\nb', 'bigquery')).not.toMatch(/[\n\r]/);
  });
});

describe('as each engine writes it', () => {
  const labels = { table: 'shop.orders', truth: 'truth', predicted: 'model' };
  const scores = { table: 'orders', truth: 'truth', score: 'score', positive: 'yes' };

  test.each<[Dialect, string]>([
    ['spark', 'SELECT `truth` AS truth,\n       `model` AS predicted,\n       COUNT(*) AS count\nFROM `shop`.`orders`'],
    ['trino', 'SELECT "truth" AS truth,\n       "model" AS predicted,\n       COUNT(*) AS count\nFROM "shop"."orders"'],
    [
      'bigquery',
      'SELECT `truth` AS truth,\n       `model` AS predicted,\n       COUNT(*) AS count\nFROM `shop`.`orders`',
    ],
    [
      'duckdb',
      'SELECT "truth" AS truth,\n       "model" AS predicted,\n       COUNT(*) AS count\nFROM "shop"."orders"',
    ],
  ])('labels, %s', (dialect, query) => {
    expect(labelQuery(labels, dialect)).toBe(`${query}\nGROUP BY 1, 2\nORDER BY 1, 2`);
  });

  test.each<[Dialect, text: string, double: string]>([
    ['spark', 'CAST(`truth` AS STRING)', 'CAST(`score` AS DOUBLE)'],
    ['trino', 'CAST("truth" AS VARCHAR)', 'CAST("score" AS DOUBLE)'],
    ['bigquery', 'CAST(`truth` AS STRING)', 'CAST(`score` AS FLOAT64)'],
    ['duckdb', 'CAST("truth" AS VARCHAR)', 'CAST("score" AS DOUBLE)'],
  ])('scores, %s', (dialect, text, double) => {
    const query = binnedQuery(scores, { low: 0, high: 1, count: 100 }, dialect);
    expect(query.split('\n')).toEqual([
      `SELECT FLOOR(${double} * 100) / 100 AS score,`,
      `       COUNT(CASE WHEN ${text} = 'yes' THEN 1 END) AS positives,`,
      `       COUNT(CASE WHEN ${text} <> 'yes' THEN 1 END) AS negatives`,
      `FROM ${tableText('orders', dialect)}`,
      'GROUP BY 1',
      'ORDER BY 1',
    ]);
    expect(scoreQuery(scores, dialect)).toContain(`SELECT ${quotedName('score', dialect)} AS score,\n`);
  });

  test.each<[Dialect, table: string, text: string]>([
    ['duckdb', 'logs/2024/*.parquet', "'logs/2024/*.parquet'"],
    ['duckdb', "it's.csv", "'it''s.csv'"],
    ['spark', 'logs/2024', 'parquet.`logs/2024`'],
    ['spark', 'cases.csv.gz', 'csv.`cases.csv.gz`'],
    ['spark', 'cases.jsonl', 'json.`cases.jsonl`'],
    ['trino', 'hive.shop.orders', '"hive"."shop"."orders"'],
    ['bigquery', 'my-project.shop.orders_*', '`my-project`.`shop`.`orders_*`'],
    ['bigquery', '..a.', '`a`'],
    ['trino', '.', '"."'],
  ])('in %s the table %s is %s', (dialect, table, text) => {
    expect(tableText(table, dialect)).toBe(text);
  });

  test.each([
    [1024, '1024'],
    [0.1, '1E-1'],
    [1000 / 3, '3.333333333333333E2'],
    [1e300, '1E300'],
  ])('%d is %s', (number, text) => {
    expect(numberText(number)).toBe(text);
    expect(Number(text)).toBeCloseTo(number, 9);
  });
});

test('labels of numbers and booleans, scores of decimals and missing values', async () => {
  await connection.run(`
    CREATE TABLE typed AS SELECT * FROM (VALUES
      (1, TRUE, CAST(0.91 AS DECIMAL(4, 2))), (0, FALSE, 0.10), (1, FALSE, 0.90), (NULL, NULL, 0.10)
    ) AS rows (number, flag, score)
  `);
  const source = { table: 'typed', score: 'score' };
  const bins: Bins = { low: 0, high: 1, count: 4 };
  expect(await answers(binnedQuery({ ...source, truth: 'number', positive: '1' }, bins, 'duckdb'))).toEqual([
    { score: 0, positives: 0, negatives: 1 },
    { score: 0.75, positives: 2, negatives: 0 },
  ]);
  expect(await answers(binnedQuery({ ...source, truth: 'flag', positive: 'true' }, bins, 'duckdb'))).toEqual([
    { score: 0, positives: 0, negatives: 1 },
    { score: 0.75, positives: 1, negatives: 1 },
  ]);
});
