import { html, nothing } from 'lit';
import type { EditedMatrix } from '../elements/matrix/matrix-grid.ts';
import '../elements/matrix/matrix-grid.ts';
import { summary } from '../session/summary.ts';
import { UnfitData } from './embedded-data.ts';
import type { EmbeddedContent } from './embedded-element.ts';

const rowsOf = (matrix: Float64Array, rows: number): number[][] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from(matrix.slice((row * matrix.length) / rows, ((row + 1) * matrix.length) / rows)),
  );

/** The confusion matrix, which the reader may edit, and a sentence about it. */
export const compute: EmbeddedContent['compute'] = async (element, { dataset, catalogue }) => {
  const { kind, matrix, labels, predictedLabels, positive } = dataset;
  if (kind !== 'labels' && kind !== 'matrix') throw new UnfitData('matrix');
  const metrics = catalogue.filter(({ shape }) => shape !== 'matrix').map(({ id }) => id);
  const report = await dataset.report({ ...element.options, metrics });
  const edit = ({ detail: { goesOn: _goesOn, ...edited } }: CustomEvent<EditedMatrix>): void => {
    // A renamed positive class stays positive.
    const at = positive === undefined ? -1 : labels.indexOf(positive);
    const same = positive !== undefined && edited.labels.includes(positive) ? positive : edited.labels[at];
    element.edit({ kind: 'matrix', ...edited, ...(same !== undefined && { positive: same }) });
  };
  return {
    report,
    render: (locale, format) => html`
      ${
        matrix
          ? html`<deconfuse-matrix-grid
              .labels=${labels}
              .predictedLabels=${predictedLabels}
              .matrix=${matrix}
              .chosenClass=${positive === undefined ? undefined : labels.indexOf(positive)}
              .shares=${element.compact ? rowsOf(matrix, labels.length) : undefined}
              .formatShare=${String}
              @matrix-edited=${edit}
            ></deconfuse-matrix-grid>`
          : nothing
      }
      <p>${summary(dataset, locale, format)}</p>
    `,
  };
};
