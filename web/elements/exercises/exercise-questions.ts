import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Label } from '../../core/types/label.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import { loadMetricSearch, type MetricSearch } from '../../locales/metric-search.ts';
import { controls } from '../../styles/controls.ts';
import { checkbox } from '../common/checkbox.ts';
import type { ExerciseQuestion, Worked, Texts } from './exercise-data.ts';
import { exerciseStyles } from './exercise-styles.ts';
import { nameInSentence } from '../../locales/slip-sentence.ts';
import { shortName } from '../../locales/values.ts';

/** Number of search results shown. */
const foundShown = 40;

/** Questions of an exercise. Fires `questions-changed` (questions, or undefined for the default ones). */
@customElement('deconfuse-exercise-questions')
export class ExerciseQuestions extends LitElement {
  @property({ attribute: false }) said!: Texts;
  @property({ attribute: false }) worked!: Worked;
  /** Undefined for the default questions of the kind of data. */
  @property({ attribute: false }) asked: readonly ExerciseQuestion[] | undefined;

  @state() private search = '';
  /** Loaded at the first search. */
  @state() private finder: MetricSearch | undefined;

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has('said') && !changed.has('search')) return;
    if (changed.has('said')) this.finder = undefined;
    if (this.search !== '' && !this.finder)
      void loadMetricSearch(this.said.locale.language).then((finder) => (this.finder = finder));
  }

  get #questions(): readonly ExerciseQuestion[] {
    return this.asked ?? this.worked.made.questions;
  }

  #choose(questions: readonly ExerciseQuestion[] | undefined): void {
    this.dispatchEvent(new CustomEvent('questions-changed', { detail: questions }));
  }

  #ask({ id, perClass }: MetricInfo, isAsked: boolean): void {
    const others = this.#questions.filter((question) => question.id !== id);
    const label = this.#usualClass;
    this.#choose(isAsked ? [...others, { id, ...(perClass && label !== undefined && { class: label }) }] : others);
  }

  /**
   * Class for new questions: that of the first default question with a class, else the positive class, else the first.
   */
  get #usualClass(): Label | undefined {
    const { made, dataset } = this.worked;
    const first = made.questions.find((question) => question.class !== undefined);
    return first?.class ?? dataset.positive ?? dataset.labels[0];
  }

  /** Asks for a metric of these classes, in the place of its first question. */
  #askOf(id: string, classes: readonly Label[]): void {
    const place = this.#questions.findIndex((question) => question.id === id);
    const before = this.#questions.slice(0, place);
    const after = this.#questions.slice(place).filter((question) => question.id !== id);
    this.#choose([...before, ...classes.map((label) => ({ id, class: label })), ...after]);
  }

  /** Search results during a search; otherwise the headline metrics and those asked for. */
  get #shown(): MetricInfo[] {
    const { metrics, made } = this.worked;
    if (this.search.trim() !== '') return this.finder?.find(this.search, metrics) ?? [];
    const ids = new Set([...made.questions, ...this.#questions].map(({ id }) => id));
    return metrics.filter(({ id, headline }) => headline !== undefined || ids.has(id));
  }

  override render(): TemplateResult {
    const { locale, texts, checkerTexts } = this.said;
    const { labels } = this.worked.dataset;
    const questions = this.#questions;
    const shown = this.#shown;
    return html`
      <fieldset>
        <legend>${texts.asked}</legend>
        <div class="row">
          <input
            class="field search"
            type="search"
            aria-label=${texts.search}
            placeholder=${texts.search}
            .value=${this.search}
            @input=${({ target }: InputEvent) => (this.search = (target as HTMLInputElement).value)}
          />
          <span class="muted" role="status"
            >${this.search === '' ? nothing : this.said.locale.page.metricsFound(shown.length)}</span
          >
          ${
            this.asked
              ? html`<button class="text" @click=${() => this.#choose(undefined)}>${texts.usual}</button>`
              : nothing
          }
        </div>
        <ul>
          ${repeat(
            shown.slice(0, foundShown),
            ({ id }) => id,
            (info) => {
              const classes = questions.filter(({ id }) => id === info.id).map((question) => question.class);
              const name = shortName(locale.names[info.id] ?? info.id);
              return html`
                <li>
                  <label class="choice">
                    ${checkbox(classes.length > 0, (isChecked) => this.#ask(info, isChecked))} ${name}
                  </label>
                  ${
                    info.perClass && classes.length > 0
                      ? html`<select
                          aria-label=${texts.whichClass(name)}
                          @change=${({ target }: Event) => {
                            const { value } = target as HTMLSelectElement;
                            this.#askOf(info.id, value === '' ? labels : [labels[Number(value)]!]);
                          }}
                        >
                          ${labels.map(
                            (label, index) =>
                              html`<option
                                value=${index}
                                .selected=${classes.length === 1 && String(classes[0] ?? labels[0]) === String(label)}
                              >
                                ${locale.page.quoted(String(label))}
                              </option>`,
                          )}
                          <option value="" .selected=${classes.length > 1}>${texts.everyClass}</option>
                        </select>`
                      : nothing
                  }
                </li>
              `;
            },
          )}
        </ul>
        ${questions.length === 0 ? html`<p class="misfit">${texts.nothingAsked}</p>` : nothing}
        <ol class="asked muted">
          ${questions.map((question) => html`<li>${nameInSentence({ texts: checkerTexts, locale }, question)}</li>`)}
        </ol>
      </fieldset>
    `;
  }

  static override styles = [
    controls,
    exerciseStyles,
    css`
      :host {
        display: block;
      }

      .search {
        width: 100%;
        max-width: 20rem;
      }

      fieldset {
        min-width: 0;
        margin: 0;
        padding: 0.375rem 0.75rem 0.75rem;
        border: 1px solid var(--line);
        border-radius: 0.375rem;
      }

      legend {
        padding: 0 0.25rem;
        font-weight: 600;
      }

      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
        gap: 0.125rem 1rem;
        margin-top: 0.5rem;
        list-style: none;
      }

      li {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 0.5rem;
        align-items: center;
      }

      .asked {
        display: flex;
        flex-wrap: wrap;
        gap: 0 1.5rem;
        margin: 0.5rem 0 0;
        padding-inline-start: 1rem;
      }

      .asked li {
        display: list-item;
      }
    `,
  ];
}
