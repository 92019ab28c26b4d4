import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { columnUses, type ColumnUse } from '../../core/option-values.ts';
import type { Reading, ReadOptions, Readings } from '../../core/types/reading.ts';
import { formatNumber } from '../../formula/number.ts';
import { fill } from '../../locales/fill.ts';
import type { Locale, Messages } from '../../locales/index.ts';
import { controls } from '../../styles/controls.ts';
import { bubbling } from '../common/events.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { given } from '../common/given.ts';
import { isOther } from '../../core/joined.ts';
import { withoutChoice } from './readings-of-text.ts';

/** True if cases can be built from columns used in this way. */
const isComplete = (columns: readonly ColumnUse[]): boolean =>
  columns.filter((use) => use === 'truth').length === 1 &&
  columns.some((use) => use === 'predicted' || use === 'score');

/** True if an earlier reading has the same kind and the same lines. */
const isRepeated = (readings: readonly Reading[], at: number): boolean => {
  const { kind, lines } = readings[at]!;
  return readings.slice(0, at).some((before) => before.kind === kind && String(before.lines) === String(lines));
};

/**
 * Choice among the possible readings of a text, and of the use of each column. Fires `read-options-changed` (the
 * changed options).
 */
@customElement('deconfuse-read-as')
export class ReadAs extends LitElement {
  @property({ attribute: false }) messages!: Messages;
  @given locale!: Locale;
  @given format!: NumberFormat;
  /** The text or its beginning. */
  @property() source = '';
  @property({ attribute: false }) options: ReadOptions = {};
  /** True if the text could not be read as it is. */
  @property({ type: Boolean }) refused = false;
  @property({ attribute: false }) readingsOf!: (text: string, options: ReadOptions) => Promise<Readings>;

  @state() private found: Readings = { readings: [], firstRows: [] };
  /** Column uses chosen so far, complete or not. */
  @state() private columns: readonly ColumnUse[] = [];

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('options') || changed.has('source')) this.columns = this.options.columns ?? [];
    if (changed.has('source') || changed.has('options')) void this.#find();
  }

  /** Finds the readings of the text alone, whatever reading is chosen. */
  async #find(): Promise<void> {
    const { source } = this;
    const found = await this.readingsOf(source, withoutChoice(this.options));
    if (source === this.source) this.found = found;
  }

  override render(): TemplateResult {
    const { readAs: texts } = this.messages;
    const { readings, firstRows } = this.found;
    const chosen = this.#chosen;
    const width = Math.max(0, ...firstRows.map((row) => row.length));
    return html`
      <div role="radiogroup" aria-label=${texts.title}>
        ${
          readings.length === 0
            ? html`<p>${texts.none}</p>`
            : readings.map((reading, at) =>
                isRepeated(readings, at) ? nothing : this.#choice(reading, at, at === chosen),
              )
        }
      </div>
      ${width > 1 ? this.#columnChoice(firstRows, width) : nothing}
    `;
  }

  get #isByItself(): boolean {
    const { kind, columns, reading } = this.options;
    return !kind && !columns && reading === undefined;
  }

  /** True if a reading is of a different data set in the text than the first reading. */
  #isOther(reading: Reading): boolean {
    return isOther(reading, this.found.readings[0]!);
  }

  /** Index of the chosen reading; −1 if none is. */
  get #chosen(): number {
    const { kind, reading } = this.options;
    if (reading !== undefined) return reading;
    if (this.#isByItself) return this.refused ? -1 : 0;
    const { readings } = this.found;
    const ofFirst = readings.findIndex((each) => each.kind === kind && !this.#isOther(each));
    return ofFirst === -1 ? readings.findIndex((each) => each.kind === kind) : ofFirst;
  }

  #choose(reading: Reading, at: number): void {
    const text: ReadOptions = { kind: undefined, columns: undefined, reading: undefined };
    if (this.#isOther(reading)) this.#change({ ...text, reading: at });
    // A kind would apply to the whole text, so in a text with several data sets the first is read without options.
    else if (at === 0 && this.#areSeveral && !(this.#isByItself && this.refused)) this.#change(text);
    else this.#change({ ...text, kind: reading.kind });
  }

  get #areSeveral(): boolean {
    return this.found.readings.some((reading) => this.#isOther(reading));
  }

  /** Title and lines of a reading, if the text has several data sets. */
  #place(reading: Reading, at: number): TemplateResult | typeof nothing {
    if (!this.#areSeveral || !(at === 0 || this.#isOther(reading))) return nothing;
    const { title, lines } = reading;
    return html`${title ? html`<bdi>${title}</bdi>, ` : nothing}${this.locale.page.textLines(lines)} · `;
  }

  #choice(reading: Reading, at: number, isChosen: boolean): TemplateResult {
    const { readAs: texts } = this.messages;
    const evidence = reading.evidence.map((code) => texts.evidence[code] ?? code);
    const counted = {
      cases: formatNumber(reading.cases, { ...this.format, trim: true }),
      classes: String(reading.classes),
    };
    return html`
      <label>
        <input type="radio" name="kind" .checked=${isChosen} @change=${() => this.#choose(reading, at)} />
        <span>
          <strong>${texts.kinds[reading.kind]}</strong>
          ${this.#place(reading, at)}${fill(reading.evidence.includes('shares') ? texts.ofShares : texts.counted, counted)}
          ${evidence.length > 0 ? html`<span class="muted">(${evidence.join(', ')})</span>` : nothing}
        </span>
      </label>
    `;
  }

  #columnChoice(rows: readonly string[][], width: number): TemplateResult {
    const { readAs: texts } = this.messages;
    const columns = Array.from({ length: width }, (_, at) => at);
    return html`
      <p id="columns">${texts.columns}</p>
      <div class="scrolled" tabindex="0" role="group" aria-labelledby="columns">
        <table>
          <thead>
            <tr>
              ${columns.map(
                (at) => html`
                  <th scope="col">
                    <select
                      aria-label=${fill(texts.column, { number: String(at + 1) })}
                      @change=${({ target }: Event) => this.#use(at, (target as HTMLSelectElement).value as ColumnUse)}
                    >
                      ${columnUses.map(
                        (use) => html`
                          <option value=${use} .selected=${(this.columns[at] ?? 'ignored') === use}>
                            ${texts.uses[use]}
                          </option>
                        `,
                      )}
                    </select>
                  </th>
                `,
              )}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row) =>
                html`<tr>
                  ${columns.map((at) => html`<td><bdi>${row[at]}</bdi></td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    `;
  }

  #use(column: number, use: ColumnUse): void {
    const columns = Array.from({ length: Math.max(column + 1, this.columns.length) }, (_, at) =>
      at === column ? use : (this.columns[at] ?? 'ignored'),
    );
    this.columns = columns;
    if (isComplete(columns)) this.#change({ columns, kind: undefined, reading: undefined });
  }

  #change(options: ReadOptions): void {
    this.dispatchEvent(bubbling('read-options-changed', options));
  }

  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        gap: 0.5rem;
        padding: 0.5rem 0;
      }

      label {
        display: flex;
        gap: 0.5rem;
        align-items: baseline;
      }

      label > span {
        overflow-wrap: anywhere; /* titles come from readers' texts */
      }

      input {
        flex: none;
        accent-color: var(--accent);
      }

      .scrolled {
        overflow-x: auto;
      }

      table {
        border-collapse: collapse;
        font-size: 0.875rem;
      }

      th,
      td {
        max-width: 12rem;
        padding: 0.125rem 0.375rem;
        overflow: hidden;
        border: 1px solid var(--line);
        text-align: start;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
    `,
  ];
}
