import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, queryAll } from 'lit/decorators.js';
import type { Questions } from '../../core/types/exercises.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { QrCode } from '../../export/qr-code.ts';
import type { Student } from '../../questions/class-list.ts';
import { labelsOf } from '../../questions/given-data.ts';
import type { ShortKey } from '../../questions/short-key.ts';
import { controls } from '../../styles/controls.ts';
import type { Texts } from './exercise-data.ts';
import './exercise-sheet.ts';
import type { ExerciseSheet, Sheet } from './exercise-sheet.ts';

type Variant = Questions['variants'][number];

/** Sheet of a student, without its key. */
export function sheetOf(
  { madeFrom, problem, questions }: Variant,
  student: Student,
  of: Texts & { decimals: number; metrics: readonly MetricInfo[]; qr?: QrCode | undefined },
): Sheet {
  const { metrics, ...others } = of;
  return {
    ...others,
    seed: madeFrom,
    problem,
    labels: labelsOf(problem),
    positive: 'positive' in problem ? problem.positive : undefined,
    questions: questions.flatMap(({ id, class: label, explanation }) => {
      const info = metrics.find((metric) => metric.id === id);
      return info ? [{ info, class: label, explanation }] : [];
    }),
    shows: 'questions',
    student,
  };
}

/** Sheets of many students for printing, each on its own page, followed by the keys if wanted. */
@customElement('deconfuse-exercise-sheets')
export class ExerciseSheets extends LitElement {
  @property({ attribute: false }) sheets: readonly Sheet[] = [];
  @property({ attribute: false }) keys: 'none' | 'full' | ShortKey = 'none';

  @queryAll('deconfuse-exercise-sheet') private drawn!: NodeListOf<ExerciseSheet>;

  /** Resolves once all sheets are rendered and fitted. */
  async whole(): Promise<void> {
    await this.updateComplete;
    await Promise.all([...this.drawn].map((sheet) => sheet.updateComplete));
    await document.fonts.ready;
    for (const sheet of this.drawn) sheet.fit();
  }

  override render(): TemplateResult {
    const { sheets, keys } = this;
    return html`
      ${sheets.map((sheet) => html`<deconfuse-exercise-sheet .sheet=${sheet}></deconfuse-exercise-sheet>`)}
      ${keys === 'none' ? nothing : html`<section class="keys">${keys === 'full' ? this.#full() : this.#short(keys)}</section>`}
    `;
  }

  #full(): TemplateResult[] {
    return this.sheets.map(
      (sheet) =>
        html`<deconfuse-exercise-sheet .sheet=${{ ...sheet, shows: 'key' as const }}></deconfuse-exercise-sheet>`,
    );
  }

  #short({ questions, tables }: ShortKey): TemplateResult | typeof nothing {
    const [sheet] = this.sheets;
    if (!sheet) return nothing;
    return html`
      <article lang=${sheet.locale.language}>
        <h1>${sheet.texts.key}</h1>
        <ol>
          ${questions.map((name) => html`<li>${name}</li>`)}
        </ol>
        ${tables.map(
          ([head = [], ...rows]) => html`
            <table>
              <thead>
                <tr>
                  ${head.map((text) => html`<th scope="col">${text}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${rows.map(
                  ([number, ...cells]) => html`
                    <tr>
                      <th scope="row">${number}</th>
                      ${cells.map((text) => html`<td><bdi>${text}</bdi></td>`)}
                    </tr>
                  `,
                )}
              </tbody>
            </table>
          `,
        )}
      </article>
    `;
  }

  static override styles = [
    controls,
    css`
      /* Paper is white in dark mode as well. */
      :host {
        display: block;
        color-scheme: light;
        background: #fff;
        color: #000;
        font: 1rem/1.45 var(--text-font);
      }

      deconfuse-exercise-sheet {
        display: block;
      }

      deconfuse-exercise-sheet + deconfuse-exercise-sheet,
      .keys {
        break-before: page;
      }

      /* Keys follow each other without page breaks, because only the marker uses them. */
      .keys deconfuse-exercise-sheet {
        margin-bottom: 1.5rem;
        break-before: auto;
      }

      h1 {
        margin: 0;
        font-size: 1.25rem;
        line-height: 1.25;
      }

      ol {
        columns: 2;
        margin: 0.5rem 0 0.75rem;
        padding-inline-start: 1.5rem;
        font-size: 0.875rem;
      }

      table {
        width: 100%;
        margin-bottom: 1rem;
        border-collapse: collapse;
        font-size: 0.875rem;
        font-variant-numeric: tabular-nums;
      }

      tr {
        break-inside: avoid;
      }

      th,
      td {
        padding: 0.125rem 0.375rem;
        border: 1px solid #767676;
        text-align: end;
      }

      th {
        font-weight: 600;
      }

      td {
        overflow-wrap: anywhere;
      }
    `,
  ];
}
