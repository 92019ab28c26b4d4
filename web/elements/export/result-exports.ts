import { html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Value } from '../../core/types/report.ts';
import { loadExportTexts } from '../../locales/parts.ts';
import type { Locale } from '../../locales/index.ts';
import type { Cell, Table } from '../../export/table/table.ts';
import type { MatrixPanel } from '../matrix/matrix-panel.ts';
import type { MetricTable } from '../metrics/metric-table.ts';
import './table-export.ts';
import { intervalText, isInterval, type NumberFormat } from '../../locales/values.ts';
import { given } from '../common/given.ts';

/** Export of the matrix of a panel as shown there. */
@customElement('deconfuse-matrix-export')
export class MatrixExport extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @property({ attribute: false }) of!: MatrixPanel;

  override render(): TemplateResult {
    return html`<deconfuse-table-export
      .format=${this.format}
      .table=${() => matrixTable(this.of)}
      .name=${this.locale.page.matrix}
    ></deconfuse-table-export>`;
  }
}

/** Export of the metrics that a table lists. */
@customElement('deconfuse-metric-export')
export class MetricExport extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @property({ attribute: false }) of!: MetricTable;

  override render(): TemplateResult {
    return html`<deconfuse-table-export
      .format=${this.format}
      .table=${() => metricsTable(this.of)}
      .name=${this.locale.page.allMetrics}
    ></deconfuse-table-export>`;
  }
}

/**
 * The matrix in the form that the calculator reads: class names before the rows and above the columns, without totals.
 */
async function matrixTable({ locale, data, shares, view }: MatrixPanel): Promise<Table> {
  const { page, names, language } = locale;
  const { labels, predictedLabels = labels, matrix } = data;
  const width = predictedLabels.length;
  const { axes } = await loadExportTexts(language);
  return {
    caption: shares ? (names[view] ?? view) : page.matrixLabel,
    columns: [{ title: axes }, ...predictedLabels.map((label) => ({ title: String(label) }))],
    rows: labels.map((label, row) => [
      String(label),
      ...(shares?.[row] ?? matrix!.subarray(row * width, (row + 1) * width)),
    ]),
  };
}

/**
 * A row per metric with its value, or with both ends of an interval. Per-class metrics have a column per class. Metrics
 * whose value is a matrix are left out.
 */
async function metricsTable(table: MetricTable): Promise<Table> {
  const { locale, report } = table;
  const { page, names, language } = locale;
  const metrics = table.listed.filter(({ shape }) => shape in written);
  const texts = await loadExportTexts(language);
  const fractions = await Promise.all(metrics.map((info) => fractionOf(table, info)));
  const hasIntervals = metrics.some(({ shape, perClass }) => shape === 'interval' && !perClass);
  const labels = metrics.some(({ perClass }) => perClass) ? report.labels : [];

  const rows = metrics.map((info, at): Cell[] => {
    const value = report.metrics[info.id] ?? null;
    const cell = (one: Value): Cell => cellOf(one, table);
    const ends = info.shape === 'interval' && !info.perClass && isInterval(value) ? value : [null, null];
    const ofClasses = labels.map((_, index) =>
      info.perClass && Array.isArray(value) ? cell(value[index] ?? null) : null,
    );
    return [
      names[info.id] ?? info.id,
      info.id,
      info.perClass || info.shape === 'interval' ? null : cell(value),
      ...(hasIntervals ? ends : []),
      fractions[at]!,
      ...ofClasses,
    ];
  });
  const titles = [
    page.metric,
    texts.identifier,
    page.value,
    ...(hasIntervals ? [texts.low, texts.high] : []),
    page.exactFraction,
    ...labels.map((label) => texts.ofClass(page.quoted(String(label)))),
  ];
  return { caption: page.allMetrics, columns: titles.map((title) => ({ title })), rows };
}

/** Shapes of values that fit into a cell. */
const written: Partial<Record<MetricInfo['shape'], true>> = { scalar: true, interval: true, word: true };

function cellOf(value: Value, { locale, format }: MetricTable): Cell {
  if (typeof value === 'string') return locale.words[value] ?? value;
  if (isInterval(value)) return intervalText(value, format);
  return typeof value === 'number' ? value : null;
}

/** Exact value as a fraction, for single values only; the values of classes would need one request each. */
async function fractionOf(table: MetricTable, info: MetricInfo): Promise<string | null> {
  if (info.perClass || info.shape !== 'scalar') return null;
  try {
    return (await table.explained(info)).exact;
  } catch {
    return null; // The data have been replaced.
  }
}
