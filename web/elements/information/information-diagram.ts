import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { PictureTexts } from '../../locales/en/pictures.ts';
import { measures, type Measure } from '../../locales/information.ts';
import { controls } from '../../styles/controls.ts';
import { textScale } from '../../styles/text-scale.ts';
import { measureColours } from '../../styles/measure-colours.ts';
import { bubbling } from '../common/events.ts';
import '../scores/plot-picture.ts';

/** A bar of the diagram, or a part of one. */
interface Bar {
  measure: Measure;
  /** Measure whose colour is used, if the part also belongs to that measure. */
  colour?: Measure;
  /** Distance from the left end, in the unit of the measures. */
  from: number;
  length: number;
  row: number;
}

/** Sizes in pixels. */
const rowHeight = 34;
const barHeight = 28;
const fontSize = 14;
const padding = 6;
/** Width assumed per letter of a label. It exceeds the average, because a missing label is better than one cut off. */
const letterWidth = 0.6 * fontSize;

/**
 * Entropies as bars on one scale: the joint entropy in full, the entropy of the truth from the left, that of the
 * predictions from the right, and their shared and separate parts. A label appears where it fits. Fires `metric-chosen`
 * (metric id) on a click; keyboard users have buttons beside the diagram.
 */
@customElement('deconfuse-information-diagram')
export class InformationDiagram extends LitElement {
  /** Finite and non-negative values; the joint entropy must be positive. */
  @property({ attribute: false }) values!: Readonly<Record<Measure, number>>;
  /** Names of the measures in the diagram, such as 'H(Y)'. */
  @property({ attribute: false }) symbols!: Readonly<Record<Measure, string>>;
  @property({ attribute: false }) formatValue!: (value: number) => string;
  /** Text description of the diagram. */
  @property() description = '';

  /** Name of the drawing. */
  @property() name = '';
  @property({ attribute: false }) pictureTexts?: PictureTexts | undefined;

  /** Width in pixels at the default text size. */
  @state() private width = 320;
  @state() private scale = 1;

  @query('svg') private drawing!: SVGSVGElement;

  #observer = new ResizeObserver(() => {
    this.scale = textScale(this);
    this.width = this.drawing.clientWidth / this.scale;
  });

  override firstUpdated(): void {
    this.#observer.observe(this.drawing);
  }

  override render(): TemplateResult {
    const { values } = this;
    const { jointEntropy: whole, trueGivenPredicted: left, mutualInformation: shared } = values;
    const right = left + shared;
    const bars: Bar[] = [
      { measure: 'jointEntropy', from: 0, length: whole, row: 0 },
      { measure: 'entropyTrue', from: 0, length: values.entropyTrue, row: 1 },
      { measure: 'entropyPredicted', from: whole - values.entropyPredicted, length: values.entropyPredicted, row: 2 },
      { measure: 'trueGivenPredicted', from: 0, length: left, row: 3 },
      { measure: 'mutualInformation', from: left, length: shared, row: 3 },
      { measure: 'predictedGivenTrue', from: right, length: values.predictedGivenTrue, row: 3 },
      { measure: 'variation', colour: 'trueGivenPredicted', from: 0, length: left, row: 4 },
      { measure: 'variation', colour: 'predictedGivenTrue', from: right, length: values.predictedGivenTrue, row: 4 },
    ];
    return html`
      ${
        this.pictureTexts
          ? html`<deconfuse-plot-picture
              class="no-print"
              .texts=${this.pictureTexts}
              .drawing=${() => this.drawing}
              .name=${this.name}
              fileName="information"
            ></deconfuse-plot-picture>`
          : nothing
      }
      <svg
        role="img"
        aria-label=${this.description}
        width="100%"
        height=${5 * rowHeight * this.scale}
        viewBox=${this.scale === 1 ? nothing : `0 0 ${this.width} ${5 * rowHeight}`}
      >
        ${[left, right].map(
          (place) => svg`<line
            x1=${this.#percent(place)} x2=${this.#percent(place)} y1=${rowHeight} y2=${5 * rowHeight}
          ></line>`,
        )}
        ${bars.map((bar) => this.#bar(bar))} ${[0, 1, 2].map((row) => this.#label(bars[row]!))}
        ${[3, 4, 5].map((part) => this.#label(bars[part]!))}
        ${this.#variationLabel(left, shared, values.predictedGivenTrue)}
      </svg>
    `;
  }

  /** Clamped, so that rounding errors do not exceed the ends. */
  #percent(length: number): string {
    return `${Math.min(100, Math.max(0, (100 * length) / this.values.jointEntropy))}%`;
  }

  #pixels(length: number): number {
    return (this.width * length) / this.values.jointEntropy;
  }

  #bar({ measure, colour = measure, from, length, row }: Bar): TemplateResult {
    return svg`<rect
      class=${colour}
      data-measure=${measure}
      x=${this.#percent(from)}
      width=${this.#percent(length)}
      y=${row * rowHeight + (rowHeight - barHeight) / 2}
      height=${barHeight}
      @click=${() => this.dispatchEvent(bubbling('metric-chosen', measures[measure]))}
    ></rect>`;
  }

  /** The longest text about a measure that fits into the given pixels. */
  #fitting(measure: Measure, room: number): string | undefined {
    const { values, formatValue } = this;
    const symbol = this.symbols[measure];
    const parts = `${formatValue(values.trueGivenPredicted)} + ${formatValue(values.predictedGivenTrue)}`;
    return [
      ...(measure === 'variation' ? [`${symbol} = ${parts}`] : []),
      `${symbol} = ${formatValue(values[measure])}`,
      symbol,
    ].find((text) => text.length * letterWidth + 2 * padding <= room);
  }

  #label({ measure, from, length, row }: Bar): TemplateResult | typeof nothing {
    const inside = this.#fitting(measure, this.#pixels(length));
    if (inside !== undefined) return this.#text(inside, from + length / 2, row);
    // A bar that is alone in its row may have its label beside it.
    const room = this.#pixels(this.values.jointEntropy - length);
    const beside = row < 3 ? this.#fitting(measure, room) : undefined;
    if (beside === undefined) return nothing;
    const middle = (beside.length * letterWidth) / 2 + padding;
    const fromLeft = from === 0 ? this.#pixels(length) + middle : this.#pixels(from) - middle;
    return this.#text(beside, (fromLeft * this.values.jointEntropy) / this.width, row);
  }

  /** Label of the variation of information, in the widest of its two parts and the gap between them. */
  #variationLabel(left: number, gap: number, right: number): TemplateResult | typeof nothing {
    const widest = Math.max(left, gap, right);
    const text = this.#fitting('variation', this.#pixels(widest));
    if (text === undefined) return nothing;
    const middle = widest === left ? left / 2 : widest === gap ? left + gap / 2 : left + gap + right / 2;
    return this.#text(text, middle, 4);
  }

  #text(text: string, middle: number, row: number): TemplateResult {
    return svg`<text x=${this.#percent(middle)} y=${(row + 0.5) * rowHeight}>${text}</text>`;
  }

  static override styles = [
    controls,
    measureColours,
    css`
      deconfuse-plot-picture {
        width: max-content;
        margin-inline-start: auto;
        text-align: end;
      }

      svg {
        display: block;
        overflow: visible;
        font-size: 14px;
      }

      line {
        stroke: var(--control-line);
        stroke-dasharray: 3 3;
      }

      rect {
        stroke: var(--control-line);
        cursor: pointer;
      }

      /* Without this, a bar of length 0 would still be drawn as a line. */
      rect[width='0%'] {
        stroke: none;
      }

      text {
        dominant-baseline: central;
        fill: var(--ink);
        font-variant-numeric: tabular-nums;
        pointer-events: none;
        text-anchor: middle;
      }
    `,
  ];
}
