// The exported LaTeX is compiled, where TeX is installed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCalculator } from 'deconfuse';
import { expect, test } from 'vitest';
import { latexOf } from '../../web/export/table/latex.ts';

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
