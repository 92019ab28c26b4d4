import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Cells } from '../../core/types/formula.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import { formatNumber } from '../../formula/number.ts';
import type { Locale } from '../../locales/index.ts';
import { controls } from '../../styles/controls.ts';
import { regionOf, type Region } from './cells.ts';
import { bubbling } from '../common/events.ts';
import type { MatrixData } from '../../session/matrix-data.ts';
import './matrix-grid.ts';
import type { MatrixGrid } from './matrix-grid.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { given } from '../common/given.ts';
import { positiveChoice } from '../common/positive-choice.ts';
import { regions } from '../../styles/regions.ts';
import { toolRow } from '../../styles/tool-row.ts';

/** Upper limit of classes for which the area below the matrix and its dots is shown. */
const mostClasses = 10;

/**
 * The matrix and its views. Fires `matrix-view-chosen` (metric id), `class-chosen` (index or undefined),
 * `positive-chosen` (Label) and `transposed`; the grid fires `matrix-edited`.
 */
@customElement('deconfuse-matrix-panel')
export class MatrixPanel extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @property({ attribute: false }) data!: MatrixData;
  /** Metrics whose value is a matrix; the counts come first. */
  @property({ attribute: false }) views: readonly MetricInfo[] = [];
  @property() view = '';
  /** Values of the view; undefined if the view is the counts. */
  @property({ attribute: false }) shares?: readonly (readonly (number | null)[])[];
  @property({ type: Number }) chosenClass?: number;
  @property({ attribute: false }) highlighted: readonly Cells[] = [];

  /** True if the tools are shown on phones. */
  @state() private showsTools = false;

  @query('deconfuse-matrix-grid') private grid!: MatrixGrid;

  override render(): TemplateResult {
    const { page } = this.locale;
    const { labels, predictedLabels, matrix, positive } = this.data;
    if (!matrix) return html`<p>${page.tooManyClasses(labels.length)}</p>`;
    const editable = this.shares === undefined;
    const chosen = this.chosenClass ?? (positive === undefined ? undefined : labels.indexOf(positive));
    return html`
      <deconfuse-matrix-grid
        ?editing=${this.showsTools}
        .labels=${labels}
        .predictedLabels=${predictedLabels}
        .matrix=${matrix}
        .shares=${this.shares}
        .formatShare=${(share: number | null) => (share === null ? '0/0' : formatNumber(share, this.format))}
        .chosenClass=${chosen}
        .highlighted=${this.highlighted}
      ></deconfuse-matrix-grid>
      <deconfuse-what-if
        class="no-print ${positive === undefined ? 'dots' : ''} ${this.showsTools ? 'shown' : ''}"
        ?hidden=${labels.length > mostClasses}
        .grid=${this.grid}
        .data=${this.data}
        .chosenClass=${chosen}
      ></deconfuse-what-if>
      <button
        class="opener no-print"
        aria-expanded=${String(this.showsTools)}
        @click=${() => (this.showsTools = !this.showsTools)}
      >
        ${page.editMatrix}
      </button>
      <div class="tools no-print ${this.showsTools ? 'shown' : ''}">
        <button title=${page.transposeHint} @click=${() => this.#transpose()}>⇄ ${page.transpose}</button>
        ${
          editable && !predictedLabels
            ? html`<button title=${page.addClassHint} @click=${() => this.grid.addClass()}>+ ${page.addClass}</button>`
            : nothing
        }
        ${positive === undefined ? nothing : positiveChoice(this, labels, positive)}
        <label
          >${page.show}
          <select
            class="views"
            @change=${(event: Event) =>
              this.dispatchEvent(bubbling('matrix-view-chosen', (event.target as HTMLSelectElement).value))}
          >
            ${this.views.map(
              ({ id }) => html`
                <option value=${id} .selected=${id === this.view}>${this.locale.names[id] ?? id}</option>
              `,
            )}
          </select></label
        >
        ${
          positive === undefined && !predictedLabels
            ? html`<label
                >${page.oneClass}
                <select
                  @change=${(event: Event) => {
                    const { selectedIndex } = event.target as HTMLSelectElement;
                    this.dispatchEvent(bubbling('class-chosen', selectedIndex === 0 ? undefined : selectedIndex - 1));
                  }}
                >
                  <option .selected=${this.chosenClass === undefined}>${page.allClasses}</option>
                  ${labels.map(
                    (label, index) => html`<option .selected=${index === this.chosenClass}>${label}</option>`,
                  )}
                </select></label
              >`
            : nothing
        }
        <span class="last">
          <deconfuse-matrix-export .of=${this}></deconfuse-matrix-export>
          <deconfuse-what-is section="matrix"></deconfuse-what-is>
        </span>
      </div>
      ${
        this.chosenClass !== undefined && positive === undefined
          ? this.#oneAgainstRest(matrix, this.chosenClass)
          : nothing
      }
    `;
  }

  /**
   * A pasted matrix is read with exchanged axes. Labels have no orientation, so the transposed matrix replaces them.
   */
  #transpose(): void {
    if (this.data.kind === 'matrix') this.dispatchEvent(bubbling('transposed', undefined));
    else this.grid.transpose();
  }

  #oneAgainstRest(matrix: Float64Array, chosenClass: number): TemplateResult {
    const { page } = this.locale;
    const { labels } = this.data;
    const size = labels.length;
    const counts: Record<Region, number> = { TP: 0, FN: 0, FP: 0, TN: 0 };
    matrix.forEach((count, index) => {
      counts[regionOf(chosenClass, Math.floor(index / size), index % size)] += count;
    });
    const name = html`<bdi>${labels[chosenClass]}</bdi>`;
    const cell = (region: Region) => html`
      <td class="region-${region.toLowerCase()}">
        <abbr title=${page.regions[region]}>${region}</abbr>
        ${formatNumber(counts[region], { ...this.format, trim: true })}
      </td>
    `;
    return html`
      <table>
        <caption>
          ${page.oneAgainstRest(String(labels[chosenClass]))}
        </caption>
        <thead>
          <tr>
            <td></td>
            <th scope="col">${page.predicted} ${name}</th>
            <th scope="col">${page.predictedOther}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">${page.truth} ${name}</th>
            ${cell('TP')} ${cell('FN')}
          </tr>
          <tr>
            <th scope="row">${page.trulyOther}</th>
            ${cell('FP')} ${cell('TN')}
          </tr>
        </tbody>
      </table>
    `;
  }

  static override styles = [
    controls,
    toolRow,
    regions,
    css`
      .tools {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem 0.75rem;
        margin-top: 0.5rem;
      }

      .last {
        display: flex;
        align-items: center;
        gap: 0.25rem;
      }

      /* Reserves room for the element, which is loaded after the first result. */
      deconfuse-matrix-export {
        min-width: 9rem;
        min-height: 1.75rem;
      }

      /* Also loaded after the first result. */
      deconfuse-what-if {
        display: flex;
        min-height: 6rem;
        margin-top: 0.5rem;
      }

      @container (max-width: 40rem) {
        deconfuse-what-if {
          min-height: 5.5rem;
        }

        .dots {
          display: none;
        }
      }

      .opener {
        display: none;
      }

      @media (max-width: 40rem) {
        .opener {
          display: block;
          margin-top: 0.25rem;
        }

        .tools:not(.shown),
        deconfuse-what-if:not(.shown) {
          display: none;
        }
      }

      select {
        min-width: 0;
        max-width: 15rem;
      }

      /* A fixed width, because the matrix is rendered before its views are known. */
      .views {
        width: 13rem;
      }

      table {
        margin-top: 0.75rem;
        border-spacing: 2px;
        font-variant-numeric: tabular-nums;
      }

      caption {
        padding-bottom: 0.25rem;
        font-weight: 600;
        text-align: start;
      }

      th {
        max-width: 9rem;
        padding: 0.125rem 0.375rem;
        color: var(--muted);
        font-weight: 400;
        text-align: start;
        overflow-wrap: anywhere;
      }

      tbody td {
        padding: 0.25rem 0.75rem;
        border-radius: 0.25rem;
      }

      abbr {
        margin-inline-end: 0.375rem;
        font-size: 0.75rem;
        text-decoration: none;
      }
    `,
  ];
}
