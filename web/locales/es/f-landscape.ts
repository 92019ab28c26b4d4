import type { FLandscapeTexts } from '../en/f-landscape.ts';

const times = (text: string): string => (text === '2' ? 'el doble que' : `${text} veces lo que`);

export const fLandscape: FLandscapeTexts = {
  title: 'Fβ: un solo número de precisión y exhaustividad',
  intro: 'A lo largo de una línea Fβ es el mismo; cuanto más intenso el azul, más alto. Cada punto es una clase.',
  hint: 'En la diagonal, donde precisión y exhaustividad son iguales, toda línea tiene ese valor. Un clic en un punto muestra su fórmula.',

  beta: 'β',
  betaHint: 'Cuántas veces más cuenta la exhaustividad que la precisión',
  slider: 'β, de 0 a ∞',
  betas: 'Valores de β',
  betaIs: (beta) => `β = ${beta}`,
  useBeta: (beta) => `Usar β = ${beta}`,
  spoken: (beta, weight) => `β = ${beta}: ${weight}`,
  weights: {
    zero: (_ratio) => 'solo cuenta la precisión',
    precision: (ratio) => `la precisión cuenta ${times(ratio)} la exhaustividad`,
    equal: (_ratio) => 'precisión y exhaustividad cuentan lo mismo',
    recall: (ratio) => `la exhaustividad cuenta ${times(ratio)} la precisión`,
    infinite: (_ratio) => 'solo cuenta la exhaustividad',
  },
  says: {
    zero: 'F₀ es la precisión: líneas horizontales, sea cual sea la exhaustividad.',
    precision:
      'Las líneas se tumban: Fβ se acerca a la precisión, su límite para β → 0. La exhaustividad importa menos.',
    equal: 'Simétrico: ambas deben ser altas. Donde una ronda 0, también F₁.',
    recall:
      'Las líneas se levantan: Fβ se acerca a la exhaustividad, su límite para β → ∞. La precisión importa menos.',
    infinite: 'F∞ es la exhaustividad: líneas verticales, sea cual sea la precisión.',
  },

  plot: (beta) => `Fβ con β = ${beta}`,
  description: (beta) =>
    `Líneas de igual Fβ con β = ${beta} sobre exhaustividad (a la derecha) y precisión (hacia arriba), con las clases como puntos`,
  points: 'Clases',
  comparison: 'Tres β y la media aritmética',
  mean: 'Media aritmética',
  meanDescription:
    'Líneas de igual media aritmética sobre exhaustividad y precisión: son rectas, con las clases como puntos',
  meanSays: 'La media (P + R) / 2 es 0,5 con R = 1 aunque P = 0; ahí todo Fβ con β finito es 0.',

  ownRates: 'Tu precisión y tu exhaustividad',
  ownRatesExample: 'precisión = 0,66; recall = 0,80',
  onlyRates:
    'Aquí solo se conocen precisión y exhaustividad. F se sigue de ellas para todo β; la exactitud, la especificidad y el MCC no: cuentan verdaderos negativos.',
  noRates:
    'En este texto no hay precisión y exhaustividad. Escribe por ejemplo «precisión = 0,66; recall = 0,80», o una fila por clase bajo «clase; precisión; recall».',
  faultyRates: (piece: string) =>
    `No se puede leer: ${piece}. Cada clase necesita una precisión y una exhaustividad de 0 a 1.`,

  example:
    'Una matriz de ejemplo de tres clases. Los puntos salen de etiquetas o de una matriz de confusión: con datos propios, aquí aparecen sus clases.',
  point: (names, precision, recall, beta, f) => `${names}: P = ${precision}, R = ${recall}, Fβ = ${f} con β = ${beta}`,
  more: (names, count) => `${names} y ${count} más`,
  noPrecision: (names) => `Sin punto para ${names}: la precisión es 0/0, por falta de predicciones.`,
  noRecall: (names) => `Sin punto para ${names}: la exhaustividad es 0/0, por falta de casos.`,

  table: 'Fβ de cada clase, entre sus límites precisión y exhaustividad',
  class: 'Clase',
  precision: 'Precisión = F₀',
  recall: 'Exhaustividad = F∞',
  f: (beta) => `Fβ, β = ${beta}`,

  formula: (name) => `Fβ de ${name}`,
  isRecall: 'Para β → ∞, Fβ es la exhaustividad:',
  fromRates: 'Lo mismo a partir de precisión y exhaustividad, como muestran las líneas',
  rates: 'Su precisión PPV (P) y su exhaustividad TPR (R)',
};
