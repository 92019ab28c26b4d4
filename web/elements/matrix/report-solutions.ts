import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Problem } from '../../core/types/problem.ts';
import { formatNumber } from '../../formula/number.ts';
import type { Locale } from '../../locales/index.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { saidOfSolutions } from '../../session/solution-sentences.ts';
import { controls } from '../../styles/controls.ts';
import { ruledTable } from '../../styles/ruled-table.ts';
import { stacked } from '../../styles/stacked.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import { given } from '../common/given.ts';

type PrintedReport = Extract<Problem, { kind: 'report' }>;
type Range = readonly [least: number, most: number];

/** Table of the counts that are consistent with a printed report: a number where all solutions agree, else a range. */
@customElement('deconfuse-report-solutions')
export class SolutionsOfReport extends LitElement {
  /** Includes the texts of scores. */
  @given locale!: Locale;
  @given format!: NumberFormat;
  @property({ attribute: false }) data!: AsyncDataset;

  @state() private support?: readonly number[];
  #of?: AsyncDataset;

  override willUpdate(): void {
    const { data } = this;
    if (data === this.#of) return;
    this.#of = data;
    delete this.support;
    void data.problem().then((problem) => {
      if (data === this.data) this.support = Array.from((problem as PrintedReport).support);
    });
  }

  override render(): TemplateResult | typeof nothing {
    const { data, locale, support } = this;
    if (!support) return nothing;
    const texts = locale.scores!.reports;
    const { tp, fp } = data.solutions!;
    const rows = data.labels.map((label, k): [typeof label, ...Range[]] => {
      const [cases, [fewestHits, mostHits], [fewestAlarms, mostAlarms]] = [support[k]!, tp[k]!, fp[k]!];
      return [
        label,
        [cases, cases],
        [fewestHits, mostHits],
        [cases - mostHits, cases - fewestHits],
        [fewestAlarms, mostAlarms],
      ];
    });
    return html`
      <p>${saidOfSolutions(data, locale, this.format)}</p>
      <div class="scroll" role="region" tabindex="0" aria-label=${texts.caption}>
        <table>
          <caption class="screen-reader">
            ${texts.caption}
          </caption>
          <thead>
            <tr>
              <th scope="col">${texts.class}</th>
              <th scope="col">${texts.cases}</th>
              ${['TP', 'FN', 'FP'].map((name) => html`<th scope="col">${name}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              ([label, ...ranges]) => html`
                <tr>
                  <th scope="row"><bdi>${label}</bdi></th>
                  ${ranges.map((range) => this.#cell(range))}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
      ${data.solutions!.possible === 1 ? nothing : html`<p class="muted">${texts.advice}</p>`}
    `;
  }

  /** Bold if all solutions agree. */
  #cell([least, most]: Range): TemplateResult {
    const text = (number: number): string => formatNumber(number, { ...this.format, trim: true });
    return least === most ? html`<td class="known">${text(least)}</td>` : html`<td>${text(least)}–${text(most)}</td>`;
  }

  static override styles = [
    controls,
    stacked,
    ruledTable,
    css`
      th:first-child {
        text-align: start;
      }

      th:first-child bdi {
        overflow-wrap: anywhere;
      }

      .known {
        font-weight: 600;
      }
    `,
  ];
}
