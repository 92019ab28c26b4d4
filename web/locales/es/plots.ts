import { pictures } from './pictures.ts';
import type { PlotTexts } from '../en/plots.ts';

export const plots: PlotTexts = {
  axes: {
    falsePositiveRate: 'Tasa de falsos positivos FPR = FP / N',
    truePositiveRate: 'Tasa de verdaderos positivos TPR = TP / P',
    falseNegativeRate: 'Tasa de falsos negativos FNR = FN / P',
    recall: 'Exhaustividad (recall) = TP / P',
    precision: 'Precisión = TP / (TP + FP)',
    sharePredicted: 'Proporción predicha positiva (TP + FP) / (P + N)',
    lift: 'Lift = precisión / (P / (P + N))',
    recallGain: 'Ganancia de exhaustividad (0: la prevalencia)',
    precisionGain: 'Ganancia de precisión (0: la prevalencia)',
    threshold: 'Umbral t',
    score: 'Puntuación',
    rates: 'TPR y FPR',
    probabilityCost: 'Proporción de positivos, ponderada por coste',
    normalizedCost: 'Coste esperado (1: el peor)',
    meanProbability: 'Probabilidad predicha media',
    shareOfPositives: 'Proporción de positivos',
    value: 'Valor',
    cases: 'Casos: positivos arriba, negativos abajo',
  },

  titles: {
    roc: 'Curva ROC',
    precisionRecall: 'Curva precisión-exhaustividad',
    histogram: 'Histograma de las puntuaciones',
    calibration: 'Calibración',
    det: 'Compromiso entre errores (DET)',
    gain: 'Ganancia',
    lift: 'Lift',
    precisionRecallGain: 'Curva de ganancia precisión-exhaustividad',
    kolmogorovSmirnov: 'Kolmogorov-Smirnov',
    cost: 'Curva de coste',
    againstThreshold: 'Métricas según el umbral',
  },

  names: {
    calibration: 'Calibración',
    det: 'DET',
    gain: 'Ganancia',
    lift: 'Lift',
    precisionRecallGain: 'Ganancia PR',
    kolmogorovSmirnov: 'KS',
    cost: 'Coste',
    againstThreshold: 'Métricas',
  },

  hints: {
    roc: 'Arrastra el punto. Mejor arriba a la izquierda.',
    precisionRecall: 'Mejor arriba a la derecha.',
    histogram: 'Arrastra la línea. A su derecha se predice positivo.',
    histogramLower: 'Arrastra la línea. A su izquierda se predice positivo.',
    calibration:
      'De los casos con probabilidad 0,7, ¿es positivo el 70 %? Entonces los puntos están en la diagonal. Los puntos grandes son más casos.',
    det: 'Las dos tasas de error, en ejes de desviaciones normales: mejor cuanto más cerca de la esquina inferior izquierda. Puntuaciones normales dan rectas.',
    gain: 'De todos los positivos, la proporción hallada al predecir positivos los casos mejor situados.',
    lift: 'Cuántas veces más positivos hay entre los predichos que entre todos los casos.',
    precisionRecallGain:
      'Cuanto más cerca de la esquina superior derecha, mejor; bajo el eje la precisión es menor que la prevalencia. Las áreas y las rectas significan lo mismo que en la curva ROC.',
    kolmogorovSmirnov: 'La mayor distancia entre ambas tasas es el estadístico de Kolmogorov-Smirnov.',
    cost: 'El menor coste esperado que alcanza algún umbral, para cada mezcla de clases y costes. Decir siempre una clase da el triángulo.',
    againstThreshold:
      'Qué hace cada umbral con la exactitud, F y MCC. El mejor umbral de una no es el mejor de las otras.',
  },

  plotOf: (title, models) => `${title} de ${new Intl.ListFormat('es').format(models)}`,

  chance: 'azar',
  perfect: 'perfecto',
  hull: 'Envolvente convexa',
  band: (level) => `Banda de confianza, ${level} %`,
  isoCost: 'Igual coste que el punto',
  interpolated: 'Interpolada',
  equalErrorRate: (value) => `EER = ${value}`,
  prevalence: (value) => `prevalencia ${value}`,
  largestGap: (value) => `KS = ${value}`,
  isoF: (beta, value) => `F${beta} = ${value}`,
  alwaysPositive: 'siempre positivo',
  alwaysNegative: 'siempre negativo',
  truePositiveRate: 'TPR: de los positivos',
  falsePositiveRate: 'FPR: de los negativos',
  accuracy: 'Exactitud',
  f: (beta) => `F${beta}`,
  mcc: 'MCC',

  show: 'Mostrar',
  switches: {
    diagonal: 'Azar',
    equalErrorRate: 'Línea EER',
    hull: 'Envolvente',
    band: 'Banda',
    isoCost: 'Igual coste',
    area: 'Área',
    isoF: 'Igual F',
    interpolated: 'PR interpolada',
  },
  switchHints: {
    diagonal: 'Lo que da el azar: en la ROC, la diagonal; en la otra, la prevalencia P / (P + N)',
    equalErrorRate: 'De (0, 1) a (1, 0): donde la curva la cruza, FPR = FNR',
    hull: 'La envolvente convexa: lo que se alcanza mezclando umbrales al azar (ROC)',
    band: 'La banda de confianza: contiene la curva verdadera entera con la confianza indicada (ROC)',
    isoCost: 'Todo lo que está en ella cuesta lo mismo que el punto elegido; por encima y a la izquierda, menos (ROC)',
    area: 'El área bajo la curva: AUC, y precisión media',
    isoF: 'A lo largo de cada una, F vale lo mismo (precisión-exhaustividad)',
    interpolated: 'Cada precisión se sustituye por la mayor con igual o mayor exhaustividad',
  },

  point: 'Umbral',
  atThreshold: 'En el umbral elegido',
  atPointer: 'En el puntero',
  readings: {
    threshold: 'Umbral',
    truePositives: 'TP',
    falsePositives: 'FP',
    truePositiveRate: 'TPR',
    falsePositiveRate: 'FPR',
    precision: 'Precisión',
    recall: 'Exhaustividad',
    f1: 'F1',
  },
  rocPoint: (threshold, truePositiveRate, falsePositiveRate) =>
    `umbral ${threshold}: tasa de verdaderos positivos ${truePositiveRate}, tasa de falsos positivos ${falsePositiveRate}`,
  precisionRecallPoint: (threshold, precision, recall) =>
    `umbral ${threshold}: precisión ${precision}, exhaustividad ${recall}`,

  view: 'Vista',
  asPlots: 'Gráficas',
  asTable: 'Tabla',
  tableTitle: 'Los puntos de las curvas: uno por puntuación distinta',
  morePoints: (count) => `… y ${count} más.`,

  ...pictures,
  enlarge: (title) => `Vista grande: ${title}`,
  close: 'Cerrar',

  riskLines: {
    title: (state: string) => `El riesgo según la probabilidad de ${state}`,
    intro:
      'Cada acción es una recta: a la izquierda su pérdida en un estado, a la derecha en el otro. La recta más baja es la decisión; cambia donde dos rectas se cruzan.',
    description: (state: string, changes: string) =>
      `El riesgo de cada acción según la probabilidad de ${state}, en líneas rectas${changes && `; la decisión cambia en ${changes}`}`,
    probability: (state: string) => `Probabilidad de ${state}`,
    risk: 'Riesgo',
  },

  morePlots: 'Más gráficas',
  drawing: 'Dibujando…',
  noRoc: 'No hay curva ROC: necesita casos positivos y negativos.',
  noPrecisionRecall: 'No hay curva precisión-exhaustividad: necesita casos positivos.',
  noCurve: 'Estos datos no tienen esa curva.',
  noCalibration: 'La calibración trata de probabilidades, y estas puntuaciones no lo son.',
  bins: 'Tramos',
  binning: 'Tramos de',
  binnings: { 'equal-width': 'igual anchura', 'equal-mass': 'igual número de casos' },
};
