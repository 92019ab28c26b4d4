import { formatNumber } from '../../formula/number.ts';
import type { PlotTexts } from '../../locales/en/plots.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { operatingPoint, type OperatingPoints } from '../../plots/operating-points.ts';
import { shareText, thresholdText, type ThresholdForm } from '../../plots/options.ts';
import type { PointText } from './plot-drawing.ts';

/** Of plots that follow the threshold: it, and with it both rates. */
export function thresholdPointText(
  points: OperatingPoints,
  texts: PlotTexts,
  form: ThresholdForm,
  format: NumberFormat,
): PointText {
  return (point) => {
    const { threshold, truePositiveRate, falsePositiveRate } = operatingPoint(points, point);
    return {
      written: thresholdText(threshold, form, format),
      spoken: texts.rocPoint(
        formatNumber(form === 't' ? threshold : 1 - threshold, format),
        shareText(truePositiveRate, format),
        shareText(falsePositiveRate, format),
      ),
    };
  };
}
