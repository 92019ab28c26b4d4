import type { Label } from '../core/types/label.ts';
import type { MetricInfo } from '../core/types/metric-info.ts';
import type { Problem } from '../core/types/problem.ts';
import type { ReadOptions } from '../core/types/reading.ts';
import type { AsyncCalculator, AsyncDataset } from '../worker/async-calculator.ts';
import { startCalculator } from '../worker/calculator.ts';
import { addMathFont } from './math-font.ts';

/** The page forbids WebAssembly. */
export class WasmForbidden extends Error {}

/** The element cannot show such data. */
export class UnfitData extends Error {
  constructor(
    readonly wanted: 'scores' | 'matrix' | 'text' | 'metric' | 'class' | 'attribute' | 'html',
    /** The unknown metric or class, or the attribute that cannot be used. */
    readonly found = '',
    /** Allowed values of the attribute. */
    readonly possible = '',
  ) {
    super(`These data have no ${wanted} ${found}`.trim());
  }
}

/** The data of an element after reading, with what is needed to compute from them. */
export interface EmbeddedData {
  calculator: AsyncCalculator;
  dataset: AsyncDataset;
  /** The metrics of such data. */
  catalogue: readonly MetricInfo[];
}

/** Data as given to an element; where several are given, the first in this order counts. */
export interface GivenData {
  problem?: Problem | undefined;
  /** Text as people paste it. */
  text?: string | undefined;
  matrix?: string | undefined;
  /** Lists with blanks, commas or semicolons between their items, or in brackets; or arrays. */
  yTrue?: string | readonly Label[] | undefined;
  yPred?: string | readonly Label[] | undefined;
  scores?: string | readonly number[] | undefined;
  labels?: string | readonly Label[] | undefined;
  positive?: Label | undefined;
}

/** Input from which the calculator makes a dataset. */
export type Source = { problem: Problem } | { text: string; options: ReadOptions };

/** The calculator could not be loaded. */
export class CannotStart extends Error {}

/** The calculator of the document, shared by all its elements. */
export interface Shared {
  calculator: AsyncCalculator;
  /** The metrics of labels, matrices and counts. */
  catalogue: readonly MetricInfo[];
}

function isWasmForbidden(): boolean {
  try {
    return !new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
  } catch {
    return true;
  }
}

async function start(): Promise<Shared> {
  if (isWasmForbidden()) throw new WasmForbidden('WebAssembly is forbidden here.');
  const calculator = await startCalculator();
  addMathFont();
  return { calculator, catalogue: await calculator.catalogue() };
}

let starting: Promise<Shared> | undefined;

/** The shared calculator. After CannotStart the next call tries again. @throws WasmForbidden, or CannotStart */
export function sharedCalculator(): Promise<Shared> {
  starting ??= start().catch((error: unknown) => {
    starting = undefined;
    throw error instanceof WasmForbidden ? error : new CannotStart(String(error));
  });
  return starting;
}

let reading: Promise<unknown> = Promise.resolve();

/**
 * The dataset of a source. Texts are read one after the other, because the calculator would drop all but the newest of
 * several waiting ones.
 * @throws InputError
 */
export function datasetOf(calculator: AsyncCalculator, source: Source): Promise<AsyncDataset> {
  if ('problem' in source) return calculator.dataset(source.problem);
  const dataset = reading.then(() => calculator.read(source.text, source.options));
  reading = dataset.catch(() => undefined);
  return dataset;
}
