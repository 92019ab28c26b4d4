import type { RivalTexts } from '../en/rivals.ts';

export const rivals: RivalTexts = {
  title: (first, second) => `« ${first} » et « ${second} » sur les mêmes cas`,
  right: (model) => `${model} a raison`,
  wrong: (model) => `${model} se trompe`,
  said: ({ first, second, onlyFirst, onlySecond }) =>
    `Seul ${first} a raison dans ${onlyFirst} cas, seul ${second} dans ${onlySecond}. Ces cas départagent les modèles ; les autres ne disent pas lequel est le meilleur.`,
  reported: (model) => `La page montre ${model}.`,
  reportOther: (model) => `Afficher ${model}`,
  test: 'Test',
  value: 'Valeur',
};
