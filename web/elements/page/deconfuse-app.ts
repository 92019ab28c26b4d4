import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { languages, type Language, type Locale } from '../../locales/index.ts';
import { workInAddress, followAddress, hrefOf, readAddress, views, type Address } from '../../share/address.ts';
import type { Beginning } from '../../share/beginning.ts';
import {
  preferredLanguage,
  preferredTheme,
  rememberLanguage,
  rememberTheme,
  workKeeping,
  type Theme,
} from '../../share/preferences.ts';
import type { Work } from '../../share/work.ts';
import { controls } from '../../styles/controls.ts';
import '../input/calculation-options.ts';
import './deconfuse-workbench.ts';
import type { Workbench } from './deconfuse-workbench.ts';
import '../input/example-list.ts';
import { isMoreThanText } from '../input/input-panel.ts';

/** The page: the workbench, and in its place what else the address asks for. */
@customElement('deconfuse-app')
export class DeconfuseApp extends LitElement {
  @property({ attribute: false }) language = preferredLanguage();
  @state() private theme: Theme = preferredTheme();
  @state() private address: Address = readAddress();
  @state() private locale?: Locale;
  /** Other views stay as they are left. */
  @state() private hasOtherViews = false;
  /** A pasted table of losses, which decisions read. */
  @state() private losses?: string;
  /** What was shared or kept, shown last. */
  @state() private begun: Beginning = {};

  @query('deconfuse-workbench') private workbench!: Workbench;

  #beginning?: Promise<Beginning>;
  #leaveAddress?: () => void;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('paste', this.#paste);
    this.#leaveAddress = followAddress((address, link) => {
      this.address = address;
      if (link) void this.#begin('linked', link).then(({ work }) => work && this.workbench.show(work));
    });
    const link = workInAddress();
    if (link || workKeeping() === 'kept') this.#beginning ??= this.#begin('beginning', link);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('paste', this.#paste);
    this.#leaveAddress?.();
  }

  async #begin(from: 'linked' | 'beginning', link: string | undefined): Promise<Beginning> {
    const begun = await (await import('../../share/beginning.ts'))[from](link);
    // A link that is refused changes nothing.
    this.begun = begun.work ? begun : { ...this.begun, ...begun };
    return begun;
  }

  get #showsWorkbench(): boolean {
    return this.address.view === 'calculator' || this.address.view === 'check';
  }

  override updated(changed: PropertyValues): void {
    if (!this.#showsWorkbench && this.workbench.calculator) {
      this.hasOtherViews = true;
      void import('./other-views.ts');
      void this.workbench.prepareScores();
    }
    if (!changed.has('theme')) return;
    if (this.theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = this.theme;
  }

  #follow(): void {
    const { locale, result } = this.workbench;
    this.requestUpdate();
    // The result is drawn first.
    if (result) requestAnimationFrame(() => void import('./toolbar.ts'));
    if (!locale || locale === this.locale) return;
    this.locale = locale;
    document.documentElement.lang = locale.language;
    document.title = locale.page.title;
  }

  #paste = (event: ClipboardEvent): void => {
    const [target] = event.composedPath();
    const { clipboardData: data } = event;
    if (!data || event.defaultPrevented || target instanceof HTMLTextAreaElement) return;
    if (this.address.view === 'decisions') return;
    if (isMoreThanText(data)) {
      event.preventDefault();
      this.workbench.receive(data);
      return;
    }
    const text = data.getData('text/plain');
    // A field of one line takes one line; more than that are data.
    if (text.trim() === '' || (target instanceof HTMLInputElement && !/[\t\n]/.test(text.trim()))) return;
    event.preventDefault();
    this.workbench.take(text);
  };

  #takeLosses = (text: string): void => {
    this.losses = text;
    location.hash = hrefOf({ view: 'decisions', section: 'loss' });
  };

  override render(): TemplateResult {
    const { address, locale } = this;
    return html`
      ${locale ? this.#header(locale) : nothing}
      ${
        this.hasOtherViews
          ? html`<deconfuse-other-views
              ?hidden=${this.#showsWorkbench}
              .address=${address}
              .workbench=${this.workbench}
              .kept=${this.begun.work?.parts}
              .losses=${this.losses}
            ></deconfuse-other-views>`
          : nothing
      }
      <main ?hidden=${!this.#showsWorkbench} @workbench-changed=${() => this.#follow()}>
        <deconfuse-workbench
          .language=${this.language}
          .fields=${address.view === 'check' ? address.fields : undefined}
          .beginning=${this.#beginning}
          .kept=${this.begun.work?.parts}
          .takeLosses=${this.#takeLosses}
        ></deconfuse-workbench>
      </main>
    `;
  }

  #header({ page }: Locale): TemplateResult {
    return html`
      <header>
        <div class="brand">
          <h1><img src="./icon.svg" alt="" width="28" height="28" /> Deconfuse</h1>
          <p>${page.tagline}</p>
        </div>
        <deconfuse-toolbar
          class="no-print"
          .workbench=${this.workbench}
          .begun=${this.begun}
          @work-given=${({ detail }: CustomEvent<Work>) => {
            this.begun = { work: detail };
            void this.workbench.show(detail);
          }}
        ></deconfuse-toolbar>
        <div class="preferences no-print">
          ${
            this.address.view === 'calculator'
              ? views.map((view) =>
                  view === 'calculator' ? nothing : html`<a href=${hrefOf({ view })}>${page[`${view}Page`]}</a> `,
                )
              : nothing
          }
          <span class="languages" role="group" aria-label=${page.language}>
            ${Object.entries(languages).map(
              ([language, name]) =>
                html`<button
                  lang=${language}
                  title=${name}
                  aria-label=${`${language.toUpperCase()} ${name}`}
                  aria-pressed=${language === this.language ? 'true' : 'false'}
                  @click=${() => {
                    rememberLanguage(language as Language);
                    this.language = language as Language;
                  }}
                >
                  ${language.toUpperCase()}
                </button>`,
            )}
          </span>
          <select
            aria-label=${page.theme}
            title=${page.theme}
            @change=${(event: Event) => {
              this.theme = (event.target as HTMLSelectElement).value as Theme;
              rememberTheme(this.theme);
            }}
          >
            ${Object.entries(page.themes).map(
              ([theme, name]) => html`<option value=${theme} .selected=${theme === this.theme}>${name}</option>`,
            )}
          </select>
        </div>
      </header>
    `;
  }

  static override styles = [
    controls,
    css`
      :host {
        max-width: 96rem;
        margin: 0 auto;
        padding: 0 1rem 3rem;
      }

      header {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 1rem;
        align-items: center;
        padding: 0.625rem 0;
      }

      h1 {
        display: flex;
        gap: 0.5rem;
        align-items: center;
        margin: 0;
        font-size: 1.375rem;
        line-height: 1.2;
      }

      .brand {
        flex: 1 1 14rem;
      }

      .brand p {
        color: var(--muted);
        font-size: 0.8125rem;
        line-height: 1.2;
      }

      /* Its room is kept until there is a result. */
      deconfuse-toolbar {
        min-width: 15rem;
        min-height: 2rem;
      }

      .preferences {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem;
        margin-inline-start: auto;
      }

      .languages {
        display: inline-flex;
        gap: 0.25rem;
      }

      a {
        color: var(--accent);
      }

      @media (max-width: 40rem) {
        :host {
          padding: 0 0.5rem 2rem;
        }

        .brand p {
          display: none;
        }
      }
    `,
  ];
}
