import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { loadExerciseTexts } from '../../locales/checker.ts';
import type { ExerciseTexts } from '../../locales/en/exercise.ts';
import type { Locale } from '../../locales/index.ts';
import { exerciseOfStudent } from '../../questions/exercise-of-student.ts';
import { Newest } from '../../session/newest.ts';
import { controls } from '../../styles/controls.ts';
import type { AsyncCalculator } from '../../worker/async-calculator.ts';
import { bubbling } from '../common/events.ts';
import { given, inLanguage } from '../common/given.ts';

/**
 * Asks for a student number, which determines the exercise; loaded for a course link. Fires `exercise-found` with the
 * fields of an address.
 */
@customElement('deconfuse-student-number')
export class StudentNumber extends LitElement {
  @given locale!: Locale;
  @given calculator?: AsyncCalculator | undefined;
  /** Fields of the link. */
  @property({ attribute: false }) fields!: URLSearchParams;

  @inLanguage(loadExerciseTexts) private texts?: ExerciseTexts;
  @state() private text = '';
  @state() private isMaking = false;
  @state() private problem: 'noNumber' | 'notMade' | undefined;

  readonly #making = new Newest();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#making.end();
    this.isMaking = false;
  }

  async #find(): Promise<void> {
    const { calculator, fields, text } = this;
    if (!calculator) return;
    const signal = this.#making.begin();
    this.isMaking = true;
    this.problem = undefined;
    try {
      const found = await exerciseOfStudent(calculator, fields, text);
      if (signal.aborted) return;
      if (found) this.dispatchEvent(bubbling('exercise-found', found));
      else this.problem = 'noNumber';
    } catch (error) {
      if (signal.aborted) return;
      this.problem = 'notMade';
      throw error;
    } finally {
      if (!signal.aborted) this.isMaking = false;
    }
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, problem } = this;
    if (!texts) return nothing;
    return html`
      <div class="row">
        <label>
          ${texts.yourNumber}
          <input
            class="field"
            inputmode="numeric"
            autocomplete="off"
            spellcheck="false"
            aria-describedby="hint"
            .value=${this.text}
            @input=${({ target }: Event) => (this.text = (target as HTMLInputElement).value)}
            @keydown=${({ key }: KeyboardEvent) => key === 'Enter' && void this.#find()}
          />
        </label>
        <button
          ?disabled=${!this.calculator || this.isMaking || this.text.trim() === ''}
          @click=${() => void this.#find()}
        >
          ${texts.giveMine}
        </button>
      </div>
      <p class="muted" id="hint">${texts.numberHint}</p>
      <p class="problem" role="alert">${problem ? texts[problem] : nothing}</p>
    `;
  }

  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        gap: 0.5rem;
      }

      .row {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem 0.75rem;
        align-items: end;
      }

      label {
        display: grid;
        gap: 0.125rem;
      }

      input {
        width: 14rem;
        max-width: 100%;
      }

      button:disabled {
        opacity: 0.6;
        cursor: default;
      }

      .problem {
        color: var(--problem);
      }

      .problem:empty {
        display: none;
      }
    `,
  ];
}
