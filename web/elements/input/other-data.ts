import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Reading, ReadOptions, Readings } from '../../core/types/reading.ts';
import type { Locale, Messages } from '../../locales/index.ts';
import { fill } from '../../locales/fill.ts';
import { controls } from '../../styles/controls.ts';
import { bubbling } from '../common/events.ts';
import { given } from '../common/given.ts';
import { alikeIn, isOther } from '../../core/joined.ts';
import { withoutChoice } from './readings-of-text.ts';

/** Number of data sets with a button; “Read as” lists all of them. */
const most = 8;

/**
 * Buttons for the data sets found in a text, of which the chosen one is read. Fires `read-options-changed` when another
 * is chosen.
 */
@customElement('deconfuse-other-data')
export class OtherData extends LitElement {
  @property({ attribute: false }) messages!: Messages;
  @given locale!: Locale;
  @property() source = '';
  @property({ attribute: false }) options: ReadOptions = {};
  @property({ attribute: false }) readingsOf!: (text: string, options: ReadOptions) => Promise<Readings>;

  @state() private readings: readonly Reading[] = [];

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('source') || changed.has('options')) void this.#find();
  }

  async #find(): Promise<void> {
    const { source } = this;
    const { readings } = await this.readingsOf(source, withoutChoice(this.options));
    if (source === this.source) this.readings = readings;
  }

  override render(): TemplateResult | typeof nothing {
    const [first] = this.readings;
    if (!first) return nothing;
    const { reading: chosen = this.options.sideBySide ? -1 : 0 } = this.options;
    const others = this.readings.map((reading, at) => ({ reading, at })).filter(({ reading, at }) => at === 0 || isOther(reading, first)); // prettier-ignore
    return html`<p role="group" aria-label=${this.messages.readAs.title}>
      ${this.#together()} ${others.slice(0, most).map(({ reading, at }) => this.#choice(reading, at, at === chosen))}
    </p>`;
  }

  /** Button that reads all similar data sets together, if there are several. */
  #together(): TemplateResult | typeof nothing {
    const { readings } = this;
    const alike = alikeIn({ readings });
    if (alike.length < 2) return nothing;
    const areFolds = alike.every((at) => /fold|pli|split|cross|train|test/i.test(readings[at]!.title ?? ''));
    const sideBySide = areFolds ? 'folds' : 'models';
    const isChosen = this.options.sideBySide !== undefined;
    return html`<button
      aria-pressed=${String(isChosen)}
      @click=${() => this.dispatchEvent(bubbling('read-options-changed', { kind: undefined, columns: undefined, reading: undefined, sideBySide }))}
    >
      ${fill(this.messages.readAs.together, { count: String(alike.length) })} ${isChosen ? '✓' : nothing}
    </button>`;
  }

  #choice({ kind, title, lines }: Reading, at: number, isChosen: boolean): TemplateResult {
    const options: ReadOptions = {
      kind: undefined,
      columns: undefined,
      reading: at === 0 ? undefined : at,
      sideBySide: undefined,
    };
    return html`<button
      aria-pressed=${String(isChosen)}
      @click=${() => this.dispatchEvent(bubbling('read-options-changed', options))}
    >
      ${title ? html`<bdi>${title}</bdi>` : this.messages.readAs.kinds[kind]}, ${this.locale.page.textLines(lines)}
      ${isChosen ? '✓' : nothing}
    </button>`;
  }

  static override styles = [
    controls,
    css`
      p {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 0.5rem;
        margin: 0.25rem 0;
      }
    `,
  ];
}
