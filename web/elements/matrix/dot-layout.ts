/** More dots than these are not told apart. */
export const mostDots = 200;
/** Between the middles of two dots, in pixels; narrowest where each is a case, and narrow where they are for several. */
const widestPitch = 9;
const narrowPitch = 4;
const narrowestPitch = 2;

/** The room that each cell has for dots, in pixels. */
export interface Room {
  width: number;
  height: number;
}

/** A dot in a cell, and the how manieth there; not shown once there is no case for it. */
export interface Dot {
  cell: number;
  place: number;
  isShown: boolean;
}

/** How many dots a count has, of which the last may be for a part. */
export const dotsFor = (count: number, perDot: number): number => Math.max(0, Math.ceil(count / perDot - 1e-9));

/** The share of its cases that a dot stands for: less than 1 where it is the last of its cell, and for a part. */
export function wholeness(place: number, count: number, perDot: number): number {
  return Math.max(0, Math.min(1, count / perDot - place));
}

const holds = ({ width, height }: Room, pitch: number): number =>
  Math.floor(width / pitch) * Math.floor(height / pitch);

/** How many cases a dot stands for: 1, 2 or 5 times a power of ten. */
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

/** The widest distance at which so many dots have room in a cell. */
export function pitchFor(number: number, room: Room): number {
  let pitch = widestPitch;
  while (pitch > narrowestPitch && holds(room, pitch) < number) pitch -= 0.5;
  return pitch;
}

/**
 * Where each dot goes when the cells have other numbers of them. Those that a cell has no place for any more go to where
 * there are too few, and where they do not suffice others appear.
 */
export function moved(dots: readonly Dot[], numbers: readonly number[]): Dot[] {
  const stays = ({ cell, place, isShown }: Dot): boolean => isShown && place < (numbers[cell] ?? 0);
  const staying = numbers.map(() => 0);
  for (const dot of dots) if (stays(dot)) staying[dot.cell]!++;
  // Places are filled from the first to the last.
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
