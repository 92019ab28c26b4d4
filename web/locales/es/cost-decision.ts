import type { CostDecisionTexts } from '../en/cost-decision.ts';

export const costDecision: CostDecisionTexts = {
  title: 'Dos clases con costes',
  intro:
    '¿Cuánto cuesta cada decisión? Se decide «positivo» en cuanto sale más barato en promedio: desde un umbral, que no tiene por qué ser 1/2.',

  costs: 'Coste de cada decisión, en cualquier unidad',
  gain: 'Una ganancia es un coste negativo.',
  truly: { negative: 'Realmente negativo', positive: 'Realmente positivo' },
  decided: { negative: 'Se decide negativo', positive: 'Se decide positivo' },
  cells: { l00: 'verdadero negativo', l01: 'falso positivo', l10: 'falso negativo', l11: 'verdadero positivo' },
  cellLabel: (cell, truth, decision) => `${cell}: ${truth}, ${decision}`,
  ratio: 'c: coste de un falso negativo entre el de un falso positivo',
  ratioHint: 'Fija en 1 el coste de un falso positivo y en c el de un falso negativo; acertar no cuesta nada.',
  prevalence: 'Proporción de positivos donde se decide',
  samplePrevalence: (share) => `En los datos: ${share}`,
  resetPrevalence: 'Como en los datos',
  faults: {
    cost: 'Se espera un número, como 5, 0,5 o −1.',
    ratio: 'Se espera un número desde 0, como 5.',
    prevalence: 'Se espera un número entre 0 y 1, o un porcentaje: 0,02 o 2 %.',
  },
  lastRead: 'El resultado es el de los últimos números válidos.',

  thresholds: 'Umbral: menor probabilidad para «positivo»',
  threshold: 'Con estos costes',
  specialCase: (falsePositive, falseNegative) =>
    `Acertar no cuesta nada, así que es ℓ₀₁/(ℓ₀₁ + ℓ₁₀) = ${falsePositive}/(${falsePositive} + ${falseNegative}).`,
  generalCase: 'Solo cuenta el sobrecoste de errar: ℓ₀₁ − ℓ₀₀ y ℓ₁₀ − ℓ₁₁.',
  ratioThreshold: (ratio) => `Con un falso negativo ${ratio} veces más caro, 1/(1 + c)`,
  shiftedThreshold: 'Sobre las probabilidades de estos datos',
  sameShares: 'La proporción de positivos es la de los datos, así que el umbral es el mismo.',
  otherShares: (share, sample) =>
    `Si las probabilidades están calibradas, lo están para una proporción de positivos de ${sample}. Se decide donde es ${share}: se mueve el umbral, el modelo queda igual.`,

  onData: 'La misma decisión sobre datos',
  noData: 'Con puntuaciones o probabilidades de dos clases, la decisión se ve también en la curva ROC.',
  useExample: 'Mostrarlo con 20 casos (Fawcett 2006)',
  ofExample: 'Un ejemplo: los 20 casos de Fawcett (2006).',
  oneClass: 'Los datos solo tienen casos de una clase.',
  model: 'Puntuaciones de',
  slope: 'Pendiente de las rectas de igual coste',
  leastCost: 'Menor coste medio',
  leastCostThreshold: 'Se alcanza desde esta puntuación',
  nobody: 'ningún positivo',
  leastCostNobody: 'Se alcanza sin decidir «positivo» en ningún caso',
  costAtThreshold: (threshold) => `Coste medio en t = ${threshold}`,
  costOfShifted: (threshold) => `Coste medio en ese umbral, ${threshold}`,

  rocTitle: 'Igual coste en la curva ROC',
  rocHint:
    'Todos los puntos de una recta cuestan lo mismo; más arriba y a la izquierda, menos. La de estos costes toca la envolvente en el punto más barato.',
  noLine: 'No hay recta de igual coste: un falso negativo tiene que costar más que un verdadero positivo.',
  noLineOfAlarms: 'No hay recta de igual coste: un falso positivo tiene que costar más que un verdadero negativo.',
  roc: 'Curva ROC',
  line: (slope) => `Igual coste, pendiente ${slope}`,
  best: (threshold) => `t = ${threshold}`,
  costTitle: 'Coste medio según el umbral',
  costHint:
    'El anillo es el umbral más barato. Al arrastrar la línea, o con las flechas del teclado, se ve cuánto cuestan otros.',
  cost: 'Coste medio de una decisión',
  least: 'Menor coste',
  calibrated: (threshold) => `Calibradas: ${threshold}`,
  spoken: (threshold, cost) => `umbral ${threshold}, coste medio ${cost}`,
  rocDescription: (best) =>
    `Curva ROC con su envolvente convexa; la recta de igual coste la toca en el punto más barato, ${best}.`,
  costDescription: (best, cost) => `Coste medio según el umbral; mínimo con ${best}: ${cost}.`,

  agree: (threshold) =>
    `Ambos coinciden: en estos casos el umbral ${threshold} de las probabilidades calibradas no cuesta más que el más barato.`,
  differ: (threshold, cost, least) =>
    `En estos casos el umbral ${threshold} de las probabilidades calibradas cuesta ${cost}, y el más barato ${least}.`,
  calibration: 'Si las probabilidades están calibradas, ambos quedan cerca.',
  notProbabilities: 'Estas puntuaciones no son probabilidades: el umbral de arriba no vale para ellas.',
};
