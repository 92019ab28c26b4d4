import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { casesOf, kinds, ranges } from '../../core/exercise.ts';
import type { ExerciseOptions } from '../../core/types/exercises.ts';
import { formatNumber } from '../../formula/number.ts';
import type { ExerciseTexts } from '../../locales/en/exercise.ts';
import { controls } from '../../styles/controls.ts';
import type { MadeUp } from './exercise-data.ts';
import { exerciseStyles } from './exercise-styles.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { given } from '../common/given.ts';
import { choice } from '../common/choice.ts';

/** Sizes of the rarest class relative to the largest. */
const balances = [1, 0.5, 0.2, 0.1, 0.05];
/** Upper limit of seeds that the page generates, small enough to be said aloud. */
const largestSeed = 9999;

type WholeOption = 'seed' | 'classes' | 'cases' | 'folds' | 'decimals';

/** Options of an exercise's data. Fires `options-changed` (ExerciseOptions) with the changed options. */
@customElement('deconfuse-exercise-options')
export class ExerciseOptionsForm extends LitElement {
  @property({ attribute: false }) texts!: ExerciseTexts;
  @given format!: NumberFormat;
  @property({ attribute: false }) options!: MadeUp['options'];

  /** Fields whose text is not a valid number. */
  @state() private misfits: ReadonlySet<string> = new Set();

  #set(options: ExerciseOptions): void {
    this.dispatchEvent(new CustomEvent('options-changed', { detail: options }));
  }

  #type(name: WholeOption, input: HTMLInputElement): void {
    const isFitting = input.validity.valid && input.value !== '';
    const misfits = new Set(this.misfits);
    if (isFitting) misfits.delete(name);
    else misfits.add(name);
    this.misfits = misfits;
    if (isFitting) this.#set({ [name]: input.valueAsNumber });
  }

  override render(): TemplateResult {
    const { texts, options } = this;
    const { kind } = options;
    const ratio = (balance: number): string => formatNumber(1 / balance, { ...this.format, decimals: 1, trim: true });
    return html`
      <div class="seed">
        ${this.#number('seed', texts.seed, options.seed, ranges.seed)}
        <button @click=${() => this.#set({ seed: 1 + Math.floor(Math.random() * largestSeed) })}>
          ${texts.another}
        </button>
      </div>
      <label>
        ${texts.kind}
        ${choice(
          kinds.map((each) => [each, texts.kinds[each]]),
          kind,
          (chosen) => this.#set({ kind: chosen }),
        )}
      </label>
      ${kind === 'scores' ? nothing : this.#number('classes', texts.classes, options.classes, ranges.classes)}
      ${this.#number('cases', texts.cases, options.cases, casesOf[kind].range)}
      ${kind === 'matrix' ? nothing : this.#number('folds', texts.folds, options.folds, ranges.folds)}
      <label>
        ${texts.balance}
        ${choice(
          [...new Set([...balances, options.balance])].map((balance) => [balance, `${ratio(balance)} : 1`]),
          options.balance,
          (balance) => this.#set({ balance }),
        )}
      </label>
      ${this.#number('decimals', texts.decimals, options.decimals, ranges.decimals)}
    `;
  }

  #number(name: WholeOption, label: string, value: number, [low, high]: readonly [number, number]): TemplateResult {
    const { texts } = this;
    const isMisfit = this.misfits.has(name);
    return html`
      <div>
        <label>
          ${label}
          <input
            class="field"
            type="number"
            inputmode="numeric"
            min=${low}
            max=${high}
            step="1"
            .value=${String(value)}
            aria-invalid=${isMisfit ? 'true' : 'false'}
            aria-describedby="${name}-problem"
            @input=${({ target }: InputEvent) => this.#type(name, target as HTMLInputElement)}
          />
        </label>
        <p class="misfit" id="${name}-problem" role="status">
          ${isMisfit ? texts.outOfRange(formatNumber(low, this.format), formatNumber(high, this.format)) : nothing}
        </p>
      </div>
    `;
  }

  static override styles = [
    controls,
    exerciseStyles,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 1rem;
        align-items: start;
      }

      label {
        display: grid;
        gap: 0.125rem;
        max-width: 100%;
      }

      .field {
        width: 8rem;
      }

      .seed {
        display: flex;
        gap: 0.5rem;
        align-items: start;
      }

      .seed .field {
        width: 100%;
      }

      .seed button {
        margin-top: 1.5rem;
      }
    `,
  ];
}
