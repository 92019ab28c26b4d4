// Checking of answers: the verdicts, the explanations, and that no input breaks it.
import {
  createCalculator,
  type Dataset,
  type GivenAnswer,
  type Problem,
  type ReportOptions,
  type Slip,
  type SlipExplanation,
  type Verdict,
} from 'deconfuse';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Example } from '../../web/examples/example.ts';
import { examples, type ExampleId } from '../../web/examples/examples.ts';
import { agree, definite, workedOut } from './formula-value.ts';

// Many matrices take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const calculator = await createCalculator();
const runs = (numRuns: number) => ({ numRuns, seed: 20261121 });

function problemOf(id: ExampleId): Problem {
  const example: Example = examples.find((one) => one.id === id)!;
  return 'text' in example ? calculator.read(example.text, example.options).problem : example.problem;
}
const fourClasses = problemOf('fourClasses');
const twoClasses = problemOf('rounding');
const unevenClasses = problemOf('unevenClasses');
const twoVectors = problemOf('twoVectors');
const oneLogit: Problem = { kind: 'scores', truth: [0], scores: [-3], positive: 1, decisionValues: true };
const ranking: Problem = {
  kind: 'scores',
  truth: [1, 0, 1, 1, 0, 0, 1, 0],
  scores: [0.9, 0.8, 0.7, 0.6, 0.6, 0.4, 0.3, 0.1],
  positive: 1,
};
/** Recall of `a` is 18/25, of `b` 1/8. */
const shares: Problem = { kind: 'matrix', labels: ['a', 'b'], counts: [[18, 7], [7, 1]], positive: 'a' }; // prettier-ignore
const neverPredicted: Problem = { kind: 'matrix', labels: ['a', 'b', 'c'], counts: [[4, 1, 0], [2, 6, 0], [1, 2, 0]] }; // prettier-ignore

function checked(problem: Problem, answers: readonly GivenAnswer[], options?: ReportOptions): Verdict[] {
  const dataset = calculator.dataset(problem);
  try {
    return dataset.check(answers, options);
  } finally {
    dataset.release();
  }
}
const verdictOf = (problem: Problem, given: GivenAnswer, options?: ReportOptions): Verdict =>
  checked(problem, [given], options)[0]!;
/** `metric`, or `metric of class`. */
const question = (text: string): { id: string; class?: string } => {
  const [id = '', label] = text.split(' of ');
  return { id, ...(label !== undefined && { class: label }) };
};

const has = (slips: readonly Slip[], wanted: readonly Partial<Slip>[]): boolean =>
  slips.length === wanted.length &&
  wanted.every((slip, at) =>
    Object.entries(slip).every(([key, value]) => {
      const found: unknown = slips[at]![key as keyof Slip];
      return Array.isArray(value)
        ? value.every((one) => (found as unknown[]).includes(one))
        : typeof value === 'number' && typeof found === 'number'
          ? Math.abs(value - found) < 1e-9
          : value === found;
    }),
  );
/** Whether an explanation, or one of its alternatives, consists of these slips. */
const says = (wanted: readonly Partial<Slip>[]) => (explanation: SlipExplanation) =>
  [explanation.slips, ...(explanation.same ?? []), ...(explanation.variants ?? []).map(({ slips }) => slips)].some(
    (slips) => has(slips, wanted),
  );

describe('the wrong numbers of the course notes', () => {
  type Row = [Problem, string, string, Verdict['verdict'], ...wanted: Partial<Slip>[][]];
  const rows: Row[] = [
    [fourClasses, 'accuracy', '45/57', 'slip', [{ kind: 'total', total: 57 }]],
    [fourClasses, 'accuracy', '0.79', 'rounded', [{ kind: 'total', total: 57 }]],
    [fourClasses, 'accuracy', '0.7895', 'slip', [{ kind: 'total', total: 57 }]],
    [fourClasses, 'accuracy', '0.7758', 'truncated', [{ kind: 'truncated' }]],
    [fourClasses, 'recall of C3', '0.7058', 'truncated', [{ kind: 'truncated' }]],
    [fourClasses, 'precision of C1', '0.7142', 'truncated', [{ kind: 'truncated' }]],
    [fourClasses, 'f1 of C2', '0.8823', 'truncated', [{ kind: 'truncated' }]],
    [fourClasses, 'precision of C4', '0.6153', 'truncated', [{ kind: 'truncated' }]],
    [fourClasses, 'f1 of C4', '0.6955', 'intermediate', [{ kind: 'intermediate', how: 'truncated', digits: 4 }, { kind: 'truncated' }]],
    [fourClasses, 'f1 of C1', '0.7405', 'intermediate', [{ kind: 'intermediate', how: 'truncated', digits: 4, quantities: ['precision', 'recall'] }, { kind: 'truncated' }]],
    [fourClasses, 'true_negative of C1', '35', 'slip', [{ kind: 'true-negatives' }]],
    [fourClasses, 'true_negative of C2', '30', 'slip', [{ kind: 'true-negatives' }]],
    [fourClasses, 'true_negative of C3', '33', 'slip', [{ kind: 'true-negatives' }]],
    [fourClasses, 'true_negative of C4', '37', 'slip', [{ kind: 'true-negatives' }]],
    [fourClasses, 'accuracy_class of C1', '45/58', 'slip', [{ kind: 'true-negatives' }]],
    [fourClasses, 'precision of C1', '0.7692', 'slip', [{ kind: 'transposed' }]],
    [twoClasses, 'precision', '0.66', 'truncated', [{ kind: 'truncated' }]],
    [twoClasses, 'f1', '0.72', 'truncated', [{ kind: 'truncated' }]],
    [twoClasses, 'error_rate', '0.6', 'slip', [{ kind: 'error-sum' }]],
    [twoClasses, 'error_rate', '0.60', 'slip', [{ kind: 'error-sum' }]],
    [twoClasses, 'recall', '0.60', 'slip', [{ kind: 'metric', id: 'specificity' }]],
    [twoClasses, 'f1_macro', '0.8000', 'slip', [{ kind: 'metric', id: 'recall', class: 'Positive (1)' }]],
    [twoClasses, 'precision_macro', '0.6667', 'slip', [{ kind: 'class', id: 'precision', class: 'Positive (1)' }]],
    [twoClasses, 'precision_macro', '8/11', 'slip', [{ kind: 'metric', id: 'f1', class: 'Positive (1)' }]],
    [unevenClasses, 'f1_macro', '0.5129', 'slip', [{ kind: 'macro-f1-misprint' }]],
    [unevenClasses, 'f1_macro', '0.512945', 'slip', [{ kind: 'macro-f1-misprint' }]],
    [unevenClasses, 'f1_macro', '0.8005', 'slip', [{ kind: 'macro-f1-of-means' }]],
    [unevenClasses, 'f1_macro', '0.800460', 'slip', [{ kind: 'macro-f1-of-means' }]],
    [unevenClasses, 'f1_macro', '3.1307', 'slip', [{ kind: 'denominator', denominator: 1 }]],
    [unevenClasses, 'balanced_accuracy', '0.9018', 'slip', [{ kind: 'class', id: 'recall', class: 'k=4' }]],
    [oneLogit, 'log_loss_logits', '3.67', 'slip', [{ kind: 'logit-loss' }]],
    [ranking, 'log_loss', '5.3187', 'slip', [{ kind: 'denominator', denominator: 1 }]],
  ]; // prettier-ignore
  test.each(rows)('%# %s %s', (problem, asked, answer, verdict, wanted) => {
    const found = verdictOf(problem, { ...question(asked), answer });
    expect(found.verdict).toBe(verdict);
    expect(found.explanations.findIndex(says(wanted!)), JSON.stringify(found.explanations.map(({ slips, value }) => [slips, value]))).toBe(0); // prettier-ignore
    expect(found).toMatchObject({ ...question(asked), answer });
    expect(found.nearest).toEqual([]);
  });

  test('the derivation of 0.7405 has the intermediate results that were used', () => {
    const { explanations } = verdictOf(fourClasses, { id: 'f1', class: 'C1', answer: '0.7405' });
    const { symbolic, substituted } = explanations[0]!.worked.latex;
    for (const number of ['0.7142', '0.7692']) expect(substituted).toContain(number);
    for (const name of ['PPV', 'TPR']) expect(symbolic).toContain(name);
  });

  test('their right values', () => {
    const value = (asked: string): number | null => verdictOf(fourClasses, { ...question(asked), answer: '0' }).value;
    expect(value('accuracy')).toBeCloseTo(45 / 58, 12);
    expect(['C1', 'C2', 'C3', 'C4'].map((label) => value(`true_negative of ${label}`))).toEqual([41, 39, 38, 43]);
    expect(value('f1 of C3')).toBe(0.75);
  });

  test('0.8346 for the F1 of C3 comes from no slip', () => {
    for (const asked of ['f1 of C3', 'f1']) {
      const { verdict, explanations, error } = verdictOf(fourClasses, { ...question(asked), answer: '0.8346' });
      expect(verdict).toBe('unknown');
      expect(explanations).toEqual([]);
      expect(error).toBeUndefined();
    }
  });

  test('F1 from precision and recall is 0/0 where both are 0, and such classes are left out', () => {
    const [label] = calculator.dataset(twoVectors).labels.slice(1);
    const [ofClass, mean, of2] = checked(twoVectors, [
      { id: 'f1', class: label!, answer: '0/0' },
      { id: 'f1_macro', answer: '0.2' },
      { id: 'f1', class: label!, answer: '0' },
    ]);
    expect([mean!.verdict, of2!.verdict]).toEqual(['right', 'right']);
    // Whatever the explanation, N does not occur in it.
    expect(ofClass!.value).toBe(0);
    expect(ofClass!.verdict).not.toBe('right');
    expect(ofClass!.explanations.flatMap(({ slips }) => slips.map(({ kind }) => kind))).not.toContain('total');
  });

  test('means are not sums, steps are not lines, ties count as halves', () => {
    const surprise = -[0.9, 0.2, 0.7, 0.6, 0.4, 0.6, 0.3, 0.9].reduce((sum, p) => sum + Math.log(p), 0);
    const [sum, lines, steps, ties] = checked(ranking, [
      { id: 'log_loss', answer: surprise.toFixed(6) },
      { id: 'average_precision', answer: (0.25 * (1 + (0.5 + 2 / 3) / 2 + (2 / 3 + 0.6) / 2 + (0.5 + 4 / 7) / 2)).toFixed(6) },
      { id: 'pr_auc_trapezoid', answer: (0.25 * (1 + 2 / 3 + 0.6 + 4 / 7)).toFixed(6) },
      { id: 'roc_auc', answer: '10/16' },
    ]); // prettier-ignore
    expect(sum!.explanations[0]!.slips).toMatchObject([{ kind: 'denominator', denominator: 1 }]);
    expect(lines!.explanations[0]!.slips).toMatchObject([{ kind: 'trapezoid', id: 'pr_auc_trapezoid' }]);
    expect(steps!.explanations[0]!.slips).toMatchObject([{ kind: 'trapezoid', id: 'average_precision' }]);
    expect(ties!.explanations.find(says([{ kind: 'ties', how: 'zero' }]))!.value).toBeCloseTo(10 / 16, 12);
  });
});

describe('answers in the forms in which people write them', () => {
  const spellings = ['0.72', '0,72', '.72', ',72', '72 %', '72%', '72,0 %', '18/25', '36 / 50', '7.2e-1', '7,2E-1', '7.2·10⁻¹', '0.720', '0.7200', ' 0.72 ', '= 0.72', '≈ 0.72', 'recall = 0.72', 0.72]; // prettier-ignore
  test.each(spellings)('%j is right for 18/25', (answer) => {
    const { verdict, explanations, others, nearest, value } = verdictOf(shares, { id: 'recall', answer });
    expect({ verdict, explanations, others, nearest, value }).toEqual({
      verdict: 'right',
      explanations: [],
      others: 0,
      nearest: [],
      value: 0.72,
    });
  });

  test.each(['0.73', '0.71', '17/25', '0.7201', '71 %', '7.3e-1', '-0.72', '0'])('%j is not', (answer) => {
    expect(verdictOf(shares, { id: 'recall', answer }).verdict).not.toBe('right');
  });

  test('the given answer is returned', () => {
    expect(verdictOf(shares, { id: 'recall', answer: ' ,72' })).toMatchObject({ id: 'recall', class: 'a', answer: ' ,72' }); // prettier-ignore
    expect(verdictOf(shares, { id: 'recall', class: 'b', answer: 0.5 })).toMatchObject({ class: 'b', answer: '0.5' });
    expect(checked(shares, [])).toEqual([]);
  });

  test('a missing percent sign is remarked on, and a superfluous one is a slip', () => {
    const [missing, more, superfluous] = checked(shares, [
      { id: 'recall', answer: '72' },
      { id: 'recall', answer: '72.0' },
      { id: 'recall', answer: '0.72 %' },
    ]);
    expect([missing, more, superfluous].map((one) => one!.verdict)).toEqual(['right', 'right', 'slip']);
    expect(missing!.explanations.map(({ slips }) => slips)).toEqual([[{ kind: 'percent', how: 'missing' }]]);
    expect(more!.explanations.map(({ slips }) => slips)).toEqual([[{ kind: 'percent', how: 'missing' }]]);
    expect(superfluous!.explanations.map(({ slips }) => slips)).toEqual([[{ kind: 'percent', how: 'superfluous' }]]);
    // Counts are no shares.
    expect(verdictOf(shares, { id: 'true_positive', answer: '1800' }).verdict).not.toBe('right');
  });

  test('every kind of minus sign', () => {
    const worseThanChance: Problem = { kind: 'matrix', counts: [[2, 6], [4, 5]] }; // prettier-ignore
    const kappa = (7 / 17 - (8 * 6 + 9 * 11) / 289) / (1 - (8 * 6 + 9 * 11) / 289);
    const digits = Math.abs(kappa).toFixed(3);
    for (const minus of ['-', '−', '–', '- ']) {
      const { verdict, value } = verdictOf(worseThanChance, { id: 'cohen_kappa', answer: minus + digits });
      expect([verdict, value]).toEqual(['right', expect.closeTo(kappa, 12)]);
    }
    expect(verdictOf(worseThanChance, { id: 'cohen_kappa', answer: digits }).verdict).not.toBe('right');
  });

  test('units of information', () => {
    const entropy = { id: 'entropy_true' };
    const [bits, nats, bare, wrong, bans] = checked(twoVectors, [
      { ...entropy, answer: '1.85 bits' },
      { ...entropy, answer: '1.28 nats' },
      { ...entropy, answer: '1.28' },
      { ...entropy, answer: '1.28 bits' },
      { ...entropy, answer: '0.556 bans' },
    ]);
    expect([bits, nats, bare, wrong, bans].map((one) => one!.verdict)).toEqual(['right', 'right', 'slip', 'slip', 'right']); // prettier-ignore
    expect(bits!.explanations).toEqual([]);
    expect(nats!.explanations).toMatchObject([{ slips: [{ kind: 'base', base: 'e' }], value: expect.closeTo(1.27985, 5) }]); // prettier-ignore
    expect(bans!.explanations).toMatchObject([{ slips: [{ kind: 'base', base: 10 }] }]);
    for (const verdict of [bare!, wrong!]) expect(verdict.explanations[0]!.slips).toEqual([{ kind: 'base', base: 'e' }]); // prettier-ignore
    expect(verdictOf(twoVectors, { ...entropy, answer: '1.28 nats' }, { base: 'e' })).toMatchObject({ verdict: 'right', explanations: [] }); // prettier-ignore
    expect(verdictOf(twoVectors, { ...entropy, answer: '1.85 nats' }).explanations[0]!.slips).toMatchObject([{ kind: 'base' }]); // prettier-ignore
  });

  test('a unit of information does not suit a share', () => {
    const [bits, percent, counted] = checked(shares, [
      { id: 'recall', answer: '0.72 bits' },
      { id: 'recall', answer: '72 %' },
      { id: 'true_positive', answer: '18 nats' },
    ]);
    expect(bits).toMatchObject({ verdict: 'unknown', value: 0.72, explanations: [], nearest: [] });
    expect(bits!.error).toEqual({ code: 'bad-answer', excerpt: '0.72 bits', expected: 'number' });
    expect(percent!.verdict).toBe('right');
    expect(counted!.error).toMatchObject({ code: 'bad-answer' });
    expect(verdictOf(ranking, { id: 'log_loss', answer: '0.6648 nats' }).verdict).toBe('right');
    expect(verdictOf(ranking, { id: 'roc_auc', answer: '0.66 bits' }).error).toMatchObject({ code: 'bad-answer' });
  });

  test.each(['undefined', '0/0', 'n/a', 'N/A', 'indefinido', 'NaN', '4/0', '∞'])('%j states that there is no value', (answer) => {
    const given = { id: 'precision', class: 'c', answer };
    expect(verdictOf(neverPredicted, given, { zeroDivision: 'undefined' })).toMatchObject({ verdict: 'right', value: null, explanations: [] });
    const counted = verdictOf(neverPredicted, given);
    expect(counted).toMatchObject({ verdict: 'right', value: 0 });
    expect(counted.explanations[0]!.slips).toEqual([{ kind: 'zero-division', policy: 'undefined' }]);
    expect(verdictOf(neverPredicted, { ...given, class: 'a' }).verdict).not.toBe('right');
  }); // prettier-ignore

  test('infinity is not accepted as a number', () => {
    const sure: Problem = { kind: 'scores', truth: [1, 0, 1], scores: [0, 0.5, 0.9], positive: 1 };
    const [infinite, none, finite] = checked(
      sure,
      ['∞', 'undefined', '1'].map((answer) => ({ id: 'log_loss', answer })),
    );
    for (const verdict of [infinite, none]) expect(verdict).toMatchObject({ verdict: 'right', value: Infinity });
    expect(finite!.verdict).not.toBe('right');
  });

  test('at an exact half both neighbours are right', () => {
    const verdicts = checked(
      shares,
      ['0.12', '0.13', '0.125', '0.1', '12 %', '13 %', '0.11', '0.14'].map((answer) => ({ id: 'recall', class: 'b', answer })),
    ); // prettier-ignore
    const wrong = verdicts.splice(-2);
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(verdicts.map(() => 'right'));
    for (const { verdict } of wrong) expect(verdict).not.toBe('right');
  });
});

test('of very many variants twenty are listed and the others counted', () => {
  const three: Problem = { kind: 'matrix', counts: [[13, 4, 3], [2, 15, 5], [1, 2, 12]] }; // prettier-ignore
  const { explanations, others } = verdictOf(three, { id: 'cohen_kappa', answer: '0.4' });
  expect(explanations.length).toBeLessThanOrEqual(6);
  expect(explanations.find(({ slips }) => slips[0]!.kind === 'cell')!.variants).toHaveLength(20);
  expect(others).toBe(5);
});

describe('answers without a metric', () => {
  test('the most common metric comes first, others are listed', () => {
    const [accuracy, recall, exact, none] = checked(fourClasses, [
      { answer: '0.7759' },
      { answer: '0.7692' },
      { answer: '16/23' },
      { answer: '123.4567' },
    ]);
    expect(accuracy).toMatchObject({ id: 'accuracy', verdict: 'right', value: expect.closeTo(45 / 58, 12) });
    expect(accuracy!.explanations.some(says([{ kind: 'metric', id: 'f1_micro' }]))).toBe(true);
    expect(accuracy).not.toHaveProperty('class');
    expect(recall).toMatchObject({ id: 'recall', class: 'C1', verdict: 'right' });
    expect(exact).toMatchObject({ id: 'f1', class: 'C4', verdict: 'right' });
    expect(none).toMatchObject({ verdict: 'unknown', value: null, explanations: [] });
    expect(none).not.toHaveProperty('id');
  });

  test('for scores too', () => {
    const [area, cut] = checked(ranking, [{ answer: '0.6563' }, { answer: '0.6562' }]);
    expect([area!.id, area!.verdict, area!.value]).toEqual(['roc_auc', 'right', 10.5 / 16]);
    expect([cut!.id, cut!.verdict]).toEqual(['roc_auc', 'right']);
  });

  test('a number cut off, and one with a slip in it', () => {
    expect(verdictOf(fourClasses, { answer: '0.7758' })).toMatchObject({ id: 'accuracy', verdict: 'truncated' });
    const slip = verdictOf(unevenClasses, { answer: '0.512945' });
    expect(slip).toMatchObject({ id: 'f1_macro', verdict: 'slip' });
    expect(slip.explanations[0]!.slips).toEqual([{ kind: 'macro-f1-misprint' }]);
  });
});

describe('two slips', () => {
  test.each<[string, string, Partial<Slip>[]]>([
    ['specificity of C1', '4/39', [{ kind: 'true-negatives' }, { kind: 'complement' }]],
    ['error_rate', '0.2105', [{ kind: 'total', total: 57 }]],
    ['accuracy', '0.7894', [{ kind: 'total', total: 57 }, { kind: 'truncated' }]],
    ['recall of C1', '0.2307', [{ kind: 'complement' }, { kind: 'truncated' }]],
  ])('%s: %s', (asked, answer, wanted) => {
    const { verdict, explanations } = verdictOf(fourClasses, { ...question(asked), answer });
    expect(verdict).toBe('slip');
    expect(explanations.slice(0, 3).some(says(wanted)), JSON.stringify(explanations.map(({ slips }) => slips))).toBe(true); // prettier-ignore
  });

  test('are tried only where a single one does not explain the answer', () => {
    const { explanations } = verdictOf(fourClasses, { id: 'accuracy', answer: '0.7895' });
    for (const { slips } of explanations) expect(slips).toHaveLength(1);
  });
});

describe('0/0', () => {
  const policies = ['zero', 'one', 'undefined'] as const;
  const [of4, of6] = [4 / 7, 6 / 9];
  const means = { zero: (of4 + of6) / 3, one: (of4 + of6 + 1) / 3, undefined: (of4 + of6) / 2 };
  test.each(policies)('under policy %s, the other policies are slips', (zeroDivision) => {
    const verdicts = checked(
      neverPredicted,
      policies.map((policy) => ({ id: 'precision_macro', answer: means[policy].toFixed(5) })),
      { zeroDivision },
    );
    policies.forEach((policy, at) => {
      const { verdict, value, explanations } = verdicts[at]!;
      expect(value).toBeCloseTo(means[zeroDivision], 12);
      expect(verdict).toBe(policy === zeroDivision ? 'right' : 'slip');
      if (policy !== zeroDivision) expect(explanations[0]!.slips).toEqual([{ kind: 'zero-division', policy }]);
    });
  });
});

describe('labels are text', () => {
  const labels = ['__proto__', '<b>', 'constructor'];
  const odd: Problem = { kind: 'matrix', labels, counts: [[10, 2, 3], [4, 12, 1], [5, 6, 20]] }; // prettier-ignore
  test('as classes, and in slips', () => {
    const [own, other, cell] = checked(odd, [
      { id: 'recall', class: '__proto__', answer: '10/15' },
      { id: 'recall', class: '<b>', answer: '0.6667' },
      { id: 'accuracy', answer: '43/64' },
    ]);
    expect(own).toMatchObject({ class: '__proto__', verdict: 'right' });
    expect(other!.class).toBe('<b>');
    expect(other!.explanations.some(says([{ kind: 'class', class: '__proto__' }]))).toBe(true);
    const cells = cell!.explanations.flatMap(({ slips, variants = [] }) => [slips, ...variants.map((one) => one.slips)].flat()).filter(({ kind }) => kind === 'cell'); // prettier-ignore
    expect(cells).toContainEqual({ kind: 'cell', row: '<b>', column: '<b>', count: 13 });
    for (const { row, column } of cells) expect([labels.includes(row as string), labels.includes(column as string)]).toEqual([true, true]); // prettier-ignore
  });

  test('numbers and text of the same spelling are one class', () => {
    const numbered: Problem = { kind: 'matrix', labels: [1, 2], counts: [[8, 2], [3, 7]] }; // prettier-ignore
    for (const label of [1, '1', '1.0']) {
      expect(verdictOf(numbered, { id: 'recall', class: label, answer: '0.8' })).toMatchObject({ class: 1, verdict: 'right' }); // prettier-ignore
    }
  });
});

describe('the positive class of scores', () => {
  const scores = [0.1, 0.2, 0.9, 0.4, 0.35, 0.6, 0.33, 0.5, 0.77, 0.81];
  const of = (truth: string, positive: string): Problem => ({ kind: 'scores', truth: [...truth], scores, positive });
  const valueOf = (problem: Problem, id: string, options?: ReportOptions): number => {
    const dataset = calculator.dataset(problem);
    const { value } = dataset.explain(id, options);
    dataset.release();
    return value as number;
  };

  test.each(['ab', 'abc'].flatMap((labels) => [...labels].flatMap((positive) => [...labels.replace(positive, '')].map((other) => [labels, positive, other] as const))))(
    'of %s is %s, and %s by mistake',
    (labels, positive, other) => {
      const truth = labels === 'ab' ? 'abaabbabbb' : 'abcabccabc';
      const id = 'average_precision';
      const answer = valueOf(of(truth, other), id).toFixed(6);
      const { verdict, explanations } = verdictOf(of(truth, positive), { id, answer });
      expect(verdict).toBe('slip');
      expect(explanations[0]!.slips).toEqual([{ kind: 'class', class: other }]);
    },
  ); // prettier-ignore

  test('of three classes: the area under the ROC curve of another class is a slip', () => {
    const answer = valueOf(of('abcabccabc', 'b'), 'roc_auc').toFixed(4);
    const { explanations } = verdictOf(of('abcabccabc', 'c'), { id: 'roc_auc', answer });
    expect(explanations[0]!.slips).toEqual([{ kind: 'class', class: 'b' }]);
  });

  test('may be the only class, or the one that does not occur', () => {
    for (const positive of ['a', 'z']) {
      const [verdict] = checked(of('aaaaaaaaaa', positive), [{ id: 'roc_auc', answer: '0/0' }]);
      expect(verdict).toMatchObject({ value: null, verdict: 'right' });
    }
  });

  test('may come first: losses, priors and class weights follow the order of the labels', () => {
    const options: ReportOptions = { costMatrix: [[0, 5], [1, 0]], priors: [0.9, 0.1], classWeights: [3, 1] }; // prettier-ignore
    for (const positive of ['a', 'b']) {
      const problem = of('abaabbabbb', positive);
      const dataset = calculator.dataset(problem);
      const { metrics } = dataset.report(options);
      const answers = Object.entries(metrics).flatMap(([id, value]) =>
        Number.isFinite(value) ? [{ id, answer: value as number }] : [],
      );
      expect(answers.map(({ id }) => id)).toEqual(expect.arrayContaining(['iso_cost_slope', 'prior_shift_threshold', 'log_loss'])); // prettier-ignore
      for (const { id, value, answer, verdict } of dataset.check(answers, options)) {
        expect([id, value, verdict]).toEqual([id, Number(answer), 'right']);
      }
      dataset.release();
    }
  });
});

describe('invalid arguments', () => {
  test.each<[string, Problem, unknown, ReportOptions?]>([
    ['a metric that there is not', fourClasses, [{ id: 'truthiness', answer: '1' }]],
    ['one called __proto__', fourClasses, [{ id: '__proto__', answer: '1' }]],
    ['one of other data', fourClasses, [{ id: 'roc_auc', answer: '1' }]],
    ['a class that there is not', fourClasses, [{ id: 'recall', class: 'C5', answer: '1' }]],
    ['a class called __proto__', fourClasses, [{ id: 'recall', class: '__proto__', answer: '1' }]],
    ['a matrix', fourClasses, [{ id: 'confusion_matrix', answer: '1' }]],
    ['an interval', fourClasses, [{ id: 'accuracy_ci_wilson', answer: '1' }]],
    ['a curve', ranking, [{ id: 'roc_curve', answer: '1' }]],
    ['no answer', fourClasses, [{ id: 'accuracy' }]],
    ['null for an answer with its metric', fourClasses, [null]],
    ['text for an answer with its metric', fourClasses, ['0.5']],
    ['a gap in the list', fourClasses, [, { answer: '0.5' }]], // prettier-ignore
    ['text', fourClasses, 'x'],
    ['nothing', fourClasses, undefined],
    ['null for the list', fourClasses, null],
    ['null for a metric', fourClasses, [{ id: null, answer: '0.5' }]],
    ['an object for a metric', fourClasses, [{ id: Object.create(null), answer: '0.5' }]],
    ['null for a class', fourClasses, [{ id: 'recall', class: null, answer: '0.5' }]],
    ['an object for a class', fourClasses, [{ id: 'recall', class: Object.create(null), answer: '0.5' }]],
    ['null for options', fourClasses, [{ answer: '0.5' }], null as unknown as ReportOptions],
    ['text for options', ranking, [{ answer: '0.5' }], 'x' as ReportOptions],
    [
      'a number for weights',
      { ...ranking, positive: 0 },
      [{ answer: '0.5' }],
      { classWeights: 5 as unknown as number[] },
    ],
    ['null', fourClasses, [{ id: 'accuracy', answer: null }]],
    ['an object', fourClasses, [{ id: 'accuracy', answer: { value: 1 } }]],
    ['no list', fourClasses, { id: 'accuracy', answer: '1' }],
    ['too long a list', fourClasses, Array.from({ length: 100_001 }, () => ({ id: 'accuracy', answer: '1' }))],
    ['a policy that there is not', fourClasses, [], { zeroDivision: 'two' as 'zero' }],
    ['a base that there is not', fourClasses, [], { base: 3 as 2 }],
    ['a threshold that is none', ranking, [], { threshold: NaN }],
  ])('%s', (_, problem, answers, options) => {
    expect(() => checked(problem, answers as GivenAnswer[], options)).toThrow(RangeError);
  });

  test('with a message that says what is allowed', () => {
    const refused = (answers: unknown, options?: unknown): unknown => {
      try {
        return checked(fourClasses, answers as GivenAnswer[], options as ReportOptions);
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(refused([{ answer: '1' }, null])).toBe('answers[1] must be an object with an answer, not null');
    expect(refused('x')).toBe('answers must be a list of at most 10000');
    expect(refused([{ answer: '1' }], null)).toBe('options must be an object, not null');
    expect(refused([{ answer: [] }])).toBe('answers[0].answer must be text or a number, not object');
    expect(refused([{ id: 1, answer: '1' }])).toBe('answers[0].id must be text, not number');
    expect(refused([{ class: true, answer: '1' }])).toBe('answers[0].class must be text or a number, not boolean');
  });

  test.each([fourClasses, ranking])('a released dataset', (problem) => {
    const dataset = calculator.dataset(problem);
    dataset.release();
    expect(() => dataset.check([{ answer: '0.5' }])).toThrow();
  });
});

const verdicts = ['right', 'truncated', 'intermediate', 'rounded', 'slip', 'unknown'];

describe('text that is no number', () => {
  const garbage = ['', ' ', '.', ',', '%', '/', '1/', '/2', '1/2/3', 'e', '1e', '1e9999', '1e-9999x', '--1', '+-1', '0x10', '1,2,3,4', '1.2.3.4', '0.7 2 1', '\0', '0.7\u00002', '\ud800', '0.7\udfff', '<b>0.7</b>', '__proto__', 'null pointer', '¯\\_(ツ)_/¯', '٠٫٧', '1'.repeat(10_000), `0.${'7'.repeat(10_000)}`, '9/'.repeat(5_000), 'x'.repeat(1_000_000), '−'.repeat(300), '1 %%', 'bits']; // prettier-ignore
  test.each(garbage.map((text) => [text.slice(0, 12), text] as const))('%j is unknown, with an error', (_, answer) => {
    for (const problem of [fourClasses, ranking]) {
      for (const id of ['matthews_correlation', 'roc_auc'].filter(
        (one) => (one === 'roc_auc') === (problem === ranking),
      )) {
        // prettier-ignore
        const [asked, unasked] = checked(problem, [{ id, answer }, { answer }]);
        for (const verdict of [asked!, unasked!]) {
          expect(verdict).toMatchObject({ verdict: 'unknown', explanations: [], nearest: [], others: 0 });
          expect(verdict.error).toMatchObject({ code: 'bad-answer', expected: 'number' });
          expect(verdict.error!.excerpt.length).toBeLessThanOrEqual(80);
          expect(verdict.answer.length).toBe(answer.length);
        }
        expect(asked!.value).not.toBeNull();
      }
    }
  });

  test('no typed text breaks it', () => {
    const dataset = calculator.dataset(fourClasses);
    const piece = fc.constantFrom(..."0123456789.,%/-−+eE=~≈ '’·*^", '10^', 'nat', 'bits', '⁻', '²', '\u00a0', '∞');
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      fc.double().map(String),
      fc.bigInt().map(String),
    );
    fc.assert(
      fc.property(text, fc.constantFrom('accuracy', 'f1', 'entropy_true', 'true_negative', 'cohen_kappa'), (answer, id) => {
        const [verdict] = dataset.check([{ id, answer }]);
        expect(verdicts).toContain(verdict!.verdict);
        if (verdict!.error) expect(verdict!.verdict).toBe('unknown');
        for (const { value, plausibility } of verdict!.explanations) {
          expect(value === null || Number.isFinite(value)).toBe(true);
          expect(plausibility >= 0 && plausibility <= 1).toBe(true);
        }
      }),
      runs(600),
    ); // prettier-ignore
    dataset.release();
  });
});

/** Up to 7 classes, with counts of the size of homework; some classes never occur, or are never predicted. */
const matrices: fc.Arbitrary<Problem> = fc.integer({ min: 1, max: 7 }).chain((classes) => {
  const count = fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 4, arbitrary: fc.nat({ max: 40 }) });
  const row = fc.array(count, { minLength: classes, maxLength: classes });
  return fc.array(row, { minLength: classes, maxLength: classes }).map((counts): Problem => ({ kind: 'matrix', counts }));
}); // prettier-ignore
const rankings: fc.Arbitrary<Problem> = fc
  .tuple(fc.constantFrom(5, 20, 100), fc.boolean())
  .chain(([steps, decisionValues]) =>
    fc
      .array(fc.record({ truth: fc.nat({ max: 1 }), score: fc.nat({ max: steps }) }), { minLength: 2, maxLength: 40 })
      .map((cases): Problem => ({
        kind: 'scores',
        truth: cases.map(({ truth }) => truth),
        scores: cases.map(({ score }) => score / steps - (decisionValues ? 0.5 : 0)),
        positive: 1,
        decisionValues,
      })),
  );
const probabilities: fc.Arbitrary<Problem> = fc.integer({ min: 2, max: 4 }).chain((classes) =>
  fc
    .array(fc.tuple(fc.nat({ max: classes - 1 }), fc.array(fc.integer({ min: 1, max: 9 }), { minLength: classes, maxLength: classes })), { minLength: 2, maxLength: 20 })
    .map((cases): Problem => ({
      kind: 'probabilities',
      labels: Array.from({ length: classes }, (_, at) => at),
      truth: cases.map(([truth]) => truth),
      probabilities: cases.map(([, parts]) => parts),
      normalise: true,
    })),
); // prettier-ignore

const info = new Map(calculator.catalogue().map((metric) => [metric.id, metric]));

/** Every metric of the data that is a single number, with its class if it has one. */
function scalarsOf(dataset: Dataset): { id: string; class?: Dataset['labels'][number]; value: number | null }[] {
  const { metrics } = dataset.report();
  return Object.entries(metrics).flatMap(([id, value]) => {
    const { shape, perClass } = info.get(id)!;
    if (shape !== 'scalar') return [];
    if (!perClass) return [{ id, value: value as number | null }];
    return dataset.labels.map((label, at) => ({ id, class: label, value: (value as (number | null)[])[at]! }));
  });
}

test('a correctly rounded number is right, however it is written', () => {
  const written = (value: number, decimals: number, how: string): string => {
    const text = how === 'percent' ? `${(100 * value).toFixed(decimals - 2)} %` : value.toFixed(decimals);
    return how === 'comma' ? text.replace('.', ',') : text;
  };
  const writing = fc.tuple(fc.integer({ min: 2, max: 6 }), fc.constantFrom('point', 'comma', 'percent'));
  fc.assert(
    fc.property(fc.oneof(matrices, rankings, probabilities), writing, (problem, [decimals, how]) => {
      const dataset = calculator.dataset(problem);
      const scalars = scalarsOf(dataset);
      expect(scalars.length).toBeGreaterThan(5);
      const answers = scalars.map(({ value, ...asked }) => ({
        ...asked,
        answer: value === null || !Number.isFinite(value) ? 'undefined' : written(value, decimals, how),
      }));
      const wrong = dataset.check(answers).filter(({ verdict }) => verdict !== 'right');
      dataset.release();
      expect(wrong.map(({ id, class: label, answer, value, verdict }) => ({ id, label, answer, value, verdict }))).toEqual([]); // prettier-ignore
    }),
    runs(150),
  );
});

/** Whether a value gives the digits written, in percent if the slip is a missing percent sign. */
function hasDigits(text: string, value: number | null, slips: readonly Slip[]): boolean {
  if (value === null) return false;
  const decimals = text.length - text.indexOf('.') - 1;
  const inPercent = slips.some(({ kind, how }) => kind === 'percent' && how === 'missing');
  const scaled = inPercent ? 100 * value : value;
  const slack = 1e-9 * Math.max(1, Math.abs(scaled));
  // The value of a slip with truncation is already cut off.
  const room = slips.at(-1)?.kind === 'truncated' || slips.at(-2)?.kind === 'truncated' ? 0 : 0.5 * 10 ** -decimals;
  return Math.abs(Number(text) - scaled) <= room + slack;
}

describe('every explanation', () => {
  const asked: Record<string, string[]> = {
    matrix: ['accuracy', 'error_rate', 'f1', 'precision', 'f1_macro', 'precision_macro', 'specificity', 'cohen_kappa', 'matthews_correlation', 'entropy_true', 'mutual_information', 'f_beta', 'informedness'],
    scores: ['roc_auc', 'average_precision', 'gini', 'pr_auc_trapezoid', 'ks_statistic'],
  }; // prettier-ignore

  const explained = (check: (answer: string, explanation: SlipExplanation, verdict: Verdict) => void): void => {
    let seen = 0;
    const start = fc.integer({ min: 0, max: 999 });
    fc.assert(
      fc.property(fc.oneof(matrices, rankings), start, fc.integer({ min: 2, max: 4 }), (problem, thousandths, decimals) => {
        const dataset = calculator.dataset(problem);
        const numbers = [0, 203, 406, 609, 812].map((more) => ((thousandths + more) % 1000) / 1000 + 0.00037);
        const answers = numbers.flatMap((number) => asked[problem.kind]!.map((id) => ({ id, answer: number.toFixed(decimals) })));
        for (const verdict of dataset.check(answers)) {
          for (const explanation of verdict.explanations) {
            ++seen;
            check(verdict.answer, explanation, verdict);
          }
        }
        dataset.release();
      }),
      runs(80),
    );
    expect(seen).toBeGreaterThan(500);
  }; // prettier-ignore

  test('gives the digits of the answer, as do its variants', () => {
    explained((answer, { slips, value, variants = [] }, { id }) => {
      for (const one of [{ slips, value }, ...variants]) {
        expect(hasDigits(answer, one.value, one.slips), `${id}, ${answer}: ${JSON.stringify(one)}`).toBe(true);
      }
    });
  });

  test('differs from the right value, and no two are the same', () => {
    explained((_, { value, slips }, verdict) => {
      const plain = slips.every(({ kind }) => kind !== 'percent' && kind !== 'truncated' && kind !== 'intermediate');
      if (plain) expect(agree(value, verdict.value, 1e-12), JSON.stringify(verdict)).toBe(false);
      expect(verdict.explanations.length).toBeLessThanOrEqual(6);
      const sums = verdict.explanations.reduce((sum, { plausibility }) => sum + plausibility, 0);
      expect(sums).toBeLessThanOrEqual(1 + 1e-9);
    });
  });

  test('is worked out: its numbers give its value', () => {
    explained((answer, { slips, value, worked }, { id }) => {
      const kinds = slips.map(({ kind }) => kind);
      const where = `${id}, ${answer}: ${JSON.stringify(slips)} = ${value}, ${worked.latex.substituted}`;
      const shown = worked.substituted.value as number | null;
      if (kinds.includes('truncated')) {
        // The derivation gives the number before it is cut off.
        const unit = 10 ** -(answer.length - answer.indexOf('.') - 1);
        const percent = kinds.includes('percent') ? 100 : 1;
        const rest = Math.abs(shown!) - Math.abs(value!);
        expect(rest > -1e-9 && rest < unit / percent, where).toBe(true);
      } else {
        expect(agree(shown, value, 1e-9), `${where}, shown ${shown}`).toBe(true);
      }
      // Shortened intermediate results differ from what their numbers give.
      const quantities = slips.flatMap((slip) => slip.quantities ?? []);
      if (quantities.every((quantity) => info.has(quantity))) {
        const result = definite(workedOut(worked.substituted), shown);
        expect(agree(result, shown, 1e-9), `${where}, worked out ${result}, shown ${shown}`).toBe(true);
      }
      expect(worked.latex.symbolic).not.toBe('');
      expect(worked.latex.substituted).not.toBe('');
    });
  });
});

test('two classifiers, and counts', () => {
  const rivals: Problem = { kind: 'counts', n01: 12, n10: 5 };
  const [right, uncorrected] = checked(rivals, [
    { id: 'mcnemar_statistic', answer: '49/17' },
    { id: 'mcnemar_statistic', answer: '2.1176' },
  ]);
  expect(right!.verdict).toBe('right');
  expect(uncorrected!.explanations[0]!.slips).toMatchObject([{ kind: 'metric', id: 'mcnemar_statistic_corrected' }]);
});

test('a metric without logarithms is not explained as one in another unit', () => {
  const dataset = calculator.dataset({
    kind: 'scores',
    truth: [1, 0, 1, 0, 1, 1],
    scores: [0.9, 0.2, 0.6, 0.7, 0.8, 0.3],
    positive: 1,
  });
  const area = dataset.report({ metrics: ['roc_auc'] }).metrics.roc_auc as number;
  const answer = `${(area / Math.LN2).toFixed(4)} bits`;
  expect(dataset.check([{ id: 'log_loss', answer }])[0]!.verdict).toBe('unknown');
  dataset.release();
});

test('fewer decimals than asked for are not right, unless the value has no more', () => {
  const dataset = calculator.dataset({
    kind: 'matrix',
    counts: [
      [23, 7],
      [5, 25],
    ],
    labels: ['a', 'b'],
    positive: 'a',
  });
  // 23/30 = 0.7667, and 48/60 = 0.8.
  const verdict = (id: string, answer: string, decimals?: number): string =>
    dataset.check([{ id, class: 'a', answer }], decimals === undefined ? {} : { decimals })[0]!.verdict;
  expect(verdict('recall', '0.8')).toBe('right');
  expect(verdict('recall', '0.8', 3)).toBe('coarse');
  expect(verdict('recall', '1', 3)).toBe('coarse');
  expect(verdict('recall', '0.767', 3)).toBe('right');
  expect(verdict('recall', '0.76667', 3)).toBe('right');
  expect(verdict('recall', '76.7 %', 3)).toBe('right');
  expect(verdict('recall', '77 %', 3)).toBe('coarse');
  expect(verdict('recall', '23/30', 3)).toBe('right');
  expect(verdict('recall', '0.766', 3)).toBe('truncated');
  expect(verdict('accuracy', '0.8', 3)).toBe('right');
  // 20/23 = 0.8696: a trailing zero need not be written.
  const tail = calculator.dataset({
    kind: 'matrix',
    counts: [
      [20, 3],
      [5, 30],
    ],
    labels: ['a', 'b'],
    positive: 'a',
  });
  expect(tail.check([{ id: 'recall', class: 'a', answer: '0.87' }], { decimals: 3 })[0]!.verdict).toBe('right');
  expect(verdict('specificity', '0.83', 3)).toBe('coarse');
  expect(verdict('true_positive', '23', 3)).toBe('right');
  expect(() => verdict('recall', '0.8', 13)).toThrow(RangeError);
});

test('within a tolerance an answer is right however it is written, and nearly right answers get their share', () => {
  const dataset = calculator.dataset({
    kind: 'matrix',
    counts: [
      [23, 7],
      [5, 25],
    ],
    labels: ['a', 'b'],
    positive: 'a',
  });
  const check = (answer: string, options = {}) => dataset.check([{ id: 'recall', class: 'a', answer }], options)[0]!;
  // The right value is 23/30 = 0.76667. The answers differ from it by at most the tolerance.
  for (const answer of ['0.77', '0.76', '0.7567', '77 %', '0,7766']) {
    expect(check(answer, { tolerance: 0.01, decimals: 3 })).toMatchObject({ verdict: 'right', credit: 1 });
  }
  for (const answer of ['0.78', '0.75', '0.7', '0.23333', '0/0']) {
    expect(check(answer, { tolerance: 0.01, decimals: 3 }).verdict).not.toBe('right');
  }
  expect(check('0.5', { tolerance: 0 }).verdict).not.toBe('right');
  const credit = { coarse: 0.75, truncated: 0.5, rounded: 0.25, slip: 0.1 };
  const credits = [
    ['0.767', 'right', 1],
    ['0.8', 'coarse', 0.75],
    ['0.766', 'truncated', 0.5],
    ['0.768', 'rounded', 0.25],
    ['0.821', 'slip', 0.1],
    ['0.111', 'unknown', 0],
    ['what', 'unknown', 0],
  ] as const;
  for (const [answer, verdict, share] of credits) {
    expect(check(answer, { decimals: 3, credit }), answer).toMatchObject({ verdict, credit: share });
  }
  expect(check('0.766', { decimals: 3 })).toMatchObject({ verdict: 'truncated', credit: 0 });
  for (const wrong of [{ tolerance: -1 }, { tolerance: NaN }, { credit: { truncated: 2 } }]) {
    expect(() => check('0.5', wrong)).toThrow(RangeError);
  }
});
