import type { Label } from '../core/types/label.ts';
import type { ReportOptions } from '../core/types/report.ts';
import { scikitLearn } from './scikit-learn.ts';
import { columnsOf, type Cases } from './cases.ts';
import { intervalsInPython } from './intervals-program.ts';
import { partsInPython } from './parts-program.ts';
import {
  aboutNames,
  choose,
  commented,
  filed,
  fileName,
  labelForm,
  listed,
  numberText,
  quoted,
  readsFile,
  shown,
  type Line,
  type Program,
  type Reproduced,
} from './program.ts';

const array = (values: readonly number[]): string => listed('np.array([', values.map(numberText), '])');

const table = (rows: readonly (readonly number[])[]): string =>
  `np.array([\n${rows.map((row) => `${listed('    [', row.map(numberText), ']')},\n`).join('')}])`;

type Classification = Extract<Cases, { kind: 'labels' | 'matrix' }>;

/** A program for scikit-learn. Undefined where it has none of the metrics. */
export function scikitLearnProgram(reproduced: Reproduced): Program | undefined {
  const { report, options, texts } = reproduced;
  const policy = options.zeroDivision ?? 'zero';
  const chosen = choose(reproduced, scikitLearn, () => policy === 'undefined');
  if (!chosen) return undefined;
  const { cases, isFile, lines, left } = chosen;
  const calls = lines.map((line) => ({ ...line, call: callOf(line, cases, options) }));
  const mentions = (word: string): boolean => calls.some(({ call }) => new RegExp(`\\b${word}\\b`).test(call));
  const data = [...dataLines(cases, isFile, reproduced), ...definitions(cases, mentions)];
  const parts = partsInPython(reproduced, cases, isFile);
  const isUsed = (module: string): boolean =>
    mentions(module) || [...data, ...parts].some((line) => line.includes(`${module}.`));
  const code = [
    commented(texts.title),
    commented(texts.intro.scikitLearn),
    ...(calls.some(({ library }) => library.call.includes('{zero}')) ? [commented(texts.zeroDivision[policy])] : []),
    ...(calls.some(({ library }) => /average=None|\[:, /.test(library.call)) ? [commented(texts.perClass)] : []),
    ...(left.length > 0 ? [commented(`${texts.differs} ${left.join(', ')}`)] : []),
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

function isWeighted(cases: Cases): boolean {
  return cases.kind === 'matrix' || cases.weights !== undefined;
}

function callOf({ library }: Line, cases: Cases, options: ReportOptions): string {
  const weighted = isWeighted(cases);
  const { base = 2, zeroDivision = 'zero' } = options;
  const values: Readonly<Record<string, string>> = {
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
  };
  return library.call.replace(/\{([\w ]+)\}/g, (_, name: string) => values[name]!);
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

function classified(cases: Classification, isFile: boolean, texts: Reproduced['texts']): string[] {
  const { names, predictedNames } = cases;
  const form = labelForm([...names, ...(predictedNames ?? [])], isFile);
  const literal = (name: Label): string => (form === 'whole' ? String(name) : quoted(name));
  const list = (labels: readonly Label[]): string =>
    form === 'coded' ? `list(range(${labels.length}))` : listed('[', labels.map(literal), ']');
  const about = form === 'coded' ? aboutNames(cases, texts) : [];
  if (cases.kind === 'matrix') {
    const columns = predictedNames ? 'predicted_labels' : 'labels';
    return [
      ...about,
      `labels = ${list(names)}`,
      ...(predictedNames ? [`predicted_labels = ${list(predictedNames)}`] : []),
      `counts = ${table(cases.counts)}`,
      `y_true = np.repeat(labels, len(${columns}))`,
      `y_pred = np.tile(${columns}, len(labels))`,
      'weights = counts.ravel()',
    ];
  }
  const labels = [`labels = ${list(names)}`, ...(predictedNames ? [`predicted_labels = ${list(predictedNames)}`] : [])];
  if (isFile) return [...fromFile(cases, texts), ...about, ...labels];
  const written = (codes: readonly number[], of: readonly Label[]): string =>
    listed('[', form === 'coded' ? codes.map(String) : codes.map((code) => literal(of[code]!)), ']');
  return [
    ...about,
    ...labels,
    `y_true = ${written(cases.truth, names)}`,
    `y_pred = ${written(cases.predicted, predictedNames ?? names)}`,
  ];
}

/** The columns of the file, in its order. */
function fromFile(cases: Exclude<Cases, { kind: 'matrix' }>, texts: Reproduced['texts']): string[] {
  const columns = columnsOf(cases).map(({ name }) => name);
  const at = (name: string): number => columns.indexOf(name);
  const count = cases.kind === 'labels' || cases.kind === 'scores' ? 1 : cases.names.length;
  const several = (name: string): string => `data[:, ${at(`${name}_0`)}:${at(`${name}_0`) + count}]`;
  const named: Record<Exclude<Cases['kind'], 'matrix'>, string[]> = {
    labels: [`y_true = data[:, ${at('truth')}].astype(int)`, `y_pred = data[:, ${at('predicted')}].astype(int)`],
    scores: [`y_true = data[:, ${at('truth')}].astype(int)`, `y_score = data[:, ${at('score')}]`],
    probabilities: [`y_true = data[:, ${at('truth')}].astype(int)`, `y_score = ${several('score')}`],
    multilabel: [
      `y_true = ${several('truth')}.astype(int)`,
      ...(at('predicted_0') < 0 ? [] : [`y_pred = ${several('predicted')}.astype(int)`]),
      ...(at('score_0') < 0 ? [] : [`y_score = ${several('score')}`]),
    ],
  };
  return [
    readsFile(columns, texts),
    `data = np.loadtxt('${fileName}', delimiter=',', skiprows=1, ndmin=2)`,
    ...named[cases.kind],
    ...(at('weight') < 0
      ? []
      : [`weights = data[:, ${at('weight')}]${cases.weights!.every(Number.isInteger) ? '.astype(int)' : ''}`]),
  ];
}
