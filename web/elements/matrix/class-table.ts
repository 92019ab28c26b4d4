import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Label } from '../../core/types/label.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Report } from '../../core/types/report.ts';
import { formulaStyles, renderSymbol } from '../../formula/symbol-mathml.ts';
import type { Locale } from '../../locales/index.ts';
import { fieldsOf, wholeIn } from '../../share/plain-data.ts';
import type { Table } from '../../export/table/table.ts';
import { controls } from '../../styles/controls.ts';
import { intervalStyles } from '../../styles/interval.ts';
import { bubbling } from '../common/events.ts';
import { KeptState } from '../common/kept-state.ts';
import '../export/table-export.ts';
import { metricValue, shortName, valueText, type NumberFormat } from '../../locales/values.ts';
import { given } from '../common/given.ts';
import { intervalBelow } from '../metrics/interval-below.ts';

const pageLength = 25;

/**
 * All classes side by side with their tier 1 metrics. Fires `class-chosen` (index) and, if a number was chosen, also
 * `metric-chosen` (metric id).
 */
@customElement('deconfuse-class-table')
export class ClassTable extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @given catalogue: readonly MetricInfo[] = [];
  @property({ attribute: false }) report!: Report;
  @property({ attribute: false }) labels: readonly Label[] = [];
  /** Label that is no class, and has no row. */
  @property() background?: Label;
  @property({ type: Number }) chosenClass?: number;

  @state() private page = 0;
  @state() private order?: { id: string; descending: boolean } | undefined;

  #work = new KeptState(this, 'class-table', () => ({ page: this.page || undefined, order: this.order }));

  override willUpdate(changed: PropertyValues<this>): void {
    const kept = this.#work.recalled();
    if (kept) {
      this.page = Math.min(wholeIn(kept['page'], 0, Number.MAX_SAFE_INTEGER) ?? 0, this.#pages - 1);
      const { id, descending } = fieldsOf(kept['order']);
      this.order = typeof id === 'string' ? { id, descending: descending === true } : undefined;
    }
    if (changed.has('labels')) this.page = Math.min(this.page, this.#pages - 1);
  }

  /** Indices of the classes. */
  get #classes(): number[] {
    return this.labels.flatMap((label, index) => (label === this.background ? [] : [index]));
  }

  get #pages(): number {
    return Math.max(1, Math.ceil(this.#classes.length / pageLength));
  }

  get #columns(): MetricInfo[] {
    const essential = this.catalogue.filter(
      ({ id, scope, tier, shape }) =>
        scope === 'class' && tier === 1 && shape === 'scalar' && id in this.report.metrics,
    );
    // Headline metrics come first; the stable sort keeps the order of the others.
    return essential.sort((one, other) => (one.headline ?? Infinity) - (other.headline ?? Infinity) || 0);
  }

  override render(): TemplateResult {
    const { page: texts, names } = this.locale;
    const columns = this.#columns;
    const first = this.page * pageLength;
    const rows = this.#sorted().slice(first, first + pageLength);
    return html`
      <div class="scroll" role="region" tabindex="0" aria-label=${texts.classByClass}>
        <table>
          <thead>
            <tr>
              <th scope="col" class="class">${texts.class}</th>
              ${columns.map(
                ({ id, symbol, headline }) => html`
                  <th scope="col" aria-sort=${this.#direction(id)}>
                    <button title=${names[id] ?? id} @click=${() => this.#sortBy(id)}>
                      ${headline === undefined ? renderSymbol(symbol) : nothing}
                      <span class=${headline === undefined ? 'screen-reader' : ''}>${shortName(names[id] ?? id)}</span>
                      <span aria-hidden="true"
                        >${this.order?.id === id ? (this.order.descending ? '↓' : '↑') : ''}</span
                      >
                    </button>
                  </th>
                `,
              )}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (index) => html`
                <tr class=${index === this.chosenClass ? 'chosen' : ''}>
                  <th scope="row" class="class">
                    <button class="text" @click=${() => this.dispatchEvent(bubbling('class-chosen', index))}>
                      <bdi title=${this.labels[index]!}>${this.labels[index]}</bdi>
                    </button>
                  </th>
                  ${columns.map((info) => {
                    const value = metricValue(this.report, info, index);
                    return html`<td>
                      <button title=${texts.showDerivation} @click=${() => this.#choose(index, info.id)}>
                        ${valueText(value, info, this.format, this.locale)}
                        ${intervalBelow(this.report, info, index, this.format)}
                      </button>
                    </td>`;
                  })}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
      ${
        this.#pages > 1
          ? html`<p class="no-print">
              <button ?disabled=${this.page === 0} @click=${() => this.page--}>← ${texts.previous}</button>
              ${texts.classesShown(first + 1, first + rows.length, this.#classes.length)}
              <button ?disabled=${this.page === this.#pages - 1} @click=${() => this.page++}>${texts.next} →</button>
            </p>`
          : nothing
      }
      <deconfuse-table-export
        .format=${this.format}
        .table=${() => this.#exported()}
        .name=${texts.classByClass}
      ></deconfuse-table-export>
    `;
  }

  #choose(index: number, id: string): void {
    this.dispatchEvent(bubbling('class-chosen', index));
    this.dispatchEvent(bubbling('metric-chosen', id));
  }

  /** Table of all classes in the chosen order. */
  #exported(): Table {
    const { page, names } = this.locale;
    const columns = this.#columns;
    return {
      caption: page.classByClass,
      columns: [{ title: page.class }, ...columns.map(({ id }) => ({ title: shortName(names[id] ?? id) }))],
      rows: this.#sorted().map((index) => [
        String(this.labels[index]),
        ...columns.map((info) => {
          const { value } = metricValue(this.report, info, index);
          return typeof value === 'number' ? value : null;
        }),
      ]),
    };
  }

  #direction(id: string): 'ascending' | 'descending' | 'none' {
    if (this.order?.id !== id) return 'none';
    return this.order.descending ? 'descending' : 'ascending';
  }

  /** Sorts ascending first, then descending, then in the given order. */
  #sortBy(id: string): void {
    this.page = 0;
    if (this.order?.id !== id) this.order = { id, descending: false };
    else this.order = this.order.descending ? undefined : { id, descending: true };
  }

  #sorted(): number[] {
    const indices = this.#classes;
    const info = this.catalogue.find(({ id }) => id === this.order?.id);
    if (!info || !this.order) return indices;
    const sign = this.order.descending ? -1 : 1;
    const values = indices.map((index) => metricValue(this.report, info, index).value);
    // Undefined values come last in both directions.
    const rank = (index: number): number => {
      const value = values[index];
      return value === null || value === undefined ? Infinity : sign * Number(value);
    };
    return indices.sort((one, other) => rank(one) - rank(other) || one - other);
  }

  static override styles = [
    controls,
    formulaStyles,
    intervalStyles,
    css`
      table {
        border-collapse: collapse;
        font-size: 0.875rem;
        font-variant-numeric: tabular-nums;
      }

      th,
      td {
        padding: 0 0.125rem;
        border-bottom: 1px solid var(--line);
        text-align: end;
        white-space: nowrap;
      }

      thead th {
        padding: 0;
      }

      thead button,
      td button {
        min-width: 1.75rem;
        padding: 0.125rem 0.5rem;
        border: 0;
        background: none;
      }

      td button {
        min-height: 1.75rem;
      }

      .class {
        padding: 0.125rem 0.5rem;
        position: sticky;
        left: 0;
        max-width: 10rem;
        overflow: hidden;
        background: var(--paper);
        font-weight: 600;
        text-align: start;
        text-overflow: ellipsis;
      }

      thead .class {
        padding: 0.125rem 0.5rem;
      }

      .class button {
        max-width: 100%;
        overflow: hidden;
        text-overflow: ellipsis;
      }

      .chosen td,
      .chosen .class {
        background: var(--accent-soft);
      }

      p {
        display: flex;
        gap: 0.75rem;
        align-items: center;
        margin-top: 0.5rem;
      }
    `,
  ];
}
