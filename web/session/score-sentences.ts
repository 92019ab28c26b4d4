import type { MetricInfo } from '../core/types/metric-info.ts';
import { formatNumber } from '../formula/number.ts';
import type { Locale } from '../locales/index.ts';
import { pooled } from '../locales/scores.ts';
import { isInterval, type NumberFormat } from '../locales/values.ts';
import { firstOnes, writtenNumbers, type HeadlineNumber } from './headlines.ts';
import { decidedAt } from './score-thresholds.ts';
import type { ShownScores } from './score-data.ts';

/** Description of the data read; empty where they are no scores. */
export function understood({ data, ranking }: ShownScores, locale: Locale, format: NumberFormat): string {
  const { kind, labels, models = [''], positive, scored, total } = data;
  if (!scored || (kind !== 'scores' && kind !== 'probabilities' && kind !== 'multilabel')) return '';
  const text = (count: number): string => formatNumber(count, { ...format, trim: true });
  return locale.scores!.understood({
    ...scored,
    kind,
    cases: text(total),
    classes: text(labels.length),
    models: text(models.length),
    positive: positive === undefined ? undefined : String(positive),
    positives: kind === 'scores' && ranking ? text(decidedAt(ranking.points, 0).positives) : undefined,
  });
}

/** Sentence about the curve, with a hint if the scores seem to be meant the other way round. */
export function sentence(
  { data, report, ranking }: ShownScores,
  locale: Locale,
  format: NumberFormat,
): { said: string; inverted: boolean } {
  const { said } = locale.scores!;
  if (data.kind === 'multilabel' && !data.scored?.scores) return { said: said.noScores, inverted: false };
  if (ranking && !ranking.isBinary && data.kind !== 'scores') {
    const kind = data.kind as keyof typeof pooled;
    const auc = report.metrics[pooled[kind].auc];
    if (typeof auc !== 'number') return { said: said.undefined, inverted: false };
    return { said: said.pooled[kind](formatNumber(auc, format)), inverted: false };
  }
  const model = ranking?.models[ranking.reported]?.name ?? '';
  const { auc, interval } = ranking?.areas.find((areas) => areas.model === model) ?? {};
  if (!ranking || typeof auc !== 'number') return { said: said.undefined, inverted: false };
  const positive = String(ranking.names.positive);
  if (auc === 1) return { said: said.perfect(positive), inverted: false };
  if (auc === 0.5) return { said: said.chance, inverted: false };
  const written = formatNumber(auc, format);
  if (auc > 0.5) {
    const isSure = !isInterval(interval) || interval[0] > 0.5;
    return { said: said[isSure ? 'usual' : 'nearChance'](positive, written), inverted: false };
  }
  return { said: said.inverted(positive, written), inverted: data.kind === 'scores' };
}

/** The headline numbers, except those that wait for an option. */
export function numbersOf(
  { report }: ShownScores,
  catalogue: readonly MetricInfo[],
  classIndex: number,
  locale: Locale,
  format: NumberFormat,
): HeadlineNumber[] {
  const waits = ({ id }: MetricInfo): boolean =>
    report.undefined[id]?.some(({ reason }) => reason === 'needs-option') === true;
  return writtenNumbers(
    firstOnes(catalogue).filter((info) => !waits(info)),
    report,
    classIndex,
    locale,
    format,
  );
}
