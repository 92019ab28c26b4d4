/** Texts of the section on curves that are typed in. Numbers are passed as text. */
export const typedCurves = {
  title: 'Curves from points or formulas',
  intro:
    'A ROC or precision-recall curve without its cases: from the points of somebody’s table, or from formulas such as those of course notes.',
  kind: 'The curve',
  label: 'Points or formulas',
  hint: 'Points: a row each under “fpr, tpr” or “recall, precision”, with or without thresholds. Formulas: a line each, “A(x) = x^(1/3)”, with + − * / ^, brackets, sqrt, exp, log, min and max; Python’s “lambda x: …” and LaTeX are read as well.',
  fault: (piece: string) =>
    `Not a formula in x, not a share from 0 to 1, or a point at which a ROC curve falls: ${piece}`,
  unread: 'There are neither points nor formulas in this text.',
  description: (name: string, curves: string) =>
    curves ? `${name}: ${curves}` : `${name} of the points that were given`,

  curve: 'Curve',
  area: 'Area (AUC)',
  crossing: { roc: 'Equal error rate', 'precision-recall': 'Precision = recall at' },
  other: { roc: 'Area under the convex hull', 'precision-recall': 'Average precision' },
  integrated: 'Areas by numerical integration from 0 to 1, crossings by bisection, to about twelve digits.',
  straight: 'Between points the curve is a straight line.',
  countsNeeded:
    'Accuracy, numbers of cases, intervals and tests do not follow: they need counts. Enter the true class and the score of each case for those.',
  leaves: {
    square: 'The curve leaves the unit square: it is no curve of rates.',
    order: 'The curve falls somewhere: a ROC curve never does.',
  },
};

export type TypedCurvesTexts = typeof typedCurves;
