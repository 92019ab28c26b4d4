import { html, nothing, type TemplateResult } from 'lit';
import type { Problem } from '../core/types.ts';
import '../elements/checker/answer-checker.ts';
import '../elements/matrix/matrix-grid.ts';
import type { Locale } from '../locales/index.ts';
import type { EmbeddedData } from './embedded-data.ts';
import type { EmbeddedContent } from './embedded-element.ts';

/** Of longer data the page around is to show them. */
const mostCases = 200;

/**
 * Says whether a number somebody has worked out is right, and if not, which slip gives it. `ask`: ids with commas between
 * them, those of a class with it behind a colon; without it, anything. `hide`: `results`, values and steps wait until
 * they are asked for; `data`, the page around shows the data; both with a comma.
 */
export const compute: EmbeddedContent['compute'] = async (element, { dataset, catalogue }) => {
  const { options, ask = '', hide = '' } = element;
  const metrics = catalogue.filter(({ shape }) => shape !== 'matrix' && shape !== 'curve').map(({ id }) => id);
  const hidden = hide.split(/[\s,]+/);
  const fields = new URLSearchParams({
    ...(ask !== '' && { ask }),
    ...(hidden.includes('results') && { hide: 'results' }),
  });
  const [report, problem] = await Promise.all([dataset.report({ ...options, metrics }), dataset.problem()]);
  return {
    report,
    render: (locale) => html`
      ${hidden.includes('data') ? nothing : dataOf(problem, dataset, locale)}
      <deconfuse-answer-checker .data=${dataset} .options=${options} .fields=${fields}></deconfuse-answer-checker>
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
