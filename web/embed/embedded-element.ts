import { css, html, LitElement, nothing, unsafeCSS, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Label } from '../core/types/label.ts';
import type { MetricInfo } from '../core/types/metric-info.ts';
import type { Kind, Problem } from '../core/types/problem.ts';
import type { Report, ReportOptions } from '../core/types/report.ts';
import { bubbling } from '../elements/common/events.ts';
import { Providing } from '../elements/common/given.ts';
import type { NumberFormat } from '../locales/values.ts';
import { isLanguage, loadLocale, type Language, type Locale } from '../locales/index.ts';
import colours from '../styles/colours.css?inline';
import { controls } from '../styles/controls.ts';
import { styleSpecialScreens } from '../styles/special-screens.ts';
import type { AsyncCalculator, AsyncDataset } from '../worker/async-calculator.ts';
import { datasetOf, sharedCalculator, type EmbeddedData, type GivenData, type Source } from './embedded-data.ts';
import { schemeAround } from './host-scheme.ts';
import { sourceOf } from './source.ts';
import type { EmbeddedError, Trouble } from './trouble.ts';
import { isCounted } from '../core/kinds.ts';
import { Newest } from '../session/newest.ts';

/** Results, ready to be shown. */
export interface Shown {
  /** The metrics shown, if they are not all that apply to the data. */
  catalogue?: readonly MetricInfo[];
  /** Absent where it comes later, by `tellResult`. */
  report?: Report;
  render(locale: Locale, format: NumberFormat): TemplateResult;
  /** Called when other data replace these. */
  release?(): void;
}

/** The content of an element. */
export interface EmbeddedContent {
  /** Computes the content. @throws UnfitData where it cannot show the data; then a message takes its place */
  compute(element: EmbeddedElement, data: EmbeddedData): Promise<Shown>;
  /** Data used where none are given. @throws UnfitData for invalid attributes */
  standard?(element: EmbeddedElement): Problem | undefined;
}

/** `detail` of `deconfuse-result`. */
export interface EmbeddedResult {
  /** Absent where results are hidden. */
  report?: Report;
  labels: readonly Label[];
  kind: Kind;
}

/** Properties that hold data. */
const dataProperties = ['problem', 'text', 'matrix', 'yTrue', 'yPred', 'scores', 'labels', 'positive'] as const;

/** Further properties on which the results depend. */
const computed = [
  'options',
  'metric',
  'metricClass',
  'styleClasses',
  'metrics',
  'sideBySide',
  'ask',
  'hide',
  'exercise',
  'kind',
  'classes',
  'cases',
  'folds',
  'attempts',
  'answers',
] as const;

const standardDecimals = 3;
const mostDecimals = 15;

/** An attribute that is removed counts as if it had never been set. */
const given = { converter: (value: string | null) => value ?? undefined };
const decimalsOf = (value: string | null): number => Number(value ?? standardDecimals);

/** Keyboard shortcuts of the host page would not notice that the reader is typing in a field of the element. */
const keepKeys = (event: KeyboardEvent): void => {
  const isTyped = (event.composedPath()[0] as Element).matches('input, textarea, select, [role=slider]');
  if (isTyped && !event.ctrlKey && !event.metaKey) event.stopPropagation();
};

/**
 * Base of all elements for other pages: data by attributes, properties or a child `<script type="text/plain">`,
 * language, theme, and an error message in place of the content. Fires `deconfuse-result` (EmbeddedResult) or
 * `deconfuse-error` (EmbeddedError) after every change.
 */
export abstract class EmbeddedElement extends LitElement {
  /** `en`, `es`, `de` or `fr`. Default: the nearest `lang`, else English. */
  @property(given) language?: string;
  /** `light`, `dark` or `system`. Default: as the page around it. */
  @property({ ...given, reflect: true }) theme?: string;
  /** Shows the content alone, without buttons; the whole calculator has its own. */
  @property({ type: Boolean }) compact = false;
  /** 0 … 15; anything else counts as 3. */
  @property({ converter: decimalsOf }) decimals = standardDecimals;

  /** Data as plain values. */
  @property({ attribute: false }) problem?: Problem;
  /** Data as people paste them. */
  @property({ ...given, attribute: 'data' }) text?: string;
  @property(given) matrix?: string;
  @property({ ...given, attribute: 'y-true' }) yTrue?: string | readonly Label[];
  @property({ ...given, attribute: 'y-pred' }) yPred?: string | readonly Label[];
  @property(given) scores?: string | readonly number[];
  /** The classes in their order, or the names of the classes of the matrix. */
  @property(given) labels?: string | readonly Label[];
  /** The positive class of two. */
  @property(given) positive?: Label;
  @property({ attribute: false }) options: ReportOptions = {};

  // Attributes of single elements; each is explained where the element computes.
  @property(given) metric?: string;
  @property({ ...given, attribute: 'metric-class' }) metricClass?: Label;
  /** Classes for style sheets; one of them may name a class of the data. */
  @property({ ...given, attribute: 'class' }) styleClasses?: string;
  @property(given) metrics?: string;
  @property({ type: Boolean, attribute: 'compare' }) sideBySide = false;
  @property(given) ask?: string;
  @property(given) hide?: string;
  @property(given) exercise?: string;
  @property(given) kind?: string;
  @property(given) classes?: string;
  @property(given) cases?: string;
  @property(given) folds?: string;
  @property(given) attempts?: string;
  @property(given) answers?: string;

  @state() private locale?: Locale;
  @state() private shown?: Shown | undefined;
  @state() private trouble?: Trouble | undefined;

  /** Address of the folder with the module and the page for frames; it ends in a slash. */
  static folder = '';

  /** Loads the content when the element is in a page. */
  protected abstract readonly content: () => Promise<EmbeddedContent>;
  /** Whether the element states which class is positive: its content depends on that and does not show it. */
  protected abstract readonly saysPositive: boolean;

  /** Data changed by the reader. */
  #edited?: Problem | undefined;
  readonly #loading = new Newest();
  readonly #speaking = new Newest();
  /** Whether the locale includes the texts about scores. */
  #withScores = false;
  #dataset?: AsyncDataset | undefined;
  /** The error behind `trouble`. */
  #error: unknown;
  #format: NumberFormat = { decimals: standardDecimals, decimalSign: '.' };
  #providing = new Providing(this);
  /** The calculator and the metrics, known once there is a dataset. */
  #known: { calculator?: AsyncCalculator; catalogue: readonly MetricInfo[] } = { catalogue: [] };
  #children = new MutationObserver(() => void this.#load());

  override connectedCallback(): void {
    super.connectedCallback();
    styleSpecialScreens();
    this.#children.observe(this, { childList: true, characterData: true, subtree: true });
    if (!this.hasUpdated) return;
    void this.#speak();
    void this.#load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#children.disconnect();
    this.#loading.end();
    this.#release();
  }

  override willUpdate(changed: PropertyValues): void {
    if (!this.hasUpdated || changed.has('language')) void this.#speak();
    const areNew = dataProperties.some((name) => changed.has(name));
    if (areNew) this.#edited = undefined;
    // In an exercise the decimals are those asked for, so a change needs new results.
    const isAskedAnew = this.exercise !== undefined && changed.has('decimals');
    if (!this.hasUpdated || areNew || isAskedAnew || computed.some((name) => changed.has(name))) void this.#load();
    if (changed.has('decimals') || changed.has('locale')) {
      const { decimals, locale } = this;
      const isInRange = decimals >= 0 && decimals <= mostDecimals;
      this.#format = {
        decimals: isInRange ? Math.round(decimals) : standardDecimals,
        decimalSign: locale?.decimalSign ?? '.',
      };
    }
    this.#providing.give({ calculator: undefined, ...this.#known, locale: this.locale, format: this.#format });
  }

  override updated(): void {
    this.#fitColours();
  }

  /** Adapts the colours to the text around. */
  #fitColours(): void {
    const [box, slot] = this.renderRoot.children;
    if (!box || !slot) return;
    const scheme = this.theme === 'system' ? undefined : schemeAround(this, slot);
    box.className = `embedded ${scheme ?? ''}`;
  }

  /** Replaces the given data by edited ones, until others are given. */
  edit(problem: Problem): void {
    this.#edited = problem;
    void this.#load();
  }

  /** Language of the element. */
  get spoken(): Language {
    const tag = (this.language ?? languageAround(this)).slice(0, 2).toLowerCase();
    return isLanguage(tag) ? tag : 'en';
  }

  async #speak(): Promise<void> {
    const signal = this.#speaking.begin();
    const locale = await loadLocale(this.spoken, this.#withScores);
    if (signal.aborted) return;
    this.locale = locale;
    if (this.trouble)
      this.trouble = await (await import('./trouble.ts')).troubleOf(this.#error, this, EmbeddedElement.folder, locale);
  }

  #release(): void {
    this.shown?.release?.();
    this.shown = undefined;
    this.#dataset?.release();
    this.#dataset = undefined;
  }

  get #childText(): string | undefined {
    return this.querySelector(':scope > script[type="text/plain"]')?.textContent ?? undefined;
  }

  /** The text of a child counts only where no other data are given. */
  get given(): GivenData {
    if (this.#edited) return { problem: this.#edited };
    const { problem, text, matrix, yTrue, yPred, scores, labels, positive } = this;
    const isGiven = [problem, text, matrix, yTrue, yPred, scores].some((one) => one !== undefined);
    if (isGiven) return { problem, text, matrix, yTrue, yPred, scores, labels, positive };
    const childText = this.#childText;
    return childText === undefined ? {} : { text: childText, positive };
  }

  #source(standard: EmbeddedContent['standard']): Source {
    const { given } = this;
    const isGiven = Object.values(given).some((one) => one !== undefined);
    const problem = isGiven ? undefined : standard?.(this);
    return problem ? { problem } : sourceOf(given);
  }

  async #load(): Promise<void> {
    const signal = this.#loading.begin();
    let dataset: AsyncDataset | undefined;
    try {
      const [{ calculator, catalogue: ofMatrices }, { compute, standard }] = await Promise.all([
        sharedCalculator(),
        this.content(),
      ]);
      if (signal.aborted) return;
      dataset = await datasetOf(calculator, this.#source(standard));
      const catalogue = isCounted(dataset) ? ofMatrices : await this.#otherCatalogue(calculator, dataset);
      const shown = await compute(this, { calculator, dataset, catalogue });
      if (signal.aborted) {
        shown.release?.();
        dataset.release();
        return;
      }
      this.#release();
      this.#dataset = dataset;
      this.#known = { calculator, catalogue: shown.catalogue ?? catalogue };
      this.shown = shown;
      this.trouble = undefined;
      await this.updateComplete;
      const { report } = shown;
      if (report) this.tellResult({ ...dataset, report });
    } catch (error) {
      if (dataset !== this.#dataset) dataset?.release();
      if (!signal.aborted) await this.#tell(error, signal);
    }
  }

  /** Fires `deconfuse-result`. */
  tellResult({ report, labels, kind }: EmbeddedResult): void {
    const isHidden = /\bresults\b/.test(this.hide ?? '') || /after|never/.test(this.answers ?? '');
    this.dispatchEvent(
      bubbling<EmbeddedResult>('deconfuse-result', { labels, kind, ...(report && !isHidden && { report }) }),
    );
  }

  async #otherCatalogue(calculator: AsyncCalculator, { kind }: AsyncDataset): Promise<MetricInfo[]> {
    this.#withScores = true;
    const own = kind === 'distributions' || kind === 'raters' || kind === 'ranked' ? kind : undefined;
    const [catalogue] = await Promise.all([calculator.catalogue(own ?? true), this.#speak()]);
    if (own) return catalogue;
    return catalogue.filter(
      ({ scope }) => scope !== 'distribution' && (scope === 'decision') === (kind === 'decision'),
    );
  }

  async #tell(error: unknown, signal: AbortSignal): Promise<void> {
    const locale = this.locale ?? (await loadLocale(this.spoken));
    const trouble = await (await import('./trouble.ts')).troubleOf(error, this, EmbeddedElement.folder, locale);
    if (signal.aborted) return;
    this.#release();
    this.locale = locale;
    this.trouble = trouble;
    this.#error = error;
    await this.updateComplete;
    this.dispatchEvent(bubbling<EmbeddedError>('deconfuse-error', trouble.detail));
    if (trouble.isUnexpected) throw error;
  }

  override render(): TemplateResult | typeof nothing {
    const { locale, shown, trouble } = this;
    if (!locale) return nothing;
    return html`<div class="embedded" lang=${locale.language} @keydown=${keepKeys}>
        ${trouble ? trouble.contents : shown ? shown.render(locale, this.#format) : html`<p>${locale.page.starting}</p>`}
        ${shown && !trouble ? this.#positive(locale) : nothing}
      </div>
      <slot @transitionend=${() => this.#fitColours()}></slot>`;
  }

  /** Names the positive class, which depends on the names and order of the classes. */
  #positive({ page }: Locale): TemplateResult | typeof nothing {
    const { positive } = this.#dataset ?? {};
    return positive === undefined || !this.saysPositive
      ? nothing
      : html`<p class="positive">${page.positive} <bdi>${positive}</bdi></p>`;
  }

  static override styles = [
    unsafeCSS(colours),
    controls,
    css`
      :host {
        --of-page: none;
        --deconfuse-em: 1em;
        display: flex;
        flex-direction: column;
        margin-block: 1rem;
      }

      :host([hidden]) {
        display: none;
      }

      :host([theme='light']) {
        color-scheme: light;
      }

      :host([theme='dark']) {
        color-scheme: dark;
      }

      :host([theme='system']) {
        color-scheme: light dark;
      }

      /* What the page says of its text is not meant for this. */
      .embedded {
        all: initial;
        position: relative;
        box-sizing: border-box;
        flex: auto;
        display: grid;
        overflow-wrap: break-word;
        visibility: inherit;
        color: var(--ink);
        color-scheme: inherit;
        font-family: var(--text-font);
        font-size: inherit;
        line-height: 1.5;
        gap: 0.75rem;
        grid-template-columns: minmax(0, 1fr);
        padding: 0.75rem;
        border: 1px solid var(--line);
        border-radius: 0.5rem;
        background: var(--paper);
      }

      .embedded.light {
        color-scheme: light;
      }

      .embedded.dark {
        color-scheme: dark;
      }

      /* Where the page says how high it may be. In the calculator there is what sticks to the edges of the window. */
      :host(:not(deconfuse-calculator)) .embedded {
        overflow: auto;
      }

      /* Has the colour of the text around: by a transition it tells when that changes, and when it is shown again. */
      slot {
        display: block;
        flex: none;
        outline-color: color-mix(in srgb, currentcolor, currentcolor);
        transition-property: color, outline-offset;
        transition-duration: 1ms;
      }

      @starting-style {
        slot {
          outline-offset: 1px;
        }
      }

      .positive {
        color: var(--muted);
        font-size: 0.875em;
      }

      @media print {
        :host {
          max-height: none !important;
        }

        .embedded {
          color-scheme: light !important;
          overflow: visible !important;
        }
      }
    `,
  ];
}

/** The `lang` in effect for an element, also across the shadow trees that contain it. */
function languageAround(element: Element): string {
  const marked = element.closest<HTMLElement>('[lang]');
  const root = element.getRootNode();
  return marked?.lang ?? (root instanceof ShadowRoot ? languageAround(root.host) : '');
}
