import type { ReportOptions } from '../core/types/report.ts';
import { columnsOf, fulfils, type Cases } from './cases.ts';
import {
  aboutNames,
  choose,
  commented,
  filed,
  fileName,
  listed,
  numberText,
  readsFile,
  shown,
  type Line,
  type Program,
  type Reproduced,
} from './program.ts';
import { torchmetrics } from './torchmetrics.ts';

const tensor = (values: readonly number[]): string => listed('torch.tensor([', values.map(numberText), '])');

const table = (rows: readonly (readonly number[])[]): string =>
  `torch.tensor([\n${rows.map((row) => `${listed('    [', row.map(numberText), ']')},\n`).join('')}])`;

/** Numbers as 64-bit floats; torch would take them for 32 bits. */
const exactly = (written: string): string => written.replace(/\)$/, ', dtype=torch.float64)');

/**
 * A program for torchmetrics. Undefined where it has none of the metrics, for weights that are not whole numbers or sum
 * to more than a million, and for a single class.
 */
export function torchmetricsProgram(reproduced: Reproduced): Program | undefined {
  const { report, options, texts } = reproduced;
  const policy = options.zeroDivision ?? 'zero';
  const chosen = choose(
    reproduced,
    torchmetrics,
    (_, { call }) => policy !== 'zero' && !(policy === 'one' && call.includes('{zero}')) && 'zero',
  );
  if (!chosen || !fulfils(chosen.cases, 'whole', options)) return undefined;
  const { cases, isFile, lines, left } = chosen;
  if (cases.kind !== 'scores' && cases.names.length < 2) return undefined;
  const calls = lines.map((line) => ({ ...line, call: callOf(line, options) }));
  const isUsed = (module: string): boolean => calls.some(({ call }) => call.includes(`${module}.`));
  const modules = ['classification', 'clustering', 'nominal'].filter(isUsed);
  const code = [
    commented(texts.title),
    commented(texts.intro.torchmetrics),
    ...(calls.some(({ library }) => library.call.includes('{zero}')) ? [commented(texts.zeroDivision[policy])] : []),
    ...(calls.some(({ call }) => call.includes('average=None')) ? [commented(texts.perClass)] : []),
    ...(left.length > 0 ? [commented(`${texts.differs} ${left.join(', ')}`)] : []),
    ...(isUsed('math') ? ['import math'] : []),
    'import torch',
    ...(modules.length > 0 ? [`from torchmetrics.functional import ${modules.join(', ')}`] : []),
    '',
    ...aboutNames(cases, texts, texts.numbered),
    ...sizes(cases),
    ...(isFile && cases.kind !== 'matrix' ? fromFile(cases, texts) : written(cases)),
    ...repeated(cases),
    '',
    '',
    'def show(name, values):',
    "    print(name, *(f'{value:.7g}' for value in torch.as_tensor(values).double().flatten().tolist()))",
    '',
    ...shown(calls, report, texts),
    '',
  ].join('\n');
  return { code, ...filed(cases, isFile) };
}

/** A number that torchmetrics reads as a float. */
const floatText = (value: number): string => (Number.isInteger(value) ? `${numberText(value)}.0` : numberText(value));

function callOf({ library }: Line, options: ReportOptions): string {
  const { base = 2, zeroDivision = 'zero' } = options;
  const values: Readonly<Record<string, string>> = {
    zero: `, zero_division=${zeroDivision === 'one' ? 1 : 0}`,
    base: base === 'e' ? 'math.e' : String(base),
    beta: floatText(options.beta ?? 1),
    vBeta: floatText(options.vBeta ?? 1),
    maxFpr: floatText(options.maxFpr ?? 0.1),
    k: numberText(options.k ?? 1),
  };
  return library.call.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!);
}

/** Arguments with the number of classes or labels. */
function sizes(cases: Cases): string[] {
  if (cases.kind === 'scores') return [];
  return [`${cases.kind === 'multilabel' ? 'labels' : 'classes'} = ${cases.names.length}`];
}

function written(cases: Cases): string[] {
  const weights = cases.kind !== 'matrix' && cases.weights ? [`weights = ${tensor(cases.weights)}`] : [];
  switch (cases.kind) {
    case 'matrix':
      return [`counts = ${table(cases.counts)}`];
    case 'labels':
      return [`y_true = ${tensor(cases.truth)}`, `y_pred = ${tensor(cases.predicted)}`, ...weights];
    case 'scores':
      return [`y_true = ${tensor(cases.truth)}`, `y_score = ${exactly(tensor(cases.scores))}`, ...weights];
    case 'probabilities':
      return [`y_true = ${tensor(cases.truth)}`, `y_score = ${exactly(table(cases.probabilities))}`, ...weights];
    case 'multilabel':
      return [
        `y_true = ${table(cases.truth)}`,
        ...(cases.predicted ? [`y_pred = ${table(cases.predicted)}`] : []),
        ...(cases.scores ? [`y_score = ${exactly(table(cases.scores))}`] : []),
        ...weights,
      ];
  }
}

/** The columns of the file, in its order. */
function fromFile(cases: Exclude<Cases, { kind: 'matrix' }>, texts: Reproduced['texts']): string[] {
  const columns = columnsOf(cases).map(({ name }) => name);
  const at = (name: string): number => columns.indexOf(name);
  const width = cases.kind === 'scores' ? 1 : cases.names.length;
  const of = (name: string): string[] => {
    const first = at(`${name}_0`);
    return at(name) >= 0 ? [`data[:, ${at(name)}]`] : first >= 0 ? [`data[:, ${first}:${first + width}]`] : [];
  };
  return [
    readsFile(columns, texts),
    `with open('${fileName}') as file:`,
    '    next(file)',
    '    data = torch.tensor([[float(cell) for cell in line.split(",")] for line in file], dtype=torch.float64)',
    ...of('truth').map((column) => `y_true = ${column}.long()`),
    ...of('predicted').map((column) => `y_pred = ${column}.long()`),
    ...of('score').map((column) => `y_score = ${column}`),
    ...of('weight').map((column) => `weights = ${column}.long()`),
  ];
}

/** torchmetrics has no weights, so cases are repeated as often as they count. */
function repeated(cases: Cases): string[] {
  if (cases.kind === 'matrix') {
    return [
      'rows, columns = torch.nonzero(torch.ones_like(counts), as_tuple=True)',
      'y_true = rows.repeat_interleave(counts.flatten())',
      'y_pred = columns.repeat_interleave(counts.flatten())',
    ];
  }
  if (!cases.weights) return [];
  const names = new Set(columnsOf(cases).map(({ name }) => name.split('_')[0]!));
  const variables = [
    ...(names.has('truth') ? ['y_true'] : []),
    ...(names.has('predicted') ? ['y_pred'] : []),
    ...(names.has('score') ? ['y_score'] : []),
  ];
  return variables.map((name) => `${name} = ${name}.repeat_interleave(weights, dim=0)`);
}
