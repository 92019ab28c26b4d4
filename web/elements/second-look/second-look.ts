import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Asked } from '../../core/answer-names.ts';
import type { StatedResult } from '../../core/types/reading.ts';
import { formatNumber } from '../../formula/number.ts';
import { shownDoubt } from '../../locales/doubt-text.ts';
import type { DoubtTexts } from '../../locales/en/doubts.ts';
import { shortName } from '../../locales/values.ts';
import type { Session } from '../../session/session.ts';
import { controls } from '../../styles/controls.ts';
import type { PlainDoubt } from '../../worker/messages.ts';
import { Following } from '../common/following.ts';

/** Number of results listed as agreeing, and the largest number of decimals they are shown with. */
const mostTold = 3;
const longestStated = 6;

/** Doubts whose sentence reveals a result that the reader may have to find. */
const ofResults = new Set(['stated-result-differs', 'scores-reversed', 'few-cases', 'ties-move-precision']);

const nothingElse = { agreeing: [], asked: [] };

/**
 * Shows the results that the text around the data asks for and states, and the doubts about the data, each with its
 * reason and its remedy. Doubts that are merely possible are folded up.
 */
@customElement('deconfuse-second-look')
export class SecondLookElement extends LitElement {
  @property({ attribute: false }) session!: Session;
  /** True while results are hidden for answer checking: only doubts that reveal no result are shown. */
  @property({ type: Boolean }) hint = false;

  constructor() {
    super();
    new Following(this, () => this.session);
  }

  override render(): TemplateResult | typeof nothing {
    const { secondLook, speech } = this.session;
    const [likely, possible] = [secondLook.likely, secondLook.possible].map((doubts) =>
      doubts.filter(({ code }) => !this.hint || !ofResults.has(code)),
    ) as [PlainDoubt[], PlainDoubt[]];
    const { agreeing, asked } = this.hint ? nothingElse : secondLook;
    const texts = speech.doubts;
    if (!texts) return nothing;
    const opener = likely.length > 0 ? texts.possible : texts.onlyPossible;
    return html`
      ${asked.length > 0 ? this.#asked(asked, texts) : nothing}
      ${
        likely.length > 0
          ? html`<section class="likely" aria-labelledby="title">
              <h3 id="title">${texts.title}</h3>
              ${this.#list(likely, texts)}
            </section>`
          : nothing
      }
      ${agreeing.length > 0 ? this.#agreeing(agreeing, texts) : nothing}
      ${
        possible.length > 0
          ? html`<details class="possible no-print">
              <summary>${opener(possible.length)}</summary>
              ${this.#list(possible, texts)}
            </details>`
          : nothing
      }
    `;
  }

  /** Buttons for the results that the text asks for or states. The first metric asked for is computed already. */
  #asked(asked: readonly Asked[], texts: DoubtTexts): TemplateResult {
    const { session } = this;
    const { worked, result } = session;
    const { chosenClass } = session.choices;
    const isShown = ({ id, class: label }: Asked): boolean =>
      id === worked.id && (label === undefined || result?.dataset.labels[chosenClass ?? -1] === label);
    return html`<p class="asked no-print">
      ${texts.asks}
      ${asked.map(
        (one) =>
          html`<button aria-pressed=${String(isShown(one))} @click=${() => session.worked.ask(one)}>
            ${this.#nameOf(one)}
          </button>`,
      )}
      ${session.secondLook.claims.map(
        (claim) =>
          html`<button @click=${() => session.worked.ask(claim, claim.answer)}>
            ${texts.claimed(this.#nameOf(claim), claim.answer)}
          </button>`,
      )}
    </p>`;
  }

  #nameOf({ id, class: label }: Asked): string {
    const { names } = this.session.speech.locale!;
    return shortName(names[id] ?? id) + (label === undefined ? '' : ` (${label})`);
  }

  #agreeing(results: readonly StatedResult[], texts: DoubtTexts): TemplateResult {
    const format = { ...this.session.format, decimals: longestStated, trim: true };
    const said = results
      .slice(0, mostTold)
      .map((one) => texts.agrees(this.#nameOf(one), formatNumber(one.value, format), String(one.line)));
    const more = results.length - said.length;
    return html`<p class="agreeing">✓ ${said.join('; ')}${more > 0 ? ` (+${more})` : ''}</p>`;
  }

  #list(doubts: readonly PlainDoubt[], texts: DoubtTexts): TemplateResult {
    return html`<ul>
      ${repeat(
        doubts,
        ({ code, parameters }) => `${code} ${parameters['id']} ${parameters['class']}`,
        (doubt) => this.#doubt(doubt, texts),
      )}
    </ul>`;
  }

  #doubt(doubt: PlainDoubt, texts: DoubtTexts): TemplateResult {
    const { session } = this;
    const { text, parameters } = shownDoubt(doubt, texts, session.speech.locale!, session.format);
    return html`<li>
      <p>${text.says(parameters)}</p>
      <details class="why">
        <summary>${texts.why}</summary>
        <p>${text.why(parameters)}</p>
      </details>
      <p class="no-print">
        ${
          doubt.remedy && text.mend
            ? html`<button @click=${() => void session.mend(doubt)}>${text.mend(parameters)}</button>`
            : nothing
        }
        ${this.#slip(doubt, texts)}
        <button class="text" @click=${() => session.secondLook.putAway(doubt)}>${texts.asItShouldBe}</button>
      </p>
    </li>`;
  }

  /** Opens a stated number that differs from the data on the stage, which finds the slip behind it. */
  #slip({ parameters }: PlainDoubt, texts: DoubtTexts): TemplateResult | typeof nothing {
    const { id, class: name, stated } = parameters;
    if (id === undefined || stated === undefined) return nothing;
    const { session } = this;
    const label = session.result?.dataset.labels.find((one) => String(one) === name);
    const asked = { id, ...(name && label !== undefined && { class: label }) };
    return html`<button @click=${() => session.worked.ask(asked, stated)}>${texts.slip}</button>`;
  }

  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        gap: 0.5rem;
        min-width: 0;
        overflow-wrap: anywhere;
      }

      .likely {
        padding: 0.5rem 0.75rem;
        border-inline-start: 4px solid var(--mark);
        background: var(--panel);
      }

      h3 {
        margin: 0 0 0.25rem;
        font-size: 1rem;
      }

      ul {
        display: grid;
        gap: 0.75rem;
        margin: 0;
        padding: 0;
        list-style: none;
      }

      p {
        margin: 0.125rem 0;
      }

      .asked {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 0.5rem;
        align-items: center;
      }

      .agreeing {
        color: var(--muted);
      }

      .why p {
        max-width: 60ch;
        color: var(--muted);
      }

      summary {
        width: fit-content;
        cursor: pointer;
      }

      .possible > ul {
        margin-top: 0.5rem;
      }
    `,
  ];
}
