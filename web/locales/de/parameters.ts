import type { ParameterTexts } from '../en/parameters.ts';

export const parameters: ParameterTexts = {
  numbers: {
    beta: 'β des F-beta-Maßes',
    tverskyAlpha: 'Tversky-α (FN)',
    tverskyBeta: 'Tversky-β (FP)',
    ibaAlpha: 'α von IBA',
    netBenefitThreshold: 'Schwelle des Nettonutzens',
    vBeta: 'β des V-Maßes',
    maxFpr: 'Größte FPR der partiellen AUC',
    k: 'k der ersten k',
    mapK: 'k von mAP@k',
    bins: 'Abschnitte der Kalibrierung',
    clip: 'Wahrscheinlichkeiten begrenzen bei',
    atSpecificity: 'Geforderte Spezifität',
    atSensitivity: 'Geforderte Sensitivität',
    atPrecision: 'Geforderte Präzision',
    atRecall: 'Geforderter Recall',
    severityRatio: 'Schwereverhältnis FP : FN',
  },
  level: 'Niveau der Konfidenzintervalle',
  weights: {
    kappaWeights: {
      label: 'Gewichte des gewichteten Kappas',
      hint: (classes) =>
        `${classes} Zeilen mit ${classes} Zahlen: wie schlimm jede Verwechslung ist, 0 auf der Diagonale.`,
    },
    classWeights: {
      label: 'Klassengewichte des Log-Verlusts',
      hint: (classes) => `${classes} Zahlen in der Reihenfolge der Klassen: wie viel die Fälle jeder Klasse zählen.`,
    },
  },
  base: 'Logarithmen',
  bases: { 2: 'zur Basis 2 (Bit)', e: 'zur Basis e (Nat)', 10: 'zur Basis 10' },
};
