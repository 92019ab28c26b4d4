import { ContextProvider } from '@lit/context';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { hasPoints } from '../../core/kinds.ts';
import { startedPart } from '../../challenges/started-part.ts';
import { languages, type Language, type Locale } from '../../locales/index.ts';
import {
  calculatorTabs,
  followAddress,
  hrefOf,
  readAddress,
  tabAddress,
  workInAddress,
  type Address,
  type CalculatorTab,
} from '../../share/address.ts';
import type { Beginning } from '../../share/beginning.ts';
import {
  preferredLanguage,
  preferredTheme,
  rememberLanguage,
  showTheme,
  workKeeping,
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
import './more-menu.ts';
import { isMoreThanText } from '../input/input-panel.ts';

/** Resolves once earlier changes are on the screen, or at once in a background tab, where nothing is painted. */
function seen(): Promise<unknown> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** The page: the workbench, or another view that the address asks for in its place. */
@customElement('deconfuse-app')
export class DeconfuseApp extends LitElement {
  @property({ attribute: false }) language = preferredLanguage();
  /** Only the answer checker is shown, without a way to other views. */
  @property({ type: Boolean, reflect: true, attribute: 'only-check' }) isOnlyCheck = false;
  @state() private address: Address = readAddress();
  /** True once another view was opened; such views keep their state. */
  @state() private hasOtherViews = false;

  @query('deconfuse-workbench') private workbench!: Workbench;

  readonly session: Session = new Session({
    start: async () => {
      // Texts and the matrix are painted first, because the download of the calculator would delay them.
      await this.#spoken;
      await seen();
      return startCalculator();
    },
    prepare: prepareView,
  });

  #keeping = new ContextProvider(this, { context: keepingContext });
  /** Opened work that parts of the page have recalled. */
  #recalled?: Beginning;
  #spoken?: Promise<void>;
  #locale?: Locale | undefined;
  #leaveAddress?: () => void;
  #isComplete = false;
  /** True if the data shown are scores; undefined without a result. */
  #isScored: boolean | undefined;

  constructor() {
    super();
    new Following(this, () => this.session);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('paste', this.#paste);
    for (const type of ['dragover', 'drop'] as const) document.addEventListener(type, this.#drag);
    showTheme(preferredTheme());
    this.#leaveAddress = followAddress((address, link) => {
      if (this.isOnlyCheck && address.view !== 'check') return;
      this.address = address;
      if (link) void this.#opened('linked', link).then((opened) => this.session.opening.open(opened));
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

  /** The tab in the address, else the one that suits the data. */
  get #tab(): CalculatorTab | undefined {
    const { address, session } = this;
    // The results in answer checking are those of the matrix tab.
    if (address.view === 'check') return 'matrix';
    if (address.view !== 'calculator') return undefined;
    const { dataset } = session.result ?? {};
    // Older links open information as a section.
    const first = session.choices.open.has('information') ? 'information' : 'matrix';
    return address.tab ?? (dataset?.scored ? 'curves' : first);
  }

  get #challenge(): string | undefined {
    return this.address.view === 'calculator' ? this.address.challenge : undefined;
  }

  override willUpdate(changed: PropertyValues): void {
    if (this.session.opening.last !== this.#recalled) {
      this.#recalled = this.session.opening.last;
      // A new object makes the parts of the page recall their kept state.
      this.#keeping.setValue({
        of: (part) => this.session.choices.parts[part],
        tell: (part, state) => this.session.tellPart(part, state),
      });
    }
    if (changed.has('language')) this.#spoken = this.session.speech.speak(this.language);
    if (changed.has('address') && this.address.view === 'calculator') {
      this.session.worked.choose(this.address.number);
      // From here on the section kept in older work no longer decides the tab.
      if (this.address.tab) this.session.setOpen('information', false);
      if (this.address.tab === 'export' && !this.session.choices.open.has('report'))
        this.session.setOpen('reproduce', true);
      // A challenge left for the calculator starts anew the next time; one left for another view goes on.
      if (!this.#challenge && this.session.choices.parts[startedPart]) this.session.tellPart(startedPart, undefined);
    }
    const { calculator, catalogues } = this.session;
    if (this.#showsWorkbench || !calculator || catalogues.counted.length === 0) return;
    if (!this.hasOtherViews) {
      this.hasOtherViews = true;
      void import('./other-views.ts');
    }
    if (changed.has('address') || changed.has('hasOtherViews')) void this.session.prepareScores();
  }

  override updated(): void {
    const { result } = this.session;
    // The result is rendered first.
    if (result && !this.#isComplete) {
      this.#isComplete = true;
      requestAnimationFrame(() => void Promise.all([import('./toolbar.ts'), import('./challenge-list.ts')]));
    }
    if (this.#challenge && (result ?? this.session.error)) void import('./challenge-panel.ts');
    const isScored = result && result.dataset.scored !== undefined;
    if (isScored !== this.#isScored && this.#isScored !== undefined) this.#leaveTab();
    this.#isScored = isScored;
    const { locale } = this.session.speech;
    if (locale && locale !== this.#locale) {
      document.documentElement.lang = locale.language;
      document.title = locale.page.title;
    }
    this.#locale = locale;
  }

  #paste = (event: ClipboardEvent): void => {
    const [target] = event.composedPath();
    const { clipboardData: data } = event;
    if (!data || event.defaultPrevented || target instanceof HTMLTextAreaElement) return;
    if (this.address.view === 'decisions' || this.address.view === 'curves') return;
    if (isMoreThanText(data)) {
      event.preventDefault();
      this.workbench.receive(data);
      return;
    }
    const text = data.getData('text/plain');
    // A single-line field takes a single line; longer text is data.
    if (text.trim() === '' || (target instanceof HTMLInputElement && !/[\t\n]/.test(text.trim()))) return;
    event.preventDefault();
    void this.session.take(text);
  };

  /**
   * Browsers open a file that nothing accepts in place of the page, which loses all work there. The workbench accepts
   * files while it is shown.
   */
  #drag = (event: DragEvent): void => {
    const { type, dataTransfer } = event;
    if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (this.#showsWorkbench) this.workbench.dispatchEvent(new DragEvent(type, { dataTransfer }));
    else dataTransfer.dropEffect = 'none';
  };

  /** Leaves a tab that does not suit the new data. Points of a matrix and curves of scores share a tab. */
  #leaveTab(): void {
    const { address } = this;
    if (address.view !== 'calculator' || !address.tab || address.tab === 'export') return;
    const { dataset } = this.session.result ?? {};
    if (address.tab === 'curves' && dataset && (dataset.scored || hasPoints(dataset))) return;
    const { tab: _tab, number: _number, ...rest } = address;
    location.replace(hrefOf(rest));
  }

  /** Puts the chosen number into the address, so that going back returns to the one before. */
  #goTo(number: string): void {
    if (this.address.view === 'calculator') location.hash = hrefOf({ ...this.address, number });
  }

  #takeDecision(decision: DecisionText): void {
    this.session.takeDecision(decision);
    const { section } = decision;
    location.hash = hrefOf({ view: section === 'curves' || section === 'landscape' ? 'curves' : 'decisions', section });
  }

  override render(): TemplateResult {
    const { address, session } = this;
    const { locale } = session.speech;
    return html`
      ${locale && !this.isOnlyCheck ? this.#header(locale) : nothing}
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
          .tab=${this.#tab}
          decides
          @metric-chosen=${({ detail }: CustomEvent<string>) => this.#goTo(detail)}
          @decision-given=${({ detail }: CustomEvent<DecisionText>) => this.#takeDecision(detail)}
          >${
            this.isOnlyCheck
              ? nothing
              : html`<deconfuse-challenge-list
                  slot="examples"
                  role="listitem"
                  .session=${session}
                ></deconfuse-challenge-list>`
          }</deconfuse-workbench
        >
      </main>
    `;
  }

  #header({ page }: Locale): TemplateResult {
    const { address } = this;
    const link = (name: string, to: Address, isCurrent: boolean): TemplateResult =>
      html`<a href=${hrefOf(to)} aria-current=${isCurrent ? 'page' : nothing}>${name}</a>`;
    return html`
      <header>
        <slot></slot>
        <nav class="tabs no-print" aria-label=${page.tabsLabel}>
          ${calculatorTabs.map((tab) =>
            link(
              page.tabs[tab],
              tabAddress(tab),
              address.view === 'calculator' ? tab === this.#tab : tab === address.view,
            ),
          )}
          ${link(page.tabs.decisions, { view: 'decisions' }, address.view === 'decisions')}
          ${link(page.tabs.check, { view: 'check' }, address.view === 'check')}
        </nav>
        <deconfuse-toolbar class="no-print" .session=${this.session}></deconfuse-toolbar>
        <div class="preferences no-print">
          ${link(page.referencePage, { view: 'reference' }, address.view === 'reference')}
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
          <deconfuse-more-menu
            .session=${this.session}
            .view=${this.#tab === 'export' ? 'export' : address.view}
          ></deconfuse-more-menu>
        </div>
      </header>
    `;
  }

  static override styles = [
    controls,
    css`
      :host {
        max-width: 120rem;
        margin: 0 auto;
        padding: 0 1rem 3rem;
      }

      :host([only-check]) {
        --of-page: none;
      }

      header {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 0.75rem;
        align-items: center;
        margin-bottom: 0.5rem;
        padding: 0.375rem 0;
        border-bottom: 3px solid;
        /* The four cells of the logo. */
        border-image: linear-gradient(
            90deg,
            var(--region-tp) 25%,
            var(--region-fn) 0 50%,
            var(--region-fp) 0 75%,
            var(--region-tn) 0
          )
          1;
      }

      .tabs {
        display: flex;
        flex: 1 0 auto;
      }

      .tabs a {
        display: inline-flex;
        align-items: center;
        min-height: 2.25rem;
        padding: 0 0.75rem;
        border-bottom: 3px solid transparent;
        color: inherit;
        text-decoration: none;
      }

      .tabs a:hover {
        background: var(--accent-soft);
      }

      .tabs a[aria-current] {
        border-color: var(--accent);
        color: var(--accent);
        font-weight: 600;
      }

      /* Reserves room until there is a result. */
      deconfuse-toolbar {
        min-width: 9rem;
        min-height: 2rem;
      }

      deconfuse-challenge-list:not(:defined) {
        display: inline-block;
        flex: none;
        width: 8.25rem;
      }

      deconfuse-challenge-panel {
        display: block;
        min-height: 9rem;
      }

      .preferences {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.375rem;
      }

      .languages {
        display: inline-flex;
      }

      .languages button {
        padding: 0.125rem 0.375rem;
        font-size: 0.875rem;
      }

      .languages button:not(:hover, [aria-pressed='true']) {
        background: none;
      }

      .preferences a {
        padding: 0.25rem 0.375rem;
        color: var(--accent);
      }

      @media (max-width: 40rem) {
        :host {
          --tab-bar: 3.0625rem;

          padding: 0 0.5rem 5rem;
        }

        deconfuse-challenge-list:not(:defined) {
          width: 6.75rem;
        }

        header {
          gap: 0.25rem;
          margin-bottom: 0;
          justify-content: space-between;
        }

        deconfuse-toolbar {
          min-width: 0;
        }

        .tabs {
          position: fixed;
          z-index: 5;
          inset: auto 0 0;
          height: var(--tab-bar);
          border-top: 1px solid var(--line);
          background: var(--paper);
        }

        .tabs a {
          flex: 1 1 auto;
          justify-content: center;
          min-height: 3rem;
          padding: 0 0.25rem;
          border-bottom: 0;
          border-top: 3px solid transparent;
          font-size: 0.75rem;
        }
      }
    `,
  ];
}
