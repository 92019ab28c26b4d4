import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Label } from '../../core/types/label.ts';
import type { Problem } from '../../core/types/problem.ts';
import { groupDigits } from '../../formula/number.ts';
import { loadRepresentationTexts, type Locale } from '../../locales/index.ts';
import type { RepresentationTexts } from '../../locales/en/representations.ts';
import { copiedShown, copyText } from '../../export/clipboard.ts';
import { choiceIn } from '../../share/plain-data.ts';
import type { Table } from '../../export/table/table.ts';
import { controls } from '../../styles/controls.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import { currentAnswer } from '../common/current-answer.ts';
import { bubbling } from '../common/events.ts';
import { KeptState } from '../common/kept-state.ts';
import {
  labellingsOf,
  latexOf,
  membershipOf,
  setsOf,
  textOf,
  type Labelling,
  type Labellings,
  type Representation,
} from './labelling.ts';
import '../export/table-export.ts';
import { given, inLanguage } from '../common/given.ts';
import { stacked } from '../../styles/stacked.ts';

const representations: readonly Representation[] = ['vector', 'membership', 'sets'];

/** Upper limits of cases: the first for showing all forms, the second for copying the vectors. */
const mostShown = 200;
const mostCopied = 10_000;

/**
 * Truth and predictions as vectors, membership matrices and sets. Fires `problem-chosen` ({problem, text}) to use one
 * of the forms as input.
 */
@customElement('deconfuse-representations')
export class Representations extends LitElement {
  @given locale!: Locale;
  @property({ attribute: false }) data!: AsyncDataset;

  @inLanguage(loadRepresentationTexts) private texts?: RepresentationTexts;
  @state() private problem?: Problem;
  @state() private chosen: Representation = 'vector';
  @state() private copied?: 'text' | 'latex';
  /** Text to be copied by hand if the clipboard is refused. */
  @state() private uncopied?: string;

  #work = new KeptState(this, 'representations', () => ({
    chosen: this.chosen === 'vector' ? undefined : this.chosen,
  }));

  override willUpdate(changed: PropertyValues<this>): void {
    const kept = this.#work.recalled();
    if (kept) this.chosen = choiceIn(kept['chosen'], representations) ?? 'vector';
    if (changed.has('data')) this.uncopied = undefined;
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('data')) void this.#loadProblem();
  }

  async #loadProblem(): Promise<void> {
    const { data } = this;
    if (data.total > mostCopied) return;
    const problem = await currentAnswer(this, () => data === this.data, data.problem());
    if (problem) this.problem = problem;
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, problem, data } = this;
    if (!texts) return nothing;
    if (data.total > mostCopied) return html`<p>${texts.tooLong(groupDigits(String(mostShown)))}</p>`;
    if (!problem) return nothing;
    const labellings = labellingsOf(problem);
    if (!labellings) return html`<p>${texts.weighted}</p>`;
    const numbered = problem.kind === 'matrix' ? html`<p class="muted">${texts.numbered}</p>` : nothing;
    if (data.total > mostShown) {
      return html`
        <p>${texts.tooLong(String(mostShown))} ${texts.vectorOnly}</p>
        ${numbered} ${this.#actions(labellings, 'vector', texts)}
      `;
    }
    const { chosen } = this;
    return html`
      <p>${texts.introduction}</p>
      <p class="choice" role="group" aria-label=${texts.choice}>
        ${representations.map(
          (representation) => html`
            <button
              aria-pressed=${representation === chosen ? 'true' : 'false'}
              @click=${() => {
                this.chosen = representation;
                this.uncopied = undefined;
              }}
            >
              ${texts.forms[representation]}
            </button>
          `,
        )}
        <span class="muted">${texts.said[chosen]}</span>
      </p>
      ${numbered}
      <div class="both ${chosen}">
        ${this.#labelling('Y', labellings.predicted ? texts.truth : '', labellings.truth, texts)}
        ${labellings.predicted ? this.#labelling('Ŷ', texts.predicted, labellings.predicted, texts) : nothing}
      </div>
      ${this.#actions(labellings, chosen, texts)}
    `;
  }

  #labelling(symbol: string, title: string, labelling: Labelling, texts: RepresentationTexts): TemplateResult {
    return html`
      <section>
        <h3><i>${symbol}</i> ${title}</h3>
        <div class="scroll" role="region" tabindex="0" aria-label=${`${title}: ${texts.forms[this.chosen]}`}>
          ${
            this.chosen === 'vector'
              ? this.#vector(labelling)
              : this.chosen === 'membership'
                ? this.#membership(labelling, texts)
                : this.#sets(labelling)
          }
        </div>
      </section>
    `;
  }

  #vector({ names, classes }: Labelling): TemplateResult {
    return html`<p class="code">
      (${classes.map((at, index) => html`${index > 0 ? ', ' : nothing}<bdi>${names[at]}</bdi>`)})
    </p>`;
  }

  #membership(labelling: Labelling, { case: oneCase }: RepresentationTexts): TemplateResult {
    return html`
      <table>
        <thead>
          <tr>
            <th scope="col">${oneCase}</th>
            ${labelling.names.map((name) => html`<th scope="col"><bdi>${name}</bdi></th>`)}
          </tr>
        </thead>
        <tbody>
          ${membershipOf(labelling).map(
            (row, index) => html`
              <tr>
                <th scope="row">${index + 1}</th>
                ${row.map((entry) => html`<td class=${entry === 1 ? 'member' : ''}>${entry}</td>`)}
              </tr>
            `,
          )}
        </tbody>
      </table>
    `;
  }

  #sets(labelling: Labelling): TemplateResult {
    const sets = setsOf(labelling);
    return html`
      <dl class="code">
        ${labelling.names.map(
          (name, index) => html`
            <div>
              <dt><bdi>${name}</bdi></dt>
              <dd>{${sets[index]!.join(', ')}}</dd>
            </div>
          `,
        )}
      </dl>
    `;
  }

  #actions(labellings: Labellings, representation: Representation, texts: RepresentationTexts): TemplateResult {
    const { truth, predicted } = labellings;
    const written = (write: (labelling: Labelling, representation: Representation) => string): string =>
      `Y = ${write(truth, representation)}${predicted ? `\nŶ = ${write(predicted, representation)}` : ''}`;
    const text = (): string => written(textOf);
    const latex = (): string => written(latexOf).replace('\nŶ =', ' \\\\\n\\hat{Y} =');
    return html`
      <p class="actions no-print">
        <button @click=${() => this.#copy('text', text())}>
          ${this.copied === 'text' ? `✓ ${texts.copied}` : texts.copyText}
        </button>
        <button @click=${() => this.#copy('latex', latex())}>
          ${this.copied === 'latex' ? `✓ ${texts.copied}` : texts.copyLatex}
        </button>
        ${
          predicted
            ? html`<button @click=${() => this.#use({ truth, predicted }, representation, text())}>
                ${texts.useAsInput}
              </button>`
            : nothing
        }
      </p>
      <deconfuse-table-export
        .format=${{ decimals: 0, decimalSign: this.locale.decimalSign }}
        .table=${() => caseTable(labellings, texts, this.locale.page.representations)}
        .name=${this.locale.page.representations}
      ></deconfuse-table-export>
      ${
        this.uncopied === undefined
          ? nothing
          : html`<p role="status">${texts.copyByHand}</p>
              <textarea readonly rows="4" aria-label=${texts.copyText} .value=${this.uncopied}></textarea>`
      }
    `;
  }

  async #copy(what: 'text' | 'latex', text: string): Promise<void> {
    if (!(await copyText(text))) {
      this.uncopied = text;
      return;
    }
    this.copied = what;
    setTimeout(() => (this.copied = undefined), copiedShown);
  }

  /** Matrices and sets have no class names, so their classes are numbered. */
  #use({ truth, predicted }: Required<Labellings>, representation: Representation, text: string): void {
    const named = ({ names }: Labelling): readonly Label[] =>
      representation === 'vector' ? names : names.map((_, index) => index + 1);
    const namesOf = { truth: named(truth), predicted: named(predicted) };
    const problem: Problem = {
      kind: 'labels',
      truth: truth.classes.map((at) => namesOf.truth[at]!),
      predicted: predicted.classes.map((at) => namesOf.predicted[at]!),
      labels: namesOf.truth,
      ...(this.data.predictedLabels && { predictedLabels: namesOf.predicted }),
    };
    this.dispatchEvent(bubbling('problem-chosen', { problem, text }));
  }

  static override styles = [
    controls,
    stacked,
    css`
      .choice,
      .actions {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem;
        align-items: center;
      }

      .choice .muted {
        font-size: 0.875rem;
      }

      .both {
        display: grid;
        gap: 0.5rem 1.5rem;
      }

      .both.membership {
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
      }

      h3 {
        font-size: 1rem;
        font-weight: 600;
      }

      .scroll {
        max-height: 20rem;
      }

      .code,
      textarea {
        font: 0.875rem/1.6 var(--code-font);
      }

      textarea {
        width: 100%;
      }

      .code div {
        display: flex;
        gap: 0.75rem;
      }

      dt {
        min-width: 3rem;
        color: var(--muted);
      }

      table {
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }

      th,
      td {
        padding: 0 0.5rem;
        text-align: center;
      }

      th {
        color: var(--muted);
        font-size: 0.875rem;
        font-weight: 400;
      }

      thead th {
        position: sticky;
        top: 0;
        background: var(--paper);
      }

      .member {
        background: var(--accent-soft);
        font-weight: 600;
      }
    `,
  ];
}

/** A row per case with its true and its predicted class. */
function caseTable({ truth, predicted }: Labellings, texts: RepresentationTexts, caption: string): Table {
  const name = ({ names, classes }: Labelling, at: number): string => String(names[classes[at]!]);
  const labellings = predicted ? [truth, predicted] : [truth];
  return {
    caption,
    columns: [texts.case, texts.truth, texts.predicted].slice(0, labellings.length + 1).map((title) => ({ title })),
    rows: truth.classes.map((_, at) => [at + 1, ...labellings.map((labelling) => name(labelling, at))]),
  };
}
