import {
  css,
  html,
  LitElement,
  nothing,
  svg,
  type PropertyValues,
  type SVGTemplateResult,
  type TemplateResult,
} from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { formatNumber } from '../../formula/number.ts';
import type { SimulatorTexts } from '../../locales/en/simulator.ts';
import type { Locale } from '../../locales/index.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { loadSimulatorTexts } from '../../locales/with-scores.ts';
import { plotStyles } from '../../plots/styles.ts';
import {
  firstSimulation,
  inRange,
  simulatedScores,
  simulationRanges,
  type Simulation,
  type SimulationThrough,
} from '../../session/simulation.ts';
import { numberIn } from '../../share/plain-data.ts';
import { controls } from '../../styles/controls.ts';
import { stacked } from '../../styles/stacked.ts';
import { bubbling } from '../common/events.ts';
import { given, inLanguage } from '../common/given.ts';
import { KeptState } from '../common/kept-state.ts';
import { doNotScroll } from './plot-drawing.ts';

type Setting = keyof Simulation;
/** Handle in the picture, by the setting that it changes. */
type Handle = 'distance' | 'spread';

const settings = Object.keys(simulationRanges) as Setting[];

/**
 * Size of the picture in its own units, and its range of scores: wide enough for the positives at their largest spread
 * and distance, apart from the tails.
 */
const picture = { width: 480, base: 150, peak: 136, lowest: -5, highest: 9 };

/**
 * Two distributions of scores that can be changed with sliders, and with handles in a picture. Fires `problem-chosen`
 * ({problem, moved: true, threshold?}), at most once per frame.
 */
@customElement('deconfuse-score-simulator')
export class ScoreSimulator extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  /** The initial settings, where the curve of the scores should pass through a point. */
  @property({ attribute: false }) through?: SimulationThrough | undefined;

  @inLanguage(loadSimulatorTexts) private texts?: SimulatorTexts;
  @state() private simulation = firstSimulation;

  @query('svg') private drawing!: SVGSVGElement;

  #work = new KeptState(this, 'simulator', () =>
    Object.fromEntries(
      settings
        .filter((name) => this.simulation[name] !== firstSimulation[name])
        .map((name) => [name, this.simulation[name]]),
    ),
  );
  /** Latest settings, to be applied in the next frame. */
  #next: Simulation | undefined;
  #request = 0;
  /** Distance of the pointer from the handle that it drags, in scores. */
  #offset = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    this.#next = undefined;
  }

  override willUpdate(changed: PropertyValues): void {
    const kept = this.#work.recalled();
    if (kept) {
      const valueOf = (name: Setting): number => {
        const { lowest, highest } = simulationRanges[name];
        return inRange(name, numberIn(kept[name], lowest, highest) ?? firstSimulation[name]);
      };
      const [distance, spread, prevalence, cases] = settings.map(valueOf) as [number, number, number, number];
      this.simulation = { distance, spread, prevalence, cases };
    }
    if (changed.has('through') && this.through) this.simulation = this.through.simulation;
  }

  #set(name: Setting, value: number): void {
    this.#next = { ...(this.#next ?? this.simulation), [name]: inRange(name, value) };
    this.#request ||= requestAnimationFrame(() => this.#advance());
  }

  /** Applies the latest settings, and fires the event. */
  #advance(): void {
    this.#request = 0;
    const simulation = this.#next!;
    this.#next = undefined;
    if (settings.every((name) => simulation[name] === this.simulation[name])) return;
    this.simulation = simulation;
    const { threshold } = this.through ?? {};
    this.dispatchEvent(bubbling('problem-chosen', { problem: simulatedScores(simulation), moved: true, threshold }));
  }

  override render(): TemplateResult | typeof nothing {
    const { texts } = this;
    if (!texts) return nothing;
    return html`
      <p>${this.through ? this.#begins(this.through, texts) : texts.hint}</p>
      <p class="muted">${texts.replaces}</p>
      <div class="parts">
        <figure>
          ${this.#picture(texts)}
          <figcaption>
            <span>${sample('model-1')} ${texts.negatives}</span>
            <span> ${sample('model-0')} ${texts.positives(this.#text('distance'), this.#text('spread'))} </span>
            ${
              this.through
                ? html`<span>${sample('threshold')} ${texts.threshold(this.#number(this.through.threshold))}</span>`
                : nothing
            }
          </figcaption>
        </figure>
        <div class="settings">${settings.map((name) => this.#slider(name, texts))}</div>
      </div>
    `;
  }

  /** Text that says whether the curve passes through the point. */
  #begins({ passes, simulation: { distance }, threshold }: SimulationThrough, texts: SimulatorTexts): string {
    return passes ? texts.through(this.#number(distance), this.#number(threshold)) : texts.near;
  }

  #text(name: Setting): string {
    const value = this.simulation[name];
    return name === 'prevalence' ? `${Math.round(100 * value)}\u00a0%` : this.#number(value);
  }

  #number(value: number): string {
    return formatNumber(value, { ...this.format, decimals: 2, trim: true });
  }

  #slider(name: Setting, texts: SimulatorTexts): TemplateResult {
    const { lowest, highest, step } = simulationRanges[name];
    const text = this.#text(name);
    return html`
      <div>
        <label for=${name}>${texts.settings[name]}</label>
        <span class="number">${text}</span>
        <input
          id=${name}
          type="range"
          min=${lowest}
          max=${highest}
          step=${step}
          aria-valuetext=${text}
          .value=${String(this.simulation[name])}
          @input=${({ target }: Event) => this.#set(name, (target as HTMLInputElement).valueAsNumber)}
        />
      </div>
    `;
  }

  /** Both densities. Each has the area 1, so the share of the positives changes neither. */
  #picture(texts: SimulatorTexts): TemplateResult {
    const { distance, spread } = this.simulation;
    const { width, base } = picture;
    const negatives = humpOf(0, 1, spread);
    const positives = humpOf(distance, spread, spread);
    const [top, flank] = [positives.at(distance), positives.at(distance + spread)];
    return html`
      <svg class="plot" role="img" aria-label=${texts.picture} viewBox="0 0 ${width} ${base + 4}">
        <path class="line model-1" d=${negatives.line}></path>
        <path class="area" d="${positives.line}V${base}H0Z"></path>
        <path class="line model-0" d=${positives.line}></path>
        <line class="axis" x1="0" x2=${width} y1=${base} y2=${base}></line>
        ${this.through ? this.#threshold(this.through.threshold) : nothing}
        <line class="chance" x1=${top.x} x2=${top.x} y1=${top.y} y2=${base}></line>
        <line class="chance" x1=${top.x} x2=${flank.x} y1=${flank.y} y2=${flank.y}></line>
        ${this.#handle('spread', flank, texts)} ${this.#handle('distance', top, texts)}
      </svg>
    `;
  }

  #threshold(threshold: number): SVGTemplateResult {
    const { x } = humpOf(0, 1, 1).at(threshold);
    return svg`<line class="line threshold" x1=${x} x2=${x} y1="0" y2=${picture.base}></line>`;
  }

  /** A handle for pointers; the sliders do the same for keyboards and screen readers. */
  #handle(name: Handle, { x, y }: Place, texts: SimulatorTexts): SVGTemplateResult {
    return svg`
      <g
        class="handle"
        @pointerdown=${(event: PointerEvent) => this.#grasp(event, name)}
        @pointermove=${(event: PointerEvent) => this.#drag(event, name)}
        @touchstart=${doNotScroll}
      >
        <title>${texts.handles[name]}</title>
        <circle class="reach" cx=${x} cy=${y} r="18"></circle>
        <circle class="grip" cx=${x} cy=${y} r="7.5"></circle>
      </g>
    `;
  }

  #scoreAt({ clientX }: PointerEvent): number {
    const { left, width } = this.drawing.getBoundingClientRect();
    return picture.lowest + ((clientX - left) / width) * (picture.highest - picture.lowest);
  }

  /** Position of a handle, as a score. */
  #placeOf(name: Handle): number {
    const { distance, spread } = this.simulation;
    return name === 'distance' ? distance : distance + spread;
  }

  #grasp(event: PointerEvent, name: Handle): void {
    if (event.button !== 0) return;
    event.preventDefault(); // keeps the browser from selecting text
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#offset = this.#scoreAt(event) - this.#placeOf(name);
  }

  #drag(event: PointerEvent, name: Handle): void {
    if (!(event.currentTarget as Element).hasPointerCapture(event.pointerId)) return;
    const score = this.#scoreAt(event) - this.#offset;
    this.#set(name, name === 'distance' ? score : score - this.simulation.distance);
  }

  static override styles = [
    controls,
    plotStyles,
    stacked,
    css`
      :host {
        max-width: 60rem;
        container-type: inline-size;
      }

      .parts,
      .settings,
      figure {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.5rem 1.5rem;
      }

      .settings > div {
        display: grid;
        grid-template-columns: 1fr auto;
      }

      label,
      .number,
      figcaption {
        font-size: 0.875rem;
      }

      .number {
        font-weight: 600;
        font-variant-numeric: tabular-nums;
      }

      input {
        grid-column: 1 / -1;
        width: 100%;
        height: 1.5rem;
        margin: 0;
        accent-color: var(--accent);
      }

      figcaption {
        display: flex;
        flex-wrap: wrap;
        gap: 0 1rem;
        font-variant-numeric: tabular-nums;
      }

      .sample {
        display: inline-block;
        width: 1.5rem;
        height: 0.625rem;
      }

      .threshold {
        stroke: var(--ink);
      }

      .handle {
        cursor: ew-resize;
      }

      .reach {
        fill: transparent;
      }

      .grip {
        fill: var(--ink);
        stroke: var(--paper);
        stroke-width: 2.5;
      }

      @container (min-width: 40rem) {
        .parts {
          grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
        }
      }
    `,
  ];
}

interface Place {
  x: number;
  y: number;
}

/** A normal density in the picture, scaled so that the higher of both densities fills the height. */
function humpOf(mean: number, deviation: number, spread: number): { at: (score: number) => Place; line: string } {
  const { width, base, peak, lowest, highest } = picture;
  const height = (peak / deviation) * Math.min(1, spread);
  const at = (score: number): Place => ({
    x: ((score - lowest) / (highest - lowest)) * width,
    y: base - height * Math.exp(-(((score - mean) / deviation) ** 2) / 2),
  });
  const places = Array.from({ length: width / 2 + 1 }, (_, step) =>
    at(lowest + (2 * step * (highest - lowest)) / width),
  );
  return { at, line: `M${places.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}` };
}

/** A sample of a line, for the legend. */
function sample(className: string): TemplateResult {
  return html`<svg class="plot sample" viewBox="0 0 24 10" aria-hidden="true">
    <line class="line ${className}" x1="0" x2="24" y1="5" y2="5"></line>
  </svg>`;
}
