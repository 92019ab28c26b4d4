import { describe, expect, test } from 'vitest';
import type { Paint, Shape, Shapes, Text } from '../../web/export/shapes.ts';
import { texText, tikzPath, tikzPicture } from '../../web/export/tikz.ts';

const unpainted: Paint = { fill: null, line: null, lineWidth: 1, dashes: [], hasRoundEnds: false };
const [ink, blue] = [
  [26, 31, 38, 1],
  [10, 87, 159, 1],
] as const;

const text: Text & Paint = {
  ...unpainted,
  kind: 'text',
  text: 'chance',
  x: 10,
  y: 20,
  anchor: 'start',
  isCentred: false,
  fontSize: 12,
  isBold: false,
  turned: 0,
  fill: ink,
};

const picture = (...shapes: Shape[]): Shapes => ({
  title: 'ROC curve',
  paper: [255, 255, 255, 1],
  width: 320,
  height: 300,
  shapes,
});

/** What is drawn, a line for each shape. */
const drawn = (...shapes: Shape[]): string[] =>
  tikzPicture(picture(...shapes))
    .split('\n')
    .filter((line) => /^ {2}\\(path|node)/.test(line))
    .map((line) => line.trim());

describe('a picture for LaTeX', () => {
  test('says what it needs, and defines each colour once', () => {
    const line = { ...unpainted, kind: 'line', x1: 0, y1: 0, x2: 1, y2: 1, line: blue } as const;
    const lines = tikzPicture(picture(text, line, { ...line, fill: null }, text)).split('\n');
    expect(lines[0]).toBe('% \\usepackage{tikz}');
    expect(lines[1]).toBe('% ROC curve');
    expect(lines.filter((written) => written.includes('\\definecolor'))).toEqual([
      '  \\definecolor{deconfuse1}{RGB}{26,31,38}',
      '  \\definecolor{deconfuse2}{RGB}{10,87,159}',
    ]);
    expect(lines.filter((written) => /\\(begin|end)\{tikzpicture\}/.test(written))).toHaveLength(2);
  });

  test('names the engines that letters of other scripts need', () => {
    expect(tikzPicture(picture({ ...text, text: '猫' }))).toContain('% XeLaTeX or LuaLaTeX, and a font with 猫\n');
    expect(tikzPicture(picture({ ...text, text: 'ŷ ≥ é' }))).not.toContain(
      '% XeLaTeX or LuaLaTeX, and a font with 猫\n',
    );
  });

  test('has its paper where that is not white', () => {
    expect(drawn()).toEqual([]);
    expect(tikzPicture({ ...picture(), paper: [20, 20, 20, 1] })).toContain(
      '\\path[fill=deconfuse1] (-12,-12) rectangle (332,312);',
    );
  });

  test.each<[string, Shape, string]>([
    [
      'a dashed line',
      { ...unpainted, kind: 'line', x1: 1, y1: 2, x2: 3, y2: 4.567, line: ink, lineWidth: 2, dashes: [8, 4] },
      '\\path[draw=deconfuse1, line width=1.5bp, dash pattern=on 6bp off 3bp] (1,2) -- (3,4.57);',
    ],
    [
      'round dots',
      { ...unpainted, kind: 'path', d: 'M0,0H8', line: ink, lineWidth: 4, dashes: [0, 8], hasRoundEnds: true },
      '\\path[draw=deconfuse1, line width=3bp, dash pattern=on 0bp off 6bp, line cap=round] (0,0) -- (8,0);',
    ],
    [
      'dashes of an odd number of lengths',
      { ...unpainted, kind: 'line', x1: 0, y1: 0, x2: 9, y2: 0, line: ink, dashes: [4] },
      '\\path[draw=deconfuse1, line width=0.75bp, dash pattern=on 3bp off 3bp] (0,0) -- (9,0);',
    ],
    [
      'a box with round corners that lets through what is below',
      { ...unpainted, kind: 'rect', x: 1, y: 2, width: 10, height: 20, radius: 4, fill: [255, 255, 255, 0.85] },
      '\\path[fill=deconfuse1, fill opacity=0.85, rounded corners=3bp] (1,2) rectangle (11,22);',
    ],
    [
      'a circle',
      { ...unpainted, kind: 'circle', x: 5, y: 6, radius: 4, fill: ink, line: blue },
      '\\path[fill=deconfuse1, draw=deconfuse2, line width=0.75bp] (5,6) circle[radius=3bp];',
    ],
    [
      'a text',
      text,
      '\\node[anchor=base west, text=deconfuse1, font=\\fontsize{9bp}{10.8bp}\\selectfont] at (10,20) {chance};',
    ],
    [
      'a bold text, turned and centred',
      { ...text, anchor: 'middle', isBold: true, turned: -45, isCentred: true },
      '\\node[anchor=mid, text=deconfuse1, rotate=45, font=\\fontsize{9bp}{10.8bp}\\selectfont\\bfseries] at (10,20) {chance};',
    ],
  ])('draws %s', (_, shape, expected) => {
    expect(drawn(shape)).toEqual([expected]);
  });

  test.each<[string, Shape]>([
    ['without filling and line', { ...unpainted, kind: 'circle', x: 1, y: 1, radius: 1 }],
    ['without a place', { ...unpainted, kind: 'path', d: '', line: ink }],
    ['that is a seam', { ...text, fill: null, line: ink }],
    ['of blanks', { ...text, text: ' \n ' }],
  ])('leaves out a shape %s', (_, shape) => {
    expect(drawn(shape)).toEqual([]);
  });
});

describe('a path', () => {
  test.each([
    ['M1,2L3,4L5.5,-6', '(1,2) -- (3,4) -- (5.5,-6)'],
    ['M1,2Z', '(1,2) -- cycle'],
    ['M0,0H5V6Z', '(0,0) -- (5,0) -- (5,6) -- cycle'],
    ['M0,0L1,1M2,2L3,3', '(0,0) -- (1,1) (2,2) -- (3,3)'],
    ['M0,0C1,2,3,4,5,6', '(0,0) .. controls (1,2) and (3,4) .. (5,6)'],
    ['m1 1 2 2h-1v1zl1 0', '(1,1) -- (3,3) -- (2,3) -- (2,4) -- cycle -- (2,1)'],
    ['M1e1,1e-3L-.5.5', '(10,0) -- (-0.5,0.5)'],
    ['', ''],
  ])('%j', (d, expected) => {
    expect(tikzPath(d).replaceAll(/\s+/g, ' ')).toBe(expected);
  });

  test('has lines that editors can show', () => {
    const d = `M0,0${'L123.45,678.9'.repeat(500)}`;
    expect(
      Math.max(
        ...tikzPath(d)
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThan(120);
  });

  test('with an arc is refused', () => {
    expect(() => tikzPath('M0,0A1,1,0,0,0,2,2')).toThrow(RangeError);
  });
});

describe('a text', () => {
  test.each([
    ['\n  ↑ Precision = TP / (TP + FP)\n ', '$\\uparrow$ Precision = TP / (TP + FP)'],
    ['50\u202f% & more_of #1 {x} $2', '50\\,\\% \\& more\\_of \\#1 \\{x\\} \\$2'],
    ['a\\b ~ ^', 'a\\textbackslash{}b \\textasciitilde{} \\textasciicircum{}'],
    [
      'ŷ ≥ τ, p\u0302 < λ\u0302 → ∞',
      '$\\hat{y}$ $\\ge$ $\\tau$, $\\hat{p}$ \\textless{} $\\hat{\\lambda}$ $\\rightarrow$ $\\infty$',
    ],
    ['F₁ = −0.5 …', 'F$_1$ = $-$0.5 …'],
    ['“Häufig”', '“Häufig”'],
  ])('%j', (written, expected) => {
    expect(texText(written)).toBe(expected);
  });
});
