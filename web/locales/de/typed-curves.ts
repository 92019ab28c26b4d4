import type { TypedCurvesTexts } from '../en/typed-curves.ts';

export const typedCurves: TypedCurvesTexts = {
  title: 'Kurven aus Punkten oder Formeln',
  intro:
    'Eine ROC- oder Präzision-Recall-Kurve ohne ihre Fälle: aus den Punkten einer Tabelle oder aus Formeln wie denen eines Skripts.',
  kind: 'Die Kurve',
  label: 'Punkte oder Formeln',
  hint: 'Punkte: je eine Zeile unter „fpr, tpr“ oder „recall, precision“, mit oder ohne Schwellen. Formeln: je eine Zeile, „A(x) = x^(1/3)“, mit + − * / ^, Klammern, sqrt, exp, log, min und max; auch „lambda x: …“ von Python und LaTeX werden gelesen.',
  fault: (piece: string) =>
    `Das ist keine Formel in x, kein Anteil von 0 bis 1 oder ein Punkt, an dem eine ROC-Kurve fällt: ${piece}`,
  unread: 'In diesem Text stehen weder Punkte noch Formeln.',
  description: (name: string, curves: string) => (curves ? `${name}: ${curves}` : `${name} der gegebenen Punkte`),

  curve: 'Kurve',
  area: 'Fläche (AUC)',
  crossing: { roc: 'Gleichfehlerrate', 'precision-recall': 'Präzision = Recall bei' },
  other: { roc: 'Fläche unter der konvexen Hülle', 'precision-recall': 'Mittlere Präzision' },
  integrated:
    'Flächen durch numerische Integration von 0 bis 1, Schnittpunkte durch Bisektion, auf etwa zwölf Stellen.',
  straight: 'Zwischen den Punkten ist die Kurve gerade.',
  countsNeeded:
    'Korrektklassifikationsrate, Fallzahlen, Intervalle und Tests folgen daraus nicht: Sie brauchen Anzahlen. Dafür die wahre Klasse und den Score jedes Falls eingeben.',
  leaves: {
    square: 'Die Kurve verlässt das Einheitsquadrat: Sie ist keine Kurve von Raten.',
    order: 'Die Kurve fällt irgendwo: Eine ROC-Kurve fällt nie.',
  },
};
