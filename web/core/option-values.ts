import type { ReadOptions } from './types/reading.ts';
import type { ReportOptions } from './types/report.ts';

type Values<Name extends keyof ReadOptions> = readonly NonNullable<ReadOptions[Name]>[];

/** Kinds as which a text can be read. */
export const readKinds: Values<'kind'> = [
  'labels',
  'matrix',
  'scores',
  'probabilities',
  'multilabel',
  'decision',
  'distributions',
  'class-counts',
  'raters',
  'report',
  'ranked',
];

/** Kinds of parts that the data of a text can be. */
export const comparisons: Values<'sideBySide'> = ['models', 'folds', 'groups'];

export type ColumnUse = NonNullable<ReadOptions['columns']>[number];

export const columnUses: readonly ColumnUse[] = [
  'ignored',
  'truth',
  'predicted',
  'score',
  'group',
  'fold',
  'model',
  'count',
  'weight',
];

export const decimalSigns: Values<'decimal'> = ['.', ','];

export const orientations: Values<'orientation'> = ['truth-rows', 'truth-columns'];

export const missings: Values<'missing'> = ['refuse', 'omit'];

/** Least and greatest value of an option, both included. */
export type Ranges = Readonly<Partial<Record<keyof ReportOptions, readonly [least: number, most: number]>>>;

const share = [0, 1] as const;
const factor = [0, 1e6] as const;

/** Options of all reports. */
export const ranges = {
  beta: factor,
  tverskyAlpha: factor,
  tverskyBeta: factor,
  ibaAlpha: factor,
  netBenefitThreshold: share,
  level: [1e-9, 1 - 1e-9],
  vBeta: factor,
} as const satisfies Ranges;

/** Further options of reports of scores. */
export const scoreRanges = {
  maxFpr: [1e-9, 1],
  atSpecificity: share,
  atSensitivity: share,
  atPrecision: share,
  atRecall: share,
  severityRatio: [1e-9, 1e9],
  clip: [0, 0.5],
} as const satisfies Ranges;

/** Options of reports of scores that are whole numbers. */
export const wholeRanges = { k: [1, 2 ** 31], mapK: [1, 2 ** 31], bins: [1, 10_000] } as const satisfies Ranges;

export const zeroDivisions = ['zero', 'one', 'undefined'] as const;

export const bases = [2, 'e', 10] as const;
