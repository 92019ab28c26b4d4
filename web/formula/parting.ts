import type { Formula } from '../core/types/formula.ts';

/** A part of one derivation and what stands in its place in another. */
export interface Parting {
  right: Formula;
  wrong: Formula;
}

/** Sums and their like, whose parts are read one after the other. */
const lists: ReadonlySet<Formula['op']> = new Set(['add', 'multiply', 'sum', 'product', 'minimum', 'maximum']);

/** Above the last digits of doubles, in which two ways to one number may differ. */
const tolerance = 1e-13;

/** More places than these are not seen at one glance. */
const fewPlaces = 3;

/**
 * Where two substituted formulas part: the smallest parts that differ, each once. Where they are many, of a sum or
 * product those of the first term that differs, else the part that holds them all. Empty where all values are the same.
 */
export function partingsOf(right: Formula, wrong: Formula): Parting[] {
  const distinct: Parting[] = [];
  for (const difference of differences(right, wrong)) {
    if (!distinct.some((other) => isAlike(difference, other))) distinct.push(difference);
    if (distinct.length > fewPlaces) break;
  }
  if (distinct.length <= fewPlaces) return distinct;

  const below = pairs(right, wrong).filter((pair) => !isSame(pair.right, pair.wrong));
  const [next] = below;
  return next && (below.length === 1 || lists.has(right.op)) ? partingsOf(next.right, next.wrong) : [{ right, wrong }];
}

/** The smallest parts that differ. */
function* differences(right: Formula, wrong: Formula): Generator<Parting> {
  if (isSame(right, wrong)) return;
  const below = pairs(right, wrong).filter((pair) => !isSame(pair.right, pair.wrong));
  // Nothing below differs: something was done to the result itself.
  if (below.length === 0) yield withResult(right, wrong);
  for (const pair of below) yield* differences(pair.right, pair.wrong);
}

/** Where the wrong formula works on with the right result, its number stands for how it came about. */
function withResult(right: Formula, wrong: Formula): Parting {
  const parts = wrong.args ?? [];
  const at = right.args ? parts.findIndex((part) => part.op === right.op && isSame(part, right)) : -1;
  if (at < 0 || typeof right.value !== 'number') return { right, wrong };
  const result: Formula = { op: 'metric', value: right.value };
  return { right: result, wrong: { ...wrong, args: parts.map((part, index) => (index === at ? result : part)) } };
}

/** The parts that stand in the same place; none where the formulas are not built alike. */
function pairs(right: Formula, wrong: Formula): Parting[] {
  const [parts, others] = [right.args ?? [], wrong.args ?? []];
  if (right.op !== wrong.op || parts.length !== others.length) return [];
  return parts.map((part, index) => ({ right: part, wrong: others[index]! }));
}

function isSame(right: Formula, wrong: Formula): boolean {
  const [one, other] = [right.value ?? null, wrong.value ?? null];
  if (typeof one !== 'number' || typeof other !== 'number') return one === other;
  return one === other || Math.abs(one - other) <= tolerance * Math.max(Math.abs(one), Math.abs(other));
}

/** The same number replaced by the same other one. */
function isAlike(one: Parting, other: Parting): boolean {
  return isSame(one.right, other.right) && isSame(one.wrong, other.wrong);
}
