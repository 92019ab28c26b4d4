import type { SimulatorTexts } from '../en/simulator.ts';

export const simulator: SimulatorTexts = {
  hint: 'Den Abstand auf 0 stellen: Die ROC-Kurve fällt auf die Diagonale. Den Anteil der Positiven senken: Die ROC-Kurve bleibt, die Präzision sinkt.',
  replaces: 'Die Einstellungen ersetzen die Daten; „Rückgängig“ holt sie zurück.',
  settings: {
    distance: 'Abstand der Mittelwerte',
    spread: 'Streuung der Positiven',
    prevalence: 'Anteil der Positiven',
    cases: 'Anzahl der Fälle',
  },
  handles: {
    distance: 'Ziehen: Abstand der Mittelwerte',
    spread: 'Ziehen: Streuung der Positiven',
  },
  negatives: 'Negative: Mittelwert 0, Standardabweichung 1',
  positives: (mean, deviation) => `Positive: Mittelwert ${mean}, Standardabweichung ${deviation}`,
  threshold: (threshold) => `Schwelle ${threshold}`,
  through: (distance, threshold) =>
    `Die ROC-Kurve dieser Scores geht bei der Schwelle ${threshold} durch den Punkt: Abstand = Φ⁻¹(TPR) − Φ⁻¹(FPR) = ${distance}, Streuung 1.`,
  near: 'Durch den Punkt geht keine solche Kurve: Eine Rate ist 0 oder 1, oder er liegt unter oder weit über dem Zufall. Diese kommt ihm nahe.',
  picture: 'Zwei Normalverteilungen von Scores',
};
