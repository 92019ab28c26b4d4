import { describe, expect, test } from 'vitest';
import { createCalculator, type Formula, type Operation } from 'deconfuse';
import { brokenLines, latexOfLines } from '../../web/formula/breaking.ts';
import { latexOf } from '../../web/formula/latex.ts';
import type { Notation } from '../../web/formula/notation.ts';
import { notationOf } from '../../web/formula/notation-of.ts';
import { widthOf } from '../../web/formula/width.ts';
import { latexLines, workedLines, type WorkedLine } from '../../web/formula/worked.ts';

const symbol = (letter: string): Formula => ({ op: 'quantity', id: letter, symbol: letter });
const of = (op: Operation, ...args: Formula[]): Formula => ({ op, args });
const letters = (text: string): Formula[] => [...text].map(symbol);
const line = (formula: Formula): WorkedLine => ({ left: null, relation: '=', right: notationOf(formula) });
const broken = (formula: Formula, width: number): string[] =>
  brokenLines([line(formula)], width).map(({ relation, right }) => `${relation ?? ''}${latexOf(right).trim()}`);

describe('wide formulas', () => {
  test.each<[string, Formula, number, string[]]>([
    ['stays where there is room', of('add', ...letters('abcd')), 20, ['=a + b + c + d']],
    ['is broken before its signs', of('add', ...letters('abcd')), 5.5, ['=a + b', '+ c + d']],
    [
      'is broken with the sums in it, but not behind a minus',
      of('subtract', of('add', ...letters('ab')), of('add', ...letters('cd'))),
      4,
      ['=a + b', '- \\left(\\begin{aligned} & c \\\\ & + d \\end{aligned}\\right)'],
    ],
    [
      'is broken in fractions',
      of('divide', of('add', ...letters('abcd')), symbol('n')),
      5.5,
      ['=\\frac{\\begin{aligned} & a + b \\\\ & + c + d \\end{aligned}}{n}'],
    ],
    [
      'is broken in roots',
      of('root', of('add', ...letters('abcd'))),
      6.5,
      ['=\\sqrt{\\begin{aligned} & a + b \\\\ & + c + d \\end{aligned}}'],
    ],
    [
      'is parted before a factor that has no room beside the others, with a sign',
      of('multiply', of('add', ...letters('ab')), of('add', ...letters('cd'))),
      6,
      ['=(a + b)', '\\cdot (c + d)'],
    ],
    [
      'is broken behind commas',
      of('interval', ...letters('abcdef')),
      6.5,
      ['=\\left[\\begin{aligned} & a, b, c, \\\\ & d, e, f \\end{aligned}\\right]'],
    ],
    ['stays where there is no place to break', symbol('\\mathrm{accuracy}'), 2, ['=\\mathrm{accuracy}']],
  ])('%s', (_, formula, width, expected) => {
    expect(broken(formula, width)).toEqual(expected);
  });
});

test('a sum is at least as wide as its widest summand, and no line is wider than the width', () => {
  const sum = notationOf(of('add', ...letters('abcdefghij')));
  for (let width = 5; width < 40; width++) {
    const lines = brokenLines([{ left: null, relation: '=', right: sum }], width);
    for (const { right } of lines) expect(widthOf(right)).toBeLessThanOrEqual(width);
    // The smallest possible number of lines.
    expect(lines.length).toBeLessThanOrEqual(Math.ceil(widthOf(sum) / (width - 3.5)));
  }
});

/** The letters, numbers and signs in their order, without elements of layout. */
function* glyphs(notation: Notation): Generator<string> {
  switch (notation.kind) {
    case 'row':
      for (const item of notation.items) yield* glyphs(item);
      return;
    case 'lines':
      for (const row of notation.rows) yield* glyphs(row);
      return;
    case 'fraction':
      yield* glyphs(notation.numerator);
      yield '/';
      yield* glyphs(notation.denominator);
      return;
    case 'root':
    case 'fence':
    case 'term':
      yield notation.kind;
      yield* glyphs(notation.body);
      return;
    case 'scripts':
      yield* glyphs(notation.base);
      if (notation.sup) yield* glyphs(notation.sup);
      return;
    case 'invisible':
      return;
    case 'operator':
      // A factor at the beginning of a line has a sign that it does not have within one.
      if (notation.text !== '⋅') yield notation.text;
      return;
    default:
      yield latexOf(notation);
  }
}

test('breaking omits no part of any formula, and makes no line wider', async () => {
  const calculator = await createCalculator();
  const counts = [[20, 3, 1], [5, 30, 2], [1, 4, 25]]; // prettier-ignore
  const dataset = calculator.dataset({ kind: 'matrix', counts });
  let parted = 0;
  for (const info of calculator.catalogue()) {
    if (info.shape !== 'scalar' || info.needs !== 'classes') continue;
    const explanation = dataset.explain(info.id, info.perClass ? { class: dataset.labels[0]! } : {});
    const value = typeof explanation.substituted.value === 'number' ? explanation.substituted.value : null;
    const lines = workedLines({ ...explanation, symbol: info.symbol, exact: null, value }, { decimals: 3 });
    for (const width of [16, 40]) {
      const narrow = brokenLines(lines, width);
      const said = (all: readonly WorkedLine[]): string[] => all.flatMap(({ right }) => [...glyphs(right)]);
      expect(said(narrow), info.id).toEqual(said(lines));
      const widest = (all: readonly WorkedLine[]): number => Math.max(...all.map(({ right }) => widthOf(right)));
      expect(widest(narrow), info.id).toBeLessThanOrEqual(widest(lines));
      if (narrow.length > lines.length) parted++;
    }
  }
  expect(parted).toBeGreaterThan(10);
  dataset.release();
});

test('LaTeX is a chain if a line of text has room for it, else aligned lines', () => {
  const short = [{ ...line(of('add', ...letters('ab'))), left: notationOf(symbol('s')) }, line(symbol('c'))];
  expect(latexOfLines(short, '.')).toBe('s = a + b = c');
  const long = [{ ...short[0]!, right: notationOf(of('add', ...letters('abcdefghijklmnopqrstuvwxyz'))) }, short[1]!];
  expect(latexOfLines(long, '.')).toBe(
    '\\begin{aligned} s & = a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p + q \\\\ & + r + s + t + u + v + w + x + y + z \\\\ & = c \\end{aligned}',
  );
  // Each line stands by itself: a continuation is not spaced like a number with a sign.
  expect(latexLines(brokenLines(long, 34), '.')[1]).toMatch(/^\{\} \+ r/);
});
