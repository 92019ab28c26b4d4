import type { Label } from '../core/types/label.ts';
import { columnsOf, type Classified } from './cases.ts';
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
  type Chosen,
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
  const { cases, isFile, lines, left } = chosen;
  if ((cases.kind !== 'labels' && cases.kind !== 'matrix') || cases.predictedNames || cases.names.length < 2) {
    return undefined;
  }
  const calls = lines.map((line) => ({
    ...line,
    call: line.library.call
      .replace('{beta}', numberText(options.beta ?? 1))
      .replace('{ibaAlpha}', numberText(options.ibaAlpha ?? 1)),
  }));
  const code = [
    commented(texts.title),
    commented(texts.intro.pycm),
    ...(calls.some(({ call }) => /class_stat|F_beta|IBA_alpha/.test(call)) ? [commented(texts.perClass)] : []),
    ...(left.length > 0 ? [commented(`${texts.differs} ${left.join(', ')}`)] : []),
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

function data(
  cases: Extract<Chosen['cases'], { kind: 'labels' | 'matrix' }>,
  isFile: boolean,
  texts: Reproduced['texts'],
): string[] {
  const { names } = cases;
  const form = labelForm(names, isFile);
  const literal = (name: Label): string => (form === 'whole' ? String(name) : quoted(name));
  const labels = [
    ...(form === 'coded' ? aboutNames(cases, texts) : []),
    `labels = ${form === 'coded' ? `list(range(${names.length}))` : listed('[', names.map(literal), ']')}`,
  ];
  if (cases.kind === 'matrix') {
    const rows = cases.counts.map((row) => `${listed('    [', row.map(numberText), ']')},\n`);
    const areWhole = cases.counts.every((row) => row.every(Number.isInteger));
    return [
      ...labels,
      `counts = [\n${rows.join('')}]`,
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
  const list = (codes: readonly number[]): string =>
    listed('[', form === 'coded' ? codes.map(String) : codes.map((code) => literal(names[code]!)), ']');
  const vectors = isFile
    ? fromFile(cases, texts)
    : [
        `y_true = ${list(cases.truth)}`,
        `y_pred = ${list(cases.predicted)}`,
        ...(cases.weights ? [`weights = ${listed('[', cases.weights.map(numberText), ']')}`] : []),
      ];
  const weights = cases.weights ? ', sample_weight=weights' : '';
  return [...labels, ...vectors, `cm = ConfusionMatrix(y_true, y_pred, classes=labels${weights})`];
}

function fromFile(cases: Classified, texts: Reproduced['texts']): string[] {
  const columns = columnsOf(cases).map(({ name }) => name);
  return [
    readsFile(columns, texts),
    `with open('${fileName}') as file:`,
    '    next(file)',
    `    data = [[${cases.weights?.every(Number.isInteger) === false ? 'float' : 'int'}(cell) for cell in line.split(",")] for line in file]`,
    'y_true = [row[0] for row in data]',
    'y_pred = [row[1] for row in data]',
    ...(cases.weights ? ['weights = [row[2] for row in data]'] : []),
  ];
}
