import { doubleType, numberText, quotedName, quotedText, tableText, textType, type Dialect } from './dialect.ts';

/** What is counted. Names are taken as they are, whatever is in them; none is empty. */
export interface LabelSource {
  /** `schema.table`, or where the engine reads files, a file. */
  table: string;
  truth: string;
  predicted: string;
}

export interface ScoreSource {
  table: string;
  truth: string;
  score: string;
  /** The label of the positive class, as the engine writes it; every other one is negative. */
  positive: string;
}

/** Bins of the same width, which begin at multiples of it. */
export interface Bins {
  /** A range, low < high, of which `count` bins are as wide; scores outside have bins, too. */
  low: number;
  high: number;
  /** At least 1; `count / (high - low)` is finite. */
  count: number;
}

const lines = (...all: readonly string[]): string => all.join('\n');

/** Ordinals leave no doubt whether a name means a column or what it was renamed to. */
const grouped = (columns: string): string[] => [`GROUP BY ${columns}`, `ORDER BY ${columns}`];

/** truth, predicted, count: of all pairs of labels that occur. */
export function labelQuery({ table, truth, predicted }: LabelSource, dialect: Dialect): string {
  return lines(
    `SELECT ${quotedName(truth, dialect)} AS truth,`,
    `       ${quotedName(predicted, dialect)} AS predicted,`,
    '       COUNT(*) AS count',
    `FROM ${tableText(table, dialect)}`,
    ...grouped('1, 2'),
  );
}

/** score, positives, negatives: of all groups of scores. Rows without a label are in neither count. */
function scoreCounts({ table, truth, positive }: ScoreSource, group: string, dialect: Dialect): string[] {
  // Labels may be texts, numbers or booleans: as text they can be compared in all engines.
  const label = `CAST(${quotedName(truth, dialect)} AS ${textType(dialect)})`;
  const counted = (sign: '=' | '<>', name: string): string =>
    `       COUNT(CASE WHEN ${label} ${sign} ${quotedText(positive, dialect)} THEN 1 END) AS ${name}`;
  return [
    `SELECT ${group} AS score,`,
    `${counted('=', 'positives')},`,
    counted('<>', 'negatives'),
    `FROM ${tableText(table, dialect)}`,
  ];
}

/** score, positives, negatives: of every score that occurs. */
export function scoreQuery(source: ScoreSource, dialect: Dialect): string {
  return lines(...scoreCounts(source, quotedName(source.score, dialect), dialect), ...grouped('1'));
}

/**
 * The lower end of the bin: whoever decides at it decides as on all rows, to the last digit where the number of bins per
 * unit is a power of two.
 */
function binOf(score: string, { low, high, count }: Bins, dialect: Dialect): string {
  const perUnit = numberText(count / (high - low));
  // Some engines divide decimals by integers as integers.
  return `FLOOR(CAST(${quotedName(score, dialect)} AS ${doubleType(dialect)}) * ${perUnit}) / ${perUnit}`;
}

/** score, positives, negatives: of every bin that a score is in, by its lower end. */
export function binnedQuery(source: ScoreSource, bins: Bins, dialect: Dialect): string {
  return lines(...scoreCounts(source, binOf(source.score, bins, dialect), dialect), ...grouped('1'));
}

/** auc_error: by how much the AUC of the bins can differ from that of the scores, as `binningBound` defines it. */
export function boundQuery(source: ScoreSource, bins: Bins, dialect: Dialect): string {
  // Products of counts leave the range of integers.
  const sumOf = (factor: string): string => `SUM(CAST(${factor} AS ${doubleType(dialect)})`;
  return lines(
    `SELECT ${sumOf('positives')} * negatives)`,
    `       / (2 * ${sumOf('positives')}) * ${sumOf('negatives')})) AS auc_error`,
    'FROM (',
    ...[...scoreCounts(source, binOf(source.score, bins, dialect), dialect), 'GROUP BY 1'].map((line) => `  ${line}`),
    ') AS bins',
  );
}
