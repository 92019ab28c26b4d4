import type { SimulatorTexts } from '../en/simulator.ts';

export const simulator: SimulatorTexts = {
  hint: 'Mettre la distance à 0 : la courbe ROC tombe sur la diagonale. Baisser la proportion de positifs : la courbe ROC reste, la précision baisse.',
  replaces: 'Les réglages remplacent les données ; « Annuler » les rétablit.',
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
  threshold: (threshold) => `Seuil ${threshold}`,
  through: (distance, threshold) =>
    `La courbe ROC de ces scores passe par le point, au seuil ${threshold} : distance = Φ⁻¹(TPR) − Φ⁻¹(FPR) = ${distance}, dispersion 1.`,
  near: 'Aucune courbe de ce genre ne passe par le point : un taux vaut 0 ou 1, ou il est au-dessous ou loin au-dessus du hasard. Celle-ci passe près.',
  picture: 'Deux distributions normales de scores',
};
