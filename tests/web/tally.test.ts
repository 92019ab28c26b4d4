import { describe, expect, test } from 'vitest';
import { createCalculator, type Calculator, type Dataset, type TallyOptions } from 'deconfuse';

const calculator: Calculator = await createCalculator();

const count = 60_000;

/** Some cases of three classes, mostly right; the same in every run. */
function cases(names: readonly string[]): { truth: string[]; predicted: string[] } {
  let state = 1;
  const next = (): number => (state = (state * 7621 + 1) % 1_048_576) / 1_048_576;
  const truth = Array.from({ length: count }, () => names[Math.floor(names.length * next() ** 2)]!);
  const predicted = truth.map((name) => (next() < 0.8 ? name : names[Math.floor(names.length * next())]!));
  return { truth, predicted };
}

const { truth, predicted } = cases(['spam', 'ham', 'the third class, which has a long name']);
const quoted = (label: string): string => (label.includes(',') ? `"${label}"` : label);
const text = ['truth,predicted', ...truth.map((label, at) => `${quoted(label)},${quoted(predicted[at]!)}`)].join('\n');
const expected = calculator.dataset({ kind: 'labels', truth, predicted });

function tallied(bytes: Uint8Array, size: number): Dataset | null {
  const tally = calculator.tally();
  for (let start = 0; start < bytes.length; start += size) tally.add(bytes.subarray(start, start + size));
  return tally.finish();
}

const bytes = new TextEncoder().encode(text);

describe('labels with few distinct rows', () => {
  test.each<[string, () => Dataset | null]>([
    ['as a string', () => calculator.read(text)],
    ['as bytes', () => calculator.read(bytes)],
    ['with other line breaks', () => calculator.read(text.replaceAll('\n', '\r\n'))],
    ['in pieces', () => tallied(bytes, 10_007)],
    ['in one piece', () => tallied(bytes, bytes.length)],
    ['in small pieces', () => tallied(bytes, 61)],
  ])('have the report of the single cases: %s', (_, read) => {
    const dataset = read()!;
    expect(dataset.labels).toEqual(expected.labels);
    expect(dataset.total).toBe(count);
    expect(dataset.matrix).toEqual(expected.matrix);
    expect(dataset.report()).toEqual(expected.report());
    const { problem } = dataset;
    expect(calculator.dataset(problem).report()).toEqual(expected.report());
    expect((problem as { weights: Float64Array }).weights.reduce((sum, weight) => sum + weight, 0)).toBe(count);
  });

  test('characters of several bytes, or of two code units, may be cut anywhere', () => {
    const rows = text.replaceAll('spam', 'señal').replaceAll('ham', '\u{1F600}');
    const whole = new TextEncoder().encode(rows);
    expect(tallied(whole, 997)!.labels).toEqual(calculator.read(rows).labels);
    expect(calculator.read(rows).labels).toContain('\u{1F600}');
  });
});

const scored = Array.from({ length: 50_000 }, (_, at) => `${at % 2},0.${100_000 + ((at * 7919) % 800_000)}\n`).join('');

describe('scores', () => {
  const kinds = ['roc_auc', 'average_precision', 'brier_score'];
  test.each<[string, string, TallyOptions]>([
    ['without a header', scored, {}],
    ['without a final line break', `label,score\n${scored.trimEnd()}`, { bytes: scored.length }],
    ['with other line breaks', scored.replaceAll('\n', '\r\n'), { positive: '0' }],
    ['behind labels that are all the same', `${'1,0.5\n'.repeat(3000)}${scored}`, {}],
  ])('equal those that are read at once: %s', (_, rows, { bytes: size = 0, ...options }) => {
    const whole = calculator.read(rows, options);
    const rest = new TextEncoder().encode(rows);
    const tally = calculator.tally({ ...options, bytes: size });
    for (let start = 0; start < rest.length; start += 10_007)
      expect(tally.add(rest.subarray(start, start + 10_007))).toBe(true);
    const dataset = tally.finish()!;
    expect(dataset.problem).toEqual(whole.problem);
    expect(dataset.notices).toEqual(whole.notices);
    expect(dataset.report({ metrics: kinds })).toEqual(whole.report({ metrics: kinds }));
  });

  test('have the same errors', () => {
    expect(() => calculator.read(`${scored}0,x\n`)).toThrow(
      expect.objectContaining({ code: 'not-a-number', line: 50_001 }) as Error,
    );
  });
});

describe('texts that cannot be tallied are left to read()', () => {
  test.each([
    ['scores, one of them missing', `${scored}0,\n`],
    ['an error in a late row', `${text}\nspam`],
    ['few rows', 'a,a\na,b'],
    ['nothing', ''],
  ])('%s', (_, rows) => {
    expect(tallied(new TextEncoder().encode(rows), 65_536)).toBeNull();
  });

  test('and read() gives the place of an error', () => {
    expect(() => calculator.read(`${text}\nspam`)).toThrow(
      expect.objectContaining({ code: 'ragged-rows', line: count + 2 }) as Error,
    );
  });

  test('after a refused piece nothing is accepted', () => {
    const tally = calculator.tally();
    const many = new TextEncoder().encode(Array.from({ length: 50_000 }, (_, at) => `${at},${at}`).join('\n'));
    expect(tally.add(many)).toBe(false);
    expect(tally.add(bytes)).toBe(false);
    expect(tally.finish()).toBeNull();
    expect(tally.finish()).toBeNull();
  });
});

test('an option that needs the whole text is refused, unless it is undefined', () => {
  const options = { missing: 'omit', reading: undefined } as TallyOptions;
  expect(() => calculator.tally(options).finish()).not.toThrow();
  for (const option of [{ reading: 1 }, { columns: ['truth', 'score'] }]) {
    expect(() => calculator.tally(option as TallyOptions)).toThrow(expect.objectContaining({ code: 'bad-option' }));
  }
});
