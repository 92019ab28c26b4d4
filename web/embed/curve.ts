import { html } from 'lit';
import { InputError } from '../core/input-error.ts';
import type { Curve, CurveOptions } from '../core/types/curves.ts';
import type { PlottedModel } from '../elements/scores/curve-plots.ts';
import type { CurveWanted } from '../session/score-data.ts';
import '../elements/scores/curve-plots.ts';
import { mostCurves, plotPixels } from '../plots/options.ts';
import { decidedAt, firstThreshold, oneAgainstRest, pointAt } from '../session/score-thresholds.ts';
import type { Locale } from '../locales/index.ts';
import type { AsyncDataset } from '../worker/async-calculator.ts';
import { UnfitData, type EmbeddedData } from './embedded-data.ts';
import type { EmbeddedContent, EmbeddedElement } from './embedded-element.ts';

const optionsOf = (model: string): CurveOptions => (model === '' ? {} : { model });

/**
 * A curve over all thresholds, with a threshold to choose. With several classes it is of `metric-class`, or of the
 * first class, against all others.
 */
const curve =
  (only: 'roc' | 'precisionRecall'): EmbeddedContent['compute'] =>
  async (element, data) => {
    const { dataset, catalogue } = data;
    const { options } = element;
    const { loadPlotTexts } = await import('../locales/with-scores.ts');
    const ranked = await rankedOf(element, data);
    if (!ranked) throw new UnfitData('scores');
    const release = (): void => {
      if (ranked !== dataset) ranked.release();
    };
    const metrics = catalogue.filter(({ shape }) => shape !== 'curve').map(({ id }) => id);
    const names = (ranked.models ?? ['']).slice(0, mostCurves);
    const first = names[0]!;
    const name = only === 'roc' ? 'roc' : 'precision-recall';
    const [report, points, curves, firstTexts] = await Promise.all([
      dataset.report({ ...options, metrics }),
      ranked.curve('roc', optionsOf(first)).then((roc) => roc ?? ranked.curve('precision-recall', optionsOf(first))),
      Promise.all(names.map((model) => ranked.curve(name, { ...optionsOf(model), pixels: plotPixels }))),
      loadPlotTexts(element.spoken),
    ]);
    if (!points) {
      release();
      throw new UnfitData('scores');
    }
    const { lowerIsPositive = false, probabilities = false } = ranked.scored ?? {};
    const { positives, negatives } = decidedAt(points, 0);
    const models = names.map((model, index): PlottedModel => ({ name: model, [only]: curves[index] ?? undefined }));
    let texts = firstTexts;
    let { spoken } = element;
    let point = pointAt(points, firstThreshold(points, probabilities), lowerIsPositive);
    const follow = async ({ language }: Locale): Promise<void> => {
      if (language === spoken) return;
      spoken = language;
      texts = await loadPlotTexts(language);
      element.requestUpdate();
    };
    const curveOf = ({ name: wanted, options: others }: CurveWanted): Promise<Curve | null> =>
      ranked.curve(wanted, { ...optionsOf(first), pixels: plotPixels, ...others });
    return {
      report,
      release,
      render(locale) {
        void follow(locale);
        return html`<deconfuse-curve-plots
          .texts=${texts}
          .only=${only}
          ?plain=${element.compact}
          .models=${models}
          .points=${points}
          .curveOf=${curveOf}
          .positives=${positives}
          .negatives=${negatives}
          .point=${point}
          .beta=${options.beta ?? 1}
          .level=${options.level ?? 0.95}
          @threshold-chosen=${({ detail }: CustomEvent<{ point: number }>) => {
            point = detail.point;
            element.requestUpdate();
          }}
        ></deconfuse-curve-plots>`;
      },
    };
  };

export const roc: EmbeddedContent = { compute: curve('roc') };
export const precisionRecall: EmbeddedContent = { compute: curve('precisionRecall') };

/** One ranking of the cases; undefined where the data have none. */
async function rankedOf(
  { metricClass }: EmbeddedElement,
  { dataset, calculator }: EmbeddedData,
): Promise<AsyncDataset | undefined> {
  if (dataset.kind === 'scores') return dataset;
  if (!dataset.scored) return undefined;
  const index = metricClass === undefined ? 0 : dataset.labels.findIndex((label) => `${label}` === `${metricClass}`);
  if (index < 0) throw new UnfitData('class', String(metricClass));
  const problem = oneAgainstRest(await dataset.problem(), index);
  try {
    return problem ? await calculator.dataset(problem) : undefined;
  } catch (error) {
    // A class without cases cannot be set against the others.
    if (error instanceof InputError) return undefined;
    throw error;
  }
}
