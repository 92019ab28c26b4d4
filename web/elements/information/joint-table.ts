import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import type { Label } from '../../core/types/label.ts';
import { formatFraction, formatNumber } from '../../formula/number.ts';
import type { InformationTexts } from '../../locales/en/information.ts';
import type { Locale } from '../../locales/index.ts';
import { tables, type Table } from '../../locales/information.ts';
import type { Cell, Table as ExportedTable } from '../../export/table/table.ts';
import { controls } from '../../styles/controls.ts';
import { bubbling } from '../common/events.ts';
import '../export/table-export.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { given } from '../common/given.ts';
import { checkbox } from '../common/checkbox.ts';

/** A cell of a matrix, with row and column counted from 0. */
export interface Place {
  row: number;
  column: number;
}

type Values = readonly (readonly (number | null)[])[];

/** Totals shown per table. A conditional table has them only in its direction, because the others have no meaning. */
const sums: Record<Table, { ofRows: boolean; ofColumns: boolean }> = {
  joint: { ofRows: true, ofColumns: true },
  predictedGivenTrue: { ofRows: true, ofColumns: false },
  trueGivenPredicted: { ofRows: false, ofColumns: true },
  entropyTerms: { ofRows: true, ofColumns: true },
  informationTerms: { ofRows: true, ofColumns: true },
};

const steps: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

function total(values: readonly (number | null)[]): number | null {
  return values.reduce<number | null>((sum, value) => (sum === null || value === null ? null : sum + value), 0);
}

/**
 * Joint or conditional shares of the cells, or the terms that cells contribute to a sum, with totals. Arrow keys move
 * between cells. Fires `place-chosen` and `place-pointed` (Place, or undefined when the pointer leaves).
 */
@customElement('deconfuse-joint-table')
export class JointTable extends LitElement {
  @given locale!: Locale;
  @property({ attribute: false }) texts!: InformationTexts;
  @given format!: NumberFormat;
  @property({ attribute: false }) labels: readonly Label[] = [];
  @property({ attribute: false }) columnLabels: readonly Label[] = [];
  /** Rows are the true classes; null marks an undefined value. */
  @property({ attribute: false }) matrices!: Readonly<Record<Table, Values>>;
  /** Counts in row-major order, used for fractions. */
  @property({ attribute: false }) counts!: Float64Array;
  @property({ attribute: false }) chosen: Place = { row: 0, column: 0 };
  /** Cell under the pointer elsewhere on the page. */
  @property({ attribute: false }) hoveredCell?: Place;

  @state() private table: Table = 'joint';
  @state() private asFractions = false;

  override render(): TemplateResult {
    const { page } = this.locale;
    const { texts, table, labels, columnLabels } = this;
    const values = this.matrices[table];
    const { ofRows, ofColumns } = sums[table];
    const largest = Math.max(...values.flat().map((value) => Math.abs(value ?? 0)));
    return html`
      <div class="choices no-print">
        <span class="views" role="group" aria-label=${texts.tableChoice}>
          ${(Object.keys(tables) as Table[]).map(
            (choice) => html`
              <button aria-pressed=${choice === table ? 'true' : 'false'} @click=${() => (this.table = choice)}>
                ${texts.tables[choice]}
              </button>
            `,
          )}
        </span>
        ${
          this.#hasFractions
            ? html`<label>
                ${checkbox(this.asFractions, (isChecked) => (this.asFractions = isChecked))} ${texts.fractions}
              </label>`
            : nothing
        }
      </div>
      <p id="hint">${texts.tableHints[table]}</p>
      <div
        class="scroll"
        @pointerleave=${() => this.#point(undefined)}
        @focusout=${() => this.#point(undefined)}
        @keydown=${(event: KeyboardEvent) => this.#walk(event)}
      >
        <table role="grid" aria-label=${texts.tables[table]} aria-describedby="hint">
          <thead>
            <tr>
              <td role="presentation"></td>
              <th class="axis" scope="colgroup" colspan=${columnLabels.length}><span>${page.predicted} →</span></th>
              ${ofRows ? html`<td role="presentation"></td>` : nothing}
            </tr>
            <tr>
              <th class="axis" scope="col">${page.truth} ↓</th>
              ${columnLabels.map((label) => html`<th scope="col">${this.#name(label)}</th>`)}
              ${ofRows ? html`<th class="sum" scope="col">${table === 'joint' ? 'p(y)' : texts.sum}</th>` : nothing}
            </tr>
          </thead>
          <tbody>
            ${labels.map(
              (label, row) => html`
                <tr>
                  <th scope="row">${this.#name(label)}</th>
                  ${columnLabels.map((_, column) => this.#cell(values[row]?.[column] ?? null, row, column, largest))}
                  ${
                    ofRows ? html`<td class="sum">${this.#sum(values[row] ?? [], this.#countOfRow(row))}</td>` : nothing
                  }
                </tr>
              `,
            )}
          </tbody>
          ${
            ofColumns
              ? html`<tfoot>
                  <tr>
                    <th class="sum" scope="row">${table === 'joint' ? 'p(ŷ)' : texts.sum}</th>
                    ${columnLabels.map(
                      (_, column) =>
                        html`<td class="sum">
                          ${this.#sum(
                            values.map((row) => row[column] ?? null),
                            this.#countOfColumn(column),
                          )}
                        </td>`,
                    )}
                    ${ofRows ? html`<td class="sum">${this.#sum(values.flat(), this.#count)}</td>` : nothing}
                  </tr>
                </tfoot>`
              : nothing
          }
        </table>
      </div>
      <deconfuse-table-export
        .format=${this.format}
        .table=${() => this.#exported()}
        .name=${texts.tables[table]}
      ></deconfuse-table-export>
    `;
  }

  /** The table with the totals shown, and as fractions if they are shown. */
  #exported(): ExportedTable {
    const { texts, table, labels, columnLabels, locale } = this;
    const { ofRows, ofColumns } = sums[table];
    const values = this.matrices[table];
    const { page } = locale;
    const cell = (value: number | null, count: number, whole: number): Cell =>
      value !== null && this.asFractions && this.#hasFractions ? `${count}/${whole}` : value;
    const sum = (value: number | null, count: number): Cell => {
      const whole = table === 'joint' ? this.#count : count;
      return cell(this.#sumOf(value, count), count, whole);
    };
    const rows = labels.map((label, row): Cell[] => [
      String(label),
      ...columnLabels.map((_, column) =>
        cell(values[row]?.[column] ?? null, this.#countAt(row, column), this.#countOfWhole(row, column)),
      ),
      ...(ofRows ? [sum(total(values[row] ?? []), this.#countOfRow(row))] : []),
    ]);
    const last = (): Cell[] => [
      table === 'joint' ? 'p(ŷ)' : texts.sum,
      ...columnLabels.map((_, column) =>
        sum(total(values.map((row) => row[column] ?? null)), this.#countOfColumn(column)),
      ),
      ...(ofRows ? [sum(total(values.flat()), this.#count)] : []),
    ];
    return {
      caption: texts.tables[table],
      columns: [
        `${page.truth} ↓ ${page.predicted} →`,
        ...columnLabels.map(String),
        ...(ofRows ? [table === 'joint' ? 'p(y)' : texts.sum] : []),
      ].map((title, at) => ({ title, align: at === 0 ? 'start' : 'end' })),
      rows: [...rows, ...(ofColumns ? [last()] : [])],
    };
  }

  #name(label: Label): TemplateResult {
    return html`<bdi class="name" title=${String(label)}>${label}</bdi>`;
  }

  #cell(value: number | null, row: number, column: number, largest: number): TemplateResult {
    const { chosen, hoveredCell } = this;
    const isChosen = chosen.row === row && chosen.column === column;
    const step = value && largest > 0 ? Math.max(1, Math.ceil((5 * Math.abs(value)) / largest)) : 0;
    return html`
      <td
        role="gridcell"
        data-place=${`${row} ${column}`}
        tabindex=${isChosen ? 0 : -1}
        aria-selected=${isChosen ? 'true' : 'false'}
        class=${classMap({
          [`${(value ?? 0) > 0 ? 'right' : 'wrong'}-${step}`]: step > 0,
          chosen: isChosen,
          hovered: hoveredCell?.row === row && hoveredCell.column === column,
        })}
        title=${this.locale.page.cell(String(this.labels[row]), String(this.columnLabels[column]))}
        @pointerenter=${() => this.#point({ row, column })}
        @focus=${() => {
          this.#choose({ row, column });
          this.#point({ row, column });
        }}
      >
        ${this.#text(value, this.#countAt(row, column), this.#countOfWhole(row, column))}
      </td>
    `;
  }

  // Fractions show the counts and are not reduced: 2 of 10 cases are 2/10.

  get #hasFractions(): boolean {
    return this.#wholeTable !== undefined && this.counts.every(Number.isSafeInteger);
  }

  get #wholeTable(): 'joint' | 'predictedGivenTrue' | 'trueGivenPredicted' | undefined {
    const { table } = this;
    return table === 'entropyTerms' || table === 'informationTerms' ? undefined : table;
  }

  get #count(): number {
    return this.counts.reduce((sum, count) => sum + count, 0);
  }

  #countAt(row: number, column: number): number {
    return this.counts[row * this.columnLabels.length + column] ?? 0;
  }

  #countOfRow(row: number): number {
    const { length } = this.columnLabels;
    return this.counts.subarray(row * length, (row + 1) * length).reduce((sum, count) => sum + count, 0);
  }

  #countOfColumn(column: number): number {
    return this.labels.reduce<number>((sum, _, row) => sum + this.#countAt(row, column), 0);
  }

  /** Count that a cell's share refers to. */
  #countOfWhole(row: number, column: number): number {
    if (this.#wholeTable === 'predictedGivenTrue') return this.#countOfRow(row);
    return this.#wholeTable === 'trueGivenPredicted' ? this.#countOfColumn(column) : this.#count;
  }

  #text(value: number | null, count: number, whole: number): string {
    if (value === null) return '0/0';
    const isFraction = this.asFractions && this.#hasFractions;
    return isFraction ? formatFraction(`${count}/${whole}`) : formatNumber(value, this.format);
  }

  #sum(values: readonly (number | null)[], count: number): string {
    const whole = this.table === 'joint' ? this.#count : count;
    return this.#text(this.#sumOf(total(values), count), count, whole);
  }

  /** A total over the whole is exactly 1, whatever the rounding errors of its shares. */
  #sumOf(sum: number | null, count: number): number | null {
    const whole = this.table === 'joint' ? this.#count : count;
    return sum !== null && this.#wholeTable !== undefined && count === whole ? 1 : sum;
  }

  #point(place: Place | undefined): void {
    this.dispatchEvent(bubbling('place-pointed', place));
  }

  #choose(place: Place): void {
    this.dispatchEvent(bubbling('place-chosen', place));
  }

  #walk(event: KeyboardEvent): void {
    const { chosen, labels, columnLabels } = this;
    const step = steps[event.key];
    const place =
      event.key === 'Home'
        ? { row: chosen.row, column: 0 }
        : event.key === 'End'
          ? { row: chosen.row, column: columnLabels.length - 1 }
          : step && { row: chosen.row + step.row, column: chosen.column + step.column };
    if (!place || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (place.row < 0 || place.column < 0 || place.row >= labels.length || place.column >= columnLabels.length) return;
    this.renderRoot.querySelector<HTMLElement>(`[data-place='${place.row} ${place.column}']`)?.focus();
  }

  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.375rem;
      }

      .choices {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem 0.75rem;
        align-items: center;
      }

      .views {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem;
      }

      label {
        display: inline-flex;
        gap: 0.375rem;
        align-items: center;
      }

      .scroll {
        max-height: 36rem;
        padding: 3px;
      }

      table {
        border-collapse: separate;
        border-spacing: 2px;
        font-variant-numeric: tabular-nums;
      }

      th {
        padding: 0 0.375rem;
        font-weight: 600;
        text-align: center;
      }

      tbody th {
        text-align: start;
      }

      /* Keeps the row labels in view. */
      tr > :first-child {
        position: sticky;
        z-index: 1;
        left: -3px;
        background: var(--paper);
      }

      .axis {
        color: var(--muted);
        font-weight: 400;
        white-space: nowrap;
      }

      .name {
        display: inline-block;
        max-width: 6rem;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
        vertical-align: middle;
      }

      td {
        min-width: 3rem;
        padding: 0.25rem;
        text-align: center;
        white-space: nowrap;
      }

      [role='gridcell'] {
        border: 1px solid var(--line);
        border-radius: 0.25rem;
        cursor: pointer;
      }

      .chosen {
        box-shadow: inset 0 0 0 2px var(--accent);
        font-weight: 600;
      }

      .hovered {
        outline: 3px solid var(--accent);
        outline-offset: -2px;
      }

      .sum {
        color: var(--muted);
        font-weight: 400;
      }

      .right-1 {
        background: var(--untinted, var(--right-1));
      }
      .right-2 {
        background: var(--untinted, var(--right-2));
      }
      .right-3 {
        background: var(--untinted, var(--right-3));
      }
      .right-4 {
        background: var(--untinted, var(--right-4));
      }
      .right-5 {
        background: var(--untinted, var(--right-5));
      }
      .wrong-1 {
        background: var(--untinted, var(--wrong-1));
      }
      .wrong-2 {
        background: var(--untinted, var(--wrong-2));
      }
      .wrong-3 {
        background: var(--untinted, var(--wrong-3));
      }
      .wrong-4 {
        background: var(--untinted, var(--wrong-4));
      }
      .wrong-5 {
        background: var(--untinted, var(--wrong-5));
      }
    `,
  ];
}
