import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Label } from '../../../core/types/label.ts';
import { formatNumber } from '../../../formula/number.ts';
import type { Worked } from '../../../formula/worked.ts';
import { rejectionMeasures } from '../../../locales/decisions.ts';
import type { RejectOptionTexts } from '../../../locales/en/reject-option.ts';
import type { Locale } from '../../../locales/index.ts';
import { wholeIn } from '../../../share/plain-data.ts';
import type { Table } from '../../../export/table/table.ts';
import { controls } from '../../../styles/controls.ts';
import type { AsyncCalculator } from '../../../worker/async-calculator.ts';
import { KeptState } from '../../common/kept-state.ts';
import type { RejectAnswer } from '../../../session/rejection.ts';
import { numberText } from './reject-numbers.ts';
import '../../export/table-export.ts';
import type { NumberFormat } from '../../../locales/values.ts';
import '../../metrics/worked-formula.ts';
import { given } from '../../common/given.ts';
import { checkbox } from '../../common/checkbox.ts';

/** Number of rows shown; the rest is only counted. */
const rowsShown = 50;

/** Decision of Chow's rule for each row, with a derivation for one of them. */
@customElement('deconfuse-reject-decisions')
export class RejectDecisions extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @given calculator!: AsyncCalculator;
  @property({ attribute: false }) texts!: RejectOptionTexts;
  @property({ attribute: false }) answer!: RejectAnswer;

  @state() private row = 0;
  @state() private onlyRejected = false;
  /** Derivation of the largest posterior of a row. */
  @state() private workedRow?: { answer: RejectAnswer; row: number; worked: Worked };

  #work = new KeptState(this, 'decisions', () => ({
    row: this.row || undefined,
    onlyRejected: this.onlyRejected || undefined,
  }));

  override willUpdate(changed: PropertyValues): void {
    const kept = this.#work.recalled();
    if (kept) {
      const last = this.answer.rows.posteriors.length - 1;
      this.row = Math.min(wholeIn(kept['row'], 0, Number.MAX_SAFE_INTEGER) ?? 0, last);
      this.onlyRejected = kept['onlyRejected'] === true;
    }
    if (changed.has('answer')) this.row = Math.min(this.row, this.answer.rows.posteriors.length - 1);
    if (changed.has('answer') || changed.has('row')) void this.#workRow();
  }

  /** Derives the largest posterior in a dataset of this row alone, because the core explains the whole dataset. */
  async #workRow(): Promise<void> {
    const { answer, row } = this;
    const posteriors = answer.rows.posteriors[row];
    if (!posteriors) return;
    const { rejectLoss, errorLoss } = answer;
    const { labels } = answer.rows;
    const dataset = await this.calculator.dataset({
      kind: 'decision',
      labels,
      rejectLoss,
      errorLoss,
      posteriors: [posteriors],
    });
    const { definitions = [] } = await dataset.explain(rejectionMeasures.errorRate);
    dataset.release();
    const [largest] = definitions;
    if (!largest || answer !== this.answer || row !== this.row) return;
    const { quantity, symbolic, substituted } = largest;
    this.workedRow = {
      answer,
      row,
      worked: {
        symbol: quantity.symbol ?? '',
        symbolic,
        substituted,
        exact: null,
        value: largestOf(answer, row),
      },
    };
  }

  override render(): TemplateResult {
    const { texts, answer } = this;
    const { rows, dataset } = answer;
    const { observations } = dataset.decision!;
    const count = rows.posteriors.length;
    const wanted: number[] = [];
    for (let row = 0; row < count && wanted.length < rowsShown; row++) {
      if (!this.onlyRejected || isRejected(answer, row)) wanted.push(row);
    }
    const left = (this.onlyRejected ? answer.rejected : count) - wanted.length;
    const hasTruth = rows.truth !== undefined;
    return html`
      <h3>${texts.decisions}</h3>
      <div class="row no-print">
        <label class="choice">
          ${checkbox(this.onlyRejected, (isChecked) => (this.onlyRejected = isChecked))} ${texts.onlyRejected}
        </label>
        <span class="muted">${texts.decisionsHint}</span>
      </div>
      ${wanted.length === 0 ? html`<p>${texts.noRows}</p>` : nothing}
      <div class="scroll table" role="region" tabindex="0" aria-label=${texts.decisions} ?hidden=${wanted.length === 0}>
        <table>
          <thead>
            <tr>
              <th scope="col">${texts.row}</th>
              ${hasTruth ? html`<th scope="col">${texts.truth}</th>` : nothing}
              <th scope="col" class="number">${texts.largest}</th>
              <th scope="col">${texts.probable}</th>
              <th scope="col">${texts.above}</th>
              <th scope="col">${texts.decision}</th>
            </tr>
          </thead>
          <tbody>
            ${wanted.map((row) => this.#decision(texts, answer, row, String(observations[row])))}
          </tbody>
        </table>
      </div>
      <deconfuse-table-export
        .format=${this.format}
        .table=${() => this.#exported()}
        .name=${texts.decisions}
      ></deconfuse-table-export>
      ${left > 0 ? html`<p class="muted">${texts.more(formatNumber(left, this.format))}</p>` : nothing}
      ${this.#workedDecision(texts, answer)}
    `;
  }

  #decision(texts: RejectOptionTexts, answer: RejectAnswer, row: number, name: string): TemplateResult {
    const { truth } = answer.rows;
    const rejected = isRejected(answer, row);
    const decided = probableOf(answer, row);
    const probable = answer.dataset.decision!.mostProbable[row]!.map((at) => String(answer.dataset.labels[at]));
    const isWrong = !rejected && truth !== undefined && String(truth[row]) !== decided;
    return html`
      <tr class=${rejected ? 'rejected' : ''}>
        <th scope="row">
          <button class="text" aria-pressed=${row === this.row ? 'true' : 'false'} @click=${() => (this.row = row)}>
            <bdi>${name}</bdi>
          </button>
        </th>
        ${truth === undefined ? nothing : html`<td><bdi>${truth[row]}</bdi></td>`}
        <td class="number">${numberText(largestOf(answer, row), this.format)}</td>
        <td><bdi>${probable.join(' = ')}</bdi></td>
        <td>${rejected ? texts.no : texts.yes}</td>
        <td class="decision">
          ${
            rejected
              ? html`<span class="together"><span aria-hidden="true">⊘</span> ${texts.reject}</span>`
              : html`<span aria-hidden="true">${isWrong ? '✗' : '→'}</span> <bdi>${decided}</bdi> ${
                    isWrong ? html`<span class="wrong">(${texts.wrong})</span>` : nothing
                  }`
          }
        </td>
      </tr>
    `;
  }

  /** Table of all rows, or of all rejected rows, including those not shown. */
  #exported(): Table {
    const { texts, answer, onlyRejected } = this;
    const { truth, posteriors } = answer.rows;
    const { observations, mostProbable } = answer.dataset.decision!;
    const labelsOf = (row: number): string =>
      mostProbable[row]!.map((at) => String(answer.dataset.labels[at])).join(' = ');
    const titles = [
      texts.row,
      ...(truth ? [texts.truth] : []),
      texts.largest,
      texts.probable,
      texts.above,
      texts.decision,
    ];
    return {
      caption: texts.decisions,
      columns: titles.map((title) => ({ title })),
      rows: posteriors
        .map((_, row) => row)
        .filter((row) => !onlyRejected || isRejected(answer, row))
        .map((row) => [
          String(observations[row]),
          ...(truth ? [String(truth[row])] : []),
          largestOf(answer, row),
          labelsOf(row),
          isRejected(answer, row) ? texts.no : texts.yes,
          isRejected(answer, row) ? texts.reject : probableOf(answer, row),
        ]),
    };
  }

  #workedDecision(texts: RejectOptionTexts, answer: RejectAnswer): TemplateResult | typeof nothing {
    const { row, workedRow } = this;
    const { dataset, rows, threshold } = answer;
    const name = dataset.decision!.observations[row];
    if (name === undefined || threshold === null) return nothing;
    const { quoted } = this.locale.page;
    const tied = dataset.decision!.mostProbable[row]!.map((at) => quoted(String(dataset.labels[at])));
    const decided = quoted(probableOf(answer, row));
    const truth = rows.truth?.[row];
    const rejected = isRejected(answer, row);
    const apart = textsApart(largestOf(answer, row), threshold, this.format);
    const largest = numberText(largestOf(answer, row), this.format);
    return html`
      <div class="worked">
        <h4>${texts.workedRow(String(name))}</h4>
        ${
          workedRow?.row === row && workedRow.answer.rows === rows
            ? html`
                <deconfuse-worked-formula
                  .format=${{ ...this.format, decimals: Math.max(4, this.format.decimals) }}
                  .worked=${workedRow.worked}
                  name=${texts.largestOf}
                ></deconfuse-worked-formula>
              `
            : nothing
        }
        <div aria-live="polite">
          <p>${tied.length > 1 ? texts.tie(tied.join(', '), decided) : texts.mostProbable(decided)}</p>
          <p>
            <strong>
              ${
                !rejected
                  ? texts.isAbove(...(apart ?? [largest, largest]), decided)
                  : apart
                    ? texts.isBelow(...apart)
                    : texts.isEqual(numberText(threshold, this.format))
              }
            </strong>
          </p>
          ${
            !rejected && truth !== undefined && String(truth) !== probableOf(answer, row)
              ? html`<p>${texts.wasWrong(quoted(String(truth)))}</p>`
              : nothing
          }
        </div>
      </div>
    `;
  }

  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.5rem;
        container-type: inline-size;
      }

      h3,
      h4 {
        font-size: 1.125rem;
        font-weight: 600;
      }

      .muted {
        font-size: 0.875rem;
      }

      .row {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem 0.75rem;
        align-items: center;
      }

      .choice {
        display: inline-flex;
        gap: 0.375rem;
        align-items: center;
        min-height: 2rem;
        cursor: pointer;
      }

      .choice input {
        width: 1rem;
        height: 1rem;
        margin: 0;
        accent-color: var(--accent);
      }

      .table {
        max-height: 22rem;
      }

      table {
        width: 100%;
        border-collapse: collapse;
      }

      th,
      td {
        padding: 0.125rem 0.5rem;
        border-bottom: 1px solid var(--line);
        text-align: start;
        vertical-align: baseline;
      }

      td {
        max-width: 12rem;
      }

      thead th {
        position: sticky;
        top: 0;
        background: var(--paper);
        color: var(--muted);
        font-size: 0.875rem;
        font-weight: 400;
        vertical-align: bottom;
      }

      tbody button {
        min-width: 2rem;
        text-align: start;
      }

      tbody button[aria-pressed='true'] {
        background: var(--accent);
        color: var(--on-accent);
      }

      .number {
        text-align: end;
        font-variant-numeric: tabular-nums;
      }

      .decision {
        font-weight: 700;
      }

      .together {
        white-space: nowrap;
      }

      .rejected > * {
        background: var(--wrong-2);
      }

      .wrong {
        color: var(--problem);
        font-weight: 400;
      }

      .worked {
        padding: 0.5rem 0.75rem;
        border: 1px solid var(--line);
        border-radius: 0.375rem;
        background: var(--panel);
      }

      @container (max-width: 30rem) {
        th,
        td {
          padding-inline: 0.25rem;
        }
      }
    `,
  ];
}

/** p*(x), the largest posterior of a row. */
function largestOf({ rows, dataset }: RejectAnswer, row: number): number {
  return rows.posteriors[row]![dataset.decision!.mostProbable[row]![0]!]!;
}

/** y*, the most probable class of a row; the first of equally probable ones. */
function probableOf({ dataset }: RejectAnswer, row: number): string {
  return String(dataset.labels[dataset.decision!.mostProbable[row]![0]!] as Label);
}

/**
 * True if the row is rejected. The curve is asked because the core has already decided the rows exactly on the
 * threshold there, and because a class may be named “reject”.
 */
function isRejected(answer: RejectAnswer, row: number): boolean {
  return answer.point !== null && largestOf(answer, row) <= answer.curve.threshold[answer.point]!;
}

/** Both numbers with enough decimals to tell them apart; undefined if they are equal. */
function textsApart(one: number, other: number, format: NumberFormat): [string, string] | undefined {
  for (let decimals = Math.max(4, format.decimals); decimals <= 15; decimals++) {
    const rounded = [one, other].map((value) => Number(value.toFixed(decimals)));
    if (rounded[0] === rounded[1]) continue;
    const [first, second] = rounded.map((value) => formatNumber(value, { ...format, decimals, trim: true }));
    return [first!, second!];
  }
  return undefined;
}
