/** Upper limit of dots that are distinguishable. */
export const mostDots = 200;
/**
 * Distances between the centres of two dots, in pixels. The narrowest is used where each dot is one case, the narrow
 * one where a dot stands for several.
 */
const widestPitch = 9;
const narrowPitch = 4;
const narrowestPitch = 2;

/** Space for dots in each cell, in pixels. */
export interface Room {
  width: number;
  height: number;
}

/** A dot with its cell and its place there. It is hidden when no case is left for it. */
export interface Dot {
  cell: number;
  place: number;
  isShown: boolean;
}

/** Number of dots for a count; the last dot may stand for a part. */
export const dotsFor = (count: number, perDot: number): number => Math.max(0, Math.ceil(count / perDot - 1e-9));

/** Share of its cases that a dot stands for: below 1 for the last dot of a cell if its cases do not fill it. */
export function wholeness(place: number, count: number, perDot: number): number {
  return Math.max(0, Math.min(1, count / perDot - place));
}

const holds = ({ width, height }: Room, pitch: number): number =>
  Math.floor(width / pitch) * Math.floor(height / pitch);

/** Number of cases per dot: 1, 2 or 5 times a power of ten. */
export function casesPerDot(counts: Float64Array, room: Room): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const largest = counts.reduce((largest, count) => Math.max(largest, count), 0);
  let cases = 1;
  const fits = (): boolean => {
    const held = holds(room, cases === 1 ? narrowestPitch : narrowPitch);
    return total <= mostDots * cases && dotsFor(largest, cases) <= Math.max(1, held);
  };
  for (let step = 0; !fits(); step++) cases *= step % 3 === 1 ? 2.5 : 2;
  return cases;
}

/** The widest pitch at which this many dots fit into a cell. */
export function pitchFor(number: number, room: Room): number {
  let pitch = widestPitch;
  while (pitch > narrowestPitch && holds(room, pitch) < number) pitch -= 0.5;
  return pitch;
}

/**
 * Dots after the numbers of dots per cell have changed. Dots beyond the new number of their cell move to cells with too
 * few; if these are not enough, further dots appear.
 */
export function moved(dots: readonly Dot[], numbers: readonly number[]): Dot[] {
  const stays = ({ cell, place, isShown }: Dot): boolean => isShown && place < (numbers[cell] ?? 0);
  const staying = numbers.map(() => 0);
  for (const dot of dots) if (stays(dot)) staying[dot.cell]!++;
  // Open places, filled from first to last.
  const open = numbers.flatMap((number, cell) =>
    Array.from({ length: number - staying[cell]! }, (_, index) => ({
      cell,
      place: staying[cell]! + index,
      isShown: true,
    })),
  );
  const after = dots.map((dot) => (stays(dot) ? dot : { ...dot, isShown: false }));
  const take = (wasShown: boolean): void =>
    dots.forEach((dot, at) => {
      if (dot.isShown === wasShown && !stays(dot)) after[at] = open.shift() ?? after[at]!;
    });
  take(true);
  take(false);
  return [...after, ...open];
}
