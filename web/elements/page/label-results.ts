import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { Value } from '../../core/types.ts';
import type { Locale } from '../../locales/index.ts';
import { headlinesOf } from '../../session/headlines.ts';
import type { Result } from '../../session/result.ts';
import type { Session } from '../../session/session.ts';
import { summary } from '../../session/summary.ts';
import { controls } from '../../styles/controls.ts';
import { sectionStyles } from '../../styles/sections.ts';
import { Showing } from '../common/following.ts';
import '../metrics/headline-numbers.ts';
import '../metrics/metric-table.ts';
import type { MetricTable, Subject } from '../metrics/metric-table.ts';
import { openedSection } from './opened-sections.ts';
import { given } from '../common/given.ts';

/** All that is worked out from labels, matrices and counts. */
@customElement('deconfuse-label-results')
export class LabelResults extends LitElement {
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) result!: Result;
  @given locale!: Locale;
  /** The cell of the matrix that the pointer is on. */
  @property({ attribute: false }) hoveredCell?: { row: number; column: number } | undefined;

  @query('deconfuse-metric-table') private table!: MetricTable;

  constructor() {
    super();
    // Other data have another catalogue, and another element shows them.
    new Showing(
      this,
      () => this.session,
      ({ catalogue }) => catalogue,
    );
  }

  #openMetric(id: string): void {
    const { session } = this;
    const info = session.catalogue.find((metric) => metric.id === id);
    // The number was that of the positive class.
    if (info?.perClass) session.chooseClass(undefined);
    void this.table.open(id);
  }

  override render(): TemplateResult {
    const { session, locale, result, hoveredCell } = this;
    const { page } = locale;
    const { catalogue, format, chosenClass } = session;
    const { dataset, report, options, explain, compare } = result;
    const hasClasses = dataset.predictedLabels === undefined;
    const subject: Subject = !hasClasses ? 'groups' : dataset.positive === undefined ? 'classes' : 'two-classes';
    // Of a class, what was put in place of its 0/0; of an average, what such a 0/0 went into.
    const isMarked = Object.entries(report.undefined).some(([id, undefinedValues]) => {
      const shown: Value | undefined = report.metrics[id];
      return Array.isArray(shown) ? undefinedValues.some(({ value }) => value !== null) : shown !== null;
    });
    return html`
      <div
        @metric-chosen=${({ detail }: CustomEvent<string>) => this.#openMetric(detail)}
        @class-chosen=${({ detail }: CustomEvent<number | null>) => session.chooseClass(detail ?? undefined)}
      >
        <deconfuse-headline-numbers
          .numbers=${headlinesOf(dataset, report, catalogue, locale, format)}
          .sentence=${summary(dataset, locale, format)}
        ></deconfuse-headline-numbers>
        ${isMarked ? html`<p class="muted">* ${page.touched}</p>` : nothing}
        ${
          hasClasses
            ? html`<details ?open=${dataset.positive === undefined}>
                <summary><h2>${page.classByClass}</h2></summary>
                <deconfuse-class-table
                  .report=${report}
                  .labels=${dataset.labels}
                  .chosenClass=${chosenClass}
                ></deconfuse-class-table>
              </details>`
            : nothing
        }
        ${
          dataset.models
            ? html`<deconfuse-rivals-panel .report=${report} .data=${dataset}></deconfuse-rivals-panel>`
            : nothing
        }
        ${
          dataset.kind === 'class-counts'
            ? nothing
            : openedSection(
                session,
                'representations',
                page.representations,
                () => html`<deconfuse-representations .data=${dataset}></deconfuse-representations>`,
              )
        }
        ${
          dataset.matrix
            ? openedSection(
                session,
                'information',
                page.information,
                () =>
                  html`<deconfuse-information-view
                    .data=${dataset}
                    .options=${options}
                    .hoveredCell=${hoveredCell}
                  ></deconfuse-information-view>`,
              )
            : nothing
        }
        <deconfuse-metric-table
          .report=${report}
          .labels=${dataset.labels}
          .classIndex=${session.classIndex}
          .subject=${subject}
          .explain=${explain}
          .options=${options}
          .compare=${compare}
          .hoveredCell=${hoveredCell}
        ></deconfuse-metric-table>
      </div>
    `;
  }

  static override styles = [
    controls,
    sectionStyles,
    css`
      /* Its parts stand among the others of the page. */
      :host,
      div {
        display: contents;
      }
    `,
  ];
}
