import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Report } from '../../core/types/report.ts';
import { formatNumber } from '../../formula/number.ts';
import { loadRivalTexts, type Locale } from '../../locales/index.ts';
import type { RivalTexts } from '../../locales/en/rivals.ts';
import type { Table } from '../../export/table/table.ts';
import { controls } from '../../styles/controls.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import { bubbling } from '../common/events.ts';
import '../export/table-export.ts';
import { modelsOf } from '../../session/problem-text.ts';
import { metricValue, valueText, type NumberFormat } from '../../locales/values.ts';
import { given, inLanguage } from '../common/given.ts';
import { ruledTable } from '../../styles/ruled-table.ts';
import { stacked } from '../../styles/stacked.ts';

/**
 * Two classifiers on the same cases: how often each alone is right, and tests of whether the difference is due to
 * chance. Fires `problem-chosen` ({problem}) with the classifiers exchanged, and `metric-chosen` (metric id).
 */
@customElement('deconfuse-rivals-panel')
export class RivalsPanel extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @given catalogue: readonly MetricInfo[] = [];
  @property({ attribute: false }) report!: Report;
  /** Data with two classifiers. */
  @property({ attribute: false }) data!: AsyncDataset;

  @inLanguage(loadRivalTexts) private texts?: RivalTexts;

  override render(): TemplateResult | typeof nothing {
    const { texts, locale } = this;
    const { models, rivals } = this.data;
    const [first, second] = models ?? [];
    if (!texts || !rivals || first === undefined || second === undefined) return nothing;
    const count = (cases: number): string => formatNumber(cases, { ...this.format, trim: true });
    const onlyFirst = count(rivals.onlyFirstRight);
    const onlySecond = count(rivals.onlySecondRight);
    const tests = this.catalogue.filter(({ id, needs }) => needs === 'rivals' && id in this.report.metrics);
    return html`
      <h2>${texts.title(first, second)}</h2>
      <div class="scroll tables">
        <table>
          <thead>
            <tr>
              <td></td>
              <th scope="col">${texts.right(second)}</th>
              <th scope="col">${texts.wrong(second)}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">${texts.right(first)}</th>
              <td>${count(rivals.bothRight)}</td>
              <td class="decisive">${onlyFirst}</td>
            </tr>
            <tr>
              <th scope="row">${texts.wrong(first)}</th>
              <td class="decisive">${onlySecond}</td>
              <td>${count(rivals.bothWrong)}</td>
            </tr>
          </tbody>
        </table>
        <table>
          <thead>
            <tr>
              <th scope="col">${texts.test}</th>
              <th scope="col">${texts.value}</th>
            </tr>
          </thead>
          <tbody>
            ${tests.map(
              (info) => html`
                <tr>
                  <th scope="row">
                    <button
                      class="text"
                      title=${locale.page.showDerivation}
                      @click=${() => this.dispatchEvent(bubbling('metric-chosen', info.id))}
                    >
                      ${locale.names[info.id] ?? info.id}
                    </button>
                  </th>
                  <td>${valueText(metricValue(this.report, info, 0), info, this.format, locale)}</td>
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
      <deconfuse-table-export
        .format=${this.format}
        .table=${() => this.#exported(texts, tests)}
        .name=${texts.test}
      ></deconfuse-table-export>
      <p>${texts.said({ first, second, onlyFirst, onlySecond })}</p>
      <p>
        ${texts.reported(first)}
        <button class="no-print" @click=${() => this.#reportOther()}>${texts.reportOther(second)}</button>
      </p>
    `;
  }

  #exported(texts: RivalTexts, tests: readonly MetricInfo[]): Table {
    const [first = '', second = ''] = this.data.models ?? [];
    return {
      caption: texts.title(first, second),
      columns: [{ title: texts.test }, { title: texts.value }],
      rows: tests.map((info) => {
        const { value } = metricValue(this.report, info, 0);
        const text = valueText({ value, undefined: [] }, info, this.format, this.locale);
        return [this.locale.names[info.id] ?? info.id, typeof value === 'number' || value === null ? value : text];
      }),
    };
  }

  async #reportOther(): Promise<void> {
    const { data } = this;
    const problem = await data.problem();
    if (problem.kind !== 'labels' || data !== this.data) return;
    // Integer-like keys of an object are always in numeric order, so a prefix keeps the new order.
    const name = (model: string): string => (/^\d+$/.test(model) ? `#${model}` : model);
    const predicted = Object.fromEntries(
      modelsOf(problem)
        .reverse()
        .map(([model, labels]) => [name(model), labels]),
    );
    this.dispatchEvent(bubbling('problem-chosen', { problem: { ...problem, predicted } }));
  }

  static override styles = [
    controls,
    stacked,
    ruledTable,
    css`
      h2 {
        font-size: 1.25rem;
      }

      .tables {
        display: flex;
        flex-wrap: wrap;
        gap: 0.75rem 2rem;
        align-items: start;
      }

      th {
        text-align: start;
      }

      button.text {
        text-align: start;
      }
    `,
  ];
}
