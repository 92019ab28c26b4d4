// Data other than one classifier on its classes: counts, two classifiers, groups with names of their own; and values
// that are not numbers.
import { createCalculator, InputError, type Dataset, type Explanation, type Problem } from 'deconfuse';
import { describe, expect, test } from 'vitest';
import { agree, nodesOf, workedOut } from './formula-value.ts';

const calculator = await createCalculator();
const catalogue = calculator.catalogue();
const idsNeeding = (...needs: string[]): string[] =>
  catalogue
    .filter((info) => needs.includes(info.needs))
    .map(({ id }) => id)
    .sort();
const reported = (dataset: Dataset): string[] => Object.keys(dataset.report().metrics).sort();
const throughJson = (dataset: Dataset): Dataset =>
  calculator.dataset(JSON.parse(JSON.stringify(dataset.problem)) as Problem);

function refusal(problem: unknown): InputError {
  try {
    calculator.dataset(problem as Problem);
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

describe('counts', () => {
  test('of successes have intervals, and nothing else', () => {
    const dataset = calculator.dataset({ kind: 'counts', successes: 8, trials: 10 });
    expect(dataset).toMatchObject({ kind: 'counts', labels: [], total: 10, notices: [], matrix: null });
    expect(dataset.rivals).toBeUndefined();
    expect(reported(dataset)).toEqual(idsNeeding('proportion'));
    const { proportion_ci_wald: wald, proportion_ci_wilson: wilson } = dataset.report().metrics;
    const half = 1.959963984540054 * Math.sqrt((0.8 * 0.2) / 10);
    expect(wald).toEqual([expect.closeTo(0.8 - half, 12), expect.closeTo(0.8 + half, 12)]);
    expect(wilson).toEqual([expect.closeTo(0.490162471536642, 12), expect.closeTo(0.943317848545625, 12)]);
    const again = throughJson(dataset);
    expect(again.problem).toEqual({ kind: 'counts', successes: 8, trials: 10 });
    expect(again.report()).toEqual(dataset.report());
  });

  test('of disagreements have the tests of McNemar, and nothing else', () => {
    const dataset = calculator.dataset({ kind: 'counts', n01: 5, n10: 9 });
    expect(dataset).toMatchObject({ kind: 'counts', labels: [], matrix: null });
    expect(dataset.rivals).toEqual({ bothRight: 0, onlyFirstRight: 5, onlySecondRight: 9, bothWrong: 0 });
    expect(reported(dataset)).toEqual(idsNeeding('rivals'));
    expect(dataset.explain('mcnemar_statistic').exact).toBe('8/7');
    // Of fourteen fair coins at most five, or at least nine, show heads: 6946 of 16384 outcomes.
    expect(dataset.report().metrics.mcnemar_exact_p_value).toBeCloseTo(6946 / 16384, 14);
    expect(throughJson(dataset).report()).toEqual(dataset.report());
  });

  test('of 0 are undefined', () => {
    const { metrics, undefined: why } = calculator.dataset({ kind: 'counts', successes: 0, trials: 0 }).report();
    for (const id of idsNeeding('proportion')) {
      expect(metrics[id], id).toBeNull();
      expect(why[id]?.[0], id).toMatchObject({ value: null });
    }
  });

  test.each<[string, object, object]>([
    ['not whole', { successes: 1.5, trials: 3 }, { code: 'count-not-whole', parameters: { name: 'successes' } }],
    ['negative', { successes: 0, trials: -3 }, { code: 'count-not-whole', parameters: { name: 'trials' } }],
    ['no number', { n01: 1, n10: NaN }, { code: 'count-not-whole', parameters: { name: 'n10' } }],
    ['too large', { n01: 2 ** 54, n10: 1 }, { code: 'count-not-whole', parameters: { name: 'n01' } }],
    ['more than there can be', { successes: 4, trials: 3 }, { code: 'more-successes-than-trials' }],
    ['missing', {}, { code: 'bad-problem', parameters: { path: 'successes', found: 'undefined' } }],
    ['half there', { n01: 1 }, { code: 'bad-problem', parameters: { path: 'n10', found: 'undefined' } }],
    ['text', { successes: '1', trials: 3 }, { code: 'bad-problem', parameters: { path: 'successes', found: '1' } }],
  ])('that are %s are refused', (_, counts, expected) => {
    expect(refusal({ kind: 'counts', ...counts })).toMatchObject(expected);
  });
});

describe('two classifiers', () => {
  const truth = ['b', 'b', 'a', 'a', 'b', 'a', 'b'];
  const first = ['b', 'a', 'a', 'a', 'b', 'b', 'b'];
  const second = ['b', 'b', 'b', 'b', 'a', 'b', 'a'];
  const dataset = calculator.dataset({ kind: 'labels', truth, predicted: { A: first, B: second } });

  test('are counted case by case, and the first is reported', () => {
    expect(dataset.models).toEqual(['A', 'B']);
    expect(dataset.rivals).toEqual({ bothRight: 1, onlyFirstRight: 4, onlySecondRight: 1, bothWrong: 1 });
    const alone = calculator.dataset({ kind: 'labels', truth, predicted: first });
    expect(alone.models).toBeUndefined();
    expect(alone.rivals).toBeUndefined();
    const { metrics } = dataset.report();
    const tests = idsNeeding('rivals');
    expect(metrics).toEqual({ ...alone.report().metrics, ...dataset.report({ metrics: tests }).metrics });
    expect(Object.keys(alone.report().metrics)).not.toEqual(expect.arrayContaining([tests[0]]));
  });

  test('are compared like their disagreements', () => {
    const counts = calculator.dataset({ kind: 'counts', n01: 4, n10: 1 });
    const metrics = idsNeeding('rivals');
    expect(dataset.report({ metrics }).metrics).toEqual(counts.report({ metrics }).metrics);
  });

  test('are the same after a round trip through JSON, with weights too', () => {
    for (const weights of [undefined, truth.map((_, at) => at + 1)]) {
      const predicted = { '<b>A</b>': first, constructor: second };
      const before = calculator.dataset({ kind: 'labels', truth, predicted, ...(weights && { weights }) });
      const after = throughJson(before);
      expect(after.models).toEqual(['<b>A</b>', 'constructor']);
      expect(after.rivals).toEqual(before.rivals);
      expect(after.problem).toEqual(before.problem);
      expect(after.report()).toEqual(before.report());
    }
  });

  test('with one under its name are a single classifier', () => {
    const single = calculator.dataset({ kind: 'labels', truth, predicted: { A: first } });
    expect(single.models).toBeUndefined();
    expect(single.report()).toEqual(calculator.dataset({ kind: 'labels', truth, predicted: first }).report());
  });

  test.each<[string, object, object]>([
    ['too short a third', { predicted: { A: [1], B: [1], C: [] } }, { code: 'unequal-lengths' }],
    ['none', { predicted: {} }, { code: 'bad-problem', parameters: { found: '0 lists' } }],
    ['too short a second', { predicted: { A: [1], B: [] } }, { code: 'unequal-lengths', parameters: { truth: '1' } }],
    ['too long a first', { predicted: { A: [1, 1], B: [1] } }, { code: 'unequal-lengths', parameters: { truth: '1' } }],
    [
      'groups of their own',
      { predicted: { A: ['x'], B: ['x'] }, predictedLabels: ['x'] },
      { code: 'rivals-without-classes' },
    ],
  ])('%s: refused', (_, problem, expected) => {
    expect(refusal({ kind: 'labels', truth: [1], ...problem })).toMatchObject(expected);
  });
});

describe('groups in the columns', () => {
  const counts = [[5, 1, 2], [0, 7, 1]]; // prettier-ignore
  const table = calculator.dataset({ kind: 'matrix', counts, predictedLabels: ['x', 'y', 'z'] });

  test('have only the metrics of groups', () => {
    expect(reported(table)).toEqual(idsNeeding('groups'));
    const square = calculator.dataset({
      kind: 'matrix',
      counts: counts.map((row) => row.slice(1)),
      predictedLabels: ['y', 'z'],
    });
    expect(reported(square)).toEqual(idsNeeding('groups', 'four-cells'));
  });

  test.each<[string, Dataset, string, string]>([
    ['f1', table, 'f1', 'the same classes in rows and columns'],
    ['accuracy', table, 'accuracy', 'the same classes in rows and columns'],
    ['a divergence', table, 'kl_divergence', 'the same classes in rows and columns'],
    ['Fisher’s test', table, 'fisher_exact_p_value', 'two rows and two columns'],
    ['a proportion', table, 'proportion_ci_wald', 'successes and trials'],
    ['a comparison', table, 'mcnemar_p_value', 'two classifiers'],
    ['a matrix', calculator.dataset({ kind: 'counts', n01: 1, n10: 2 }), 'confusion_matrix', 'labels or a matrix'],
    ['χ²', calculator.dataset({ kind: 'counts', n01: 1, n10: 2 }), 'chi_squared', 'labels or a matrix'],
  ])('%s says what it needs', (_, dataset, id, needs) => {
    expect(() => dataset.explain(id)).toThrow(RangeError);
    expect(() => dataset.explain(id)).toThrow(`${id} needs ${needs}.`);
  });
});

describe('values that are not numbers', () => {
  const spam = calculator.dataset({ kind: 'matrix', counts: [[20, 3], [5, 30]] }); // prettier-ignore
  const nothing = calculator.dataset({ kind: 'matrix', counts: [[0, 0], [0, 0]] }); // prettier-ignore

  test('intervals are both ends, or null', () => {
    for (const { id, shape, perClass } of catalogue) {
      if (shape !== 'interval') continue;
      const value = spam.report().metrics[id];
      if (value === undefined) continue;
      for (const interval of (perClass ? value : [value]) as [number, number][]) {
        expect(interval, id).toHaveLength(2);
        expect(interval[0], id).toBeLessThan(interval[1]);
      }
      expect(
        perClass ? spam.labels.map((label) => spam.explain(id, { class: label }).value) : spam.explain(id).value,
      ).toEqual(value);
      const none = nothing.report().metrics[id];
      expect(none, id).toEqual(perClass ? [null, null] : null);
      expect(nothing.explain(id).value, id).toBeNull();
    }
  });

  test('words are those of the scale at the value', () => {
    const { metrics } = spam.report();
    expect(metrics).toMatchObject({
      kappa_landis_koch: 'Substantial',
      kappa_altman: 'Good',
      kappa_fleiss: 'Intermediate to Good',
    });
    expect(metrics.cohen_kappa).toBeCloseTo(0.716034, 6);
    expect(spam.explain('kappa_landis_koch').value).toBe('Substantial');
    expect(nothing.explain('kappa_landis_koch').value).toBeNull();
  });

  test('a divergence from something that never occurs is infinite', () => {
    const dataset = calculator.dataset({ kind: 'matrix', counts: [[3, 0], [2, 0]] }); // prettier-ignore
    expect(dataset.report().metrics.kl_divergence).toBe(Infinity);
    expect(dataset.explain('kl_divergence')).toMatchObject({ value: Infinity, exact: null });
    expect(dataset.report().metrics.kl_divergence_reverse).toBeCloseTo(Math.log2(5 / 3), 14);
  });

  test('the level is that of the intervals', () => {
    const widths = [0.5, 0.9, 0.95, 0.99].map((level) => {
      const [low, high] = spam.explain('accuracy_ci_wilson', { level }).value as [number, number];
      return high - low;
    });
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    expect(new Set(widths).size).toBe(4);
  });

  test('costs, shares and β of V are those of the options', () => {
    expect(spam.explain('expected_cost').undefined).toMatchObject([{ reason: 'needs-option' }]);
    const costMatrix = [[0, 4], [1, 0]]; // prettier-ignore
    expect(spam.explain('expected_cost', { costMatrix }).exact).toBe('17/58');
    const priors = [0.5, 0.5];
    const cost = spam.explain('expected_cost_with_priors', { costMatrix, priors }).value as number;
    expect(cost).toBeCloseTo(0.5 * ((4 * 3) / 23) + 0.5 * (5 / 35), 14);
    const { homogeneity, completeness, v_measure_beta: even } = spam.report().metrics as Record<string, number>;
    expect(even).toBeCloseTo((2 * homogeneity! * completeness!) / (homogeneity! + completeness!), 14);
    expect(spam.explain('v_measure_beta', { vBeta: 0 }).value).toBeCloseTo(homogeneity!, 14);
    const oneClass = calculator.dataset({ kind: 'labels', truth: ['a', 'a'], predicted: ['x', 'y'] });
    const { value } = oneClass.explain('v_measure_beta', { vBeta: 0 }); // β·1 + 0 = 0
    expect(value).toBe(0);
  });
});

describe('definitions', () => {
  const datasets = (
    [
      { kind: 'matrix', counts: [[5, 1, 2], [0, 7, 1], [3, 2, 9]] },
      { kind: 'matrix', counts: [[20, 3], [5, 30]] },
      { kind: 'counts', successes: 8, trials: 10 },
      { kind: 'counts', n01: 5, n10: 9 },
      { kind: 'scores', truth: [1, 0, 1, 1, 0, 0], scores: { A: [0.9, 0.8, 0.7, 0.6, 0.5, 0.4], B: [0.6, 0.5, 0.7, 0.4, 0.1, 0.3] } },
      { kind: 'probabilities', truth: ['a', 'b', 'b'], labels: ['a', 'b'], probabilities: [[0.5, 0.5], [0.75, 0.25], [0, 1]] },
      { kind: 'multilabel', truth: [[1, 0], [0, 1], [1, 1]], predicted: [[1, 1], [0, 1], [0, 1]], scores: [[0.5, 0.25], [0, 1], [1, 2]] },
    ] as Problem[]
  ).map((problem) => calculator.dataset(problem)); // prettier-ignore
  const explanations: Explanation[] = datasets.flatMap((dataset) => reported(dataset).map((id) => dataset.explain(id)));
  /** Quantities of a class or a case; a sum may name several of them by one symbol. */
  const perPlace = new Set(
    explanations
      .flatMap(({ symbolic }) => [...nodesOf(symbolic)])
      .filter(({ over }) => over !== undefined)
      .flatMap((sum) => [...nodesOf(sum)])
      .flatMap(({ op, id }) => (op === 'quantity' ? [id!] : [])),
  );
  const definitionsOf = (explained: Explanation) => explained.definitions ?? [];
  const defined = new Set(explanations.flatMap(definitionsOf).map(({ quantity }) => quantity.id!));

  test('every quantity in a formula that has a formula of its own has one', () => {
    expect(defined.size).toBeGreaterThan(5);
    for (const explained of explanations) {
      const here = definitionsOf(explained).map(({ quantity }) => quantity.id!);
      expect(new Set(here).size, explained.id).toBe(here.length);
      const named = [explained.symbolic, ...definitionsOf(explained).map(({ symbolic }) => symbolic)]
        .flatMap((tree) => [...nodesOf(tree)])
        .flatMap(({ op, id }) => (op === 'quantity' && defined.has(id!) ? [id!] : []));
      expect(here, explained.id).toEqual(expect.arrayContaining(named));
    }
  });

  test('their numbers give the value in the formula', () => {
    for (const explained of explanations) {
      const values = [...nodesOf(explained.substituted)];
      for (const { quantity, substituted } of definitionsOf(explained)) {
        const worked = workedOut(substituted);
        expect(agree(worked, substituted.value), `${explained.id}: ${quantity.id}`).toBe(true);
        for (const node of values) {
          // There is one definition per class; the one given is that of the first.
          if (node.id !== quantity.id || /_/.test(quantity.symbol!) || perPlace.has(node.id!)) continue;
          expect(agree(node.value, worked), `${explained.id}: ${quantity.id}`).toBe(true);
        }
      }
    }
  });
});

describe('scores, probabilities and label sets', () => {
  const truth = [1, 0, 1, 1, 0, 0];
  const scores = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4];
  const rows = [[0.5, 0.5], [0.75, 0.25], [0, 1]]; // prettier-ignore
  const sets = [[1, 0], [0, 1], [1, 1]]; // prettier-ignore
  const classes = { kind: 'probabilities', truth: ['a', 'b', 'b'], labels: ['a', 'b'], probabilities: rows };
  const table: [string, object, string[]][] = [
    ['wide scores', { kind: 'scores', truth, scores: scores.map((s) => 9 * s) }, ['scores']],
    ['lower scores', { kind: 'scores', truth, scores, lowerIsPositive: true }, ['scores']],
    ['scores in [0, 1]', { kind: 'scores', truth, scores }, ['scores', 'probability-scores', 'true-class-probabilities']],
    ['logits', { kind: 'scores', truth, scores, decisionValues: true }, ['scores', 'decision-scores']],
    ['two models', { kind: 'scores', truth, scores: { A: scores.map((s) => 9 * s), B: scores } }, ['scores', 'two-models']],
    ['probabilities', classes, ['class-scores', 'class-probabilities', 'true-class-probabilities']],
    ['margins', { ...classes, decisionValues: true }, ['class-scores', 'class-decision-values']],
    ['predicted sets', { kind: 'multilabel', truth: sets, predicted: sets }, ['label-sets', 'predicted-sets']],
    ['scores of labels', { kind: 'multilabel', truth: sets, scores: rows }, ['label-sets', 'label-scores']],
    ['both', { kind: 'multilabel', truth: sets, predicted: sets, scores: rows }, ['label-sets', 'predicted-sets', 'label-scores']],
  ]; // prettier-ignore

  test.each(table)('%s have the metrics that they need, without curves', (_, problem, needs) => {
    const dataset = calculator.dataset(problem as Problem);
    const curves = catalogue.filter(({ shape }) => shape === 'curve').map(({ id }) => id);
    expect(reported(dataset)).toEqual(idsNeeding(...needs).filter((id) => !curves.includes(id)));
    for (const { id, needs: needed, shape } of catalogue) {
      if (shape !== 'curve' && needs.includes(needed)) continue;
      expect(() => dataset.explain(id), id).toThrow(RangeError);
    }
  });

  test('intervals are both ends, and scales apply to none of them', () => {
    const { metrics } = calculator.dataset({ kind: 'scores', truth, scores }).report();
    const [low, high] = metrics.auc_ci_delong as [number, number];
    expect(low).toBeLessThan(metrics.roc_auc as number);
    expect(high).toBeGreaterThan(metrics.roc_auc as number);
    expect(metrics.auc_ci_hanley_mcneil).toHaveLength(2);
  });
});

describe('read from text', () => {
  test.each<[string, string, object, number[], string]>([
    ['sets', '{1}, {2, 3}, {4, 5, 6}\n{1,2,3},{4,5},{6}', { total: 6 }, [1, 0, 0, 2, 0, 0, 0, 2, 1], 'sets-numbered'],
    ['one-hot rows', '[[1, 0, 0], [0, 1, 0], [0, 0, 1]]\n[[1, 0, 0], [1, 0, 0], [0, 0, 1]]', { total: 3 }, [1, 0, 0, 1, 0, 0, 0, 0, 1], 'one-hot-rows'],
    ['a table of groups', '\tx\ty\tz\na\t5\t1\t2\nb\t0\t7\t1', { labels: ['a', 'b'], predictedLabels: ['x', 'y', 'z'] }, [5, 1, 2, 0, 7, 1], 'contingency-table'],
    ['two classifiers', 'truth,A,B\nyes,yes,no\nno,no,no\nyes,no,yes\n', { models: ['A', 'B'], rivals: { bothRight: 1, onlyFirstRight: 1, onlySecondRight: 1, bothWrong: 0 } }, [1, 0, 1, 1], 'two-classifiers'],
  ])('%s', (_, text, expected, cells, notice) => {
    const dataset = calculator.read(text);
    expect(dataset).toMatchObject(expected);
    expect([...dataset.matrix!]).toEqual(cells);
    expect(dataset.notices.map(({ code }) => code)).toContain(notice);
    expect(throughJson(dataset).report()).toEqual(dataset.report());
  }); // prettier-ignore
});
