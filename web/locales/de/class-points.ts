import type { ClassPointTexts } from '../en/class-points.ts';

export const classPoints: ClassPointTexts = {
  titles: { roc: 'ROC', precisionRecall: 'Präzision-Recall' },
  descriptions: {
    roc: 'Ebene aus Falsch-positiv-Rate und Richtig-positiv-Rate',
    precisionRecall: 'Ebene aus Recall und Präzision',
  },
  noPoint: 'ohne Punkt',

  triangle: (area) => `Linien zum Punkt: Fläche ${area}`,
  isoAccuracy: (accuracy) => `Gleiche Accuracy: ${accuracy}`,
  isoF: (value) => `Gleiches F1: ${value}`,
  isoFs: 'Gleiches F1: 0,2 … 0,8',
  simulated: 'Simulierte Scores',

  counts: (truePositives, falsePositives) => `TP ${truePositives} · FP ${falsePositives}`,
  rocPoint: (name, falsePositiveRate, recall) => `${name}: Falsch-positiv-Rate ${falsePositiveRate}, Recall ${recall}`,
  precisionRecallPoint: (name, recall, precision) => `${name}: Recall ${recall}, Präzision ${precision}`,
  point: (name) => `Punkt von ${name}: Pfeiltasten ändern TP und FP`,

  drag: (positives, negatives) =>
    `Den Punkt ziehen oder Pfeiltasten drücken: P = ${positives} und N = ${negatives} bleiben.`,
  choose: 'Klasse durch Klick auf ihren Punkt wählen.',
  parts: {
    models: 'Jedes Modell hat einen Punkt.',
    folds: 'Jeder Fold hat einen Punkt.',
    groups: 'Jede Gruppe hat einen Punkt.',
  },
  fixed: {
    classes: 'Bei mehr als zwei Klassen lässt sich der Punkt nicht ziehen: Zur neuen Stelle passten viele Matrizen.',
    parts: 'Der Punkt mehrerer Teile lässt sich nicht ziehen: Die Teile könnten sich auf viele Arten ändern.',
  },
  class: 'Klasse',
  classes: 'Punkte der Klassen, je eine gegen den Rest',
  allCases: 'alle Fälle',

  area: (working, area) =>
    `Fläche unter den Linien zum Punkt: (TPR + 1 − FPR) / 2 = ${working} = ${area}, die balancierte Korrektklassifikationsrate.`,
  areaOfClass: (working, area, name) =>
    `Fläche unter den Linien zum Punkt: (TPR + 1 − FPR) / 2 = ${working} = ${area}, die balancierte Korrektklassifikationsrate von ${name} gegen den Rest.`,
  onlyScores: 'Eine Matrix ergibt einen Punkt der Kurve. Für den Rest sind Scores nötig.',

  noRecall: (names) => `Kein Punkt von ${names}: Kein Fall gehört zu der Klasse, also ist der Recall 0/0.`,
  noFalsePositiveRate: (names) =>
    `Kein ROC-Punkt von ${names}: Jeder Fall gehört zu der Klasse, also ist die Falsch-positiv-Rate 0/0.`,
  noPrecision: (names) =>
    `Kein Präzision-Recall-Punkt von ${names}: Die Klasse wird nie vorhergesagt, also ist die Präzision 0/0.`,
};
