import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Problem } from '../../core/types/problem.ts';
import type { Locale } from '../../locales/index.ts';
import { firstOnes, writtenNumbers } from '../../session/headlines.ts';
import type { Result } from '../../session/result.ts';
import type { Session } from '../../session/session.ts';
import { controls } from '../../styles/controls.ts';
import { sectionStyles } from '../../styles/sections.ts';
import { stageStyles } from '../../styles/stage.ts';
import { Showing } from '../common/following.ts';
import { given } from '../common/given.ts';
import './headline-numbers.ts';
import './metric-stage.ts';
import './metric-table.ts';

/** Results of data without a confusion matrix. */
export abstract class ValueResults<
  Data extends Problem & { kind: 'distributions' | 'raters' | 'ranked' | 'boxes' },
> extends LitElement {
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) result!: Result;
  /** Includes the texts of scores. */
  @given locale!: Locale;

  @state() protected problem?: Data;
  /** Dataset that `problem` belongs to. */
  #dataset?: Result['dataset'];

  constructor() {
    super();
    new Showing(this, () => this.session);
  }

  /** Sentence that interprets the numbers. */
  protected abstract sentence(): string;

  /** Content between the metric that is worked out and the table of all metrics. */
  protected abstract ofProblem(problem: Data): TemplateResult | typeof nothing;

  override willUpdate(_changed: PropertyValues): void {
    const { dataset } = this.result;
    if (dataset === this.#dataset) return;
    this.#dataset = dataset;
    void dataset.problem().then((problem) => {
      if (dataset === this.#dataset) this.problem = problem as Data;
    });
  }

  override render(): TemplateResult | typeof nothing {
    const { session, locale, result, problem } = this;
    const { dataset, report, options, explain, compare } = result;
    const numbers = writtenNumbers(firstOnes(session.catalogueOfResult), report, 0, locale, session.format);
    const number = session.worked.shown(report, numbers);
    return html`
      <div>
        <deconfuse-headline-numbers
          .numbers=${numbers}
          .sentence=${this.sentence()}
          .chosen=${number?.id ?? ''}
        ></deconfuse-headline-numbers>
        <deconfuse-metric-stage
          .answer=${session.worked.answer}
          .info=${number}
          .data=${dataset}
          .report=${report}
          .explain=${explain}
          .options=${options}
          .compare=${compare}
        ></deconfuse-metric-stage>
        ${problem ? this.ofProblem(problem) : nothing}
        <deconfuse-metric-table
          .others=${session.catalogues.whole}
          plain
          subject=${dataset.kind}
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
    `,
  ];
}
