// The exported LaTeX is compiled, where TeX is installed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCalculator } from 'deconfuse';
import { expect, test } from 'vitest';
import type { Paint, Shape, Text } from '../../web/export/shapes.ts';
import { latexOf } from '../../web/export/table/latex.ts';
import { tikzPicture } from '../../web/export/tikz.ts';

const hasTex = ['pdflatex --version', 'kpsewhich booktabs.sty amsmath.sty'].every((command) => {
  const [program, ...words] = command.split(' ');
  return spawnSync(program!, words).status === 0;
});
if (!hasTex)
  console.info('There is no pdflatex with booktabs and amsmath here: what is exported as LaTeX has not been compiled.');

/** The errors of pdflatex for a document with this body, and the characters that its fonts lack. */
function complaints(packages: readonly string[], body: string): string[] {
  if (!hasTex) return [];
  const folder = mkdtempSync(join(tmpdir(), 'latex-'));
  const source = `\\documentclass{article}\n${packages.join('\n')}\n\\begin{document}\n${body}\n\\end{document}\n`;
  writeFileSync(join(folder, 'document.tex'), source);
  spawnSync('pdflatex', ['-interaction=nonstopmode', '-no-shell-escape', 'document.tex'], { cwd: folder });
  const log = readFileSync(join(folder, 'document.log'), 'latin1');
  rmSync(folder, { recursive: true });
  const isWritten = /Output written on document\.pdf/.test(log) ? [] : ['no document'];
  return [...isWritten, ...log.split('\n').filter((line) => /^!|^Missing character/.test(line))];
}

const characters = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));

test('tables with labels of every kind', () => {
  const labels = [
    ...characters(0x20, 0x7e),
    ...characters(0xa0, 0x17e),
    ...characters(0x391, 0x3c9),
    ...'₀₁₂₃₄₅₆₇₈₉⁰¹²³⁴⁵⁶⁷⁸⁹−·×±≤≥≠≈∞→←↓–—‘’“”„…†‡•€‹›',
    'a & b_c % $d$ {e} ~f^ #1 \\input{g}',
    '[1] ** -- ,, \'\'',
  ]; // prettier-ignore
  const tables = labels.map((label) =>
    latexOf(
      { caption: label, columns: [{ title: label }, { title: 'b' }], rows: [[label, 0.5], ['', -Infinity], [`[${label}`, null]] },
      { decimals: 3, decimalSign: ',' },
    ),
  ); // prettier-ignore
  const needs = tables.map((table) => table.split('\n').filter((line) => line.startsWith('% ')));
  const compiled = tables.filter((_, at) => !needs[at]!.some((need) => need.includes('XeLaTeX')));
  expect(compiled.length).toBeGreaterThan(300);
  const bodyOf = (chosen: readonly string[]): string => chosen.join('\\clearpage\n');
  const isPlain = (table: string): boolean => !table.includes('fontenc');
  const packages = ['\\usepackage{booktabs}'];
  expect(complaints(packages, bodyOf(compiled.filter(isPlain)))).toEqual([]);
  expect(complaints([...packages, '\\usepackage[T1]{fontenc}'], bodyOf(compiled))).toEqual([]);
});

test('every formula, with symbols and with numbers', async () => {
  const calculator = await createCalculator();
  const counts = [[20, 3, 0], [5, 30, 1], [0, 0, 0]]; // prettier-ignore
  const dataset = calculator.dataset({ kind: 'matrix', counts, labels: ['a_b', '50 %', '<&>'] });
  const formulas = calculator
    .catalogue()
    .filter(({ id, shape }) => id in dataset.report().metrics && shape !== 'matrix')
    .flatMap(({ id, perClass }) => {
      const { latex } = dataset.explain(id, perClass ? { class: 'a_b' } : {});
      return [latex.symbolic, latex.substituted];
    });
  expect(formulas.length).toBeGreaterThan(100);
  const body = formulas.map((formula) => `\\[ ${formula} \\]`).join('\n');
  expect(complaints(['\\usepackage{amsmath}'], body)).toEqual([]);
});

test.runIf(spawnSync('kpsewhich', ['tikz.sty']).status === 0)('a plot, with shapes and texts of every kind', () => {
  const ink = [26, 31, 38, 1] as const;
  const paint: Paint = { fill: null, line: ink, lineWidth: 2, dashes: [], hasRoundEnds: false };
  const text: Text & Paint = {
    ...paint,
    kind: 'text',
    text: '↑ ŷ ≥ τ: p\u0302 = 50\u202f% [a_b] … −1 & ‘é’ → ∞',
    x: 20,
    y: 40,
    anchor: 'middle',
    isCentred: false,
    fontSize: 13,
    isBold: true,
    turned: -45,
    fill: ink,
    line: null,
  };
  const shapes: Shape[] = [
    { ...paint, kind: 'path', d: `M0,0${'L1.5,2.25'.repeat(2000)}`, dashes: [8, 4] },
    { ...paint, kind: 'path', d: 'M0,0H5V6C1,2,3,4,5,6ZM9,9L8,8', fill: [10, 87, 159, 0.12], line: null },
    { ...paint, kind: 'line', x1: 0, y1: 0, x2: 100, y2: 0, dashes: [0, 8], hasRoundEnds: true },
    { ...paint, kind: 'rect', x: 0, y: 0, width: 50, height: 20, radius: 3, fill: [255, 255, 255, 0.85] },
    { ...paint, kind: 'circle', x: 5, y: 6, radius: 4 },
    text,
    { ...text, anchor: 'end', isCentred: true, turned: 0 },
  ];
  const picture = tikzPicture({ title: 'A plot: 50 %', paper: [20, 20, 20, 1], width: 320, height: 300, shapes });
  expect(complaints(['\\usepackage{tikz}'], picture)).toEqual([]);
});
