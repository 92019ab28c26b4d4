// Programs for ranked lists: those for scikit-learn are run, the others are only parsed.
import { execFileSync } from 'node:child_process';
import { createCalculator, type RankedProblem } from 'deconfuse';
import { describe, expect, test } from 'vitest';
import { reproduce as texts } from '../../web/locales/en/reproduce.ts';
import { rankedInScikitLearn, rankedInTorchmetrics, rankedInTrecEval } from '../../web/reproduce/ranked-program.ts';

const calculator = await createCalculator();
const problems: Record<string, RankedProblem> = {
  'a list that is complete': { kind: 'ranked', relevance: [3, 0, 2, 1] },
  'a list with relevant items that were not returned': { kind: 'ranked', relevance: [1, 0, 1, 1, 0], relevant: 7 },
  'several queries': { kind: 'ranked', relevance: { 'a "b"': [0, 1], c: [0, 0], d: [1, 0, 1] }, relevant: { 'a "b"': 2, c: 0, d: 2 } }, // prettier-ignore
  'nothing found': { kind: 'ranked', relevance: [0, 0], relevant: 2 },
};

describe.each(Object.entries(problems))('%s', (_, problem) => {
  const dataset = calculator.dataset(problem);
  const ranked = { problem: dataset.problem, options: { k: 2 }, texts };

  test('has the numbers of scikit-learn', () => {
    const { code } = rankedInScikitLearn(ranked)!;
    const printed = execFileSync('/usr/bin/python3', ['-c', code], { encoding: 'utf8' });
    const { metrics } = dataset.report();
    const lines = printed.trim().split('\n');
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      const [id, value] = line.split(' ') as [string, string];
      expect(metrics[id], id).toBeCloseTo(Number(value), 12);
    }
  });

  test('has programs of other libraries, which Python can parse', () => {
    for (const write of [rankedInTorchmetrics, rankedInTrecEval]) {
      const { code } = write(ranked)!;
      execFileSync('/usr/bin/python3', ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'], { input: code });
    }
  });
});

test('mentions items that were not returned only where there are some', () => {
  const code = (name: string): string =>
    rankedInTorchmetrics({ problem: calculator.dataset(problems[name]!).problem, options: {}, texts })!.code;
  expect(code('a list with relevant items that were not returned')).toContain('were not returned');
  expect(code('a list that is complete')).not.toContain('were not returned');
  expect(code('a list that is complete')).not.toContain('top_k');
});
