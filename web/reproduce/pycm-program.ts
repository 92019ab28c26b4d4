import type { ReproduceTexts } from '../locales/en/reproduce.ts';
import type { Classification, Classified } from './cases.ts';
import { labelLists, listed, numberText, tableInPython } from './literals.ts';
import {
  aboutNames,
  choose,
  filed,
  fileName,
  filledCall,
  heading,
  readsFile,
  shown,
  type Program,
  type Reproduced,
} from './program.ts';
import { pycm } from './pycm.ts';

/**
 * A program for PyCM. Undefined where it has none of the metrics: it needs the same two or more classes on both sides.
 */
export function pycmProgram(reproduced: Reproduced): Program | undefined {
  const { report, options, texts } = reproduced;
  const chosen = choose(reproduced, pycm, () => 'none');
  if (!chosen) return undefined;
  const { cases, isFile, lines } = chosen;
  if ((cases.kind !== 'labels' && cases.kind !== 'matrix') || cases.predictedNames || cases.names.length < 2) {
    return undefined;
  }
  const values = { beta: numberText(options.beta ?? 1), ibaAlpha: numberText(options.ibaAlpha ?? 1) };
  const calls = lines.map((line) => ({ ...line, call: filledCall(line.library, values) }));
  const code = [
    ...heading(reproduced, texts.intro.pycm, chosen, /class_stat|F_beta|IBA_alpha/),
    'from pycm import ConfusionMatrix',
    '',
    ...data(cases, isFile, texts),
    '',
    '',
    'def show(name, values):',
    '    print(name, *(values.values() if isinstance(values, dict) else [values]))',
    '',
    ...shown(calls, report, texts),
    '',
  ].join('\n');
  return { code, ...filed(cases, isFile) };
}

function data(cases: Classification, isFile: boolean, texts: ReproduceTexts): string[] {
  const { names } = cases;
  const lists = labelLists(cases, isFile, 'python');
  const labels = [...(lists.areCoded ? aboutNames(cases, texts) : []), `labels = ${lists.ofLabels(names)}`];
  if (cases.kind === 'matrix') {
    const areWhole = cases.counts.every((row) => row.every(Number.isInteger));
    return [
      ...labels,
      `counts = ${tableInPython('', cases.counts)}`,
      ...(areWhole
        ? ['cm = ConfusionMatrix(matrix=counts, classes=labels)']
        : [
            'y_true = [label for label in labels for _ in labels]',
            'y_pred = labels * len(labels)',
            'weights = [weight for row in counts for weight in row]',
            'cm = ConfusionMatrix(y_true, y_pred, classes=labels, sample_weight=weights)',
          ]),
    ];
  }
  const vectors = isFile
    ? fromFile(cases, texts)
    : [
        `y_true = ${lists.ofCases(cases.truth, names)}`,
        `y_pred = ${lists.ofCases(cases.predicted, names)}`,
        ...(cases.weights ? [`weights = ${listed('[', cases.weights.map(numberText), ']')}`] : []),
      ];
  const weights = cases.weights ? ', sample_weight=weights' : '';
  return [...labels, ...vectors, `cm = ConfusionMatrix(y_true, y_pred, classes=labels${weights})`];
}

function fromFile(cases: Classified, texts: ReproduceTexts): string[] {
  return [
    readsFile(cases, texts),
    `with open('${fileName}') as file:`,
    '    next(file)',
    `    data = [[${cases.weights?.every(Number.isInteger) === false ? 'float' : 'int'}(cell) for cell in line.split(",")] for line in file]`,
    'y_true = [row[0] for row in data]',
    'y_pred = [row[1] for row in data]',
    ...(cases.weights ? ['weights = [row[2] for row in data]'] : []),
  ];
}
