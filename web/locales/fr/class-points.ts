import type { ClassPointTexts } from '../en/class-points.ts';

export const classPoints: ClassPointTexts = {
  titles: { roc: 'ROC', precisionRecall: 'Précision-rappel' },
  descriptions: {
    roc: 'Plan du taux de faux positifs et du taux de vrais positifs',
    precisionRecall: 'Plan du rappel et de la précision',
  },
  noPoint: 'sans point',

  triangle: (area) => `Lignes vers le point : aire ${area}`,
  isoAccuracy: (accuracy) => `Même exactitude : ${accuracy}`,
  isoF: (value) => `Même F1 : ${value}`,
  isoFs: 'Même F1 : 0,2 … 0,8',
  simulated: 'Scores simulés',

  counts: (truePositives, falsePositives) => `TP ${truePositives} · FP ${falsePositives}`,
  rocPoint: (name, falsePositiveRate, recall) =>
    `${name} : taux de faux positifs ${falsePositiveRate}, rappel ${recall}`,
  precisionRecallPoint: (name, recall, precision) => `${name} : rappel ${recall}, précision ${precision}`,
  point: (name) => `Point de ${name} : les flèches changent TP et FP`,

  drag: (positives, negatives) =>
    `Faites glisser le point ou utilisez les flèches : P = ${positives} et N = ${negatives} restent.`,
  choose: 'Cliquer sur un point pour choisir sa classe.',
  parts: {
    models: 'Chaque modèle a son point.',
    folds: 'Chaque pli a son point.',
    groups: 'Chaque groupe a son point.',
  },
  fixed: {
    classes: 'Avec plus de deux classes, le point ne se déplace pas : bien des matrices donneraient le nouvel endroit.',
    parts: 'Le point de plusieurs parties ne se déplace pas : elles pourraient changer de bien des façons.',
  },
  class: 'Classe',
  classes: 'Points des classes, chacune contre les autres',
  allCases: 'tous les cas',

  area: (working, area) =>
    `Aire sous les lignes vers le point : (TPR + 1 − FPR) / 2 = ${working} = ${area}, l’exactitude équilibrée.`,
  areaOfClass: (working, area, name) =>
    `Aire sous les lignes vers le point : (TPR + 1 − FPR) / 2 = ${working} = ${area}, l’exactitude équilibrée de ${name} contre les autres.`,
  onlyScores: 'Une matrice donne un point de la courbe. Pour le reste, il faut des scores.',

  noRecall: (names) => `Pas de point de ${names} : aucun cas n’est de la classe, le rappel est 0/0.`,
  noFalsePositiveRate: (names) =>
    `Pas de point ROC de ${names} : tous les cas sont de la classe, le taux de faux positifs est 0/0.`,
  noPrecision: (names) =>
    `Pas de point précision-rappel de ${names} : la classe n’est jamais prédite, la précision est 0/0.`,
};
