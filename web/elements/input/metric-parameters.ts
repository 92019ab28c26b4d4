import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { bases, ranges, scoreRanges, wholeRanges } from '../../core/option-values.ts';
import type { ReportOptions } from '../../core/types/report.ts';
import type { ParameterTexts } from '../../locales/en/parameters.ts';
import { loadParameterTexts, type Locale } from '../../locales/index.ts';
import { controls } from '../../styles/controls.ts';
import { bubbling } from '../common/events.ts';
import { numberField } from '../common/number-field.ts';
import { given, inLanguage } from '../common/given.ts';
import { faultyFields } from '../../styles/faulty-fields.ts';

type NumericOption = keyof ParameterTexts['numbers'];

interface Steps {
  /** Default of the option; undefined if the option is not set by default. */
  usual?: number;
  step: number;
}

const allRanges = { ...ranges, ...scoreRanges, ...wholeRanges };

const steps: Record<NumericOption, Steps> = {
  beta: { usual: 1, step: 0.5 },
  tverskyAlpha: { usual: 0.5, step: 0.1 },
  tverskyBeta: { usual: 0.5, step: 0.1 },
  ibaAlpha: { usual: 1, step: 0.1 },
  netBenefitThreshold: { usual: 0.5, step: 0.05 },
  vBeta: { usual: 1, step: 0.5 },
  maxFpr: { usual: 0.1, step: 0.05 },
  k: { step: 1 },
  mapK: { step: 1 },
  bins: { usual: 10, step: 1 },
  clip: { step: 0.01 },
  atSpecificity: { usual: 0.95, step: 0.05 },
  atSensitivity: { usual: 0.95, step: 0.05 },
  atPrecision: { usual: 0.9, step: 0.05 },
  atRecall: { usual: 0.9, step: 0.05 },
  severityRatio: { step: 0.5 },
};

/** Confidence levels in per cent, ascending. */
const usualLevels = [90, 95, 99];

/** Upper limit of classes for which weights can be typed. */
const mostWeighted = 20;

type WeightsOption = keyof ParameterTexts['weights'];

const weightsOptions: readonly WeightsOption[] = ['kappaWeights', 'classWeights'];

/**
 * Rows of numbers, separated by commas, semicolons or tabs, or by semicolons and blanks if commas are decimal signs;
 * undefined if their number does not fit.
 */
function weightsOf(text: string, height: number, classes: number): number[][] | undefined {
  const rows = text.trim().split(/\n/);
  const cells = rows.map((row) => {
    const byCommas = row.trim().split(/\s*[,;\t]\s*/);
    const areWhole = byCommas.every((number) => number !== '' && Number.isFinite(Number(number)));
    const numbers =
      byCommas.length === classes && areWhole
        ? byCommas
        : row
            .replaceAll(',', '.')
            .trim()
            .split(/[\s;]+/);
    return numbers.map((number) => (number === '' ? NaN : Number(number)));
  });
  const fits = cells.length === height && cells.every((row) => row.length === classes);
  return fits && cells.flat().every((weight) => Number.isFinite(weight) && weight >= 0) ? cells : undefined;
}

/** Parameters of the metrics on the page. Fires `options-changed` (ReportOptions). */
@customElement('deconfuse-metric-parameters')
export class MetricParameters extends LitElement {
  @given locale!: Locale;
  @property({ attribute: false }) options: ReportOptions = {};
  /** Options that affect a metric on the page. */
  @property({ attribute: false }) relevant: ReadonlySet<keyof ReportOptions> = new Set();
  /** Number of classes that weights are for. */
  @property({ type: Number }) classes = 0;

  @inLanguage(loadParameterTexts) private texts?: ParameterTexts;
  @state() private weightsText: Readonly<Record<WeightsOption, string>> = { kappaWeights: '', classWeights: '' };

  override render(): TemplateResult | typeof nothing {
    const { texts } = this;
    if (!texts) return nothing;
    const numeric = Object.keys(steps) as NumericOption[];
    return html`
      ${this.relevant.has('level') ? this.#level(texts) : nothing}
      ${
        this.relevant.has('base')
          ? html`<label>
              ${texts.base}
              <select
                @change=${(event: Event) => {
                  const { value } = event.target as HTMLSelectElement;
                  this.#change({ base: value === 'e' ? 'e' : value === '10' ? 10 : 2 });
                }}
              >
                ${bases.map(
                  (base) => html`
                    <option value=${base} .selected=${base === (this.options.base ?? 2)}>${texts.bases[base]}</option>
                  `,
                )}
              </select>
            </label>`
          : nothing
      }
      ${numeric.filter((option) => this.relevant.has(option)).map((option) => this.#number(option, texts))}
      ${weightsOptions
        .filter((option) => this.relevant.has(option) && this.classes <= mostWeighted)
        .map((option) => this.#weights(option, texts))}
    `;
  }

  /** The level is edited in per cent, as is customary. */
  #level(texts: ParameterTexts): TemplateResult {
    const level = Number(((this.options.level ?? 0.95) * 100).toPrecision(12));
    return html`
      <label>
        ${texts.level}
        ${numberField({
          value: level,
          decimalSign: this.locale.decimalSign,
          lowest: 1,
          highest: 99.9999,
          inPercent: true,
          step: (direction) => {
            const next = usualLevels.filter((usual) => direction * (usual - level) > 0).at(direction > 0 ? 0 : -1);
            if (next !== undefined) this.#change({ level: next / 100 });
          },
          take: (percent) => this.#change({ level: percent / 100 }),
        })}
        %
      </label>
    `;
  }

  #weights(option: WeightsOption, texts: ParameterTexts): TemplateResult {
    const { label, hint } = texts.weights[option];
    const text = this.weightsText[option];
    const height = option === 'kappaWeights' ? this.classes : 1;
    const misfit = text.trim() !== '' && !weightsOf(text, height, this.classes);
    return html`
      <label class="weights">
        ${label}
        <textarea
          class="field"
          rows=${Math.min(height, 6)}
          spellcheck="false"
          aria-invalid=${misfit ? 'true' : 'false'}
          aria-describedby=${`${option}-hint`}
          .value=${text}
          @input=${(event: InputEvent) => {
            const { value } = event.target as HTMLTextAreaElement;
            this.weightsText = { ...this.weightsText, [option]: value };
            const rows = weightsOf(value, height, this.classes);
            this.#change({ [option]: option === 'kappaWeights' ? rows : rows?.[0] });
          }}
        ></textarea>
        <span id=${`${option}-hint`} class=${misfit ? 'misfit' : 'muted'}>${hint(this.classes)}</span>
      </label>
    `;
  }

  #number(option: NumericOption, texts: ParameterTexts): TemplateResult {
    const { usual, step } = steps[option];
    const [lowest, highest] = allRanges[option];
    return html`
      <label>
        ${texts.numbers[option]}
        ${numberField({
          value: this.options[option] ?? usual ?? null,
          decimalSign: this.locale.decimalSign,
          lowest,
          highest,
          whole: option in wholeRanges,
          step,
          take: (value) => this.#change({ [option]: value }),
          ...(usual === undefined && { clear: () => this.#change({ [option]: undefined }) }),
        })}
      </label>
    `;
  }

  #change(options: ReportOptions): void {
    this.dispatchEvent(bubbling('options-changed', { ...this.options, ...options }));
  }

  static override styles = [
    controls,
    faultyFields,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem 0.75rem;
      }

      label {
        display: inline-flex;
        gap: 0.375rem;
        align-items: center;
      }

      input {
        width: 5rem;
      }

      .weights {
        flex-wrap: wrap;
        width: 100%;
      }

      .weights textarea {
        width: 100%;
        font-family: var(--code-font);
      }

      .weights span {
        font-size: 0.875rem;
      }

      .misfit {
        color: var(--problem);
      }
    `,
  ];
}
