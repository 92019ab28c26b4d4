import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Cells } from '../../core/types/formula.ts';
import type { Value } from '../../core/types/report.ts';
import { cellsOf } from '../../formula/terms.ts';
import type { Locale } from '../../locales/index.ts';
import { measures } from '../../locales/information.ts';
import { headlinesOf, type HeadlineNumber } from '../../session/headlines.ts';
import type { Explain, Result } from '../../session/result.ts';
import type { Session } from '../../session/session.ts';
import { summary } from '../../session/summary.ts';
import type { CalculatorTab } from '../../share/address.ts';
import { controls } from '../../styles/controls.ts';
import { sectionStyles } from '../../styles/sections.ts';
import { stageStyles } from '../../styles/stage.ts';
import { bubbling } from '../common/events.ts';
import { Showing } from '../common/following.ts';
import { contains } from '../matrix/cells.ts';
import '../metrics/headline-numbers.ts';
import type { Subject } from '../metrics/metric-table.ts';
import { isExported, openedSection } from './opened-sections.ts';
import { given } from '../common/given.ts';

/** Time in milliseconds that data must stay unchanged before the cells behind the numbers are requested. */
const rest = 200;

/** Results of labels, matrices and counts. Fires `cells-pointed` (Cells[] or undefined) with the cells of a number. */
@customElement('deconfuse-label-results')
export class LabelResults extends LitElement {
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) result!: Result;
  @given locale!: Locale;
  /** Tab to show; undefined where there are no tabs, so that information is a section of its own. */
  @property({ attribute: false }) tab?: CalculatorTab | undefined;
  /** Cell of the matrix under the pointer. */
  @property({ attribute: false }) hoveredCell?: { row: number; column: number } | undefined;

  /** Ids of the headline numbers that read the cell under the pointer. */
  @state() private readers: readonly string[] = [];

  @query('.classes') private classes?: HTMLDetailsElement;

  #pointed: string | undefined;
  #numbers: readonly HeadlineNumber[] = [];
  /** Cells that the headline numbers read, with the data they belong to. */
  #read?: { of: Explain; cells: Promise<(readonly Cells[])[]> };

  constructor() {
    super();
    // The catalogue of labels, even while other data arrive; another element shows those.
    new Showing(
      this,
      () => this.session,
      ({ catalogues }) => catalogues.counted,
    );
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('hoveredCell') || (changed.has('result') && this.hoveredCell)) void this.#findReaders();
  }

  /** Finds the numbers that read a cell, once the data have stayed unchanged for a while. */
  async #findReaders(): Promise<void> {
    const { hoveredCell, result } = this;
    const isOver = (): boolean => hoveredCell !== this.hoveredCell || result.explain !== this.result.explain;
    this.readers = [];
    if (!hoveredCell) return;
    if (this.#read?.of !== result.explain) {
      await new Promise((resolve) => setTimeout(resolve, rest));
      if (isOver()) return;
      this.#read = { of: result.explain, cells: Promise.all(this.#numbers.map(({ id }) => this.#cellsOf(id))) };
    }
    const cells = await this.#read.cells;
    if (isOver()) return;
    const { row, column } = hoveredCell;
    this.readers = this.#numbers
      .filter((_, at) => cells[at]?.some((each) => contains(each, row, column)))
      .map(({ id }) => id);
  }

  /** Cells that a metric reads; none if the data have been replaced. */
  async #cellsOf(id: string | undefined): Promise<Cells[]> {
    const { session, result } = this;
    const info = session.catalogues.counted.find((metric) => metric.id === id);
    const { labels, positive } = result.dataset;
    // Headline numbers are those of the positive class.
    const classIndex = positive === undefined ? 0 : labels.indexOf(positive);
    const explanation = info && (await result.explain(info, classIndex).catch(() => undefined));
    return explanation ? cellsOf(explanation.substituted) : [];
  }

  /** Shows which cells a number reads. */
  async #point(id: string | undefined): Promise<void> {
    this.#pointed = id;
    const cells = await this.#cellsOf(id);
    if (id === this.#pointed) this.dispatchEvent(bubbling('cells-pointed', cells.length > 0 ? cells : undefined));
  }

  #previews(): TemplateResult {
    const { report, dataset } = this.result;
    return html`<deconfuse-tab-previews
      class="no-print"
      .report=${report}
      .positive=${dataset.positive}
      @classes-wanted=${() => this.#showClasses()}
    ></deconfuse-tab-previews>`;
  }

  #showClasses(): void {
    const { classes } = this;
    if (!classes) return;
    classes.open = true;
    classes.scrollIntoView({ block: 'nearest' });
  }

  override render(): TemplateResult {
    const { session, locale, result, hoveredCell } = this;
    const { page } = locale;
    const { format, choices } = session;
    const { counted: catalogue } = session.catalogues;
    const { dataset, report, options, explain, compare } = result;
    const numbers = headlinesOf(dataset, report, catalogue, locale, format);
    this.#numbers = numbers;
    const isOfPositive = dataset.labels[session.classIndex] === (dataset.positive ?? dataset.labels[0]);
    const isOfInformation = this.tab === 'information';
    const shown = session.worked.shown(report, isOfInformation ? [{ id: measures.mutualInformation }] : numbers);
    const stage = html`<deconfuse-metric-stage
      .answer=${session.worked.answer}
      .info=${shown}
      .data=${dataset}
      .report=${report}
      .classIndex=${session.classIndex}
      .explain=${explain}
      .options=${options}
      .compare=${compare}
      ?reproducible=${isExported(result)}
      .hoveredCell=${hoveredCell}
      @class-chosen=${({ detail }: CustomEvent<number>) => session.chooseClass(detail)}
    ></deconfuse-metric-stage>`;
    const information = (): TemplateResult =>
      html`<deconfuse-information-view
        .data=${dataset}
        .options=${options}
        .hoveredCell=${hoveredCell}
      ></deconfuse-information-view>`;
    if (isOfInformation) {
      void import('../information/information-view.ts');
      return html`${stage}
        <div class="beside">${information()}</div>`;
    }
    const hasClasses = dataset.predictedLabels === undefined;
    const subject: Subject = !hasClasses ? 'groups' : dataset.positive === undefined ? 'classes' : 'two-classes';
    // Marked are class values that replace 0/0, and averages that include such values.
    const isMarked = Object.entries(report.undefined).some(([id, undefinedValues]) => {
      const shown: Value | undefined = report.metrics[id];
      return Array.isArray(shown) ? undefinedValues.some(({ value }) => value !== null) : shown !== null;
    });
    return html`
      <div @class-chosen=${({ detail }: CustomEvent<number | null>) => session.chooseClass(detail ?? undefined)}>
        <deconfuse-headline-numbers
          .numbers=${numbers}
          .sentence=${summary(dataset, locale, format)}
          .chosen=${shown && (!shown.perClass || isOfPositive) ? shown.id : ''}
          .marked=${this.readers}
          @metric-chosen=${({ detail }: CustomEvent<string>) => {
            // The headline number is that of the positive class, so that class is shown.
            if (catalogue.find(({ id }) => id === detail)?.perClass) session.chooseClass(undefined);
          }}
          @metric-pointed=${({ detail }: CustomEvent<string | null>) => void this.#point(detail ?? undefined)}
        ></deconfuse-headline-numbers>
        ${stage}
        <div class="beside">
          ${this.tab && dataset.matrix ? this.#previews() : nothing}
          ${isMarked ? html`<p class="muted">* ${page.touched}</p>` : nothing}
          ${
            hasClasses
              ? html`<details class="classes" ?open=${dataset.positive === undefined}>
                  <summary><h2>${page.classByClass}</h2></summary>
                  <deconfuse-class-table
                    .report=${report}
                    .labels=${dataset.labels}
                    .background=${dataset.background}
                    .chosenClass=${choices.chosenClass}
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
          ${dataset.matrix && !this.tab ? openedSection(session, 'information', page.information, information) : nothing}
          <deconfuse-metric-table
            .others=${session.catalogues.whole}
            .report=${report}
            .labels=${dataset.labels}
            .classIndex=${session.classIndex}
            .subject=${subject}
            .explain=${explain}
            .options=${options}
            .compare=${compare}
            .chosen=${shown?.id ?? ''}
          ></deconfuse-metric-table>
        </div>
      </div>
    `;
  }

  static override styles = [
    controls,
    sectionStyles,
    stageStyles,
    css`
      /* Its parts are laid out among the other elements of the page. */
      :host,
      div {
        display: contents;
      }

      /* On narrow pages the numbers come before a picture. */
      @container (max-width: 58rem) {
        :host([layout='pictured']) deconfuse-headline-numbers {
          order: -1;
        }
      }

      /* Third column of a wide page. */
      @container (min-width: 96rem) {
        :host([layout='split']) .beside {
          display: grid;
          grid-row: 1 / span 5;
          grid-column: 2;
          grid-template-columns: minmax(0, 1fr);
          gap: 1rem;
          align-content: start;
        }
      }

      /* Loaded after the first result; reserved room keeps them from moving what follows. */
      deconfuse-tab-previews:not(:defined) {
        min-height: 7rem;
      }

      /* The previews take two rows here. */
      @container (min-width: 96rem) and (max-width: 109rem) {
        :host([layout='split']) deconfuse-tab-previews:not(:defined) {
          min-height: 13.25rem;
        }
      }

      deconfuse-metric-table:not(:defined) {
        min-height: 60rem;
      }
    `,
  ];
}
