import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Kind, Problem } from '../../core/types/problem.ts';
import { attributesOf, embeddable, type Attributes, type Embeddable } from '../../embed/attributes.ts';
import { elementSnippet, frameAddress, frameSnippet, sumsOf } from '../../embed/snippet.ts';
import { loadEmbedTexts } from '../../locales/parts.ts';
import type { EmbedTexts } from '../../locales/en/embed.ts';
import { languages, type Locale } from '../../locales/index.ts';
import { copyTelling, type Copying } from '../../export/clipboard.ts';
import { questionsOf } from '../../share/exercise-address.ts';
import { showInFrame } from '../../share/frame-address.ts';
import { controls } from '../../styles/controls.ts';
import { dialogStyles } from '../../styles/dialog.ts';
import { given } from '../common/given.ts';
import { choice } from '../common/choice.ts';

/** Length in characters above which data are too long for a tag or an address. */
const longestData = 6_000;

const pause = 300;

/** Limit for the height of the preview, in pixels. */
const highestPreview = 20_000;

const ofMatrices: readonly Embeddable[] = ['calculator', 'metrics', 'matrix', 'formula', 'information', 'check'];
const ofScores: readonly Embeddable[] = ['calculator', 'metrics', 'formula', 'roc', 'precision-recall', 'check'];
const ofOthers: readonly Embeddable[] = ['calculator', 'metrics', 'formula', 'check'];

const elementsOf: Readonly<Record<Kind, readonly Embeddable[]>> = {
  labels: ofMatrices,
  matrix: ofMatrices,
  scores: ofScores,
  probabilities: ofScores,
  multilabel: ofOthers,
  counts: ['metrics', 'formula'],
  decision: ['metrics', 'formula'],
  distributions: ['metrics', 'formula'],
  raters: ['metrics', 'formula'],
  ranked: ['metrics', 'formula'],
  'class-counts': ['metrics', 'formula'],
  report: ['metrics', 'formula'],
};

const themes = ['light', 'dark', 'system'] as const;
const ways = ['frame', 'script'] as const;

/** Dialog with HTML code that shows the data of the page in another page, and a preview of it. Opened by `open()`. */
@customElement('deconfuse-embed-dialog')
export class EmbedDialog extends LitElement {
  @given locale!: Locale;
  /** Kind of the data; without data every element can be chosen. */
  @property({ attribute: false }) kind?: Kind | undefined;
  /** The data as values, if they are known as values. */
  @property({ attribute: false }) problem?: Problem | undefined;
  /** The data as text otherwise. */
  @property() text = '';
  /** Metrics of the data. */
  @property({ attribute: false }) catalogue: readonly MetricInfo[] = [];

  @state() private texts?: EmbedTexts;
  @state() private element: Embeddable = 'calculator';
  @state() private metric = '';
  @state() private metrics = '';
  @state() private ask = '';
  @state() private language = '';
  @state() private theme = '';
  @state() private way: (typeof ways)[number] = 'frame';
  @state() private withData = true;
  /** Checksums that browsers compare the scripts with; empty if there are none. */
  @state() private sums: Readonly<Record<string, string>> = {};
  @state() private isSameVersion = true;
  @state() private copying: Copying = 'no';

  @query('dialog') private dialog!: HTMLDialogElement;
  @query('iframe') private frame?: HTMLIFrameElement;

  #timer = 0;
  #previewed = '';

  async open(): Promise<void> {
    [this.sums] = await Promise.all([sumsOf(siteFolder()), this.#load()]);
    await this.updateComplete;
    this.dialog.showModal();
    this.#preview();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('message', this.#resize);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('message', this.#resize);
    clearTimeout(this.#timer);
  }

  override willUpdate(changed: PropertyValues): void {
    const { elements } = this;
    if (!elements.includes(this.element)) this.element = elements[0]!;
    const { formulas } = this;
    if (!formulas.some(({ id }) => id === this.metric)) this.metric = formulas[0]?.id ?? '';
    if (changed.has('locale') && this.texts) void this.#load();
  }

  override updated(): void {
    clearTimeout(this.#timer);
    if (this.texts) this.#timer = window.setTimeout(() => this.#preview(), pause);
  }

  async #load(): Promise<void> {
    const { locale } = this;
    const texts = await loadEmbedTexts(locale.language);
    if (locale === this.locale) this.texts = texts;
  }

  private get elements(): readonly Embeddable[] {
    return this.kind === undefined ? embeddable : elementsOf[this.kind];
  }

  /** Metrics with a formula to work out, by tier. */
  private get formulas(): readonly MetricInfo[] {
    return this.catalogue
      .filter(({ shape }) => shape === 'scalar' || shape === 'interval' || shape === 'word')
      .sort((one, other) => one.tier - other.tier);
  }

  /** The data as attributes; undefined if they are too long. */
  get #data(): Attributes | undefined {
    const attributes = (this.problem && attributesOf(this.problem)) ?? { data: this.text };
    const length = Object.values(attributes).reduce((sum, value) => sum + value.length, 0);
    return length > longestData ? undefined : attributes;
  }

  get #attributes(): Attributes {
    const { element, metric, metrics, ask, language, theme } = this;
    return {
      ...(element === 'formula' && { metric }),
      ...(element === 'metrics' && { metrics: metrics.trim() }),
      ...(element === 'check' && { ask: ask.trim() }),
      ...(this.withData && this.#data),
      language,
      theme,
    };
  }

  #preview(): void {
    const { frame } = this;
    if (!frame || !this.dialog.open) return;
    // The preview is inside this page, so it uses its language.
    const attributes = { ...this.#attributes, ...(this.language === '' && { language: this.locale.language }) };
    const address = frameAddress(this.element, attributes, new URL('./embed.html', document.baseURI).href);
    if (address === this.#previewed) return;
    this.#previewed = address;
    showInFrame(frame, address);
  }

  #resize = ({ source, data }: MessageEvent<{ type?: unknown; height?: unknown } | null>): void => {
    const { frame } = this;
    if (!frame || source !== frame.contentWindow || data?.type !== 'deconfuse-height') return;
    const { height } = data;
    if (typeof height === 'number' && height > 0 && height <= highestPreview)
      frame.style.height = `${Math.ceil(height)}px`;
  };

  #snippet(texts: EmbedTexts): string {
    const { element } = this;
    const folder = siteFolder();
    const name = this.way === 'script' ? 'deconfuse-embed.js' : 'deconfuse-frame.js';
    const sum = this.isSameVersion ? this.sums[name] : undefined;
    const snippet = this.way === 'script' ? elementSnippet : frameSnippet;
    return snippet(element, this.#attributes, folder, texts.frameTitle(texts.elements[element]), sum);
  }

  async #copy(snippet: string): Promise<void> {
    const isCopied = await copyTelling(snippet, (copying) => (this.copying = copying));
    if (!isCopied) this.renderRoot.querySelector('textarea')?.select();
  }

  override render(): TemplateResult {
    const { texts } = this;
    return html`<dialog aria-labelledby="title">${texts ? this.#contents(texts) : nothing}</dialog>`;
  }

  #contents(texts: EmbedTexts): TemplateResult {
    const snippet = this.#snippet(texts);
    return html`
      <div class="title">
        <h2 id="title">${texts.title}</h2>
        <button @click=${() => this.dialog.close()}>${texts.close}</button>
      </div>
      <div class="choices">
        ${labelled(
          texts.what,
          this.elements.map((name) => [name, texts.elements[name]]),
          this.element,
          (name) => (this.element = name),
        )}
        ${this.#details(texts)}
        ${labelled(
          texts.language,
          [['', texts.ofPage], ...Object.entries(languages)],
          this.language,
          (language) => (this.language = language),
        )}
        ${labelled(
          texts.theme,
          [['', texts.ofPage], ...themes.map((theme): [string, string] => [theme, texts.themes[theme]])],
          this.theme,
          (theme) => (this.theme = theme),
        )}
        ${labelled(
          texts.way,
          ways.map((way) => [way, texts.ways[way]]),
          this.way,
          (way) => (this.way = way),
        )}
        <p class="muted wide">${texts.wayHints[this.way]}</p>
        <label class="check wide">
          <input
            type="checkbox"
            .checked=${this.withData && this.#data !== undefined}
            ?disabled=${this.#data === undefined}
            @change=${({ target }: Event) => (this.withData = (target as HTMLInputElement).checked)}
          />
          ${texts.withData}
        </label>
        ${this.#data ? nothing : html`<p class="wide">${texts.noData}</p>`}
        ${
          Object.keys(this.sums).length === 0
            ? nothing
            : html`
                <label class="check wide">
                  <input
                    type="checkbox"
                    aria-describedby="same-version-hint"
                    .checked=${this.isSameVersion}
                    @change=${({ target }: Event) => (this.isSameVersion = (target as HTMLInputElement).checked)}
                  />
                  ${texts.sameVersion}
                </label>
                <p class="muted wide" id="same-version-hint">${texts.sameVersionHint}</p>
              `
        }
      </div>
      <label class="snippet">
        ${texts.snippet}
        <textarea readonly rows="5" spellcheck="false" .value=${snippet}></textarea>
      </label>
      <p>
        <button @click=${() => void this.#copy(snippet)}>
          ${this.copying === 'copied' ? `✓ ${texts.copied}` : texts.copy}
        </button>
        <span role="status">${this.copying === 'refused' ? texts.copyByHand : nothing}</span>
      </p>
      <h3>${texts.preview}</h3>
      <iframe title=${texts.preview}></iframe>
    `;
  }

  /** Fields for one kind of element only. */
  #details(texts: EmbedTexts): TemplateResult | typeof nothing {
    const { names } = this.locale;
    switch (this.element) {
      case 'formula':
        return labelled(
          texts.metric,
          this.formulas.map(({ id }) => [id, names[id] ?? id]),
          this.metric,
          (metric) => (this.metric = metric),
        );
      case 'metrics':
        return field(texts.metrics, texts.metricsHint, this.metrics, (metrics) => (this.metrics = metrics));
      case 'check':
        return html`${field(texts.ask, texts.askHint, this.ask, (ask) => (this.ask = ask))} ${this.#misfits(texts)}`;
      default:
        return nothing;
    }
  }

  /** Names metrics that students would be asked in vain, so that the author of the page sees them. */
  #misfits(texts: EmbedTexts): TemplateResult | typeof nothing {
    const isKnown = ({ id }: { id: string }): boolean => this.formulas.some((info) => info.id === id);
    const words = this.ask.split(',').filter((word) => word.trim() !== '');
    const misfits = words.filter((word) => !questionsOf(word).some(isKnown));
    return misfits.length === 0
      ? nothing
      : html`<p class="misfit wide" role="status">${texts.notAsked(misfits.map((word) => word.trim()).join(', '))}</p>`;
  }

  static override styles = [
    controls,
    dialogStyles,
    css`
      dialog {
        width: min(46rem, calc(100vw - 1rem));
        /* Centred vertically, the buttons would move away when the preview grows. */
        margin-block-start: 0.5rem;
        padding: 1rem;
        border-color: var(--line);
      }

      dialog[open] {
        display: grid;
        gap: 0.75rem;
        grid-template-columns: minmax(0, 1fr);
      }

      .title {
        display: flex;
        gap: 1rem;
        align-items: center;
        justify-content: space-between;
      }

      h3 {
        font-size: 1rem;
      }

      .choices {
        display: grid;
        gap: 0.5rem 1rem;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
        align-items: start;
      }

      .wide {
        grid-column: 1 / -1;
      }

      .misfit {
        color: var(--problem);
      }

      .choices label:not(.check) {
        display: grid;
        gap: 0.125rem;
      }

      .choices :is(select, .field) {
        width: 100%;
        max-width: none;
      }

      .check input {
        width: 1.25rem;
        height: 1.25rem;
        vertical-align: text-bottom;
      }

      textarea {
        display: block;
        width: 100%;
        border: 1px solid var(--control-line);
        border-radius: 0.375rem;
        background: var(--panel);
        font: 0.875rem/1.4 var(--code-font);
      }

      iframe {
        width: 100%;
        height: 20rem;
        border: 0;
      }
    `,
  ];
}

/** Address of the folder of the site, with a trailing slash. */
const siteFolder = (): string => new URL('./', document.baseURI).href;

function labelled<Name extends string>(label: string, ...choosing: Parameters<typeof choice<Name>>): TemplateResult {
  return html`<label>${label} ${choice(...choosing)}</label>`;
}

function field(label: string, hint: string, value: string, change: (text: string) => void): TemplateResult {
  return html`
    <label>
      ${label}
      <input
        class="field"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        .value=${value}
        @input=${({ target }: Event) => change((target as HTMLInputElement).value)}
      />
      <span class="muted">${hint}</span>
    </label>
  `;
}
