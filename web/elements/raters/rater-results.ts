import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { RatersProblem } from '../../core/types/problem.ts';
import { withMajority } from '../../session/majority.ts';
import { saidOfRaters } from '../../session/rater-sentences.ts';
import { bubbling } from '../common/events.ts';
import { ValueResults } from '../metrics/value-results.ts';
import { openedSection } from '../page/opened-sections.ts';
import './rater-pairs.ts';

/** Results of the ratings of several raters. Fires `problem-chosen` ({problem}). */
@customElement('deconfuse-rater-results')
export class RaterResults extends ValueResults<RatersProblem> {
  protected override sentence(): string {
    return saidOfRaters(this.result.report, this.locale, this.session.format);
  }

  protected override ofProblem(problem: RatersProblem): TemplateResult {
    const { dataset, options } = this.result;
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
      ${openedSection(
        this.session,
        'reproduce',
        this.locale.page.reproduce,
        () => html`<deconfuse-reproduce .data=${dataset} .options=${options}></deconfuse-reproduce>`,
      )}
    `;
  }
}
