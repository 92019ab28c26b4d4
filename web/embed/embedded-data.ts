import type { Label } from '../core/types/label.ts';
import type { MetricInfo } from '../core/types/metric-info.ts';
import type { Problem } from '../core/types/problem.ts';
import type { ReadOptions } from '../core/types/reading.ts';
import type { AsyncCalculator, AsyncDataset } from '../worker/async-calculator.ts';
import { startCalculator } from '../worker/calculator.ts';
import { addMathFont } from './math-font.ts';

/** The page does not let WebAssembly run. */
export class WasmForbidden extends Error {}

/** The data are none that the element can show. */
export class UnfitData extends Error {
  constructor(
    readonly wanted: 'scores' | 'matrix' | 'text' | 'metric' | 'class' | 'attribute' | 'html',
    /** The metric or class that there is not, or the attribute that cannot be used. */
    readonly found = '',
    /** What an attribute may be. */
    readonly possible = '',
  ) {
    super(`These data have no ${wanted} ${found}`.trim());
  }
}

/** The data of an element, read, and what can be computed of them. */
export interface EmbeddedData {
  calculator: AsyncCalculator;
  dataset: AsyncDataset;
  /** The metrics of data of their kind. */
  catalogue: readonly MetricInfo[];
}

/** Data as they are given to an element; of several the first in this order counts. */
export interface GivenData {
  problem?: Problem | undefined;
  /** As people paste it. */
  text?: string | undefined;
  matrix?: string | undefined;
  /** Lists with blanks, commas or semicolons between their items, or in brackets; or real lists. */
  yTrue?: string | readonly Label[] | undefined;
  yPred?: string | readonly Label[] | undefined;
  scores?: string | readonly number[] | undefined;
  labels?: string | readonly Label[] | undefined;
  positive?: Label | undefined;
}

/** What the calculator is asked to make a dataset of. */
export type Source = { problem: Problem } | { text: string; options: ReadOptions };

/** The calculator could not be loaded. */
export class CannotStart extends Error {}

/** The calculator of the document, which all its elements share. */
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

/** @throws WasmForbidden, or CannotStart, in which case it is tried again at the next call */
export function sharedCalculator(): Promise<Shared> {
  starting ??= start().catch((error: unknown) => {
    starting = undefined;
    throw error instanceof WasmForbidden ? error : new CannotStart(String(error));
  });
  return starting;
}

let reading: Promise<unknown> = Promise.resolve();

/**
 * Texts are read one after the other: where several wait, the calculator reads but the newest.
 * @throws InputError
 */
export function datasetOf(calculator: AsyncCalculator, source: Source): Promise<AsyncDataset> {
  if ('problem' in source) return calculator.dataset(source.problem);
  const dataset = reading.then(() => calculator.read(source.text, source.options));
  reading = dataset.catch(() => undefined);
  return dataset;
}
