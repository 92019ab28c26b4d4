import { formatNumber } from '../../formula/number.ts';
import type { PlotTexts } from '../../locales/en/plots.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { operatingPoint, type OperatingPoint, type OperatingPoints } from '../../plots/operating-points.ts';
import { countText, shareText, thresholdText, type ThresholdForm } from '../../plots/options.ts';
import type { PointText } from './plot-drawing.ts';

/** Text of the numbers of true and false positives of a point. */
export function countsText(
  { truePositives, falsePositives }: OperatingPoint,
  { readings }: PlotTexts,
  format: NumberFormat,
): string {
  return `${readings.truePositives} ${countText(truePositives, format)} · ${readings.falsePositives} ${countText(falsePositives, format)}`;
}

/** Texts about the points of plots that follow the threshold: the threshold, both rates and the counts. */
export function thresholdPointText(
  points: OperatingPoints,
  texts: PlotTexts,
  form: ThresholdForm,
  format: NumberFormat,
): PointText {
  return (point) => {
    const values = operatingPoint(points, point);
    const { threshold, truePositiveRate, falsePositiveRate } = values;
    return {
      written: thresholdText(threshold, form, format),
      counts: countsText(values, texts, format),
      spoken: texts.rocPoint(
        formatNumber(form === 't' ? threshold : 1 - threshold, format),
        shareText(truePositiveRate, format),
        shareText(falsePositiveRate, format),
      ),
    };
  };
}
