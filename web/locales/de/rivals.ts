import type { RivalTexts } from '../en/rivals.ts';

export const rivals: RivalTexts = {
  title: (first, second) => `„${first}“ und „${second}“ an denselben Fällen`,
  right: (model) => `${model} richtig`,
  wrong: (model) => `${model} falsch`,
  said: ({ first, second, onlyFirst, onlySecond }) =>
    `Nur ${first} liegt ${onlyFirst}-mal richtig, nur ${second} ${onlySecond}-mal. Diese Fälle entscheiden; die übrigen sagen nicht, welches Modell besser ist.`,
  reported: (model) => `Die Seite zeigt ${model}.`,
  reportOther: (model) => `${model} zeigen`,
  test: 'Test',
  value: 'Wert',
};
