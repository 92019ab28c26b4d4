import type { Formula } from '../core/types/formula.ts';

/** A part of one derivation, with its counterpart in another. */
export interface Parting {
  right: Formula;
  wrong: Formula;
}

/** Operations such as sums, whose parts are read one after the other. */
const lists: ReadonlySet<Formula['op']> = new Set(['add', 'multiply', 'sum', 'product', 'minimum', 'maximum']);

/** Relative tolerance: two ways to the same number may differ in the last digits of doubles. */
const tolerance = 1e-13;

/** Greatest number of differing parts that can be taken in at a glance. */
const fewPlaces = 3;

/**
 * The smallest parts in which two substituted formulas differ, each once. If they are many, then for a sum or product
 * those of the first term that differs, else the part that contains them all. Empty where all values are the same.
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
  // If nothing below differs, the result itself was changed.
  if (below.length === 0) yield withResult(right, wrong);
  for (const pair of below) yield* differences(pair.right, pair.wrong);
}

/**
 * Where the wrong formula continues with the right result, that result is written as a number, without its derivation.
 */
function withResult(right: Formula, wrong: Formula): Parting {
  const parts = wrong.args ?? [];
  const at = right.args ? parts.findIndex((part) => part.op === right.op && isSame(part, right)) : -1;
  if (at < 0 || typeof right.value !== 'number') return { right, wrong };
  const result: Formula = { op: 'metric', value: right.value };
  return { right: result, wrong: { ...wrong, args: parts.map((part, index) => (index === at ? result : part)) } };
}

/** Pairs of parts in the same place; empty where the formulas have different forms. */
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

/** Whether the same number is replaced by the same other number. */
function isAlike(one: Parting, other: Parting): boolean {
  return isSame(one.right, other.right) && isSame(one.wrong, other.wrong);
}
