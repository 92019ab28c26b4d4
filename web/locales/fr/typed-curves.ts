import type { TypedCurvesTexts } from '../en/typed-curves.ts';

export const typedCurves: TypedCurvesTexts = {
  title: 'Courbes par points ou formules',
  intro:
    'Une courbe ROC ou précision-rappel sans ses cas : à partir des points d’un tableau, ou de formules comme celles d’un cours.',
  kind: 'La courbe',
  label: 'Points ou formules',
  hint: 'Points : une ligne chacun sous « fpr, tpr » ou « recall, precision », avec ou sans seuils. Formules : une ligne chacune, « A(x) = x^(1/3) », avec + − * / ^, parenthèses, sqrt, exp, log, min et max ; « lambda x: … » de Python et LaTeX sont lus aussi.',
  fault: (piece: string) =>
    `Ce n’est ni une formule en x, ni une proportion de 0 à 1, ou un point où une courbe ROC descend : ${piece}`,
  unread: 'Ce texte ne contient ni points ni formules.',
  description: (name: string, curves: string) => (curves ? `${name} : ${curves}` : `${name} des points donnés`),

  curve: 'Courbe',
  area: 'Aire (AUC)',
  crossing: { roc: 'Taux d’égale erreur', 'precision-recall': 'Précision = rappel en' },
  other: { roc: 'Aire sous l’enveloppe convexe', 'precision-recall': 'Précision moyenne' },
  integrated: 'Aires par intégration numérique de 0 à 1, croisements par dichotomie, à douze chiffres environ.',
  straight: 'Entre deux points, la courbe est une droite.',
  countsNeeded:
    'L’exactitude, les nombres de cas, les intervalles et les tests n’en découlent pas : ils demandent des effectifs. Pour eux, saisir la classe réelle et le score de chaque cas.',
  leaves: {
    square: 'La courbe sort du carré unité : ce n’est pas une courbe de taux.',
    order: 'La courbe descend quelque part : une courbe ROC ne descend jamais.',
  },
};
