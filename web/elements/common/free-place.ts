/** A box in the window, in pixels. */
export type Box = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;

const gap = 8;

/** Area that two boxes share. */
function overlap(one: Box, other: Box): number {
  const shared = (start: 'left' | 'top', size: 'width' | 'height'): number =>
    Math.max(0, Math.min(one[start] + one[size], other[start] + other[size]) - Math.max(one[start], other[start]));
  return shared('left', 'width') * shared('top', 'height');
}

/**
 * The place where a box of this size covers least of the anchor and the boxes to be kept in view. Places below, above
 * and beside the anchor come before the corners of the window.
 */
export function freePlace(
  { width, height }: Pick<Box, 'width' | 'height'>,
  anchor: Box,
  kept: readonly Box[],
  room: Box,
): { left: number; top: number } {
  const [right, bottom] = [room.left + room.width - width - gap, room.top + room.height - height - gap];
  const [below, above] = [anchor.top + anchor.height + gap, anchor.top - height - gap];
  const [after, before] = [anchor.left + anchor.width + gap, anchor.left - width - gap];
  const ends = anchor.left + anchor.width - width;
  const places: readonly (readonly [left: number, top: number])[] = [
    ...[below, above].flatMap((top) => [anchor.left, ends].map((left) => [left, top] as const)),
    ...[after, before].map((left) => [left, anchor.top] as const),
    ...[bottom, room.top + gap].flatMap((top) => [right, room.left + gap].map((left) => [left, top] as const)),
  ];
  const boxes = places
    // A place that sticks out of the window at the side is moved back into it.
    .map(([left, top]) => ({ left: Math.min(Math.max(left, room.left + gap), Math.max(right, room.left)), top }))
    .filter(({ top }) => top >= room.top && top <= bottom)
    .map((place) => ({
      place,
      covered: [anchor, ...kept].reduce((sum, box) => sum + overlap({ ...place, width, height }, box), 0),
    }));
  const [best] = boxes.toSorted((one, other) => one.covered - other.covered);
  return best?.place ?? { left: room.left, top: room.top };
}
