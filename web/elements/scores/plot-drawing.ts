import { html, LitElement, nothing, svg, type PropertyValues, type SVGTemplateResult, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import type { PlotTexts } from '../../locales/en/plots.ts';
import type { Frame, Place, Plot } from '../../plots/frame.ts';
import { nearestPoint, pixelsOf, type ThresholdPlot } from '../../plots/operating-points.ts';
import { pointedLabel, pointLabel } from '../../plots/point-label.ts';
import { plotStyles } from '../../plots/styles.ts';
import { controls } from '../../styles/controls.ts';
import { textScale } from '../../styles/text-scale.ts';
import { plotDrawingStyles } from './plot-drawing-styles.ts';
import './plot-picture.ts';

/** Texts about a point: its label, its accessible text, and the counts shown while it is pointed at or focused. */
export type PointText = (point: number) => { written: string; spoken: string; counts?: string | undefined };

/** Smallest width of a plot, in pixels at the usual text size. */
const narrowest = 240;

/** Largest share of the window's width and height that a large view takes. */
const largestPart = 0.96;

const keys: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

const arrowsApart = html`
  <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
    <path d="M9.5 2H14v4.5M14 2 9 7M6.5 14H2V9.5M2 14l5-5"></path>
  </svg>
`;

/**
 * Listener that keeps a touch on a handle from scrolling the page, so that it drags the handle. Not all browsers
 * support `touch-action` inside SVG.
 */
export const doNotScroll = {
  handleEvent: (event: TouchEvent): void => event.preventDefault(),
  passive: false,
};

/**
 * One plot with title and hint, drawn at the available width. If it follows the threshold, its point can be dragged.
 * Fires `point-chosen` ({point}), at most once per frame, and `point-pointed` ({point}, null when the pointer leaves);
 * neither bubbles.
 */
@customElement('deconfuse-plot-drawing')
export class PlotDrawing extends LitElement {
  @property({ attribute: false }) texts!: PlotTexts;
  @property({ attribute: false }) plot!: Plot | ThresholdPlot;
  @property() name = '';
  @property() hint = '';
  /** Whether the buttons to enlarge and to save the plot are left out. */
  @property({ type: Boolean }) plain = false;
  /** The point of the threshold, for plots that follow it. */
  @property({ attribute: false }) point = 0;
  /** The point under the pointer, in this plot or in the one beside it. */
  @property({ attribute: false }) pointed: number | null = null;
  @property({ attribute: false }) pointText: PointText = () => ({ written: '', spoken: '' });
  /** Form in which `pointText` writes a threshold; a change makes the plot write its texts anew. */
  @property({ attribute: false }) thresholdForm = 't';

  /** Width in the page, in pixels at the usual text size. */
  @state() private width = 320;
  /** Width in the large view, in the same unit. */
  @state() private largeWidth = 320;
  @state() private isLarge = false;
  /** Whether the handle has the focus. */
  @state() private isFocused = false;

  @query('figure') private figure!: HTMLElement;
  @query('.enlarge') private enlarger?: HTMLButtonElement;
  @query('svg.plot') private drawing!: SVGSVGElement;
  @query('.handle') private handle!: SVGGElement;

  #frame!: Frame;
  /** What stays in place while the threshold moves; drawn first, since the label of the point keeps clear of it. */
  #still!: SVGTemplateResult;
  /** What had the focus when the large view closed. */
  #focused: HTMLElement | null = null;
  #isDragging = false;
  /** Latest place of the pointer that drags or points; handled in the next frame. */
  #pointer?: Place;
  #request = 0;
  /** Whether the point was moved here since the last `point-chosen`. */
  #hasChosen = false;
  #observer = new ResizeObserver(
    ([entry]) => (this.width = Math.max(narrowest, Math.round(entry!.contentRect.width / textScale(this)))),
  );

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer.observe(this);
    window.addEventListener('resize', this.#fit);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
    window.removeEventListener('resize', this.#fit);
    this.#shrink();
    cancelAnimationFrame(this.#request);
    this.#request = 0;
  }

  override willUpdate(changed: PropertyValues): void {
    if (['plot', 'width', 'largeWidth', 'isLarge'].some((name) => changed.has(name))) {
      this.#frame = this.plot.frame(this.isLarge ? this.largeWidth : this.width);
      this.#still = this.plot.still(this.#frame);
    }
  }

  override updated(changed: PropertyValues): void {
    if (changed.has('isLarge') && this.isLarge) this.figure.showPopover();
    if (changed.has('isLarge') || changed.has('plot')) this.#fit();
  }

  /** The plot, if it follows the threshold. */
  get #following(): ThresholdPlot | undefined {
    return 'follows' in this.plot ? this.plot : undefined;
  }

  override render(): TemplateResult {
    const { plot } = this;
    const frame = this.#frame;
    const following = this.#following;
    return html`
      <figure popover=${this.isLarge ? 'auto' : nothing} @beforetoggle=${this.#toggling} @toggle=${this.#toggled}>
        <figcaption>
          <h3>${this.name}</h3>
          ${
            this.plain
              ? nothing
              : html`${this.#enlarger()}
                  <deconfuse-plot-picture
                    class="no-print"
                    .texts=${this.texts}
                    .drawing=${() => this.drawing}
                    .name=${this.name}
                    .fileName=${plot.fileName}
                  ></deconfuse-plot-picture>`
          }
        </figcaption>
        <p class="muted" ?hidden=${this.hint === ''}><span class="no-print">${this.hint}</span></p>
        <svg
          class="plot"
          role="group"
          aria-label=${plot.description}
          viewBox="0 0 ${frame.width} ${frame.height}"
          @pointerdown=${this.#press}
          @pointermove=${this.#move}
          @pointerup=${this.#release}
          @pointercancel=${this.#release}
          @pointerleave=${this.#leave}
          @click=${this.#click}
        >
          <g>${guard([this.#still], () => this.#still)}</g>
          ${following ? this.#threshold(following, frame) : nothing}
        </svg>
      </figure>
    `;
  }

  #enlarger(): TemplateResult {
    const { texts, isLarge } = this;
    const name = isLarge ? nothing : texts.enlarge(this.name);
    return html`
      <button
        class="enlarge no-print"
        aria-label=${name}
        title=${name}
        @click=${() => (isLarge ? this.figure.hidePopover() : this.#enlarge())}
      >
        ${isLarge ? texts.close : arrowsApart}
      </button>
    `;
  }

  /** Moves the figure to the top layer; the element keeps its height, so that the page does not move. */
  #enlarge(): void {
    this.style.minHeight = `${this.offsetHeight}px`;
    this.isLarge = true;
  }

  #toggling({ newState }: ToggleEvent): void {
    if (newState === 'closed') this.#focused = this.shadowRoot!.activeElement as HTMLElement | null;
  }

  #toggled({ newState }: ToggleEvent): void {
    if (newState !== 'closed') return;
    this.#shrink();
    // What had the focus keeps it, which some browsers give to the button. The button gets it if nothing has it.
    const isFree = document.activeElement === null || document.activeElement === document.body;
    const focused = this.#focused ?? (isFree ? this.enlarger : undefined);
    void this.updateComplete.then(() => focused?.focus({ preventScroll: true }));
  }

  #shrink(): void {
    if (!this.isLarge) return;
    this.isLarge = false;
    this.style.minHeight = '';
    this.figure.style.width = '';
  }

  /** Gives the large view the largest width at which it fits into the window. */
  #fit = (): void => {
    if (!this.isLarge) return;
    const { figure, drawing, plot } = this;
    const scale = textScale(this);
    const { paddingLeft, paddingRight } = getComputedStyle(figure);
    const edges = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight) + 2;
    let width = (largestPart * window.innerWidth - edges) / scale;
    // Two rounds, since a hint may take more lines in a narrower figure.
    for (let round = 0; round < 2; round++) {
      figure.style.width = `${width * scale + edges}px`;
      const around = figure.scrollHeight - drawing.getBoundingClientRect().height;
      width = widthWithin(plot, width, (largestPart * window.innerHeight - around) / scale);
    }
    figure.style.width = `${width * scale + edges}px`;
    this.largeWidth = width;
  };

  #threshold(plot: ThresholdPlot, frame: Frame): SVGTemplateResult {
    const { point, pointed } = this;
    const last = plot.points.threshold.length - 1;
    const { written, spoken, counts } = this.pointText(point);
    const isAsked = pointed === point || (pointed === null && this.isFocused);
    const place = pixelsOf(plot, frame, point);
    const ring = pointed === null ? undefined : pixelsOf(plot, frame, pointed);
    return svg`
      ${plot.moving?.(frame, point)}
      ${
        ring === undefined
          ? nothing
          : plot.follows === 'score'
            ? svg`<line class="pointed screen-only" x1=${ring.x} x2=${ring.x} y1=${frame.top} y2=${frame.bottom}></line>`
            : svg`<circle class="pointed screen-only" cx=${ring.x} cy=${ring.y} r="6"></circle>`
      }
      ${
        plot.follows === 'score'
          ? svg`<line class="threshold" x1=${place.x} x2=${place.x} y1=${frame.top} y2=${frame.bottom}></line>`
          : nothing
      }
      ${pointLabel(plot, frame, place, isAsked ? withCounts({ written, counts }) : written)}
      ${ring === undefined || pointed === point ? nothing : this.#pointedText(plot, frame, pointed!, ring)}
      <g
        class="handle ${plot.follows}"
        role="slider"
        tabindex="0"
        aria-label=${this.texts.point}
        aria-valuemin="0"
        aria-valuemax=${last}
        aria-valuenow=${plot.rightwards === 1 ? point : last - point}
        aria-valuetext=${counts === undefined ? spoken : `${spoken}, ${counts}`}
        @focus=${() => (this.isFocused = true)}
        @blur=${() => (this.isFocused = false)}
        @keydown=${this.#key}
        @touchstart=${doNotScroll}
      >
        ${
          plot.follows === 'score'
            ? svg`<rect
                class="reach screen-only"
                x=${place.x - 18} y=${frame.top - 12} width="36" height=${frame.bottom - frame.top + 12}
              ></rect>`
            : svg`<circle class="reach screen-only" cx=${place.x} cy=${place.y} r="20"></circle>`
        }
        <circle class="focus screen-only" cx=${place.x} cy=${place.y} r="12"></circle>
        <circle class="grip" cx=${place.x} cy=${place.y} r="7.5"></circle>
      </g>
    `;
  }

  #pointedText(plot: ThresholdPlot, frame: Frame, point: number, place: Place): SVGTemplateResult {
    const text = withCounts(this.pointText(point));
    return svg`<g class="screen-only passive">${pointedLabel(plot, frame, place, text)}</g>`;
  }

  #placeOf({ clientX, clientY }: MouseEvent): Place {
    const { left, top, width } = this.drawing.getBoundingClientRect();
    const scale = this.#frame.width / width;
    return { x: (clientX - left) * scale, y: (clientY - top) * scale };
  }

  #isInside({ x, y }: Place): boolean {
    const { left, right, top, bottom } = this.#frame;
    const reach = 8;
    return x >= left - reach && x <= right + reach && y >= top - reach && y <= bottom + reach;
  }

  /** Starts dragging: with a mouse anywhere, with a finger only on the handle, since elsewhere it scrolls the page. */
  #press(event: PointerEvent): void {
    if (!this.#following || event.button !== 0) return;
    const isOnHandle = this.handle.contains(event.target as Node);
    if (!isOnHandle && (event.pointerType !== 'mouse' || !this.#isInside(this.#placeOf(event)))) return;
    event.preventDefault(); // keeps the browser from selecting text
    this.drawing.setPointerCapture(event.pointerId);
    this.handle.focus({ preventScroll: true });
    this.#isDragging = true;
    // On the handle, a press may be off the point's centre, so the point does not move before the pointer does.
    if (!isOnHandle) this.#follow(event);
  }

  #move(event: PointerEvent): void {
    if (!this.#following) return;
    if (this.#isDragging || (event.pointerType === 'mouse' && this.#isInside(this.#placeOf(event))))
      this.#follow(event);
    else this.#point(null);
  }

  #release(event: PointerEvent): void {
    this.#advance();
    this.#isDragging = false;
    if (event.pointerType !== 'mouse') this.#point(null);
  }

  #leave(): void {
    if (this.#isDragging) return;
    this.#pointer = undefined;
    this.#point(null);
  }

  /** Chooses a point by a tap; a mouse has already chosen it when pressed. */
  #click(event: PointerEvent): void {
    if (!this.#following || event.pointerType === 'mouse' || this.handle.contains(event.target as Node)) return;
    const place = this.#placeOf(event);
    if (this.#isInside(place)) this.#choose(nearestPoint(this.#following, this.#frame, place));
  }

  #follow(event: PointerEvent): void {
    this.#pointer = this.#placeOf(event);
    this.#schedule();
  }

  #schedule(): void {
    this.#request ||= requestAnimationFrame(() => {
      this.#request = 0;
      this.#advance();
    });
  }

  /** Applies what has happened since the last frame, and fires the events. */
  #advance(): void {
    const plot = this.#following;
    if (this.#pointer && plot) {
      const point = nearestPoint(plot, this.#frame, this.#pointer);
      this.#pointer = undefined;
      if (this.#isDragging) this.#set(point);
      this.#point(this.#isDragging ? null : point);
    }
    if (!this.#hasChosen) return;
    this.#hasChosen = false;
    this.dispatchEvent(new CustomEvent('point-chosen', { detail: { point: this.point } }));
  }

  #choose(point: number): void {
    this.#set(point);
    this.#schedule();
  }

  #set(point: number): void {
    if (point === this.point) return;
    this.point = point;
    this.#hasChosen = true;
  }

  #point(point: number | null): void {
    if (point === this.pointed) return;
    this.pointed = point;
    this.dispatchEvent(new CustomEvent('point-pointed', { detail: { point } }));
  }

  #key(event: KeyboardEvent): void {
    const plot = this.#following;
    const step = keys[event.key];
    if (!plot || step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const last = plot.points.threshold.length - 1;
    this.#choose(Math.min(last, Math.max(0, this.point + step * plot.rightwards)));
  }

  static override styles = [controls, plotStyles, plotDrawingStyles];
}

function withCounts({ written, counts }: Pick<ReturnType<PointText>, 'written' | 'counts'>): string {
  return counts === undefined ? written : `${written} · ${counts}`;
}

/** Largest width up to `most` at which a plot is no higher than `highest`, in pixels. */
function widthWithin(plot: Plot, most: number, highest: number): number {
  let width = Math.max(narrowest, Math.floor(most));
  for (;;) {
    const { height } = plot.frame(width);
    if (height <= highest || width === narrowest) return width;
    width = Math.max(narrowest, Math.floor((width * highest) / height));
  }
}
