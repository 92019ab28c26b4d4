import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { ExampleId } from '../../examples/examples.ts';
import type { ScoreExampleId } from '../../examples/score-examples.ts';
import type { KeyboardTexts } from '../../locales/en/keyboard.ts';
import type { ToolbarTexts } from '../../locales/en/toolbar.ts';
import { loadMetricSearch, type MetricSearch } from '../../locales/metric-search.ts';
import { findOnPage, type Found, type Place } from '../../locales/page-search.ts';
import { loadKeyboardTexts } from '../../locales/parts.ts';
import type { Session } from '../../session/session.ts';
import { calculatorTabs, hrefOf, readAddress, tabAddress, type Address } from '../../share/address.ts';
import { controls } from '../../styles/controls.ts';
import { dialogStyles } from '../../styles/dialog.ts';
import { optionList } from '../../styles/option-list.ts';
import { bubbling } from '../common/events.ts';
import { Showing } from '../common/following.ts';
import { OpenDialog } from './open-dialog.ts';

/** Action that the toolbar performs when it is chosen by name. */
export type PageAction = 'undo' | 'share' | 'list' | 'filter';

/** Addresses of the tabs and of the other views. */
function placesToGo(): Record<string, Address> {
  return {
    ...Object.fromEntries([...calculatorTabs, 'export' as const].map((tab) => [tab, tabAddress(tab)])),
    ...Object.fromEntries(
      (['decisions', 'check', 'reference', 'sql', 'about'] as const).map((view) => [view, { view }]),
    ),
  };
}

/**
 * Dialog that finds a metric, an example, a tab or an action by its name and goes there. It is open from its first
 * render on. Fires `action-chosen` (PageAction) and `dialog-closed`.
 */
@customElement('deconfuse-page-finder')
export class PageFinder extends OpenDialog {
  @property({ attribute: false }) session!: Session;
  /** Texts with the names of actions. */
  @property({ attribute: false }) toolbarTexts!: ToolbarTexts;

  @state() private texts?: KeyboardTexts;
  @state() private search?: MetricSearch;
  @state() private text = '';
  @state() private active = 0;

  #language?: string;

  constructor() {
    super();
    new Showing(this, () => this.session);
  }

  override willUpdate(): void {
    const { language } = this.session.speech.locale!;
    if (language !== this.#language) void this.#load((this.#language = language));
  }

  override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('active') || changed.has('text'))
      this.renderRoot.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }

  async #load(language: string): Promise<void> {
    void this.session.speech.speakOfScores();
    const [texts, search] = await Promise.all([loadKeyboardTexts(language), loadMetricSearch(language)]);
    if (language !== this.#language) return;
    this.texts = texts;
    this.search = search;
  }

  get #places(): Place[] {
    const { session, toolbarTexts, texts } = this;
    const { page, examples, scores } = session.speech.locale!;
    const named: Record<string, string> = {
      ...page.tabs,
      export: page.exportPage,
      reference: page.referencePage,
      sql: page.sqlPage,
      about: page.aboutPage,
    };
    const actions: [PageAction, string, boolean][] = [
      ['undo', toolbarTexts.undo, session.input.canUndo],
      ['share', toolbarTexts.share, session.input.source.file === undefined],
      ['filter', texts!.keys.filter, true],
      ['list', texts!.title, true],
    ];
    const ofScores = Object.entries(scores?.examples ?? {}).map(([id, { title }]): [string, string] => [id, title]);
    return [
      ...Object.keys(placesToGo()).map((id): Place => ({ kind: 'tab', id, name: named[id]! })),
      ...actions.flatMap(([id, name, isPossible]): Place[] => (isPossible ? [{ kind: 'action', id, name }] : [])),
      ...[...Object.entries(examples), ...ofScores].map(([id, name]): Place => ({ kind: 'example', id, name })),
    ];
  }

  get #found(): readonly Found[] {
    const { session, search } = this;
    const { report, dataset } = session.result ?? {};
    // The numbers of scores are computed only when shown, so all their metrics are offered.
    const here = session.catalogueOfResult.filter(({ id }) => dataset?.scored ?? (report && id in report.metrics));
    return findOnPage(this.text, this.#places, search && { search, here });
  }

  #choose(found: Found): void {
    this.dialog?.close();
    const here = readAddress();
    const { kind, id } = found;
    if (kind === 'action') this.dispatchEvent(bubbling('action-chosen', id as PageAction));
    else if (kind === 'tab') location.hash = hrefOf(placesToGo()[id]!);
    else if (kind === 'elsewhere') location.hash = hrefOf({ view: 'reference', metric: id });
    else if (kind === 'metric') {
      const { tab: _tab, ...calculator } =
        here.view === 'calculator' ? here : { view: 'calculator' as const, tab: undefined };
      location.hash = hrefOf({ ...calculator, number: id });
    } else {
      void this.session.opening.showExample(id as ExampleId | ScoreExampleId);
      if (here.view !== 'calculator') location.hash = hrefOf({ view: 'calculator' });
    }
  }

  #key(event: KeyboardEvent): void {
    const found = this.#found;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) this.active = (this.active + step + found.length) % Math.max(found.length, 1);
    else if (event.key === 'Enter' && !event.isComposing) {
      const chosen = found[this.active];
      if (chosen) this.#choose(chosen);
    } else return;
    event.preventDefault();
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, text, active } = this;
    if (!texts) return nothing;
    const found = this.#found;
    return this.inDialog(
      texts.find,
      html`
        <input
          class="field"
          role="combobox"
          autofocus
          autocomplete="off"
          spellcheck="false"
          placeholder=${texts.placeholder}
          aria-label=${texts.find}
          aria-expanded="true"
          aria-controls="found"
          aria-autocomplete="list"
          aria-activedescendant=${found.length > 0 ? `found-${active}` : nothing}
          .value=${text}
          @input=${({ target }: Event) => {
            this.text = (target as HTMLInputElement).value;
            this.active = 0;
          }}
          @keydown=${this.#key}
        />
        <div id="found" role="listbox" tabindex="-1" aria-label=${texts.find}>
          ${repeat(
            found,
            ({ kind, id }) => `${kind} ${id}`,
            (each, index) =>
              html`<div
                id=${`found-${index}`}
                class="choice"
                role="option"
                aria-selected=${index === active ? 'true' : 'false'}
                @click=${() => this.#choose(each)}
              >
                <span>${each.name}</span> <span class="muted">${texts.kinds[each.kind]}</span>
              </div>`,
          )}
        </div>
        ${found.length === 0 ? html`<p class="muted">${texts.nothingFound}</p>` : nothing}
        <span class="screen-reader" role="status">${text === '' ? nothing : texts.found(found.length)}</span>
      `,
    );
  }

  static override styles = [
    controls,
    dialogStyles,
    optionList,
    css`
      /* Keeps its place while the list changes its length. */
      dialog {
        width: 34rem;
        margin-top: 10dvh;
        overflow: visible;
      }

      .contents {
        padding: 0.75rem;
      }

      .field {
        width: 100%;
      }

      [role='listbox'] {
        max-height: 60dvh;
        margin-top: 0.5rem;
        overflow: auto;
      }

      .choice .muted {
        flex: none;
        max-width: 40%;
        font-size: 0.875rem;
      }

      p {
        padding: 0.25rem 0.5rem;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'deconfuse-page-finder': PageFinder;
  }
}
