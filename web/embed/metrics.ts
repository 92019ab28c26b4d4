import { html, nothing } from 'lit';
import type { Subject } from '../elements/metrics/metric-table.ts';
import '../elements/metrics/metric-table.ts';
import type { MetricInfo } from '../core/types.ts';
import { UnfitData } from './embedded-data.ts';
import type { EmbeddedContent } from './embedded-element.ts';
import { isCounted } from '../core/kinds.ts';
import { questionsOf } from '../session/result.ts';

const isOfNumbers = ({ shape }: MetricInfo): boolean => shape !== 'matrix' && shape !== 'curve';

/**
 * Every metric of the data with its value and its derivation. `metrics`: ids with blanks or commas between them; those
 * alone are listed then, in the order of the catalogue.
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

  const { kind, labels, positive, predictedLabels } = dataset;
  const ofLabels: Subject = positive === undefined ? 'classes' : 'two-classes';
  const ofOthers: Subject = kind === 'distributions' ? 'distributions' : 'scores';
  const subject: Subject = !isCounted(dataset) ? ofOthers : predictedLabels ? 'groups' : ofLabels;
  const { explain, compare } = questionsOf(calculator, dataset, options);
  /** The id of the metric that is worked out. */
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
