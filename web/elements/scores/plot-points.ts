import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { formatNumber } from '../../formula/number.ts';
import type { PlotTexts } from '../../locales/en/plots.ts';
import type { Locale } from '../../locales/index.ts';
import { operatingPoint, type OperatingPoint, type OperatingPoints } from '../../plots/operating-points.ts';
import { countText, shareText, type ThresholdForm } from '../../plots/options.ts';
import type { Table } from '../../export/table/table.ts';
import { controls } from '../../styles/controls.ts';
import '../export/table-export.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { given } from '../common/given.ts';
import { stacked } from '../../styles/stacked.ts';

const shownPoints = 500;

/** Largest number of points to export; more would be too many for a clipboard and for most spreadsheets. */
const exportedPoints = 100_000;

export const readings = [
  'threshold',
  'truePositives',
  'falsePositives',
  'truePositiveRate',
  'falsePositiveRate',
  'precision',
  'recall',
  'f1',
] as const satisfies readonly (keyof OperatingPoint)[];

export type Reading = (typeof readings)[number];

/** One reading of a point as text. */
export function readingText(
  point: OperatingPoint,
  reading: Reading,
  form: ThresholdForm,
  format: NumberFormat,
): string {
  const value = point[reading];
  if (reading === 'threshold') return formatNumber(form === 't' ? value : 1 - value, format);
  if (reading === 'truePositives' || reading === 'falsePositives') return countText(value, format);
  return shareText(value, format);
}

/** The points as a table: the first ones on the page, and many more for export. */
@customElement('deconfuse-plot-points')
export class PlotPoints extends LitElement {
  @given locale!: Locale;
  @property({ attribute: false }) texts!: PlotTexts;
  @given format!: NumberFormat;
  @property({ attribute: false }) points!: OperatingPoints;
  @property({ attribute: false }) thresholdForm: ThresholdForm = 't';

  override render(): TemplateResult {
    const { texts, format, points, thresholdForm: form } = this;
    const count = points.threshold.length;
    const shown = Array.from({ length: Math.min(count, shownPoints) }, (_, point) => operatingPoint(points, point));
    const counted = (number: number): string => countText(number, format);
    return html`
      <deconfuse-table-export
        .format=${format}
        .table=${() => this.#exported()}
        .name=${texts.asTable}
      ></deconfuse-table-export>
      <div class="scroll" role="region" tabindex="0" aria-label=${texts.tableTitle}>
        <table>
          <caption>
            ${texts.tableTitle}
          </caption>
          <thead>
            <tr>
              ${readings.map((reading) => html`<th scope="col">${texts.readings[reading]}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${shown.map(
              (point) => html`
                <tr>
                  ${readings.map((reading) => html`<td>${readingText(point, reading, form, format)}</td>`)}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
      ${count > shownPoints ? html`<p class="muted">${texts.morePoints(counted(count - shownPoints))}</p>` : nothing}
    `;
  }

  #exported(): Table {
    const { texts, points, format, thresholdForm: form } = this;
    const count = points.threshold.length;
    const rest = count > exportedPoints ? ` ${texts.morePoints(countText(count - exportedPoints, format))}` : '';
    return {
      caption: texts.tableTitle + rest,
      columns: readings.map((reading) => ({ title: texts.readings[reading] })),
      rows: Array.from({ length: Math.min(count, exportedPoints) }, (_, index) => {
        const point = operatingPoint(points, index);
        return readings.map((reading) => {
          const value = reading === 'threshold' && form === 'τ' ? 1 - point.threshold : point[reading];
          return Number.isNaN(value) ? null : value;
        });
      }),
    };
  }

  static override styles = [
    controls,
    stacked,
    css`
      .scroll {
        max-height: 30rem;
      }

      table {
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }

      caption {
        padding-bottom: 0.25rem;
        color: var(--muted);
        font-size: 0.875rem;
        text-align: start;
      }

      th,
      td {
        padding: 0.125rem 0.5rem;
        border-bottom: 1px solid var(--line);
        text-align: end;
      }

      th {
        position: sticky;
        top: 0;
        background: var(--panel);
        font-size: 0.875rem;
        font-weight: 600;
      }

      @media print {
        .scroll {
          max-height: none;
        }
      }
    `,
  ];
}
