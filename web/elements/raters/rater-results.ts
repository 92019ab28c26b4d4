import { html, LitElement, nothing, css, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { RatersProblem } from '../../core/types.ts';
import type { Locale } from '../../locales/index.ts';
import { firstOnes, writtenNumbers } from '../../session/headlines.ts';
import { withMajority } from '../../session/majority.ts';
import { saidOfRaters } from '../../session/rater-sentences.ts';
import type { Result } from '../../session/result.ts';
import type { Session } from '../../session/session.ts';
import { controls } from '../../styles/controls.ts';
import { sectionStyles } from '../../styles/sections.ts';
import { stageStyles } from '../../styles/stage.ts';
import { bubbling } from '../common/events.ts';
import { Showing } from '../common/following.ts';
import { given } from '../common/given.ts';
import '../metrics/headline-numbers.ts';
import '../metrics/metric-stage.ts';
import '../metrics/metric-table.ts';
import { openedSection } from '../page/opened-sections.ts';
import './rater-pairs.ts';

/** All that is worked out from what several raters say. Fires `problem-chosen` ({problem}). */
@customElement('deconfuse-rater-results')
export class RaterResults extends LitElement {
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) result!: Result;
  /** With the texts of scores. */
  @given locale!: Locale;

  @state() private problem?: RatersProblem;
  /** What `problem` is of. */
  #dataset?: Result['dataset'];

  constructor() {
    super();
    new Showing(
      this,
      () => this.session,
      ({ raterCatalogue }) => raterCatalogue,
    );
  }

  override willUpdate(): void {
    const { dataset } = this.result;
    if (dataset === this.#dataset) return;
    this.#dataset = dataset;
    delete this.problem;
    void dataset.problem().then((problem) => {
      if (dataset === this.#dataset) this.problem = problem as RatersProblem;
    });
  }

  override render(): TemplateResult {
    const { session, locale, result, problem } = this;
    const { dataset, report, options, explain, compare } = result;
    const { raterCatalogue: catalogue, format } = session;
    const numbers = writtenNumbers(firstOnes(catalogue), report, 0, locale, format);
    const number = session.numberShown(report, numbers);
    return html`
      <div>
        <deconfuse-headline-numbers
          .numbers=${numbers}
          .sentence=${saidOfRaters(report, locale, format)}
          .chosen=${number?.id ?? ''}
        ></deconfuse-headline-numbers>
        <deconfuse-metric-stage
          .answer=${session.answer}
          .info=${number}
          .data=${dataset}
          .report=${report}
          .explain=${explain}
          .options=${options}
          .compare=${compare}
        ></deconfuse-metric-stage>
        ${problem ? this.#raters(problem) : nothing}
        ${openedSection(
          session,
          'reproduce',
          locale.page.reproduce,
          () => html`<deconfuse-reproduce .data=${dataset} .options=${options}></deconfuse-reproduce>`,
        )}
        <deconfuse-metric-table
          .others=${session.wholeCatalogue}
          plain
          subject="raters"
          .report=${report}
          .labels=${dataset.labels}
          .explain=${explain}
          .options=${options}
          .compare=${compare}
          .chosen=${number?.id ?? ''}
        ></deconfuse-metric-table>
      </div>
    `;
  }

  #raters(problem: RatersProblem): TemplateResult {
    const { raters: texts } = this.locale.scores!;
    const majority = withMajority(problem);
    return html`
      <deconfuse-rater-pairs .problem=${problem} .texts=${texts}></deconfuse-rater-pairs>
      ${
        majority
          ? html`<p class="no-print">
              <button @click=${() => this.dispatchEvent(bubbling('problem-chosen', { problem: majority }))}>
                ${texts.majority}
              </button>
              <span class="muted">${texts.majorityHint}</span>
            </p>`
          : nothing
      }
    `;
  }

  static override styles = [
    controls,
    sectionStyles,
    stageStyles,
    css`
      /* Its parts stand among the others of the page. */
      :host,
      div {
        display: contents;
      }
    `,
  ];
}
