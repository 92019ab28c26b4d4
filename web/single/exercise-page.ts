import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { exerciseOf } from '../core/exercise.ts';
import type { MetricInfo } from '../core/types/metric-info.ts';
import type { Problem } from '../core/types/problem.ts';
import type { ReportOptions } from '../core/types/report.ts';
import '../elements/checker/answer-checker.ts';
import { checkedData } from '../elements/checker/checked-data.ts';
import { Providing } from '../elements/common/given.ts';
import { loadLocale, type Language, type Locale } from '../locales/index.ts';
import { exerciseOptionsOf } from '../share/exercise-address.ts';
import { controls } from '../styles/controls.ts';
import { styleSpecialScreens } from '../styles/special-screens.ts';
import type { AsyncCalculator, AsyncDataset } from '../worker/async-calculator.ts';
import { startCalculator } from '../worker/calculator.ts';

/** State once the calculator is loaded. */
interface Begun {
  calculator: AsyncCalculator;
  problem: Problem;
  dataset: AsyncDataset;
  catalogue: readonly MetricInfo[];
}

const standardDecimals = 3;
const usualOptions: ReportOptions = {};

/** An exercise in place of the page; its data cannot be changed. Its fields can be read from outside. */
@customElement('deconfuse-exercise-page')
export class ExercisePage extends LitElement {
  @property({ attribute: false }) fields = new URLSearchParams();
  @property({ attribute: false }) language: Language = 'en';

  @state() private locale?: Locale;
  @state() private begun?: Begun;
  @state() private hasFailed = false;

  #providing = new Providing(this);

  override connectedCallback(): void {
    super.connectedCallback();
    styleSpecialScreens();
    document.documentElement.lang = this.language;
    void this.#begin();
  }

  async #begin(): Promise<void> {
    const { problem } = exerciseOf(exerciseOptionsOf(this.fields));
    const isScored = problem.kind === 'scores';
    try {
      this.locale = await loadLocale(this.language, isScored);
      const calculator = await startCalculator();
      const [dataset, all] = await Promise.all([calculator.dataset(problem), calculator.catalogue(isScored)]);
      const catalogue = all.filter(({ scope }) => scope !== 'decision' && scope !== 'distribution');
      this.begun = { calculator, problem, dataset, catalogue };
    } catch (error) {
      this.hasFailed = true;
      throw error;
    }
  }

  override willUpdate(): void {
    const { locale, begun } = this;
    const { calculator, catalogue = [] } = begun ?? {};
    const format = { decimals: standardDecimals, decimalSign: locale?.decimalSign ?? '.' };
    this.#providing.give({ locale, calculator, catalogue, format });
  }

  override render(): TemplateResult | typeof nothing {
    const { locale, begun, fields } = this;
    if (!locale) return nothing;
    const { page } = locale;
    if (this.hasFailed) return html`<p role="alert">${page.calculationFailed}</p>`;
    if (!begun) return html`<p>${page.starting}</p>`;
    const { problem, dataset } = begun;
    return html`
      ${checkedData(problem, dataset, locale)}
      <deconfuse-answer-checker .data=${dataset} .options=${usualOptions} .fields=${fields}></deconfuse-answer-checker>
    `;
  }

  static override styles = [
    controls,
    css`
      :host {
        --of-page: none;
        display: grid;
        gap: 1rem;
        grid-template-columns: minmax(0, 1fr);
        max-width: 60rem;
        margin: 0 auto;
        padding: 1rem;
      }

      dl {
        display: grid;
        gap: 0.5rem;
      }

      dd {
        overflow-wrap: anywhere;
      }
    `,
  ];
}
