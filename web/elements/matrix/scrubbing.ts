import { css, type ReactiveController } from 'lit';
import type { MatrixGrid } from './matrix-grid.ts';
import { Pace } from './pace.ts';

/**
 * Distance in pixels that a pointer moves before it drags. A finger has to move farther, until it is clear that it does
 * not scroll.
 */
const threshold = { mouse: 4, finger: 10 };
/** Drag distance per step, in pixels. */
const stepWidth = 4;
/**
 * Wheel distance per step, in pixels, less than one notch. Firefox may report lines, taken as `lineHeight` pixels each.
 */
const notch = 50;
const lineHeight = 40;

/** The largest of 1, 2 and 5 times a power of ten that does not exceed the number. */
function roundBelow(number: number): number {
  const power = 10 ** Math.floor(Math.log10(number));
  const lead = number / power;
  return (lead >= 5 ? 5 : lead >= 2 ? 2 : 1) * power;
}

/** Smallest change of a count in the matrix: 1 if all counts are whole, so that they stay whole. */
export function smallestStep(counts: Float64Array): number {
  if (counts.every(Number.isInteger)) return 1;
  return roundBelow(counts.reduce((sum, count) => sum + count, 0) / 1_000);
}

/** Step of about one per cent of the count. */
export function stepOf(count: number, smallest: number): number {
  return count > 0 ? Math.max(smallest, roundBelow(count / 100)) : smallest;
}

/** The count after a number of steps, without rounding errors. */
export function stepped(count: number, steps: number, smallest: number): number {
  return Math.max(0, Number((count + steps * stepOf(count, smallest)).toPrecision(12)));
}

/** A count being changed, with its cell and its initial value. */
interface Course {
  input: HTMLInputElement;
  row: number;
  column: number;
  from: number;
  smallest: number;
  count: number;
}

/** A pointer pressed on a cell. */
interface Press extends Course {
  pointerId: number;
  isFinger: boolean;
  /** Position of the press or, once it drags, of the start of the drag. */
  x: number;
  y: number;
  isDragging: boolean;
}

const styles = css`
  @media (pointer: fine) {
    input:not(.name) {
      cursor: ew-resize;
    }
  }

  /* In a wide matrix a finger scrolls. */
  .scroll:not([data-wide]) input:not(.name) {
    touch-action: pan-y pinch-zoom;
  }

  .scrubbed::selection {
    background: none;
  }
`;

/** Changes counts of a grid by dragging, by Alt with arrow keys and by Alt with the wheel. */
export class Scrubbing implements ReactiveController {
  readonly #grid: MatrixGrid;
  readonly #pace: Pace;
  /** Tooltip of the table. */
  #hint = '';
  #course: Course | undefined;
  #press: Press | undefined;
  #turned = 0;

  constructor(grid: MatrixGrid) {
    this.#grid = grid;
    this.#pace = new Pace(() => grid.matrix);
    const root = grid.renderRoot as ShadowRoot;
    root.adoptedStyleSheets.push(styles.styleSheet!);
    root.addEventListener('pointerdown', (event) => this.#down(event as PointerEvent));
    root.addEventListener('mousedown', (event) => this.#focus(event as MouseEvent));
    // Otherwise a selected count would be dragged as text.
    root.addEventListener('dragstart', (event) => this.#press && event.preventDefault());
    root.addEventListener('pointermove', (event) => this.#move(event as PointerEvent));
    root.addEventListener('pointerup', () => this.#up());
    root.addEventListener('pointercancel', () => this.#breakOff());
    root.addEventListener('keydown', (event) => this.#key(event as KeyboardEvent));
    // Typing starts another edit.
    root.addEventListener('input', () => (this.#course = undefined));
    const { box } = this;
    // Listens on the scrolling element itself, because Chromium asks only elements before it scrolls.
    box.addEventListener('wheel', (event) => this.#turn(event), { passive: false });
    const measuring = new ResizeObserver(() => box.toggleAttribute('data-wide', box.scrollWidth > box.clientWidth));
    for (const element of [box, box.firstElementChild!]) measuring.observe(element);
    grid.addController(this);
  }

  private get box(): HTMLElement {
    return this.#grid.renderRoot.querySelector<HTMLElement>('.scroll')!;
  }

  explain(hint: string): void {
    this.#hint = hint;
    this.hostUpdated();
  }

  hostUpdated(): void {
    const table = this.#grid.renderRoot.querySelector('table');
    if (table) table.title = this.#grid.shares ? '' : this.#hint;
  }

  /** Course of the cell under an event; undefined if there is none or it has no count. */
  #courseAt({ target }: Event): Course | undefined {
    if (!(target instanceof HTMLInputElement) || target.matches('.name')) return undefined;
    const [row, column] = target.dataset['place']!.split(' ').map(Number);
    const from = Number(target.value.replace(',', '.'));
    if (!(from >= 0)) return undefined;
    return { input: target, row: row!, column: column!, from, count: from, smallest: smallestStep(this.#grid.matrix) };
  }

  #set(course: Course, count: number): void {
    if (count === course.count) return;
    course.count = count;
    this.#pace.want((goesOn) => void this.#change(course, goesOn));
  }

  async #change({ input, row, column, count }: Course, goesOn: boolean): Promise<void> {
    const grid = this.#grid;
    grid.recount(row, column, count, goesOn);
    grid.requestUpdate();
    await grid.updateComplete;
    this.#select(input);
  }

  /** Selects the count, so that the next typing replaces it, as on entering any cell. */
  #select(input: HTMLInputElement): void {
    if (input === (this.#grid.renderRoot as ShadowRoot).activeElement) input.select();
  }

  // Dragging.

  #down(event: PointerEvent): void {
    const isFinger = event.pointerType !== 'mouse';
    if (event.button !== 0 || !event.isPrimary || (isFinger && this.box.hasAttribute('data-wide'))) return;
    const course = this.#courseAt(event);
    if (!course) return;
    this.#course = undefined;
    const { pointerId, clientX, clientY } = event;
    this.#press = { ...course, pointerId, isFinger, x: clientX, y: clientY, isDragging: false };
  }

  /**
   * Focuses a pressed cell without the browser's default, which would select the text dragged over. A cell that has the
   * focus is left to the browser, where a click places the caret.
   */
  #focus(event: MouseEvent): void {
    const input = this.#press?.input;
    if (!input || this.#press?.isFinger || input === (this.#grid.renderRoot as ShadowRoot).activeElement) return;
    event.preventDefault();
    input.focus();
  }

  #move({ clientX, clientY, pointerId, buttons }: PointerEvent): void {
    const press = this.#press;
    if (press?.pointerId !== pointerId) return;
    // The button was released outside the grid.
    if (buttons === 0) {
      this.#up();
      return;
    }
    const across = clientX - press.x;
    if (!press.isDragging) {
      const isSideways = Math.abs(across) > Math.abs(clientY - press.y);
      if (!isSideways || Math.abs(across) < threshold[press.isFinger ? 'finger' : 'mouse']) return;
      press.isDragging = true;
      press.x = clientX;
      press.input.setPointerCapture(pointerId);
      press.input.classList.add('scrubbed');
      this.#pace.begin();
      return;
    }
    this.#set(press, stepped(press.from, Math.round(across / stepWidth), press.smallest));
  }

  #up(): void {
    const press = this.#press;
    this.#press = undefined;
    if (!press?.isDragging) return;
    const { input } = press;
    input.classList.remove('scrubbed');
    // Deferred, because the browser still places the caret on release.
    setTimeout(() => this.#select(input));
  }

  /** Undoes the drag when the browser takes over for scrolling. */
  #breakOff(): void {
    if (this.#press?.isDragging) this.#set(this.#press, this.#press.from);
    this.#up();
  }

  // Keyboard and wheel.

  #key(event: KeyboardEvent): void {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction || !event.altKey || event.ctrlKey || event.metaKey) return;
    this.#step(event, direction);
  }

  #turn(event: WheelEvent): void {
    if (!event.altKey || event.ctrlKey) return;
    const turned = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : lineHeight);
    this.#turned = Math.sign(turned) === Math.sign(this.#turned) ? this.#turned + turned : turned;
    const isNotch = Math.abs(this.#turned) >= notch;
    if (!this.#step(event, isNotch ? -Math.sign(turned) : 0)) return;
    if (isNotch) this.#turned = 0;
  }

  /** Changes the count by steps; returns false if the event is not on a count. */
  #step(event: Event, steps: number): boolean {
    const here = this.#courseAt(event);
    if (!here) return false;
    event.preventDefault();
    const before = this.#course;
    const goesOn =
      before?.input === here.input && this.#pace.isUnderWay && (this.#pace.isWaiting || before.count === here.from);
    if (!goesOn) {
      this.#course = here;
      this.#pace.begin();
    }
    const course = goesOn ? before : here;
    this.#set(course, stepped(course.count, steps, course.smallest));
    return true;
  }
}
