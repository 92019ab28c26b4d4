import type { ParameterTexts } from '../en/parameters.ts';

export const parameters: ParameterTexts = {
  numbers: {
    beta: 'β du score F-bêta',
    tverskyAlpha: 'α de Tversky (FN)',
    tverskyBeta: 'β de Tversky (FP)',
    ibaAlpha: 'α de l’IBA',
    netBenefitThreshold: 'Seuil du bénéfice net',
    vBeta: 'β de la mesure V',
    maxFpr: 'FPR maximal de l’AUC partielle',
    k: 'k des k premiers',
    mapK: 'k de mAP@k',
    bins: 'Tranches de la calibration',
    clip: 'Borner les probabilités à',
    atSpecificity: 'Spécificité exigée',
    atSensitivity: 'Sensibilité exigée',
    atPrecision: 'Précision exigée',
    atRecall: 'Rappel exigé',
    severityRatio: 'Rapport de gravité FP : FN',
  },
  level: 'Niveau des intervalles de confiance',
  weights: {
    kappaWeights: {
      label: 'Poids du kappa pondéré',
      hint: (classes) =>
        `${classes} lignes de ${classes} nombres : la gravité de chaque confusion, 0 sur la diagonale.`,
    },
    classWeights: {
      label: 'Poids des classes dans la perte logarithmique',
      hint: (classes) => `${classes} nombres, dans l’ordre des classes : combien comptent les cas de chacune.`,
    },
  },
  base: 'Logarithmes',
  bases: { 2: 'en base 2 (bits)', e: 'en base e (nats)', 10: 'en base 10' },
};
