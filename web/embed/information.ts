import { html, nothing } from 'lit';
import type { Explanation, ReportOptions } from '../core/types/report.ts';
import { explained } from '../elements/metrics/explained.ts';
import '../elements/information/information-view.ts';
import { UnfitData } from './embedded-data.ts';
import type { EmbeddedContent } from './embedded-element.ts';

/** Information that truth and prediction have in common: entropies as lengths, identities, and cell by cell. */
export const compute: EmbeddedContent['compute'] = async (element, { dataset, catalogue }) => {
  const { kind, matrix } = dataset;
  if (!matrix || (kind !== 'labels' && kind !== 'matrix')) throw new UnfitData('matrix');
  const { options } = element;
  const metrics = catalogue.filter(({ shape }) => shape !== 'matrix').map(({ id }) => id);
  const report = await dataset.report({ ...options, metrics });
  /** Derivation of the chosen number. */
  let explanation: Explanation | undefined;
  return {
    report,
    render: (locale, format) => html`
      <deconfuse-information-view
        .data=${dataset}
        .options=${options}
        ?plain=${element.compact}
        @options-changed=${({ detail }: CustomEvent<ReportOptions>) => (element.options = detail)}
        @metric-chosen=${async ({ detail }: CustomEvent<string>) => {
          explanation = await dataset.explain(detail, options);
          element.requestUpdate();
        }}
      ></deconfuse-information-view>
      <div role="status">
        ${
          explanation
            ? html`<p><strong>${locale.names[explanation.id] ?? explanation.id}</strong></p>
                ${explained({ locale, format, catalogue }, explanation)}`
            : nothing
        }
      </div>
    `,
  };
};
