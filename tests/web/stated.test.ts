// Results that a text states beside its data. The expected ones were computed by hand, in fractions.
import { createCalculator, type Dataset, type Label } from 'deconfuse';
import { describe, expect, test } from 'vitest';
import { understoodIn } from '../../web/core/answer-table.ts';
import { answerNames } from '../../web/core/answer-names.ts';

const calculator = await createCalculator();

/** Each result as `line id[class] value`, with ≠ where the data have another value. */
const told = ({ stated }: Dataset): string[] =>
  stated.map(({ id, class: label, value, line, agrees }) => {
    const of = label === undefined ? '' : `[${label}]`;
    return `${line} ${id}${of} ${agrees ? '=' : '≠'} ${value}`;
  });
const statedIn = (text: string | Uint8Array): string[] => told(calculator.read(text));

const caret = `Confusion Matrix and Statistics

          Reference
Prediction  no yes
       no  310  90
       yes  40 160
                                          
               Accuracy : 0.7833          
                 95% CI : (0.7482, 0.8157)
    No Information Rate : 0.5833          
    P-Value [Acc > NIR] : < 2.2e-16       
                                          
                  Kappa : 0.5412          
                                          
 Mcnemar's Test P-Value : 1.723e-05       
                                          
            Sensitivity : 0.6531          
            Specificity : 0.8857          
         Pos Pred Value : 0.8000          
         Neg Pred Value : 0.7750          
             Prevalence : 0.4167          
         Detection Rate : 0.2667          
   Detection Prevalence : 0.3333          
      Balanced Accuracy : 0.7629          
                                          
       'Positive' Class : yes             
`;
// Sensitivity is 160 / 250 = 0.64.
const inCaret = [
  '8 accuracy = 0.7833',
  '10 no_information_rate = 0.5833',
  '13 cohen_kappa = 0.5412',
  '17 recall[yes] ≠ 0.6531',
  '18 specificity[yes] = 0.8857',
  '19 precision[yes] = 0.8',
  '20 negative_predictive_value[yes] = 0.775',
  '21 prevalence[yes] = 0.4167',
  '22 detection_rate[yes] = 0.2667',
  '23 predicted_prevalence[yes] = 0.3333',
  '24 balanced_accuracy = 0.7629',
];

describe('a print of caret', () => {
  test('with a value that differs', () => {
    expect(statedIn(caret)).toEqual(inCaret);
  });

  test.each(['## ', '#> ', '> '])('behind “%s”', (mark) => {
    expect(statedIn(caret.replace(/^/gm, mark))).toEqual(inCaret);
  });

  test('is about the positive class that it names', () => {
    const other = caret.replace("Class : yes", "Class : no ").replace('0.6531', '0.8857').replace('Specificity : 0.8857', 'Specificity : 0.6400'); // prettier-ignore
    expect(statedIn(other).filter((one) => /recall|specificity/.test(one))).toEqual([
      '17 recall[no] = 0.8857',
      '18 specificity[no] = 0.64',
    ]);
  });

  test('of several classes', () => {
    const text = `            Reference
Prediction   setosa versicolor virginica
  setosa         50          0         0
  versicolor      0         47         4
  virginica       0          3        46

Overall Statistics

               Accuracy : 0.9533

Statistics by Class:

                     Class: setosa Class: versicolor Class: virginica
Sensitivity                 1.0000            0.9400           0.9300
Balanced Accuracy           1.0000            0.9500           0.9450
`;
    expect(statedIn(text)).toEqual([
      '9 accuracy = 0.9533',
      '14 recall[setosa] = 1',
      '14 recall[versicolor] = 0.94',
      '14 recall[virginica] ≠ 0.93',
      '15 balanced_accuracy_class[setosa] = 1',
      '15 balanced_accuracy_class[versicolor] = 0.95',
      '15 balanced_accuracy_class[virginica] = 0.945',
    ]);
  });
});

/** A report for the matrix below it. Macro F1 is 0.8487…, here cut off. */
const reportOf = (
  one: string,
  two: string,
  three: string,
): string => `              precision    recall  f1-score   support

${one.padStart(12)}       0.87      0.93      0.90        14
${two.padStart(12)}       0.83      0.67      0.74        15
${three.padStart(12)}       0.87      0.95      0.91        21

    accuracy                           0.86        50
   macro avg       0.86      0.85      0.84        50
weighted avg       0.86      0.86      0.86        50
`;
const matrix = `[[13  1  0]
 [ 2 10  3]
 [ 0  1 20]]
`;
const inReport = (labels: readonly Label[], above: number): string[] => [
  ...[
    [0.87, 0.93, 0.9],
    [0.83, 0.67, 0.74],
    [0.87, 0.95, 0.91],
  ].flatMap((row, at) =>
    ['precision', 'recall', 'f1'].map((id, column) => `${above + 3 + at} ${id}[${labels[at]}] = ${row[column]}`),
  ),
  `${above + 7} accuracy = 0.86`,
  `${above + 8} precision_macro = 0.86`,
  `${above + 8} recall_macro = 0.85`,
  `${above + 8} f1_macro = 0.84`,
  `${above + 9} precision_weighted = 0.86`,
  `${above + 9} recall_weighted = 0.86`,
  `${above + 9} f1_weighted = 0.86`,
];

describe("scikit-learn's report", () => {
  test.each([
    ['0', '1', '2'],
    ['setosa', 'versicolor', 'virginica'],
    ['class 0', 'class 1', 'class 2'],
  ])('names the classes of a matrix without names: %s, %s, %s', (...names) => {
    expect(statedIn(`${matrix}\n${reportOf(...names)}`)).toEqual(inReport(['1', '2', '3'], 4));
    expect(statedIn(`${reportOf(...names)}\n${matrix}`)).toEqual(inReport(['1', '2', '3'], 0));
  });

  test('as a dictionary', () => {
    const text = `The report:
{'0': {'precision': 0.8667, 'recall': 0.9286}, 'accuracy': 0.86, 'macro avg': {'f1-score': 0.8487, 'recall': 0.85}}

${matrix}`;
    expect(statedIn(text)).toEqual(['2 accuracy = 0.86', '2 f1_macro = 0.8487', '2 recall_macro = 0.85']);
  });
});

/**
 * Class 2 is taken as positive: 45 of 48 predictions of it are right, and 45 of its 47 cases are found; accuracy is
 * 0.95, MCC 0.8999.
 */
const two = `Results of the test

[[50  3]
 [ 2 45]]
`;

describe('a line', () => {
  test.each<[string, string[]]>([
    ['Accuracy: 95 %', ['accuracy = 0.95']],
    ['Accuracy: 0.95', ['accuracy = 0.95']],
    ['Accuracy: 0.93', ['accuracy ≠ 0.93']],
    ['Accuracy: 0,950', ['accuracy = 0.95']],
    ['Accuracy: 0.951', ['accuracy ≠ 0.951']],
    ['accuracy = 95/100', ['accuracy = 0.95']],
    ['Accuracy   95   95.0 %', ['accuracy = 0.95']],
    ['Accuracy: 0.95 (n = 100)', ['accuracy = 0.95']],
    ['Accuracy: 0.95 (95 % CI: 0.89–0.98).', []],
    ['Accuracy: 0.95 (95 % CI: 0.89–0.98)', ['accuracy = 0.95']],
    // Cut off, not rounded.
    ['MCC: 0.899', ['matthews_correlation = 0.899']],
    ['MCC: 0.90', ['matthews_correlation = 0.9']],
    ['MCC: 0.91', ['matthews_correlation ≠ 0.91']],
    ['Macro F1 = 0.95', ['f1_macro = 0.95']],
    ['Macro F1 = 0.70', ['f1_macro ≠ 0.7']],
    ['Precision: 0.9375', ['precision[2] = 0.9375']],
    ['Recall: 0.94', ['recall[2] ≠ 0.94']],
    ['Accuracy = 0.95, loss = 0.21', ['accuracy = 0.95']],
    ['Accuracy = 0.95 and loss = 0.21', ['accuracy = 0.95']],
    ['Accuracy: 0.95 ± 0.01', []],
    ['Accuracy (test): 0.9', []],
    ['Loss: 0.95', []],
    ['Epoch 3 - loss: 0.3 - accuracy: 0.61', []],
    ['2026-05-01 12:00:00,123 - INFO - Accuracy: 0.95', ['accuracy = 0.95']],
    ['[12:00:00] INFO:root:Accuracy: 0.95', ['accuracy = 0.95']],
    ['[1] "Accuracy: 0.95"', ['accuracy = 0.95']],
    ['* **Accuracy:** 0.95', ['accuracy = 0.95']],
    ['| **Accuracy** | 0.95 |', ['accuracy = 0.95']],
    ["{'accuracy': 0.95, 'mcc': 0.91}", ['accuracy = 0.95', 'matthews_correlation ≠ 0.91']],
    ['Genauigkeit: 0,95', []],
    // The number of cases is no result.
    ['N = 100', []],
    ['Support: 53', []],
    // These names have other meanings elsewhere.
    ['AUC: 0.99', []],
    ['AUC: 0.950', ['balanced_accuracy_class[2] = 0.95']],
    ['Mean absolute error: 0.21', []],
    ['alpha = 0.05', []],
    ['P = 0.03', []],
    // There is no class 0, so class 1 may be the second class.
    ['Recall of class 1: 0.957', []],
    ['Recall of class 0: 0.957', []],
  ])('“%s”', (line, expected) => {
    expect(statedIn(`${line}\n\n${two}`).map((one) => one.replace(/^1 /, ''))).toEqual(expected);
  });

  test('about a class by its name', () => {
    const text = `,spam,ham\nspam,45,2\nham,3,50\n\nPrecision (spam): 0.94\nrecall of ham = 94.3 %\nF1 ham 0.92\n`;
    expect(statedIn(text)).toEqual(['5 precision[spam] = 0.94', '6 recall[ham] = 0.943', '7 f1[ham] ≠ 0.92']);
  });

  test('inside the data is no result', () => {
    for (const { stated, found } of [`${two}\nAccuracy: 0.95`, caret, `${matrix}\n${reportOf('a', 'b', 'c')}`].map(
      (text) => calculator.read(text),
    )) {
      expect(stated.length).toBeGreaterThan(0);
      for (const { line } of stated) {
        expect(found!.lines.some(([first, last]) => first <= line && line <= last)).toBe(false);
      }
    }
  });

  test('is counted in bytes with other line ends as well', () => {
    const text = `Kappa: 0.8998\n\n${two}\nAccuracy: 0.95\n`.replace(/\n/g, '\r\n');
    expect(statedIn(new TextEncoder().encode(text))).toEqual(['1 cohen_kappa = 0.8998', '8 accuracy = 0.95']);
  });
});

test('of several folds belongs to its own fold', () => {
  const folds = [
    ['[[50  3]\n [ 2 45]]', '0.95'],
    ['[[40 13]\n [ 2 45]]', '0.85'],
    ['[[30 23]\n [ 2 45]]', '0.75'],
  ] as const;
  const below = folds.map(([counts, accuracy], at) => `Fold ${at + 1}\n${counts}\nAccuracy: ${accuracy}\n`).join('\n');
  const above = folds.map(([counts, accuracy], at) => `Fold ${at + 1}\nAccuracy: ${accuracy}\n${counts}\n`).join('\n');
  for (const text of [below, above]) {
    for (const [at, [, accuracy]] of folds.entries()) {
      const told = calculator
        .read(text, at === 0 ? {} : { reading: at })
        .stated.map(({ value, agrees }) => ({ value, agrees }));
      expect(told).toEqual([{ value: Number(accuracy), agrees: true }]);
    }
  }
});

test('a summary of Weka is not contradicted by its other metrics', () => {
  const { stated } = calculator.read(`=== Summary ===

Correctly Classified Instances         567               63.2107 %
Incorrectly Classified Instances       330               36.7893 %
Kappa statistic                          0.2677
Mean absolute error                      0.4113
Total Number of Instances              897     

=== Confusion Matrix ===

   a   b   <-- classified as
 300 130 |   a = spam
 200 267 |   b = ham
`);
  expect(stated.filter(({ agrees }) => !agrees)).toEqual([]);
});

describe('lines inside a dictionary of dictionaries', () => {
  const { labels } = calculator.dataset({ kind: 'matrix', counts: [[45, 2], [3, 50]], labels: ['spam', 'ham'] }); // prettier-ignore
  const names = answerNames(labels, calculator.catalogue(), []);
  const understood = (text: string): string[] =>
    understoodIn(text, labels, names).map(({ id, class: label, line }) => `${line} ${id}${label ? `[${label}]` : ''}`);

  test('are read as a report, or left out', () => {
    const report = '{\n  "spam": {\n    "precision": 0.94,\n    "recall": 0.96\n  },\n  "accuracy": 0.95\n}';
    expect(understood(report)).toEqual(['3 precision[spam]', '4 recall[spam]', '6 accuracy']);
    expect(understood(`Text\n${report}\nAccuracy: 0.95`)).toEqual([
      '4 precision[spam]',
      '5 recall[spam]',
      '7 accuracy',
      '9 accuracy',
    ]);
    expect(understood('{\n"other": {\n"precision": 0.94\n}\n}')).toEqual([]);
    expect(understood('{\n"other": {\n"precision": 0.94\n')).toEqual([]);
  });
});

describe('there are none', () => {
  test('of data that were not read', () => {
    expect(calculator.dataset({ kind: 'matrix', counts: [[50, 3], [2, 45]] }).stated).toEqual([]); // prettier-ignore
    expect(calculator.dataset({ kind: 'scores', truth: [0, 1], scores: [0.2, 0.8] }).stated).toEqual([]);
    expect(calculator.dataset({ kind: 'decision', values: [1, 2], posterior: [0.5, 0.5] }).stated).toEqual([]);
    expect(calculator.dataset({ kind: 'distributions', p: [0.5, 0.5] }).stated).toEqual([]);
  });

  test('where the text holds only the data', () => {
    expect(calculator.read('[[50 3]\n [2 45]]').stated).toEqual([]);
    expect(calculator.read('a,b\nb,b\na,a').stated).toEqual([]);
  });

  test('in long texts', () => {
    const text = `${'It was a dark and stormy night.\n'.repeat(10_000)}\n${two}\nAccuracy: 0.95\n`;
    expect(text.length).toBeGreaterThan(200_000);
    expect(calculator.read(text).stated).toEqual([]);
  });
});

describe('surroundings of any kind', () => {
  const around: [string, string][] = [
    ['prose', 'A dark night.\n'.repeat(10_000)],
    ['lines that end in numbers', 'The model of 2026, accuracy aside, has recall and precision in 5 of 12 cases: 7\n'.repeat(1500)],
    ['headings', 'precision recall f1-score support\n'.repeat(4000)],
    ['statements', 'Accuracy: 0.12\n'.repeat(5000)],
    ['braces', '{'.repeat(9000)],
    ['dictionaries', '{"a": {"precision": 0.5}, "b": 7}\n'.repeat(1000)],
    ['bars', `|${' a |'.repeat(2000)} 7 |\n`.repeat(10)],
    ['a line of numbers', `${'7 '.repeat(40_000)}\n`],
    ['a line without end', `precision ${'x'.repeat(100_000)}7\n`],
    ['names of what objects have', '__proto__: 0.5\nconstructor = 3\ntoString 1\nhasOwnProperty of __proto__: 2\n'.repeat(500)],
    ['blanks', ' \t \n'.repeat(20_000)],
    ['marks', "#>*'\"[1]:%\n".repeat(8000)],
  ]; // prettier-ignore

  test.each(around)('%s: no errors, and an end', (_, text) => {
    for (const whole of [`${text}\n\n${two}\nAccuracy: 0.95\n`, `${two}\nAccuracy: 0.95\n\n${text}`]) {
      let dataset: Dataset;
      try {
        dataset = calculator.read(whole);
      } catch {
        continue; // no data are found in it
      }
      const start = performance.now();
      for (const { id, line } of dataset.stated) {
        expect(id).toMatch(/^[a-z]\w+$/);
        expect(line).toBeGreaterThan(0);
      }
      expect(performance.now() - start).toBeLessThan(10_000);
    }
  });

  test('pages of prose hide no result', () => {
    const prose = 'A dark night.\n\nA stormy one.\n'.repeat(6000);
    expect(statedIn(`${prose}\n${two}\nAccuracy: 0.95\n`)).toEqual(['18007 accuracy = 0.95']);
  });

  test('classes with names of properties that every object has', () => {
    const text = ',__proto__,constructor\n__proto__,50,3\nconstructor,2,45\n\nprecision of __proto__: 0.96\nrecall (constructor) = 95.7 %\ntoString: 4\n';
    expect(statedIn(text)).toEqual(['5 precision[__proto__] = 0.96', '6 recall[constructor] = 0.957']);
  }); // prettier-ignore
});
