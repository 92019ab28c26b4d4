import type { Cell, Table } from './table.ts';

/**
 * The table as JSON, `{"caption": …, "rows": [{title: value, …}, …]}`, with all digits. An undefined value is null, an
 * infinite one the string "∞" or "-∞". If a title is repeated, a number is appended to the later ones.
 */
export function jsonOf({ caption, columns, rows }: Table): string {
  const keys = distinct(columns.map(({ title }) => title)).map((key) => JSON.stringify(key));
  // Built by hand, since JSON.stringify would write keys that are integers first.
  const lines = rows.map((row) => `    {${keys.map((key, at) => `${key}: ${valueOf(row[at] ?? null)}`).join(', ')}}`);
  const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`;
  return `{\n  "caption": ${JSON.stringify(caption)},\n  "rows": ${list}\n}\n`;
}

function valueOf(cell: Cell): string {
  const isInfinite = typeof cell === 'number' && !Number.isFinite(cell);
  return JSON.stringify(isInfinite ? (cell > 0 ? '∞' : '-∞') : cell);
}

function distinct(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    let key = title;
    for (let count = 2; taken.has(key); count++) key = `${title} (${count})`;
    taken.add(key);
    return key;
  });
}
