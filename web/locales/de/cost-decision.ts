import type { CostDecisionTexts } from '../en/cost-decision.ts';

export const costDecision: CostDecisionTexts = {
  title: 'Zwei Klassen mit Kosten',
  intro:
    'Was kostet jede Entscheidung? Für „positiv“ wird entschieden, sobald das im Mittel weniger kostet: ab einer Schwelle, die nicht 1/2 sein muss.',

  costs: 'Kosten jeder Entscheidung, in beliebiger Einheit',
  gain: 'Ein Gewinn zählt als negative Kosten.',
  truly: { negative: 'Tatsächlich negativ', positive: 'Tatsächlich positiv' },
  decided: { negative: 'Als negativ eingestuft', positive: 'Als positiv eingestuft' },
  cells: {
    l00: 'richtig Negativer',
    l01: 'falsch Positiver',
    l10: 'falsch Negativer',
    l11: 'richtig Positiver',
  },
  cellLabel: (cell, truth, decision) => `${cell}: ${truth}, ${decision}`,
  ratio: 'c: Kosten eines falsch Negativen durch die eines falsch Positiven',
  ratioHint:
    'Setzt die Kosten eines falsch Positiven auf 1 und die eines falsch Negativen auf c; richtige Entscheidungen kosten nichts.',
  prevalence: 'Anteil der Positiven dort, wo entschieden wird',
  samplePrevalence: (share) => `In den Daten: ${share}`,
  resetPrevalence: 'Wie in den Daten',
  faults: {
    cost: 'Erwartet wird eine Zahl wie 5; 0,5 oder −1.',
    ratio: 'Erwartet wird eine Zahl ab 0, etwa 5.',
    prevalence: 'Erwartet wird eine Zahl zwischen 0 und 1 oder ein Prozentwert: 0,02 oder 2\u00a0%.',
  },
  lastRead: 'Das Ergebnis ist das der letzten gültigen Zahlen.',

  thresholds: 'Schwelle: kleinste Wahrscheinlichkeit für „positiv“',
  threshold: 'Bei diesen Kosten',
  specialCase: (falsePositive, falseNegative) =>
    `Richtige Entscheidungen kosten nichts, die Schwelle ist also ℓ₀₁/(ℓ₀₁ + ℓ₁₀) = ${falsePositive}/(${falsePositive} + ${falseNegative}).`,
  generalCase: 'Es zählen nur die Mehrkosten einer falschen Entscheidung: ℓ₀₁ − ℓ₀₀ und ℓ₁₀ − ℓ₁₁.',
  ratioThreshold: (ratio) => `Wenn ein falsch Negativer ${ratio}-mal so teuer ist, 1/(1 + c)`,
  shiftedThreshold: 'Für die Wahrscheinlichkeiten dieser Daten',
  sameShares: 'Der Anteil der Positiven ist der der Daten, die Schwelle also dieselbe.',
  otherShares: (share, sample) =>
    `Sind die Wahrscheinlichkeiten kalibriert, so gilt das für einen Anteil der Positiven von ${sample}. Entschieden wird bei ${share}: Die Schwelle verschiebt sich, das Modell bleibt.`,

  onData: 'Dieselbe Entscheidung an Daten',
  noData: 'Mit Scores oder Wahrscheinlichkeiten zweier Klassen ist die Entscheidung auch auf der ROC-Kurve zu sehen.',
  useExample: 'An 20 Fällen zeigen (Fawcett 2006)',
  ofExample: 'Ein Beispiel: die 20 Fälle von Fawcett (2006).',
  oneClass: 'Die Daten haben nur Fälle einer einzigen Klasse.',
  model: 'Scores von',
  slope: 'Steigung der Geraden gleicher Kosten',
  leastCost: 'Kleinste mittlere Kosten',
  leastCostThreshold: 'Erreicht ab diesem Score',
  nobody: 'kein Fall positiv',
  leastCostNobody: 'Erreicht, wenn kein Fall als positiv eingestuft wird',
  costAtThreshold: (threshold) => `Mittlere Kosten bei t = ${threshold}`,
  costOfShifted: (threshold) => `Mittlere Kosten bei jener Schwelle, ${threshold}`,

  rocTitle: 'Gleiche Kosten auf der ROC-Kurve',
  rocHint:
    'Alle Punkte einer Geraden kosten gleich viel; weiter oben und links weniger. Die Gerade dieser Kosten berührt die konvexe Hülle im günstigsten Punkt.',
  noLine: 'Es gibt keine Gerade gleicher Kosten: Ein falsch Negativer muss mehr kosten als ein richtig Positiver.',
  noLineOfAlarms:
    'Es gibt keine Gerade gleicher Kosten: Ein falsch Positiver muss mehr kosten als ein richtig Negativer.',
  roc: 'ROC-Kurve',
  line: (slope) => `Gleiche Kosten, Steigung ${slope}`,
  best: (threshold) => `t = ${threshold}`,
  costTitle: 'Mittlere Kosten in Abhängigkeit von der Schwelle',
  costHint:
    'Der Ring ist die günstigste Schwelle. Was andere kosten, zeigt sich beim Ziehen der Linie oder mit den Pfeiltasten.',
  cost: 'Mittlere Kosten einer Entscheidung',
  least: 'Kleinste Kosten',
  calibrated: (threshold) => `Kalibriert: ${threshold}`,
  spoken: (threshold, cost) => `Schwelle ${threshold}, mittlere Kosten ${cost}`,
  rocDescription: (best) =>
    `ROC-Kurve mit ihrer konvexen Hülle; die Gerade gleicher Kosten berührt sie im günstigsten Punkt (${best}).`,
  costDescription: (best, cost) =>
    `Mittlere Kosten in Abhängigkeit von der Schwelle; das Minimum (${best}) ist ${cost}.`,

  agree: (threshold) =>
    `Beides stimmt überein: An diesen Fällen kostet die Schwelle ${threshold} kalibrierter Wahrscheinlichkeiten nicht mehr als die günstigste.`,
  differ: (threshold, cost, least) =>
    `An diesen Fällen kostet die Schwelle ${threshold} kalibrierter Wahrscheinlichkeiten ${cost}, die günstigste ${least}.`,
  calibration: 'Sind die Wahrscheinlichkeiten kalibriert, so liegen beide nahe beieinander.',
  notProbabilities: 'Diese Scores sind keine Wahrscheinlichkeiten: Die Schwelle oben gilt für sie nicht.',
};
