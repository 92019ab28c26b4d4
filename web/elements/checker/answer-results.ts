import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GivenAnswer, TableAnswer, Verdict } from '../../core/types/checking.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import { formatNumber } from '../../formula/number.ts';
import type { AnswerTableTexts } from '../../locales/en/answer-table.ts';
import type { CheckerTexts } from '../../locales/en/checker.ts';
import { loadExportTexts } from '../../locales/parts.ts';
import type { Locale } from '../../locales/index.ts';
import type { Table } from '../../export/table/table.ts';
import { controls } from '../../styles/controls.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import { answerGrid, type AnswerRow } from './answer-grid.ts';
import { bubbling } from '../common/events.ts';
import { sharedSlip } from './shared-slip.ts';
import { nameInSentence, slipSentence, type SlipContext } from '../../locales/slip-sentence.ts';
import '../export/table-export.ts';
import { shortName, type NumberFormat } from '../../locales/values.ts';
import { areDigitsRight, formatFor } from './written-digits.ts';
import { given } from '../common/given.ts';
import { stacked } from '../../styles/stacked.ts';

/** A text whose answers have been checked against the data. */
export interface Checked {
  text: string;
  data: AsyncDataset;
  answers: readonly TableAnswer[];
  /** Verdicts in the order of the answers. */
  verdicts: readonly Verdict[];
}

type Sign = '✓' | '≈' | '✗' | '?';

const signs: Record<Verdict['verdict'], Sign> = {
  right: '✓',
  coarse: '≈',
  truncated: '≈',
  intermediate: '≈',
  rounded: '≈',
  slip: '✗',
  unknown: '✗',
};

const signOf = ({ error, verdict }: Verdict): Sign => (error ? '?' : signs[verdict]);

/**
 * Table of many answers with their verdicts. Fires `answer-chosen` (GivenAnswer) when one is to be examined in full.
 */
@customElement('deconfuse-answer-results')
export class AnswerResults extends LitElement {
  @given locale!: Locale;
  @property({ attribute: false }) texts!: AnswerTableTexts;
  @property({ attribute: false }) checkerTexts!: CheckerTexts;
  @given format!: NumberFormat;
  @given catalogue: readonly MetricInfo[] = [];
  @property({ attribute: false }) checked!: Checked;
  /** Hides the right values. */
  @property({ attribute: false }) hidesValues = false;

  /** Index of the chosen answer. */
  @state() private chosen: number | undefined;

  override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('checked');
    if (before && before.text !== this.checked.text) this.chosen = undefined;
  }

  #showInFull({ id, class: label, answer }: TableAnswer): void {
    const detail: GivenAnswer = { id, ...(label !== undefined && { class: label }), answer };
    this.dispatchEvent(bubbling('answer-chosen', detail));
  }

  override render(): TemplateResult {
    const { texts } = this;
    const { answers, data } = this.checked;
    const grid = answerGrid(answers, this.catalogue, data.labels);
    const listed = grid ? grid.others : answers.map((_, place) => place);
    return html`
      ${this.#summary()}
      <p class="muted"><span>${texts.legend}.</span> <span class="no-print">${texts.hint}</span></p>
      ${
        grid
          ? html`
              <div class="scroll" role="region" tabindex="0" aria-label=${texts.result}>
                <table>
                  <thead>
                    <tr>
                      <th scope="col">${texts.corner}</th>
                      ${grid.columns.map((id) => html`<th scope="col">${this.#shortNameOf(id)}</th>`)}
                    </tr>
                  </thead>
                  <tbody>
                    ${grid.rows.map(
                      (row) => html`
                        <tr>
                          <th scope="row">${rowName(row, texts)}</th>
                          ${grid.columns.map((_, column) => html`<td>${this.#cell(row.answers[column])}</td>`)}
                        </tr>
                      `,
                    )}
                  </tbody>
                </table>
              </div>
            `
          : nothing
      }
      ${
        listed.length > 0
          ? html`<ul class="list">
              ${listed.map(
                (place) => html`
                  <li>
                    <span>${this.#nameOf(answers[place]!)}</span>
                    ${this.#cell(place)}
                  </li>
                `,
              )}
            </ul>`
          : nothing
      }
      <deconfuse-table-export
        .format=${this.format}
        .table=${() => this.#exported()}
        .name=${texts.result}
      ></deconfuse-table-export>
      <div id="verdict" aria-live="polite">${this.#verdict()}</div>
    `;
  }

  async #exported(): Promise<Table> {
    const { texts, locale, hidesValues } = this;
    const { answers, verdicts } = this.checked;
    const titles = await loadExportTexts(locale.language);
    return {
      caption: texts.result,
      columns: [
        { title: locale.page.metric },
        { title: locale.page.class },
        { title: titles.answer, align: 'end' },
        { title: titles.verdict },
        ...(hidesValues ? [] : [{ title: titles.rightValue }]),
      ],
      rows: answers.map(({ id, class: label, answer }, place) => {
        const { verdict, error, value } = verdicts[place]!;
        return [
          this.#shortNameOf(id),
          label === undefined ? '' : String(label),
          answer,
          texts.verdicts[error ? 'unreadable' : verdict],
          ...(hidesValues ? [] : [value]),
        ];
      }),
    };
  }

  /** Number of right answers and, if one slip explains most of the others, that slip. */
  #summary(): TemplateResult {
    const { texts } = this;
    const { verdicts, answers } = this.checked;
    const count = (wanted: Sign): number => verdicts.filter((verdict) => signOf(verdict) === wanted).length;
    const [near, unreadable] = [count('≈'), count('?')];
    const sentences = [
      texts.right(count('✓'), verdicts.length),
      ...(near > 0 ? [texts.near(near)] : []),
      ...(unreadable > 0 ? [texts.unreadable(unreadable)] : []),
    ];
    const shared = sharedSlip(verdicts);
    const wrong = near + count('✗');
    return html`
      <div role="status">
        <p class="headline">${sentences.join(' ')}</p>
        ${
          shared
            ? html`<p class="shared">
                ${texts.oneSlip(shared.verdicts.length, wrong)}
                <strong
                  >${slipSentence(
                    shared.slips,
                    this.#contextOf(answers[verdicts.indexOf(shared.verdicts[0]!)]!),
                  )}</strong
                >
              </p>`
            : nothing
        }
      </div>
    `;
  }

  #cell(place: number | undefined): TemplateResult | typeof nothing {
    const { texts } = this;
    const { answers, verdicts } = this.checked;
    const answer = place === undefined ? undefined : answers[place];
    const verdict = place === undefined ? undefined : verdicts[place];
    if (place === undefined || !answer || !verdict) return nothing;
    const sign = signOf(verdict);
    const said = texts.verdicts[verdict.error ? 'unreadable' : verdict.verdict];
    return html`<button
      class="answer"
      data-sign=${sign}
      aria-pressed=${place === this.chosen ? 'true' : 'false'}
      aria-label="${texts.answered(this.#nameOf(answer), answer.answer)}, ${said}"
      @click=${() => (this.chosen = place)}
    >
      ${answer.answer} <span class="sign">${sign}</span>
    </button>`;
  }

  /** Verdict on the chosen answer. */
  #verdict(): TemplateResult | typeof nothing {
    const { texts, checkerTexts, checked, chosen, locale } = this;
    const answer = chosen === undefined ? undefined : checked.answers[chosen];
    const verdict = chosen === undefined ? undefined : checked.verdicts[chosen];
    if (!answer || !verdict) return nothing;
    const name = this.#nameOf(answer);
    const { explanations, others, value, error } = verdict;
    const best = explanations[0];
    const isRight = areDigitsRight(verdict);
    return html`
      <p class="verdict" data-sign=${signOf(verdict)}>
        <strong
          ><bdi>${texts.answered(name, answer.answer)}</bdi>
          <span class="sign" aria-hidden="true">${signOf(verdict)}</span>
          ${checkerTexts.verdicts[error ? 'unreadable' : verdict.verdict]}</strong
        >
        <span class="muted">(${locale.page.place(answer.line, answer.column)})</span>
        ${
          this.hidesValues || isRight
            ? nothing
            : value === null
              ? checkerTexts.rightUndefined(name)
              : checkerTexts.rightValue(name, formatNumber(value, formatFor(answer.answer, this.format)))
        }
        ${best ? slipSentence(best.slips, this.#contextOf(answer)) : nothing}
        ${verdict.verdict === 'unknown' && !error ? checkerTexts.unexplained : nothing}
        ${best && !isRight && others + explanations.length > 1 ? texts.others(others + explanations.length - 1) : nothing}
        <button class="text no-print" @click=${() => this.#showInFull(answer)}>${texts.inFull}</button>
      </p>
    `;
  }

  #shortNameOf(id: string): string {
    return shortName(this.locale.names[id] ?? id);
  }

  #nameOf({ id, class: label }: TableAnswer): string {
    return nameInSentence({ texts: this.checkerTexts, locale: this.locale }, { id, class: label });
  }

  #contextOf({ id, class: label }: TableAnswer): SlipContext {
    const { checkerTexts: texts, locale, format } = this;
    const { labels, predictedLabels, matrix, total } = this.checked.data;
    return { texts, locale, format, labels, predictedLabels, matrix, total, asked: { id, class: label } };
  }

  static override styles = [
    controls,
    stacked,
    css`
      .muted {
        font-size: 0.875rem;
      }

      .headline {
        font-size: 1rem;
        font-weight: 600;
      }

      .shared {
        margin-top: 0.25rem;
        padding: 0.375rem 0.75rem;
        border-inline-start: 4px solid var(--accent);
        background: var(--accent-soft);
      }

      table {
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }

      th,
      td {
        padding: 0.125rem 0.25rem;
        border-bottom: 1px solid var(--line);
        text-align: end;
      }

      th {
        padding-inline-end: 0.75rem;
        font-size: 0.875rem;
        font-weight: 600;
      }

      tbody th,
      thead th:first-child {
        position: sticky;
        left: 0;
        max-width: 9rem;
        background: var(--paper);
        text-align: start;
      }

      thead th:first-child {
        color: var(--muted);
        font-weight: 400;
      }

      .answer {
        padding: 0.125rem 0.375rem;
        border-color: var(--line);
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
      }

      .answer[data-sign='✗'],
      .answer[data-sign='?'] {
        background: var(--wrong-2);
      }

      .answer[data-sign='≈'] {
        background: var(--wrong-1);
      }

      .answer[aria-pressed='true'] {
        border-color: var(--accent);
        color: inherit;
        outline: 2px solid var(--accent);
      }

      .answer[data-sign='✓'][aria-pressed='true'] {
        background: var(--paper);
      }

      .answer:hover,
      .answer[aria-pressed='true']:hover {
        border-color: var(--accent);
      }

      .sign {
        display: inline-block;
        min-width: 1em;
        font-weight: 700;
        text-align: center;
      }

      .list {
        display: grid;
        gap: 0.25rem;
        justify-items: start;
        list-style: none;
      }

      .list li {
        display: flex;
        flex-wrap: wrap;
        gap: 0.125rem 0.75rem;
        align-items: baseline;
      }

      .verdict {
        padding: 0.5rem 0.75rem;
        border-inline-start: 4px solid var(--wrong-5);
        background: var(--panel);
      }

      .verdict[data-sign='✓'] {
        border-color: var(--right-5);
      }
    `,
  ];
}

/** Name of a row: a class by its label, an average by the way it is computed. */
function rowName({ class: label, average = '' }: AnswerRow, texts: AnswerTableTexts): TemplateResult | string {
  return label === undefined ? (texts.averages[average] ?? average.replaceAll('_', ' ')) : html`<bdi>${label}</bdi>`;
}
