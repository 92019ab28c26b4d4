import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { exerciseOf } from '../../core/exercise.ts';
import type { Problem } from '../../core/types.ts';
import type { Locale } from '../../locales/index.ts';
import { exerciseOptionsOf, isExerciseReadable } from '../../share/exercise-address.ts';
import { controls } from '../../styles/controls.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import { given } from '../common/given.ts';
import '../matrix/matrix-grid.ts';

/** The data that answers are about: a matrix as such; of labels and scores the lists, because counting is part of the work. */
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

/** The data of the exercise in an address, in place of those that can be changed. */
@customElement('deconfuse-checked-data')
export class CheckedData extends LitElement {
  @given locale!: Locale;
  @property({ attribute: false }) fields!: URLSearchParams;

  override render(): TemplateResult | typeof nothing {
    const { fields, locale } = this;
    const options = isExerciseReadable(fields) ? exerciseOptionsOf(fields) : undefined;
    if (!options) return nothing;
    const { problem } = exerciseOf(options);
    const counts = problem.kind === 'matrix' ? problem.counts.map((row) => Array.from(row as ArrayLike<number>)) : [];
    const labels = [...(('labels' in problem && problem.labels) || [])];
    return checkedData(problem, { labels, matrix: Float64Array.from(counts.flat()) }, locale);
  }

  static override styles = [
    controls,
    css`
      dl {
        display: grid;
        gap: 0.5rem;
      }

      dd {
        overflow-wrap: anywhere;
      }
    `,
  ];
}
