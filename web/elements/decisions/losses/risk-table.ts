import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Label } from '../../../core/types/label.ts';
import type { Report } from '../../../core/types/report.ts';
import type { Table } from '../../../export/table/table.ts';
import { formatNumber } from '../../../formula/number.ts';
import { lossMeasures } from '../../../locales/decisions.ts';
import type { LossDecisionTexts } from '../../../locales/en/loss-decision.ts';
import type { Locale } from '../../../locales/index.ts';
import type { NumberFormat } from '../../../locales/values.ts';
import { choiceIn, fieldsOf, wholeIn } from '../../../share/plain-data.ts';
import { controls } from '../../../styles/controls.ts';
import type { AsyncDataset } from '../../../worker/async-calculator.ts';
import { bubbling } from '../../common/events.ts';
import { given } from '../../common/given.ts';
import '../../export/table-export.ts';

/** Position of a number in the table, counted from 0. */
export interface Place {
  row: number;
  column: number;
}

/** A number chosen for its derivation; `id` is the metric. */
export interface Chosen extends Place {
  id: string;
}

/** The choice read from kept data; undefined if the data are malformed. */
export function chosenIn(value: unknown): Chosen | undefined {
  const { id: givenId, row: givenRow, column: givenColumn } = fieldsOf(value);
  const id = choiceIn(givenId, [lossMeasures.risks, lossMeasures.zeroOneRisks, lossMeasures.posteriors]);
  const [row, column] = [givenRow, givenColumn].map((place) => wholeIn(place, 0, 1000));
  return id === undefined || row === undefined || column === undefined ? undefined : { id, row, column };
}

/** A table with a number per observation and action, or observation and state. */
export interface ChosenNumbers {
  label: string;
  observations: readonly Label[];
  columns: readonly string[];
  rows: readonly (readonly (number | null)[])[];
  /** Marked columns of each row. */
  best: readonly (readonly number[])[];
  /** Title of the last column; `decided` holds its cells. */
  last: string;
  decided: readonly (string | number | null)[];
}

/** Name of the decision; if several are equally good, the first with a note on the tie. */
export function choiceText(texts: LossDecisionTexts, best: readonly number[], names: readonly string[]): string {
  const [first] = best;
  if (first === undefined) return texts.impossible;
  if (best.length === 1) return names[first]!;
  return `${names[first]} (${texts.tie(best.map((at) => names[at]).join(' = '))})`;
}

/** Says whether the most probable state would give the same decisions. */
export function comparisonOf(texts: LossDecisionTexts, { decision, labels }: AsyncDataset, report: Report): string {
  const { observations, actions } = decision!;
  const states = labels.map(String);
  if (actions.length !== states.length || actions.some((action, at) => String(action) !== states[at])) {
    return texts.zeroOneOther;
  }
  const decided = report.metrics[lossMeasures.action] as (string | null)[];
  const probable = report.metrics[lossMeasures.probable] as (string | null)[];
  const different = observations.filter((_, at) => decided[at] !== probable[at]);
  return different.length === 0 ? texts.zeroOneSame : texts.zeroOneDiffers(different.join('; '));
}

/** A table of numbers, each of which can be chosen. Fires `number-chosen` (Place). */
@customElement('deconfuse-risk-table')
export class RiskTable extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @property({ attribute: false }) texts!: LossDecisionTexts;
  @property({ attribute: false }) numbers!: ChosenNumbers;
  @property({ attribute: false }) chosen?: Place | undefined;

  #text(value: string | number | null | undefined): string {
    if (typeof value === 'string') return value;
    if (typeof value !== 'number') return this.locale.page.undefinedValue;
    const decimals = Math.max(4, this.format.decimals);
    return formatNumber(Number(value.toPrecision(12)), { ...this.format, decimals, trim: true });
  }

  #exported(): Table {
    const { label, observations, columns, rows, last, decided } = this.numbers;
    return {
      caption: label,
      columns: [this.texts.observation, ...columns, last].map((title) => ({ title })),
      rows: rows.map((row, at) => [String(observations[at]), ...row, this.#text(decided[at])]),
    };
  }

  override render(): TemplateResult {
    const { texts, chosen } = this;
    const { label, observations, columns, rows, best, last, decided } = this.numbers;
    return html`
      <div class="scroll">
        <table class="risks" aria-label=${label}>
          <thead>
            <tr>
              <th scope="col">${texts.observation}</th>
              ${columns.map((name) => html`<th scope="col">${name}</th>`)}
              <th scope="col">${last}</th>
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row, at) => html`
                <tr>
                  <th scope="row">${observations[at]}</th>
                  ${row.map((value, column) => {
                    const isBest = best[at]?.includes(column) === true;
                    const isChosen = chosen?.row === at && chosen.column === column;
                    return html`<td class=${isBest ? 'best' : ''}>
                      <button
                        class="text number"
                        aria-pressed=${isChosen ? 'true' : 'false'}
                        @click=${() => this.dispatchEvent(bubbling<Place>('number-chosen', { row: at, column }))}
                      >
                        ${this.#text(value)}</button
                      >${isBest ? html`<span class="mark" title=${texts.best} role="img" aria-label=${texts.best}>✓</span>` : ''}
                    </td>`;
                  })}
                  <td class="decided">${this.#text(decided[at])}</td>
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
      <deconfuse-table-export
        .format=${this.format}
        .table=${() => this.#exported()}
        .name=${label}
      ></deconfuse-table-export>
    `;
  }

  static override styles = [
    controls,
    css`
      .risks {
        border-collapse: collapse;
      }

      .risks th,
      .risks td {
        padding: 0.125rem 0.5rem;
        border-bottom: 1px solid var(--line);
        text-align: end;
        vertical-align: baseline;
      }

      .risks th:first-child,
      .risks .decided,
      .risks th:last-child {
        text-align: start;
      }

      .number {
        font-variant-numeric: tabular-nums;
      }

      button.number[aria-pressed='true'] {
        background: var(--accent-soft);
        color: inherit;
      }

      .best button.number {
        color: inherit;
      }

      .best {
        background: var(--mark);
        font-weight: 700;
        white-space: nowrap;
      }

      .decided {
        font-weight: 700;
      }

      /* The decision, which comes last, is seen without scrolling. */
      @media (max-width: 40rem) {
        .risks {
          font-size: 0.875rem;
        }

        .risks th,
        .risks td {
          padding-inline: 0.25rem;
        }

        .risks tbody th {
          max-width: 5.5rem;
        }
      }
    `,
  ];
}
