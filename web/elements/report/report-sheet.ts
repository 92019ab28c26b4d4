import { html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { SideBySide } from '../../core/types/comparison.ts';
import type { Label } from '../../core/types/label.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Notice } from '../../core/types/notices.ts';
import type { Problem } from '../../core/types/problem.ts';
import type { Explanation, Report, ReportOptions, Undefined, Value } from '../../core/types/report.ts';
import { brokenLines, lineOfPaper } from '../../formula/breaking.ts';
import { formulaStyles, renderFormula, renderSymbol, renderWorked } from '../../formula/mathml.ts';
import { formatFraction, formatNumber } from '../../formula/number.ts';
import type { WorkedLine } from '../../formula/worked.ts';
import { fill } from '../../locales/fill.ts';
import type { FullReportTexts } from '../../locales/en/full-report.ts';
import type { SideBySideTexts } from '../../locales/en/side-by-side.ts';
import type { Locale, Messages, MetricTexts } from '../../locales/index.ts';
import type { Plot } from '../../plots/frame.ts';
import { plotStyles } from '../../plots/styles.ts';
import { controls } from '../../styles/controls.ts';
import { intervalStyles } from '../../styles/interval.ts';
import { workedOf } from '../metrics/explained.ts';
import { intervalBelow } from '../metrics/interval-below.ts';
import { casesShown } from './report-cases.ts';
import { metricValue, valueText, type NumberFormat } from '../../locales/values.ts';
import { reportSheetStyles } from './report-sheet-styles.ts';

export interface ReportedMetric {
  info: MetricInfo;
  /** Undefined for metrics without a formula to work out, such as whole matrices. */
  explanation?: Explanation | undefined;
}

/** Content of a report in one language. */
export interface FullReportContent {
  locale: Locale;
  texts: FullReportTexts;
  metricTexts: MetricTexts;
  messages: Messages;
  format: NumberFormat;
  problem: Problem;
  report: Report;
  options: ReportOptions;
  notices: readonly Notice[];
  /** Sum of the weights. */
  total: number;
  /** Counts in row-major order. */
  matrix: Float64Array | null;
  predictedLabels: readonly Label[] | undefined;
  positive: Label | undefined;
  lowerIsPositive: boolean;
  /** Index of the class whose formulas are worked out for per-class metrics. */
  classIndex: number;
  headlines: readonly MetricInfo[];
  /** The headline metrics of each part, if the data have parts. */
  compared: { values: SideBySide; texts: SideBySideTexts } | undefined;
  /** Metrics in the order of the catalogue. */
  metrics: readonly ReportedMetric[];
  plots: readonly { title: string; plot: Plot }[];
}

/** Limits for what fits on paper. */
const mostMatrixCells = 400;
const mostClassValues = 40;
const mostReasons = 5;
const plotWidth = 300;
const mostPasses = 4;

const fit = (lines: readonly WorkedLine[]): WorkedLine[] => brokenLines(lines, lineOfPaper);

/** Everything about the data in its printed form. */
@customElement('deconfuse-report-sheet')
export class ReportSheet extends LitElement {
  @property({ attribute: false }) content!: FullReportContent;

  override updated(): void {
    this.fit();
  }

  /** Scales down formulas that are wider than the paper and cannot be broken. */
  fit(): void {
    let boxes = [...this.renderRoot.querySelectorAll<HTMLElement>('.formula')].map((box) => ({
      box,
      formula: box.querySelector<HTMLElement>('math')!,
      percent: 100,
    }));
    for (const { formula } of boxes) if (formula.style.fontSize !== '') formula.style.fontSize = '';
    // Repeated, because width is not exactly proportional to font size. Each pass measures all formulas before it
    // changes any, so that it needs one layout.
    for (let pass = 0; pass < mostPasses && boxes.length > 0; pass++) {
      const widths = boxes.map(({ box, formula }) => [box.clientWidth, formula.getBoundingClientRect().width] as const);
      boxes = boxes.flatMap(({ box, formula, percent }, at) => {
        const [available, width] = widths[at]!;
        return width > available && available > 0
          ? [{ box, formula, percent: Math.floor((98 * percent * available) / width) / 100 }]
          : [];
      });
      for (const { formula, percent } of boxes) formula.style.fontSize = `${percent}%`;
    }
  }

  override render(): TemplateResult {
    const { locale, texts, headlines, metrics, plots, report, classIndex } = this.content;
    const groups = [...new Set(metrics.map(({ info }) => info.group))];
    const label = report.labels[classIndex];
    return html`
      <article lang=${locale.language}>
        <h1>Deconfuse: ${texts.title}</h1>
        <section>
          <h2>${texts.data}</h2>
          ${this.#data()}
        </section>
        ${this.#matrix()}
        <section>
          <h2>${texts.headline}</h2>
          <ul class="headlines">
            ${headlines.map(
              (info) => html`
                <li>
                  <strong>${this.#text(info, classIndex)}</strong>
                  <span>${locale.names[info.id] ?? info.id}</span>
                </li>
              `,
            )}
          </ul>
        </section>
        ${this.#parts()}
        ${
          plots.length > 0
            ? html`<section>
                <h2>${texts.curves}</h2>
                <div class="plots">${plots.map(({ title, plot }) => drawing(title, plot))}</div>
              </section>`
            : nothing
        }
        <section>
          <h2>${texts.optionsUsed}</h2>
          ${this.#options()}
        </section>
        <section>
          <h2>${texts.metrics}</h2>
          ${
            label !== undefined && metrics.some(({ info }) => info.perClass)
              ? html`<p>${texts.classes(String(label))}</p>`
              : nothing
          }
          ${groups.map(
            (group) => html`
              <h3>${locale.groups[group] ?? group}</h3>
              ${metrics.filter(({ info }) => info.group === group).map((metric) => this.#metric(metric))}
            `,
          )}
        </section>
      </article>
    `;
  }

  #number(value: number): string {
    return formatNumber(value, { ...this.content.format, trim: true });
  }

  #text(info: MetricInfo, index: number): string {
    const { report, format, locale } = this.content;
    return valueText(metricValue(report, info, index), info, format, locale);
  }

  #data(): TemplateResult {
    const { texts, problem, report, total, positive, notices, messages, lowerIsPositive } = this.content;
    const areCounted = notices.some(({ code }) => code === 'aggregated-rows' || code === 'aggregated-scores');
    const cases = casesShown(problem, texts, areCounted, (value) => this.#number(value));
    const read = texts.read({
      kind: (areCounted ? texts.countedKinds[report.kind] : undefined) ?? texts.kinds[report.kind],
      cases: this.#number(total),
      classes: String(report.labels.length),
    });
    return html`
      <p>
        ${read} ${positive === undefined ? nothing : html`${texts.positive}: <bdi>${positive}</bdi>.`}
        ${lowerIsPositive ? texts.lowerIsPositive : nothing}
      </p>
      ${
        notices.length > 0
          ? html`<ul>
              ${notices.map(
                ({ code, line, parameters }) => html`
                  <li>${fill(messages.notices[code] ?? code, { line: String(line ?? ''), ...parameters })}</li>
                `,
              )}
            </ul>`
          : nothing
      }
      ${
        cases
          ? html`
              <table class="cases">
                <thead>
                  <tr>
                    ${cases.columns.map((name) => html`<th scope="col"><bdi>${name}</bdi></th>`)}
                  </tr>
                </thead>
                <tbody>
                  ${cases.rows.map((row) =>
                    row === 'left out'
                      ? html`<tr>
                          <td colspan=${cases.columns.length}>⋮</td>
                        </tr>`
                      : html`<tr>
                          ${row.map((cell, at) =>
                            at === 0 ? html`<th scope="row">${cell}</th>` : html`<td><bdi>${cell}</bdi></td>`,
                          )}
                        </tr>`,
                  )}
                </tbody>
              </table>
              ${cases.note ? html`<p class="small">${cases.note}</p>` : nothing}
            `
          : nothing
      }
    `;
  }

  #matrix(): TemplateResult | typeof nothing {
    const { matrix, texts, report, predictedLabels } = this.content;
    if (!matrix) return nothing;
    const { labels } = report;
    const columns = predictedLabels ?? labels;
    return html`
      <section>
        <h2>${texts.matrix}</h2>
        ${
          matrix.length > mostMatrixCells
            ? html`<p>${texts.tooLarge}</p>`
            : html`<div class="formula-like">
                <table class="matrix">
                  <thead>
                    <tr>
                      <th scope="col">${texts.corner}</th>
                      ${columns.map((label) => html`<th scope="col"><bdi>${label}</bdi></th>`)}
                    </tr>
                  </thead>
                  <tbody>
                    ${labels.map(
                      (label, row) => html`
                        <tr>
                          <th scope="row"><bdi>${label}</bdi></th>
                          ${columns.map(
                            (_, column) => html`<td>${this.#number(matrix[row * columns.length + column]!)}</td>`,
                          )}
                        </tr>
                      `,
                    )}
                  </tbody>
                </table>
              </div>`
        }
      </section>
    `;
  }

  #parts(): TemplateResult | typeof nothing {
    const { compared, headlines, format } = this.content;
    if (!compared) return nothing;
    const { texts, values: sideBySide } = compared;
    const { what, parts, values, mean, standardDeviation, difference, ratio, pooled } = sideBySide;
    const columns = headlines.filter(({ id }) => parts.some((part) => typeof values[part]![id] === 'number'));
    const row = (name: string, numbers: Readonly<Record<string, number | null>>): TemplateResult => html`
      <tr>
        <th scope="row"><bdi>${name}</bdi></th>
        ${columns.map(({ id }) => {
          const value = numbers[id];
          return html`<td>${typeof value === 'number' ? formatNumber(value, format) : '–'}</td>`;
        })}
      </tr>
    `;
    const ofAll = {
      models: [],
      folds: [row(texts.whole, pooled), row(texts.meanAlone, mean), row(texts.deviation, standardDeviation)],
      groups: [row(texts.whole, pooled), row(texts.difference, difference), row(texts.ratio, ratio)],
    };
    return html`
      <section>
        <h2>${texts.title[what]}</h2>
        <table class="matrix parts">
          <thead>
            <tr>
              <th scope="col">${texts.part[what]}</th>
              ${columns.map(({ symbol }) => html`<th scope="col">${renderSymbol(symbol)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${parts.map((part) => row(part, values[part]!))} ${ofAll[what]}
          </tbody>
        </table>
      </section>
    `;
  }

  #options(): TemplateResult {
    const { texts, options, metrics } = this.content;
    const relevant = new Set(metrics.flatMap(({ info }) => info.options));
    const used = {
      zeroDivision: 'zero' as const,
      ...(relevant.has('base') && { base: 2 as const }),
      ...(relevant.has('level') && { level: 0.95 }),
      ...options,
    };
    return html`
      <dl class="facts">
        ${Object.entries(used)
          .filter(([name, value]) => name in texts.options && value !== undefined)
          .map(
            ([name, value]) => html`
              <div>
                <dt>${texts.options[name as keyof typeof texts.options]}</dt>
                <dd>${name === 'zeroDivision' ? texts.zeroDivision[used.zeroDivision] : this.#optionText(value)}</dd>
              </div>
            `,
          )}
      </dl>
    `;
  }

  #optionText(value: unknown): string {
    if (typeof value === 'number') return this.#number(value);
    if (Array.isArray(value)) return `(${value.map((entry) => this.#optionText(entry)).join('; ')})`;
    return String(value);
  }

  #metric({ info, explanation }: ReportedMetric): TemplateResult {
    const { locale, report, format, classIndex } = this.content;
    const { value, undefined: reasons } = metricValue(report, info, classIndex);
    const isPlain = !Array.isArray(value) || info.shape === 'interval';
    const { exact } = explanation ?? {};
    return html`
      <div class="metric">
        <p>
          <span class="name">${locale.names[info.id] ?? info.id}, ${renderSymbol(info.symbol)}</span>
          ${
            isPlain
              ? html`<strong>${this.#text(info, classIndex)}</strong> ${
                    exact?.includes('/') ? html`(${formatFraction(exact)})` : nothing
                  }
                  ${intervalBelow(report, info, classIndex, format)}`
              : nothing
          }
        </p>
        ${isPlain ? nothing : this.#table(value)}
        ${
          explanation && isPlain
            ? html`<div class="formula">${renderWorked(workedOf(info, explanation), { ...format, fit })}</div>`
            : nothing
        }
        ${this.#classValues(info)} ${this.#reasons(info, reasons)}
      </div>
    `;
  }

  /** One or several matrices as rows of numbers. */
  #table(value: Value): TemplateResult | typeof nothing {
    if (!Array.isArray(value)) return nothing;
    const { format } = this.content;
    const isRows = value.every((row) => Array.isArray(row) && row.every((cell) => !Array.isArray(cell)));
    if (!isRows) return html`${value.map((part) => this.#table(part))}`;
    const cell = (entry: Value): string =>
      entry === null ? '–' : typeof entry === 'number' ? formatNumber(entry, format) : String(entry);
    return html`
      <table class="matrix">
        ${(value as Value[][]).map(
          (row) =>
            html`<tr>
              ${row.map((entry) => html`<td>${cell(entry)}</td>`)}
            </tr>`,
        )}
      </table>
    `;
  }

  #classValues(info: MetricInfo): TemplateResult | typeof nothing {
    const { report, texts } = this.content;
    const values = report.metrics[info.id];
    if (!info.perClass || !Array.isArray(values) || info.shape === 'decisions') return nothing;
    const shown = report.labels.slice(0, mostClassValues);
    const rest = report.labels.length - shown.length;
    return html`
      <p class="values">
        ${texts.values}:
        ${shown.map((label, index) => html`<span><bdi>${label}</bdi>&nbsp;${this.#text(info, index)}</span> `)}
        ${rest > 0 ? texts.more(this.#number(rest)) : nothing}
      </p>
    `;
  }

  #reasons(info: MetricInfo, reasons: readonly Undefined[]): TemplateResult | typeof nothing {
    if (reasons.length === 0) return nothing;
    const { metricTexts, texts, format } = this.content;
    const rest = reasons.length - mostReasons;
    return html`
      <ul class="reasons">
        ${reasons.slice(0, mostReasons).map(({ reason, term, class: label, value }) => {
          const [before = '', after = ''] = (metricTexts.undefinedReasons[reason] ?? '').split('{term}');
          const isPart = label !== undefined && !info.perClass;
          return html`<li>
            ${isPart ? html`<bdi>${label}</bdi>: ` : nothing}${texts.isUndefined}, ${texts.because}
            ${before}${term ? renderFormula(term, { ...format, display: 'inline' }) : nothing}${after}${
              value !== null ? `; ${texts.replaced(String(value))}` : isPart ? `; ${texts.leftOut}` : nothing
            }.
          </li>`;
        })}
        ${rest > 0 ? html`<li>${texts.more(this.#number(rest))}</li>` : nothing}
      </ul>
    `;
  }

  static override styles = [controls, formulaStyles, plotStyles, intervalStyles, reportSheetStyles];
}

function drawing(title: string, plot: Plot): TemplateResult {
  const frame = plot.frame(plotWidth);
  return html`
    <figure>
      <figcaption>${title}</figcaption>
      ${svg`
        <svg class="plot" role="img" aria-label=${plot.description} viewBox="0 0 ${frame.width} ${frame.height}">
          ${plot.still(frame)}
        </svg>
      `}
    </figure>
  `;
}
