import type { TourTexts } from '../en/tour.ts';

export const tour: TourTexts = {
  title: 'Premiers pas',
  steps: {
    data: 'Vos données vont ici : étiquettes, scores ou matrice, telles quelles. Ou commencez par un exemple.',
    matrix: 'Cliquez sur un effectif et tapez-en un autre : tous les nombres suivent.',
    numbers: 'Choisissez un nombre : sa formule est calculée avec vos effectifs.',
    more: 'Les vues montrent les mêmes données en courbes ou en information, ou vérifient vos réponses. Touches : ?',
  },
  place: (step, steps) => `${step} sur ${steps}`,
  next: 'Suivant',
  skip: 'Passer',
  done: 'Terminé',
};
