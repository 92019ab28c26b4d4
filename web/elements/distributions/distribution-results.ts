import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Label, Problem } from '../../core/types.ts';
import { formatNumber } from '../../formula/number.ts';
import type { Locale } from '../../locales/index.ts';
import { saidOfDistributions } from '../../session/distribution-sentences.ts';
import { firstOnes, writtenNumbers } from '../../session/headlines.ts';
import type { Result } from '../../session/result.ts';
import type { Session } from '../../session/session.ts';
import { controls } from '../../styles/controls.ts';
import { sectionStyles } from '../../styles/sections.ts';
import { stageStyles } from '../../styles/stage.ts';
import { Showing } from '../common/following.ts';
import { given } from '../common/given.ts';
import '../metrics/headline-numbers.ts';
import '../metrics/metric-stage.ts';
import '../metrics/metric-table.ts';
import { openedSection } from '../page/opened-sections.ts';

type Distributions = Extract<Problem, { kind: 'distributions' }>;

/** More outcomes than that nobody reads one by one. */
const mostOutcomes = 50;

/** The name and the shares of an outcome in each distribution. */
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

/** All that is worked out from one distribution, from two, or from one labelling. */
@customElement('deconfuse-distribution-results')
export class DistributionResults extends LitElement {
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) result!: Result;
  /** With the texts of scores. */
  @given locale!: Locale;

  @state() private problem?: Distributions;
  /** What `problem` is of. */
  #dataset?: Result['dataset'];

  constructor() {
    super();
    new Showing(
      this,
      () => this.session,
      ({ distributionCatalogue }) => distributionCatalogue,
    );
  }

  override willUpdate(): void {
    const { dataset } = this.result;
    if (dataset === this.#dataset) return;
    this.#dataset = dataset;
    void dataset.problem().then((problem) => {
      if (dataset === this.#dataset) this.problem = problem as Distributions;
    });
  }

  override render(): TemplateResult {
    const { session, locale, result, problem } = this;
    const { dataset, report, options, explain, compare } = result;
    const { distributionCatalogue: catalogue, format } = session;
    const numbers = writtenNumbers(firstOnes(catalogue), report, 0, locale, format);
    const number = session.numberShown(report, numbers);
    return html`
      <div>
        <deconfuse-headline-numbers
          .numbers=${numbers}
          .sentence=${saidOfDistributions(dataset, report, locale, format)}
          .chosen=${number?.id ?? ''}
        ></deconfuse-headline-numbers>
        <deconfuse-metric-stage
          .answer=${session.answer}
          .info=${number}
          .data=${dataset}
          .report=${report}
          .explain=${explain}
          .options=${options}
          .compare=${compare}
        ></deconfuse-metric-stage>
        ${problem ? this.#outcomes(outcomesOf(problem)) : nothing}
        ${
          problem && 'cases' in problem
            ? openedSection(
                session,
                'representations',
                locale.page.representations,
                () => html`<deconfuse-representations .data=${dataset}></deconfuse-representations>`,
              )
            : nothing
        }
        <deconfuse-metric-table
          .others=${session.wholeCatalogue}
          plain
          subject="distributions"
          .report=${report}
          .labels=${dataset.labels}
          .explain=${explain}
          .options=${options}
          .compare=${compare}
          .chosen=${number?.id ?? ''}
        ></deconfuse-metric-table>
      </div>
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
    controls,
    sectionStyles,
    stageStyles,
    css`
      /* Its parts stand among the others of the page. */
      :host,
      div {
        display: contents;
      }

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
