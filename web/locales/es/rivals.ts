import type { RivalTexts } from '../en/rivals.ts';

export const rivals: RivalTexts = {
  title: (first, second) => `«${first}» y «${second}» en los mismos casos`,
  right: (model) => `${model} acierta`,
  wrong: (model) => `${model} falla`,
  said: ({ first, second, onlyFirst, onlySecond }) =>
    `Solo ${first} acierta en ${onlyFirst}; solo ${second}, en ${onlySecond}. Estos casos deciden; los demás no dicen cuál es mejor.`,
  reported: (model) => `La página muestra ${model}.`,
  reportOther: (model) => `Mostrar ${model}`,
  test: 'Prueba',
  value: 'Valor',
};
