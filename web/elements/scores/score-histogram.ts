import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Curve } from '../../core/types/curves.ts';
import type { PlotTexts } from '../../locales/en/plots.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { histogramPlot } from '../../plots/histogram.ts';
import {
  operatingPoints,
  type OperatingPoints,
  type ThresholdPlot,
  type Thresholds,
} from '../../plots/operating-points.ts';
import type { ThresholdForm } from '../../plots/options.ts';
import { choiceIn } from '../../share/plain-data.ts';
import type { CurveWanted } from '../../session/score-data.ts';
import { controls } from '../../styles/controls.ts';
import { bubbling } from '../common/events.ts';
import { given } from '../common/given.ts';
import { KeptState } from '../common/kept-state.ts';
import './plot-drawing.ts';
import { thresholdPointText } from './point-text.ts';

const binCounts = [10, 20, 50, 100] as const;
const binsAtFirst = 20;

/** Distribution of the scores of each class, with the threshold. Fires `threshold-chosen` ({point}). */
@customElement('deconfuse-score-histogram')
export class ScoreHistogram extends LitElement {
  @property({ attribute: false }) texts!: PlotTexts;
  @given format!: NumberFormat;
  /** Fetches a curve of the model that `points` belongs to; null where the data have none. */
  @property({ attribute: false }) curveOf!: (wanted: CurveWanted) => Promise<Curve | null>;
  /** The whole ROC curve with its counts. */
  @property({ attribute: false }) points!: Thresholds;
  /** Sum of the weights of the positives; `negatives` likewise. */
  @property({ attribute: false }) positives = 0;
  @property({ attribute: false }) negatives = 0;
  /** The point of the threshold: an index into `points`. */
  @property({ attribute: false }) point = 0;
  @property({ attribute: false }) thresholdForm: ThresholdForm = 't';
  @property({ attribute: false }) lowerIsPositive = false;
  /** Name of the model; empty where there is only one. */
  @property() model = '';

  @state() private bins: number = binsAtFirst;
  @state() private curve?: Curve | null | undefined;
  @state() private pointed: number | null = null;

  #work = new KeptState(this, 'histogram', () => ({ bins: this.bins === binsAtFirst ? undefined : this.bins }));
  #points: OperatingPoints | null = null;
  #plot?: ThresholdPlot | undefined;

  override willUpdate(changed: PropertyValues): void {
    const kept = this.#work.recalled();
    if (kept) this.bins = choiceIn(kept['bins'], binCounts) ?? binsAtFirst;
    const isOther = ['points', 'positives', 'negatives'].some((name) => changed.has(name));
    if (isOther) {
      this.#points = operatingPoints(this.points, this.positives, this.negatives);
      this.pointed = null;
    }
    if (isOther || changed.has('bins')) void this.#fetch();
    if ([...changed.keys()].some((name) => !['point', 'pointed', 'thresholdForm'].includes(String(name)))) this.#draw();
  }

  async #fetch(): Promise<void> {
    const { points, bins } = this;
    const curve = await this.curveOf({ name: 'histogram', options: { bins } });
    if (points === this.points && bins === this.bins) this.curve = curve;
  }

  #draw(): void {
    const { texts, format, curve, lowerIsPositive, model } = this;
    const points = this.#points;
    const title = texts.titles.histogram;
    this.#plot =
      curve && points
        ? histogramPlot({
            texts,
            format,
            points,
            curve,
            lowerIsPositive,
            description: model === '' ? title : texts.plotOf(title, [model]),
          })
        : undefined;
  }

  override render(): TemplateResult {
    const { texts } = this;
    const points = this.#points;
    if (!this.#plot || !points) return html`<p>${this.curve === null ? texts.noCurve : texts.drawing}</p>`;
    return html`
      <deconfuse-plot-drawing
        .texts=${texts}
        .plot=${this.#plot}
        .name=${texts.titles.histogram}
        .point=${this.point}
        .pointed=${this.pointed}
        .pointText=${thresholdPointText(points, texts, this.thresholdForm, this.format)}
        .thresholdForm=${this.thresholdForm}
        @point-chosen=${({ detail }: CustomEvent<{ point: number }>) =>
          this.dispatchEvent(bubbling('threshold-chosen', detail))}
        @point-pointed=${({ detail }: CustomEvent<{ point: number | null }>) => (this.pointed = detail.point)}
      ></deconfuse-plot-drawing>
      <p class="muted no-print">${this.lowerIsPositive ? texts.hints.histogramLower : texts.hints.histogram}</p>
      <label class="no-print">
        ${texts.bins}
        <select @change=${({ target }: Event) => (this.bins = Number((target as HTMLSelectElement).value))}>
          ${binCounts.map((count) => html`<option value=${count} .selected=${count === this.bins}>${count}</option>`)}
        </select>
      </label>
    `;
  }

  static override styles = [
    controls,
    css`
      :host {
        min-height: 16rem;
      }

      p,
      label {
        font-size: 0.875rem;
      }
    `,
  ];
}
