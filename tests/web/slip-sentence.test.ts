// Sentences about slips: complete, whatever details the slip has.
import { describe, expect, test } from 'vitest';
import type { Slip, SlipKind } from '../../web/core/types/slips.ts';
import { slipClause, slipSentence, type SlipContext } from '../../web/locales/slip-sentence.ts';
import { loadCheckerTexts } from '../../web/locales/checker.ts';
import type { SlipSentence } from '../../web/locales/en/checker.ts';
import { loadLocale } from '../../web/locales/index.ts';

const texts = { en: await loadCheckerTexts('en'), es: await loadCheckerTexts('es') };
const locales = { en: await loadLocale('en', true), es: await loadLocale('es', true) };
type Language = keyof typeof texts;

/** Two classes; “B” is asked for. */
const ofClass = (language: Language, change: Partial<SlipContext> = {}): SlipContext => ({
  texts: texts[language],
  locale: locales[language],
  format: { decimals: 3, decimalSign: locales[language].decimalSign },
  labels: ['A', 'B'],
  matrix: [20, 5, 10, 15],
  total: 50,
  asked: { id: 'f1', class: 'B' },
  ...change,
});
const ofAverage = (language: Language): SlipContext => ofClass(language, { asked: { id: 'f1_macro' } });
const ofScores = (language: Language, id = 'roc_auc'): SlipContext =>
  ofClass(language, { matrix: null, asked: { id } });

type Case = [slips: Slip[], contextOf?: (language: Language) => SlipContext];

/** Every kind in each of its forms. */
const cases: Record<SlipKind, Case[]> = {
  transposed: [[[{ kind: 'transposed' }]], [[{ kind: 'transposed', how: 'losses' }], ofScores]],
  class: [
    [[{ kind: 'class', class: 'A' }]],
    [[{ kind: 'class', id: 'f1', class: 'A' }], ofAverage],
    [[{ kind: 'class', class: 'A' }], ofScores],
    [[{ kind: 'class', id: 'roc_auc_class', class: 'A' }], (language) => ofScores(language, 'roc_auc_ovr_macro')],
  ],
  average: [
    [[{ kind: 'average', id: 'f1_weighted' }], ofAverage],
    [[{ kind: 'average', id: 'f1_macro' }]],
    [[{ kind: 'average', id: 'multilabel_f1_samples' }], (language) => ofScores(language, 'multilabel_f1_micro')],
  ],
  metric: [
    [[{ kind: 'metric', id: 'accuracy' }], ofAverage],
    [[{ kind: 'metric', id: 'recall', class: 'B' }]],
    [[{ kind: 'metric', id: 'brier_score' }], ofScores],
  ],
  complement: [[[{ kind: 'complement' }]]],
  sign: [[[{ kind: 'sign' }]]],
  reciprocal: [[[{ kind: 'reciprocal' }]]],
  base: [[[{ kind: 'base', base: 2 }]], [[{ kind: 'base', base: 'e' }]], [[{ kind: 'base', base: 10 }]]],
  'zero-division': [
    [[{ kind: 'zero-division', policy: 'zero' }]],
    [[{ kind: 'zero-division', policy: 'one' }]],
    [[{ kind: 'zero-division', policy: 'undefined' }]],
    [[{ kind: 'zero-division', policy: 'undefined' }], (language) => ofClass(language, { isDefined: true })],
    [[{ kind: 'zero-division', policy: 'undefined' }], ofAverage],
  ],
  denominator: [
    [[{ kind: 'denominator', denominator: 7.5 }]],
    [[{ kind: 'denominator', denominator: 1 }]],
    [[{ kind: 'denominator', denominator: 1 }], (language) => ofScores(language, 'log_loss')],
  ],
  numerator: [[[{ kind: 'numerator', numerator: 46 }]]],
  total: [[[{ kind: 'total', total: 49 }]]],
  'true-negatives': [[[{ kind: 'true-negatives' }]], [[{ kind: 'true-negatives', total: 48 }]]],
  'macro-f1-of-means': [[[{ kind: 'macro-f1-of-means', id: 'f1_of_macro_averages' }], ofAverage]],
  'macro-f1-misprint': [[[{ kind: 'macro-f1-misprint' }], ofAverage]],
  'arithmetic-f1': [[[{ kind: 'arithmetic-f1' }]]],
  'error-sum': [[[{ kind: 'error-sum' }]]],
  cell: [
    [[{ kind: 'cell', row: 'A', column: 'B', count: 6 }]],
    [
      [{ kind: 'cell', row: 1, column: 'x', count: 6.25 }],
      (language) => ofClass(language, { labels: [0, 1], predictedLabels: ['w', 'x'] }),
    ],
  ],
  beta: [[[{ kind: 'beta', id: 'f_beta', beta: 0.5 }]], [[{ kind: 'beta', beta: Math.SQRT2 }]]],
  'logit-loss': [[[{ kind: 'logit-loss' }], (language) => ofScores(language, 'log_loss_logits')]],
  trapezoid: [
    [[{ kind: 'trapezoid', id: 'pr_auc_trapezoid' }], (language) => ofScores(language, 'average_precision')],
    [[{ kind: 'trapezoid', id: 'average_precision' }], (language) => ofScores(language, 'pr_auc_trapezoid')],
  ],
  ties: [
    [[{ kind: 'ties', how: 'zero' }], ofScores],
    [[{ kind: 'ties', how: 'one' }], ofScores],
  ],
  reversed: [[[{ kind: 'reversed' }], ofScores]],
  likelihood: [[[{ kind: 'likelihood' }], ofScores]],
  prior: [[[{ kind: 'prior', how: 'ignored' }]], [[{ kind: 'prior', how: 'for-posterior' }]]],
  'most-probable': [[[{ kind: 'most-probable' }]]],
  'all-ranks': [[[{ kind: 'all-ranks' }], (language) => ofScores(language, 'average_precision')]],
  'found-only': [[[{ kind: 'found-only' }], (language) => ofScores(language, 'average_precision')]],
  'from-zero': [[[{ kind: 'from-zero' }], (language) => ofScores(language, 'reciprocal_rank')]],
  'last-hit': [[[{ kind: 'last-hit' }], (language) => ofScores(language, 'reciprocal_rank')]],
  'mean-of-rates': [[[{ kind: 'mean-of-rates', quantities: ['precision', 'recall'] }], ofAverage]],
  root: [[[{ kind: 'root' }]]],
  squared: [[[{ kind: 'squared' }]], [[{ kind: 'squared', how: 'result' }]]],
  margin: (['rows', 'columns', 'false-positives', 'false-negatives'] as const).map((how) => [
    [{ kind: 'margin', how }],
  ]),
  selection: (['all', 'others'] as const).map((how) => [[{ kind: 'selection', how }]]),
  term: [
    [[{ kind: 'term', how: 'left-out', class: 'A' }], ofAverage],
    [[{ kind: 'term', how: 'left-out', row: 'A', column: 'B' }], ofAverage],
    [[{ kind: 'term', how: 'left-out', column: 'B' }], ofAverage],
    [[{ kind: 'term', how: 'left-out-of-mean', class: 'A' }], ofAverage],
    [[{ kind: 'term', how: 'left-out-of-sum', class: 'A' }], ofAverage],
    [[{ kind: 'term', how: 'left-out', term: { op: 'metric', id: 'joint_entropy' } }], ofAverage],
    [[{ kind: 'term', how: 'sign', term: { op: 'quantity', id: 'sample_size', symbol: 'N' } }], ofAverage],
    [[{ kind: 'term', how: 'one-minus', term: { op: 'multiply' } }], ofAverage],
    [[{ kind: 'term', how: 'left-out', term: { op: 'multiply' } }], ofAverage],
    [[{ kind: 'term', how: 'sign', class: 'A' }], ofScores],
    [[{ kind: 'term', how: 'left-out', row: 'A', column: 'B' }], ofScores],
  ],
  scale: [
    [[{ kind: 'scale', how: 'divided', factor: 3 }]],
    [[{ kind: 'scale', how: 'multiplied', factor: 2 }]],
    [[{ kind: 'scale', how: 'not-divided' }]],
    [[{ kind: 'scale', how: 'not-normalised' }]],
  ],
  intermediate: [
    [[{ kind: 'intermediate', quantities: ['precision', 'recall'], digits: 2, how: 'rounded' }]],
    [[{ kind: 'intermediate', quantities: ['product', 'quotient', 'sum'], digits: 1, how: 'truncated' }]],
    [[{ kind: 'intermediate', quantities: ['root', 'power', 'logarithm'], digits: 3, how: 'rounded' }]],
    [[{ kind: 'intermediate', digits: 2, how: 'rounded' }]],
  ],
  truncated: [[[{ kind: 'truncated' }]]],
  'mean-of-parts': [[[{ kind: 'mean-of-parts', total: 5 }]]],
  'other-part': [[[{ kind: 'other-part', part: 'women' }]]],
  'all-parts': [[[{ kind: 'all-parts' }]]],
  percent: [[[{ kind: 'percent', how: 'missing' }]], [[{ kind: 'percent', how: 'superfluous' }]]],
};

const all = Object.values(cases).flat();
const spoken = Object.keys(texts) as Language[];
const said = (language: Language, [slips, contextOf = ofClass]: Case): string =>
  slipSentence(slips, contextOf(language));

/** Names that begin with a symbol keep it. */
const beginning = /^([\p{Lu}\d“«]|p-|z )/u;

function expectSentence(sentence: string): void {
  expect(sentence).toMatch(beginning);
  expect(sentence).toMatch(/[^.…:,]\.$/);
  // No placeholder is empty.
  expect(sentence).not.toMatch(/[{}]|\s\s|\s[.,;:]|“\s*”|«\s*»|\(\)|^\s|\.\.|NaN|null|\[object/);
  expect(sentence.replaceAll('0/0 was left undefined', '')).not.toContain('undefined');
}

describe.each(spoken)('in %s', (language) => {
  test.each(all.map((one) => [said(language, one)]))('%s', (sentence) => expectSentence(sentence));

  test('every sentence is used for some slip', () => {
    const sentences = all.map((one) => said(language, one).toLowerCase());
    const isSaid = (wording: SlipSentence): boolean => {
      const parts = texts[language].slips[wording].toLowerCase().split(/\{\w+\}/);
      return sentences.some((sentence) => parts.every((part) => sentence.includes(part)));
    };
    const unsaid = (Object.keys(texts[language].slips) as SlipSentence[]).filter((wording) => !isSaid(wording));
    expect(unsaid).toEqual([]);
  });

  test('two slips are one sentence', () => {
    const ofOneClass = all.flatMap(([slips, contextOf]) => (contextOf ? [] : [slips]));
    for (const first of ofOneClass) {
      for (const second of ofOneClass) expectSentence(slipSentence([...first, ...second], ofClass(language)));
    }
  });

  test('with any name of a metric', () => {
    for (const id of Object.keys(locales[language].names)) {
      expectSentence(slipSentence([{ kind: 'metric', id, class: 'A' }], ofClass(language, { asked: { id } })));
      expectSentence(slipSentence([{ kind: 'class', id, class: 'B' }], ofClass(language, { asked: { id } })));
    }
  });
});

test('numbers have the decimal sign of the page', () => {
  const [half] = cases.beta;
  expect(said('en', half!)).toContain('β = 0.5');
  expect(said('es', half!)).toContain('β = 0,5');
  expect(said('es', cases.cell[1]!)).toContain('6,25');
});

test('labels are not changed', () => {
  const label = '{asked} $& <b>';
  const context = ofClass('en', { labels: ['A', label], asked: { id: 'f1', class: label } });
  expect(slipSentence([{ kind: 'class', class: 'A' }], context)).toBe(`The class “A” was taken, not “${label}”.`);
});

test.each<[string, Case, string, string]>([
  [
    'one class for an average',
    cases.class[1]!,
    'F1 score of “A” was worked out instead of F1 score, macro average.',
    'Se calculó Valor F1 de «A» en lugar de Valor F1, promedio macro.',
  ],
  [
    'the other class for the positive one',
    cases.class[2]!,
    '“A” was taken as the positive class.',
    'Se tomó «A» como clase positiva.',
  ],
  ['the mean without the class', cases['zero-division'][4]!, '0/0 was left out of the mean.', '0/0 se dejó fuera de la media.'], // prettier-ignore
  ['a sum for a mean', cases.denominator[2]!, 'The sum was not divided by the number of cases.', 'La suma no se dividió entre el número de casos.'], // prettier-ignore
])('%s', (_, one, english, spanish) => {
  expect(said('en', one)).toBe(english);
  expect(said('es', one)).toBe(spanish);
});

test('an average in which 0/0 was left out, in place of one class', () => {
  const slips: Slip[] = [
    { kind: 'zero-division', policy: 'undefined' },
    { kind: 'average', id: 'f1_macro' },
  ];
  expect(slipClause(slips, ofClass('en', { isDefined: true }))).toBe(
    '0/0 was left out of the mean, and then F1 score, macro average was worked out instead of F1 score of “B”',
  );
});
