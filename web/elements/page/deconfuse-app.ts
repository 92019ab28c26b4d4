import { ContextProvider } from '@lit/context';
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
import { controls } from '../../styles/controls.ts';
import type { DecisionText } from '../../session/decision-text.ts';
import { Session } from '../../session/session.ts';
import { startCalculator } from '../../worker/calculator.ts';
import { Following } from '../common/following.ts';
import { keepingContext } from '../common/kept-state.ts';
import '../input/calculation-options.ts';
import { prepareView, type Workbench } from './deconfuse-workbench.ts';
import '../input/example-list.ts';
import { isMoreThanText } from '../input/input-panel.ts';

/** What was changed before is on the screen; or nothing is, as in a tab in the background. */
function seen(): Promise<unknown> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** The page: the workbench, and in its place what else the address asks for. */
@customElement('deconfuse-app')
export class DeconfuseApp extends LitElement {
  @property({ attribute: false }) language = preferredLanguage();
  @state() private theme: Theme = preferredTheme();
  @state() private address: Address = readAddress();
  /** Other views stay as they are left. */
  @state() private hasOtherViews = false;

  @query('deconfuse-workbench') private workbench!: Workbench;

  readonly session: Session = new Session({
    start: async () => {
      // Words and the matrix are drawn first, which the download of the calculator would delay.
      await this.#spoken;
      await seen();
      return startCalculator();
    },
    prepare: prepareView,
  });

  #keeping = new ContextProvider(this, { context: keepingContext });
  /** What parts of the page have recalled. */
  #recalled?: Beginning;
  #spoken?: Promise<void>;
  #locale?: Locale | undefined;
  #leaveAddress?: () => void;

  constructor() {
    super();
    new Following(this, () => this.session);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('paste', this.#paste);
    for (const type of ['dragover', 'drop'] as const) document.addEventListener(type, this.#drag);
    this.#leaveAddress = followAddress((address, link) => {
      this.address = address;
      if (link) void this.#opened('linked', link).then((opened) => this.session.openWork(opened));
    });
    if (this.hasUpdated) return;
    const link = workInAddress();
    void this.session.begin(link || workKeeping() === 'kept' ? this.#opened('beginning', link) : undefined);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('paste', this.#paste);
    for (const type of ['dragover', 'drop'] as const) document.removeEventListener(type, this.#drag);
    this.#leaveAddress?.();
  }

  async #opened(from: 'linked' | 'beginning', link: string | undefined): Promise<Beginning> {
    return (await import('../../share/beginning.ts'))[from](link);
  }

  get #showsWorkbench(): boolean {
    return this.address.view === 'calculator' || this.address.view === 'check';
  }

  get #challenge(): URLSearchParams | undefined {
    return this.address.view === 'calculator' ? this.address.fields : undefined;
  }

  override willUpdate(changed: PropertyValues): void {
    if (this.session.opened !== this.#recalled) {
      this.#recalled = this.session.opened;
      // Another object: parts of the page recall what is kept of them.
      this.#keeping.setValue({
        of: (part) => this.session.parts[part],
        tell: (part, state) => this.session.tellPart(part, state),
      });
    }
    if (changed.has('language')) this.#spoken = this.session.speech.speak(this.language);
    const { calculator, catalogue } = this.session;
    if (this.#showsWorkbench || !calculator || catalogue.length === 0) return;
    if (!this.hasOtherViews) {
      this.hasOtherViews = true;
      void import('./other-views.ts');
    }
    if (changed.has('address') || changed.has('hasOtherViews')) void this.session.prepareScores();
  }

  override updated(changed: PropertyValues): void {
    // The result is drawn first.
    if (this.session.result) {
      requestAnimationFrame(() => void Promise.all([import('./toolbar.ts'), import('./challenge-list.ts')]));
      if (this.#challenge) void import('./challenge-panel.ts');
    }
    const { locale } = this.session.speech;
    if (locale && locale !== this.#locale) {
      document.documentElement.lang = locale.language;
      document.title = locale.page.title;
    }
    this.#locale = locale;
    if (!changed.has('theme')) return;
    if (this.theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = this.theme;
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
    void this.session.take(text);
  };

  /**
   * Where nothing takes a file, browsers open it in the place of the page and of all that was done there. The workbench
   * takes it, while it is shown.
   */
  #drag = (event: DragEvent): void => {
    const { type, dataTransfer } = event;
    if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (this.#showsWorkbench) this.workbench.dispatchEvent(new DragEvent(type, { dataTransfer }));
    else dataTransfer.dropEffect = 'none';
  };

  #takeDecision(decision: DecisionText): void {
    this.session.takeDecision(decision);
    location.hash = hrefOf({ view: 'decisions', section: decision.section });
  }

  override render(): TemplateResult {
    const { address, session } = this;
    const { locale } = session.speech;
    return html`
      ${locale ? this.#header(locale) : nothing}
      ${
        this.hasOtherViews
          ? html`<deconfuse-other-views
              ?hidden=${this.#showsWorkbench}
              .address=${address}
              .session=${session}
            ></deconfuse-other-views>`
          : nothing
      }
      <main ?hidden=${!this.#showsWorkbench}>
        ${
          this.#challenge && locale
            ? html`<deconfuse-challenge-panel
                .session=${session}
                .fields=${this.#challenge}
              ></deconfuse-challenge-panel>`
            : nothing
        }
        <deconfuse-workbench
          .session=${session}
          .fields=${address.view === 'check' ? address.fields : undefined}
          decides
          @decision-given=${({ detail }: CustomEvent<DecisionText>) => this.#takeDecision(detail)}
          ><deconfuse-challenge-list slot="examples" role="listitem" .session=${session}></deconfuse-challenge-list
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
        <deconfuse-toolbar class="no-print" .session=${this.session}></deconfuse-toolbar>
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

      deconfuse-challenge-panel {
        display: block;
        min-height: 9rem;
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
