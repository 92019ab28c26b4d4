import type { SimulatorTexts } from '../en/simulator.ts';

export const simulator: SimulatorTexts = {
  hint: 'Mettre la distance à 0 : la courbe ROC tombe sur la diagonale. Baisser la proportion de positifs : la courbe ROC reste, la précision baisse.',
  replaces: 'Ce qui est réglé ici prend la place des données ; « Annuler » les rétablit.',
  settings: {
    distance: 'Distance entre les moyennes',
    spread: 'Dispersion des positifs',
    prevalence: 'Proportion de positifs',
    cases: 'Nombre de cas',
  },
  handles: {
    distance: 'Faire glisser : distance entre les moyennes',
    spread: 'Faire glisser : dispersion des positifs',
  },
  negatives: 'Négatifs : moyenne 0, écart-type 1',
  positives: (mean, deviation) => `Positifs : moyenne ${mean}, écart-type ${deviation}`,
  picture: 'Deux distributions normales de scores',
};
