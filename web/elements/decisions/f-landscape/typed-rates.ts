import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { FLandscapeTexts } from '../../../locales/en/f-landscape.ts';
import type { Locale } from '../../../locales/index.ts';
import { textIn } from '../../../share/plain-data.ts';
import { controls } from '../../../styles/controls.ts';
import { faultyFields } from '../../../styles/faulty-fields.ts';
import type { AsyncCalculator, AsyncDataset } from '../../../worker/async-calculator.ts';
import { Newest } from '../../../session/newest.ts';
import { given } from '../../common/given.ts';
import { KeptState } from '../../common/kept-state.ts';
import { ratesIn, type RatesFault } from '../../../typed/rates-text.ts';

const longest = 100_000;

/**
 * Precision and recall, typed or pasted. Fires `rates-read` (AsyncDataset | undefined) whenever they change, with
 * undefined if the field is empty; the event does not bubble.
 */
@customElement('deconfuse-typed-rates')
export class TypedRates extends LitElement {
  @given locale!: Locale;
  @given calculator!: AsyncCalculator;
  @property({ attribute: false }) texts!: FLandscapeTexts;
  /** Text pasted elsewhere on the page, read here once. */
  @property({ attribute: false }) given?: string | undefined;

  @state() private text = '';
  /** Reason why the text cannot be read: `none` if it does not state both rates, else the fault. */
  @state() private problem: '' | 'none' | RatesFault = '';

  #dataset: AsyncDataset | undefined;
  readonly #reading = new Newest();
  #work = new KeptState(this, 'rates', () => ({ text: this.text || undefined }));

  override willUpdate(changed: PropertyValues): void {
    const kept = this.#work.recalled();
    if (kept) this.text = textIn(kept['text'], longest) ?? '';
    if (changed.has('given') && this.given !== undefined) this.text = this.given;
    if (changed.has('text') || changed.has('calculator') || kept) void this.#read();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#reading.end();
    this.#take(undefined);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) void this.#read();
  }

  async #read(): Promise<void> {
    const signal = this.#reading.begin();
    const rates = ratesIn(this.text);
    const isEmpty = this.text.trim() === '';
    this.problem = isEmpty ? '' : rates === undefined ? 'none' : 'piece' in rates ? rates : '';
    if (rates === undefined || 'piece' in rates) {
      if (isEmpty) this.#take(undefined);
      return;
    }
    const dataset = await this.calculator.dataset({ kind: 'decision', ...rates });
    if (signal.aborted) dataset.release();
    else this.#take(dataset);
  }

  #take(dataset: AsyncDataset | undefined): void {
    const before = this.#dataset;
    this.#dataset = dataset;
    if (before !== dataset) {
      this.dispatchEvent(new CustomEvent<AsyncDataset | undefined>('rates-read', { detail: dataset }));
    }
    before?.release();
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, problem } = this;
    const said = problem === 'none' ? texts.noRates : problem && texts.faultyRates(problem.piece);
    return html`
      <label class="no-print">
        ${texts.ownRates}
        <textarea
          class="field"
          rows="2"
          spellcheck="false"
          placeholder=${texts.ownRatesExample}
          aria-invalid=${problem ? 'true' : 'false'}
          .value=${this.text}
          @input=${({ target }: InputEvent) => (this.text = (target as HTMLTextAreaElement).value)}
        ></textarea>
      </label>
      <div role="alert">${said ? html`<p class="problem">${said}</p>` : nothing}</div>
    `;
  }

  static override styles = [
    controls,
    faultyFields,
    css`
      label {
        display: grid;
        gap: 0.125rem;
        max-width: 40rem;
      }
    `,
  ];
}
