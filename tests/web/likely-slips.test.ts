// Likely wrong answers, and variants of exercises with them.
import { createCalculator, type Dataset } from 'deconfuse';
import { loadSentences } from 'deconfuse/sentences';
import { expect, test } from 'vitest';
import { soon, variantsOf } from '../../web/core/questions.ts';
import { asyncCalculator } from './async-calculator.ts';

const calculator = await createCalculator();
const spam = calculator.dataset({
  kind: 'matrix',
  labels: ['spam', 'ham'],
  counts: [
    [20, 3],
    [5, 30],
  ],
  positive: 'spam',
});
const kinds = (dataset: Dataset, id: string, options = {}): string[] =>
  dataset.slips(id, options).map(({ slips: [slip] }) => slip!.kind);

test('the likeliest slips, each with a wrong number', () => {
  const slips = spam.slips('precision', { class: 'spam' });
  expect(slips.length).toBeGreaterThan(3);
  expect(slips.map(({ cost }) => cost)).toEqual(slips.map(({ cost }) => cost).toSorted((one, other) => one - other));
  for (const { value } of slips) expect(value.toFixed(3)).not.toBe('0.800');
  expect(new Set(slips.map(({ value }) => value.toFixed(3))).size).toBe(slips.length);
  expect(kinds(spam, 'precision', { class: 'spam' })).toContain('transposed');
  // 20/23 is 0.869 when cut off, and 0.870 when rounded.
  const recall = spam.slips('recall', { class: 'spam' });
  expect(recall.find(({ slips: [slip] }) => slip!.kind === 'truncated')?.value).toBe(0.869);
});

test('the check recognises the number of each slip', () => {
  for (const { id, class: label } of [
    { id: 'f1', class: 'spam' },
    { id: 'matthews_correlation' },
    { id: 'cohen_kappa' },
  ]) {
    for (const { slips, value } of spam.slips(id, { ...(label && { class: label }), most: 6 })) {
      const answer = value.toFixed(3);
      const [verdict] = spam.check([{ id, ...(label && { class: label }), answer }]);
      expect(verdict!.verdict, `${id} ${answer} ${slips[0]!.kind}`).not.toBe('right');
      expect(verdict!.verdict, `${id} ${answer} ${slips[0]!.kind}`).not.toBe('unknown');
    }
  }
});

test('an undefined value has none; options are checked', () => {
  const never = calculator.dataset({
    kind: 'matrix',
    labels: ['a', 'b'],
    counts: [
      [0, 3],
      [0, 5],
    ],
    positive: 'a',
  });
  expect(never.explain('precision', { class: 'a', zeroDivision: 'undefined' }).value).toBeNull();
  expect(never.slips('precision', { class: 'a', zeroDivision: 'undefined' })).toEqual([]);
  expect(() => spam.slips('nothing')).toThrow('There is no metric "nothing" of these data.');
  expect(() => spam.slips('confusion_matrix')).toThrow('confusion_matrix is no single number.');
  expect(() => spam.slips('recall', { class: 'eggs' })).toThrow('There is no class "eggs".');
  expect(() => spam.slips('recall', { decimals: 13 })).toThrow(RangeError);
  expect(spam.slips('recall', { most: 2 })).toHaveLength(2);
});

test('for scores as well', () => {
  const scores = calculator.dataset({ kind: 'scores', truth: [1, 0, 1, 1, 0], scores: [0.9, 0.6, 0.6, 0.4, 0.2] });
  expect(kinds(scores, 'roc_auc')).toContain('ties');
});

const seeds = Array.from({ length: 100 }, (_, at) => at + 1);

test('a hundred variants have different data, and answers that can be told apart', () => {
  const { variants } = calculator.questions({
    seeds,
    classes: 2,
    ask: [
      { id: 'recall', class: 'A' },
      { id: 'f1', class: 'A' },
    ],
  });
  expect(variants.map(({ seed }) => seed)).toEqual(seeds);
  expect(variants.flatMap(({ flaws }) => flaws)).toEqual([]);
  expect(new Set(variants.map(({ problem }) => JSON.stringify(problem))).size).toBe(100);
  expect(variants.some(({ seed, madeFrom }) => seed !== madeFrom)).toBe(true);
  for (const { questions, problem } of variants) {
    const dataset = calculator.dataset(problem);
    for (const { id, class: label, value, low, high, slips } of questions) {
      expect(dataset.check([{ id, class: label!, answer: value!.toFixed(3) }])[0]!.verdict).toBe('right');
      expect(Number(value!.toFixed(3))).toBeGreaterThanOrEqual(low!);
      expect(Number(value!.toFixed(3))).toBeLessThanOrEqual(high!);
      expect(Math.abs(((value! * 1000) % 1) - 0.5)).toBeGreaterThan(0.02);
      expect(slips.every((slip) => slip.value.toFixed(3) !== value!.toFixed(3))).toBe(true);
    }
  }
});

test('flaws that no other data avoid are listed', () => {
  const ask = [{ id: 'accuracy' }, { id: 'f1_micro' }];
  const { variants } = calculator.questions({ seeds: [1, 2], ask });
  for (const { flaws } of variants) {
    expect(flaws).toContainEqual({ kind: 'equal', id: 'f1_micro', other: { id: 'accuracy' } });
  }
  expect(() => calculator.questions({ seeds: [-1] })).toThrow('seed');
  expect(() => calculator.questions({ seeds: 7 as never })).toThrow('seeds');
  expect(() => calculator.questions({ seeds: [1], ask: [{ id: 'no_such' }] })).toThrow(RangeError);
});

test('a worker gives the same, and can be cancelled', async () => {
  const { calculator: asked, held } = await asyncCalculator();
  const options = { seeds: [1, 2, 3] };
  const told: number[] = [];
  // The worker gives no LaTeX, because nobody there needs it.
  const withoutLatex = (key: string, value: unknown): unknown => (key === 'latex' ? undefined : value);
  const made = await soon(variantsOf(asked, options, (done) => told.push(done) > 0));
  const here = JSON.stringify(calculator.questions(options), withoutLatex);
  expect(JSON.stringify(made, withoutLatex) === here).toBe(true);
  expect(told).toEqual([1, 2, 3]);
  expect((await soon(variantsOf(asked, options, (done) => done < 2))).variants).toHaveLength(2);
  expect(held.size).toBe(0);
});

test('slips and questions are worded in each language', async () => {
  const asked = { dataset: spam, id: 'precision', class: 'spam' } as const;
  const [transposed] = spam.slips('precision', { class: 'spam' }).filter(({ slips: [slip] }) => slip!.kind === 'transposed'); // prettier-ignore
  const english = await loadSentences();
  expect(english.ofSlips(transposed!.slips, asked)).toBe('Rows were read as columns, so that truth and prediction changed places.'); // prettier-ignore
  expect(english.nameOf(asked)).toBe('Precision of “spam”');
  for (const language of ['en', 'es', 'de', 'fr']) {
    const sentences = await loadSentences(language);
    for (const { slips } of spam.slips('precision', { class: 'spam', most: 100 })) {
      expect(sentences.ofSlips(slips, asked)).toMatch(/^[\p{Lu}\d][^{}]+\.$/u);
    }
  }
  await expect(loadSentences('tlh')).rejects.toThrow(RangeError);
});
