import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Cells } from '../../core/types/formula.ts';
import type { Label, Numbers } from '../../core/types/label.ts';
import type { Locale } from '../../locales/index.ts';
import { controls } from '../../styles/controls.ts';
import { contains, regionOf } from './cells.ts';
import { bubbling } from '../common/events.ts';
import { given } from '../common/given.ts';
import { matrixGridStyles } from './matrix-grid-styles.ts';

/** Counts and class names after an edit; rows are the true classes. */
export interface EditedMatrix {
  counts: Numbers[];
  labels: Label[];
  predictedLabels?: Label[];
  /** True if the edit continues the one before, so that both are undone together. */
  goesOn?: boolean;
}

/** Number of cells up to which all are rendered; of larger matrices only those in view. */
const allDrawn = 400;
/**
 * Number of classes up to which Tab moves from cell to cell. In larger matrices Tab leaves the grid and arrow keys
 * move.
 */
const tabbable = 5;
/** Cell sizes of windowed matrices in pixels; the width fits six digits. */
const cellWidth = 64;
const cellHeight = 34;
const headWidth = 128;
const overscan = 2;

/** Range of rendered rows and columns, without the last ones. */
interface Window {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
}

/**
 * The confusion matrix as an editable grid with arrow-key navigation. Fires `matrix-edited` (EditedMatrix) and
 * `cell-hovered` ({row, column} or undefined).
 */
@customElement('deconfuse-matrix-grid')
export class MatrixGrid extends LitElement {
  @given locale!: Locale;
  @property({ attribute: false }) labels: readonly Label[] = [];
  @property({ attribute: false }) predictedLabels?: readonly Label[];
  /** Counts in row-major order. */
  @property({ attribute: false }) matrix!: Float64Array;
  /** Shares shown in place of the counts, which then cannot be edited. */
  @property({ attribute: false }) shares?: readonly (readonly (number | null)[])[];
  @property({ attribute: false }) formatShare!: (share: number | null) => string;
  /** Index of the class whose regions against the rest are tinted. */
  @property({ type: Number }) chosenClass?: number;
  @property({ attribute: false }) highlighted: readonly Cells[] = [];

  @state() private window: Window = { firstRow: 0, lastRow: 0, firstColumn: 0, lastColumn: 0 };
  @state() private active = { row: 0, column: 0 };
  /** Text being typed, with its place and any problem. */
  @state() private draft?: { place: string; text: string; problem?: 'countExpected' | 'nameExpected' };

  @query('.scroll') private box!: HTMLElement;

  #counts: Float64Array[] = [];
  #entered = '';
  #rows: number[] = [];
  #columns = new Float64Array();

  private get columnLabels(): readonly Label[] {
    return this.predictedLabels ?? this.labels;
  }

  private get windowed(): boolean {
    return this.labels.length * this.columnLabels.length > allDrawn;
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('matrix')) return;
    const width = this.columnLabels.length;
    this.#counts = this.labels.map((_, row) => this.matrix.slice(row * width, (row + 1) * width));
    this.#sum();
    this.#look();
    this.active = {
      row: Math.min(this.active.row, this.labels.length - 1),
      column: Math.min(this.active.column, width - 1),
    };
  }

  override firstUpdated(): void {
    new ResizeObserver(() => this.#look()).observe(this.box);
  }

  #sum(): void {
    const columns = new Float64Array(this.columnLabels.length);
    this.#rows = this.#counts.map((row) => {
      let total = 0;
      for (let column = 0; column < row.length; column++) {
        total += row[column]!;
        columns[column]! += row[column]!;
      }
      return total;
    });
    this.#columns = columns;
  }

  /** Sets the window to the visible part of the matrix. */
  #look(): void {
    const rows = this.labels.length;
    const columns = this.columnLabels.length;
    if (!this.windowed) {
      this.window = { firstRow: 0, lastRow: rows, firstColumn: 0, lastColumn: columns };
      return;
    }
    const { scrollTop = 0, scrollLeft = 0, clientHeight = 400, clientWidth = 400 } = this.box ?? {};
    const firstRow = Math.max(0, Math.floor(scrollTop / cellHeight) - overscan);
    const firstColumn = Math.max(0, Math.floor(scrollLeft / cellWidth) - overscan);
    const next = {
      firstRow,
      lastRow: Math.min(rows, firstRow + Math.ceil(clientHeight / cellHeight) + 2 * overscan),
      firstColumn,
      lastColumn: Math.min(columns, firstColumn + Math.ceil(clientWidth / cellWidth) + 2 * overscan),
    };
    if (Object.entries(next).some(([edge, value]) => this.window[edge as keyof Window] !== value)) this.window = next;
  }

  override render(): TemplateResult {
    const { page } = this.locale;
    const { firstRow, lastRow, firstColumn, lastColumn } = this.window;
    const columns = this.columnLabels;
    const rest = { row: this.labels.length - lastRow, column: columns.length - lastColumn };
    const shownRows = this.labels.slice(firstRow, lastRow);
    const shownColumns = columns.slice(firstColumn, lastColumn);
    const span = shownColumns.length + (firstColumn > 0 ? 1 : 0) + (rest.column > 0 ? 1 : 0);
    const width = (pixels: number) => (this.windowed ? `width: ${pixels}px` : '');
    const gap = (before: boolean) =>
      (before ? firstColumn : rest.column) > 0 ? html`<td class="gap" role="presentation"></td>` : nothing;

    return html`
      <div
        class="scroll ${this.windowed ? 'windowed' : ''}"
        role="region"
        tabindex="0"
        aria-label=${page.matrix}
        @scroll=${() => this.#look()}
        @pointerleave=${() => this.#hover(undefined)}
      >
        <table
          role="grid"
          aria-label=${page.matrixLabel}
          aria-rowcount=${this.labels.length + 2}
          aria-colcount=${columns.length + 2}
          .style=${this.windowed ? `width: ${headWidth + cellWidth * (columns.length + 1)}px; table-layout: fixed` : ''}
        >
          <colgroup>
            <col .style=${width(headWidth)} />
            ${firstColumn > 0 ? html`<col .style=${width(firstColumn * cellWidth)} />` : nothing}
            ${shownColumns.map(() => html`<col .style=${width(cellWidth)} />`)}
            ${rest.column > 0 ? html`<col .style=${width(rest.column * cellWidth)} />` : nothing}
            <col .style=${width(cellWidth)} />
          </colgroup>
          <thead>
            <tr>
              <td class="corner" role="presentation"></td>
              <th class="axis" scope="colgroup" colspan=${span}><span>${page.predicted} →</span></th>
              <td role="presentation"></td>
            </tr>
            <tr aria-rowindex="1">
              <th class="axis corner" scope="col">${page.truth} ↓</th>
              ${gap(true)}
              ${shownColumns.map(
                (label, index) => html`
                  <th
                    scope="col"
                    class=${firstColumn + index === this.chosenClass ? 'chosen' : ''}
                    aria-colindex=${firstColumn + index + 2}
                  >
                    ${this.#name(label, firstColumn + index, 'column')}
                  </th>
                `,
              )}
              ${gap(false)}
              <th class="total" scope="col">${page.total}</th>
            </tr>
          </thead>
          <tbody>
            ${this.#filler(firstRow)}
            ${repeat(
              shownRows,
              // Keyed, so that an input and its text stay with their cell while the window moves.
              (_, index) => firstRow + index,
              (label, index) => this.#row(label, firstRow + index, gap),
            )}
            ${this.#filler(rest.row)}
          </tbody>
          <tfoot>
            <tr aria-rowindex=${this.labels.length + 2}>
              <th class="total" scope="row">${page.total}</th>
              ${gap(true)}
              ${shownColumns.map(
                (_, index) => html`<td class="total">${this.#count(this.#columns[firstColumn + index] ?? 0)}</td>`,
              )}
              ${gap(false)}
              <td class="total">${this.#count(this.#rows.reduce((sum, count) => sum + count, 0))}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      ${this.draft?.problem ? html`<p id="wrong-entry">${page[this.draft.problem]}</p>` : nothing}
    `;
  }

  #filler(rows: number): TemplateResult | typeof nothing {
    if (rows === 0) return nothing;
    return html`<tr role="presentation" .style=${`height: ${rows * cellHeight}px`}></tr>`;
  }

  #row(label: Label, row: number, gap: (before: boolean) => unknown): TemplateResult {
    const { page } = this.locale;
    const { firstColumn, lastColumn } = this.window;
    const removable = !this.predictedLabels && this.labels.length > 2 && !this.shares;
    return html`
      <tr aria-rowindex=${row + 2}>
        <th scope="row" class=${row === this.chosenClass ? 'chosen' : ''}>
          <span class="row-head">
            ${this.#name(label, row, 'row')}
            ${
              removable
                ? html`<button
                    class="remove no-print"
                    title=${page.removeClass(String(label))}
                    aria-label=${page.removeClass(String(label))}
                    tabindex=${row === this.active.row || this.labels.length <= tabbable ? 0 : -1}
                    @click=${() => this.#remove(row)}
                  >
                    ×
                  </button>`
                : nothing
            }
          </span>
        </th>
        ${gap(true)}
        ${repeat(
          this.columnLabels.slice(firstColumn, lastColumn),
          (_, index) => firstColumn + index,
          (predicted, index) => this.#cell(label, predicted, row, firstColumn + index),
        )}
        ${gap(false)}
        <td class="total">${this.#count(this.#rows[row] ?? 0)}</td>
      </tr>
    `;
  }

  #cell(truth: Label, predicted: Label, row: number, column: number): TemplateResult {
    const count = this.#counts[row]?.[column] ?? 0;
    const region = this.chosenClass === undefined ? undefined : regionOf(this.chosenClass, row, column);
    const ofRow = this.#rows[row] ? count / this.#rows[row] : 0;
    const share = this.shares ? (this.shares[row]?.[column] ?? 0) : ofRow;
    const step = count > 0 ? Math.min(5, Math.ceil(share * 5)) || 1 : 0;
    // A matrix with predicted groups has no correct cells, so every cell is tinted by its share.
    const right = this.predictedLabels !== undefined || truth === predicted;
    const tint = region ? `region-${region.toLowerCase()}` : step > 0 ? `${right ? 'right' : 'wrong'}-${step}` : '';
    const place = `${row} ${column}`;
    const name = this.locale.page.cell(String(truth), String(predicted));
    const focusable = this.labels.length <= tabbable || (row === this.active.row && column === this.active.column);
    return html`
      <td
        role="gridcell"
        aria-colindex=${column + 2}
        class=${tint + (this.highlighted.some((cells) => contains(cells, row, column)) ? ' highlighted' : '')}
        @pointerenter=${() => this.#hover({ row, column })}
      >
        ${
          this.shares
            ? html`<span class="share" title=${name}>${this.formatShare(this.shares[row]?.[column] ?? null)}</span>`
            : html`<input
                inputmode="decimal"
                autocomplete="off"
                spellcheck="false"
                data-place=${place}
                aria-label=${region ? `${name} (${region})` : name}
                aria-invalid=${this.draft?.place === place && this.draft.problem ? 'true' : 'false'}
                aria-describedby=${this.draft?.place === place && this.draft.problem ? 'wrong-entry' : nothing}
                size=${Math.max(3, String(count).length)}
                tabindex=${focusable ? 0 : -1}
                .value=${live(this.draft?.place === place ? this.draft.text : String(count))}
                @focus=${(event: FocusEvent) => {
                  this.active = { row, column };
                  this.#entered = String(count);
                  (event.target as HTMLInputElement).select();
                  this.#hover({ row, column });
                }}
                @blur=${() => {
                  this.draft = undefined;
                  this.#hover(undefined);
                }}
                @input=${(event: InputEvent) => this.#edit(event.target as HTMLInputElement, row, column)}
                @keydown=${(event: KeyboardEvent) => this.#walk(event, row, column)}
              />`
        }
        ${region ? html`<span class="tag" aria-hidden="true">${region}</span>` : nothing}
      </td>
    `;
  }

  #name(label: Label, index: number, axis: 'row' | 'column'): TemplateResult {
    const { page } = this.locale;
    const text = String(label);
    // If rows and columns share their names, the names are edited in the rows.
    if (this.shares || (axis === 'column' && !this.predictedLabels)) {
      return html`<bdi class="name" title=${text}>${text}</bdi>`;
    }
    const place = `${axis} ${index}`;
    return html`<input
      class="name"
      dir="auto"
      size=${Math.min(14, Math.max(4, text.length))}
      autocomplete="off"
      spellcheck="false"
      data-place=${place}
      title=${text}
      aria-label=${page.className(text)}
      aria-invalid=${this.draft?.place === place && this.draft.problem ? 'true' : 'false'}
      aria-describedby=${this.draft?.place === place && this.draft.problem ? 'wrong-entry' : nothing}
      tabindex=${this.labels.length <= tabbable || (axis === 'row' && index === this.active.row) ? 0 : -1}
      .value=${live(this.draft?.place === place ? this.draft.text : text)}
      @focus=${(event: FocusEvent) => (event.target as HTMLInputElement).select()}
      @blur=${() => (this.draft = undefined)}
      @input=${(event: Event) => this.#rename((event.target as HTMLInputElement).value, index, axis)}
    />`;
  }

  #count(count: number): string {
    return Number.isInteger(count) ? String(count) : String(Number(count.toPrecision(12)));
  }

  #hover(place: { row: number; column: number } | undefined): void {
    this.dispatchEvent(bubbling('cell-hovered', place));
  }

  #edit(input: HTMLInputElement, row: number, column: number): void {
    const text = input.value.trim().replace(',', '.');
    const count = Number(text);
    const wrong = !(count >= 0 && Number.isFinite(count));
    this.draft = { place: `${row} ${column}`, text: input.value, ...(wrong ? { problem: 'countExpected' } : {}) };
    if (wrong || text === '') return;
    this.#counts[row]![column] = count;
    this.#tell(this.labels, this.#counts);
  }

  /** Sets a count that was changed without typing. */
  recount(row: number, column: number, count: number, goesOn: boolean): void {
    // Data with fewer classes may have replaced these.
    if (column >= (this.#counts[row]?.length ?? 0)) return;
    this.draft = undefined;
    this.#counts[row]![column] = count;
    this.#tell(this.labels, this.#counts, this.predictedLabels, goesOn);
  }

  #rename(text: string, index: number, axis: 'row' | 'column'): void {
    const name = text.trim();
    const names = axis === 'row' ? this.labels : this.columnLabels;
    const wrong = name === '' || names.some((other, at) => at !== index && String(other) === name);
    this.draft = { place: `${axis} ${index}`, text, ...(wrong ? { problem: 'nameExpected' } : {}) };
    if (wrong) return;
    const renamed = names.map((other, at) => (at === index ? name : other));
    if (axis === 'row') this.#tell(renamed, this.#counts);
    else this.#tell(this.labels, this.#counts, renamed);
  }

  #remove(index: number): void {
    const isOther = (_: unknown, at: number): boolean => at !== index;
    const counts = this.#counts.filter(isOther).map((row) => row.filter(isOther));
    this.#tell(this.labels.filter(isOther), counts);
  }

  /** Adds a class without cases, named by the first unused number. */
  addClass(): void {
    const taken = new Set(this.labels.map(String));
    let number = this.labels.length + 1;
    while (taken.has(String(number))) number++;
    const size = this.labels.length + 1;
    const counts = [...this.#counts, []].map((row) => {
      const longer = new Float64Array(size);
      longer.set(row);
      return longer;
    });
    this.#tell([...this.labels, String(number)], counts);
  }

  transpose(): void {
    const counts = this.columnLabels.map((_, column) => Float64Array.from(this.#counts, (row) => row[column]!));
    this.#tell(this.columnLabels, counts, this.predictedLabels && this.labels);
  }

  #tell(labels: readonly Label[], counts: Numbers[], predictedLabels = this.predictedLabels, goesOn?: boolean): void {
    this.#sum();
    const detail: EditedMatrix = {
      labels: [...labels],
      // Copied, because the next digit changes these arrays while reported ones are kept for undo.
      counts: counts.map((row) => row.slice()),
      predictedLabels: predictedLabels && [...predictedLabels],
      goesOn,
    };
    this.dispatchEvent(bubbling('matrix-edited', detail));
  }

  #walk(event: KeyboardEvent, row: number, column: number): void {
    const input = event.target as HTMLInputElement;
    if (event.key === 'Escape') {
      input.value = this.#entered;
      this.#edit(input, row, column);
      return;
    }
    const allSelected = input.selectionStart === 0 && input.selectionEnd === input.value.length;
    const atStart = allSelected || input.selectionEnd === 0;
    const atEnd = allSelected || input.selectionStart === input.value.length;
    const step =
      event.key === 'ArrowUp'
        ? { row: -1, column: 0 }
        : event.key === 'ArrowDown' || event.key === 'Enter'
          ? { row: 1, column: 0 }
          : event.key === 'ArrowLeft' && atStart
            ? { row: 0, column: -1 }
            : event.key === 'ArrowRight' && atEnd
              ? { row: 0, column: 1 }
              : undefined;
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void this.#focus(row + step.row, column + step.column);
  }

  async #focus(row: number, column: number): Promise<void> {
    if (row < 0 || column < 0 || row >= this.labels.length || column >= this.columnLabels.length) return;
    this.active = { row, column };
    if (this.windowed) {
      const { box } = this;
      // The header row and column stay in view and cover the cells below them.
      const top = row * cellHeight;
      const left = column * cellWidth;
      const room = { height: box.clientHeight - 4 * cellHeight, width: box.clientWidth - headWidth - cellWidth };
      if (top < box.scrollTop) box.scrollTop = top;
      else if (top > box.scrollTop + room.height) box.scrollTop = top - room.height;
      if (left < box.scrollLeft) box.scrollLeft = left;
      else if (left > box.scrollLeft + room.width) box.scrollLeft = left - room.width;
      this.#look();
    }
    await this.updateComplete;
    const input = this.renderRoot.querySelector<HTMLInputElement>(`[data-place='${row} ${column}']`);
    input?.focus({ preventScroll: this.windowed });
    if (this.windowed) input?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  static override styles = [controls, matrixGridStyles];
}
