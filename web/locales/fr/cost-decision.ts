import type { CostDecisionTexts } from '../en/cost-decision.ts';

export const costDecision: CostDecisionTexts = {
  title: 'Deux classes avec des coûts',
  intro:
    'Combien coûte chaque décision ? On décide « positif » dès que cela coûte moins en moyenne : à partir d’un seuil, qui n’est pas forcément 1/2.',

  costs: 'Coût de chaque décision, dans une unité quelconque',
  gain: 'Un gain est un coût négatif.',
  truly: { negative: 'Réellement négatif', positive: 'Réellement positif' },
  decided: { negative: 'Décision négative', positive: 'Décision positive' },
  cells: { l00: 'vrai négatif', l01: 'faux positif', l10: 'faux négatif', l11: 'vrai positif' },
  cellLabel: (cell, truth, decision) => `${cell} : ${truth}, ${decision}`,
  ratio: 'c : rapport du coût d’un faux négatif à celui d’un faux positif',
  ratioHint:
    'Fixe à 1 le coût d’un faux positif et à c celui d’un faux négatif ; les bonnes décisions ne coûtent rien.',
  prevalence: 'Proportion de positifs là où l’on décide',
  samplePrevalence: (share) => `Dans les données : ${share}`,
  resetPrevalence: 'Comme dans les données',
  faults: {
    cost: 'Un nombre est attendu, par exemple 5, 0,5 ou −1.',
    ratio: 'Un nombre positif ou nul est attendu, par exemple 5.',
    prevalence: 'Un nombre entre 0 et 1 est attendu, ou un pourcentage : 0,02 ou 2 %.',
  },
  lastRead: 'Le résultat est celui des derniers nombres valables.',

  thresholds: 'Seuil : probabilité minimale pour « positif »',
  threshold: 'Avec ces coûts',
  specialCase: (falsePositive, falseNegative) =>
    `Les bonnes décisions ne coûtent rien : c’est donc ℓ₀₁/(ℓ₀₁ + ℓ₁₀) = ${falsePositive}/(${falsePositive} + ${falseNegative}).`,
  generalCase: 'Seul compte le surcoût d’une mauvaise décision : ℓ₀₁ − ℓ₀₀ et ℓ₁₀ − ℓ₁₁.',
  ratioThreshold: (ratio) => `Avec un faux négatif ${ratio} fois plus coûteux, 1/(1 + c)`,
  shiftedThreshold: 'Sur les probabilités de ces données',
  sameShares: 'La proportion de positifs est celle des données : le seuil est donc le même.',
  otherShares: (share, sample) =>
    `Si les probabilités sont calibrées, elles le sont pour une proportion de positifs de ${sample}. On décide avec ${share} : le seuil se déplace, le modèle reste le même.`,

  onData: 'La même décision sur des données',
  noData: 'Avec des scores ou des probabilités de deux classes, la décision se voit aussi sur la courbe ROC.',
  useExample: 'La montrer sur 20 cas (Fawcett 2006)',
  ofExample: 'Un exemple : les 20 cas de Fawcett (2006).',
  oneClass: 'Les données n’ont de cas que d’une seule classe.',
  model: 'Scores de',
  slope: 'Pente des droites d’égal coût',
  leastCost: 'Coût moyen minimal',
  leastCostThreshold: 'Atteint à partir de ce score',
  nobody: 'aucun positif',
  leastCostNobody: 'Atteint quand aucun cas n’est déclaré positif',
  costAtThreshold: (threshold) => `Coût moyen à t = ${threshold}`,
  costOfShifted: (threshold) => `Coût moyen à ce seuil, ${threshold}`,

  rocTitle: 'Égal coût sur la courbe ROC',
  rocHint:
    'Tous les points d’une droite coûtent autant ; plus haut et plus à gauche, moins. La droite de ces coûts touche l’enveloppe au point le moins coûteux.',
  noLine: 'Il n’y a pas de droite d’égal coût : un faux négatif doit coûter plus qu’un vrai positif.',
  noLineOfAlarms: 'Il n’y a pas de droite d’égal coût : un faux positif doit coûter plus qu’un vrai négatif.',
  roc: 'Courbe ROC',
  line: (slope) => `Égal coût, pente ${slope}`,
  best: (threshold) => `t = ${threshold}`,
  costTitle: 'Coût moyen en fonction du seuil',
  costHint:
    'L’anneau est le seuil le moins coûteux. Faire glisser la ligne, ou utiliser les flèches du clavier, pour voir ce que coûtent les autres.',
  cost: 'Coût moyen d’une décision',
  least: 'Coût minimal',
  calibrated: (threshold) => `Calibrées : ${threshold}`,
  spoken: (threshold, cost) => `seuil ${threshold}, coût moyen ${cost}`,
  rocDescription: (best) =>
    `Courbe ROC avec son enveloppe convexe ; la droite d’égal coût la touche au point le moins coûteux, ${best}.`,
  costDescription: (best, cost) => `Coût moyen en fonction du seuil ; minimal avec ${best} : ${cost}.`,

  agree: (threshold) =>
    `Les deux concordent : sur ces cas, le seuil ${threshold} des probabilités calibrées ne coûte pas plus que le moins coûteux.`,
  differ: (threshold, cost, least) =>
    `Sur ces cas, le seuil ${threshold} des probabilités calibrées coûte ${cost}, le moins coûteux ${least}.`,
  calibration: 'Si les probabilités sont calibrées, les deux sont proches.',
  notProbabilities: 'Ces scores ne sont pas des probabilités : le seuil ci-dessus ne vaut pas pour eux.',
};
