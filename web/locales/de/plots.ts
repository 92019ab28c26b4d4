import { pictures } from './pictures.ts';
import type { PlotTexts } from '../en/plots.ts';

export const plots: PlotTexts = {
  axes: {
    falsePositiveRate: 'Falsch-positiv-Rate FPR = FP / N',
    truePositiveRate: 'Richtig-positiv-Rate TPR = TP / P',
    falseNegativeRate: 'Falsch-negativ-Rate FNR = FN / P',
    recall: 'Recall = TP / P',
    precision: 'Präzision = TP / (TP + FP)',
    sharePredicted: 'Anteil positiv vorhergesagt (TP + FP) / (P + N)',
    lift: 'Lift = Präzision / (P / (P + N))',
    recallGain: 'Recall-Gain (0: die Prävalenz)',
    precisionGain: 'Präzisions-Gain (0: die Prävalenz)',
    threshold: 'Schwelle t',
    score: 'Score',
    rates: 'TPR und FPR',
    probabilityCost: 'Anteil der Positiven, nach Kosten gewichtet',
    normalizedCost: 'Erwartete Kosten (1: die höchsten)',
    meanProbability: 'Mittlere vorhergesagte Wahrscheinlichkeit',
    shareOfPositives: 'Anteil der Positiven',
    value: 'Wert',
    cases: 'Fälle: Positive nach oben, Negative nach unten',
  },

  titles: {
    roc: 'ROC-Kurve',
    precisionRecall: 'Präzision-Recall-Kurve',
    histogram: 'Histogramm der Scores',
    calibration: 'Kalibrierung',
    det: 'Abwägung der Erkennungsfehler (DET)',
    gain: 'Gewinnkurve',
    lift: 'Lift',
    precisionRecallGain: 'Präzision-Recall-Gain-Kurve',
    kolmogorovSmirnov: 'Kolmogorow-Smirnow',
    cost: 'Kostenkurve',
    againstThreshold: 'Maße je nach Schwelle',
  },

  names: {
    calibration: 'Kalibrierung',
    det: 'DET',
    gain: 'Gewinn',
    lift: 'Lift',
    precisionRecallGain: 'PR-Gain',
    kolmogorovSmirnov: 'KS',
    cost: 'Kosten',
    againstThreshold: 'Maße',
  },

  hints: {
    roc: 'Den Punkt ziehen. Links oben ist besser.',
    precisionRecall: 'Rechts oben ist besser.',
    histogram: 'Die Linie ziehen. Rechts davon: positiv vorhergesagt.',
    histogramLower: 'Die Linie ziehen. Links davon: positiv vorhergesagt.',
    calibration:
      'Sind von den Fällen mit Wahrscheinlichkeit 0,7 auch 70\u00a0% positiv? Dann liegen die Punkte auf der Diagonale. Größere Punkte stehen für mehr Fälle.',
    det: 'Beide Fehlerraten auf Achsen mit Normalquantilen: je näher an der linken unteren Ecke, desto besser. Normalverteilte Scores ergeben Geraden.',
    gain: 'Welcher Anteil aller Positiven gefunden wird, wenn die Fälle vorn in der Rangfolge positiv vorhergesagt werden.',
    lift: 'Wievielmal so häufig Positive unter den positiv vorhergesagten Fällen sind wie unter allen Fällen.',
    precisionRecallGain:
      'Je näher an der rechten oberen Ecke, desto besser; unter der Achse ist die Präzision kleiner als die Prävalenz. Flächen und Geraden bedeuten dasselbe wie bei der ROC-Kurve.',
    kolmogorovSmirnov: 'Der größte Abstand zwischen beiden Raten ist die Kolmogorow-Smirnow-Statistik.',
    cost: 'Die kleinsten erwarteten Kosten, die irgendeine Schwelle erreicht, für jede Mischung aus Klassen und Kosten. Immer dieselbe Klasse zu sagen ergibt das Dreieck.',
    againstThreshold:
      'Was jede Schwelle aus Korrektklassifikationsrate, F und MCC macht. Die beste Schwelle des einen ist nicht die der anderen.',
  },

  plotOf: (title, models) => `${title} von ${new Intl.ListFormat('de').format(models)}`,

  chance: 'Zufall',
  perfect: 'perfekt',
  hull: 'Konvexe Hülle',
  band: (level) => `Konfidenzband, ${level}\u00a0%`,
  isoCost: 'Gleiche Kosten wie am Punkt',
  interpolated: 'Interpoliert',
  equalErrorRate: (value) => `EER = ${value}`,
  prevalence: (value) => `Prävalenz ${value}`,
  largestGap: (value) => `KS = ${value}`,
  isoF: (beta, value) => `F${beta} = ${value}`,
  alwaysPositive: 'immer positiv',
  alwaysNegative: 'immer negativ',
  truePositiveRate: 'TPR: von den Positiven',
  falsePositiveRate: 'FPR: von den Negativen',
  accuracy: 'Korrektklassifikationsrate',
  f: (beta) => `F${beta}`,
  mcc: 'MCC',

  show: 'Anzeigen',
  switches: {
    diagonal: 'Zufall',
    equalErrorRate: 'EER-Linie',
    hull: 'Konvexe Hülle',
    band: 'Konfidenzband',
    isoCost: 'Gleiche Kosten',
    area: 'Fläche',
    isoF: 'Gleiches F',
    interpolated: 'PR interpoliert',
  },
  switchHints: {
    diagonal: 'Was Raten ergibt: im ROC-Diagramm die Diagonale, im anderen die Prävalenz P / (P + N)',
    equalErrorRate: 'Von (0, 1) nach (1, 0): Wo die Kurve sie schneidet, ist FPR = FNR',
    hull: 'Was sich durch zufälliges Mischen der Schwellen erreichen lässt (ROC)',
    band: 'Enthält mit der angegebenen Konfidenz die ganze wahre Kurve (ROC)',
    isoCost: 'Alles auf ihr kostet so viel wie der gewählte Punkt; darüber und links davon ist es billiger (ROC)',
    area: 'Die Fläche unter der Kurve: AUC und mittlere Präzision',
    isoF: 'Entlang jeder dieser Linien ist F gleich (Präzision-Recall)',
    interpolated: 'Jede Präzision wird durch die größte bei gleichem oder höherem Recall ersetzt',
  },

  point: 'Schwelle',
  atThreshold: 'Bei der gewählten Schwelle',
  atPointer: 'Am Zeiger',
  readings: {
    threshold: 'Schwelle',
    truePositives: 'TP',
    falsePositives: 'FP',
    truePositiveRate: 'TPR',
    falsePositiveRate: 'FPR',
    precision: 'Präzision',
    recall: 'Recall',
    f1: 'F1',
  },
  rocPoint: (threshold, truePositiveRate, falsePositiveRate) =>
    `Schwelle ${threshold}: Richtig-positiv-Rate ${truePositiveRate}, Falsch-positiv-Rate ${falsePositiveRate}`,
  precisionRecallPoint: (threshold, precision, recall) =>
    `Schwelle ${threshold}: Präzision ${precision}, Recall ${recall}`,

  view: 'Ansicht',
  asPlots: 'Diagramme',
  asTable: 'Tabelle',
  tableTitle: 'Die Punkte der Kurven: einer je verschiedenem Score',
  morePoints: (count) => `… und ${count} weitere.`,

  ...pictures,
  enlarge: (title) => `Große Ansicht: ${title}`,
  close: 'Schließen',

  riskLines: {
    title: (state: string) => `Risiko je nach der Wahrscheinlichkeit von ${state}`,
    intro:
      'Jede Aktion ist eine Gerade: links ihr Verlust in dem einen Zustand, rechts in dem anderen. Die tiefste Gerade ist die Entscheidung; sie wechselt, wo zwei sich kreuzen.',
    description: (state: string, changes: string) =>
      `Das Risiko jeder Aktion über der Wahrscheinlichkeit von ${state}, gerade Linien${changes && `; die Entscheidung wechselt bei ${changes}`}`,
    probability: (state: string) => `Wahrscheinlichkeit von ${state}`,
    risk: 'Risiko',
  },

  morePlots: 'Weitere Diagramme',
  drawing: 'Wird gezeichnet …',
  noRoc: 'Es gibt keine ROC-Kurve: Sie braucht positive und negative Fälle.',
  noPrecisionRecall: 'Es gibt keine Präzision-Recall-Kurve: Sie braucht positive Fälle.',
  noCurve: 'Für diese Daten gibt es keine solche Kurve.',
  noCalibration: 'Kalibrierung betrifft Wahrscheinlichkeiten, und diese Scores sind keine.',
  bins: 'Abschnitte',
  binning: 'Abschnitte mit',
  binnings: { 'equal-width': 'gleicher Breite', 'equal-mass': 'gleich vielen Fällen' },
};
