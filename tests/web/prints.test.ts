// Counts as tools print them, with classes of many names. None may be misread, whatever a name means elsewhere.
import { InputError } from 'deconfuse';
import { describe, expect, test } from 'vitest';
import { read } from './reading.ts';

const counts = [
  [20, 5, 1],
  [10, 15, 2],
  [0, 3, 7],
] as const;

type Row = readonly (string | number)[];

const rowsOf = (names: readonly string[]): Row[] =>
  names.map((name, truth) => [name, ...names.map((_, predicted) => counts[truth]![predicted]!)]);
const transposedRowsOf = (names: readonly string[]): Row[] =>
  names.map((name, predicted) => [name, ...names.map((_, truth) => counts[truth]![predicted]!)]);
const casesOf = (names: readonly string[]): Row[] =>
  names.flatMap((truth, row) => names.map((predicted, column) => [truth, predicted, counts[row]![column]!]));

const widthsOf = (rows: readonly Row[]): number[] =>
  rows[0]!.map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? '').length)));
/** Aligned columns: the first ones to the left, as many as `left`, the others to the right. */
const aligned = (rows: readonly Row[], gap: string, left = 1): string[] => {
  const widths = widthsOf(rows);
  return rows.map((row) =>
    row
      .map((cell, column) => String(cell)[column < left ? 'padEnd' : 'padStart'](widths[column]!))
      .join(gap)
      .trimEnd(),
  );
};
/** Between rules and bars. */
const boxed = (head: readonly Row[], body: readonly Row[], [corner, stroke, bar]: string): string[] => {
  const widths = widthsOf([...head, ...body]);
  const rule = corner! + widths.map((width) => stroke!.repeat(width + 2)).join(corner) + corner!;
  const line = (row: Row): string =>
    `${bar} ${row.map((cell, column) => String(cell).padEnd(widths[column]!)).join(` ${bar} `)} ${bar}`;
  return [rule, ...head.map(line), rule, ...body.map(line), rule];
};
/** pandas names a group only in its first row. */
const grouped = (rows: readonly Row[]): Row[] =>
  rows.map(([truth, ...rest], at) => [at > 0 && rows[at - 1]![0] === truth ? '' : truth!, ...rest]);
const delimited = (rows: readonly Row[], mark: string): string[] => rows.map((row) => row.join(mark));

const tools: Record<string, (names: readonly string[]) => string[]> = {
  'pandas crosstab': (names) => {
    const [head, ...body] = aligned([['pred', ...names], ...rowsOf(names)], '  ');
    return [head!, 'truth', ...body];
  },
  'pandas groupby': (names) => [
    ...aligned([['truth', 'pred', ''], ...grouped(casesOf(names))], '  ', 2),
    'dtype: int64',
  ],
  'pandas value_counts': (names) => [
    ...aligned(
      [['truth', 'pred', ''], ...grouped([...casesOf(names)].sort((a, b) => Number(b[2]) - Number(a[2])))],
      '  ',
      2,
    ),
    'Name: count, dtype: int64',
  ],
  'R table': (names) => {
    const [head, ...body] = aligned([['truth', ...names], ...rowsOf(names)], ' ');
    return [`${' '.repeat(Math.max(5, ...names.map(({ length }) => length)))} pred`, head!, ...body];
  },
  'R caret': (names) => {
    const [head, ...body] = aligned([['Prediction', ...names], ...transposedRowsOf(names)], ' ', 0);
    return [`${' '.repeat(Math.max(10, ...names.map(({ length }) => length)))} Reference`, head!, ...body];
  },
  'R as.data.frame': (names) =>
    aligned([['', 'truth', 'pred', 'Freq'], ...casesOf(names).map((row, at): Row => [at + 1, ...row])], ' '),
  polars: (names) =>
    boxed(
      [
        ['truth', ...names],
        ['---', ...names.map(() => '---')],
        ['str', ...names.map(() => 'i64')],
      ],
      rowsOf(names),
      '┼─│',
    ),
  'polars group_by': (names) =>
    boxed(
      [
        ['truth', 'pred', 'len'],
        ['---', '---', '---'],
        ['str', 'str', 'u32'],
      ],
      casesOf(names),
      '┼─┆',
    ).map((line) => line.replace(/^┆|┆$/g, '│')),
  Spark: (names) => boxed([['label', 'prediction', 'count']], casesOf(names), '+-|'),
  sqlite: (names) => {
    const rows: Row[] = [['truth', 'predicted', 'count'], ...casesOf(names)];
    const [head, ...body] = aligned(rows, '  ', 3);
    return [
      head!,
      widthsOf(rows)
        .map((width) => '-'.repeat(width))
        .join('  '),
      ...body,
    ];
  },
  Markdown: (names) => {
    const [head, ...body] = delimited([['', ...names], ...rowsOf(names)], ' | ').map((line) => `| ${line} |`);
    return [head!, `|${'---|'.repeat(names.length + 1)}`, ...body];
  },
  CSV: (names) => delimited([['', ...names], ...rowsOf(names)], ','),
  TSV: (names) => delimited([['', ...names], ...rowsOf(names)], '\t'),
  'CSV of counts': (names) => delimited([['truth', 'predicted', 'n'], ...casesOf(names)], ','),
  'a sheet': (names) =>
    delimited(
      [
        ['', ...names.map((name) => `Predicted ${name}`)],
        ...rowsOf(names).map(([name, ...row]): Row => [`Actual ${name}`, ...row]),
      ],
      '\t',
    ),
  Weka: (names) => [
    '=== Confusion Matrix ===',
    '',
    `  ${names.map((_, at) => 'abc'[at]).join('  ')}   <-- classified as`,
    ...rowsOf(names).map(([name, ...row], at) => ` ${row.join(' ')} |  ${'abc'[at]} = ${name}`),
  ],
};

const classes: readonly (readonly string[])[] = [
  ['ham', 'spam'],
  ['0', '1'],
  ['1', '2'],
  ['-1', '1'],
  ['yes', 'no'],
  ['TRUE', 'FALSE'],
  ['real', 'fake'],
  ['+', '-'],
  ['y', 'n'],
  ['positive', 'negative'],
  ['model', 'left'],
  ['total', 'rest'],
  ['truth', 'pred'],
  ['not spam', 'spam'],
  ['New York', 'Los Angeles'],
  ['class 1', 'class 2'],
  ['<=50K', '>50K'],
  ['sí', 'no'],
  ['2019', '2020'],
  ['0', '1', '2'],
  ['y', 'n', 'x'],
  ['count', 'score', 'label'],
  ['a-b', 'a_b', 'a.b'],
  ['very bad', 'not sure', 'very good'],
  ['Iris-setosa', 'Iris-versicolor', 'Iris-virginica'],
];

describe.each(Object.entries(tools))('%s', (_, print) => {
  test.each(classes.map((names) => [names.join(', '), names] as const))('of %s', (_, names) => {
    const dataset = read(print(names).join('\n'));
    if (dataset instanceof InputError) throw dataset;
    const labels = dataset.labels.map(String);
    expect([...labels].sort()).toEqual([...names].sort());
    const order = names.map((name) => labels.indexOf(name));
    expect(order.map((row) => order.map((column) => dataset.matrix![row * labels.length + column]))).toEqual(
      names.map((_, truth) => names.map((_, predicted) => counts[truth]![predicted])),
    );
  });
});
