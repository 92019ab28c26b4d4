import type { ReportOptions } from '../core/types/report.ts';
import type { ReproduceTexts } from '../locales/en/reproduce.ts';
import { columnsOf, fulfils, type Cases, type FiledCases } from './cases.ts';
import { listed, numberText, tableInPython } from './literals.ts';
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
import { torchmetrics } from './torchmetrics.ts';

const tensor = (values: readonly number[]): string => listed('torch.tensor([', values.map(numberText), '])');

const table = (rows: readonly (readonly number[])[]): string => `${tableInPython('torch.tensor(', rows)})`;

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
  const { cases, isFile, lines } = chosen;
  if (cases.kind !== 'scores' && cases.names.length < 2) return undefined;
  const calls = lines.map((line) => ({ ...line, call: callOf(line, options) }));
  const isUsed = (module: string): boolean => calls.some(({ call }) => call.includes(`${module}.`));
  const modules = ['classification', 'clustering', 'nominal'].filter(isUsed);
  const code = [
    ...heading(reproduced, texts.intro.torchmetrics, chosen, /average=None/),
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
  return filledCall(library, {
    zero: `, zero_division=${zeroDivision === 'one' ? 1 : 0}`,
    base: base === 'e' ? 'math.e' : String(base),
    beta: floatText(options.beta ?? 1),
    vBeta: floatText(options.vBeta ?? 1),
    maxFpr: floatText(options.maxFpr ?? 0.1),
    k: numberText(options.k ?? 1),
  });
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

const fromFile = (cases: FiledCases, texts: ReproduceTexts): string[] => [
  readsFile(cases, texts),
  `with open('${fileName}') as file:`,
  '    next(file)',
  '    data = torch.tensor([[float(cell) for cell in line.split(",")] for line in file], dtype=torch.float64)',
  ...columnsInPython(cases, '.long()'),
];

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
