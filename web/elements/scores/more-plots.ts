import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { scoreCurve } from '../../core/curve-names.ts';
import type { Curve, CurveName, CurveOptions } from '../../core/types/curves.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { PlotTexts } from '../../locales/en/plots.ts';
import { againstThresholdPlot } from '../../plots/against-threshold.ts';
import { calibrationPlot } from '../../plots/calibration.ts';
import { costPlot } from '../../plots/cost.ts';
import { detPlot } from '../../plots/det.ts';
import type { Plot } from '../../plots/frame.ts';
import { gainPlot } from '../../plots/gain.ts';
import { kolmogorovSmirnovPlot } from '../../plots/kolmogorov-smirnov.ts';
import { liftPlot } from '../../plots/lift.ts';
import { precisionRecallGainPlot } from '../../plots/precision-recall-gain.ts';
import {
  operatingPoints,
  type OperatingPoints,
  type ThresholdPlot,
  type Thresholds,
} from '../../plots/operating-points.ts';
import { countText, type ThresholdForm } from '../../plots/options.ts';
import { choiceIn, type Fields } from '../../share/plain-data.ts';
import { controls } from '../../styles/controls.ts';
import type { CurveWanted, ExplainCoordinate } from '../../session/score-data.ts';
import { bubbling } from '../common/events.ts';
import { KeptState } from '../common/kept-state.ts';
import './plot-drawing.ts';
import { thresholdPointText } from './point-text.ts';
import './worked-point.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { given } from '../common/given.ts';
import { choice } from '../common/choice.ts';
import { stacked } from '../../styles/stacked.ts';

/** The curves that each plot is drawn from. */
const needed = {
  calibration: ['calibration'],
  det: ['det'],
  gain: ['gain'],
  lift: ['lift'],
  precisionRecallGain: ['precision-recall-gain'],
  kolmogorovSmirnov: ['kolmogorov-smirnov'],
  cost: ['cost'],
  againstThreshold: ['accuracy', 'f', 'mcc'],
} as const satisfies Partial<Record<keyof PlotTexts['titles'], readonly CurveName[]>>;

type PlotName = keyof typeof needed;

const plotNames = Object.keys(needed) as PlotName[];

type Curves = Readonly<Partial<Record<CurveName, Curve | null>>>;

type Binning = NonNullable<CurveOptions['binning']>;

const binnings: readonly Binning[] = ['equal-width', 'equal-mass'];
const binCounts: readonly number[] = [5, 10, 20, 50];
const binsAtFirst = 10;

/**
 * The other plots of scores, one at a time. Fires `threshold-chosen` ({point}), at most once per frame.
 */
@customElement('deconfuse-more-plots')
export class MorePlots extends LitElement {
  @property({ attribute: false }) texts!: PlotTexts;
  @given format!: NumberFormat;
  @given catalogue!: readonly MetricInfo[];
  /** Fetches a curve of the model that `points` belongs to; null where the data have none. */
  @property({ attribute: false }) curveOf!: (wanted: CurveWanted) => Promise<Curve | null>;
  /** Explains a coordinate of the point of the threshold. */
  @property({ attribute: false }) explain!: ExplainCoordinate;
  /** The whole ROC curve with its counts. */
  @property({ attribute: false }) points!: Thresholds;
  /** Sum of the weights of the positives; `negatives` likewise. */
  @property({ attribute: false }) positives = 0;
  @property({ attribute: false }) negatives = 0;
  /** The point of the threshold: an index into `points`. */
  @property({ attribute: false }) point = 0;
  @property({ attribute: false }) thresholdForm: ThresholdForm = 't';
  /** Whether the scores are probabilities. */
  @property({ attribute: false }) probabilities = false;
  /** β of the Fβ that is plotted against the threshold. */
  @property({ attribute: false }) beta = 1;
  /** Name of the model; empty where there is only one. */
  @property() model = '';

  /** The plot chosen; without a choice the plot depends on the kind of scores. */
  @state() private chosen?: PlotName | undefined;
  @state() private bins = binsAtFirst;
  @state() private binning: Binning = 'equal-width';
  @state() private pointed: number | null = null;
  @state() private curves: Curves = {};

  #work = new KeptState(this, 'more-plots', () => ({
    opened: this.chosen,
    bins: this.bins === binsAtFirst ? undefined : this.bins,
    binning: this.binning === 'equal-width' ? undefined : this.binning,
  }));
  #points: OperatingPoints | null = null;
  #plot?: Plot | ThresholdPlot | undefined;
  /** Options of the latest request for each curve since the points changed. */
  #wanted = new Map<CurveName, CurveOptions>();

  get #opened(): PlotName {
    return this.chosen ?? (this.probabilities ? 'calibration' : 'gain');
  }

  override willUpdate(changed: PropertyValues): void {
    const kept = this.#work.recalled();
    if (kept) this.#recall(kept);
    if (['points', 'positives', 'negatives'].some((name) => changed.has(name))) {
      this.#points = operatingPoints(this.points, this.positives, this.negatives);
      this.point = Math.min(this.point, this.points.threshold.length - 1);
      this.pointed = null;
      this.#wanted.clear();
      this.curves = {};
    }
    if (changed.has('chosen')) this.pointed = null;
    if (changed.has('beta')) this.#wanted.delete('f');
    for (const name of needed[this.#opened]) if (!this.#wanted.has(name)) void this.#want(name);
    if ([...changed.keys()].some((name) => !['point', 'pointed', 'thresholdForm'].includes(String(name)))) {
      this.#plot = this.#drawn();
    }
  }

  #recall({ opened, bins, binning }: Fields): void {
    this.chosen = choiceIn(opened, plotNames);
    this.bins = choiceIn(bins, binCounts) ?? binsAtFirst;
    this.binning = choiceIn(binning, binnings) ?? 'equal-width';
    this.#wanted.delete('calibration');
  }

  async #want(name: CurveName): Promise<void> {
    const options: CurveOptions =
      name === 'calibration' ? { bins: this.bins, binning: this.binning } : name === 'f' ? { beta: this.beta } : {};
    this.#wanted.set(name, options);
    const curve = await this.curveOf({ name, options });
    if (this.#wanted.get(name) === options) this.curves = { ...this.curves, [name]: curve };
  }

  #drawn(): Plot | ThresholdPlot | undefined {
    const { texts, format, curves, model } = this;
    const opened = this.#opened;
    const points = this.#points;
    const [curve, ...others] = needed[opened].map((name) => curves[name]);
    if (!points || !curve || others.some((other) => !other)) return undefined;
    const title = texts.titles[opened];
    const common = { texts, format, points, description: model === '' ? title : texts.plotOf(title, [model]) };
    const named = { name: model, curve };
    switch (opened) {
      case 'calibration':
        return calibrationPlot({ ...common, curve });
      case 'det':
        return detPlot({ ...common, curve: named });
      case 'gain':
        return gainPlot({ ...common, curve: named });
      case 'lift':
        return liftPlot({ ...common, curve: named });
      case 'precisionRecallGain':
        return precisionRecallGainPlot({ ...common, curve: named });
      case 'kolmogorovSmirnov':
        return kolmogorovSmirnovPlot({ ...common, curve });
      case 'cost':
        return costPlot({ ...common, curve: named });
      case 'againstThreshold': {
        const [f, mcc] = others;
        return againstThresholdPlot({
          ...common,
          curves: [
            { name: texts.accuracy, curve },
            { name: texts.f(countText(this.beta, format)), curve: f! },
            { name: texts.mcc, curve: mcc! },
          ],
        });
      }
    }
  }

  override render(): TemplateResult {
    const { texts } = this;
    const opened = this.#opened;
    const plot = this.#plot;
    return html`
      <div class="choice no-print" role="group" aria-label=${texts.morePlots}>
        ${plotNames.map(
          (name) => html`
            <button aria-pressed=${name === opened ? 'true' : 'false'} @click=${() => (this.chosen = name)}>
              ${texts.names[name]}
            </button>
          `,
        )}
      </div>
      ${this.#bins()}
      <div class="place">
        ${
          plot
            ? html`
                <deconfuse-plot-drawing
                  .texts=${texts}
                  .plot=${plot}
                  .name=${texts.titles[opened]}
                  .hint=${texts.hints[opened]}
                  .point=${this.point}
                  .pointed=${this.pointed}
                  .pointText=${thresholdPointText(this.#points!, texts, this.thresholdForm, this.format)}
                  .thresholdForm=${this.thresholdForm}
                  @point-chosen=${this.#choose}
                  @point-pointed=${({ detail }: CustomEvent<{ point: number | null }>) => (this.pointed = detail.point)}
                ></deconfuse-plot-drawing>
                <deconfuse-worked-point
                  .curves=${this.#workedOut}
                  .point=${this.point}
                  .explain=${this.explain}
                ></deconfuse-worked-point>
              `
            : html`<p>${this.#absence()}</p>`
        }
      </div>
    `;
  }

  /** The curves of the plot that are in the catalogue; the others have no formula. */
  get #workedOut(): MetricInfo[] {
    const ids = needed[this.#opened].map((name) => scoreCurve(name));
    return this.catalogue.filter(({ id }) => ids.includes(id));
  }

  #absence(): string {
    const { texts, curves } = this;
    const opened = this.#opened;
    if (!needed[opened].some((name) => curves[name] === null)) return texts.drawing;
    return opened === 'calibration' && !this.probabilities ? texts.noCalibration : texts.noCurve;
  }

  #bins(): TemplateResult | typeof nothing {
    const { texts } = this;
    if (this.#opened !== 'calibration') return nothing;
    return html`
      <div class="bins no-print">
        <label>
          ${texts.bins}
          ${choice(
            binCounts.map((count) => [count, count]),
            this.bins,
            (bins) => {
              this.bins = bins;
              void this.#want('calibration');
            },
          )}
        </label>
        <label>
          ${texts.binning}
          ${choice(
            binnings.map((binning) => [binning, texts.binnings[binning]]),
            this.binning,
            (binning) => {
              this.binning = binning;
              void this.#want('calibration');
            },
          )}
        </label>
      </div>
    `;
  }

  #choose({ detail: { point } }: CustomEvent<{ point: number }>): void {
    this.point = point;
    this.dispatchEvent(bubbling('threshold-chosen', { point }));
  }

  static override styles = [
    controls,
    stacked,
    css`
      .choice,
      .bins {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 0.375rem;
      }

      .bins {
        gap: 0.25rem 0.75rem;
        font-size: 0.875rem;
      }

      .place {
        max-width: 36rem;
        min-height: 20rem;
      }
    `,
  ];
}
