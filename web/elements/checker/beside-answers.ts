import { html, nothing, type TemplateResult } from 'lit';
import type { GivenAnswer } from '../../core/types/checking.ts';
import type { ReportOptions } from '../../core/types/report.ts';
import type { CheckerTexts } from '../../locales/en/checker.ts';
import type { AnswerRules } from '../../share/answer-rules.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';

const loadPart = {
  table: () => import('./answer-table.ts'),
  exercise: () => import('../exercises/exercise-panel.ts'),
};

export type BesidePart = keyof typeof loadPart;

interface Beside {
  texts: CheckerTexts;
  data: AsyncDataset | undefined;
  options: ReportOptions;
  /** Fields of the address. */
  fields: URLSearchParams;
  rules: AnswerRules;
  /** True once the metrics that can be asked for are known. */
  isReady: boolean;
  /** True if the reader may add further questions. */
  canAdd: boolean;
  opened: ReadonlySet<BesidePart>;
  open: (part: BesidePart) => void;
  add: () => void;
  giveExercise: () => void;
  /** Undefined where results are hidden. */
  showResults: (() => void) | undefined;
  take: (answer: GivenAnswer) => void;
}

/** Controls beside the questions: another question, an exercise, a table of answers, and tools for lecturers. */
export function besideAnswers(beside: Beside): TemplateResult {
  const { texts, data, options, fields, rules, opened, showResults } = beside;
  const toggled =
    (part: BesidePart) =>
    ({ target }: Event): void => {
      if (!(target as HTMLDetailsElement).open) return;
      void loadPart[part]();
      beside.open(part);
    };
  // A table of answers would let readers get around the rules.
  const isLimited = rules.attempts !== undefined || rules.answers !== 'always';
  return html`
    ${
      beside.canAdd
        ? html`<button class="no-print" ?disabled=${!beside.isReady} @click=${beside.add}>+ ${texts.add}</button>`
        : nothing
    }
    <p class="no-print of-page">
      <button @click=${beside.giveExercise}>${texts.giveExercise}</button>
      ${showResults ? html`<button class="text" @click=${showResults}>${texts.showResults}</button>` : nothing}
    </p>
    <details
      class="no-print"
      data-section="table"
      ?hidden=${isLimited}
      @toggle=${toggled('table')}
      @answer-chosen=${({ detail }: CustomEvent<GivenAnswer>) => beside.take(detail)}
    >
      <summary><h3>${texts.tableTitle}</h3></summary>
      ${
        opened.has('table')
          ? html`<deconfuse-answer-table
              .data=${data}
              .decimalsAsked=${rules.decimals}
              .options=${options}
              .fields=${fields}
            ></deconfuse-answer-table>`
          : nothing
      }
    </details>
    <details class="no-print of-page" data-section="exercise" ?hidden=${!showResults} @toggle=${toggled('exercise')}>
      <summary><h3>${texts.lecturersTitle}</h3></summary>
      ${opened.has('exercise') ? html`<deconfuse-exercise-panel .fields=${fields}></deconfuse-exercise-panel>` : nothing}
    </details>
  `;
}
