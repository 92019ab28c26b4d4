import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Report } from '../../core/types/report.ts';
import { formatNumber } from '../../formula/number.ts';
import type { PlotTexts } from '../../locales/en/plots.ts';
import type { ScoreTexts } from '../../locales/en/scores.ts';
import type { Locale } from '../../locales/index.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { loadPlotTexts } from '../../locales/with-scores.ts';
import { rankedPrecisionPlot } from '../../plots/ranked-precision.ts';
import { rankedSteps, type RankedList, type RankedStep } from '../../core/ranked-steps.ts';
import { controls } from '../../styles/controls.ts';
import { ruledTable } from '../../styles/ruled-table.ts';
import { stacked } from '../../styles/stacked.ts';
import { bubbling } from '../common/events.ts';
import { given, inLanguage } from '../common/given.ts';
import '../scores/plot-drawing.ts';

/** Number of ranks that are shown. */
const mostRanks = 200;
/** Longer tables scroll. */
const mostInView = 25;
/** Number of terms of a sum that are shown. */
const mostTerms = 12;

/**
 * One ranked list: a row of its items with a cutoff to drag, precision and recall at each rank, the sum of average
 * precision, and its interpolations. Fires `cut-chosen` (the rank) and `item-turned` (the rank of an item whose
 * relevance is to be reversed).
 */
@customElement('deconfuse-ranked-list')
export class RankedListView extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @property({ attribute: false }) texts!: ScoreTexts['ranked'];
  @property({ attribute: false }) list!: RankedList;
  /** Report on this list alone. */
  @property({ attribute: false }) report: Report | undefined;
  /** True if the relevance of items cannot be reversed. */
  @property({ type: Boolean }) fixed = false;
  /** Cutoff: the last rank that counts. */
  @property({ attribute: false }) cut = 1;

  @inLanguage(loadPlotTexts) private plotTexts?: PlotTexts;

  #steps: RankedStep[] = [];

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has('list')) return;
    this.#steps = rankedSteps(this.list);
    // Set by script because the page allows no style attributes.
    this.style.setProperty('--ranks', String(Math.min(this.#steps.length, mostRanks)));
  }

  override render(): TemplateResult {
    const { texts, list } = this;
    const shown = this.#steps.slice(0, mostRanks);
    return html`
      ${this.#items(shown)} ${this.#atCut()}
      <div class="columns">
        <div>${this.#plot()}</div>
        <div>
          ${this.#table(shown)}
          ${list.relevance.length > mostRanks ? html`<p class="muted">${texts.firstRanks(mostRanks)}</p>` : nothing}
          ${this.#sum()}
        </div>
      </div>
    `;
  }

  /** A dot for each item, and the cutoff slider below. */
  #items(shown: readonly RankedStep[]): TemplateResult {
    const { texts, cut } = this;
    const last = shown.length;
    return html`
      <div class="scroll" role="region" tabindex="0" aria-label=${texts.title}>
        <div class="items">
          <ol>
            ${shown.map(
              ({ rank, isRelevant }) => html`
                <li class=${rank > cut ? 'below' : ''}>
                  <button
                    class=${isRelevant ? 'relevant' : ''}
                    title=${this.fixed ? nothing : texts.turn}
                    ?disabled=${this.fixed}
                    aria-label=${`${texts.rank} ${rank}: ${isRelevant ? texts.relevant : texts.other}`}
                    @click=${() => this.dispatchEvent(bubbling('item-turned', rank))}
                  ></button>
                  <span>${rank}</span>
                </li>
              `,
            )}
          </ol>
          <input
            class="no-print"
            type="range"
            min="1"
            max=${last}
            .value=${String(Math.min(cut, last))}
            aria-label=${texts.cut}
            @input=${({ target }: Event) =>
              this.dispatchEvent(bubbling('cut-chosen', Number((target as HTMLInputElement).value)))}
          />
        </div>
      </div>
    `;
  }

  #number(value: number): string {
    return Number.isNaN(value) ? this.locale.page.undefinedValue : formatNumber(value, this.format);
  }

  #fraction(count: number, of: number, value: number): TemplateResult {
    return html`<span class="fraction">${count}/${of} =</span> ${this.#number(value)}`;
  }

  #atCut(): TemplateResult | typeof nothing {
    const { texts, list, cut } = this;
    const step = this.#steps[Math.min(cut, this.#steps.length) - 1];
    if (!step) return nothing;
    const { hits } = step;
    // A cutoff beyond the end of the list still counts in full.
    const f1 = (2 * hits) / (cut + list.relevant);
    return html`
      <dl>
        <div>
          <dt>k</dt>
          <dd>${cut}</dd>
        </div>
        <div>
          <dt>${texts.hits}</dt>
          <dd>${hits}</dd>
        </div>
        <div>
          <dt>${texts.precision}</dt>
          <dd>${this.#fraction(hits, cut, hits / cut)}</dd>
        </div>
        <div>
          <dt>${texts.recall}</dt>
          <dd>${this.#fraction(hits, list.relevant, step.recall)}</dd>
        </div>
        <div>
          <dt>F<sub>1</sub></dt>
          <dd>${this.#number(f1)}</dd>
        </div>
      </dl>
    `;
  }

  #plot(): TemplateResult | typeof nothing {
    const { texts, plotTexts, report, format, cut } = this;
    if (!plotTexts) return nothing;
    const named = (name: string, id: string): string => {
      const value = report?.metrics[id];
      return typeof value === 'number' ? `${name}: ${this.#number(value)}` : name;
    };
    const plot = rankedPrecisionPlot({
      texts: plotTexts,
      format,
      steps: this.#steps,
      cut,
      description: texts.plot,
      names: {
        sum: named(texts.lines.sum, 'average_precision'),
        interpolated: named(texts.lines.interpolated, 'interpolated_average_precision'),
        levels: named(texts.lines.levels, 'interpolated_average_precision_11'),
        percents: named(texts.lines.percents, 'interpolated_average_precision_101'),
      },
    });
    return html`<deconfuse-plot-drawing
      .texts=${plotTexts}
      .plot=${plot}
      .name=${texts.plot}
      .hint=${texts.plotHint}
    ></deconfuse-plot-drawing>`;
  }

  #table(shown: readonly RankedStep[]): TemplateResult {
    const { texts, list, cut } = this;
    return html`
      <div
        class="scroll ${shown.length > mostInView ? 'long' : ''}"
        role="region"
        tabindex="0"
        aria-label=${texts.steps}
      >
        <table>
          <thead>
            <tr>
              ${[texts.rank, texts.relevant, texts.precision, texts.recall].map(
                (name) => html`<th scope="col">${name}</th>`,
              )}
            </tr>
          </thead>
          <tbody>
            ${shown.map(
              ({ rank, isRelevant, hits, precision, recall }) => html`
                <tr class="${rank === cut ? 'decisive' : ''} ${isRelevant ? 'hit' : ''}">
                  <th scope="row">${rank}</th>
                  <td>${isRelevant ? '●' : '○'}</td>
                  <td>${this.#fraction(hits, rank, precision)}</td>
                  <td>${this.#fraction(hits, list.relevant, recall)}</td>
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    `;
  }

  /** Average precision as a sum: the precisions at the relevant items, divided by the number of relevant items. */
  #sum(): TemplateResult | typeof nothing {
    const { texts, list, report } = this;
    const value = report?.metrics['average_precision'];
    const hits = this.#steps.filter(({ isRelevant }) => isRelevant);
    if (hits.length === 0 || typeof value !== 'number') return nothing;
    const terms = hits.slice(0, mostTerms).map(({ hits: found, rank }) => `${found}/${rank}`);
    const missed = list.relevant - hits.length;
    return html`
      <p class="sum">
        <b>${texts.sum}</b><br />
        AP = (${terms.join(' + ')}${hits.length > mostTerms ? ' + …' : ''}) / ${list.relevant} = ${this.#number(value)}
      </p>
      ${missed > 0 ? html`<p class="muted">${texts.missed(missed)}</p>` : nothing}
    `;
  }

  static override styles = [
    controls,
    stacked,
    ruledTable,
    css`
      .items {
        display: grid;
        min-width: calc(var(--ranks) * 1.75rem);
        max-width: calc(var(--ranks) * 3rem);
      }

      ol {
        display: grid;
        grid-template-columns: repeat(var(--ranks), minmax(0, 1fr));
        margin: 0;
        padding: 0;
        list-style: none;
      }

      li {
        display: grid;
        gap: 0.125rem;
        justify-items: center;
        font-size: 0.875rem;
        font-variant-numeric: tabular-nums;
      }

      li.below {
        color: var(--muted);
        opacity: 0.55;
      }

      li button {
        width: 1.5rem;
        min-width: 0;
        height: 1.5rem;
        min-height: 0;
        padding: 0;
        border: 2px solid var(--accent);
        border-radius: 50%;
        background: none;
      }

      li button.relevant {
        background: var(--accent);
      }

      /* Centres the thumb below a dot. */
      input[type='range'] {
        width: calc(100% - 100% / var(--ranks) + 1rem);
        margin: 0.125rem auto 0;
        accent-color: var(--accent);
      }

      dl {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 1.5rem;
        margin: 0;
      }

      dt {
        color: var(--muted);
        font-size: 0.875rem;
      }

      dd {
        margin: 0;
        font-variant-numeric: tabular-nums;
      }

      .columns {
        display: grid;
        gap: 1rem 2rem;
        align-items: start;
        grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
      }

      .scroll {
        container-type: inline-size;
      }

      .long {
        max-height: 24rem;
      }

      td {
        white-space: nowrap;
      }

      sub {
        line-height: 0;
      }

      /* Puts the fraction above its value where there is no room before it. */
      @container (max-width: 27rem) {
        td .fraction {
          display: block;
          color: var(--muted);
          font-size: 0.875em;
        }
      }

      .hit > td:nth-child(2) {
        color: var(--accent);
      }

      .sum {
        overflow-wrap: anywhere;
      }
    `,
  ];
}
