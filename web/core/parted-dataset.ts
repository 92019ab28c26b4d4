import { curveNames } from './accepted-names.ts';
import { refuseUnknown } from './known-names.ts';
import { withMeanOfParts, withPartSlips, type Family } from './part-slips.ts';
import { LazyPart } from './parts.ts';
import { sideBySide, type Compared } from './side-by-side.ts';
import type { Surroundings } from './results.ts';
import type { CheckOptions, Verdict } from './types/checking.ts';
import type { CompareOptions, Comparison, SideBySide, SideBySideOptions } from './types/comparison.ts';
import type { Curve, CurveName, CurveOptions } from './types/curves.ts';
import type { Dataset } from './types/dataset.ts';
import type { StatedResult } from './types/reading.ts';
import type { IntervalOptions, MetricInterval, ReportOptions } from './types/report.ts';
import type { ReportResampling, ResampleOptions, Resampling } from './types/resampling.ts';
import type { LikelySlip, SlipsOptions } from './types/slips.ts';

// Kept outside of the datasets, which have no fields but those that the package promises.
const comparisons = new WeakMap<object, Compared>();
const families = new WeakMap<object, Family>();
const released = new WeakSet<object>();

/** The parts of data; `make` makes the one at an index on first access. */
export function partsOf(
  comparison: Omit<Compared, 'parts'>,
  names: readonly string[],
  make: (at: number) => Dataset,
): LazyPart[] {
  const { what, whole } = comparison;
  const parts = names.map(
    (name, at) =>
      new LazyPart(name, () => {
        const part = make(at);
        families.set(part, { what, whole, part: name });
        return part;
      }),
  );
  if (parts.length > 0) comparisons.set(whole, { ...comparison, parts });
  return parts;
}

/** Explains wrong answers by the parts of a dataset, or by the dataset that it is a part of. */
export function explainedByParts(
  dataset: PartedDataset,
  verdicts: Verdict[],
  { decimals: _decimals, tolerance: _tolerance, credit: _credit, ...options }: CheckOptions,
  surroundings: Surroundings,
): Verdict[] {
  const compared = dataset.parts.length > 0 ? comparisons.get(dataset) : undefined;
  const family = compared ? { what: compared.what, whole: compared.whole } : families.get(dataset);
  return family && !released.has(family.whole) ? withPartSlips(verdicts, family, options, surroundings) : verdicts;
}

/** Likely wrong answers, including those by the parts of a dataset. */
export function likelyByParts(
  dataset: PartedDataset,
  likely: LikelySlip[],
  id: string,
  options: SlipsOptions,
): LikelySlip[] {
  const compared = comparisons.get(dataset);
  return compared && compared.what !== 'models' ? withMeanOfParts(likely, compared.whole, id, options) : likely;
}

/** Members that all datasets have. */
export abstract class PartedDataset {
  /** Empty where there are none. */
  readonly parts: readonly LazyPart[] = [];
  readonly found = null;
  readonly stated: readonly StatedResult[] = [];
  readonly #held: { release(): void };

  /** @param held what is released with the dataset */
  constructor(held: { release(): void }) {
    this.#held = held;
  }

  /** Kind of the parts; undefined where there are none. */
  get partedBy(): SideBySide['what'] | undefined {
    return this.parts.length > 0 ? comparisons.get(this)?.what : undefined;
  }

  sideBySide(ids?: readonly string[], options: SideBySideOptions = {}): SideBySide {
    const compared = this.parts.length > 0 && comparisons.get(this);
    if (!compared) throw new RangeError('These data have no parts.');
    return sideBySide(compared, ids, options);
  }

  interval(_id: string, _options?: IntervalOptions): MetricInterval | null {
    return null;
  }

  resampleReport(_options?: ReportOptions): ReportResampling | null {
    return null;
  }

  curve(_name: CurveName, options: CurveOptions = {}): Curve | null {
    refuseUnknown('option', options, curveNames);
    return null;
  }

  compare(_modelA: string, _modelB: string, _options: CompareOptions): Comparison {
    throw new RangeError('There are no scores to compare.');
  }

  resample(_options?: ResampleOptions): Resampling {
    throw new RangeError('There are no scores to resample.');
  }

  release(): void {
    for (const part of this.parts) part.release();
    released.add(this);
    this.#held.release();
  }
}
