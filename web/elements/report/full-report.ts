import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Curve, CurveName } from '../../core/types/curves.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Report, ReportOptions } from '../../core/types/report.ts';
import { loadFullReportTexts } from '../../locales/parts.ts';
import type { FullReportTexts } from '../../locales/en/full-report.ts';
import { loadMessages, loadMetricTexts, loadSideBySideTexts, type Locale } from '../../locales/index.ts';
import { loadPlotTexts } from '../../locales/with-scores.ts';
import { operatingPoints } from '../../plots/operating-points.ts';
import { plotPixels } from '../../plots/options.ts';
import { precisionRecallPlot } from '../../plots/precision-recall.ts';
import { rocPlot } from '../../plots/roc.ts';
import { controls } from '../../styles/controls.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import { printAlone } from './print-alone.ts';
import { reportable } from './reportable.ts';
import { ReportSheet, type FullReportContent, type ReportedMetric } from './report-sheet.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { given } from '../common/given.ts';
import { Newest } from '../../session/newest.ts';

/** Number of formulas requested at a time; small, so that progress is visible and the page responds. */
const batch = 64;
const mostHeadlines = 9;
/** Pause in typing after which changed data are computed, in milliseconds. */
const pause = 300;

/** Everything about the data on one page, for screen and print. */
@customElement('deconfuse-full-report')
export class FullReport extends LitElement {
  /** Includes the texts of scores if the data are scores. */
  @given locale!: Locale;
  @given format!: NumberFormat;
  /** Contains the metrics of the data, and possibly others. */
  @given catalogue: readonly MetricInfo[] = [];
  @property({ attribute: false }) data!: AsyncDataset;
  @property({ attribute: false }) options: ReportOptions = {};

  @state() private texts?: FullReportTexts;
  @state() private content?: FullReportContent;
  @state() private progress = { done: 0, all: 0 };
  @state() private hasFailed = false;

  readonly #wanted = new Newest();
  #timer = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#wanted.end();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) void this.#work();
  }

  override updated(changed: PropertyValues): void {
    const given = ['locale', 'format', 'catalogue', 'data', 'options'];
    if (!given.some((name) => changed.has(name))) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#work(), this.content ? pause : 0);
  }

  async #work(): Promise<void> {
    const signal = this.#wanted.begin();
    this.content = undefined as never;
    this.hasFailed = false;
    try {
      const content = await this.#contentOf(signal);
      if (content) this.content = content;
    } catch (error) {
      if (signal.aborted) return; // the content was of data that have been replaced
      this.hasFailed = true;
      throw error;
    }
  }

  /** Content of the report; undefined if it is no longer wanted. */
  async #contentOf(signal: AbortSignal): Promise<FullReportContent | undefined> {
    const { locale, format, data, options, catalogue } = this;
    const known = reportable(catalogue, data);
    const [texts, metricTexts, messages] = await Promise.all([
      loadFullReportTexts(locale.language),
      loadMetricTexts(locale.language, locale.scores !== undefined),
      loadMessages(locale.language),
    ]);
    if (signal.aborted) return undefined;
    this.texts = texts;
    const [problem, report, plots] = await Promise.all([
      data.problem(),
      data.report({ ...options, metrics: known.map(({ id }) => id) }),
      this.#plots(),
    ]);
    const { labels, positive } = data;
    const classIndex = positive === undefined ? 0 : Math.max(0, labels.indexOf(positive));
    const reported = known.filter(({ id }) => report.metrics[id] !== undefined);
    const headlines = headlinesOf(reported, report, positive !== undefined);
    const metrics: ReportedMetric[] = [];
    for (let start = 0; start < reported.length && !signal.aborted; start += batch) {
      this.progress = { done: start, all: reported.length };
      const some = reported.slice(start, start + batch);
      metrics.push(
        ...(await Promise.all(
          some.map(async (info): Promise<ReportedMetric> => {
            if (info.shape !== 'scalar' && info.shape !== 'interval' && info.shape !== 'word') return { info };
            const ofClass = info.perClass ? { class: labels[classIndex]! } : {};
            return { info, explanation: await data.explain(info.id, { ...options, ...ofClass }) };
          }),
        )),
      );
    }
    if (signal.aborted) return undefined;
    return {
      locale,
      texts,
      metricTexts,
      messages,
      format,
      problem,
      report,
      options,
      notices: data.notices,
      total: data.total,
      matrix: data.matrix,
      predictedLabels: data.predictedLabels,
      positive,
      lowerIsPositive: data.scored?.lowerIsPositive === true,
      classIndex,
      headlines,
      compared: await this.#compared(headlines),
      metrics,
      plots,
    };
  }

  /** Side-by-side values of the parts; undefined if the data have none. */
  async #compared(metrics: readonly MetricInfo[]): Promise<FullReportContent['compared']> {
    const { data, options, locale } = this;
    if (!data.parts) return undefined;
    const ids = metrics.map(({ id }) => id);
    const [values, texts] = await Promise.all([data.sideBySide(ids, options), loadSideBySideTexts(locale.language)]);
    return { values, texts };
  }

  /** ROC and precision-recall curve of scores; those of several classes or labels are pooled. */
  async #plots(): Promise<FullReportContent['plots']> {
    const { data, locale, format, options } = this;
    if (!data.scored?.cases || (data.kind === 'multilabel' && !data.scored.scores)) return [];
    const { level = 0.95, beta = 1, model } = options;
    const names = data.kind === 'scores' ? (data.models ?? ['']) : [''];
    const curvesOf = (name: CurveName): Promise<(Curve | null)[]> =>
      Promise.all(
        names.map((other) => data.curve(name, { pixels: plotPixels, ...(other !== '' && { model: other }) })),
      );
    const [texts, whole, roc, precisionRecall] = await Promise.all([
      loadPlotTexts(locale.language),
      data.curve('precision-recall', model === undefined ? {} : { model }),
      curvesOf('roc'),
      curvesOf('precision-recall'),
    ]);
    const positives = whole?.truePositives?.at(-1) ?? 0;
    const negatives = whole?.falsePositives?.at(-1) ?? 0;
    const points = whole && operatingPoints(whole, positives, negatives);
    if (!points || positives === 0) return [];
    const reported = Math.max(0, names.indexOf(model ?? names[0]!));
    const modelsOf = (curves: (Curve | null)[]): { name: string; curve: Curve }[] =>
      curves.flatMap((curve, at) => (curve ? [{ name: names[at]!, curve }] : []));
    const common = { texts, format, points, reported };
    const show = { diagonal: true, equalErrorRate: false, isoCost: false, area: false, isoF: false };
    return [
      ...(negatives > 0
        ? [
            {
              title: texts.titles.roc,
              plot: rocPlot({
                ...common,
                models: modelsOf(roc),
                description: texts.titles.roc,
                show,
                level,
                isoCostSlope: negatives / positives,
              }),
            },
          ]
        : []),
      {
        title: texts.titles.precisionRecall,
        plot: precisionRecallPlot({
          ...common,
          models: modelsOf(precisionRecall),
          description: texts.titles.precisionRecall,
          show,
          beta,
        }),
      },
    ];
  }

  async #print(): Promise<void> {
    const printed = new ReportSheet();
    printed.content = this.content!;
    await printAlone(printed, async () => {
      await printed.updateComplete;
      await document.fonts.ready;
      printed.fit();
    });
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, content, progress } = this;
    if (!texts) return nothing;
    if (this.hasFailed) return html`<p role="alert">${texts.failed}</p>`;
    return html`
      <p class="no-print tools">
        <button ?disabled=${!content} @click=${() => this.#print()}>${texts.print}</button>
        ${
          content
            ? nothing
            : html`<progress max=${Math.max(1, progress.all)} .value=${progress.done}></progress>
                <span role="status">${texts.working(String(progress.done), String(progress.all))}</span>`
        }
      </p>
      ${
        content
          ? html`<div class="scroll" role="region" tabindex="0" aria-label=${texts.title}>
              <div class="paper"><deconfuse-report-sheet .content=${content}></deconfuse-report-sheet></div>
            </div>`
          : nothing
      }
    `;
  }

  static override styles = [
    controls,
    css`
      .tools {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem 1rem;
        align-items: center;
        margin-bottom: 0.75rem;
      }

      .scroll {
        container-type: inline-size;
      }

      /* As wide as the printed area of A4 and letter paper. */
      .paper {
        width: calc(17cm + 3rem);
        margin-inline: auto;
        padding: 1.5rem;
        border: 1px solid var(--line);
        background: #fff;
      }

      @media print {
        .scroll {
          container-type: normal;
        }

        .paper {
          width: auto;
          padding: 0;
          border: 0;
        }
      }
    `,
  ];
}

/** Headline metrics: of the positive class for two classes, averages for more, and the essential metrics for groups. */
function headlinesOf(metrics: readonly MetricInfo[], report: Report, hasPositive: boolean): MetricInfo[] {
  const excluded = hasPositive ? 'average' : 'class';
  const isKnown = ({ id }: MetricInfo): boolean => report.metrics[id] !== null;
  const chosen = metrics
    .filter((info) => info.headline !== undefined && info.scope !== excluded && isKnown(info))
    .sort((one, other) => one.headline! - other.headline!);
  const essential = metrics.filter(
    (info) => info.tier === 1 && info.shape === 'scalar' && !info.perClass && isKnown(info),
  );
  return (chosen.length > 0 ? chosen : essential).slice(0, mostHeadlines);
}
