import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Label } from '../../core/types/label.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Problem } from '../../core/types/problem.ts';
import type { Explanation } from '../../core/types/report.ts';
import type { QrCode } from '../../export/qr-code.ts';
import { brokenLines, lineOfPaper } from '../../formula/breaking.ts';
import { formulaStyles, renderSymbol, renderWorked } from '../../formula/mathml.ts';
import { formatFraction, formatNumber } from '../../formula/number.ts';
import type { WorkedLine } from '../../formula/worked.ts';
import type { CheckerTexts } from '../../locales/en/checker.ts';
import type { ExerciseTexts } from '../../locales/en/exercise.ts';
import type { Locale } from '../../locales/index.ts';
import type { Student } from '../../questions/class-list.ts';
import { givenData } from '../../questions/given-data.ts';
import { controls } from '../../styles/controls.ts';
import { nameInSentence } from '../../locales/slip-sentence.ts';

export interface SheetQuestion {
  info: MetricInfo;
  class?: Label | undefined;
  explanation: Explanation;
}

/** Content of a sheet in one language. */
export interface Sheet {
  locale: Locale;
  texts: ExerciseTexts;
  checkerTexts: CheckerTexts;
  seed: number;
  decimals: number;
  problem: Problem;
  labels: readonly Label[];
  positive?: Label | undefined;
  questions: readonly SheetQuestion[];
  shows: 'questions' | 'key' | 'both';
  /** Student whose sheet it is, if it is personal. */
  student?: Student | undefined;
  /** QR code of a link to the exercise. */
  qr?: QrCode | undefined;
}

/** Width of a module in cm; phone cameras can resolve it at arm's length. */
const moduleWidth = 0.05;

const fit = (lines: readonly WorkedLine[]): WorkedLine[] => brokenLines(lines, lineOfPaper);

/** A printed exercise: the data and the questions with room for answers, the key on a page of its own, or both. */
@customElement('deconfuse-exercise-sheet')
export class ExerciseSheet extends LitElement {
  @property({ attribute: false }) sheet!: Sheet;

  override updated(): void {
    this.fit();
  }

  /** Scales down formulas that are wider than the paper and cannot be broken. */
  fit(): void {
    const boxes = [...this.renderRoot.querySelectorAll<HTMLElement>('.formula')];
    const formulas = boxes.map((box) => box.querySelector<HTMLElement>('math')!);
    for (const formula of formulas) formula.style.fontSize = '';
    // All are measured before any is changed, because measuring after a change would repeat the layout.
    const ratios = boxes.map((box, at) => box.clientWidth / formulas[at]!.getBoundingClientRect().width);
    for (const [at, ratio] of ratios.entries()) {
      if (ratio > 0 && ratio < 1) formulas[at]!.style.fontSize = `${Math.floor(98 * ratio)}%`;
    }
  }

  override render(): TemplateResult {
    const { locale, shows } = this.sheet;
    return html`
      <article lang=${locale.language} class=${shows === 'both' ? shows : nothing}>
        ${shows === 'key' ? nothing : this.#questions()} ${shows === 'questions' ? nothing : this.#key()}
      </article>
    `;
  }

  #questions(): TemplateResult {
    const { texts, decimals, questions, seed, qr } = this.sheet;
    const isTouched = questions.some(({ explanation }) => (explanation.undefined ?? []).length > 0);
    const hasLogarithms = questions.some(({ info }) => info.options.includes('base'));
    return html`
      <header>
        <div class="heading">
          <h1>${texts.sheetTitle(this.#count(seed))}</h1>
          ${this.#name()}
        </div>
        ${qr ? this.#qr(qr) : nothing}
      </header>
      ${this.#data()}
      <p>
        ${texts.instruction(decimals)} ${isTouched ? texts.zeroDivision : nothing}
        ${hasLogarithms ? texts.bits : nothing}
      </p>
      <ol class="questions">
        ${questions.map(
          (question) => html`
            <li>
              <span>${this.#nameOf(question)}, ${renderSymbol(question.info.symbol)} =</span>
              <span class="line"></span>
            </li>
          `,
        )}
      </ol>
    `;
  }

  /** The student's name, or a line to write it on, and the student's number. */
  #name(): TemplateResult {
    const { texts, student } = this.sheet;
    return html`
      <p class="name">
        <span>${texts.name}</span>
        ${
          student?.name === undefined
            ? html`<span class="line"></span>`
            : html`<strong class="given"><bdi>${student.name}</bdi></strong>`
        }
        ${student ? html`<span>${texts.number}</span><strong>${student.seed}</strong>` : nothing}
        <span class="date"><span>${texts.date}</span><span class="line"></span></span>
      </p>
    `;
  }

  #qr({ size, path }: QrCode): TemplateResult {
    const width = `${(size * moduleWidth).toFixed(2)}cm`;
    return html`
      <svg
        class="qr"
        width=${width}
        height=${width}
        viewBox="0 0 ${size} ${size}"
        role="img"
        aria-label=${this.sheet.texts.qr}
      >
        ${svg`<path d=${path}></path>`}
      </svg>
    `;
  }

  #count(value: number): string {
    return formatNumber(value, { decimals: 0, decimalSign: this.sheet.locale.decimalSign });
  }

  #nameOf({ info, class: label }: SheetQuestion): string {
    const { locale, checkerTexts: texts } = this.sheet;
    return nameInSentence({ texts, locale }, { id: info.id, class: label });
  }

  #data(): TemplateResult {
    const { problem, texts, labels, positive = labels[1] ?? '', locale } = this.sheet;
    const { intro, tables } = givenData(problem, labels, positive, texts, locale);
    return html`
      <p>${intro}</p>
      <table class=${problem.kind === 'matrix' ? 'matrix' : 'cases'}>
        ${tables.map(
          ({ rows: [head = [], ...rows] }) => html`
            <tbody>
              <tr class="head">
                ${head.map((text) => html`<th scope="col"><bdi>${text}</bdi></th>`)}
              </tr>
              ${rows.map(
                ([name, ...cells]) => html`
                  <tr>
                    <th scope="row"><bdi>${name}</bdi></th>
                    ${cells.map((text) => html`<td><bdi>${text}</bdi></td>`)}
                  </tr>
                `,
              )}
            </tbody>
          `,
        )}
      </table>
    `;
  }

  #key(): TemplateResult {
    const { texts, questions, decimals, locale, seed, student } = this.sheet;
    const format = { decimals, decimalSign: locale.decimalSign };
    return html`
      <section class="key">
        <h2>
          ${texts.key} <span class="muted">${texts.sheetTitle(this.#count(seed))}</span>
          ${student ? html`<bdi class="whose">${student.name ?? `${texts.number} ${student.seed}`}</bdi>` : nothing}
        </h2>
        <ol>
          ${repeat(
            questions,
            // Rendered anew in another language, because a fitted size belongs to the old text.
            ({ info, class: label }) => `${locale.language} ${info.id} ${String(label)}`,
            (question) => {
              const { explanation, info } = question;
              const value = typeof explanation.value === 'number' ? explanation.value : null;
              const { exact } = explanation;
              return html`
                <li>
                  <p>
                    ${this.#nameOf(question)}:
                    <strong>${value === null ? texts.isUndefined : formatNumber(value, format)}</strong>
                    ${exact?.includes('/') ? html`<span class="fraction">(${formatFraction(exact)})</span>` : nothing}
                  </p>
                  <div class="formula">
                    ${renderWorked({ ...explanation, symbol: info.symbol, value }, { ...format, fit })}
                  </div>
                </li>
              `;
            },
          )}
        </ol>
      </section>
    `;
  }

  static override styles = [
    controls,
    formulaStyles,
    css`
      /* Paper is white in dark mode as well. */
      :host {
        color-scheme: light;
        background: #fff;
        color: #000;
        font: 1rem/1.45 var(--text-font);
      }

      article,
      .heading,
      .key {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.75rem;
      }

      h1,
      h2 {
        margin: 0;
        font-size: 1.25rem;
        line-height: 1.25;
      }

      h2 .muted {
        color: #545454;
        font-size: 0.875rem;
        font-weight: 400;
      }

      header {
        display: flex;
        gap: 1rem;
        align-items: start;
      }

      .heading {
        flex: 1;
      }

      /* QR codes must be dark on white everywhere. */
      .qr {
        flex: none;
        background: #fff;
        forced-color-adjust: none;
        shape-rendering: crispEdges;
      }

      .whose {
        display: block;
        font-size: 1rem;
      }

      .given {
        flex: 1 1 14rem;
        min-width: 0;
        overflow-wrap: anywhere;
      }

      .name {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
        align-items: end;
        margin-bottom: 0.5rem;
      }

      .line {
        flex: 1;
        border-bottom: 1px solid #000;
      }

      .date {
        display: flex;
        gap: 0.5rem;
        align-items: end;
      }

      .date .line {
        flex: 0 0 8rem;
      }

      table {
        width: max-content;
        max-width: 100%;
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }

      th,
      td {
        padding: 0.25rem 0.5rem;
        border: 1px solid #767676;
        text-align: center;
      }

      td {
        min-width: 2.5rem;
      }

      th {
        font-weight: 600;
      }

      .cases th,
      .cases td {
        padding: 0.25rem;
      }

      .matrix td {
        text-align: end;
      }

      th[scope='row'],
      .matrix th:first-child {
        text-align: start;
      }

      .matrix .head th:first-child,
      .cases .head th {
        color: #545454;
        font-size: 0.875rem;
        font-weight: 400;
      }

      .cases tbody + tbody {
        border-top: 3px double #000;
      }

      tbody,
      .questions li,
      .key li {
        break-inside: avoid;
      }

      ol {
        margin: 0;
        padding-inline-start: 2rem;
      }

      .questions li::marker,
      .key li::marker {
        font-weight: 600;
      }

      .questions li {
        padding-bottom: 0.25rem;
      }

      .questions li > span:first-child {
        display: inline-block;
        max-width: 80%;
      }

      .questions .line {
        display: block;
        height: 3rem;
        border-bottom: 1px dotted #545454;
      }

      .key {
        margin-top: 2rem;
        padding-top: 2rem;
        border-top: 1px dashed #767676;
      }

      .key li {
        margin-bottom: 0.5rem;
      }

      .formula {
        padding: 0.125rem 0;
      }

      math {
        width: max-content;
        margin: 0;
        text-align: start;
      }

      .key:first-child {
        margin: 0;
        padding-top: 0;
        border: 0;
      }

      h2 {
        break-after: avoid;
      }

      @media print {
        .key {
          margin: 0;
          padding: 0;
          border: 0;
        }

        .both .key {
          break-before: page;
        }
      }
    `,
  ];
}
