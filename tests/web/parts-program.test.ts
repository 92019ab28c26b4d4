// Programs for the parts of data, and for raters.
import { execFileSync } from 'node:child_process';
import { createCalculator, type Problem } from 'deconfuse';
import { describe, expect, test } from 'vitest';
import { reproduce as texts } from '../../web/locales/en/reproduce.ts';
import { ratersProgram } from '../../web/reproduce/parts-program.ts';
import { scikitLearnProgram } from '../../web/reproduce/scikit-learn-program.ts';
import { yardstickProgram } from '../../web/reproduce/yardstick-program.ts';

const python = '/usr/bin/python3';
const calculator = await createCalculator();
const catalogue = calculator.catalogue();

const reproducedOf = (problem: Problem) => {
  const dataset = calculator.dataset(problem);
  return { problem: dataset.problem, report: dataset.report(), options: {}, catalogue, texts };
};

describe('a program for data with groups', () => {
  const truth = ['a', 'b', 'a', 'b', 'a', 'b', 'a'];
  const predicted = ['a', 'b', 'b', 'b', 'b', 'a', 'a'];
  const groups = ["it's", 'x"y', "it's", 'x"y', "it's", 'x"y', "it's"];
  const problem: Problem = { kind: 'labels', truth, predicted, groups };

  test('prints the numbers of each by scikit-learn', () => {
    const { code } = scikitLearnProgram(reproducedOf(problem))!;
    const printed = execFileSync(python, ['-c', code], { encoding: 'utf8' });
    const { values } = calculator.dataset(problem).sideBySide(['accuracy', 'f1_macro']);
    for (const [part, { accuracy, f1_macro: f1 }] of Object.entries(values)) {
      const numberOf = (name: string): number => {
        const line = printed.split('\n').find((one) => one.startsWith(`${name}[${part}] `));
        return Number(line?.slice(`${name}[${part}] `.length));
      };
      expect(numberOf('accuracy')).toBeCloseTo(accuracy!, 12);
      expect(numberOf('f1_macro')).toBeCloseTo(f1!, 12);
    }
    expect(code).toContain('MetricFrame');
  });

  test('groups them in R', () => {
    const { code } = yardstickProgram(reproducedOf(problem))!;
    expect(code).toContain('part <- c("it\'s", "x\\"y"');
    expect(code).toContain('dplyr::group_by');
  });

  test('is unchanged for weights, or without groups', () => {
    for (const other of [{ kind: 'labels', truth, predicted } as const, { ...problem, weights: truth.map(() => 2) }]) {
      expect(scikitLearnProgram(reproducedOf(other))!.code).not.toContain('parts =');
      expect(yardstickProgram(reproducedOf(other))!.code).not.toContain('group_by');
    }
  });
});

describe('a program for intervals', () => {
  const ids = ['accuracy', 'f1_macro', 'cohen_kappa', 'matthews_correlation', 'balanced_accuracy'];
  const labelled: Problem = { kind: 'labels', truth: ['a', 'b', 'a', 'b', 'c'], predicted: ['a', 'b', 'b', 'b', 'c'] };
  const matrix: Problem = { kind: 'matrix', counts: [[20, 3], [5, 30]], labels: ['spam', 'ham'] }; // prettier-ignore
  const reproduced = (problem: Problem) => ({ ...reproducedOf(problem), options: { intervals: true } });

  test.each([
    ['labels', labelled],
    ['a matrix', matrix],
  ])('prints the standard errors of %s', (_, problem) => {
    const { code } = scikitLearnProgram(reproduced(problem))!;
    const printed = execFileSync(python, ['-c', code], { encoding: 'utf8' });
    const dataset = calculator.dataset(problem);
    for (const id of ids) {
      const [, number] = new RegExp(`^se\\(${id}\\) (.+)$`, 'm').exec(printed) ?? [];
      expect(Number(number), id).toBeCloseTo(dataset.interval(id)!.standardError, 6);
    }
  });

  test('exists for R, and only where intervals are wanted', () => {
    const { code } = yardstickProgram(reproduced(matrix))!;
    expect(code).toContain('show("se(accuracy)", standard_error(function(weights) accuracy_vec(');
    expect(scikitLearnProgram(reproducedOf(matrix))!.code).not.toContain('standard_error');
    const weighted: Problem = { ...labelled, weights: [1, 2, 1, 1, 1] };
    expect(scikitLearnProgram(reproduced(weighted))!.code).not.toContain('standard_error');
  });
});

test('ratings are written for irrCAC', () => {
  const problem: Problem = { kind: 'raters', ratings: { Ann: ['a', null, 'b'], 'Ben "B"': ['a', 'b', 'b'] } };
  const { code } = ratersProgram({ problem, texts })!;
  expect(code).toContain('"Ann" = c("a", NA, "b"),');
  expect(code).toContain('"Ben \\"B\\"" = c("a", "b", "b")\n)');
  expect(code).toContain('cat("raters_gwet_ac1", gwet.ac1.raw(ratings)$est$coeff.val, "\\n")');
  expect(ratersProgram({ problem: { kind: 'matrix', counts: [[1]] }, texts })).toBeUndefined();
});
