// The same data in another layout, or with other names of classes, are read as the same data, or any change is reported
// by a notice.
import { readFileSync } from 'node:fs';
import { InputError, type Dataset } from 'deconfuse';
import { describe, expect, test } from 'vitest';
import { read } from './reading.ts';

/** The content of a dataset, independent of the order of its classes, which get their former names. */
function contentsOf(
  { kind, labels, predictedLabels, matrix, total }: Dataset,
  former: (label: string) => string,
): string {
  const names = labels.map((label) => former(String(label)));
  const order = names.map((_, at) => at).sort((one, other) => (names[one]! < names[other]! ? -1 : 1));
  const others = predictedLabels?.map((label) => former(String(label))).sort();
  const counts =
    matrix && !others ? order.map((row) => order.map((column) => matrix[row * names.length + column])) : total;
  return JSON.stringify([kind, order.map((at) => names[at]), others, counts]);
}

/** Whether `text` is read differently from `base` without a notice that `base` does not have as well. */
function isSilentChange(base: Dataset, text: string, former = (label: string): string => label): boolean {
  const changed = read(text);
  if (changed instanceof InputError) return false;
  if (contentsOf(changed, former) === contentsOf(base, (label) => label)) return false;
  return JSON.stringify(changed.notices) === JSON.stringify(base.notices);
}

/** Names as long as those that they replace, so that columns stay aligned. */
const awkward: readonly (readonly [ham: string, spam: string])[] = [
  ['str', 'bool'],
  ['all', 'real'],
  ['obs', 'left'],
  ['sum', 'test'],
  ['cat', 'true'],
  ['row', 'gold'],
  ['New', 'pred'],
  ['num', 'true'],
];

describe('texts that tools print', () => {
  const texts = JSON.parse(readFileSync(new URL('../texts/texts.json', import.meta.url), 'utf8')) as {
    name: string;
    text: string;
  }[];
  const readable = texts.flatMap(({ name, text }) => {
    const base = read(text);
    return base instanceof InputError ? [] : [{ name, text, base }];
  });

  test.each<[string, (text: string) => string]>([
    ['lines that end in CR LF', (text) => text.replaceAll('\r\n', '\n').replaceAll('\n', '\r\n')],
    ['blank lines above', (text) => `\n\n${text}`],
    ['blank lines below', (text) => `${text}\n\n`],
  ])('%s change nothing', (_, change) => {
    const changed = readable.filter(({ text, base }) => isSilentChange(base, change(text)));
    expect(changed.map(({ name }) => name)).toEqual([]);
  });

  test.each(awkward)('classes renamed to %s and %s are still classes', (ham, spam) => {
    const named = readable.filter(({ text }) => /\bham\b/.test(text) && /\bspam\b/.test(text));
    const changed = named.filter(({ text, base }) =>
      isSilentChange(base, text.replace(/\bham\b/g, ham).replace(/\bspam\b/g, spam), (label) =>
        label === ham ? 'ham' : label === spam ? 'spam' : label,
      ),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(changed.map(({ name }) => name)).toEqual([]);
  });
});

describe('of a table of cases', () => {
  const cases = ['a b', 'a a', 'b b', 'b b', 'b a', 'a a', 'b b'].map((pair) => pair.split(' '));
  const words = [
    'bool',
    'str',
    '+',
    '-',
    'real',
    'model',
    'total',
    'left',
    'y',
    'n',
    'class 1',
    'New York',
    'true',
    '0',
  ];

  for (const one of words) {
    for (const other of words) {
      if (one === other) continue;
      test(`of ${one} and ${other}`, () => {
        const named = (label: string): string => (label === 'a' ? one : other);
        const rows = cases.map((pair) => pair.map(named));
        const table = (lines: string[][], mark: string, quote = ''): string =>
          [['truth', 'predicted'], ...lines]
            .map((line) => line.map((cell) => quote + cell + quote).join(mark))
            .join('\n');
        const base = read(table(rows, ','));
        expect(base).not.toBeInstanceOf(InputError);
        const dataset = base as Dataset;
        expect(dataset.total).toBe(cases.length);
        const dressed = {
          tabs: table(rows, '\t'),
          semicolons: table(rows, ';'),
          bars: table(rows, '|'),
          quotes: table(rows, ',', '"'),
          shuffled: table([...rows].reverse(), ','),
          'without a header': table(rows, ',').split('\n').slice(1).join('\n'),
        };
        const changed = Object.entries(dressed).filter(([, text]) => isSilentChange(dataset, text));
        expect(changed.map(([dress]) => dress)).toEqual([]);
        const doubled = read(table([...rows, ...rows], ',')) as Dataset;
        expect(doubled.total).toBe(2 * cases.length);
      });
    }
  }
});
