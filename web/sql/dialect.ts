/** The engines whose SQL is written, under their names in a program. */
export const dialects = ['spark', 'trino', 'bigquery', 'duckdb'] as const;

export type Dialect = (typeof dialects)[number];

interface Rules {
  /** The quote around names. */
  nameQuote: '"' | '`';
  /** How a quote and a backslash are escaped within. */
  escapes: 'doubled' | 'backslash';
  text: string;
  double: string;
}

const rules: Record<Dialect, Rules> = {
  spark: { nameQuote: '`', escapes: 'backslash', text: 'STRING', double: 'DOUBLE' },
  trino: { nameQuote: '"', escapes: 'doubled', text: 'VARCHAR', double: 'DOUBLE' },
  bigquery: { nameQuote: '`', escapes: 'backslash', text: 'STRING', double: 'FLOAT64' },
  duckdb: { nameQuote: '"', escapes: 'doubled', text: 'VARCHAR', double: 'DOUBLE' },
};

export const textType = (dialect: Dialect): string => rules[dialect].text;
export const doubleType = (dialect: Dialect): string => rules[dialect].double;

/** No engine allows this character in a name, and parsers written in C end at it. */
const withoutNull = (text: string): string => text.replaceAll('\0', '');

/** Line ends, which BigQuery accepts in quotes only in this form. */
const lineEnds: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r' };

const behindBackslashes = (text: string, quote: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replace(/[\n\r]/g, (end) => lineEnds[end]!);

/** The quoted name of a column, or of one part of the name of a table. It may hold any characters but is not empty. */
export function quotedName(name: string, dialect: Dialect): string {
  const { nameQuote } = rules[dialect];
  const text = withoutNull(name);
  // Spark knows backslash escapes only in texts.
  const inside =
    dialect === 'bigquery' ? behindBackslashes(text, nameQuote) : text.replaceAll(nameQuote, nameQuote.repeat(2));
  return nameQuote + inside + nameQuote;
}

/** A text as a quoted value. */
export function quotedText(text: string, dialect: Dialect): string {
  const inside =
    rules[dialect].escapes === 'backslash'
      ? behindBackslashes(withoutNull(text), "'")
      : withoutNull(text).replaceAll("'", "''");
  return `'${inside}'`;
}

/** A finite number as the literal of a double or, if it is an integer, of an integer. */
export function numberText(value: number): string {
  return Number.isSafeInteger(value) ? String(value) : value.toExponential().toUpperCase().replace('+', '');
}

const fileName = /[/\\*]|\.(parquet|csv|tsv|json|jsonl|ndjson)(\.(gz|zst))?$/i;
const formats: Readonly<Record<string, string>> = {
  csv: 'csv',
  tsv: 'csv',
  json: 'json',
  jsonl: 'json',
  ndjson: 'json',
};

/**
 * The operand of FROM: a table, where dots separate the parts of `schema.table`, or, in engines that read files in
 * place, a file.
 */
export function tableText(table: string, dialect: Dialect): string {
  const ending = fileName.exec(table);
  if (ending && dialect === 'duckdb') return quotedText(table, dialect);
  if (ending && dialect === 'spark') {
    return `${formats[ending[1]?.toLowerCase() ?? ''] ?? 'parquet'}.${quotedName(table, dialect)}`;
  }
  const parts = table.split('.').filter((part) => part !== '');
  return (parts.length > 0 ? parts : [table]).map((part) => quotedName(part, dialect)).join('.');
}
