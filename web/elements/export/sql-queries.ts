import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { formulaStyles } from '../../formula/mathml.ts';
import type { SqlTexts } from '../../locales/en/sql.ts';
import type { Locale } from '../../locales/index.ts';
import { loadSqlTexts } from '../../locales/parts.ts';
import { hrefOf } from '../../share/address.ts';
import { copiedShown, copyText } from '../../export/clipboard.ts';
import { choiceIn, fieldsOf, numberIn, textIn, wholeIn, type Fields } from '../../share/plain-data.ts';
import { dialects, type Dialect } from '../../sql/dialect.ts';
import { binnedQuery, boundQuery, labelQuery, partNames, scoreQuery, type PartName } from '../../sql/queries.ts';
import { controls } from '../../styles/controls.ts';
import { textView } from '../../styles/view.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import '../scores/binning-error.ts';
import { KeptState } from '../common/kept-state.ts';
import { numberField } from '../common/number-field.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { given, inLanguage } from '../common/given.ts';

/** Names used where a field is empty. */
const usual = {
  table: 'predictions',
  truth: 'truth',
  predicted: 'predicted',
  score: 'score',
  positive: '1',
  part: 'part',
};

type Name = keyof typeof usual;

const longestName = 10_000;
const mostBins = 1_000_000;
const farthest = 1e15;

/** Bins for probabilities; with this power of two every edge is exact in floating point. */
const usualBins = { count: 1024, low: 0, high: 1 };

/** SQL queries that count where the data are stored. The calculator reads their results. */
@customElement('deconfuse-sql-queries')
export class SqlQueries extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  /** Data that have been read on the page. */
  @property({ attribute: false }) data?: AsyncDataset | undefined;

  @inLanguage(loadSqlTexts) private texts?: SqlTexts;
  @state() private dialect: Dialect = dialects[0];
  @state() private names: Readonly<Record<Name, string>> = usual;
  /** Undefined if all cases are counted together. */
  @state() private parts?: PartName | undefined;
  @state() private bins = usualBins;
  /** Title of the query copied last. */
  @state() private copying?: { title: string; isRefused: boolean } | undefined;

  @query('h2') private heading?: HTMLElement;
  @query('.back') private back?: HTMLElement;

  #work = new KeptState(this, 'sql', () => {
    const { dialect, names, parts, bins } = this;
    const changed = <Values extends object>(values: Values, first: Values): Values | undefined =>
      JSON.stringify(values) === JSON.stringify(first) ? undefined : values;
    return {
      dialect: dialect === dialects[0] ? undefined : dialect,
      names: changed(names, usual),
      parts,
      bins: changed(bins, usualBins),
    };
  });

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('paste', this.#pasted);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('paste', this.#pasted);
  }

  /** Goes back to the calculator if the page has taken a pasted text as data. */
  #pasted = ({ defaultPrevented }: ClipboardEvent): void => {
    if (defaultPrevented && !this.hidden) this.back?.click();
  };

  override willUpdate(): void {
    const kept = this.#work.recalled();
    if (kept) this.#recall(kept);
  }

  #recall({ dialect, names, parts, bins }: Fields): void {
    const nameIn = (name: Name): string => textIn(fieldsOf(names)[name], longestName) ?? usual[name];
    const { count, low, high } = fieldsOf(bins);
    this.dialect = choiceIn(dialect, dialects) ?? dialects[0];
    this.names = {
      table: nameIn('table'),
      truth: nameIn('truth'),
      predicted: nameIn('predicted'),
      score: nameIn('score'),
      positive: nameIn('positive'),
      part: nameIn('part'),
    };
    this.parts = choiceIn(parts, partNames);
    this.bins = {
      count: wholeIn(count, 1, mostBins) ?? usualBins.count,
      low: numberIn(low, -farthest, farthest) ?? usualBins.low,
      high: numberIn(high, -farthest, farthest) ?? usualBins.high,
    };
  }

  /** Focuses the heading, so that readers who follow a link start at the top. */
  override updated(changed: PropertyValues): void {
    if (changed.has('texts') && changed.get('texts') === undefined) this.heading?.focus();
  }

  async #copy(title: string, sql: string): Promise<void> {
    const copying = { title, isRefused: !(await copyText(sql)) };
    this.copying = copying;
    if (copying.isRefused) return;
    setTimeout(() => {
      if (this.copying === copying) this.copying = undefined;
    }, copiedShown);
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, dialect, parts, bins } = this;
    if (!texts) return nothing;
    const names = Object.fromEntries(
      Object.entries(this.names).map(([name, text]) => [name, text === '' ? usual[name as Name] : text]),
    ) as Record<Name, string>;
    const source = { ...names, parts: parts && { column: names.part, as: parts } };
    const perUnit = bins.count / (bins.high - bins.low);
    const isRange = bins.low < bins.high && Number.isFinite(perUnit);
    return html`
      <main>
        <div class="head">
          <h2 tabindex="-1">${texts.title}</h2>
          <a class="back no-print" href=${hrefOf({ view: 'calculator' })}>${texts.back}</a>
        </div>
        <p>${texts.introduction}</p>

        <section class="fields" aria-labelledby="names">
          <h3 id="names">${texts.names}</h3>
          <label>
            ${texts.dialect}
            <select
              @change=${({ target }: Event) => (this.dialect = dialects[(target as HTMLSelectElement).selectedIndex]!)}
            >
              ${dialects.map((name) => html`<option ?selected=${name === dialect}>${texts.dialects[name]}</option>`)}
            </select>
          </label>
          ${this.#field('table', texts, texts.tableHint[dialect])} ${this.#field('truth', texts)}
          ${this.#field('predicted', texts)} ${this.#field('score', texts)}
          ${this.#field('positive', texts, texts.positiveHint)}
          <label>
            ${texts.parts}
            <select
              @change=${({ target }: Event) =>
                (this.parts = partNames[(target as HTMLSelectElement).selectedIndex - 1])}
            >
              <option ?selected=${parts === undefined}>${texts.allCases}</option>
              ${partNames.map((name) => html`<option ?selected=${name === parts}>${texts.partKinds[name]}</option>`)}
            </select>
          </label>
          ${parts ? this.#field('part', texts) : nothing}
        </section>

        <section>
          <h3>${texts.labels}</h3>
          <p class="muted">${texts.labelsHint}</p>
          ${this.#query(texts.labels, labelQuery(source, dialect), texts, true)}
        </section>

        <section>
          <h3>${texts.scores}</h3>
          <p class="muted">${texts.scoresHint} ${texts.absent}</p>
          ${this.#query(texts.scores, scoreQuery(source, dialect), texts, true)}
        </section>

        <section>
          <h3>${texts.bins}</h3>
          <p class="muted">${texts.binsHint} ${texts.absent}</p>
          ${this.#binFields(texts)}
          ${
            isRange
              ? this.#query(texts.bins, binnedQuery(source, bins, dialect), texts, true)
              : html`<p class="problem" role="alert">${texts.badRange}</p>`
          }
          <h4>${texts.bound}</h4>
          <p>${texts.boundHint}</p>
          <div class="scroll" role="region" tabindex="0" aria-label=${texts.bound}>${bound}</div>
          <p>${texts.boundOf}</p>
          <deconfuse-binning-error .data=${this.data}></deconfuse-binning-error>
          ${isRange ? this.#query(texts.bound, boundQuery(source, bins, dialect), texts, false) : nothing}
        </section>
      </main>
    `;
  }

  #field(name: Name, texts: SqlTexts, hint?: string): TemplateResult {
    return html`
      <label>
        ${texts[name]}
        <input
          class="field"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          maxlength=${longestName}
          placeholder=${usual[name]}
          aria-description=${hint ?? nothing}
          .value=${this.names[name]}
          @input=${({ target }: Event) => (this.names = { ...this.names, [name]: (target as HTMLInputElement).value })}
        />
        ${hint === undefined ? nothing : html`<span class="muted" aria-hidden="true">${hint}</span>`}
      </label>
    `;
  }

  #binFields(texts: SqlTexts): TemplateResult {
    const { bins, locale } = this;
    const { decimalSign } = locale;
    const end = (name: 'low' | 'high'): TemplateResult => html`
      <label>
        ${texts[name]}
        ${numberField({
          value: bins[name],
          decimalSign,
          lowest: -farthest,
          highest: farthest,
          step: 1,
          take: (value) => (this.bins = { ...bins, [name]: value }),
        })}
      </label>
    `;
    return html`
      <p class="row">
        <label>
          ${texts.binCount}
          ${numberField({
            value: bins.count,
            decimalSign,
            lowest: 1,
            highest: mostBins,
            whole: true,
            step: 1,
            take: (count) => (this.bins = { ...bins, count }),
          })}
        </label>
        ${end('low')} ${end('high')}
      </p>
    `;
  }

  #query(title: string, sql: string, texts: SqlTexts, isRead: boolean): TemplateResult {
    const copying = this.copying?.title === title ? this.copying : undefined;
    return html`
      <pre tabindex="0" role="region" aria-label=${texts.query(title)}>${sql}</pre>
      <p class="row no-print">
        <button @click=${() => void this.#copy(title, sql)}>
          ${copying && !copying.isRefused ? `✓ ${texts.copied}` : texts.copy}
        </button>
        ${
          isRead
            ? html`<a class="button" title=${texts.pasteHint} href=${hrefOf({ view: 'calculator' })}>${texts.paste}</a>`
            : nothing
        }
        <span role="status">${copying?.isRefused ? texts.copyRefused : nothing}</span>
      </p>
    `;
  }

  static override styles = [
    controls,
    textView,
    formulaStyles,
    css`
      h3,
      h4 {
        font-size: 1.125rem;
      }

      h4 {
        margin-top: 0.5rem;
        font-size: 1rem;
      }

      .fields {
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
        gap: 0.5rem 1rem;
        align-items: start;
        padding: 0.75rem;
        border: 1px solid var(--line);
        border-radius: 0.5rem;
        background: var(--panel);
      }

      .fields h3 {
        grid-column: 1 / -1;
      }

      .fields label {
        display: grid;
        gap: 0.125rem;
      }

      .fields :is(select, .field) {
        width: 100%;
        max-width: none;
      }

      .fields .field {
        font-family: var(--code-font);
        font-size: 0.875rem;
      }

      .fields .muted {
        font-size: 0.875rem;
      }

      .row {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem 0.75rem;
        align-items: center;
      }

      .number {
        width: 6rem;
      }

      .number:invalid,
      .problem {
        border-color: var(--problem);
        color: var(--problem);
      }

      pre {
        margin: 0;
        padding: 0.5rem 0.75rem;
        overflow: auto;
        border: 1px solid var(--line);
        border-radius: 0.375rem;
        background: var(--panel);
        font: 0.875rem/1.5 var(--code-font);
      }

      .button {
        display: inline-flex;
        align-items: center;
        min-height: 2rem;
        padding: 0.125rem 0.5rem;
        border: 1px solid var(--accent);
        border-radius: 0.375rem;
        text-decoration: none;
      }

      .button:hover {
        background: var(--accent-soft);
      }

      @media print {
        pre {
          white-space: pre-wrap;
        }
      }
    `,
  ];
}

/** Upper bound of the difference between the AUC and the AUC from bins. */
const bound = html`
  <math display="block">
    <mo stretchy="false">|</mo><mtext>AUC</mtext><mo>−</mo><msub><mtext>AUC</mtext><mtext>b</mtext></msub
    ><mo stretchy="false">|</mo><mo>≤</mo><mfrac><mn>1</mn><mn>2</mn></mfrac>
    <munder><mo>∑</mo><mi>b</mi></munder>
    <mfrac>
      <mrow
        ><msub><mi>P</mi><mi>b</mi></msub
        ><msub><mi>N</mi><mi>b</mi></msub></mrow
      >
      <mrow><mi>P</mi><mi>N</mi></mrow>
    </mfrac>
  </math>
`;
