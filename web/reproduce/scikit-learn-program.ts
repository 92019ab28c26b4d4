import type { ReportOptions } from '../core/types/report.ts';
import type { ReproduceTexts } from '../locales/en/reproduce.ts';
import { labelLists, listed, numberText, tableInPython } from './literals.ts';
import { scikitLearn } from './scikit-learn.ts';
import { isWeighted, type Cases, type Classification, type FiledCases } from './cases.ts';
import { intervalsInPython } from './intervals-program.ts';
import { partsInPython } from './parts-program.ts';
import {
  aboutNames,
  choose,
  columnsInPython,
  filed,
  fileName,
  filledCall,
  heading,
  readsFile,
  shown,
  type Line,
  type Program,
  type Reproduced,
} from './program.ts';

const array = (values: readonly number[]): string => listed('np.array([', values.map(numberText), '])');

const table = (rows: readonly (readonly number[])[]): string => `${tableInPython('np.array(', rows)})`;

/** A program for scikit-learn. Undefined where it has none of the metrics. */
export function scikitLearnProgram(reproduced: Reproduced): Program | undefined {
  const { report, options, texts } = reproduced;
  const policy = options.zeroDivision ?? 'zero';
  const chosen = choose(reproduced, scikitLearn, () => policy === 'undefined');
  if (!chosen) return undefined;
  const { cases, isFile, lines } = chosen;
  const calls = lines.map((line) => ({ ...line, call: callOf(line, cases, options) }));
  const mentions = (word: string): boolean => calls.some(({ call }) => new RegExp(`\\b${word}\\b`).test(call));
  const data = [...dataLines(cases, isFile, reproduced), ...definitions(cases, mentions)];
  const parts = partsInPython(reproduced, cases, isFile);
  const isUsed = (module: string): boolean =>
    mentions(module) || [...data, ...parts].some((line) => line.includes(`${module}.`));
  const code = [
    ...heading(reproduced, texts.intro.scikitLearn, chosen, /average=None|\[:, /),
    'import numpy as np',
    ...(isUsed('stats') ? ['from scipy import stats'] : []),
    ...(isUsed('metrics') ? ['from sklearn import metrics'] : []),
    '',
    ...data,
    '',
    '',
    'def show(name, values):',
    '    print(name, *(repr(float(value)) for value in np.ravel(values)))',
    '',
    ...shown(calls, report, texts),
    ...parts,
    ...intervalsInPython({ ...reproduced, ...chosen, callOf }),
    '',
  ].join('\n');
  return { code, ...filed(cases, isFile) };
}

function callOf({ library }: Line, cases: Cases, options: ReportOptions): string {
  const weighted = isWeighted(cases);
  const { base = 2, zeroDivision = 'zero' } = options;
  return filledCall(library, {
    weights: weighted ? ', sample_weight=weights' : '',
    'average weights': weighted ? ', weights=weights' : '',
    zero: `, zero_division=${zeroDivision === 'one' ? 1 : 0}`,
    true: weighted ? 'each_true' : 'y_true',
    predicted: weighted ? 'each_pred' : 'y_pred',
    base: base === 'e' ? 'np.e' : String(base),
    beta: numberText(options.beta ?? 1),
    vBeta: numberText(options.vBeta ?? 1),
    maxFpr: numberText(options.maxFpr ?? 0.1),
    threshold: numberText((cases.kind === 'scores' && cases.isOpposite ? -1 : 1) * (options.threshold ?? 0.5)),
    k: options.k === undefined ? 'None' : numberText(options.k),
    probabilities: 'y_score',
    classes: cases.kind === 'scores' ? '[0, 1]' : 'classes',
  });
}

/** Definitions of names that several lines use. */
function definitions(cases: Cases, mentions: (word: string) => boolean): string[] {
  const weights = isWeighted(cases) ? ', sample_weight=weights' : '';
  const counts = (): string[] => {
    if (cases.kind !== 'labels') return [];
    if (!cases.predictedNames) {
      return [`counts = metrics.confusion_matrix(y_true, y_pred, labels=labels${weights})`];
    }
    return [
      'rows = [labels.index(label) for label in y_true]',
      'columns = [predicted_labels.index(label) for label in y_pred]',
      `counts = np.zeros((len(labels), len(predicted_labels))${cases.weights?.every(Number.isInteger) === false ? '' : ', int'})`,
      `np.add.at(counts, (rows, columns), ${cases.weights ? 'weights' : '1'})`,
    ];
  };
  const each = 'np.asarray(weights, int)';
  const known: [word: string, lines: string[]][] = [
    ['counts', counts()],
    ['each_true', [`each_true = np.repeat(y_true, ${each})`, `each_pred = np.repeat(y_pred, ${each})`]],
    [
      'true_positions',
      [
        'position = {label: at for at, label in enumerate(labels)}',
        'true_positions = [position[label] for label in y_true]',
        'predicted_positions = [position[label] for label in y_pred]',
      ],
    ],
    ['tpr', [`fpr, tpr, _ = metrics.roc_curve(y_true, y_score, drop_intermediate=False${weights})`]],
    ['recall', [`precision, recall, _ = metrics.precision_recall_curve(y_true, y_score${weights})`]],
    ['one_hot', ['one_hot = np.eye(len(classes))[y_true]']],
  ];
  return known.flatMap(([word, lines]) => (mentions(word) ? lines : []));
}

function dataLines(cases: Cases, isFile: boolean, { texts }: Reproduced): string[] {
  const weights =
    cases.kind === 'matrix' || cases.weights === undefined || isFile ? [] : [`weights = ${array(cases.weights)}`];
  if (cases.kind === 'labels' || cases.kind === 'matrix') {
    return [...classified(cases, isFile, texts), ...weights];
  }
  const about = aboutNames(cases, texts);
  const coded = cases.kind === 'probabilities' ? [`classes = range(${cases.names.length})`] : [];
  if (isFile) return [...fromFile(cases, texts), ...about, ...coded];
  switch (cases.kind) {
    case 'scores':
      return [...about, `y_true = ${array(cases.truth)}`, `y_score = ${array(cases.scores)}`, ...weights];
    case 'probabilities':
      return [
        ...about,
        ...coded,
        `y_true = ${array(cases.truth)}`,
        `y_score = ${table(cases.probabilities)}`,
        ...weights,
      ];
    case 'multilabel':
      return [
        ...about,
        `y_true = ${table(cases.truth)}`,
        ...(cases.predicted ? [`y_pred = ${table(cases.predicted)}`] : []),
        ...(cases.scores ? [`y_score = ${table(cases.scores)}`] : []),
        ...weights,
      ];
  }
}

function classified(cases: Classification, isFile: boolean, texts: ReproduceTexts): string[] {
  const { names, predictedNames } = cases;
  const lists = labelLists(cases, isFile, 'python');
  const about = lists.areCoded ? aboutNames(cases, texts) : [];
  const labels = [
    `labels = ${lists.ofLabels(names)}`,
    ...(predictedNames ? [`predicted_labels = ${lists.ofLabels(predictedNames)}`] : []),
  ];
  if (cases.kind === 'matrix') {
    const columns = predictedNames ? 'predicted_labels' : 'labels';
    return [
      ...about,
      ...labels,
      `counts = ${table(cases.counts)}`,
      `y_true = np.repeat(labels, len(${columns}))`,
      `y_pred = np.tile(${columns}, len(labels))`,
      'weights = counts.ravel()',
    ];
  }
  if (isFile) return [...fromFile(cases, texts), ...about, ...labels];
  return [
    ...about,
    ...labels,
    `y_true = ${lists.ofCases(cases.truth, names)}`,
    `y_pred = ${lists.ofCases(cases.predicted, predictedNames ?? names)}`,
  ];
}

const fromFile = (cases: FiledCases, texts: ReproduceTexts): string[] => [
  readsFile(cases, texts),
  `data = np.loadtxt('${fileName}', delimiter=',', skiprows=1, ndmin=2)`,
  ...columnsInPython(cases, '.astype(int)'),
];
