import { numberIn, tableIn } from './typed-table.ts';

/** Axes of a curve without cases: false and true positive rate, or recall and precision. */
export type CurveKind = 'roc' | 'precision-recall';

/** Points in ascending order of x; those of a ROC curve from (0, 0) to (1, 1). All are 0…1. */
export interface TypedPoints {
  kind: CurveKind;
  x: number[];
  y: number[];
}

type Axis = 'fpr' | 'tpr' | 'recall' | 'precision' | 'threshold';

const axes: Readonly<Record<string, Axis>> = {
  fpr: 'fpr',
  'false positive rate': 'fpr',
  '1 specificity': 'fpr',
  '1 especificidad': 'fpr',
  tpr: 'tpr',
  'true positive rate': 'tpr',
  sensitivity: 'tpr',
  sensibilidad: 'tpr',
  recall: 'recall',
  rappel: 'recall',
  cobertura: 'recall',
  exhaustividad: 'recall',
  precision: 'precision',
  precisión: 'precision',
  précision: 'precision',
  präzision: 'precision',
  threshold: 'threshold',
  thresholds: 'threshold',
  umbral: 'threshold',
  umbrales: 'threshold',
  seuil: 'threshold',
  schwelle: 'threshold',
};

const axisOf = (name: string): Axis | undefined =>
  axes[
    name
      .toLowerCase()
      .replace(/[\s_-]+/g, ' ')
      .trim()
  ];

/**
 * Points under the names of both axes, in any order; further columns, such as thresholds or row numbers, are ignored.
 * Undefined where there are none. A piece is returned if it is no share, or if a ROC curve falls there.
 */
export function pointsIn(text: string): TypedPoints | { piece: string } | undefined {
  const { header, rows } = tableIn(text);
  const named = header.map(axisOf);
  const across = named.includes('fpr') ? 'fpr' : 'recall';
  const up = across === 'recall' ? 'precision' : named.includes('tpr') ? 'tpr' : 'recall';
  if (!named.includes(across) || !named.includes(up) || rows.length === 0) return undefined;
  const isRoc = across === 'fpr';
  const points: (readonly [x: number, y: number])[] = isRoc ? [[0, 0], [1, 1]] : []; // prettier-ignore
  for (const cells of rows) {
    const shift = cells.length - header.length;
    const [x = '', y = ''] = [across, up].map((axis) => cells[named.indexOf(axis as Axis) + shift]);
    const wrong = [x, y].find((cell) => !(numberIn(cell) >= 0 && numberIn(cell) <= 1));
    if (wrong !== undefined) return { piece: wrong === '' ? cells.join(' ') : wrong };
    points.push([numberIn(x), numberIn(y)]);
  }
  // At one x a ROC curve rises as the threshold falls, and precision falls.
  points.sort((one, other) => one[0] - other[0] || (isRoc ? one[1] - other[1] : other[1] - one[1]));
  const falls = points.find(([, y], at) => isRoc && at > 0 && y < points[at - 1]![1]);
  if (falls) return { piece: falls.join(', ') };
  const distinct = points.filter(([x, y], at) => at === 0 || x !== points[at - 1]![0] || y !== points[at - 1]![1]);
  return { kind: isRoc ? 'roc' : 'precision-recall', x: distinct.map(([x]) => x), y: distinct.map(([, y]) => y) };
}
