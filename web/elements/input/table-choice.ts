import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { FileRefused } from '../../files/file-text.ts';
import type { OpenedTables } from '../../files/tables/opened-tables.ts';
import { likelyColumns, type Part } from '../../files/tables/table.ts';
import type { FileTexts } from '../../locales/en/files.ts';
import { controls } from '../../styles/controls.ts';
import { bubbling } from '../common/events.ts';

/** Choice of a table in a file, and of the part of it to read. Fires `text-taken` (string). */
@customElement('deconfuse-table-choice')
export class TableChoice extends LitElement {
  @property({ attribute: false }) opened!: OpenedTables;
  @property({ attribute: false }) texts!: FileTexts;

  @state() private chosen = 0;
  @state() private columns: ReadonlySet<number> = new Set();
  @state() private why?: string | undefined;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('opened')) this.#choose(0);
  }

  #choose(at: number): void {
    this.chosen = at;
    this.why = undefined;
    const table = this.opened.tables[at]!;
    this.columns = new Set(likelyColumns(table) ?? (table.columns ?? []).map((_, column) => column));
  }

  async #take(part: Part): Promise<void> {
    try {
      const text = await this.opened.text(this.chosen, part);
      this.why = undefined;
      this.dispatchEvent(bubbling('text-taken', text));
    } catch (error) {
      if (error instanceof RangeError) this.why = this.texts.rangeExpected;
      else if (error instanceof FileRefused) this.why = this.texts.refused[error.reason];
      // The file was closed because other data have replaced it.
      else if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    }
  }

  override render(): TemplateResult {
    const { texts, chosen, columns } = this;
    const { tables } = this.opened;
    const table = tables[chosen]!;
    return html`
      ${
        tables.length > 1
          ? html`<label>
              ${texts.table}
              <select
                @change=${({ target }: Event) => {
                  this.#choose((target as HTMLSelectElement).selectedIndex);
                  void this.#take({ columns: [...this.columns] });
                }}
              >
                ${tables.map(({ name }, at) => html`<option .selected=${at === chosen}>${name}</option>`)}
              </select>
            </label>`
          : nothing
      }
      ${table.columns ? this.#columnChoice(table.columns, columns) : this.#rangeChoice()}
      ${this.why === undefined ? nothing : html`<p role="alert">${this.why}</p>`}
    `;
  }

  #columnChoice(names: readonly string[], columns: ReadonlySet<number>): TemplateResult | typeof nothing {
    if (names.length < 3) return nothing;
    return html`
      <fieldset>
        <legend>${this.texts.columns}</legend>
        ${names.map(
          (name, at) => html`
            <label>
              <input
                type="checkbox"
                .checked=${columns.has(at)}
                @change=${({ target }: Event) => {
                  const others = [...columns].filter((other) => other !== at);
                  const isChecked = (target as HTMLInputElement).checked;
                  this.columns = new Set([...others, ...(isChecked ? [at] : [])].sort((one, other) => one - other));
                  if (this.columns.size > 0) void this.#take({ columns: [...this.columns] });
                }}
              />
              <bdi>${name}</bdi>
            </label>
          `,
        )}
      </fieldset>
    `;
  }

  #rangeChoice(): TemplateResult {
    return html`<label>
      ${this.texts.range}
      <input
        class="field"
        size="9"
        placeholder="A1:D20"
        autocomplete="off"
        @change=${({ target }: Event) => {
          const range = (target as HTMLInputElement).value;
          void this.#take(range.trim() === '' ? {} : { range });
        }}
      />
    </label>`;
  }

  static override styles = [
    controls,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 1rem;
        align-items: center;
        margin-bottom: 0.5rem;
        font-size: 0.875rem;
      }

      fieldset {
        display: flex;
        flex-wrap: wrap;
        gap: 0 0.75rem;
        max-height: 8rem;
        padding: 0.25rem 0.5rem;
        overflow: auto;
        border: 1px solid var(--line);
      }

      [role='alert'] {
        color: var(--problem);
      }
    `,
  ];
}
