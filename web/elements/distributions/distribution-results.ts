import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { Label } from '../../core/types/label.ts';
import type { Problem } from '../../core/types/problem.ts';
import { formatNumber } from '../../formula/number.ts';
import { saidOfDistributions } from '../../session/distribution-sentences.ts';
import { ValueResults } from '../metrics/value-results.ts';
import { openedSection } from '../page/opened-sections.ts';

type Distributions = Extract<Problem, { kind: 'distributions' }>;

/** Upper limit of outcomes that are listed one by one. */
const mostOutcomes = 50;

/** An outcome with its label and its share in each distribution. */
interface Outcome {
  label: Label;
  shares: readonly number[];
}

function outcomesOf(problem: Distributions): Outcome[] {
  const { labels = [] } = problem;
  const counts = 'cases' in problem ? [countsOf(problem.cases as readonly Label[], labels)] : countsIn(problem);
  const totals = counts.map((list) => list.reduce((sum, count) => sum + count, 0));
  return labels.map((label, at) => ({ label, shares: counts.map((list, which) => list[at]! / totals[which]!) }));
}

function countsOf(cases: readonly Label[], labels: readonly Label[]): number[] {
  const counts = new Map(labels.map((label) => [label, 0]));
  for (const label of cases) counts.set(label, counts.get(label)! + 1);
  return [...counts.values()];
}

const countsIn = ({ p, q }: Exclude<Distributions, { cases: unknown }>): number[][] =>
  [p, q ?? []].map((list) => Array.from(list)).filter((list) => list.length > 0);

/** Results of one distribution, of two distributions, or of one labelling. */
@customElement('deconfuse-distribution-results')
export class DistributionResults extends ValueResults<Distributions> {
  protected override sentence(): string {
    const { dataset, report } = this.result;
    return saidOfDistributions(dataset, report, this.locale, this.session.format);
  }

  protected override ofProblem(problem: Distributions): TemplateResult {
    return html`
      ${this.#outcomes(outcomesOf(problem))}
      ${
        'cases' in problem
          ? openedSection(
              this.session,
              'representations',
              this.locale.page.representations,
              () => html`<deconfuse-representations .data=${this.result.dataset}></deconfuse-representations>`,
            )
          : nothing
      }
    `;
  }

  #outcomes(outcomes: readonly Outcome[]): TemplateResult | typeof nothing {
    const { format } = this.session;
    const texts = this.locale.scores!.distributions;
    if (outcomes.length > mostOutcomes) return nothing;
    const largest = Math.max(...outcomes.flatMap(({ shares }) => shares));
    const names = ['p', 'q'].slice(0, outcomes[0]!.shares.length);
    return html`
      <table>
        <caption class="screen-reader">
          ${texts.caption}
        </caption>
        <thead>
          <tr>
            <th scope="col">${texts.outcome}</th>
            ${names.map((name) => html`<th scope="col" colspan="2"><i>${name}</i></th>`)}
          </tr>
        </thead>
        <tbody>
          ${outcomes.map(
            ({ label, shares }) => html`
              <tr>
                <th scope="row"><bdi>${label}</bdi></th>
                ${shares.map(
                  (share) => html`
                    <td class="share">${formatNumber(share, format)}</td>
                    <td class="bar">
                      <svg width="100%" height="12" aria-hidden="true">
                        <rect width="${(100 * share) / largest}%" height="12" />
                      </svg>
                    </td>
                  `,
                )}
              </tr>
            `,
          )}
        </tbody>
      </table>
    `;
  }

  static override styles = [
    ...super.styles,
    css`
      table {
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }

      th {
        padding: 0.125rem 0.75rem 0.125rem 0;
        text-align: start;
      }

      tbody th {
        width: 1%;
        max-width: 12rem;
        overflow-wrap: anywhere;
        font-weight: 400;
      }

      .share {
        width: 1%;
        padding-inline-end: 0.5rem;
        text-align: end;
      }

      .bar {
        padding-inline-end: 1rem;
      }

      rect {
        fill: var(--accent);
        forced-color-adjust: none;
      }
    `,
  ];
}
