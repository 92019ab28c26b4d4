import type { SVGTemplateResult } from 'lit';
import { textWidth, type Frame, type Place } from './frame.ts';
import { label } from './labels.ts';

/** A rectangle, in pixels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function boxAround(x: number, y: number, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** The first free place, whose box is added to `taken`; undefined where there is none. */
export function takeFree<Free extends { box: Box }>(places: readonly Free[], taken: Box[]): Free | undefined {
  const free = places.find(({ box }) => !taken.some((other) => overlap(box, other)));
  if (free) taken.push(free.box);
  return free;
}

/** A point in pixels, with its name. */
export interface NamedPlace extends Place {
  name: string;
  /** Number of further points at the same place. */
  others?: number;
  isChosen: boolean;
}

const longestName = 18;

function nameOf({ name, others = 0 }: NamedPlace): string {
  const letters = [...name];
  const written = letters.length <= longestName ? name : `${letters.slice(0, longestName - 1).join('')}…`;
  return others === 0 ? written : `${written} +${others}`;
}

/** Names beside the points, the chosen one first. A name without free room is left out; only the tooltip shows it. */
export function nameLabels(frame: Frame, points: readonly NamedPlace[], taken: Box[]): SVGTemplateResult[] {
  const { fontSize, left, right, top, bottom } = frame;
  return [...points.filter(({ isChosen }) => isChosen), ...points.filter(({ isChosen }) => !isChosen)].flatMap(
    (point) => {
      const name = nameOf(point);
      const half = textWidth(name, fontSize) / 2;
      const { x, y, isChosen } = point;
      const within = (middle: number): number => Math.max(left + half + 2, Math.min(right - half - 2, middle));
      const [before, inside, after] = [within(x - 12 - half), within(x), within(x + 12 + half)];
      const near = [
        [x + 12 + half, y],
        [x - 12 - half, y],
        [x, y - 18],
        [x, y + 18],
        [inside, y - 18],
        [inside, y + 18],
        [after, y + 18],
        [before, y - 18],
        [after, y - 18],
        [before, y + 18],
      ] as const;
      // For the chosen point only: so far away, any other name could not be matched with its point.
      const far = [
        [after, y + 36],
        [before, y - 36],
        [after, y - 36],
        [before, y + 36],
        // For points in a corner, between the lines that meet there.
        [within(x + 40 + half), y - 12],
        [within(x - 40 - half), y + 12],
      ] as const;
      const centres = isChosen ? [...near, ...far] : near;
      const places = centres
        .map(([x, y]) => ({ x, y, box: boxAround(x, y, half, 0.6 * fontSize) }))
        .filter(({ box }) => box.left > left && box.right < right && box.top > top - 2 && box.bottom < bottom);
      const place = takeFree(places, taken) ?? (isChosen ? places[0] : undefined);
      if (!place) return [];
      return [
        label(frame, name, place.x, place.y + 0.35 * fontSize, {
          anchor: 'middle',
          className: isChosen ? 'strong' : '',
        }),
      ];
    },
  );
}
