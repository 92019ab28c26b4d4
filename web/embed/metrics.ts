import { html, nothing } from 'lit';
import type { Subject } from '../elements/metrics/metric-table.ts';
import '../elements/metrics/metric-table.ts';
import type { MetricInfo } from '../core/types/metric-info.ts';
import type { Report } from '../core/types/report.ts';
import { UnfitData } from './embedded-data.ts';
import type { EmbeddedContent, EmbeddedElement, Shown } from './embedded-element.ts';
import { isCounted } from '../core/kinds.ts';
import { comparedMetrics } from '../session/headlines.ts';
import { questionsOf } from '../session/result.ts';
import type { AsyncDataset } from '../worker/async-calculator.ts';

const isOfNumbers = ({ shape }: MetricInfo): boolean => shape !== 'matrix' && shape !== 'curve';

/** Models, folds or groups beside each other, by the metrics asked for or by the headline metrics. */
async function compared(
  element: EmbeddedElement,
  dataset: AsyncDataset,
  catalogue: readonly MetricInfo[],
  report: Report,
): Promise<Shown> {
  if (!dataset.parts) throw new UnfitData('attribute', 'compare', 'models, folds, groups');
  await import('../elements/parts/side-by-side.ts');
  const metrics = element.metrics
    ? catalogue
    : comparedMetrics({ result: { dataset }, catalogueOfResult: catalogue, worked: {} }, false);
  let chosen = metrics[0]?.id ?? '';
  return {
    catalogue: metrics,
    report,
    render: () => html`
      <deconfuse-side-by-side
        .data=${dataset}
        .metrics=${metrics}
        .options=${element.options}
        .chosen=${chosen}
        still
        ?plain=${element.compact}
        @metric-chosen=${({ detail }: CustomEvent<string>) => {
          chosen = detail;
          element.requestUpdate();
        }}
      ></deconfuse-side-by-side>
    `,
  };
}

/**
 * Every metric of the data with its value and its derivation. `metrics`: ids separated by blanks or commas; only these
 * are listed then, in the order of the catalogue. `compare`: metrics of the parts of the data beside each other.
 */
export const compute: EmbeddedContent['compute'] = async (element, { dataset, catalogue, calculator }) => {
  const { options } = element;
  const ids = (element.metrics ?? '').split(/[\s,;]+/).filter((id) => id !== '');
  const unknown = ids.find((id) => !catalogue.some((info) => info.id === id));
  if (unknown !== undefined) throw new UnfitData('metric', unknown);
  const listed = catalogue.filter((info) => (ids.length > 0 ? ids.includes(info.id) : isOfNumbers(info)));
  const report = await dataset.report({ ...options, metrics: listed.map(({ id }) => id) });
  const missing = ids.find((id) => !(id in report.metrics));
  if (missing !== undefined) throw new UnfitData('metric', missing);

  if (element.sideBySide) return compared(element, dataset, listed, report);
  const { kind, labels, positive, predictedLabels } = dataset;
  const ofLabels: Subject = positive === undefined ? 'classes' : 'two-classes';
  const ofOthers: Subject = kind === 'distributions' || kind === 'raters' || kind === 'ranked' ? kind : 'scores';
  const subject: Subject = !isCounted(dataset) ? ofOthers : predictedLabels ? 'groups' : ofLabels;
  const { explain, compare } = questionsOf(calculator, dataset, options);
  /** Id of the metric that is worked out. */
  let chosen = '';
  let classIndex = positive === undefined ? 0 : labels.indexOf(positive);
  return {
    catalogue: listed,
    report,
    render: ({ page }) => html`
      ${
        element.compact && subject === 'classes' && listed.some(({ perClass }) => perClass)
          ? html`<p>${page.class} <bdi>${labels[classIndex]}</bdi></p>`
          : nothing
      }
      <deconfuse-metric-table
        .report=${report}
        .labels=${labels}
        .classIndex=${classIndex}
        .subject=${subject}
        .explain=${explain}
        .options=${options}
        .compare=${compare}
        .chosen=${chosen}
        ?plain=${ids.length > 0}
        ?still=${element.compact}
        inline
        @metric-chosen=${({ detail }: CustomEvent<string>) => {
          chosen = detail === chosen ? '' : detail;
          element.requestUpdate();
        }}
        @class-chosen=${({ detail }: CustomEvent<number>) => {
          classIndex = detail;
          element.requestUpdate();
        }}
      ></deconfuse-metric-table>
    `,
  };
};
