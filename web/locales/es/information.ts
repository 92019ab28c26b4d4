import type { InformationTexts } from '../en/information.ts';

export const information: InformationTexts = {
  lead: 'Cuán incierta es la clase real, y cuánta de esa incertidumbre elimina la predicción.',
  base: 'Unidad',
  units: { 2: 'bits', e: 'nats', 10: 'hartleys' },
  logarithms: { 2: 'logaritmos en base 2', e: 'logaritmos naturales', 10: 'logaritmos en base 10' },

  numbers: (unit) => `Entropías, en ${unit}`,
  normalized: 'Normalizadas: una proporción entre 0 y 1 en cualquier unidad',

  diagram: 'Entropías en longitudes',
  diagramHint:
    'Todas las barras tienen una misma escala. H(Y) y H(Ŷ) se solapan en I; las partes fuera de I forman VI.',
  diagramText: (values, unit) =>
    `Barras a una misma escala, en ${unit}. La entropía conjunta, ${values.jointEntropy}, es la longitud total. ` +
    `La entropía de la verdad, ${values.entropyTrue}, empieza en su extremo izquierdo; la de las predicciones, ` +
    `${values.entropyPredicted}, acaba en el derecho; se solapan en la información mutua, ` +
    `${values.mutualInformation}. A su izquierda está la entropía de la verdad dada la predicción, ` +
    `${values.trueGivenPredicted}; a su derecha, la de la predicción dada la verdad, ` +
    `${values.predictedGivenTrue}. Las dos juntas son la variación de información, ${values.variation}.`,
  noUncertainty:
    'La entropía conjunta es 0: todos los casos están en una celda, así que nada es incierto y no hay nada que dibujar.',
  noCases: 'No hay casos, así que no hay proporciones p, y todo esto queda indefinido.',

  identities: 'Cómo se relacionan',
  identity: (formula) => `Identidad de ${formula}`,

  table: 'Celda por celda',
  tableChoice: 'Qué muestra la tabla',
  tables: {
    joint: 'conjunta p(y, ŷ)',
    predictedGivenTrue: 'p(ŷ | y)',
    trueGivenPredicted: 'p(y | ŷ)',
    entropyTerms: '−p·log p',
    informationTerms: 'aportación a I',
  },
  tableHints: {
    joint:
      'De todos los casos, la proporción que hay en cada celda. En los márgenes, las proporciones p(y) de las clases reales y p(ŷ) de las predichas.',
    predictedGivenTrue: 'De los casos de una clase real, la proporción de cada predicción: cada fila suma 1.',
    trueGivenPredicted: 'De los casos con una predicción, la proporción de cada clase real: cada columna suma 1.',
    entropyTerms: 'Lo que cada celda aporta a la entropía conjunta, que es la suma de todas.',
    informationTerms:
      'Lo que cada celda aporta a la información mutua, que es la suma de todas. Negativo (naranja): las dos coinciden menos que si fueran independientes.',
  },
  fractions: 'como fracciones',
  sum: 'suma',
  tooManyClasses: (classes) =>
    `${classes} clases: demasiadas para una tabla en la página. Los números de arriba se calculan igualmente.`,
  howToChoose: 'Señala una celda, o recórrelas con las flechas, y verás debajo lo que aporta. Un clic la deja elegida.',

  chosenCell: (truth, predicted) => `La celda real «${truth}», predicha «${predicted}»`,
  entropyTerm: 'Lo que aporta a la entropía conjunta',
  zeroTerm: '0 · log 0 cuenta como 0, su límite.',
  informationTerm: 'Lo que aporta a la información mutua',
  bayes: 'Teorema de Bayes',
  bayesQuestion: (truth, predicted) =>
    `Se predice «${predicted}»: ¿qué probabilidad hay de que la verdad sea «${truth}»?`,
  neverPredicted: (predicted) => `«${predicted}» no se predice nunca: p(ŷ) es 0 y p(y | ŷ) queda indefinida.`,
  neverTrue: (truth) =>
    `No hay ningún caso de «${truth}»: p(ŷ | y) es 0/0, así que el teorema no dice nada aquí. Contando, p(y | ŷ) es 0.`,
};
