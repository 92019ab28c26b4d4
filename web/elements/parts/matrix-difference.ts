import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { formatNumber } from '../../formula/number.ts';
import type { SideBySideTexts } from '../../locales/en/side-by-side.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { sharesOfRows } from '../../session/compared-parts.ts';
import { controls } from '../../styles/controls.ts';
import { stacked } from '../../styles/stacked.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import { given } from '../common/given.ts';

/** Difference of the matrices of two parts, in shares of each row, on a diverging scale of two colours around zero. */
@customElement('deconfuse-matrix-difference')
export class MatrixDifference extends LitElement {
  @given format!: NumberFormat;
  /** Count data with parts. */
  @property({ attribute: false }) data!: AsyncDataset;
  @property({ attribute: false }) texts!: SideBySideTexts;

  /** Indices of the two parts. */
  @state() private chosen: readonly [first: number, second: number] = [0, 1];
  @state() private differences?: (number | null)[][] | undefined;

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('data')) this.chosen = [0, 1];
    if (changed.has('data') || changed.has('chosen')) void this.#compute();
  }

  async #compute(): Promise<void> {
    const { data, chosen } = this;
    this.differences = undefined;
    // Requests fail if the data have been replaced.
    const matrices = await Promise.all(chosen.map((at) => this.#sharesOf(data, at))).catch(() => undefined);
    const [first, second] = matrices ?? [];
    if (!first || !second || data !== this.data || chosen !== this.chosen) return;
    this.differences = first.map((row, i) =>
      row.map((share, j) => {
        const other = second[i]![j]!;
        return share === null || other === null ? null : share - other;
      }),
    );
  }

  async #sharesOf(data: AsyncDataset, at: number): Promise<(number | null)[][] | undefined> {
    const part = await data.part(at);
    const shares = part.matrix && sharesOfRows(part.matrix, part.labels.length);
    part.release();
    return shares ?? undefined;
  }

  override render(): TemplateResult | typeof nothing {
    const { data, differences, texts, chosen } = this;
    const { names } = data.parts!;
    const { matrices } = texts;
    const choice = (side: 0 | 1, name: string): TemplateResult => html`
      <label>
        ${name}
        <select
          @change=${({ target }: Event) => {
            const { selectedIndex } = target as HTMLSelectElement;
            this.chosen = side === 0 ? [selectedIndex, chosen[1]] : [chosen[0], selectedIndex];
          }}
        >
          ${names.map((part, at) => html`<option .selected=${at === chosen[side]}>${part}</option>`)}
        </select>
      </label>
    `;
    return html`
      <p class="choices no-print">${choice(0, matrices.first)} − ${choice(1, matrices.second)}</p>
      ${differences ? this.#table(differences) : nothing}
      <p class="muted">${matrices.note}</p>
    `;
  }

  #table(differences: readonly (readonly (number | null)[])[]): TemplateResult {
    const { labels } = this.data;
    const { matrices } = this.texts;
    return html`
      <div class="scroll" role="region" tabindex="0" aria-label=${matrices.title}>
        <table>
          <thead>
            <tr>
              <td></td>
              ${labels.map((label) => html`<th scope="col"><bdi>${label}</bdi></th>`)}
            </tr>
          </thead>
          <tbody>
            ${differences.map(
              (row, at) => html`
                <tr>
                  <th scope="row"><bdi>${labels[at]}</bdi></th>
                  ${row.map((difference) => this.#cell(difference))}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    `;
  }

  #cell(difference: number | null): TemplateResult {
    if (difference === null) return html`<td>–</td>`;
    const points = formatNumber(100 * difference, { ...this.format, decimals: 1 });
    // Five shades of either colour, and none for a negligible difference.
    const shade = Math.min(5, Math.ceil(10 * Math.abs(difference) - 0.1));
    const colour = shade > 0 ? `${difference > 0 ? 'more' : 'less'}-${shade}` : '';
    return html`<td class=${colour}>${difference > 0 ? '+' : ''}${points}</td>`;
  }

  static override styles = [
    controls,
    stacked,
    css`
      .choices {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
        align-items: center;
      }

      table {
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }

      th,
      td {
        max-width: 9rem;
        padding: 0.25rem 0.5rem;
        overflow: hidden;
        border: 1px solid var(--line);
        font-weight: 400;
        text-align: end;
        text-overflow: ellipsis;
      }

      .more-1 {
        background: var(--right-1);
      }

      .less-1 {
        background: var(--wrong-1);
      }

      .more-2 {
        background: var(--right-2);
      }

      .less-2 {
        background: var(--wrong-2);
      }

      .more-3 {
        background: var(--right-3);
      }

      .less-3 {
        background: var(--wrong-3);
      }

      .more-4 {
        background: var(--right-4);
      }

      .less-4 {
        background: var(--wrong-4);
      }

      .more-5 {
        background: var(--right-5);
      }

      .less-5 {
        background: var(--wrong-5);
      }
    `,
  ];
}
