import { html } from 'lit';
import type { Label } from '../core/types/label.ts';
import type { MetricInfo } from '../core/types/metric-info.ts';
import { workedOf } from '../elements/metrics/explained.ts';
import { UnfitData, type EmbeddedData } from './embedded-data.ts';
import type { EmbeddedContent, EmbeddedElement } from './embedded-element.ts';

/** Derivation of the metric whose id is `metric`: with symbols, with numbers, as a fraction and as a decimal. */
export const compute: EmbeddedContent['compute'] = async (element, { dataset, catalogue }) => {
  const { metric = '', options } = element;
  const info = catalogue.find(({ id, shape }) => id === metric && shape !== 'matrix' && shape !== 'curve');
  if (!info) throw new UnfitData('metric', metric);
  const label = classOf(element, info, dataset);
  const [report, explanation] = await Promise.all([
    dataset.report({ ...options, metrics: [metric] }),
    dataset.explain(metric, { ...options, ...(label === undefined ? {} : { class: label }) }),
  ]);
  const worked = workedOf(info, explanation);
  return {
    report,
    render: (locale, format) => {
      const name = locale.names[metric] ?? metric;
      return html`
        <p>
          <strong>${name}</strong>${label === undefined ? '' : `, ${locale.page.class.toLowerCase()} `}<bdi
            >${label}</bdi
          >
        </p>
        <deconfuse-worked-formula
          .format=${format}
          .worked=${worked}
          .name=${name}
          ?plain=${element.compact}
        ></deconfuse-worked-formula>
      `;
    },
  };
};

/**
 * The class of a metric per class: `metric-class`; else the first of the style sheet classes that is a label, so that
 * authors can write `class="spam"`; else the positive class, or the first one.
 */
function classOf(
  { metricClass, styleClasses = '' }: EmbeddedElement,
  { perClass }: MetricInfo,
  { labels, positive }: EmbeddedData['dataset'],
): Label | undefined {
  if (!perClass) return undefined;
  const named = (name: Label): Label | undefined => labels.find((label) => String(label) === String(name));
  if (metricClass === undefined) {
    const label = styleClasses
      .split(/\s+/)
      .map(named)
      .find((one) => one !== undefined);
    return label ?? positive ?? labels[0];
  }
  const label = named(metricClass);
  if (label === undefined) throw new UnfitData('class', String(metricClass));
  return label;
}
