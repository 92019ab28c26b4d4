import type { SquaredLossTexts } from '../en/squared-loss.ts';

export const squaredLoss: SquaredLossTexts = {
  title: 'Estimer un nombre : perte quadratique',
  intro:
    'Le nombre h prend l’une de ces valeurs, avec ces probabilités. Une estimation a coûte (h − a)². La moyenne, E[h|x], coûte le moins en moyenne ; sa perte espérée est la variance.',
  tableLabel: 'Valeurs et leurs probabilités',
  rows: ['valeur h', 'probabilité p(h|x)'],
  tableTexts: {
    row: 'Ligne',
    column: 'Valeur',
    addRow: 'Ajouter une ligne',
    addColumn: 'Ajouter une valeur',
    remove: (name) => `Retirer ${name}`,
  },
  guess: 'Estimation choisie a',
  useMean: 'Estimer par la moyenne',
  mean: 'Moyenne a posteriori',
  loss: 'Perte attendue de l’estimation',
  variance: 'Perte attendue de la moyenne',
  alternative: 'la même, développée',
  plotTitle: 'Perte attendue de chaque estimation',
  plotDescription: (mean, loss) =>
    `La perte quadratique attendue en fonction de l’estimation : une parabole dont le minimum, ${loss}, est à la moyenne, ${mean}.`,
  axes: { guess: 'estimation a', loss: 'perte quadratique attendue' },
  atMean: 'moyenne',
  yours: 'estimation choisie',
  unread: 'Un champ ne contient pas de nombre. Le résultat est celui des derniers valables.',
};
