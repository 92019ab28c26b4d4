import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import type { AboutTexts } from '../../locales/en/about.ts';
import { loadAboutTexts } from '../../locales/parts.ts';
import type { Locale } from '../../locales/index.ts';
import { build, version } from '../../self-check/copy.ts';
import { hrefOf } from '../../share/address.ts';
import { controls } from '../../styles/controls.ts';
import { textView } from '../../styles/view.ts';
import type { Part } from '../../vite/licences.ts';
import { beside } from '../../worker/beside.ts';
import './self-check.ts';
import { given, inLanguage } from '../common/given.ts';

/** Says which copy of the page this is, whether it computes correctly, and which third-party parts it contains. */
@customElement('deconfuse-about-copy')
export class AboutCopy extends LitElement {
  @given locale!: Locale;

  @inLanguage(loadAboutTexts) private texts?: AboutTexts;
  /** Third-party parts; undefined while they are loading, null if they could not be loaded. */
  @state() private parts?: readonly Part[] | null;

  @query('h2') private heading?: HTMLElement;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#loadParts();
  }

  async #loadParts(): Promise<void> {
    try {
      // In the single-file edition they are an element of the page.
      const inPage = document.getElementById('licences')?.textContent;
      this.parts = (inPage ? JSON.parse(inPage) : await (await fetch(beside('licences.json'))).json()) as Part[];
    } catch {
      this.parts = null;
    }
  }

  /** Focuses the heading, so that readers who follow a link start at the top. */
  override updated(changed: PropertyValues): void {
    if (changed.has('texts') && changed.get('texts') === undefined) this.heading?.focus();
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, parts } = this;
    if (!texts) return nothing;
    return html`
      <main>
        <div class="head">
          <h2 tabindex="-1">${texts.title}</h2>
          <a class="no-print" href=${hrefOf({ view: 'calculator' })}>${texts.back}</a>
        </div>
        <p>${texts.introduction}</p>
        <dl>
          <dt>${texts.version}</dt>
          <dd>${version}</dd>
          <dt>${texts.build}</dt>
          <dd>
            ${build === '' ? texts.noBuild : html`<code>${build}</code> <span class="muted">${texts.buildHint}</span>`}
          </dd>
          <dt>${texts.browser}</dt>
          <dd>${navigator.userAgent}</dd>
        </dl>
        <deconfuse-self-check .language=${this.locale.language} .texts=${texts}></deconfuse-self-check>
        <section>
          <h3>${texts.licences}</h3>
          <p>${texts.own}</p>
          ${parts === null ? html`<p class="problem" role="status">${texts.noLicences}</p>` : nothing}
          ${parts?.map(
            ({ name, version, licence, home, text }) => html`
              <details>
                <summary>${name} ${version} <span class="muted">${licence}</span></summary>
                <p><a href=${home} rel="noreferrer">${home}</a></p>
                <pre tabindex="0" role="region" aria-label=${name}>${text}</pre>
              </details>
            `,
          )}
        </section>
      </main>
    `;
  }

  static override styles = [
    controls,
    textView,
    css`
      h3 {
        font-size: 1.125rem;
      }

      dl {
        display: grid;
        grid-template-columns: max-content minmax(0, 1fr);
        gap: 0.25rem 1rem;
      }

      dt {
        color: var(--muted);
      }

      .problem {
        color: var(--problem);
      }

      summary {
        cursor: pointer;
      }

      pre {
        max-height: 20rem;
        margin: 0.5rem 0;
        padding: 0.5rem 0.75rem;
        border: 1px solid var(--line);
        border-radius: 0.5rem;
        background: var(--panel);
        overflow: auto;
        font-size: 0.875rem;
        white-space: pre-wrap;
      }
    `,
  ];
}
