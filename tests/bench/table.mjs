const columns = ['', 'workload', 'contestant', 'minimum', 'median', 'runs', 'ratio', 'target', 'reached'];
const isNumber = [false, false, false, true, true, true, true, true, false];

const digits = (value, most = 3) => {
  const decimals = Math.max(0, most - 1 - Math.floor(Math.log10(Math.max(value, 1e-9))));
  return value.toFixed(Math.min(decimals, 3));
};

const milliseconds = (value) => `${digits(value)} ms`;

function cellsOf({ name, error, minimum, median, runs, ratio, target = '', isMet, differs }) {
  if (error) return [`${name} (failed: ${error})`, '', '', '', '', target, ''];
  return [
    differs ? `${name} (another result)` : name,
    milliseconds(minimum),
    milliseconds(median),
    String(runs),
    ratio === undefined ? '' : `${digits(ratio)}×`,
    target,
    isMet === undefined ? '' : isMet ? 'yes' : 'no',
  ];
}

const rowsInWords = (rows) => (rows ? ` (${rows.toLocaleString('en')} rows)` : '');

/** A table in Markdown, aligned. The ratio is a peer's minimum over ours. */
export function tableOf(measured) {
  const lines = measured.flatMap(({ workload: { group, title, rows }, results }) =>
    results.map((result, at) => [
      ...(at === 0 ? [group, `${title}${rowsInWords(rows)}`] : ['', '']),
      ...cellsOf(result),
    ]),
  );
  const widths = columns.map((column, at) => Math.max(3, column.length, ...lines.map((line) => line[at].length)));
  const line = (cells) =>
    `| ${cells.map((cell, at) => (isNumber[at] ? cell.padStart(widths[at]) : cell.padEnd(widths[at]))).join(' | ')} |`;
  const rule = widths.map((width, at) => (isNumber[at] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [line(columns), line(rule), ...lines.map(line)].join('\n');
}
