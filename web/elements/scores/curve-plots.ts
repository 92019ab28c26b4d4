import { html, LitElement, nothing, svg, type PropertyValues, type SVGTemplateResult, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { scoreCurve } from '../../core/curve-names.ts';
import type { Curve, CurveName } from '../../core/types/curves.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { PlotTexts } from '../../locales/en/plots.ts';
import type { Locale } from '../../locales/index.ts';
import { formatNumber } from '../../formula/number.ts';
import {
  operatingPoint,
  operatingPoints,
  type CurvePlot,
  type OperatingPoint,
  type OperatingPoints,
  type Thresholds,
} from '../../plots/operating-points.ts';
import { shareText, thresholdText, type ThresholdForm } from '../../plots/options.ts';
import { precisionRecallPlot } from '../../plots/precision-recall.ts';
import { rocPlot } from '../../plots/roc.ts';
import { plotStyles } from '../../plots/styles.ts';
import { choiceIn, fieldsOf, flagIn, withoutGaps } from '../../share/plain-data.ts';
import type { CurveWanted, ExplainCoordinate, ModelCurves } from '../../session/score-data.ts';
import { controls } from '../../styles/controls.ts';
import { bubbling } from '../common/events.ts';
import { KeptState } from '../common/kept-state.ts';
import './plot-drawing.ts';
import type { PlotDrawing } from './plot-drawing.ts';
import './plot-points.ts';
import { readings, readingText } from './plot-points.ts';
import { countsText } from './point-text.ts';
import './worked-point.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { given } from '../common/given.ts';
import { checkbox } from '../common/checkbox.ts';
import { curvePlotsStyles } from './curve-plots-styles.ts';

/** Curves of a model, with the areas that legends show beside its name. */
export interface PlottedModel extends ModelCurves {
  rocNote?: string;
  precisionRecallNote?: string;
}

/** Curves of the reported model that are drawn on demand. */
interface AdditionalCurves {
  hull?: Curve | null;
  band?: Curve | null;
  interpolated?: Curve | null;
}

/** Smallest count that needs wider columns than the other readings. */
const longCount = 1_000_000;

const switches = [
  'diagonal',
  'equalErrorRate',
  'hull',
  'band',
  'isoCost',
  'area',
  'isoF',
  'interpolated',
] as const satisfies readonly (keyof PlotTexts['switches'])[];

type Switch = (typeof switches)[number];

/** Switches that apply to each plot. */
const switchesOf: Readonly<Record<'roc' | 'precisionRecall', readonly Switch[]>> = {
  roc: ['diagonal', 'equalErrorRate', 'hull', 'band', 'isoCost', 'area'],
  precisionRecall: ['diagonal', 'area', 'isoF', 'interpolated'],
};

/** CSS class of the line or area that each switch shows. */
const samples: Readonly<Record<Switch, string>> = {
  diagonal: 'chance',
  equalErrorRate: 'error-line',
  hull: 'hull',
  band: 'band',
  isoCost: 'iso-cost',
  area: 'area',
  isoF: 'iso-f',
  interpolated: 'interpolated',
};

const shownAtFirst: Readonly<Record<Switch, boolean>> = {
  diagonal: true,
  equalErrorRate: false,
  hull: false,
  band: false,
  isoCost: false,
  area: false,
  isoF: false,
  interpolated: false,
};

/** Curve that a switch needs. */
const additional = {
  hull: { name: 'roc-hull', options: {} },
  band: { name: 'roc-band', options: {} },
  interpolated: { name: 'precision-recall', options: { interpolated: true } },
} as const satisfies Partial<Record<Switch, CurveWanted>>;

/**
 * ROC and precision-recall curves that follow one threshold; slotted content is below them. Fires `threshold-chosen`
 * ({point}), at most once per frame.
 */
@customElement('deconfuse-curve-plots')
export class CurvePlots extends LitElement {
  @given locale!: Locale;
  @property({ attribute: false }) texts!: PlotTexts;
  @given format!: NumberFormat;
  @given catalogue!: readonly MetricInfo[];
  @property({ attribute: false }) models: readonly PlottedModel[] = [];
  /** Index of the model that `points` belongs to. */
  @property({ attribute: false }) reported = 0;
  /** The whole ROC or precision-recall curve of the reported model, with its counts. */
  @property({ attribute: false }) points!: Thresholds;
  /** Fetches the curve of a line that is switched on; null where the data have none. */
  @property({ attribute: false }) curveOf!: (wanted: CurveWanted) => Promise<Curve | null>;
  /** Explains a coordinate of the point of the threshold; without it no coordinate is explained. */
  @property({ attribute: false }) explain?: ExplainCoordinate;
  /** Sum of the weights of the positives; `negatives` likewise. */
  @property({ attribute: false }) positives = 0;
  @property({ attribute: false }) negatives = 0;
  /** The point of the threshold: an index into `points`. */
  @property({ attribute: false }) point = 0;
  @property({ attribute: false }) thresholdForm: ThresholdForm = 't';
  /** Slope of the lines of equal cost, (c_FP · N) / (c_FN · P); without it both kinds of error cost the same. */
  @property({ attribute: false }) isoCostSlope?: number;
  /** β of the lines of equal Fβ. */
  @property({ attribute: false }) beta = 1;
  /** Level of the confidence band, 0…1. */
  @property({ attribute: false }) level = 0.95;
  /** The only curve to show; both by default. */
  @property() only?: 'roc' | 'precisionRecall';
  /** Whether only the curves are shown, with a threshold to drag. */
  @property({ type: Boolean }) plain = false;

  @state() private view: 'plots' | 'table' = 'plots';
  /** Whether the switches are unfolded, where there is little room. */
  @state() private showsSwitches = false;
  @state() private show = shownAtFirst;
  @state() private pointed: number | null = null;
  /** Curves fetched so far; undefined until a curve has arrived. */
  @state() private additional: AdditionalCurves = {};

  #work = new KeptState(this, 'curves', () => ({
    view: this.view === 'plots' ? undefined : this.view,
    show: withoutGaps(
      Object.fromEntries(
        switches.map((name) => [name, this.show[name] === shownAtFirst[name] ? undefined : this.show[name]]),
      ),
    ),
  }));
  #points: OperatingPoints | null = null;
  #roc?: CurvePlot | undefined;
  #precisionRecall?: CurvePlot | undefined;

  override willUpdate(changed: PropertyValues): void {
    const kept = this.#work.recalled();
    if (kept) {
      this.view = choiceIn(kept['view'], ['plots', 'table'] as const) ?? 'plots';
      const show = fieldsOf(kept['show']);
      const shown = switches.map((name) => [name, flagIn(show[name]) ?? shownAtFirst[name]] as const);
      this.show = Object.fromEntries(shown) as Record<Switch, boolean>;
    }
    if (['points', 'positives', 'negatives'].some((name) => changed.has(name))) {
      this.#points = operatingPoints(this.points, this.positives, this.negatives);
      this.point = Math.min(this.point, this.points.threshold.length - 1);
      this.pointed = null;
    }
    if (changed.has('points')) this.additional = {};
    if (['points', 'show'].some((name) => changed.has(name))) {
      for (const name of ['hull', 'band', 'interpolated'] as const) {
        if (this.show[name] && this.additional[name] === undefined) void this.#addLine(name);
      }
    }
    // Plots are not built anew while only the threshold moves.
    if ([...changed.keys()].some((name) => !['point', 'pointed', 'view', 'thresholdForm'].includes(String(name)))) {
      this.#plot();
    }
  }

  async #addLine(name: keyof AdditionalCurves): Promise<void> {
    const { points } = this;
    const curve = await this.curveOf(additional[name]);
    if (points === this.points) this.additional = { ...this.additional, [name]: curve };
  }

  #plot(): void {
    const { texts, format, models, reported, show, negatives, positives } = this;
    const points = this.#points;
    if (!points) return;
    const names = models.map(({ name }) => name).filter((name) => name !== '');
    const described = (title: string): string => (names.length === 0 ? title : texts.plotOf(title, names));
    const shown = (name: keyof AdditionalCurves): Curve | undefined =>
      (show[name] ? this.additional[name] : undefined) ?? undefined;
    const curves = (kind: 'roc' | 'precisionRecall', note: 'rocNote' | 'precisionRecallNote') =>
      models.flatMap((model, index) => {
        const curve = model[kind];
        return curve ? [{ name: model.name, note: model[note], curve, index }] : [];
      });
    const common = { texts, format, points, show };
    const [roc, precisionRecall] = [curves('roc', 'rocNote'), curves('precisionRecall', 'precisionRecallNote')];
    this.#roc =
      positives > 0 && negatives > 0 && roc.length > 0
        ? rocPlot({
            ...common,
            models: roc,
            reported: roc.findIndex(({ index }) => index === reported),
            description: described(texts.titles.roc),
            hull: shown('hull'),
            band: shown('band'),
            level: this.level,
            isoCostSlope: this.isoCostSlope ?? negatives / positives,
          })
        : undefined;
    this.#precisionRecall =
      positives > 0 && precisionRecall.length > 0
        ? precisionRecallPlot({
            ...common,
            models: precisionRecall,
            reported: precisionRecall.findIndex(({ index }) => index === reported),
            description: described(texts.titles.precisionRecall),
            interpolated: shown('interpolated'),
            beta: this.beta,
          })
        : undefined;
  }

  override render(): TemplateResult | typeof nothing {
    const { texts } = this;
    const points = this.#points;
    if (!points) return nothing;
    const views = html`
      <div class="views no-print" role="group" aria-label=${texts.view}>
        ${(['plots', 'table'] as const).map(
          (view) => html`
            <button aria-pressed=${view === this.view ? 'true' : 'false'} @click=${() => (this.view = view)}>
              ${view === 'plots' ? texts.asPlots : texts.asTable}
            </button>
          `,
        )}
      </div>
    `;
    return html`
      ${
        this.view === 'plots'
          ? html`
              <div class="plots">
                ${this.only === 'precisionRecall' ? nothing : this.#drawing('roc', this.#roc, texts.noRoc)}
                ${
                  this.only === 'roc'
                    ? nothing
                    : this.#drawing('precisionRecall', this.#precisionRecall, texts.noPrecisionRecall)
                }
              </div>
              <slot></slot>
              ${
                this.plain
                  ? nothing
                  : html`
                      ${this.#switches()} ${this.#readings(points)}
                      <div class="plots">
                        ${this.only === 'precisionRecall' ? nothing : this.#worked('roc')}
                        ${this.only === 'roc' ? nothing : this.#worked('precision-recall')}
                      </div>
                    `
              }
            `
          : html`
              <slot></slot>
              ${this.#readings(points)}
              <deconfuse-plot-points
                .texts=${texts}
                .points=${points}
                .thresholdForm=${this.thresholdForm}
              ></deconfuse-plot-points>
            `
      }
      ${this.plain ? nothing : views}
    `;
  }

  #switches(): TemplateResult {
    const { texts, show, showsSwitches } = this;
    const { switches: names, switchHints: hints } = texts;
    const possible = this.only ? switchesOf[this.only] : switches;
    const shown = possible.filter((name) => show[name]).map((name) => names[name]);
    return html`
      <button
        class="opener no-print"
        aria-expanded=${String(showsSwitches)}
        @click=${() => (this.showsSwitches = !showsSwitches)}
      >
        ${texts.show} <span class="muted">${shown.join(', ')}</span>
      </button>
      <fieldset class="no-print ${showsSwitches ? 'shown' : ''}">
        <legend class="screen-reader">${texts.show}</legend>
        ${possible.map(
          (name) => html`
            <label title=${hints[name]}>
              ${checkbox(show[name], (isChecked) => (this.show = { ...this.show, [name]: isChecked }))}
              <svg class="plot sample" viewBox="0 0 22 10" aria-hidden="true">${sample(samples[name])}</svg>
              ${names[name]}
            </label>
          `,
        )}
      </fieldset>
    `;
  }

  #drawing(kind: 'roc' | 'precisionRecall', plot: CurvePlot | undefined, otherwise: string): TemplateResult {
    const { texts } = this;
    if (!plot) return html`<p>${otherwise}</p>`;
    return html`<deconfuse-plot-drawing
      .texts=${texts}
      .plot=${plot}
      .name=${texts.titles[kind]}
      .hint=${this.plain ? '' : texts.hints[kind]}
      ?plain=${this.plain}
      .point=${this.point}
      .pointed=${this.pointed}
      .pointText=${kind === 'roc' ? this.#rocText : this.#precisionRecallText}
      .thresholdForm=${this.thresholdForm}
      @point-chosen=${this.#choose}
      @point-pointed=${({ detail }: CustomEvent<{ point: number | null }>) => (this.pointed = detail.point)}
    ></deconfuse-plot-drawing>`;
  }

  /** The worked formulas of the point; nothing where `explain` is not given. */
  #worked(name: CurveName): TemplateResult | typeof nothing {
    const { explain, catalogue } = this;
    const curve = catalogue.find(({ id }) => id === scoreCurve(name));
    if (!explain || !curve) return nothing;
    return html`<deconfuse-worked-point
      .curves=${[curve]}
      .point=${this.point}
      .explain=${explain}
    ></deconfuse-worked-point>`;
  }

  #rocText: PlotDrawing['pointText'] = (point) =>
    this.#pointText(point, (threshold, { truePositiveRate, falsePositiveRate }) =>
      this.texts.rocPoint(
        threshold,
        shareText(truePositiveRate, this.format),
        shareText(falsePositiveRate, this.format),
      ),
    );

  #precisionRecallText: PlotDrawing['pointText'] = (point) =>
    this.#pointText(point, (threshold, { precision, recall }) =>
      this.texts.precisionRecallPoint(threshold, shareText(precision, this.format), shareText(recall, this.format)),
    );

  #pointText(
    point: number,
    spoken: (threshold: string, values: OperatingPoint) => string,
  ): ReturnType<PlotDrawing['pointText']> {
    const { format, thresholdForm } = this;
    const values = operatingPoint(this.#points!, point);
    const threshold = thresholdForm === 't' ? values.threshold : 1 - values.threshold;
    return {
      written: thresholdText(values.threshold, thresholdForm, format),
      counts: countsText(values, this.texts, format),
      spoken: spoken(formatNumber(threshold, format), values),
    };
  }

  /** The readings of the point under the pointer, or else of the chosen one, in the same place and size. */
  #readings(points: OperatingPoints): TemplateResult {
    const { texts, format, thresholdForm } = this;
    const values = operatingPoint(points, this.pointed ?? this.point);
    return html`
      <div class="readings ${this.pointed === null ? '' : 'pointed'}">
        <p class="muted">${this.pointed === null ? texts.atThreshold : texts.atPointer}</p>
        <dl class=${Math.max(this.positives, this.negatives) >= longCount ? 'long' : ''}>
          ${readings.map(
            (reading) => html`
              <div>
                <dt>${texts.readings[reading]}</dt>
                <dd>${readingText(values, reading, thresholdForm, format)}</dd>
              </div>
            `,
          )}
        </dl>
      </div>
    `;
  }

  #choose({ detail: { point } }: CustomEvent<{ point: number }>): void {
    this.point = point;
    this.dispatchEvent(bubbling('threshold-chosen', { point }));
  }

  static override styles = [controls, plotStyles, curvePlotsStyles];
}

/** A sample of the line or area of a CSS class. */
function sample(className: string): SVGTemplateResult {
  return className === 'band' || className === 'area'
    ? svg`<rect class=${className} width="22" height="10"></rect>`
    : svg`<line class=${className} x1="0" y1="5" x2="22" y2="5"></line>`;
}
