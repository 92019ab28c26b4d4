// Answers in pasted tables: each cell with its metric, its class and its position.
import { createCalculator, type Label, type MetricInfo } from 'deconfuse';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersIn } from '../../web/core/answer-table.ts';
import { InputError } from '../../web/core/input-error.ts';
import { offsetOf, Places } from '../../web/core/text-cells.ts';
import { aliases } from '../../web/names/aliases.ts';
import { names as english } from '../../web/locales/en/names.ts';
import { names as scoreNames } from '../../web/locales/en/score-names.ts';
import { names as spanish } from '../../web/locales/es/names.ts';
import { aliases as scoreAliases } from '../../web/names/score-aliases.ts';

const calculator = await createCalculator();
const catalogue = calculator.catalogue();
const needing = (...needs: MetricInfo['needs'][]): MetricInfo[] =>
  catalogue.filter((info) => needs.includes(info.needs));
const ofMatrices = needing('classes', 'groups', 'four-cells');
const ofSets = needing('label-sets', 'predicted-sets', 'label-scores');
const names = [
  ...[english, spanish, scoreNames].flatMap((texts) => Object.entries(texts).map(([id, name]) => [name, id] as const)),
  ...[aliases, scoreAliases].flatMap((texts) =>
    Object.entries(texts).flatMap(([id, others]) => others.map((name) => [name, id] as const)),
  ),
];

/** Each answer as `line:column id[class]=answer`. */
const read = (
  text: string,
  labels: readonly Label[] = ['spam', 'ham'],
  metrics = ofMatrices,
  others: readonly (readonly [string, string])[] = names,
): string[] =>
  answersIn(text, labels, metrics, others).map(
    ({ id, class: label, answer, line, column }) =>
      `${line}:${column} ${id}${label === undefined ? '' : `[${label}]`}=${answer}`,
  );
const without = (answers: string[]): string[] => answers.map((answer) => answer.replace(/^\d+:\d+ /, ''));
const values = (text: string, labels?: readonly Label[], metrics?: MetricInfo[]): string[] =>
  without(read(text, labels, metrics));

const refusal = (text: string, labels: readonly Label[] = ['spam', 'ham']): unknown => {
  try {
    answersIn(text, labels, ofMatrices, names);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { code, line, column, excerpt, expected } = error;
    return { code, line, column, excerpt, expected };
  }
  return undefined;
};

const report = `              precision    recall  f1-score   support

     class 0       0.50      1.00      0.67         1
     class 1       0.00      0.00      0.00         1
     class 2       1.00      0.67      0.80         3

    accuracy                           0.60         5
   macro avg       0.50      0.56      0.49         5
weighted avg       0.70      0.60      0.61         5
`;
const inReport = [
  'precision[class 0]=0.50', 'recall[class 0]=1.00', 'f1[class 0]=0.67', 'condition_positive[class 0]=1',
  'precision[class 1]=0.00', 'recall[class 1]=0.00', 'f1[class 1]=0.00', 'condition_positive[class 1]=1',
  'precision[class 2]=1.00', 'recall[class 2]=0.67', 'f1[class 2]=0.80', 'condition_positive[class 2]=3',
  'accuracy=0.60', 'sample_size=5',
  'precision_macro=0.50', 'recall_macro=0.56', 'f1_macro=0.49', 'sample_size=5',
  'precision_weighted=0.70', 'recall_weighted=0.60', 'f1_weighted=0.61', 'sample_size=5',
]; // prettier-ignore

describe("scikit-learn's report", () => {
  const labels = ['class 0', 'class 1', 'class 2'];

  test('as it is printed', () => {
    const answers = read(report, labels);
    expect(without(answers)).toEqual(inReport);
    expect(answers[0]).toBe('3:20 precision[class 0]=0.50');
    expect(answers[12]).toBe('7:40 accuracy=0.60');
    expect(answers.at(-1)).toBe('9:53 sample_size=5');
  });

  test('with blanks that a mail program or a page has merged', () => {
    expect(values(report.replace(/ +/g, ' '), labels)).toEqual(inReport);
  });

  test('with Windows line ends, and output above and below', () => {
    const text = `>>> print(classification_report(y, p))\n${report}\nConfusion matrix:\n[[1 0 0]\n [1 0 0]\n [0 1 2]]\n`;
    expect(values(text.replace(/\n/g, '\r\n'), labels)).toEqual(inReport);
    expect(read(text.replace(/\n/g, '\r\n'), labels)[0]).toMatch(/^4:20 /);
  });

  test('with more digits and classes that are numbers', () => {
    const text = report.replace(/class (\d)/g, '      $1').replace(/0\.(\d)\d/g, '0.$1234');
    const expected = inReport.map((one) => one.replace('class ', '').replace(/0\.(\d)\d/, '0.$1234'));
    for (const numbers of [[0, 1, 2], ['0.0', '1.0', '2.0']]) {
      expect(values(text, numbers)).toEqual(expected.map((one) => one.replace(/\[(\d)\]/, (_, at) => `[${numbers[at]}]`)));
    }
  }); // prettier-ignore

  test('with micro averages, where some labels were chosen', () => {
    const text = `              precision    recall  f1-score   support

        spam       0.72      0.80      0.76        25

   micro avg       0.72      0.80      0.76        25`;
    expect(values(text).slice(4)).toEqual([
      'precision_micro=0.72',
      'recall_micro=0.80',
      'f1_micro=0.76',
      'sample_size=25',
    ]);
  });

  test('of old versions', () => {
    const text = 'precision  recall  f1-score  support\n\navg / total  0.72  0.80  0.76  50';
    expect(values(text)).toEqual([
      'precision_weighted=0.72',
      'recall_weighted=0.80',
      'f1_weighted=0.76',
      'sample_size=50',
    ]);
  });

  test('of label sets: the averages, among them the one over cases', () => {
    const text = `              precision    recall  f1-score   support

        spam       0.72      0.80      0.76        25

   macro avg       0.71      0.81      0.75        25
 samples avg       0.62      0.70      0.66        25`;
    expect(values(text, ['spam', 'ham'], ofSets)).toEqual([
      'multilabel_precision_macro=0.71', 'multilabel_recall_macro=0.81', 'multilabel_f1_macro=0.75',
      'multilabel_precision_samples=0.62', 'multilabel_recall_samples=0.70', 'multilabel_f1_samples=0.66',
    ]); // prettier-ignore
  });

  const dictionary = {
    spam: { precision: 0.5, recall: 0.25, 'f1-score': 1 / 3, support: 4 },
    ham: { precision: 0.7, recall: 0.6, 'f1-score': 0.65, support: 3 },
    accuracy: 0.4,
    'macro avg': { precision: 0.6, recall: 0.425, 'f1-score': 0.5, support: 7 },
  };
  const inDictionary = [
    'precision[spam]=0.5', 'recall[spam]=0.25', 'f1[spam]=0.3333333333333333', 'condition_positive[spam]=4',
    'precision[ham]=0.7', 'recall[ham]=0.6', 'f1[ham]=0.65', 'condition_positive[ham]=3',
    'accuracy=0.4',
    'precision_macro=0.6', 'recall_macro=0.425', 'f1_macro=0.5', 'sample_size=7',
  ]; // prettier-ignore

  test('as a dictionary', () => {
    expect(values(JSON.stringify(dictionary))).toEqual(inDictionary);
    const indented = read(JSON.stringify(dictionary, null, 2));
    expect(without(indented)).toEqual(inDictionary);
    expect(indented[0]).toBe('3:18 precision[spam]=0.5');
    const python = JSON.stringify(dictionary)
      .replaceAll('"', "'")
      .replace(/(0\.7|0\.4)(?=[,}])/g, 'np.float64($1)');
    expect(values(python)).toEqual(inDictionary);
    expect(values('{"accuracy": null, "macro avg": {"f1-score": "0,72"}}')).toEqual(['f1_macro=0,72']);
    expect(values('{"f1": [0.5, 0.6], "precision": {"spam": 1}}')).toEqual([
      'f1[spam]=0.5',
      'f1[ham]=0.6',
      'precision[spam]=1',
    ]);
  });

  test('as a data frame, which repeats accuracy in every cell', () => {
    const text = `              precision    recall  f1-score  support
spam           0.500000  0.250000  0.333333      4.0
accuracy       0.400000  0.400000  0.400000      0.4
macro avg      0.600000  0.425000  0.500000      7.0`;
    const expected = [
      'precision[spam]=0.500000', 'recall[spam]=0.250000', 'f1[spam]=0.333333', 'condition_positive[spam]=4.0',
      'accuracy=0.400000',
      'precision_macro=0.600000', 'recall_macro=0.425000', 'f1_macro=0.500000', 'sample_size=7.0',
    ]; // prettier-ignore
    expect(values(text)).toEqual(expected);
    const turned = `           spam  accuracy  macro avg
precision  0.5       0.4        0.6
support    4.0       0.4        7.0`;
    expect(values(turned)).toEqual([
      'precision[spam]=0.5', 'accuracy=0.4', 'precision_macro=0.6', 'condition_positive[spam]=4.0', 'sample_size=7.0',
    ]); // prettier-ignore
  });
});

describe('a table', () => {
  const expected = [
    'precision[spam]=0.72',
    'f1[spam]=18/25',
    'precision[ham]=.8',
    'precision_macro=76 %',
    'f1_macro=0.7',
  ];

  test.each<[string, string]>([
    ['tabs', 'class\tPPV\tF1\nspam\t0.72\t18/25\nham\t.8\t\nmacro avg\t76 %\t0.7'],
    ['semicolons, German', 'Klasse;Präzision;F1-Maß\nspam;0.72;18/25\nham;.8;-\nMakromittel;76 %;0.7'],
    ['semicolons, French', 'classe;Précision;Score F1\nspam;0.72;18/25\nham;.8;-\nMoyenne macro;76 %;0.7'],
    ['semicolons, Spanish', 'clase;Precisión;Valor F1\nspam;0.72;18/25\nham;.8;-\nPromedio macro;76 %;0.7'],
    ['commas and quotation marks', '"","precision","f1_score"\n"spam",0.72,18/25\n"ham",.8,\n"macro",76 %,0.7'],
    ['R, whose header is shorter', 'precision,f1\nspam,0.72,18/25\nham,.8,\nmacro,76 %,0.7'],
    [
      'Markdown',
      '| Class | P | F1 |\n|---|--:|:-:|\n| **spam** | 0.72 | 18/25 |\n| ham | .8 | – |\n| Macro | 76 % | 0.7 |',
    ],
    ['blanks', 'class  precision  F1\nspam  0.72  18 / 25\nham   .8  -\nmedia macro  76 %  0.7'],
    ['single blanks', 'precision f1-score\nspam 0.72 18/25\nham .8 -\nmacro average 76 % 0.7'],
    ['metrics in rows', 'metric\tspam\tham\tmacro\nPRECISION\t0.72\t.8\t76 %\nF-measure\t18/25\t\t0.7'],
    ['metrics in rows, Spanish', ';spam;ham;media macro\nprecision;0.72;.8;76 %\nmedida f1;18/25;;0.7'],
  ])('with %s', (_, text) => {
    expect(
      values(text)
        .map((one) => one.replace('18 / 25', '18/25'))
        .sort(),
    ).toEqual([...expected].sort());
  });

  test('with decimal commas', () => {
    expect(values('precisión recall\nspam 0,72 0,8')).toEqual(['precision[spam]=0,72', 'recall[spam]=0,8']);
    expect(values('precisión, recall\nspam 0,72 0,8')).toEqual(['precision[spam]=0,72', 'recall[spam]=0,8']);
  });

  test('tells where each cell begins, in characters', () => {
    const text = '\uFEFFclass;precision;recall\n👍; 0.72 ;"0.8"\nñandú;1;½';
    expect(read(text, ['👍', 'ñandú'])).toEqual([
      '2:4 precision[👍]=0.72', '2:11 recall[👍]=0.8', '3:7 precision[ñandú]=1', '3:9 recall[ñandú]=½',
    ]); // prettier-ignore
  });

  test('passes on text that is no number', () => {
    expect(values('class,precision,recall\nspam,abc,undefined\nham,0/0,n/a')).toEqual([
      'precision[spam]=abc', 'recall[spam]=undefined', 'precision[ham]=0/0', 'recall[ham]=n/a',
    ]); // prettier-ignore
  });

  test.each<[written: string, labels: Label[]]>([
    ['1 0.5\n2 0.6', [1, 2]],
    ['1.0\t0.5\n2.0\t0.6', [1, 2]],
    ['1,0.5\n2,0.6', ['1.0', '2.0']],
    ['class 1: 0.5\nclase 2: 0.6', [1, 2]],
    ['A;0.5\nB;0.6', ['a', 'b']],
    ['0.5\n0.6', ['x', 'y']],
    ['0.5\n0.6', [0, 1]],
  ])('with one column: %j', (written, labels) => {
    const [first, second] = labels;
    expect(values(`recall\n${written}`, labels)).toEqual([`recall[${first}]=0.5`, `recall[${second}]=0.6`]);
  });

  test('without names of classes, and with another table below', () => {
    expect(read('precision\n0.72\n0,8\n\nrecall specificity\n1 2\n3 4')).toEqual([
      '2:1 precision[spam]=0.72', '3:1 precision[ham]=0,8', '6:1 recall[spam]=1', '6:3 specificity[spam]=2', '7:1 recall[ham]=3', '7:3 specificity[ham]=4',
    ]); // prettier-ignore
    expect(values('accuracy,MCC,κ,f1_macro\n0.8,0.6,0.5,0.7')).toEqual([
      'accuracy=0.8', 'matthews_correlation=0.6', 'cohen_kappa=0.5', 'f1_macro=0.7',
    ]); // prettier-ignore
  });

  test('of metrics that are of all cases or of a class, depending on their place', () => {
    const text = 'class;MCC;accuracy;error rate\nspam;1;2;3\nmacro;;5;6\ntotal;7;8;9';
    expect(values(text)).toEqual([
      'matthews_correlation_class[spam]=1', 'accuracy_class[spam]=2', 'error_rate_class[spam]=3',
      'accuracy_class_macro=5', 'error_rate_class_macro=6',
      'matthews_correlation=7', 'accuracy=8', 'error_rate=9',
    ]); // prettier-ignore
    expect(values('precision;support\nall;0.5;20')).toEqual(['precision_micro=0.5', 'sample_size=20']);
  });

  test('of classes with names of metrics, or named N and P', () => {
    expect(values('class precision recall\nP 0.5 0.6\nN 0.7 0.8', ['N', 'P'])).toEqual([
      'precision[P]=0.5', 'recall[P]=0.6', 'precision[N]=0.7', 'recall[N]=0.8',
    ]); // prettier-ignore
    expect(values('          0    1\nprecision 0 1\nrecall 1 1', [0, 1])).toEqual([
      'precision[0]=0', 'precision[1]=1', 'recall[0]=1', 'recall[1]=1',
    ]); // prettier-ignore
    expect(values('precision recall\n0 1 1\n1 1 0', [0, 1])).toEqual([
      'precision[0]=1', 'recall[0]=1', 'precision[1]=1', 'recall[1]=0',
    ]); // prettier-ignore
  });
});

describe('lines', () => {
  test.each<[line: string, expected: string]>([
    ['precision spam 0.72', 'precision[spam]=0.72'],
    ['spam precision: 0.72', 'precision[spam]=0.72'],
    ['precision(spam) = .8', 'precision[spam]=.8'],
    ['precision_spam = .8', 'precision[spam]=.8'],
    ['- Recall of class ham: 72 %', 'recall[ham]=72 %'],
    ['Präzision der Klasse spam = 0,7', 'precision[spam]=0,7'],
    ['Précision de la classe spam = 0,7', 'precision[spam]=0,7'],
    ['Recall, gewichtetes Mittel: 0,5', 'recall_weighted=0,5'],
    ['Rappel, moyenne pondérée par l’effectif : 0,5', 'recall_weighted=0,5'],
    ['Exactitude : non défini', 'accuracy=non défini'],
    ['Korrektklassifikationsrate = 0,8', 'accuracy=0,8'],
    ['Precisión de la clase spam = 0,7', 'precision[spam]=0,7'],
    ['F1 = 0,72', 'f1=0,72'],
    ['F₁-score (macro): 7.2e-1', 'f1_macro=7.2e-1'],
    ['F1 = 2·0.5·0.6/(0.5+0.6) = 0.545', 'f1=0.545'],
    ['macro F1 0.5', 'f1_macro=0.5'],
    ['Exhaustividad, promedio ponderado por soporte: 0,5', 'recall_weighted=0,5'],
    ['mutual information 1.28 nats', 'mutual_information=1.28 nats'],
    ['Información mutua = 1,85 bits', 'mutual_information=1,85 bits'],
    ['Balanced Accuracy: 0.6', 'balanced_accuracy=0.6'],
    ['MCC → −0.13', 'matthews_correlation=−0.13'],
    ['κ: 0/0', 'cohen_kappa=0/0'],
    ['accuracy = 45/57', 'accuracy=45/57'],
    ['TNR spam: undefined', 'specificity[spam]=undefined'],
    ['accuracy,0.70', 'accuracy=0.70'],
    ['Exactitud;0,70', 'accuracy=0,70'],
    ['recall of ham\t#DIV/0!', 'recall[ham]=#DIV/0!'],
  ])('%s', (line, expected) => {
    expect(values(line)).toEqual([expected]);
  });

  test('with a value per class, in their order', () => {
    const both = ['recall[spam]=0.5', 'recall[ham]=0.6'];
    for (const line of ['recall: 0.5, 0.6', 'recall = [0.5 0.6]', 'recall = [0.5,0.6]', 'recall 0.5 0.6']) {
      expect(values(line), line).toEqual(both);
    }
  });

  test('with several answers, and below a table', () => {
    expect(read('P = 0,72, R = 0,8; MCC = 0.5')).toEqual([
      '1:5 precision=0,72',
      '1:15 recall=0,8',
      '1:26 matthews_correlation=0.5',
    ]);
    expect(values('precision recall\nspam 0.5 0.6\nham 0.7 0.8\nMCC: 0.4\nmacro F1 = 0.5').slice(4)).toEqual([
      'matthews_correlation=0.4', 'f1_macro=0.5',
    ]); // prettier-ignore
  });
});

test.each<[text: string, code: string, line: number, column: number, excerpt: string, expected: string]>([
  ['class;precision;recal;f1\nspam;1;2;3', 'unknown-metric', 1, 17, 'recal', 'metric'],
  ['class precision recal f1\nspam 1 2 3', 'unknown-metric', 1, 17, 'recal', 'metric'],
  ['presicion;recall\nspam;1;2', 'unknown-metric', 1, 1, 'presicion', 'metric'],
  ['presicion recall\nspam 0.1 0.2', 'unknown-metric', 1, 1, 'presicion', 'metric'],
  ['class;precision\nspam;1\nspan;2', 'unknown-class', 3, 1, 'span', 'class'],
  ['precision\nspam 0.5\n\nspan 0.6', 'unknown-class', 4, 1, 'span', 'class'],
  [';spam;hamm\nrecall;1;2', 'unknown-class', 1, 7, 'hamm', 'class'],
  [';spam;ham\nrecal;1;2', 'unknown-metric', 2, 1, 'recal', 'metric'],
  ['precision\n0.1\n0.2\n0.3', 'unknown-class', 2, 1, '0.1', 'class'],
  ['recall = [0.1 0.2 0.3]', 'unknown-class', 1, 11, '0.1', 'class'],
  ['presicion: 0.72', 'unknown-metric', 1, 1, 'presicion', 'metric'],
  ['accuracy = 1\npresicion of spam 0.72', 'unknown-metric', 2, 1, 'presicion', 'metric'],
  ['👍 precision of class hamm = 0.72', 'unknown-metric', 1, 1, '👍 precision of class hamm', 'metric'],
  ['precision of class hamm = 0.72', 'unknown-class', 1, 20, 'hamm', 'class'],
  ['{"spam": {"precison": 1}}', 'unknown-metric', 1, 12, 'precison', 'metric'],
  ['{\n"spma": {"precision": 1}}', 'unknown-class', 2, 2, 'spma', 'class'],
  ['class;precision;recall\nspam;1;2;3', 'ragged-rows', 2, 1, 'spam', 'equal-rows'],
  ['{"spam": {"precision": 1}', 'json-syntax', 1, 26, '', 'closing-bracket'],
  ['{"spam": {"precision" 1}}', 'json-syntax', 1, 23, '1}}', 'key-and-value'],
])('%j is refused with its position', (text, code, line, column, excerpt, expected) => {
  expect(refusal(text)).toEqual({ code, line, column, excerpt, expected });
});

test.each([
  '',
  ' \n\n',
  'hello world',
  '1 0\n0 1\n1 1',
  '{}',
  'precision recall\n',
  'spam;-;\n',
  '[[5, 1], [2, 3]]',
  'Precision:',
])('%j has no answers', (text) => {
  expect(refusal(text)).toMatchObject({ code: 'no-answers' });
});

test.each([null, undefined, 7, ['precision 0.5'], { precision: 0.5 }])('%j is no text', (text) => {
  expect(() => answersIn(text as unknown as string, ['spam'], ofMatrices)).toThrow(RangeError);
});

test('a metric that these data do not have is unknown', () => {
  expect(refusal('roc_auc = 0.5')).toMatchObject({ code: 'unknown-metric', excerpt: 'roc_auc' });
  expect(values('ROC AUC = 0.5', ['0', '1'], needing('scores'))).toEqual(['roc_auc=0.5']);
});

test('as many as 10 000 cells are read; more are refused', () => {
  const labels = Array.from({ length: 1200 }, (_, at) => `class ${at}`);
  const rows = labels.map((label) => `${label} 0.50 1.00 0.67 1`);
  expect(read(['precision recall f1-score support', ...rows].join('\n'), labels)).toHaveLength(4800);
  expect(refusal('precision = 0.5\n'.repeat(10_001))).toMatchObject({ code: 'too-many-answers' });
});

test.each<[string, string]>([
  ['a million lines', 'a\n'.repeat(1e6)],
  ['nothing but line ends', '\n'.repeat(1.9e6)],
  ['one word', 'x'.repeat(1.9e6)],
  ['one number', `precision: ${'9'.repeat(1.9e6)}`],
  ['one name', 'precision '.repeat(1.9e5)],
  ['blanks before a word', `${' '.repeat(1.9e6)}x`],
  ['blanks behind a value', `precision = 0.5${' '.repeat(1.9e6)}x`],
  ['cells at commas', '0.5,'.repeat(4e5)],
  ['cells at strokes', '|'.repeat(1.9e6)],
  ['quotation marks', '"'.repeat(1.9e6)],
  ['cells with open quotation marks', 'a,"'.repeat(6e5)],
  ['colons', 'a:'.repeat(9e5)],
  ['equals signs', 'precision = '.repeat(1.5e5)],
  ['braces', '{'.repeat(1.9e6)],
  ['nested objects', '{"a":'.repeat(3e5)],
  ['a list without end', `{"f1":[${'1,'.repeat(9e5)}`],
  ['brackets', `${'('.repeat(1.9e6)}=5`],
  ['dashes', '- '.repeat(9e5)],
  ['values below a heading', `precision\n${'0.5\n'.repeat(4e5)}`],
  ['many headings', 'precision\n0.5\n0.6\n'.repeat(2500)],
  ['names of many words', `${'x_'.repeat(90)}: a\n`.repeat(9000)],
  ['names of many words that join', `${'of '.repeat(60)}= a\n`.repeat(9000)],
  ['more than two million characters', 'x'.repeat(3e6)],
])('%s take limited time', (_, text) => {
  const { code } = (refusal(text) ?? { code: 'read' }) as { code: string };
  expect(code).toMatch(/^(read|no-answers|too-many-answers|unknown-metric|unknown-class|json-syntax)$/);
});

describe('the offset of a position', () => {
  test.each([
    ['precision of 😀 = 0.5, loudness of 😀 = 0.4', 'loudness'],
    ['class,precision\nspam,0.5\n"😀😀😀",0.5\n"😀😀",0.4', '😀😀'],
    ['precision of 😀 = 0.5\r\nrecall of 😀😀 = 0.4', '😀😀'],
  ])('of the refused part in %j', (text, excerpt) => {
    const found = refusal(text, ['😀', 'spam', 'ham', '😀😀😀']) as { line: number; column: number; excerpt: string };
    expect(found.excerpt).toBe(excerpt);
    expect(offsetOf(text, found.line, found.column)).toBe(text.lastIndexOf(excerpt));
  });

  test('is the offset from which the position was made', () => {
    const piece = fc.constantFrom('a', ' ', 'é', '😀', '𝔄', '\n', '\r', '\r\n', '\ud800', '中');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.nat(30), (pieces, at) => {
        const before = pieces.slice(0, at).join('');
        const text = pieces.join('');
        const isBroken = (before.endsWith('\r') && text[before.length] === '\n') || before.endsWith('\ud800');
        fc.pre(!isBroken);
        const { line, column } = new Places(text).of({ text: '', offset: before.length });
        expect(offsetOf(text, line, column)).toBe(before.length);
      }),
      { seed: 20261121 },
    );
  });
});

test('any text is read or refused', () => {
  const part = fc.oneof(
    fc.constantFrom('precision', 'recall', 'spam', 'ham', 'macro avg', '0.5', '0,5', '-', '=', ':', '"', "'", '{', '}', '[', ']', '(', ')', '👍', '\uD800'),
    fc.constantFrom(' ', '  ', '\t', '\n', '\r', ';', ',', '|'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  ); // prettier-ignore
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const text = parts.join('');
      const lines = text.split(/\r\n|\r|\n/);
      try {
        for (const { answer, line, column } of answersIn(text, ['spam', 'ham'], ofMatrices)) {
          expect(
            [...lines[line - 1]!]
              .slice(column - 1)
              .join('')
              .startsWith(answer.slice(0, 1)),
            text,
          ).toBe(true);
          expect(answer.trim()).not.toBe('');
        }
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
      }
    }),
    { numRuns: 500 },
  );
});

test('text written as a table is read back unchanged', () => {
  const metrics = ['precision', 'recall', 'f1', 'specificity'];
  const label = fc.stringMatching(/^[a-z]{1,8}[0-9]?$/).filter((text) => !hasMeaning(text));
  const cell = fc.constantFrom('0.5', '.25', '72 %', '1/3', '1', '0.125');
  fc.assert(
    fc.property(
      fc.uniqueArray(label, { minLength: 2, maxLength: 6 }),
      fc.subarray(metrics, { minLength: 1 }),
      fc.constantFrom('\t', ';', ' | ', '   '),
      fc.boolean(),
      fc.infiniteStream(cell),
      (labels, columns, delimiter, isTurned, cells) => {
        const [down, across] = isTurned ? [columns, labels] : [labels, columns];
        const expected: string[] = [];
        const rows = down.map((row) => [
          row,
          ...across.map((column) => {
            const [id, of] = isTurned ? [row, column] : [column, row];
            const answer = cells.next().value as string;
            expected.push(`${id}[${of}]=${answer}`);
            return answer;
          }),
        ]);
        const text = [['x', ...across], ...rows].map((row) => row.join(delimiter)).join('\n');
        expect(without(read(text, labels, ofMatrices, [])), text).toEqual(expected);
      },
    ),
  );
});

/** Whether a text has a meaning of its own: a metric, an average, a joining word. */
function hasMeaning(text: string): boolean {
  try {
    return [`${text} = 1`, `precision of ${text} = 1`].some((line) => read(line, [], ofMatrices, []).length > 0);
  } catch {
    return /^(of|for|in|the|de|del|para|en|la|el|class|clase|label|etiqueta|x)$/.test(text);
  }
}
