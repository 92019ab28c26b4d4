import type { ClassPointTexts } from '../en/class-points.ts';

export const classPoints: ClassPointTexts = {
  titles: { roc: 'ROC', precisionRecall: 'Precisión y exhaustividad' },
  descriptions: {
    roc: 'Plano de la tasa de falsos positivos y la de verdaderos positivos',
    precisionRecall: 'Plano de la exhaustividad y la precisión',
  },
  noPoint: 'sin punto',

  triangle: (area) => `Líneas al punto: área ${area}`,
  isoAccuracy: (accuracy) => `Igual exactitud: ${accuracy}`,
  isoF: (value) => `Igual F1: ${value}`,
  isoFs: 'Igual F1: 0,2 … 0,8',
  simulated: 'Puntuaciones simuladas',

  counts: (truePositives, falsePositives) => `TP ${truePositives} · FP ${falsePositives}`,
  rocPoint: (name, falsePositiveRate, recall) =>
    `${name}: tasa de falsos positivos ${falsePositiveRate}, exhaustividad ${recall}`,
  precisionRecallPoint: (name, recall, precision) => `${name}: exhaustividad ${recall}, precisión ${precision}`,
  point: (name) => `Punto de ${name}: las flechas cambian TP y FP`,

  drag: (positives, negatives) =>
    `Arrastra el punto o pulsa las flechas: P = ${positives} y N = ${negatives} no cambian.`,
  choose: 'Elige una clase con un clic en su punto.',
  parts: {
    models: 'Cada modelo tiene su punto.',
    folds: 'Cada partición tiene su punto.',
    groups: 'Cada grupo tiene su punto.',
  },
  fixed: {
    classes: 'Con más de dos clases no se puede arrastrar el punto: muchas matrices darían el nuevo lugar.',
    parts: 'El punto de varias partes no se puede arrastrar: las partes podrían cambiar de muchas maneras.',
  },
  class: 'Clase',
  classes: 'Puntos de las clases, cada una contra el resto',
  allCases: 'todos los casos',

  area: (working, area) =>
    `Área bajo las líneas al punto: (TPR + 1 − FPR) / 2 = ${working} = ${area}, la exactitud balanceada.`,
  areaOfClass: (working, area, name) =>
    `Área bajo las líneas al punto: (TPR + 1 − FPR) / 2 = ${working} = ${area}, la exactitud balanceada de ${name} contra el resto.`,
  onlyScores: 'Una matriz da un punto de la curva. Para el resto hacen falta puntuaciones.',

  noRecall: (names) => `Sin punto de ${names}: ningún caso es de la clase y la exhaustividad es 0/0.`,
  noFalsePositiveRate: (names) =>
    `Sin punto ROC de ${names}: todos los casos son de la clase y la tasa de falsos positivos es 0/0.`,
  noPrecision: (names) => `Sin punto de precisión y exhaustividad de ${names}: nunca se predice y la precisión es 0/0.`,
};
