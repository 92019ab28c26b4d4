import { nothing, svg, type SVGTemplateResult } from 'lit';
import { placesAlong, type Frame, type Place } from './frame.ts';
import { boxAround, nameLabels, type Box } from './point-names.ts';

/** A line: the coordinates of its points, in units of the axes. */
export interface Line {
  x: Float64Array;
  y: Float64Array;
}

export function lineOf(places: readonly Place[]): Line {
  return { x: Float64Array.from(places, ({ x }) => x), y: Float64Array.from(places, ({ y }) => y) };
}

/** A point of one class, or of one part of the data. */
export interface MarkedPoint {
  place: Place;
  /** Text beside the point. */
  name: string;
  /** Accessible description. */
  spoken: string;
  /** Index of the class that is chosen with the point. */
  classIndex?: number;
  isChosen: boolean;
}

/** Accessible name and values of the handle that moves a point. */
export interface Movable {
  name: string;
  positives: number;
  truePositives: number;
}

export interface MarkOptions {
  points: readonly MarkedPoint[];
  /** Handle of the chosen point; without it no point can be moved. */
  movable?: Movable | undefined;
  /** Accessible name of the group of points; without it no point can be chosen. */
  choice?: string | undefined;
}

/** Distance, in pixels, that names keep from points and from lines. */
const reach = { point: 9, line: 3 };

/** Boxes around points and along lines, where no name of a point and no text on another line may be. */
export function takenBy(frame: Frame, points: readonly MarkedPoint[], lines: readonly Line[]): Box[] {
  return [
    ...points.map(({ place }) => boxAround(frame.x(place.x), frame.y(place.y), reach.point, reach.point)),
    ...lines.flatMap(({ x, y }) =>
      [...placesAlong(frame, x, y)].map((place) => boxAround(place.x, place.y, reach.line, reach.line)),
    ),
  ];
}

/** The points, the chosen one on top, and their names where there is free room. */
export function pointMarks(frame: Frame, { points, movable, choice }: MarkOptions, taken: Box[]): SVGTemplateResult {
  const places = points.map(({ place, ...point }) => ({ ...point, x: frame.x(place.x), y: frame.y(place.y) }));
  const named = places.filter(({ name }) => name !== '');
  const drawn = places.toSorted((one, other) => Number(one.isChosen) - Number(other.isChosen));
  return svg`
    ${nameLabels(frame, named, taken)}
    <g role=${choice === undefined ? nothing : 'radiogroup'} aria-label=${choice ?? nothing}>
      ${drawn.map((point) =>
        point.isChosen && movable ? handle(point, point.spoken, movable) : mark(point, choice !== undefined),
      )}
    </g>
  `;
}

function mark(
  { x, y, spoken, classIndex, isChosen }: Omit<MarkedPoint, 'place'> & Place,
  isChoice: boolean,
): SVGTemplateResult {
  return svg`
    <g
      role=${isChoice ? 'radio' : 'img'}
      cursor=${isChoice ? 'pointer' : nothing}
      tabindex=${isChoice ? (isChosen ? 0 : -1) : nothing}
      aria-checked=${isChoice ? String(isChosen) : nothing}
      aria-label=${spoken}
      data-class=${classIndex ?? nothing}
    >
      <title>${spoken}</title>
      ${isChoice ? svg`<circle class="reach screen-only" cx=${x} cy=${y} r="14"></circle>` : nothing}
      ${isChosen ? svg`<circle class="error-point" cx=${x} cy=${y} r="9.5"></circle>` : nothing}
      <circle
        fill=${isChosen ? 'var(--line-1)' : 'var(--ink)'} stroke="var(--paper)" stroke-width="1.5"
        cx=${x} cy=${y} r="5.5"
      ></circle>
    </g>
  `;
}

function handle({ x, y }: Place, spoken: string, { name, positives, truePositives }: Movable): SVGTemplateResult {
  return svg`
    <g
      class="handle"
      role="slider"
      tabindex="0"
      aria-label=${name}
      aria-valuemin="0"
      aria-valuemax=${positives}
      aria-valuenow=${truePositives}
      aria-valuetext=${spoken}
    >
      <circle class="reach screen-only" cx=${x} cy=${y} r="20"></circle>
      <circle class="focus screen-only" cx=${x} cy=${y} r="12"></circle>
      <circle class="grip" cx=${x} cy=${y} r="7.5"></circle>
    </g>
  `;
}
