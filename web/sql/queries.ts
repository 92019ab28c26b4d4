import { doubleType, numberText, quotedName, quotedText, tableText, textType, type Dialect } from './dialect.ts';

/** Names of a result's column of parts, by which it is read as groups or as folds. */
export const partNames = ['subgroup', 'fold'] as const;
export type PartName = (typeof partNames)[number];

interface Source {
  /** Column by which the rows are divided; each part is counted separately. */
  parts?: { column: string; as: PartName } | undefined;
}

/** The rows to count. Names may hold any characters; none is empty. */
export interface LabelSource extends Source {
  /** `schema.table` or, where the engine reads files, a file. */
  table: string;
  truth: string;
  predicted: string;
}

export interface ScoreSource extends Source {
  table: string;
  truth: string;
  score: string;
  /** The label of the positive class as the engine writes it; every other label is negative. */
  positive: string;
}

/** Bins of equal width, which begin at multiples of it. */
export interface Bins {
  /** A range, low < high, divided into `count` bins. Scores outside get bins of the same width. */
  low: number;
  high: number;
  /** At least 1; `count / (high - low)` is finite. */
  count: number;
}

const lines = (...all: readonly string[]): string => all.join('\n');

/** Ordinals avoid doubt whether a name means a column or its alias. */
const grouped = (columns: string): string[] => [`GROUP BY ${columns}`, `ORDER BY ${columns}`];

/** The beginning of a query, up to its first column after the one of the parts. */
const select = ({ parts }: Source, first: string, dialect: Dialect): string[] =>
  parts ? [`SELECT ${quotedName(parts.column, dialect)} AS ${parts.as},`, `       ${first}`] : [`SELECT ${first}`];

/**
 * A query for the counts of all pairs of labels that occur. Columns: subgroup or fold where there are parts; truth,
 * predicted, count.
 */
export function labelQuery(source: LabelSource, dialect: Dialect): string {
  return lines(
    ...select(source, `${quotedName(source.truth, dialect)} AS truth,`, dialect),
    `       ${quotedName(source.predicted, dialect)} AS predicted,`,
    '       COUNT(*) AS count',
    `FROM ${tableText(source.table, dialect)}`,
    ...grouped(source.parts ? '1, 2, 3' : '1, 2'),
  );
}

/**
 * A query for the counts of each group of scores. Columns: score, positives, negatives. Rows without a label are in
 * neither count.
 */
function scoreCounts(source: ScoreSource, group: string, dialect: Dialect): string[] {
  const { table, truth, positive } = source;
  // Labels may be texts, numbers or booleans; all engines can compare them as text.
  const label = `CAST(${quotedName(truth, dialect)} AS ${textType(dialect)})`;
  const counted = (sign: '=' | '<>', name: string): string =>
    `       COUNT(CASE WHEN ${label} ${sign} ${quotedText(positive, dialect)} THEN 1 END) AS ${name}`;
  return [
    ...select(source, `${group} AS score,`, dialect),
    `${counted('=', 'positives')},`,
    counted('<>', 'negatives'),
    `FROM ${tableText(table, dialect)}`,
  ];
}

const byScore = ({ parts }: Source): string[] => grouped(parts ? '1, 2' : '1');

/**
 * A query for the counts at every score that occurs. Columns: subgroup or fold where there are parts; score, positives,
 * negatives.
 */
export function scoreQuery(source: ScoreSource, dialect: Dialect): string {
  return lines(...scoreCounts(source, quotedName(source.score, dialect), dialect), ...byScore(source));
}

/**
 * The lower end of the bin. Deciding at this threshold gives the same result as on all rows, exactly so where the
 * number of bins per unit is a power of two.
 */
function binOf(score: string, { low, high, count }: Bins, dialect: Dialect): string {
  const perUnit = numberText(count / (high - low));
  // Some engines divide decimals by integers as integers.
  return `FLOOR(CAST(${quotedName(score, dialect)} AS ${doubleType(dialect)}) * ${perUnit}) / ${perUnit}`;
}

/** As scoreQuery, for every bin that holds a score, by its lower end. */
export function binnedQuery(source: ScoreSource, bins: Bins, dialect: Dialect): string {
  return lines(...scoreCounts(source, binOf(source.score, bins, dialect), dialect), ...byScore(source));
}

/**
 * A query for auc_error: the greatest difference between the AUC of the bins and that of the scores, as `binningBound`
 * defines it. For all parts together.
 */
export function boundQuery({ parts: _, ...source }: ScoreSource, bins: Bins, dialect: Dialect): string {
  // Products of counts may exceed the range of integers.
  const sumOf = (factor: string): string => `SUM(CAST(${factor} AS ${doubleType(dialect)})`;
  return lines(
    `SELECT ${sumOf('positives')} * negatives)`,
    `       / (2 * ${sumOf('positives')}) * ${sumOf('negatives')})) AS auc_error`,
    'FROM (',
    ...[...scoreCounts(source, binOf(source.score, bins, dialect), dialect), 'GROUP BY 1'].map((line) => `  ${line}`),
    ') AS bins',
  );
}
