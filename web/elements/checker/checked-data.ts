import { html, nothing, type TemplateResult } from 'lit';
import type { Problem } from '../../core/types/problem.ts';
import type { Locale } from '../../locales/index.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import '../matrix/matrix-grid.ts';

/**
 * The data that answers are about: a matrix as a grid, labels and scores as lists, because counting them is part of the
 * task.
 */
export function checkedData(
  problem: Problem,
  { labels, predictedLabels, matrix }: Pick<AsyncDataset, 'labels' | 'predictedLabels' | 'matrix'>,
  { page, scores }: Locale,
): TemplateResult | typeof nothing {
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
  const line = (name: string, list: ArrayLike<unknown>): TemplateResult =>
    html`<div>
      <dt class="muted">${name}</dt>
      <dd>${Array.from(list, String).join(', ')}</dd>
    </div>`;
  if (problem.kind !== 'labels' && problem.kind !== 'scores') return nothing;
  const [name, lists] =
    problem.kind === 'labels' ? [page.predicted, problem.predicted] : [scores?.scores ?? '', problem.scores];
  const isOne = Array.isArray(lists) || ArrayBuffer.isView(lists);
  return html`<dl>
    ${line(page.truth, problem.truth as ArrayLike<unknown>)}
    ${isOne ? line(name, lists as ArrayLike<unknown>) : Object.entries(lists).map((entry) => line(...entry))}
  </dl>`;
}
