import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Problem } from '../core/types.ts';
import '../elements/checker/answer-checker.ts';
import '../elements/matrix/matrix-grid.ts';
import type { Locale } from '../locales/index.ts';
import { askOf } from '../share/exercise-address.ts';
import type { EmbeddedData } from './embedded-data.ts';
import type { EmbeddedContent, EmbeddedElement } from './embedded-element.ts';
import { namedExercise, ruleFields } from './exercise.ts';

/** Of longer data the page around is to show them. */
const mostCases = 200;

/** What is asked where the attributes name an exercise; other data count before its own. */
const exerciseFor = (element: EmbeddedElement): ReturnType<typeof namedExercise> =>
  Object.values(element.given).some((one) => one !== undefined) ? undefined : namedExercise(element);

export const standard = (element: EmbeddedElement): Problem | undefined => namedExercise(element)?.problem;

/**
 * Says whether a number somebody has worked out is right, and if not, which slip gives it. `ask`: ids with commas between
 * them, those of a class with it behind a colon; without it, what the exercise asks, or anything. `hide`: `results`,
 * values and steps wait until they are asked for; `data`, the page around shows the data; both with a comma.
 * `exercise`, `kind`, `classes` and `cases` make data where there are no others; `attempts` and `answers`: how often may
 * be answered, and when right values are shown.
 */
export const compute: EmbeddedContent['compute'] = async (element, { dataset, catalogue }) => {
  const { options, decimals, hide = '' } = element;
  const metrics = catalogue.filter(({ shape }) => shape !== 'matrix' && shape !== 'curve').map(({ id }) => id);
  const hidden = hide.split(/[\s,]+/);
  const exercise = exerciseFor(element);
  const ask = element.ask || (exercise ? askOf(exercise.questions) : '');
  const fields = new URLSearchParams({
    ...(ask !== '' && { ask }),
    ...(exercise && { decimals: String(decimals) }),
    ...ruleFields(element),
    ...(hidden.includes('results') && { hide: 'results' }),
  });
  const [report, problem] = await Promise.all([dataset.report({ ...options, metrics }), dataset.problem()]);
  return {
    report,
    render: (locale) => html`
      ${hidden.includes('data') ? nothing : dataOf(problem, dataset, locale)}
      ${
        // What was answered in one exercise is no answer to another.
        keyed(
          JSON.stringify(exercise?.options),
          html`<deconfuse-answer-checker
            .data=${dataset}
            .options=${options}
            .fields=${fields}
            ?plain=${element.compact}
          ></deconfuse-answer-checker>`,
        )
      }
    `,
  };
};

/** A matrix as such; of labels and scores the lists, because counting them is part of the work. */
function dataOf(
  problem: Problem,
  { labels, predictedLabels, matrix, total }: EmbeddedData['dataset'],
  locale: Locale,
): TemplateResult | typeof nothing {
  const { page } = locale;
  if (problem.kind === 'matrix' && matrix) {
    const counts = labels.map((_, row) => Array.from(problem.counts[row] as ArrayLike<number>));
    return html`<deconfuse-matrix-grid
      .labels=${labels}
      .predictedLabels=${predictedLabels}
      .matrix=${matrix}
      .shares=${counts}
      .formatShare=${String}
    ></deconfuse-matrix-grid>`;
  }
  if (total > mostCases) return nothing;
  const line = (name: string, list: ArrayLike<unknown>): TemplateResult =>
    html`<div>
      <dt class="muted">${name}</dt>
      <dd>${Array.from(list, String).join(', ')}</dd>
    </div>`;
  if (problem.kind !== 'labels' && problem.kind !== 'scores') return nothing;
  const [name, lists] =
    problem.kind === 'labels' ? [page.predicted, problem.predicted] : [locale.scores?.scores ?? '', problem.scores];
  const isOne = Array.isArray(lists) || ArrayBuffer.isView(lists);
  return html`<dl>
    ${line(page.truth, problem.truth as ArrayLike<unknown>)}
    ${isOne ? line(name, lists as ArrayLike<unknown>) : Object.entries(lists).map((entry) => line(...entry))}
  </dl>`;
}
