import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { BoxesProblem } from '../../core/types/boxes.ts';
import type { RankedProblem } from '../../core/types/problem.ts';
import type { Report } from '../../core/types/report.ts';
import { formatNumber } from '../../formula/number.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { saidOfRanked } from '../../session/ranked-sentences.ts';
import { boxLists, rankedLists, turned, type RankedList } from '../../core/ranked-steps.ts';
import type { CalculatorTab } from '../../share/address.ts';
import type { AsyncCalculator } from '../../worker/async-calculator.ts';
import { ruledTable } from '../../styles/ruled-table.ts';
import { bubbling } from '../common/events.ts';
import { given } from '../common/given.ts';
import { ValueResults } from '../metrics/value-results.ts';
import { openedSection } from '../page/opened-sections.ts';
import './ranked-list.ts';

/** Upper limit of queries whose values are computed one by one. */
const mostQueries = 100;

/**
 * Results of ranked lists. Fires `options-changed` (ReportOptions) when the cutoff is dragged and `problem-chosen`
 * ({problem}) when the relevance of an item is reversed.
 */
@customElement('deconfuse-ranked-results')
export class RankedResults extends ValueResults<RankedProblem | BoxesProblem> {
  @given calculator!: AsyncCalculator;
  @given format!: NumberFormat;
  /** The tab that is shown; the curves tab shows the list alone. */
  @property({ attribute: false }) tab?: CalculatorTab | undefined;

  /** Index of the list that is shown. */
  @state() private shown = 0;
  /** Report on each list alone. */
  @state() private reports: readonly Report[] = [];
  #of?: RankedProblem | BoxesProblem;
  #lists: readonly RankedList[] = [];

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { problem } = this;
    if (!problem || problem === this.#of) return;
    this.#of = problem;
    const { labels, matches } = this.result.dataset;
    this.#lists = problem.kind === 'boxes' ? boxLists(problem, labels, matches!) : rankedLists(problem);
    if (problem.kind === 'boxes') void import('./box-matches.ts');
    this.shown = Math.min(this.shown, this.#lists.length - 1);
    void this.#evaluate(problem);
  }

  async #evaluate(problem: RankedProblem | BoxesProblem): Promise<void> {
    const reports = await Promise.all(
      this.#lists.slice(0, mostQueries).map(async ({ relevance, relevant }) => {
        const dataset = await this.calculator.dataset({ kind: 'ranked', relevance, relevant });
        const report = await dataset.report();
        dataset.release();
        return report;
      }),
    );
    if (problem === this.#of) this.reports = reports;
  }

  protected override sentence(): string {
    return saidOfRanked(this.result.report, this.locale, this.session.format);
  }

  override render(): TemplateResult | typeof nothing {
    const { problem } = this;
    if (this.tab !== 'curves') return super.render();
    return problem ? this.ofProblem() : nothing;
  }

  protected override ofProblem(): TemplateResult | typeof nothing {
    const { shown, result, problem } = this;
    const { ranked: texts } = this.locale.scores!;
    const list = this.#lists[shown];
    if (!list) return nothing;
    const cut = result.options.k ?? list.relevance.length;
    return html`
      <section>
        <h2>${texts.title}</h2>
        ${this.#lists.length > 1 ? this.#queries() : nothing}
        <deconfuse-ranked-list
          .texts=${texts}
          .list=${list}
          .report=${this.reports[shown]}
          .cut=${cut}
          ?fixed=${problem?.kind === 'boxes'}
          @cut-chosen=${({ detail }: CustomEvent<number>) =>
            this.dispatchEvent(bubbling('options-changed', { ...result.options, k: detail }))}
          @item-turned=${({ detail }: CustomEvent<number>) =>
            this.dispatchEvent(bubbling('problem-chosen', { problem: turned(this.#lists, shown, detail) }))}
        ></deconfuse-ranked-list>
        ${
          problem?.kind === 'boxes'
            ? html`<deconfuse-box-matches
                .texts=${texts.boxes}
                .problem=${problem}
                .pairs=${result.dataset.matches![shown]}
                @overlap-chosen=${({ detail: overlap }: CustomEvent<number>) =>
                  this.dispatchEvent(
                    bubbling('problem-chosen', {
                      problem: { ...problem, overlap },
                      text: this.session.input.source.text,
                    }),
                  )}
              ></deconfuse-box-matches>`
            : nothing
        }
      </section>
      ${
        this.tab === 'curves'
          ? nothing
          : openedSection(
              this.session,
              'reproduce',
              this.locale.page.reproduce,
              () =>
                html`<deconfuse-reproduce .data=${result.dataset} .options=${result.options}></deconfuse-reproduce>`,
            )
      }
    `;
  }

  /** Average precision of each list, each with a button that shows the list. */
  #queries(): TemplateResult {
    const { format, shown } = this;
    const { ranked: texts } = this.locale.scores!;
    return html`
      <div class="scroll" role="region" tabindex="0" aria-label=${texts.queries}>
        <table>
          <thead>
            <tr>
              <th scope="col">${texts.query}</th>
              <th scope="col">AP</th>
              <th scope="col">RR</th>
            </tr>
          </thead>
          <tbody>
            ${this.#lists.slice(0, mostQueries).map(({ query }, at) => {
              const text = (id: string): string => {
                const value = this.reports[at]?.metrics[id];
                return typeof value === 'number' ? formatNumber(value, format) : '–';
              };
              return html`
                <tr class=${at === shown ? 'decisive' : ''}>
                  <th scope="row">
                    <button aria-pressed=${at === shown ? 'true' : 'false'} @click=${() => (this.shown = at)}>
                      <bdi>${query}</bdi>
                    </button>
                  </th>
                  <td>${text('average_precision')}</td>
                  <td>${text('reciprocal_rank')}</td>
                </tr>
              `;
            })}
          </tbody>
        </table>
      </div>
    `;
  }

  static override styles = [
    ...ValueResults.styles,
    ruledTable,
    css`
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.5rem;
      }

      .scroll > table {
        width: max-content;
      }

      .scroll th:first-child {
        text-align: start;
      }
    `,
  ];
}
