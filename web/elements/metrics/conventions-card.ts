import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Label } from '../../core/types/label.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Report, ReportOptions, Value } from '../../core/types/report.ts';
import { formatNumber } from '../../formula/number.ts';
import { loadReferenceTexts, type Locale, type ReferenceTexts } from '../../locales/index.ts';
import type { Cell, Table } from '../../export/table/table.ts';
import { controls } from '../../styles/controls.ts';
import {
  compareConventions,
  conventionsOf,
  type Choice,
  type Convention,
  type ConventionKind,
  type Outcome,
} from './conventions.ts';
import '../export/table-export.ts';
import type { NumberFormat } from '../../locales/values.ts';
import type { Compare } from '../../session/result.ts';
import { given, inLanguage } from '../common/given.ts';

/**
 * The value of a metric on these data under each convention found in the literature. Hidden if no convention changes
 * the value.
 */
@customElement('deconfuse-conventions-card')
export class ConventionsCard extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @given catalogue: readonly MetricInfo[] = [];
  @property({ attribute: false }) info!: MetricInfo;
  /** Class whose value is shown, for a per-class metric. */
  @property({ attribute: false }) class?: Label;
  /** Report on the page; another report causes the values to be requested again. */
  @property({ attribute: false }) report!: Report;
  /** Options of the report. */
  @property({ attribute: false }) options: ReportOptions = {};
  @property({ attribute: false }) compare!: Compare;

  @inLanguage(loadReferenceTexts) private texts?: ReferenceTexts;
  @state() private outcomes: readonly Convention<Outcome>[] = [];

  override updated(changed: PropertyValues<this>): void {
    // `compare` is left out, because it may be another function at every update.
    const asked: (keyof ConventionsCard)[] = ['info', 'class', 'report', 'options', 'catalogue'];
    if (asked.some((name) => changed.has(name))) void this.#compare();
  }

  async #compare(): Promise<void> {
    const { info, report, options, catalogue, compare } = this;
    const label = info.perClass ? this.class : undefined;
    const isCurrent = (): boolean =>
      this.isConnected &&
      info === this.info &&
      report === this.report &&
      options === this.options &&
      label === (info.perClass ? this.class : undefined);
    try {
      const outcomes = await compareConventions(conventionsOf(info, catalogue, options), compare, label);
      if (isCurrent()) this.outcomes = outcomes;
    } catch (error) {
      if (isCurrent()) throw error;
      // The comparison was of data that have been replaced.
    }
  }

  override willUpdate(): void {
    this.hidden = !this.texts || this.outcomes.length === 0;
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, outcomes } = this;
    if (!texts || outcomes.length === 0) return nothing;
    const { title, introduction } = texts.conventions;
    return html`
      <h4>${title}</h4>
      <p class="muted">${introduction}</p>
      ${outcomes.map((convention) => this.#convention(convention, texts))}
    `;
  }

  #convention(convention: Convention<Outcome>, texts: ReferenceTexts): TemplateResult {
    const { kind, choices } = convention;
    const { conventions, families } = texts;
    const { title, text } = conventions.kinds[kind];
    const shown = choices.find(({ current }) => current)?.value;
    const hasNumbers = typeof shown === 'number';
    return html`
      <table>
        <caption>
          <strong>${title}.</strong>
          ${kind === 'family' ? families[this.info.family ?? ''] : text}
        </caption>
        <thead>
          <tr>
            <th scope="col">${conventions.choice}</th>
            <th scope="col" class="number">${conventions.value}</th>
            ${hasNumbers ? html`<th scope="col" class="number">${conventions.difference}</th>` : nothing}
          </tr>
        </thead>
        <tbody>
          ${choices.map(
            (outcome) => html`
              <tr class=${outcome.current ? 'current' : outcome.differs ? 'differs' : ''}>
                <th scope="row">
                  ${this.#nameOf(kind, outcome, conventions)}
                  ${outcome.current ? html`<span class="mark">(${conventions.current})</span>` : nothing}
                </th>
                <td class="number">${this.#written(outcome.value)}</td>
                ${hasNumbers ? html`<td class="number">${this.#difference(outcome, shown, conventions.same)}</td>` : nothing}
              </tr>
            `,
          )}
        </tbody>
      </table>
      <deconfuse-table-export
        .format=${this.format}
        .table=${() => this.#exported(convention, conventions)}
        .name=${`${this.locale.names[this.info.id] ?? this.info.id}: ${title}`}
      ></deconfuse-table-export>
    `;
  }

  #exported({ kind, choices }: Convention<Outcome>, conventions: ReferenceTexts['conventions']): Table {
    const cell = (value: Value): Cell => (typeof value === 'number' || value === null ? value : this.#written(value));
    return {
      caption: `${this.locale.names[this.info.id] ?? this.info.id}: ${conventions.kinds[kind].title}`,
      columns: [{ title: conventions.choice }, { title: conventions.value }],
      rows: choices.map((outcome) => [
        this.#nameOf(kind, outcome, conventions) + (outcome.current ? ` (${conventions.current})` : ''),
        cell(outcome.value),
      ]),
    };
  }

  #nameOf(kind: ConventionKind, { key }: Choice, { choices, level }: ReferenceTexts['conventions']): string {
    if (kind === 'family') return this.locale.names[key] ?? key;
    if (kind === 'level') {
      return level(
        formatNumber(Number((100 * Number(key)).toPrecision(12)), { ...this.format, decimals: 6, trim: true }),
      );
    }
    return (choices[kind] as Record<string, string>)[key] ?? key;
  }

  #written(value: Value): string {
    if (typeof value === 'number') return formatNumber(value, this.format);
    if (typeof value === 'string') return this.locale.words[value] ?? value;
    if (value === null) return this.locale.page.undefinedValue;
    return `[${value.map((end) => this.#written(end)).join(this.format.decimalSign === ',' ? '; ' : ', ')}]`;
  }

  #difference({ value, differs, current }: Outcome, shown: Value | undefined, same: string): string {
    if (current || typeof value !== 'number' || typeof shown !== 'number') return '';
    if (!differs) return same;
    const difference = value - shown;
    return `${difference > 0 ? '+' : ''}${formatNumber(difference, this.format)}`;
  }

  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.5rem;
        padding: 0.5rem 0.75rem 0.75rem;
        border: 1px solid var(--line);
        border-radius: 0.375rem;
        background: var(--panel);
      }

      :host([hidden]) {
        display: none;
      }

      h4 {
        font-size: 1rem;
        font-weight: 600;
      }

      p {
        font-size: 0.875rem;
      }

      table {
        width: 100%;
        max-width: 44rem;
        border-collapse: collapse;
        font-size: 0.875rem;
      }

      table + table {
        margin-top: 0.5rem;
      }

      caption {
        padding-bottom: 0.25rem;
        font-size: 0.875rem;
        text-align: start;
      }

      th,
      td {
        padding: 0.25rem 0.375rem;
        border-bottom: 1px solid var(--line);
        font-weight: 400;
        text-align: start;
        vertical-align: baseline;
      }

      /* German names are long and phones are narrow. */
      tbody th {
        hyphens: auto;
        overflow-wrap: anywhere;
      }

      thead th {
        color: var(--muted);
        font-size: 0.875rem;
      }

      th.number,
      td.number {
        text-align: end;
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
      }

      .differs td {
        font-weight: 600;
      }

      .current th,
      .current td {
        background: var(--accent-soft);
      }

      .mark {
        color: var(--muted);
        font-size: 0.875rem;
      }
    `,
  ];
}
