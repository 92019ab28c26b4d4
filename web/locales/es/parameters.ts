import type { ParameterTexts } from '../en/parameters.ts';

export const parameters: ParameterTexts = {
  numbers: {
    beta: 'β de F-beta',
    tverskyAlpha: 'α de Tversky (FN)',
    tverskyBeta: 'β de Tversky (FP)',
    ibaAlpha: 'α de IBA',
    netBenefitThreshold: 'Umbral del beneficio neto',
    vBeta: 'β de la medida V',
    maxFpr: 'FPR máxima de la AUC parcial',
    k: 'k de los k primeros',
    mapK: 'k de mAP@k',
    bins: 'Tramos de la calibración',
    clip: 'Recortar probabilidades en',
    atSpecificity: 'Especificidad exigida',
    atSensitivity: 'Sensibilidad exigida',
    atPrecision: 'Precisión exigida',
    atRecall: 'Exhaustividad exigida',
    severityRatio: 'Razón de gravedad FP : FN',
  },
  level: 'Nivel de los intervalos',
  weights: {
    kappaWeights: {
      label: 'Pesos del kappa ponderado',
      hint: (classes) => `${classes} filas de ${classes} números: la gravedad de cada confusión, 0 en la diagonal.`,
    },
    classWeights: {
      label: 'Pesos de las clases en la pérdida logarítmica',
      hint: (classes) => `${classes} números, en el orden de las clases: cuánto cuentan los casos de cada una.`,
    },
  },
  base: 'Logaritmos',
  bases: { 2: 'en base 2 (bits)', e: 'en base e (nats)', 10: 'en base 10' },
};
