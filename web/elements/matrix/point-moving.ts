import type { LitElement } from 'lit';
import type { Label } from '../../core/types/label.ts';
import {
  movedTo,
  negativesOf,
  placeIn,
  positivesOf,
  stepped,
  type ClassCounts,
  type Plane,
} from '../../plots/class-points.ts';
import type { Place, Plot } from '../../plots/frame.ts';
import type { Result } from '../../session/result.ts';
import type { Session } from '../../session/session.ts';
import type { Source } from '../../session/source.ts';
import { Pace } from './pace.ts';
import { smallestStep, stepOf } from './scrubbing.ts';

/** A series of changes to a two-class matrix. */
interface Course {
  labels: readonly Label[];
  positive: Label;
  shares: boolean;
  smallest: number;
  counts: ClassCounts;
  /** Source that the changes are made in. */
  source: Source;
}

/** A point that follows a pointer. */
interface Drag {
  plane: Plane;
  course: Course;
  from: ClassCounts;
  /** Initial place of the point, and initial position of the pointer. */
  start: Place;
  x: number;
  y: number;
}

interface Host extends LitElement {
  session: Session;
  result: Result;
}

/** The handle that an event is on. */
export function handleUnder(event: Event): SVGGElement | null {
  const [target] = event.composedPath();
  return target instanceof SVGElement ? target.closest<SVGGElement>('.handle') : null;
}

/** Changes a two-class matrix so that it follows the point of the positive class, with P and N fixed. */
export class PointMoving {
  readonly #host: Host;
  /** Counts of the point that is shown. */
  readonly #counts: () => ClassCounts | undefined;
  readonly #pace: Pace;
  #course?: Course;
  #drag?: Drag | undefined;

  constructor(host: Host, counts: () => ClassCounts | undefined) {
    this.#host = host;
    this.#counts = counts;
    this.#pace = new Pace(() => host.session.result);
  }

  get #isShown(): boolean {
    return this.#course !== undefined && this.#course.source === this.#host.session.input.source;
  }

  /** Counts of the moved point; undefined once the session has another source. */
  get moved(): ClassCounts | undefined {
    return this.#isShown ? this.#course!.counts : undefined;
  }

  /** Begins a series of changes that are undone as one edit. */
  #begin(): Course | undefined {
    const { result, session } = this.#host;
    const { labels, positive, shares = false } = result.dataset;
    const { source } = session.input;
    const counts = this.#counts();
    if (!counts || positive === undefined || (!this.#isShown && result.source !== source)) return undefined;
    this.#pace.begin();
    const smallest = smallestStep(Float64Array.from(Object.values(counts) as number[]));
    return (this.#course = { labels, positive, shares, smallest, counts, source });
  }

  /** Moves the point by a number of steps. */
  step(plane: Plane, right: number, up: number): void {
    const course = this.#pace.isUnderWay && this.#isShown ? this.#course : this.#begin();
    if (!course) return;
    const { counts, smallest } = course;
    const [ofPositives, ofNegatives] = [positivesOf(counts), negativesOf(counts)].map((most) => stepOf(most, smallest));
    const [across, upwards] = plane === 'roc' ? [ofNegatives, ofPositives] : [ofPositives, ofNegatives];
    this.#set(course, stepped(counts, plane, right * across!, up * upwards!, smallest));
  }

  press(event: PointerEvent, plane: Plane): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const handle = handleUnder(event);
    const course = handle ? this.#begin() : undefined;
    const start = course && placeIn(plane, course.counts);
    if (!handle || !start) return;
    event.preventDefault(); // prevents text selection
    handle.setPointerCapture(event.pointerId);
    handle.focus({ preventScroll: true });
    const { clientX: x, clientY: y } = event;
    this.#drag = { plane, course, from: course.counts, start, x, y };
  }

  /**
   * Follows the movement of the pointer, not its position, because the pointer is not exactly on the point and the page
   * may move during a drag.
   */
  move(event: PointerEvent, plot: Plot): void {
    const drag = this.#drag;
    const drawing = handleUnder(event)?.ownerSVGElement;
    if (!drag || !drawing) return;
    const { plane, course, from, start, x, y } = drag;
    const units = drawing.viewBox.baseVal.width;
    const { left, right, top, bottom } = plot.frame(units);
    const scale = drawing.getBoundingClientRect().width / units;
    const within = (value: number): number => Math.min(1, Math.max(0, value));
    const to = {
      x: within(start.x + (event.clientX - x) / scale / (right - left)),
      y: within(start.y - (event.clientY - y) / scale / (bottom - top)),
    };
    this.#set(course, movedTo(from, plane, to, course.smallest));
  }

  release(): void {
    this.#drag = undefined;
  }

  #set(course: Course, counts: ClassCounts): void {
    const { truePositives, falsePositives } = course.counts;
    if (counts.truePositives === truePositives && counts.falsePositives === falsePositives) return;
    course.counts = counts;
    this.#pace.want((goesOn) => this.#edit(course, goesOn));
    this.#host.requestUpdate();
  }

  #edit(course: Course, goesOn: boolean): void {
    const { session } = this.#host;
    const { labels, positive, shares, counts, source } = course;
    // The session may have another source by now.
    if (source !== session.input.source) return;
    const { truePositives, falseNegatives, falsePositives, trueNegatives } = counts;
    const rows = [
      [truePositives, falseNegatives],
      [falsePositives, trueNegatives],
    ];
    session.edit({
      labels: [...labels],
      counts: labels[0] === positive ? rows : rows.toReversed().map((row) => row.toReversed()),
      ...(shares && { shares }),
      goesOn,
    });
    course.source = session.input.source;
  }
}
