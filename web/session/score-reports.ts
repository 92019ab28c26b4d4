import type { MetricInfo } from '../core/types/metric-info.ts';
import type { Report, ReportOptions } from '../core/types/report.ts';
import type { AsyncDataset } from '../worker/async-calculator.ts';

/** With more numbers than this a whole report takes a while, so it is requested in portions. */
const many = 1_000_000;

/** Options without a default. A metric that needs one is undefined at once if it is not set. */
const notUsual = ['k', 'mapK', 'costMatrix'] as const;

/** Whether a whole report of the data takes a while. */
export function isLong({ scored, labels }: AsyncDataset): boolean {
  return scored !== undefined && scored.cases * labels.length > many;
}

/**
 * The metrics requested first: the headline numbers, and one for each need, to learn which others apply. They take
 * little time.
 */
export function toldFirst(metrics: readonly MetricInfo[], options: ReportOptions): MetricInfo[] {
  const first = metrics.filter(
    (info) => info.headline !== undefined || notUsual.some((name) => info.options.includes(name) && !options[name]),
  );
  const needs = new Set(first.map((info) => info.needs));
  return [...first, ...metrics.filter((info) => !needs.has(info.needs) && needs.add(info.needs))];
}

/** The metrics missing in a report that has another metric with the same needs. */
export function pendingOf(metrics: readonly MetricInfo[], { metrics: values }: Report): MetricInfo[] {
  const needs = new Set(metrics.filter(({ id }) => id in values).map((info) => info.needs));
  return metrics.filter((info) => needs.has(info.needs) && !(info.id in values));
}

export function reportOf(data: AsyncDataset, options: ReportOptions, metrics: readonly MetricInfo[]): Promise<Report> {
  return data.report({ ...options, metrics: metrics.map(({ id }) => id) });
}

/** A report with its values replaced by the newer ones of another. */
export function joined(report: Report, newer: Report): Report {
  const others = Object.entries(report.undefined).filter(([id]) => !(id in newer.metrics));
  return {
    ...report,
    metrics: { ...report.metrics, ...newer.metrics },
    undefined: { ...Object.fromEntries(others), ...newer.undefined },
  };
}
