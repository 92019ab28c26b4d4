// Binary files, as programs save them: tests/web/files was written by ExcelJS, SheetJS and DuckDB.
import { zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FileRefused, holderOf, readFile } from '../../web/files/file-text.ts';
import { gunzipped } from '../../web/files/tables/archive.ts';
import { csvOfArff, isArff } from '../../web/files/tables/arff.ts';
import { likelyColumns, textOf, textOfTable, within } from '../../web/files/tables/table.ts';
import { tablesOf } from '../../web/files/tables/tables.ts';

const saved = (name: string): File => new File([readFileSync(`tests/web/files/${name}`)], name);
const made = (name: string, bytes: Uint8Array): File => new File([Uint8Array.from(bytes)], name);

const cases = [
  'actual\tpredicted\tscore',
  'spam\tspam\t0.93',
  'spam\tham\t0.41',
  'ham\tham\t0.12',
  'ham\tspam\t0.55',
  'spam\tspam\t0.87',
  'ham\tham\t0.3',
].join('\n');

const refusal = async (file: File): Promise<string> => {
  try {
    await textOfTable((await tablesOf(file))[0]!);
  } catch (error) {
    if (error instanceof FileRefused) return error.reason;
    throw error;
  }
  return 'read';
};

describe('spreadsheets', () => {
  test.each(['cases.xlsx', 'cases.ods'])('%s: every sheet, without empty rows and columns around', async (name) => {
    expect(await holderOf(saved(name))).toBe('tables');
    const tables = await tablesOf(saved(name));
    expect(tables.map((table) => table.name)).toEqual(['Cases', 'Matrix']);
    expect(await textOfTable(tables[0]!)).toBe(cases);
    expect(await textOfTable(tables[1]!)).toContain('\tspam\tham\nspam\t20\t3\nham\t5\t30');
  });

  test('a range is taken out of a sheet, and a formula is its value', async () => {
    const [, matrix] = await tablesOf(saved('cases.xlsx'));
    expect(await textOfTable(matrix!, { range: 'B4:D6' })).toBe('\tspam\tham\nspam\t20\t3\nham\t5\t30');
    expect(await textOfTable(matrix!, { range: 'c5 : d6' })).toBe('20\t3\n5\t30');
    await expect(textOfTable(matrix!, { range: 'all' })).rejects.toThrow(RangeError);
    await expect(textOfTable(matrix!, { range: 'X1:Z9' })).rejects.toThrow(FileRefused);
  });
});

/** A workbook with one sheet, by the specification of its format. */
function xlsx(rows: string, { texts = '', styles = '', prefix = '', date1904 = '0' } = {}): File {
  const relationship = (id: string, kind: string, target: string): string =>
    `<Relationship Id="${id}" Type="http://x/relationships/${kind}" Target="${target}"/>`;
  const parts = {
    'xl/workbook.xml': `<workbook><workbookPr date1904="${date1904}"/><sheets><sheet name="A &amp; B" sheetId="1" r:id="rId1"/><sheet name="Chart" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relationship('rId1', 'worksheet', '/xl/worksheets/a.xml')}${relationship('rId2', 'chartsheet', 'chartsheets/b.xml')}${relationship('rId3', 'sharedStrings', 'texts.xml')}${relationship('rId4', 'styles', 'styles.xml')}</Relationships>`,
    'xl/worksheets/a.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`.replaceAll(
      /<(\/?)/g,
      `<$1${prefix}`,
    ),
    'xl/texts.xml': `<sst>${texts}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
  };
  return made(
    'a.xlsx',
    zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, Buffer.from(xml)]))),
  );
}
const cell = (value: string, attributes = ''): string => `<c ${attributes}><v>${value}</v></c>`;

describe('cells of Excel', () => {
  const shared = '<si><t>a</t></si><si><r><t>b</t></r><r><t> c_x0041_</t></r><rPh><t>x</t></rPh></si>';
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="[Red]yyyy\\-mm"/><numFmt numFmtId="165" formatCode="0.0&quot;days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>';
  test.each<[string, string, string]>([
    ['texts that are shared, in pieces', cell('0', 't="s"') + cell('1', 't="s"'), 'a\tb cA'],
    ['texts of their own', '<c t="inlineStr"><is><t>x</t><rPh><t>y</t></rPh></is></c>', 'x'],
    ['numbers in as many digits as they need', cell('0.93000000000000005') + cell('1E-2'), '0.93\t0.01'],
    ['results, not formulas', '<c t="str"><f>A1&amp;"x"</f><v>&lt;b></v></c>', '<b>'],
    ['errors, as they are shown', cell('#DIV/0!', 't="e"'), '#DIV/0!'],
    ['truth values', cell('1', 't="b"') + cell('0', 't="b"'), 'true\tfalse'],
    ['days and times', cell('45292', 's="1"') + cell('45292.5', 's="2"'), '2024-01-01\t2024-01-01T12:00:00.000Z'],
    ['numbers whose format names days', cell('45292', 's="3"'), '45292'],
    ['nothing', '<c s="1"/>' + cell('2'), '2'],
  ])('%s', async (_, cells, expected) => {
    for (const prefix of ['', 'x:']) {
      const tables = await tablesOf(xlsx(`<row r="1">${cells}</row>`, { texts: shared, styles, prefix }));
      expect(tables.map(({ name }) => name)).toEqual(['A & B']);
      expect(await textOfTable(tables[0]!)).toBe(expected);
    }
  });

  test('days since 1904', async () => {
    const [table] = await tablesOf(xlsx(`<row>${cell('0', 's="1"')}</row>`, { styles, date1904: 'true' }));
    expect(await textOfTable(table!)).toBe('1904-01-01');
  });

  test('cells have their stated positions, and are found by their part', async () => {
    const rows = `<row r="2">${cell('1', 'r="B2"')}${cell('2', 'r="AA2"')}</row><row r="9">${cell('3', 'r="AB9"')}</row>`;
    const [table] = await tablesOf(xlsx(rows));
    expect(await textOfTable(table!)).toBe('1\t2\t\n\t\t3');
    expect(await textOfTable(table!, { range: 'AA1:AB9' })).toBe('2\t\n\t3');
  });

  test.each<[string, string, string]>([
    ['a text that there is not', `<row>${cell('9', 't="s"')}</row>`, 'damaged'],
    ['no number', `<row>${cell('x')}</row>`, 'damaged'],
    ['a day beyond all days', `<row>${cell('1e300', 's="1"')}</row>`, 'damaged'],
    ['a cell without a row', `<row r="x">${cell('1')}</row>`, 'damaged'],
    ['a cell beyond the last column', `<row>${cell('1', 'r="XFE1"')}</row>`, 'too-large'],
    ['a row beyond the last', `<row r="1048577">${cell('1')}</row>`, 'too-large'],
    ['no cells', '<row r="1"/>', 'empty'],
  ])('%s: refused', async (_, rows, reason) => {
    expect(await refusal(xlsx(rows, { styles }))).toBe(reason);
  });
});

describe('Parquet', () => {
  test.each(['cases-snappy.parquet', 'cases-zstd.parquet', 'cases-gzip.parquet'])('%s', async (name) => {
    const [table] = await tablesOf(saved(name));
    expect(table!.columns).toEqual(['id', 'actual', 'predicted', 'score', 'day']);
    expect(await textOfTable(table!, { columns: [1, 2, 3] })).toBe(cases);
    expect(await textOfTable(table!)).toContain('1\tspam\tspam\t0.93\t2026-01-01');
  });

  test('lists in cells are refused, other columns of the same file are not', async () => {
    expect(await refusal(saved('nested.parquet'))).toBe('nested');
    const [table] = await tablesOf(saved('nested.parquet'));
    expect(await textOfTable(table!, { columns: [1, 2] })).toBe('actual\tpredicted\na\tb');
  });
});

/** An array in NumPy's format, by its specification. */
function npy(descr: string, shape: string, data: Uint8Array, order = 'False'): Uint8Array {
  const header = `{'descr': ${descr}, 'fortran_order': ${order}, 'shape': ${shape}, }`;
  const padded = `${header.padEnd(Math.ceil((header.length + 11) / 64) * 64 - 11)}\n`;
  const start = Uint8Array.from([0x93, ...Buffer.from('NUMPY'), 1, 0, padded.length % 256, padded.length >> 8]);
  return Uint8Array.from([...start, ...Buffer.from(padded), ...data]);
}
const bytesOf = (numbers: ArrayBufferView): Uint8Array => new Uint8Array(numbers.buffer);

describe('NumPy', () => {
  const text = (words: string[], width: number): Uint8Array =>
    bytesOf(Uint32Array.from(words.flatMap((word) => [...word.padEnd(width, '\0')].map((c) => c.codePointAt(0)!))));

  test.each<[string, Uint8Array, string]>([
    ['whole numbers', npy("'<i8'", '(3,)', bytesOf(BigInt64Array.from([1n, -2n, 3n]))), '1\n-2\n3'],
    ['doubles', npy("'<f8'", '(2,)', bytesOf(Float64Array.from([0.1, 0.25]))), '0.1\n0.25'],
    ['singles, in their own digits', npy("'<f4'", '(2,)', bytesOf(Float32Array.from([0.1, 0.7]))), '0.1\n0.7'],
    ['truth values', npy("'|b1'", '(2,)', Uint8Array.from([1, 0])), 'true\nfalse'],
    ['text', npy("'<U4'", '(2,)', text(['spam', 'ham'], 4)), 'spam\nham'],
    ['the other order of bytes', npy("'>i2'", '(2,)', Uint8Array.from([0, 5, 1, 0])), '5\n256'],
    ['rows', npy("'<i4'", '(2, 2)', bytesOf(Int32Array.from([20, 3, 5, 30]))), '20\t3\n5\t30'],
    ['columns', npy("'<i4'", '(2, 2)', bytesOf(Int32Array.from([20, 5, 3, 30])), 'True'), '20\t3\n5\t30'],
  ])('%s', async (_, bytes, expected) => {
    const [table] = await tablesOf(made('y.npy', bytes));
    expect(await textOfTable(table!)).toBe(expected);
  });

  test('vectors of equal length are one table', async () => {
    const truth = npy("'<i8'", '(2,)', bytesOf(BigInt64Array.from([1n, 0n])));
    const scores = npy("'<f8'", '(2,)', bytesOf(Float64Array.from([0.75, 0.25])));
    const file = made('a.npz', zipSync({ 'y_true.npy': truth, 'y_score.npy': scores }));
    const tables = await tablesOf(file);
    expect(tables).toHaveLength(1);
    expect(tables[0]!.columns).toEqual(['y_true', 'y_score']);
    expect(await textOfTable(tables[0]!)).toBe('y_true\ty_score\n1\t0.75\n0\t0.25');
    expect(await textOfTable(tables[0]!, { columns: [1] })).toBe('y_score\n0.75\n0.25');
  });

  test('others are separate tables', async () => {
    const one = npy("'<i8'", '(1,)', bytesOf(BigInt64Array.from([1n])));
    const matrix = npy("'<i4'", '(2, 2)', bytesOf(Int32Array.from([20, 3, 5, 30])));
    const tables = await tablesOf(made('a.npz', zipSync({ 'one.npy': one, 'm.npy': matrix })));
    expect(tables.map(({ name }) => name)).toEqual(['one', 'm']);
  });

  test.each<[string, Uint8Array, string]>([
    ['objects of Python', npy("'|O'", '(1,)', Uint8Array.from([0x80, 4])), 'nested'],
    ['records', npy("[('a', '<i4')]", '(1,)', Uint8Array.from([1, 0, 0, 0])), 'nested'],
    ['three dimensions', npy("'|u1'", '(1, 1, 1)', Uint8Array.from([1])), 'nested'],
    ['fewer numbers than it says', npy("'<f8'", '(1000000,)', new Uint8Array(8)), 'damaged'],
    ['more than can be', npy("'|u1'", '(99999999999,)', new Uint8Array(8)), 'too-large'],
    ['a broken header', Uint8Array.from([0x93, ...Buffer.from('NUMPY'), 1, 0, 255, 255, 1, 1]), 'damaged'],
  ])('%s: refused', async (_, bytes, reason) => {
    expect(await refusal(made('y.npy', bytes))).toBe(reason);
  });
});

describe('other formats', () => {
  test('compressed text', async () => {
    expect(await holderOf(saved('cases.csv.gz'))).toBe('gzip');
    const file = await gunzipped(saved('cases.csv.gz'));
    expect(file.name).toBe('cases.csv');
    expect((await readFile(file)).trim()).toBe(cases.replaceAll('\t', ','));
    await expect(gunzipped(made('a.gz', Uint8Array.from([0x1f, 0x8b, 8, 0, 1, 2, 3])))).rejects.toThrow('damaged');
  });

  test('Weka’s format', () => {
    const arff = `% comment\n@RELATION mail\n\n@attribute 'true class' {spam, 'not spam'}\n@attribute predicted string\n@data\nspam,spam\n% more\n'not spam',spam\n`;
    expect(isArff(arff)).toBe(true);
    expect(isArff('a,b\n1,2')).toBe(false);
    expect(csvOfArff(arff)).toBe('"true class","predicted"\nspam,spam\n"not spam",spam');
    expect(() => csvOfArff('@relation a\n@attribute b numeric\n@data\n{0 1}')).toThrow('nested');
    expect(() => csvOfArff('@relation a\n@attribute b numeric')).toThrow('damaged');
  });

  test.each<[string, Uint8Array, string]>([
    ['an archive of texts', zipSync({ 'a.txt': Buffer.from('hello') }), 'compressed'],
    ['an archive that breaks off', zipSync({ 'xl/workbook.xml': Buffer.from('<a/>') }).slice(0, 40), 'damaged'],
    ['an empty workbook', zipSync({ 'xl/workbook.xml': Buffer.from('<workbook/>') }), 'damaged'],
    ['XML that breaks off', zipSync({ 'content.xml': Buffer.from('<office:document-content><a') }), 'damaged'],
    ['a spreadsheet without sheets', zipSync({ 'content.xml': Buffer.from('<a/>') }), 'empty'],
    ['an archive of very many zeros', zipSync({ 'content.xml': new Uint8Array(301_000_000) }), 'too-large'],
    ['Parquet that breaks off', Uint8Array.from(Buffer.from('PAR1abcdefPAR1')), 'damaged'],
  ])('%s: refused', async (_, bytes, reason) => {
    expect(await refusal(made('a', bytes))).toBe(reason);
  });

  test('a cell that repeats a million times in a million rows is too much', async () => {
    const cell = '<table:table-cell table:number-columns-repeated="1000000" office:value="1"/>';
    const row = `<table:table-row table:number-rows-repeated="1000000">${cell}</table:table-row>`;
    const xml = `<a><table:table table:name="x">${row}</table:table></a>`;
    expect(await refusal(made('a.ods', zipSync({ 'content.xml': Buffer.from(xml) })))).toBe('too-large');
  });
});

/** Numbers from 0 to 1, the same in every run (Park and Miller 1988). */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

test('any bytes are read or refused', async () => {
  const names = ['cases.xlsx', 'cases.ods', 'cases-snappy.parquet', 'cases-zstd.parquet', 'cases-gzip.parquet'];
  const whole = npy("'<f8'", '(2,)', bytesOf(Float64Array.from([0.1, 0.25])));
  const texts = [...names.map((name) => new Uint8Array(readFileSync(`tests/web/files/${name}`))), whole];
  const reasons = new Set<string>();
  for (const [seed, bytes] of texts.entries()) {
    const next = random(seed + 1);
    for (let round = 0; round < 60; round++) {
      const changed = bytes.slice(0, next() < 0.3 ? Math.floor(next() * bytes.length) : bytes.length);
      for (let time = Math.floor(next() * 8); time >= 0; time--)
        changed[Math.floor(next() * changed.length)] = Math.floor(next() * 256);
      reasons.add(await refusal(made('a', changed)));
    }
  }
  expect(reasons).toContain('damaged');
}, 120_000);

test('cells are written in a form that is read back unchanged', () => {
  expect(
    textOf([
      ['a\tb', 'say "x"'],
      [null, ''],
      [1n, true],
    ]),
  ).toBe('"a\tb"\t"say ""x"""\n1\ttrue');
  expect(
    within(
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      'B1:B2',
    ),
  ).toEqual([['b'], ['d']]);
});

test('of many columns those with likely names are taken', () => {
  const columns = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'y_true', 'y_pred', 'prob_1'];
  expect(likelyColumns({ columns })).toEqual([7, 8, 9]);
  expect(likelyColumns({ columns: columns.slice(0, 3) })).toBeUndefined();
});
