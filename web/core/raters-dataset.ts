import type { WasmRatings } from '#wasm/deconfuse.mjs';
import { bad, Codes, labelText, list, names, wellFormed } from './problem.ts';
import type { Surroundings } from './results.ts';
import type { Label } from './types/label.ts';
import type { Problem, RatersProblem } from './types/problem.ts';
import { ValueDataset } from './value-dataset.ts';

/** The core's code for an item that a rater has not rated. */
const notRated = -1;

/** The plain values for the core's readRatings, and every category in its first spelling. */
export function ratingColumns({ ratings, labels }: RatersProblem): { columns: object; spelt: Label[] } {
  if (typeof ratings !== 'object' || ratings === null || Array.isArray(ratings))
    throw bad('ratings', ratings, 'object');
  const categories = new Codes();
  const codes = Object.entries(ratings).map(([rater, given]) => {
    const path = `ratings.${rater}`;
    const rated: Label[] = [];
    const items = Array.from(list(given, path) as ArrayLike<unknown>, (label, at) => {
      if (label === null) return notRated;
      labelText(label, `${path}[${at}]`);
      return rated.push(label as Label) - 1;
    });
    const codesOfRated = categories.of(rated, path);
    return Int32Array.from(items, (place) => (place === notRated ? notRated : codesOfRated[place]!));
  });
  const columns = {
    names: categories.names,
    labels: names(labels, 'labels') ?? [],
    raters: Object.keys(ratings).map(wellFormed),
    codes,
  };
  return { columns, spelt: [...(labels ?? []), ...categories.labels] };
}

/** Ratings of the same items by several raters, as the package shows them. */
export class RatersDataset extends ValueDataset<WasmRatings> {
  readonly kind = 'raters';
  /** Number of items. */
  readonly total: number;
  readonly problem: Problem;

  constructor(core: WasmRatings, surroundings: Surroundings) {
    super(core, surroundings, ' of raters');
    const ratings = core.raters().map((name, rater) => {
      const labels = Array.from(core.codes(rater), (code) => (code === notRated ? null : this.labels[code]!));
      return [name, labels] as const;
    });
    this.total = ratings[0]![1].length;
    this.problem = { kind: this.kind, ratings: Object.fromEntries(ratings), labels: this.labels };
  }

  protected override has(): boolean {
    return true;
  }
}
