import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Background, Label } from '../../core/types.ts';
import { formatNumber } from '../../formula/number.ts';
import type { Locale } from '../../locales/index.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { ruledTable } from '../../styles/ruled-table.ts';
import { given } from '../common/given.ts';

/** What a detector made of objects: a matrix whose last row and column are no class, and whose corner nobody counts. */
@customElement('deconfuse-background-matrix')
export class BackgroundMatrix extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @property({ attribute: false }) background!: Background;
  @property({ attribute: false }) labels: readonly Label[] = [];

  override render(): TemplateResult {
    const { background, format } = this;
    const { detectionsTitle } = this.locale.page;
    const names = [...this.labels, background.label];
    const last = this.labels.length;
    const name = (label: Label, at: number): TemplateResult =>
      at === last ? html`<i>${label}</i>` : html`<bdi>${label}</bdi>`;
    const cell = (row: number, column: number): TemplateResult => {
      const isCorner = row === last && column === last;
      const count = background.matrix[row * names.length + column]!;
      return html`<td class=${row === column && !isCorner ? 'right' : ''}>
        ${isCorner ? '–' : formatNumber(count, { ...format, trim: true })}
      </td>`;
    };
    return html`
      <h2>${detectionsTitle}</h2>
      <div class="scroll" role="region" tabindex="0" aria-label=${detectionsTitle}>
        <table>
          <thead>
            <tr>
              <td></td>
              ${names.map((label, at) => html`<th scope="col">${name(label, at)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${names.map(
              (label, row) => html`
                <tr>
                  <th scope="row">${name(label, row)}</th>
                  ${names.map((_, column) => cell(row, column))}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    `;
  }

  static override styles = [
    ruledTable,
    css`
      table {
        width: max-content;
      }

      i {
        color: var(--muted);
      }

      .right {
        background: var(--accent-soft);
        font-weight: 600;
      }
    `,
  ];
}
