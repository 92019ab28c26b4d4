// Tables as text in every format: the exact text, and that no label breaks it.
import { createCalculator } from 'deconfuse';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvOf, tabbedOf } from '../../web/export/table/csv.ts';
import { formats, type TableFormat } from '../../web/export/table/formats.ts';
import { htmlFileOf, htmlOf } from '../../web/export/table/html.ts';
import { jsonOf } from '../../web/export/table/json.ts';
import { latexOf } from '../../web/export/table/latex.ts';
import { markdownOf } from '../../web/export/table/markdown.ts';
import type { Cell, Table } from '../../web/export/table/table.ts';

const calculator = await createCalculator();
const english = { decimals: 3, decimalSign: '.' } as const;
const spanish = { decimals: 3, decimalSign: ',' } as const;

const metrics: Table = {
  caption: 'All metrics: 5 of 10_000',
  columns: [{ title: 'Metric' }, { title: 'Value' }, { title: 'Exact', align: 'end' }],
  rows: [
    ['Precision', 8 / 11, '8/11'],
    ['Cohen’s κ', -0.5, '-1/2'],
    ['LR+', Infinity, null],
    ['p | q', 1.5e-9, null],
    ['MCC & co.', null, null],
    ['Cases', 12345, '12345'],
  ],
};

const hostile: Table = {
  caption: '',
  columns: [{ title: 'a' }, { title: 'a' }],
  rows: [
    ['=HYPERLINK("x")', '@cmd'],
    ['+1', '-2,5'],
    ['a;b', 'c,d\te'],
    ['line\r\nbreak', '<b>&"\''],
  ],
};

describe('CSV', () => {
  test('has all digits, and fractions that no spreadsheet takes for dates', () => {
    expect(csvOf(metrics, '.')).toBe(
      'Metric,Value,Exact\r\n' +
        'Precision,0.7272727272727273,\u00a08/11\r\n' +
        'Cohen’s κ,-0.5,\u00a0-1/2\r\n' +
        'LR+,∞,\r\n' +
        'p | q,1.5e-9,\r\n' +
        'MCC & co.,,\r\n' +
        'Cases,12345,12345\r\n',
    );
  });

  test('has semicolons if the decimal sign is the comma', () => {
    expect(csvOf(metrics, ',').split('\r\n').slice(0, 3)).toEqual([
      'Metric;Value;Exact',
      'Precision;0,7272727272727273;\u00a08/11',
      'Cohen’s κ;-0,5;\u00a0-1/2',
    ]);
  });

  test('quotes text that would be read differently, and leaves nothing to compute', () => {
    expect(csvOf(hostile, '.')).toBe(
      'a,a\r\n"\u00a0=HYPERLINK(""x"")",\u00a0@cmd\r\n+1,"-2,5"\r\n"a;b","c,d\te"\r\n"line\r\nbreak","<b>&""\'"\r\n',
    );
    expect(tabbedOf(hostile, ',').split('\n')[2]).toBe('+1\t"-2,5"');
  });

  // Formulas listed by OWASP, and others that spreadsheets were found to compute.
  const formulas = ['=1+1', '=cmd|"/C calc"!A0', '+1+1', '-2+3+cmd|"/C calc"!A0', '@SUM(A1)', '\t=1+1', '\r=1+1', '\n=1+1', ' =1+1', '＝1+1', '＋1', '－1-1', '＠A1', '-1e5-1', '+49 30', '-', '--1', '-0.5%', '+A1', '-0x1', '\t1', '\r1']; // prettier-ignore
  const plain = ['-0.5', '+1', '-2,5', '12', '1e5', 'a=1', 'a-b', '1-2', '<-0.5', '', '−0.5'];

  test.each(formulas)('%j begins no formula, in any form that spreadsheets read', (text) => {
    const table: Table = { caption: '', columns: [{ title: text }, { title: 'b' }], rows: [[text, 1]] };
    const written = [csvOf(table, '.'), csvOf(table, ','), tabbedOf(table, '.'), tabbedOf(table, ',')];
    for (const file of written) {
      for (const line of [file, file.slice(file.indexOf('\n', file.indexOf('b')) + 1)])
        expect(line).toMatch(/^"?\u00a0/);
    }
    expect(htmlOf(table, '.')).toContain('<td>\u00a0');
  });

  test.each(plain)('%j is not changed', (text) => {
    expect(csvOf({ caption: '', columns: [{ title: text }], rows: [] }, '.')).not.toContain('\u00a0');
  });

  test.each([-0.5, -1e-9, -Infinity, 1e300, 0])('the number %d stays a number', (value) => {
    const [, row] = csvOf({ caption: '', columns: [{ title: 'a' }], rows: [[value]] }, '.').split('\r\n');
    expect(row).not.toContain('\u00a0');
    if (Number.isFinite(value)) expect(Number(row)).toBe(value);
  });

  test('is saved with a byte order mark and copied without', () => {
    expect(formats.csv.file(metrics, english)).toBe(`\ufeff${csvOf(metrics, '.')}`);
    expect(formats.csv.clipboard['text/plain'](metrics, english)).toBe(csvOf(metrics, '.'));
  });
});

test('JSON has all digits, the caption and every column under a key of its own', () => {
  expect(jsonOf(metrics)).toBe(
    [
      '{',
      '  "caption": "All metrics: 5 of 10_000",',
      '  "rows": [',
      '    {"Metric": "Precision", "Value": 0.7272727272727273, "Exact": "8/11"},',
      '    {"Metric": "Cohen’s κ", "Value": -0.5, "Exact": "-1/2"},',
      '    {"Metric": "LR+", "Value": "∞", "Exact": null},',
      '    {"Metric": "p | q", "Value": 1.5e-9, "Exact": null},',
      '    {"Metric": "MCC & co.", "Value": null, "Exact": null},',
      '    {"Metric": "Cases", "Value": 12345, "Exact": "12345"}',
      '  ]',
      '}',
      '',
    ].join('\n'),
  );
  const { rows } = JSON.parse(jsonOf(hostile)) as { rows: Record<string, string>[] };
  expect(rows[1]).toEqual({ a: '+1', 'a (2)': '-2,5' });
  expect(JSON.parse(jsonOf({ ...metrics, rows: [] }))).toEqual({ caption: metrics.caption, rows: [] });
});

test('Markdown has the decimals of the page', () => {
  expect(markdownOf(metrics, english)).toBe(
    [
      '**All metrics: 5 of 10\\_000**',
      '',
      '| Metric | Value | Exact |',
      '| --- | ---: | ---: |',
      '| Precision | 0.727 | 8/11 |',
      '| Cohen’s κ | −0.500 | -1/2 |',
      '| LR+ | ∞ | — |',
      '| p \\| q | 1.50×10⁻⁹ | — |',
      '| MCC \\& co. | — | — |',
      '| Cases | 12\u202f345 | 12345 |',
      '',
    ].join('\n'),
  );
  expect(markdownOf(metrics, spanish)).toContain('| Precision | 0,727 |');
});

test('LaTeX has the rules of booktabs and the decimals of the page', () => {
  expect(latexOf(metrics, english)).toBe(
    [
      '% \\usepackage{booktabs}',
      '\\begin{table}',
      '  \\centering',
      '  \\caption{All metrics: 5 of 10\\_000}',
      '  \\begin{tabular}{lrr}',
      '    \\toprule',
      '    Metric & Value & Exact \\\\',
      '    \\midrule',
      '    Precision & $0.727$ & 8/11 \\\\',
      '    Cohen’s $\\kappa$ & $-0.500$ & -1/2 \\\\',
      '    LR+ & $\\infty$ & --- \\\\',
      '    p \\textbar{} q & $1.50\\times 10^{-9}$ & --- \\\\',
      '    MCC \\& co. & --- & --- \\\\',
      '    Cases & $12345$ & 12345 \\\\',
      '    \\bottomrule',
      '  \\end{tabular}',
      '\\end{table}',
      '',
    ].join('\n'),
  );
  expect(latexOf(metrics, spanish)).toContain('Precision & $0{,}727$ &');
});

test.each([
  ['niño, Žluťoučký, Ŷ', []],
  ['środa, Đorđe', ['% \\usepackage[T1]{fontenc}']],
  ['猫 и кот', ['% XeLaTeX or LuaLaTeX, and a font with 猫 и к о т']],
  ['α ≥ 0.5 → β, F₀, χ²', []],
])('LaTeX names what %s needs', (label, needs) => {
  const lines = latexOf({ caption: label, columns: [{ title: label }], rows: [] }, english).split('\n');
  expect(lines.filter((line) => line.startsWith('%'))).toEqual(['% \\usepackage{booktabs}', ...needs]);
});

test('HTML is text in a table', () => {
  expect(htmlOf({ ...hostile, caption: '<script>', rows: [...hostile.rows, [0.5, null]] }, ',')).toBe(
    [
      '<table>',
      '<caption>&lt;script&gt;</caption>',
      '<thead>',
      '<tr><th align="right">a</th><th>a</th></tr>',
      '</thead>',
      '<tbody>',
      '<tr><td align="right">\u00a0=HYPERLINK(&quot;x&quot;)</td><td>\u00a0@cmd</td></tr>',
      '<tr><td align="right">+1</td><td>-2,5</td></tr>',
      '<tr><td align="right">a;b</td><td>c,d\te</td></tr>',
      '<tr><td align="right">line\r\nbreak</td><td>&lt;b&gt;&amp;&quot;&#39;</td></tr>',
      '<tr><td align="right">0,5</td><td></td></tr>',
      '</tbody>',
      '</table>',
      '',
    ].join('\n'),
  );
  expect(htmlFileOf(metrics, '.')).toBe(
    `<!doctype html>\n<meta charset="utf-8">\n<title>All metrics: 5 of 10_000</title>\n${htmlOf(metrics, '.')}`,
  );
});

// Any labels.

const runs = { numRuns: 300, seed: 20261121 };
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'=+-@\t\n\r"\',;|\\`*_[]<>{}$&#%^~ ab1/é猫κ∞\u00a0\u202e\0'), maxLength: 12 }),
);
const cells: fc.Arbitrary<Cell> = fc.oneof(
  nasty,
  fc.double({ noNaN: true }).map((value) => value + 0),
  fc.constant(null),
);
const tables: fc.Arbitrary<Table> = fc.integer({ min: 1, max: 5 }).chain((width) =>
  fc.record({
    caption: nasty,
    columns: fc.array(fc.record({ title: nasty }), { minLength: width, maxLength: width }),
    rows: fc.array(fc.array(cells, { minLength: width, maxLength: width }), { maxLength: 4 }),
  }),
);

/** The records of CSV by RFC 4180. */
function recordsOf(text: string, separator: string): string[][] {
  const records: string[][] = [];
  for (let at = 0; at < text.length;) {
    const record: string[] = [];
    for (let isMore = true; isMore;) {
      let field = '';
      if (text[at] === '"') {
        for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
          if (text[at] === undefined) throw new Error('A quotation mark is missing.');
          field += text[at];
          if (text[at] === '"') at++;
        }
        at++;
      } else {
        while (at < text.length && text[at] !== separator && !text.startsWith('\r\n', at)) field += text[at++];
      }
      record.push(field);
      isMore = text[at] === separator;
      at += isMore ? 1 : 2;
    }
    records.push(record);
  }
  return records;
}

test.each([',', '.'] as const)('CSV is read back equal, with decimal %s', (sign) => {
  fc.assert(
    fc.property(tables, (table) => {
      const [head, ...rows] = recordsOf(csvOf(table, sign), sign === ',' ? ';' : ',');
      const isText = (read: string | undefined, text: string): void => {
        expect([text, `\u00a0${text}`]).toContain(read);
        expect(read).not.toMatch(/^[=@\t\r]|^[+-](?!\d+(?:[.,]\d+)?$)/);
      };
      head!.forEach((title, at) => isText(title, table.columns[at]!.title));
      expect(head).toHaveLength(table.columns.length);
      expect(rows).toHaveLength(table.rows.length);
      table.rows.forEach((row, index) => {
        expect(rows[index]).toHaveLength(row.length);
        row.forEach((cell, at) => {
          const read = rows[index]![at]!;
          if (typeof cell === 'string') isText(read, cell);
          else if (cell === null) expect(read).toBe('');
          else if (!Number.isFinite(cell)) expect(read).toBe(cell > 0 ? '∞' : '−∞');
          else expect(Number(read.replace(',', '.'))).toBe(cell);
        });
      });
    }),
    runs,
  );
});

/**
 * Labels as the calculator keeps them, without outer blanks. It takes backslashes and dollars for LaTeX, brackets for
 * lists and > for a prompt.
 */
const labels = fc
  .uniqueArray(
    fc
      .string({ unit: fc.constantFrom(...'=+-@"\',;|*_()&#%^~ abxyzéκ猫'), minLength: 1, maxLength: 8 })
      .map((text) => `${text.trim()}q`),
    { minLength: 2, maxLength: 5, selector: (label) => label.toLowerCase() },
  )
  .chain((names) =>
    fc.record({
      names: fc.constant(names),
      counts: fc.array(fc.array(fc.nat(99), { minLength: names.length, maxLength: names.length }), {
        minLength: names.length,
        maxLength: names.length,
      }),
    }),
  );

test.each(['.', ','] as const)('the calculator reads the matrix in a CSV with decimal %s', (sign) => {
  fc.assert(
    fc.property(labels, ({ names, counts }) => {
      const table: Table = {
        caption: 'Matrix',
        columns: [{ title: 'truth ↓ predicted →' }, ...names.map((title) => ({ title }))],
        rows: names.map((name, row) => [name, ...counts[row]!]),
      };
      for (const [text, delimiter] of [
        [`\ufeff${csvOf(table, sign)}`, sign === ',' ? ';' : ','],
        [tabbedOf(table, sign), '\t'],
      ] as const) {
        const dataset = calculator.read(text, { delimiter });
        expect(dataset.labels).toEqual(names);
        expect([...dataset.matrix!]).toEqual(counts.flat());
      }
    }),
    runs,
  );
});

test('JSON is read back equal', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const { caption, rows } = JSON.parse(jsonOf(table)) as { caption: string; rows: Record<string, unknown>[] };
      expect(caption).toBe(table.caption);
      expect(rows.map((row) => Object.values(row).length)).toEqual(table.rows.map((row) => row.length));
      const shown = table.rows.map((row) =>
        row.map((cell) => (cell === Infinity ? '∞' : cell === -Infinity ? '-∞' : cell)),
      );
      const order = (values: readonly unknown[]): string[] => values.map((value) => JSON.stringify(value)).sort();
      expect(rows.map((row) => order(Object.values(row)))).toEqual(shown.map(order));
    }),
    runs,
  );
});

test('no label breaks a table in Markdown', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const lines = markdownOf(table, english).split('\n');
      const rows = lines.filter((line) => line.startsWith('|'));
      expect(rows).toHaveLength(table.rows.length + 2);
      for (const row of rows) {
        const unescaped = row.replace(/\\[^A-Za-z0-9 ]/g, '');
        expect(unescaped.split('|')).toHaveLength(table.columns.length + 2);
        expect(unescaped).not.toMatch(/[`*_[\]<>~$&^#\\]/);
      }
    }),
    runs,
  );
});

test('no label breaks a table in LaTeX', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const text = latexOf(table, english);
      const body = text.replace(/^(?:%.*\n)*/, '');
      expect(body).not.toMatch(/\p{Cc}(?<!\n)/u);
      // A command with letters, or an escaped sign. In the rest only braces have a meaning.
      const plain = body.replace(/\\(?:[A-Za-z]+|[^])/g, (command) => (/^\\[{}$&#_%]$/.test(command) ? '' : ' '));
      expect(plain.replace(/\$[_^]\d\$/g, '')).not.toMatch(/[\\#%_"]/);
      let depth = 0;
      for (const sign of plain) {
        depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
        expect(depth).toBeGreaterThanOrEqual(0);
      }
      expect(depth).toBe(0);
      expect(plain.split('$').length % 2).toBe(1);
      const rows = body.split('\n').filter((line) => line.endsWith(' \\\\'));
      expect(rows).toHaveLength(table.rows.length + 1);
      for (const row of rows) {
        expect(row.replaceAll('\\&', '').split('&')).toHaveLength(table.columns.length);
        expect(row.trim()).not.toMatch(/^[[*]/);
      }
      const used = [...body.matchAll(/\\(begin|end)\{(\w+)\}/g)].map(([, what, name]) => `${what} ${name}`);
      expect(used).toEqual(['begin table', 'begin tabular', 'end tabular', 'end table']);
    }),
    runs,
  );
});

test('no label is markup in HTML', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const tags = htmlOf(table, '.').match(/<[^>]*>/g)!;
      expect(tags.every((tag) => /^<\/?(?:table|caption|thead|tbody|tr|t[hd](?: align="right")?)>$/.test(tag))).toBe(
        true,
      );
      expect(tags.filter((tag) => tag.startsWith('</t'))).toHaveLength(
        3 + (table.rows.length + 1) * (table.columns.length + 1),
      );
      expect(htmlOf(table, '.').replace(/<[^>]*>|&(?:amp|lt|gt|quot|#39);/g, '')).not.toMatch(/[<>&"']/);
    }),
    runs,
  );
});

test('every format has a file extension and text for the clipboard', () => {
  for (const { ending, clipboard, file } of Object.values<TableFormat>(formats)) {
    expect(ending).toMatch(/^\w+$/);
    expect(clipboard['text/plain']!(metrics, english).length).toBeGreaterThan(100);
    expect(file(metrics, english).length).toBeGreaterThan(100);
  }
});
