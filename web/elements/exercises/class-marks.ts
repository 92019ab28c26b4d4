import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { download } from '../../export/download.ts';
import { csvOf } from '../../export/table/csv.ts';
import { formatNumber } from '../../formula/number.ts';
import type { MarkingTexts } from '../../locales/en/marking.ts';
import { findingOf, findingsOf, type Said } from '../../marking/findings.ts';
import { gradeBook, roundedPoints, type ClassWork } from '../../marking/grade-book.ts';
import type { Mark, Marked } from '../../marking/marking.ts';
import { controls } from '../../styles/controls.ts';
import type { Texts } from './exercise-data.ts';
import { exerciseStyles, textTableStyles } from './exercise-styles.ts';

/** Number of findings shown, the most frequent first; the grade book has all of them. */
const findingsShown = 12;

/** Marks of a class: findings with their frequencies, and the points of each student. */
@customElement('deconfuse-class-marks')
export class ClassMarks extends LitElement {
  @property({ attribute: false }) said!: Texts;
  @property({ attribute: false }) texts!: MarkingTexts;
  @property({ attribute: false }) work!: ClassWork;
  @property({ attribute: false }) decimals = 3;
  /** Points for all answers right. */
  @property({ attribute: false }) most = 0;

  get #saying(): Said {
    const { checkerTexts: texts, locale } = this.said;
    return { texts, locale, decimals: this.decimals };
  }

  #written(points: number): string {
    return formatNumber(points, { decimals: 2, decimalSign: this.said.locale.decimalSign, trim: true });
  }

  #save(): void {
    const { work, texts, said } = this;
    const names = { caption: texts.marks, points: texts.points, finding: texts.finding };
    const text = csvOf(gradeBook(work, this.#saying, names), said.locale.decimalSign);
    // Without the byte order mark, spreadsheets misread letters beyond ASCII.
    download(new Blob([`\ufeff${text}`], { type: 'text/csv' }), 'marks.csv');
  }

  override render(): TemplateResult {
    const { texts, work } = this;
    const marked = work.marked.filter(({ seed }) => seed !== undefined);
    const unnumbered = work.marked.filter(({ seed }) => seed === undefined).map(({ row }) => row + 1);
    const mean = marked.reduce((sum, { points }) => sum + points, 0) / marked.length;
    return html`
      ${
        marked.length > 0
          ? html`<p>
              <strong
                >${texts.mean(this.#written(mean), this.#written(this.most), this.#written(marked.length))}</strong
              >
            </p>`
          : nothing
      }
      ${unnumbered.length > 0 ? html`<p class="misfit">${texts.unnumbered(unnumbered.slice(0, 5).join(', '))}</p>` : nothing}
      ${this.#findings(marked)} ${this.#marks()}
      <p><button @click=${() => this.#save()}>${texts.save}</button></p>
    `;
  }

  #findings(marked: readonly Marked[]): TemplateResult {
    const { texts, work } = this;
    const findings = findingsOf(marked, work.questions, this.#saying, texts).slice(0, findingsShown);
    return html`
      <h4>${texts.findings}</h4>
      <table class="findings">
        ${findings.map(
          ({ text, isRight, students }) => html`
            <tr>
              <th scope="row"><bdi>${text}</bdi></th>
              <td>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  ${svg`<rect class=${isRight ? 'right' : ''} width=${(100 * students) / marked.length} height="10"></rect>`}
                </svg>
              </td>
              <td class="count">${texts.students(this.#written(students), this.#written(marked.length))}</td>
            </tr>
          `,
        )}
      </table>
    `;
  }

  #marks(): TemplateResult {
    const { texts, work } = this;
    const { submissions, columns, questions } = work;
    return html`
      <h4>${texts.marks}</h4>
      <div class="scroll" role="region" tabindex="0" aria-label=${texts.marks}>
        <table class="marks">
          <tr>
            <th scope="col"><bdi>${submissions.columns[columns.student] || texts.student}</bdi></th>
            <th scope="col">${texts.points}</th>
            ${questions.map(({ name }) => html`<th scope="col">${name}</th>`)}
          </tr>
          ${work.marked.map(
            (one) => html`
              <tr>
                <th scope="row"><bdi>${submissions.rows[one.row]![columns.student]}</bdi></th>
                <td>${one.seed === undefined ? '–' : this.#written(roundedPoints(one.points))}</td>
                ${one.marks.map((mark, at) => html`<td>${this.#mark(mark, one, at)}</td>`)}
              </tr>
            `,
          )}
        </table>
      </div>
    `;
  }

  #mark(mark: Mark, one: Marked, at: number): TemplateResult {
    const { texts, work } = this;
    const { verdict, answer } = mark;
    if (!verdict) return html`<span class="muted">${texts.missing}</span>`;
    const isRight = verdict.verdict === 'right';
    const finding = findingOf(mark, one, work.questions[at]!, this.#saying);
    return html`
      <span class=${isRight ? 'right' : mark.points > 0 ? 'nearly' : 'wrong'}
        >${isRight ? '✓' : mark.points > 0 ? '≈' : '✗'}</span
      >
      <bdi>${answer}</bdi>
      ${finding ? html`<br /><span class="muted">${finding}</span>` : nothing}
    `;
  }

  static override styles = [
    controls,
    exerciseStyles,
    textTableStyles,
    css`
      .scroll {
        max-height: 30rem;
        overflow: auto;
      }

      th {
        font-weight: 400;
      }

      .findings {
        width: 100%;
        max-width: 60rem;
      }

      .findings svg {
        display: block;
        width: 6rem;
        height: 1rem;
      }

      .count {
        white-space: nowrap;
      }

      rect {
        fill: var(--problem);
      }

      rect.right {
        fill: var(--accent);
      }

      .marks td .muted {
        display: inline-block;
        min-width: 10rem;
        font-size: 0.875rem;
      }

      @media (max-width: 40rem) {
        .findings svg {
          width: 3rem;
        }

        .count {
          white-space: normal;
        }
      }
    `,
  ];
}
