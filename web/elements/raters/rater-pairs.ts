import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Label } from '../../core/types/label.ts';
import type { RatersProblem } from '../../core/types/problem.ts';
import { formatNumber } from '../../formula/number.ts';
import type { ScoreTexts } from '../../locales/en/scores.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { controls } from '../../styles/controls.ts';
import { ruledTable } from '../../styles/ruled-table.ts';
import { stacked } from '../../styles/stacked.ts';
import type { AsyncCalculator } from '../../worker/async-calculator.ts';
import { given } from '../common/given.ts';

/** Upper limit of raters for which the matrix is shown. */
const mostRaters = 20;

/** Cohen's kappa of each pair of raters, as a matrix. */
@customElement('deconfuse-rater-pairs')
export class RaterPairs extends LitElement {
  @given calculator!: AsyncCalculator;
  @given format!: NumberFormat;
  @property({ attribute: false }) problem!: RatersProblem;
  @property({ attribute: false }) texts!: ScoreTexts['raters'];

  /** Row by row, for the raters that follow each one; null if kappa is undefined. */
  @state() private kappas?: (number | null)[][];
  #of?: RatersProblem;

  override willUpdate(): void {
    const { problem } = this;
    if (problem === this.#of) return;
    this.#of = problem;
    delete this.kappas;
    const raters = Object.values(problem.ratings);
    if (raters.length > mostRaters) return;
    void Promise.all(
      raters.map((one, at) => Promise.all(raters.slice(at + 1).map((other) => this.#kappa(one, other)))),
    ).then((kappas) => {
      if (problem === this.problem) this.kappas = kappas;
    });
  }

  async #kappa(one: readonly (Label | null)[], other: readonly (Label | null)[]): Promise<number | null> {
    const both = one.flatMap((label, at): [Label, Label][] => {
      const second = other[at];
      return label === null || second === null || second === undefined ? [] : [[label, second]];
    });
    if (both.length === 0) return null;
    const [truth, predicted] = [0, 1].map((side) => both.map((pair) => pair[side]!)) as [Label[], Label[]];
    const dataset = await this.calculator.dataset({ kind: 'labels', truth, predicted });
    const { metrics } = await dataset.report({ metrics: ['cohen_kappa'] });
    dataset.release();
    return metrics['cohen_kappa'] as number | null;
  }

  override render(): TemplateResult | typeof nothing {
    const { kappas, texts, problem } = this;
    if (!kappas) return nothing;
    const names = Object.keys(problem.ratings);
    const text = (value: number | null): string => (value === null ? '–' : formatNumber(value, this.format));
    const cell = (row: number, column: number): string =>
      row === column ? '' : text(kappas[Math.min(row, column)]![Math.abs(column - row) - 1]!);
    return html`
      <h2>${texts.pairs}</h2>
      <div class="scroll" role="region" tabindex="0" aria-label=${texts.pairs}>
        <table>
          <thead>
            <tr>
              <th scope="col">${texts.rater}</th>
              ${names.map((name) => html`<th scope="col"><bdi>${name}</bdi></th>`)}
            </tr>
          </thead>
          <tbody>
            ${names.map(
              (name, row) => html`
                <tr>
                  <th scope="row"><bdi>${name}</bdi></th>
                  ${names.map((_, column) => html`<td>${cell(row, column)}</td>`)}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
      <p class="muted">${texts.pairsNote}</p>
    `;
  }

  static override styles = [
    controls,
    stacked,
    ruledTable,
    css`
      h2 {
        font-size: 1.25rem;
      }

      th,
      td {
        max-width: 9rem;
        overflow: hidden;
        text-overflow: ellipsis;
      }

      th:first-child {
        text-align: start;
      }
    `,
  ];
}
