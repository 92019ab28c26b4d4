import type { WasmBoxes, WasmPlacedBox, WasmRankedLists } from '#wasm/deconfuse.mjs';
import { placedBoxNames } from './accepted-names.ts';
import { refuseUnknown } from './known-names.ts';
import { bad, Codes, list, wellFormed } from './problem.ts';
import type { MetricKind, Surroundings } from './results.ts';
import type { BoxesProblem, BoxMatch, PlacedBox } from './types/boxes.ts';
import type { Problem, RankedProblem } from './types/problem.ts';
import { ValueDataset } from './value-dataset.ts';

const isOne = (relevance: RankedProblem['relevance']): relevance is ArrayLike<number> =>
  Array.isArray(relevance) || ArrayBuffer.isView(relevance);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The plain values for the core's readRankedLists. */
export function rankedColumns({ relevance, relevant }: RankedProblem): object {
  if (!isObject(relevance)) throw bad('relevance', relevance, 'object');
  const numbers = (given: unknown, path: string): Float64Array =>
    Float64Array.from(list(given, path) as ArrayLike<number>);
  const count = (given: unknown, path: string): number => {
    if (typeof given !== 'number') throw bad(path, given, 'number');
    return given;
  };
  if (isOne(relevance)) {
    return {
      queries: [],
      relevance: [numbers(relevance, 'relevance')],
      relevant: relevant === undefined ? [] : [count(relevant, 'relevant')],
    };
  }
  const queries = Object.keys(relevance);
  if (relevant !== undefined && !isObject(relevant)) throw bad('relevant', relevant, 'object');
  const counts = relevant as Readonly<Record<string, number>> | undefined;
  return {
    queries: queries.map(wellFormed),
    relevance: queries.map((query) => numbers(relevance[query], `relevance.${query}`)),
    relevant: counts ? queries.map((query) => count(counts[query], `relevant.${query}`)) : [],
  };
}

/** The plain values for the core's readBoxes. */
export function boxColumns({ truth, detected, overlap = 0.5 }: BoxesProblem): WasmBoxes {
  if (typeof overlap !== 'number') throw bad('overlap', overlap, 'number');
  const images = new Codes();
  const classes = new Codes();
  const codesOf = (codes: Codes, of: 'image' | 'class', boxes: readonly PlacedBox[], path: string): ArrayLike<number> =>
    codes.of(
      boxes.map((placed) => placed[of] ?? (of === 'class' ? 'object' : 1)),
      `${path}.${of}`,
    );
  const placed = (given: readonly PlacedBox[], path: string): WasmPlacedBox[] => {
    const boxes = Array.from(list(given, path) as ArrayLike<PlacedBox>);
    boxes.forEach((each, at) => {
      if (!isObject(each)) throw bad(`${path}[${at}]`, each, 'object');
      refuseUnknown('field', each, placedBoxNames);
    });
    const image = codesOf(images, 'image', boxes, path);
    const category = codesOf(classes, 'class', boxes, path);
    return boxes.map(({ box, score = 1 }, at) => {
      const sides = Array.from(list(box, `${path}[${at}].box`) as ArrayLike<number>);
      if (sides.length !== 4) throw bad(`${path}[${at}].box`, sides.length, 'box');
      const wrong = [...sides, score].find((side) => typeof side !== 'number');
      if (wrong !== undefined) throw bad(`${path}[${at}]`, wrong, 'number');
      const [left, top, right, bottom] = sides as [number, number, number, number];
      return { left, top, right, bottom, image: image[at]!, category: category[at]!, score };
    });
  };
  const boxes = { truth: placed(truth, 'truth'), detected: placed(detected, 'detected') };
  return { images: images.names, classes: classes.names, ...boxes, overlap };
}

/** The problem of boxes that the core has read. */
export function problemOfBoxes({ images, classes, truth, detected, overlap }: WasmBoxes): BoxesProblem {
  const placed = ({ left, top, right, bottom, image, category }: WasmPlacedBox): PlacedBox => ({
    box: [left, top, right, bottom],
    ...(images.length > 1 && { image: images[image]! }),
    ...(classes.length > 1 && { class: classes[category]! }),
  });
  return {
    kind: 'boxes',
    truth: truth.map(placed),
    detected: detected.map((box) => ({ ...placed(box), score: box.score })),
    overlap,
  };
}

/** The results of a retrieval or a detector, as the package shows them. */
export class RankedDataset extends ValueDataset<WasmRankedLists> {
  readonly kind = 'ranked';
  /** Number of items in all lists together. */
  readonly total: number;
  readonly problem: Problem;
  readonly matches?: readonly (readonly BoxMatch[])[];

  constructor(core: WasmRankedLists, surroundings: Surroundings, boxes?: BoxesProblem) {
    super(core, surroundings, ' of ranked');
    const lists = this.labels.map((query, at) => [String(query), Array.from(core.relevance(at))] as const);
    const counts = Array.from(core.relevant());
    this.total = lists.reduce((sum, [, items]) => sum + items.length, 0);
    if (boxes) {
      this.problem = boxes;
      this.matches = lists.map((_, at) => core.matches(at));
      return;
    }
    this.problem =
      lists.length === 1
        ? { kind: this.kind, relevance: lists[0]![1], relevant: counts[0]! }
        : {
            kind: this.kind,
            relevance: Object.fromEntries(lists),
            relevant: Object.fromEntries(lists.map(([query], at) => [query, counts[at]!])),
          };
  }

  protected override has(needs: MetricKind['needs']): boolean {
    if (needs === 'ranked-boxes') return this.matches !== undefined;
    return needs === (this.labels.length === 1 ? 'ranked-list' : 'ranked-lists');
  }
}
