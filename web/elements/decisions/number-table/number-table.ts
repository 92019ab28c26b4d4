import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { controls } from '../../../styles/controls.ts';
import { textsOf, type NumberTableData } from './number-table-data.ts';
import { numberOf } from '../../../typed/number-text.ts';
import type { NumberFormat } from '../../../locales/values.ts';
import { given } from '../../common/given.ts';
import { faultyFields } from '../../../styles/faulty-fields.ts';

/** Labels of the table's parts. */
export interface NumberTableTexts {
  row: string;
  column: string;
  addRow: string;
  addColumn: string;
  remove: (name: string) => string;
}

/** Upper limit of rows and of columns for editing by hand. */
const most = 50;

/**
 * Editable table of numbers and of row and column names. A spreadsheet range pasted into a cell fills the cells from
 * there on. Typed text stays as it is, number or not. Fires `table-changed` (NumberTableData), which does not bubble.
 */
@customElement('deconfuse-number-table')
export class NumberTable extends LitElement {
  @given format!: NumberFormat;
  @property({ attribute: false }) texts!: NumberTableTexts;
  @property({ attribute: false }) table!: NumberTableData;
  @property() label = '';
  /** Text of the corner cell. */
  @property() corner = '';
  /** Rows can be added, removed and renamed. */
  @property({ type: Boolean }) growsRows = false;
  @property({ type: Boolean }) growsColumns = false;
  /** A new row copies the last row, so that it sums to 1, instead of being 0. */
  @property({ type: Boolean }) copiesRows = false;
  /** Columns are named by their positions. */
  @property({ type: Boolean }) numbered = false;

  @state() private cellTexts: string[][] = [];

  /** The table reported last, with the texts as typed. */
  #told?: NumberTableData;

  override willUpdate(changed: PropertyValues): void {
    const isNew = changed.has('table') && this.table !== this.#told;
    if (isNew || (changed.has('format') && !this.#hasUnread)) {
      const texts = changed.get('format') === undefined ? (this.table.texts ?? this.cellTexts) : [];
      this.cellTexts = textsOf({ ...this.table, texts }, this.format.decimalSign);
    }
  }

  override render(): TemplateResult {
    const { rows, columns } = this.table;
    return html`
      <div class="scroll" @keydown=${this.#move} @paste=${this.#paste}>
        <table aria-label=${this.label}>
          <thead>
            <tr>
              <td class="corner">${this.corner}</td>
              ${columns.map(
                (name, column) =>
                  html`<th scope="col">${this.#name(name, -1, column, this.texts.column, this.growsColumns)}</th>`,
              )}
              ${this.#adding(this.growsColumns, columns.length, this.texts.addColumn, () => this.#addColumn())}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (name, row) => html`
                <tr>
                  <th scope="row">${this.#name(name, row, -1, this.texts.row, this.growsRows)}</th>
                  ${columns.map((ofColumn, column) => this.#cell(row, column, `${name}, ${ofColumn}`))}
                  ${this.growsColumns ? html`<td></td>` : nothing}
                </tr>
              `,
            )}
            ${
              this.growsRows
                ? html`<tr>
                    ${this.#adding(true, rows.length, this.texts.addRow, () => this.#addRow())}
                  </tr>`
                : nothing
            }
          </tbody>
        </table>
      </div>
    `;
  }

  /** True if a cell holds text that is not a number and would be lost. */
  get #hasUnread(): boolean {
    return this.cellTexts.some((row) => row.some((text) => text.trim() !== '' && numberOf(text) === null));
  }

  #adding(isAllowed: boolean, count: number, text: string, add: () => void): TemplateResult | typeof nothing {
    if (!isAllowed) return nothing;
    return html`<td class="add">
      <button class="no-print" title=${text} aria-label=${text} ?disabled=${count >= most} @click=${add}>+</button>
    </td>`;
  }

  #name(name: string, row: number, column: number, what: string, isFree: boolean): TemplateResult {
    if (!isFree) return html`<span class="name">${name}</span>`;
    const [at, count] = row >= 0 ? [row, this.table.rows.length] : [column, this.table.columns.length];
    const text = this.texts.remove(name);
    return html`
      <span class="named">
        ${
          this.numbered && column >= 0
            ? html`<span class="name">${name}</span>`
            : html`<input
                class="field name"
                aria-label=${`${what} ${at + 1}`}
                data-row=${row}
                data-column=${column}
                .value=${live(name)}
                @input=${(event: Event) => this.#rename(row, column, (event.target as HTMLInputElement).value)}
              />`
        }
        <button
          class="text no-print"
          title=${text}
          aria-label=${text}
          ?disabled=${count <= 1}
          @click=${() => (row >= 0 ? this.#removeRow(row) : this.#removeColumn(column))}
        >
          ×
        </button>
      </span>
    `;
  }

  #cell(row: number, column: number, name: string): TemplateResult {
    const text = this.cellTexts[row]?.[column] ?? '';
    return html`<td>
      <input
        class="field number"
        inputmode="decimal"
        autocomplete="off"
        aria-label=${name}
        aria-invalid=${numberOf(text) === null ? 'true' : 'false'}
        data-row=${row}
        data-column=${column}
        .value=${live(text)}
        @input=${(event: Event) => this.#type(row, column, (event.target as HTMLInputElement).value)}
      />
    </td>`;
  }

  #tell(names: Pick<NumberTableData, 'rows' | 'columns'>, cellTexts: string[][]): void {
    this.cellTexts = cellTexts;
    const cells = cellTexts.map((row) => row.map((text) => numberOf(text)));
    this.#told = { rows: names.rows, columns: names.columns, cells, texts: cellTexts };
    this.table = this.#told;
    this.dispatchEvent(new CustomEvent<NumberTableData>('table-changed', { detail: this.#told }));
  }

  #type(row: number, column: number, text: string): void {
    this.#tell(
      this.table,
      this.cellTexts.map((texts, at) => (at === row ? texts.with(column, text) : texts)),
    );
  }

  #rename(row: number, column: number, name: string): void {
    const { rows, columns } = this.table;
    this.#tell(
      { rows: row < 0 ? rows : rows.with(row, name), columns: column < 0 ? columns : columns.with(column, name) },
      this.cellTexts,
    );
  }

  #addRow(): void {
    const { rows, columns } = this.table;
    this.#tell({ rows: [...rows, freeName(this.texts.row, rows)], columns }, [
      ...this.cellTexts,
      this.copiesRows ? [...this.cellTexts.at(-1)!] : columns.map(() => '0'),
    ]);
    void this.#focus(rows.length, -1);
  }

  #addColumn(): void {
    const { rows, columns } = this.table;
    this.#tell(
      {
        rows,
        columns: [...columns, this.numbered ? String(columns.length + 1) : freeName(this.texts.column, columns)],
      },
      this.cellTexts.map((texts) => [...texts, '0']),
    );
    void this.#focus(-1, columns.length);
  }

  #removeRow(row: number): void {
    const { rows, columns } = this.table;
    this.#tell({ rows: rows.toSpliced(row, 1), columns }, this.cellTexts.toSpliced(row, 1));
    void this.#focus(Math.min(row, rows.length - 2), -1);
  }

  #removeColumn(column: number): void {
    const { rows, columns } = this.table;
    this.#tell(
      { rows, columns: this.numbered ? columns.slice(0, -1) : columns.toSpliced(column, 1) },
      this.cellTexts.map((texts) => texts.toSpliced(column, 1)),
    );
    void this.#focus(-1, Math.min(column, columns.length - 2));
  }

  async #focus(row: number, column: number): Promise<void> {
    await this.updateComplete;
    const field = this.renderRoot.querySelector<HTMLInputElement>(`input[data-row='${row}'][data-column='${column}']`);
    field?.focus();
    field?.select();
  }

  /** Up, Down and Enter move within the column; Left and Right stay with the text of the field. */
  #move = (event: KeyboardEvent): void => {
    const field = event.target;
    const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key];
    if (step === undefined || !(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    void this.#focus(Number(field.dataset['row']) + step, Number(field.dataset['column']));
  };

  /** Fills cells from a pasted range, starting at the focused cell; values outside the table are dropped. */
  #paste = (event: ClipboardEvent): void => {
    const field = event.target;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!(field instanceof HTMLInputElement) || !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    const [top, left] = [Number(field.dataset['row']), Number(field.dataset['column'])];
    if (top < 0 || left < 0) return;
    const range = text
      .replace(/\r?\n$/, '')
      .split(/\r?\n/)
      .map((line) => line.split('\t'));
    this.#tell(
      this.table,
      this.cellTexts.map((texts, row) => texts.map((old, column) => range[row - top]?.[column - left] ?? old)),
    );
  };

  static override styles = [
    controls,
    faultyFields,
    css`
      table {
        border-collapse: collapse;
      }

      th,
      td {
        padding: 0.125rem 0.125rem;
        text-align: start;
        font-weight: 600;
      }

      .corner {
        color: var(--muted);
        font-weight: 400;
        font-size: 0.875rem;
      }

      .named {
        display: inline-flex;
        align-items: center;
      }

      .number {
        width: 6.5rem;
        text-align: end;
        font-variant-numeric: tabular-nums;
      }

      input.name {
        width: 9rem;
        max-width: 16rem;
        font-weight: 600;
      }

      thead input.name {
        width: 7rem;
      }

      /* As wide as the content where the browser supports it. */
      @supports (field-sizing: content) {
        input.name,
        thead input.name {
          width: auto;
          min-width: 4rem;
          field-sizing: content;
        }

        .number {
          width: auto;
          min-width: 4.5rem;
          field-sizing: content;
        }
      }

      .add button {
        width: 2rem;
        padding: 0;
      }

      @media (max-width: 40rem) {
        input.name,
        thead input.name {
          max-width: 12rem;
        }

        .number {
          min-width: 3.5rem;
        }
      }
    `,
  ];
}

/** The next unused name, such as “state 3”. */
function freeName(what: string, names: readonly string[]): string {
  let at = names.length + 1;
  while (names.includes(`${what} ${at}`)) at++;
  return `${what} ${at}`;
}
