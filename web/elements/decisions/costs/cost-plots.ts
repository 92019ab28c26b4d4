import type { CostDecisionTexts } from '../../../locales/en/cost-decision.ts';
import type { PlotTexts } from '../../../locales/en/plots.ts';
import type { NumberFormat } from '../../../locales/values.ts';
import { expectedCostPlot } from '../../../plots/expected-cost.ts';
import type { Plot } from '../../../plots/frame.ts';
import { isoCostPlot } from '../../../plots/iso-cost.ts';
import { operatingPoint, operatingPoints, type ScorePlot } from '../../../plots/operating-points.ts';
import { bestPoint, inclinationOf, type OnData } from '../../../session/cost-decision.ts';
import { decidedAt } from '../../../session/score-thresholds.ts';
import type { PointText } from '../../scores/plot-drawing.ts';
import { countsText } from '../../scores/point-text.ts';

export interface CostPlots {
  /** ROC curve with the line of equal cost. */
  roc: Plot;
  /** Expected cost against the threshold. */
  cost: ScorePlot;
  /** Texts about a point of it. */
  pointText: PointText;
}

/** Plots of the decision; undefined if there is only one class. `number` formats a value as on the page. */
export function costPlots(
  onData: OnData,
  texts: CostDecisionTexts,
  plotTexts: PlotTexts,
  format: NumberFormat,
  number: (value: unknown) => string,
): CostPlots | undefined {
  const { cases, costs, shownCosts, slope, leastCost, shifted } = onData;
  const best = bestPoint(onData);
  const [threshold, cost] = [cases.roc.threshold[best]!, leastCost.value as number];
  const { positives, negatives } = decidedAt(cases.roc, 0);
  const points = operatingPoints(cases.roc, positives, negatives);
  if (!points || costs.x.length !== points.threshold.length) return undefined;
  const common = { texts: plotTexts, format };
  const inclination = inclinationOf(slope);
  const place = Number.isFinite(threshold) ? texts.best(number(threshold)) : texts.nobody;
  const calibrated = shifted?.threshold.value;
  return {
    roc: isoCostPlot({
      ...common,
      ...cases.shown,
      best: { x: cases.roc.x[best]!, y: cases.roc.y[best]!, text: place },
      slope: inclination,
      description: texts.rocDescription(place),
      lineName: texts.line(number(inclination)),
      rocName: texts.roc,
    }),
    cost: expectedCostPlot({
      ...common,
      curve: shownCosts,
      points,
      least: { threshold, cost },
      calibrated: typeof calibrated === 'number' ? calibrated : null,
      description: texts.costDescription(place, number(cost)),
      names: {
        cost: texts.cost,
        least: `${texts.least}: ${number(cost)}`,
        calibrated: texts.calibrated(number(calibrated)),
      },
    }),
    pointText: (point) => {
      const [threshold, cost] = [number(costs.x[point]), number(costs.y[point])];
      return {
        written: `t = ${threshold}: ${cost}`,
        spoken: texts.spoken(threshold, cost),
        counts: countsText(operatingPoint(points, point), plotTexts, format),
      };
    },
  };
}
