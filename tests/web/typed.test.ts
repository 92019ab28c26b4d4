import { describe, expect, test } from 'vitest';
import { beliefsIn, tablesIn } from '../../web/typed/beliefs-text.ts';
import { pointsIn } from '../../web/typed/points-text.ts';
import { ratesIn } from '../../web/typed/rates-text.ts';
import { curveOfPoints } from '../../web/typed/typed-curve.ts';

describe('precision and recall', () => {
  const one = (precision: number, recall: number): object => ({ precision: [precision], recall: [recall] });
  test.each<[what: string, text: string, rates: object | undefined]>([
    ['a sentence', 'precision = 0.66, recall = 0.80', one(0.66, 0.8)],
    ['words around', 'The model has precision 0.66 and recall 0.80.', one(0.66, 0.8)],
    ['blanks between', 'precision=0.66 recall=0.80', one(0.66, 0.8)],
    ['a line each, in percent', 'Precision: 66 %\nRecall: 80%\n', one(0.66, 0.8)],
    ['the other way round, with decimal commas', 'Recall = 0,8; Precisión = 0,66', one(0.66, 0.8)],
    ['letters and fractions', 'P = 1/4, R = 4/5', one(0.25, 0.8)],
    [
      'the last number of each',
      '$$Precision = \\frac{20}{30} = 0.66 \\quad Recall = \\frac{20}{25} = 0.80$$\n\n$$F1-Score = 2 \\cdot \\left( \\frac{0.66 \\cdot 0.80}{0.66 + 0.80} \\right) = 0.72$$',
      one(0.66, 0.8),
    ],
    [
      'classes below the line',
      '\\text{Precisión}_1 &= \\frac{1}{4} \\\\\n\\text{Sensibilidad}_1 &= 1 \\\\\n\\text{Precisión}_2 &= \\frac{0}{3} \\\\\n\\text{Sensibilidad}_2 &= \\frac{0}{2}',
      { labels: ['1', '2'], precision: [0.25, 0], recall: [1, 0] },
    ],
    [
      'among other formulas',
      '$$Rc_{C1} = \\frac{TP}{TP + FN} = \\frac{10}{10 + (1 + 0 + 2)} = \\frac{10}{13} = 0.7692$$\n$$Pr_{C1} = \\frac{TP}{TP + FP} = \\frac{10}{14} = 0.7142$$\n$$F1_{C1} = 2 \\times \\frac{Pr_{C1} \\times Rc_{C1}}{Pr_{C1} + Rc_{C1}} = 0.7405$$',
      { labels: ['C1'], precision: [0.7142], recall: [0.7692] },
    ],
    [
      'powers as classes',
      '$\\mathcal{P}^{(a)} = 0.5$; $\\mathcal{R}^{(a)} = 0.25$',
      { labels: ['a'], ...one(0.5, 0.25) },
    ],
    [
      'a table',
      'class,precision,recall,f1\na,0.5,1,0.67\nb,1,0.25,0.4\n',
      { labels: ['a', 'b'], precision: [0.5, 1], recall: [1, 0.25] },
    ],
    ['a table with its mean', 'class;Recall;Precision\na;0,5;1\nmacro avg;0,5;1\n', { labels: ['a'], ...one(1, 0.5) }],
    ['a table without names', 'precision\trecall\n0.9\t0.8\n', one(0.9, 0.8)],
    [
      'a report as it is printed',
      '              precision    recall  f1-score   support\n\n     class_a       0.50      1.00      0.67         1\n     class_b       1.00      0.25      0.40         4\n\n    accuracy                           0.40         5\n   macro avg       0.75      0.62      0.53         5\n',
      { labels: ['class_a', 'class_b'], precision: [0.5, 1], recall: [1, 0.25] },
    ],
    ['a class that lacks one', 'P_1 = 0.5, R_1 = 0.25, P_2 = 0.5', { piece: '2' }],
    ['a class twice', 'P_a = 0.5, R_a = 0.25, P_a = 0.75', { piece: '0.75' }],
    ['too large', 'P = 1.5, R = 0.5', { piece: '1.5' }],
    ['no number in the table', 'class,precision,recall\na,high,1\n', { piece: 'high' }],
    ['a probability and a correlation', 'p = 0.05, r = 0.9', undefined],
    ['precision alone', 'precision = 0.66', undefined],
    ['nothing of the kind', 'a,b\na,a\nb,b', undefined],
  ])('%s', (_, text, rates) => expect(ratesIn(text)).toEqual(rates));
});

describe('points of a curve', () => {
  test.each<[what: string, text: string, points: object | undefined]>([
    ['thresholds beside them', 'fpr,tpr,threshold\n0,0,2\n0.1,0.6,0.8\n1,1,0.1\n', { kind: 'roc', x: [0, 0.1, 1], y: [0, 0.6, 1] }],
    ['the ends are added', 'True positive rate\t1 - Specificity\n0.6\t0.1\n', { kind: 'roc', x: [0, 0.1, 1], y: [0, 0.6, 1] }],
    ['decimal commas', 'fpr;recall\n0,3;0,8\n0,1;0,6\n', { kind: 'roc', x: [0, 0.1, 0.3, 1], y: [0, 0.6, 0.8, 1] }],
    ['numbered rows', '    fpr  tpr\n0  0.1  0.6\n1  0.3  0.8\n', { kind: 'roc', x: [0, 0.1, 0.3, 1], y: [0, 0.6, 0.8, 1] }],
    ['precision first', 'precision,recall\n0.5,1\n0.6,0.75\n1,0.25\n', { kind: 'precision-recall', x: [0.25, 0.75, 1], y: [1, 0.6, 0.5] }],
    ['of one recall the first that is reached', 'recall precision\n0.5 0.25\n0.5 1\n', { kind: 'precision-recall', x: [0.5, 0.5], y: [1, 0.25] }],
    ['a curve that falls', 'fpr,tpr\n0.2,0.9\n0.5,0.75\n', { piece: '0.5, 0.75' }],
    ['a word', 'fpr,tpr\n0.1,high\n', { piece: 'high' }],
    ['too few cells', 'fpr,tpr\n0.1\n', { piece: '0.1' }],
    ['other columns', 'a,b\n0.1,0.2\n', undefined],
  ])('%s', (_, text, points) => expect(pointsIn(text)).toEqual(points)); // prettier-ignore
});

test.each<[text: string, area: number, other: number, crossing: number | null]>([
  ['fpr,tpr\n0,0.25\n0.2,0.7\n0.5,0.9\n', 0.81, 0.81, 0.26],
  ['fpr,tpr\n0.25,0.75\n0.5,0.75\n0.75,1\n', 0.75, 0.78125, 0.25],
  ['fpr,tpr\n0.5,0.5\n', 0.5, 0.5, 0.5],
  ['recall,precision\n1,0.5\n0.75,0.6\n0.5,0.8\n0,1\n', 0.7625, 0.675, 0.75 - 0.15 / 1.8],
  ['recall,precision\n0.25,1\n', 0, 0.25, null],
])('area, hull or average precision, and crossing of %j', (text, area, other, crossing) => {
  const points = pointsIn(text);
  if (!points || 'piece' in points) throw new Error('no points');
  const curve = curveOfPoints(points);
  expect(curve.area).toBeCloseTo(area, 14);
  expect(curve.other).toBeCloseTo(other, 14);
  if (crossing === null) expect(curve.crossing).toBeNull();
  else expect(curve.crossing?.x).toBeCloseTo(crossing, 14);
});

test('the time for long texts grows with their length only', () => {
  for (const text of ['a'.repeat(1e6), 'P '.repeat(5e5), '('.repeat(1e5), ' '.repeat(1e6), 'precision '.repeat(1e5)]) {
    expect(ratesIn(text)).toBeUndefined();
    expect(pointsIn(text)).toBeUndefined();
  }
});

describe('probabilities of states, below a table of losses', () => {
  const treatment =
    'Estado\tnada\tmed.\nJoven, no COVID\t0\t8\nJoven, COVID\t60\t8\nMayor, no COVID\t0\t8\nMayor, COVID\t10\t8';
  const states = ['Joven, no COVID', 'Joven, COVID', 'Mayor, no COVID', 'Mayor, COVID'];
  const seen =
    'edad\ttest\tpr(covid)\tnada\tmed.\tacción\njoven\t0\t0.014045\t0.842697\t8.00\tnada\njoven\t1\t0.795455\t47.727273\t8.00\tmed.\nmayor\t0\t0.014045\t0.140449\t8.00\tnada\nmayor\t1\t0.795455\t7.954545\t8.00\tnada';
  const prose = 'Ejercicio: halla el riesgo, por cada observación.\n\nSolución:\n\n';

  test('tables are separated from prose', () => {
    expect(tablesIn(`${treatment}\n\n${prose}${seen}`)).toEqual([treatment, seen]);
    expect(tablesIn('h,a\r\ns,1\r\n\r\nPrior:\r\ns,t\r\n1,0')).toEqual(['h,a\ns,1', 's,t\n1,0']);
    expect(tablesIn('h,a\ns,1')).toEqual(['h,a\ns,1']);
  });

  test('observed states with parts', () => {
    expect(beliefsIn([treatment, seen], states)).toEqual({
      kind: 'posteriors',
      observations: ['joven, 0', 'joven, 1', 'mayor, 0', 'mayor, 1'],
      posteriors: [
        [0.985955, 0.014045, 0, 0],
        [0.204545, 0.795455, 0, 0],
        [0, 0, 0.985955, 0.014045],
        [0, 0, 0.204545, 0.795455],
      ],
    });
  });

  test.each<[what: string, tables: string[], found: unknown]>([
    ['percent', ['', 'test;P(ill)\n1;80 %'], { kind: 'posteriors', observations: ['1'], posteriors: [[0.8, 0.2]] }],
    [
      'a prior and likelihoods',
      ['', 'not ill,ill\n0.9,0.1', 'state,x,y\nnot ill,0.25,0.75\nill,1,0'],
      { kind: 'bayes', prior: [0.1, 0.9], observations: ['x', 'y'], likelihoods: [[1, 0], [0.25, 0.75]] },
    ],
    ['posteriors, which the calculator reads', ['', 'x,ill,not ill\n1,0.5,0.5'], undefined],
    ['losses alone', [''], undefined],
    ['four tables', ['', 'a\nb', 'c\nd', 'e\nf'], undefined],
    ['more than certain', ['', 'test;P(ill)\n1;1.5'], { piece: '1.5' }],
    ['an observation twice', ['', 'test;P(ill)\n1;0.5\n1;0.25'], { piece: '1' }],
    ['a state without likelihoods', ['', 'ill,not ill\n0.1,0.9', 'state,x\nill,1\nwell,1'], { piece: 'not ill' }],
    ['a prior of other states', ['', 'ill,well\n0.1,0.9', 'state,x\nill,1\nnot ill,1'], { piece: 'not ill' }],
  ])('%s', (_, tables, found) => expect(beliefsIn(tables, ['ill', 'not ill'])).toEqual(found)); // prettier-ignore

  test('a part of several pairs of states', () => {
    expect(beliefsIn([treatment, 'age\tpr(covid)\nany\t0.5'], states)).toEqual({ piece: 'any' });
  });
});
