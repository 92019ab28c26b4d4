import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { download } from '../../export/download.ts';
import { formatNumber } from '../../formula/number.ts';
import { loadScormTexts } from '../../locales/scorm.ts';
import type { Locale } from '../../locales/index.ts';
import type { ScormTexts } from '../../locales/en/scorm.ts';
import { answerTimes, mostAttempts, type AnswerRules } from '../../share/answer-rules.ts';
import { controls } from '../../styles/controls.ts';
import { inLanguage } from '../common/given.ts';
import { numberField } from '../common/number-field.ts';
import { choice } from '../common/choice.ts';
import type { ExerciseQuestion, Texts, Worked } from './exercise-data.ts';
import { exerciseStyles, fieldStyles } from './exercise-styles.ts';

type Failure = 'notBeside' | 'failed';

/** The single-file edition, which a site keeps beside the page; undefined if it is not there. */
async function singleFile(): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(new URL('./deconfuse.html', document.baseURI), { cache: 'no-cache' });
    if (!response.ok) return undefined;
    const bytes = new Uint8Array(await response.arrayBuffer());
    // Some servers answer every request with their start page, which loads its script from another file.
    const text = new TextDecoder().decode(bytes);
    return text.includes('<deconfuse-app>') && !/<script[^>]+src=/.test(text) ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Exports the exercise as a SCORM package for learning platforms. */
@customElement('deconfuse-scorm-export')
export class ScormExport extends LitElement {
  @property({ attribute: false }) said!: Texts;
  @property({ attribute: false }) worked!: Worked;
  @property({ attribute: false }) questions: readonly ExerciseQuestion[] = [];

  @inLanguage(loadScormTexts) private texts?: ScormTexts;
  @state() private attempts = 3;
  @state() private answers: AnswerRules['answers'] = 'after';
  @state() private isSaving = false;
  @state() private failure: Failure | undefined;

  get locale(): Locale {
    return this.said.locale;
  }

  async #save({ unrecorded }: ScormTexts): Promise<void> {
    const { said, worked, questions, attempts, answers } = this;
    const { locale, texts } = said;
    const { options } = worked.made;
    this.isSaving = true;
    this.failure = undefined;
    try {
      const [page, { scormPackage }] = await Promise.all([singleFile(), import('../../questions/scorm/package.ts')]);
      if (!page) {
        this.failure = 'notBeside';
        return;
      }
      const title = texts.sheetTitle(formatNumber(options.seed, { decimals: 0, decimalSign: locale.decimalSign }));
      const { content, type, name } = scormPackage(
        {
          title,
          language: locale.language,
          unrecorded,
          options: { ...options, questions: [...questions] },
          rules: { attempts, answers },
        },
        page,
      );
      download(new Blob([content], { type }), name);
    } catch (error) {
      this.failure = 'failed';
      throw error;
    } finally {
      this.isSaving = false;
    }
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, said, questions, failure } = this;
    if (!texts) return nothing;
    const { decimalSign } = said.locale;
    return html`
      <p class="muted">${texts.intro}</p>
      <div class="row">
        <label>
          ${texts.attempts}
          ${numberField({
            value: this.attempts,
            decimalSign,
            lowest: 1,
            highest: mostAttempts,
            whole: true,
            step: 1,
            take: (attempts) => (this.attempts = attempts),
          })}
        </label>
        <label>
          ${texts.values}
          ${choice(
            answerTimes.map((time) => [time, texts.shown[time]]),
            this.answers,
            (answers) => (this.answers = answers),
          )}
        </label>
        <button ?disabled=${questions.length === 0 || this.isSaving} @click=${() => void this.#save(texts)}>
          ${texts.save}
        </button>
        <span role="status">${this.isSaving ? texts.saving : nothing}</span>
      </div>
      ${failure ? html`<p class="misfit" role="alert">${texts[failure]}</p>` : nothing}
    `;
  }

  static override styles = [
    controls,
    exerciseStyles,
    fieldStyles,
    css`
      input {
        width: 5rem;
      }
    `,
  ];
}
