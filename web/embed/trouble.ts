import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { InputError } from '../core/input-error.ts';
import { errorText } from '../locales/error-text.ts';
import { loadEmbedTexts } from '../locales/parts.ts';
import type { EmbedTexts } from '../locales/en/embed.ts';
import { loadMessages, type Language, type Locale } from '../locales/index.ts';
import { controls } from '../styles/controls.ts';
import {
  attributeNames,
  attributesOf,
  dataAttributes,
  embeddable,
  type AttributeName,
  type Attributes,
} from './attributes.ts';
import { CannotStart, UnfitData, WasmForbidden, type GivenData } from './embedded-data.ts';
import { frameAddress, frameSnippet } from './snippet.ts';

/** `detail` of `deconfuse-error`; `message` is in the language of the element. */
export interface EmbeddedError {
  code: string;
  message: string;
  /** 1-based. */
  line?: number;
  column?: number;
}

/** An element that shows a message in place of its content. */
interface Troubled extends HTMLElement {
  given: GivenData;
  spoken: Language;
}

/** The message in place of a result. */
export interface Trouble {
  detail: EmbeddedError;
  contents: TemplateResult;
  /** Whether it is an error of the program itself. */
  isUnexpected: boolean;
}

/** A message. Where the page forbids the computation, it offers the same in a frame. */
@customElement('deconfuse-trouble')
export class TroubleElement extends LitElement {
  @property() message = '';
  /** Place in the data. */
  @property() place = '';
  @property({ attribute: false }) texts?: EmbedTexts;
  /** Address of the page for frames. */
  @property() address = '';
  /** HTML of the frame. */
  @property() markup = '';

  override render(): TemplateResult {
    const { texts, address, markup } = this;
    return html`
      <div role="alert">
        <p>${this.place ? html`<strong>${this.place}:</strong> ` : nothing}${this.message}</p>
        ${
          texts
            ? html`
                <p><a href=${address} target="_blank" rel="noopener">${texts.openFrame}</a></p>
                <label>${texts.frameMarkup}<textarea readonly rows="4" .value=${markup}></textarea></label>
              `
            : nothing
        }
      </div>
    `;
  }

  static override styles = [
    controls,
    css`
      :host {
        padding: 0.5rem 0.75rem;
        border-inline-start: 4px solid var(--problem);
        background: var(--problem-soft);
      }

      a {
        color: var(--accent);
      }

      textarea {
        display: block;
        width: 100%;
        font: 0.875rem/1.4 var(--code-font);
      }
    `,
  ];
}

/** @param folder address of the page for frames, with a slash at its end */
export async function troubleOf(error: unknown, element: Troubled, folder: string, locale: Locale): Promise<Trouble> {
  const { page, language } = locale;
  if (error instanceof InputError) {
    const { code, line, column } = error;
    const message = errorText(error, await loadMessages(language));
    const place = line === undefined ? '' : page.place(line, column);
    const detail = { code, message, ...(line !== undefined && { line }), ...(column !== undefined && { column }) };
    return {
      detail,
      contents: html`<deconfuse-trouble .message=${message} .place=${place}></deconfuse-trouble>`,
      isUnexpected: false,
    };
  }
  const texts = await loadEmbedTexts(language);
  if (error instanceof UnfitData) {
    const message = texts.unfit[error.wanted](error.found, error.possible);
    return {
      detail: { code: 'unfit-data', message },
      contents: html`<deconfuse-trouble .message=${message}></deconfuse-trouble>`,
      isUnexpected: false,
    };
  }
  const isForbidden = error instanceof WasmForbidden;
  const name = embeddable.find((one) => element.localName === `deconfuse-${one}`);
  if (!name || !(isForbidden || error instanceof CannotStart)) {
    const message = page.calculationFailed;
    return {
      detail: { code: 'calculation-failed', message },
      contents: html`<deconfuse-trouble .message=${message}></deconfuse-trouble>`,
      isUnexpected: true,
    };
  }
  const code = isForbidden ? 'wasm-forbidden' : 'cannot-start';
  const message = texts.trouble[code];
  const attributes = attributesFor(element);
  const address = frameAddress(name, attributes, `${folder}embed.html`);
  const markup = frameSnippet(name, attributes, folder, texts.frameTitle(texts.elements[name]));
  // The policy of the page does not apply inside a frame.
  const contents = html`<deconfuse-trouble
    .message=${message}
    .texts=${texts}
    .address=${address}
    .markup=${markup}
  ></deconfuse-trouble>`;
  return { detail: { code, message }, contents, isUnexpected: false };
}

/** Attributes by which a frame shows the same. Data that no attribute can hold are left out. */
function attributesFor(element: Troubled): Attributes {
  const { problem, text } = element.given;
  const own = attributeNames.flatMap((name): [AttributeName, string][] => {
    const value = element.getAttribute(name);
    const isLess = problem !== undefined && (dataAttributes as readonly string[]).includes(name);
    // Attributes without a value are left out of an address.
    return value === null || isLess ? [] : [[name, name === 'compact' || name === 'compare' ? name : value]];
  });
  return {
    ...Object.fromEntries(own),
    ...(text === undefined ? {} : { data: text }),
    ...(problem && attributesOf(problem)),
    language: element.spoken,
  };
}
