import type { TabTexts } from '../en/tabs.ts';

export const tabs: TabTexts = {
  curveSectionsLabel: 'Courbes de',
  curveSections: {
    data: 'Scores',
    curves: 'Points ou formules',
    landscape: 'Paysage de Fβ',
  },
  simulator: 'Simuler des scores',
  needs: {
    curves:
      'Les courbes demandent, pour chaque cas, la vérité et un score : à quel point le classifieur est sûr que le cas est positif. Collez les deux ou commencez par un exemple.',
    information:
      'L’information se calcule à partir d’effectifs : une matrice de confusion, des étiquettes réelles et prédites, ou une distribution. Collez-en une ou commencez par un exemple.',
    export:
      'Il y a un programme et un rapport pour des étiquettes, des matrices, des scores et des probabilités collés. Collez-en ou commencez par un exemple. À côté de chaque tableau de la page se trouve « Copier / enregistrer ».',
  },
  noClasses:
    'Classes réelles et prédites n’ont rien en commun : sans prédiction juste, aucune classe n’a de point d’une courbe.',
  atThreshold: 'Voir la matrice de vos scores à un seuil',
};
