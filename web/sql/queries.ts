import { doubleType, numberText, quotedName, quotedText, tableText, textType, type Dialect } from './dialect.ts';

/** What a column of parts is called in a result, so that it is read as one of groups or of folds. */
export const partNames = ['subgroup', 'fold'] as const;
export type PartName = (typeof partNames)[number];

interface Source {
  /** Each part is counted by itself. */
  parts?: { column: string; as: PartName } | undefined;
}

/** What is counted. Names are taken as they are, whatever is in them; none is empty. */
export interface LabelSource extends Source {
  /** `schema.table`, or where the engine reads files, a file. */
  table: string;
  truth: string;
  predicted: string;
}

export interface ScoreSource extends Source {
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

/** The first lines of a query, up to its first column but the one of the parts. */
const select = ({ parts }: Source, first: string, dialect: Dialect): string[] =>
  parts ? [`SELECT ${quotedName(parts.column, dialect)} AS ${parts.as},`, `       ${first}`] : [`SELECT ${first}`];

/** subgroup or fold where there are parts; truth, predicted, count: of all pairs of labels that occur. */
export function labelQuery(source: LabelSource, dialect: Dialect): string {
  return lines(
    ...select(source, `${quotedName(source.truth, dialect)} AS truth,`, dialect),
    `       ${quotedName(source.predicted, dialect)} AS predicted,`,
    '       COUNT(*) AS count',
    `FROM ${tableText(source.table, dialect)}`,
    ...grouped(source.parts ? '1, 2, 3' : '1, 2'),
  );
}

/** score, positives, negatives: of all groups of scores. Rows without a label are in neither count. */
function scoreCounts(source: ScoreSource, group: string, dialect: Dialect): string[] {
  const { table, truth, positive } = source;
  // Labels may be texts, numbers or booleans: as text they can be compared in all engines.
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

/** subgroup or fold where there are parts; score, positives, negatives: of every score that occurs. */
export function scoreQuery(source: ScoreSource, dialect: Dialect): string {
  return lines(...scoreCounts(source, quotedName(source.score, dialect), dialect), ...byScore(source));
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

/** As scoreQuery, of every bin that a score is in, by its lower end. */
export function binnedQuery(source: ScoreSource, bins: Bins, dialect: Dialect): string {
  return lines(...scoreCounts(source, binOf(source.score, bins, dialect), dialect), ...byScore(source));
}

/**
 * auc_error: by how much the AUC of the bins can differ from that of the scores, as `binningBound` defines it. Of all
 * parts together.
 */
export function boundQuery({ parts: _, ...source }: ScoreSource, bins: Bins, dialect: Dialect): string {
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
