// Printed reports: the counts behind them, from values and from texts.
import { readFileSync } from 'node:fs';
import { createCalculator, InputError, type Dataset, type Problem } from 'deconfuse';
import { describe, expect, test } from 'vitest';

const calculator = await createCalculator();

type PrintedReport = Extract<Problem, { kind: 'report' }>;

interface Case {
  name: string;
  problem: PrintedReport;
  expect: { solutions: number; counts?: { tp: number[]; fp: number[]; fn: number[] } };
}

const cases = JSON.parse(readFileSync('tests/cases/reports.json', 'utf8')) as Case[];

test.each(cases)('$name', ({ problem, expect: expected }) => {
  const dataset = calculator.dataset(problem);
  const { metrics } = dataset.report();
  expect(metrics['report_solutions']).toBe(expected.solutions);
  if (expected.counts) {
    const { tp, fp, fn } = expected.counts;
    expect(metrics).toMatchObject({ true_positive: tp, false_positive: fp, false_negative: fn });
    expect(dataset.notices.map(({ code }) => code)).toEqual(['recovered-from-report']);
  } else {
    expect(dataset).toMatchObject({ kind: 'report', matrix: null });
    expect(calculator.dataset(dataset.problem).solutions).toEqual(dataset.solutions);
  }
});

const errorOf = (make: () => unknown): InputError => {
  try {
    make();
  } catch (error) {
    return error as InputError;
  }
  throw new Error('Nothing was refused.');
};

const undecided: PrintedReport = {
  kind: 'report',
  labels: ['a', 'b', 'c', 'd'],
  precision: [0.56, 0.61, 0.21, 0.49],
  recall: [0.63, 0.85, 0.14, 0.42],
  f1: [0.59, 0.71, 0.17, 0.45],
  support: [100, 71, 81, 81],
  accuracy: 0.5,
  decimals: 2,
};

test('several choices leave ranges', () => {
  const { solutions, total, labels } = calculator.dataset(undecided);
  expect(solutions).toMatchObject({ count: 3, possible: 3 });
  expect(total).toBe(333);
  expect(labels).toEqual(['a', 'b', 'c', 'd']);
  for (const [least, most] of [...solutions!.tp, ...solutions!.fp]) expect(least).toBeLessThanOrEqual(most);
  expect(solutions!.tp[0]).toEqual([63, 63]);
});

test('metrics that depend on counts are not reported if there are several choices', () => {
  const dataset = calculator.dataset(undecided);
  expect(dataset.report().metrics).not.toHaveProperty('accuracy');
  expect(() => dataset.explain('accuracy')).toThrow(RangeError);
  expect(dataset.explain('report_solutions').value).toBe(3);
});

test('the fault of invalid values is told', () => {
  expect(errorOf(() => calculator.dataset({ ...undecided, decimals: 2.5 }))).toMatchObject({ code: 'bad-problem' });
  expect(errorOf(() => calculator.dataset({ ...undecided, decimals: 12 }))).toMatchObject({ code: 'report-decimals' });
  expect(errorOf(() => calculator.dataset({ ...undecided, labels: ['a'] }))).toMatchObject({ code: 'label-count' });
  expect(errorOf(() => calculator.dataset({ ...undecided, labels: ['a', 'a', 'b', 'c'] }))).toMatchObject({
    code: 'duplicate-label',
  });
});

const plain = `              precision    recall  f1-score   support

         cat       0.67      0.80      0.73         5
         dog       0.75      0.60      0.67         5

    accuracy                           0.70        10
   macro avg       0.71      0.70      0.70        10
weighted avg       0.71      0.70      0.70        10
`;

const counts = [
  [4, 1],
  [2, 3],
];

const matrixOf = (dataset: Dataset): number[][] => {
  const { matrix, labels } = dataset;
  const cells = Array.from(matrix!);
  return labels.map((_, row) => cells.slice(row * labels.length, (row + 1) * labels.length));
};

const texts: [string, string][] = [
  ['as scikit-learn prints it', plain],
  ['inside an exercise', `Our classifier gave this report. What is its MCC?\n\n${plain}\nRound to three digits.`],
  ['in a console', `>>> print(classification_report(y_test, y_pred))\n${plain}>>> `],
  ['as comments', plain.replaceAll(/^/gm, '# ')],
  [
    'as Markdown',
    `|              | precision | recall | f1-score | support |
|--------------|----------:|-------:|---------:|--------:|
| cat          |      0.67 |    0.8 |     0.73 |       5 |
| dog          |      0.75 |    0.6 |     0.67 |       5 |
| accuracy     |           |        |      0.7 |      10 |`,
  ],
  [
    'as CSV',
    `,precision,recall,f1-score,support
cat,0.67,0.8,0.73,5
dog,0.75,0.6,0.67,5
accuracy,0.7,0.7,0.7,0.7`,
  ],
  [
    'as a DataFrame',
    `              precision  recall  f1-score  support
cat            0.666667     0.8  0.727273      5.0
dog            0.750000     0.6  0.666667      5.0
accuracy       0.700000     0.7  0.700000      0.7
macro avg      0.708333     0.7  0.696970     10.0
weighted avg   0.708333     0.7  0.696970     10.0`,
  ],
  [
    'as a dictionary',
    `{'cat': {'precision': 0.6666666666666666, 'recall': 0.8, 'f1-score': 0.7272727272727273, 'support': 5.0}, 'dog': {'precision': 0.75, 'recall': 0.6, 'f1-score': 0.6666666666666666, 'support': 5.0}, 'accuracy': 0.7, 'macro avg': {'precision': 0.7083333333333333, 'recall': 0.7, 'f1-score': 0.696969696969697, 'support': 10.0}, 'weighted avg': {'precision': 0.7083333333333333, 'recall': 0.7, 'f1-score': 0.696969696969697, 'support': 10.0}}`,
  ],
  [
    'as a dictionary over several lines',
    `{'accuracy': 0.7,
 'cat': {'f1-score': 0.7272727272727273,
         'precision': np.float64(0.6666666666666666),
         'recall': 0.8,
         'support': 5},
 'dog': {'f1-score': 0.6666666666666666,
         'precision': 0.75,
         'recall': 0.6,
         'support': 5}}`,
  ],
  [
    'with a column per class',
    `N = 10

                     Class: cat Class: dog
Sensitivity              0.8000     0.6000
Specificity              0.6000     0.8000
Pos Pred Value           0.6667     0.7500
Neg Pred Value           0.7500     0.6667
Prevalence               0.5000     0.5000
Detection Rate           0.4000     0.3000
Detection Prevalence     0.6000     0.4000
Balanced Accuracy        0.7000     0.7000`,
  ],
];

test.each(texts)('a report %s gives the counts behind it', (_, text) => {
  const dataset = calculator.read(text);
  expect(dataset.labels).toEqual(['cat', 'dog']);
  expect(matrixOf(dataset)).toEqual(counts);
  expect(dataset.notices.map(({ code }) => code)).toContain('recovered-from-report');
});

test('where cases have several labels, the micro average replaces the sum', () => {
  const sets = plain
    .replace(/ +accuracy.*/, '   micro avg       0.70      0.70      0.70        10')
    .concat(' samples avg       0.71      0.70      0.70        10\n');
  const dataset = calculator.read(sets);
  expect(dataset).toMatchObject({ kind: 'report', labels: ['cat', 'dog'], total: 10, matrix: null });
  const solved = { count: 1, possible: 1, tp: [[4, 4], [3, 3]], fp: [[2, 2], [1, 1]] }; // prettier-ignore
  expect(dataset.solutions).toEqual(solved);
  expect(calculator.dataset(dataset.problem).solutions).toEqual(solved);
  const { problem } = dataset;
  const micro = { precision: 0.7, recall: 2, f1: 0.7 };
  expect(errorOf(() => calculator.dataset({ ...(problem as PrintedReport), micro }))).toMatchObject({
    code: 'share-outside',
  });
});

test('the greatest number of classes is worked out', () => {
  const of = (classes: number): Problem => ({
    kind: 'report',
    precision: Array<number>(classes).fill(0.5),
    recall: Array<number>(classes).fill(0.5),
    support: Array<number>(classes).fill(10),
    decimals: 2,
  });
  expect(calculator.dataset(of(2000)).report().metrics['report_solutions']).toBe(1);
  expect(errorOf(() => calculator.dataset(of(2001)))).toMatchObject({ code: 'too-many-classes' });
});

test('each of several reports in a text can be read, and the first one tells that there are others', () => {
  const second = plain.replaceAll('dog', 'cow').replace(/0\.80 +0\.73/, '0.60      0.63');
  const other = `precision recall f1-score support
cat 1.00 0.75 0.86 4
dog 0.80 1.00 0.89 4
accuracy 0.88 8
`;
  const text = `Training\n${plain}\nTest\n${other}`;
  const dataset = calculator.read(text);
  expect(matrixOf(dataset)).toEqual(counts);
  expect(dataset.notices.map(({ code }) => code)).toContain('other-data');
  expect(dataset.readings!.slice(0, 2).map(({ kind, cases }) => [kind, cases])).toEqual([
    ['report', 10],
    ['report', 8],
  ]);
  const test = [
    [3, 1],
    [0, 4],
  ];
  expect(matrixOf(calculator.read(text, { reading: 1 }))).toEqual(test);
  // A report without consistent counts does not hide another one.
  expect(matrixOf(calculator.read(`Training\n${second}\nTest\n${other}`))).toEqual(test);
});

test('the accuracy of a report is the one below its classes', () => {
  const dataset = calculator.read(`Last year we had an accuracy of 0.61.\n\n${plain}`);
  expect(matrixOf(dataset)).toEqual(counts);
  const above = plain.replace(/ +accuracy.*\n/, '');
  expect(matrixOf(calculator.read(`Accuracy: 0.70\n${above}`))).toEqual(counts);
});

test('a class may have the name of an article', () => {
  const text = plain.replace('cat', '  a').replace('     dog', 'positive');
  expect(calculator.read(text).labels).toEqual(['a', 'positive']);
});

test('the lines taken are those of the classes and of the accuracy', () => {
  const { found, stated } = calculator.read(plain);
  expect(found!.lines).toEqual([
    [3, 4],
    [6, 6],
  ]);
  expect(stated.every(({ agrees }) => agrees)).toBe(true);
});

test('a report above its matrix adds nothing', () => {
  const dataset = calculator.read(`${plain}\n[[4 1]\n [2 3]]\n`);
  expect(dataset.kind).toBe('matrix');
  expect(dataset.notices.map(({ code }) => code)).not.toContain('recovered-from-report');
  expect(dataset.stated.every(({ agrees }) => agrees)).toBe(true);
});

test('a text is read as a report on request', () => {
  const dataset = calculator.read(plain, { kind: 'report', positive: 'cat' });
  expect(matrixOf(dataset)).toEqual(counts);
  expect(dataset.positive).toBe('cat');
  expect(calculator.readings(plain).readings[0]).toMatchObject({ kind: 'report', cases: 10, classes: 2 });
  expect(errorOf(() => calculator.read('a,b\nb,a\n', { kind: 'report' }))).toMatchObject({ code: 'no-report' });
});

test.each([
  ['labels', 'truth,pred\na,a\na\nb,b\nb,a\na,b\n', 'ragged-rows'],
  ['a matrix', 'Confusion matrix:\n   a b\na 5 1\nb 2 x\n', 'not-a-number'],
])('%s that cannot be read are not skipped in favour of a report below them', (_, broken, code) => {
  expect(errorOf(() => calculator.read(`${broken}\n${plain}`))).toMatchObject({ code });
});

describe('an invalid report is refused', () => {
  test('with its impossible row', () => {
    expect(errorOf(() => calculator.read(plain.replace('0.80', '0.85')))).toMatchObject({
      code: 'report-recall-impossible',
      line: 3,
      parameters: { label: 'cat', recall: '0.85', cases: '5' },
    });
    expect(errorOf(() => calculator.read(plain.replace('0.75', '0.85')))).toMatchObject({
      code: 'report-row-impossible',
      line: 4,
    });
    expect(errorOf(() => calculator.read(plain.replace('0.70        10', '0.90        10')))).toMatchObject({
      code: 'report-impossible',
    });
  });

  test('without support', () => {
    expect(errorOf(() => calculator.read('     precision recall\ncat  0.67 0.80\ndog  0.75 0.60\n'))).toBeInstanceOf(
      InputError,
    );
  });
});
