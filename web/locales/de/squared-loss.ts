import type { SquaredLossTexts } from '../en/squared-loss.ts';

export const squaredLoss: SquaredLossTexts = {
  title: 'Eine Zahl schätzen: quadratischer Verlust',
  intro:
    'Die Größe h nimmt einen dieser Werte an, mit diesen Wahrscheinlichkeiten. Eine Schätzung a kostet (h − a)². Am wenigsten kostet im Mittel der Mittelwert, E[h|x]; sein erwarteter Verlust ist die Varianz.',
  tableLabel: 'Werte und ihre Wahrscheinlichkeiten',
  rows: ['Wert h', 'Wahrscheinlichkeit p(h|x)'],
  tableTexts: {
    row: 'Zeile',
    column: 'Wert',
    addRow: 'Zeile hinzufügen',
    addColumn: 'Wert hinzufügen',
    remove: (name) => `${name} entfernen`,
  },
  guess: 'Eigene Schätzung a',
  useMean: 'Mittelwert schätzen',
  mean: 'A-posteriori-Mittelwert',
  loss: 'Erwarteter Verlust der eigenen Schätzung',
  variance: 'Erwarteter Verlust des Mittelwerts',
  alternative: 'dasselbe, ausmultipliziert',
  plotTitle: 'Erwarteter Verlust jeder Schätzung',
  plotDescription: (mean, loss) =>
    `Der erwartete quadratische Verlust in Abhängigkeit von der Schätzung: eine Parabel mit dem Minimum ${loss} beim Mittelwert ${mean}.`,
  axes: { guess: 'Schätzung a', loss: 'erwarteter quadratischer Verlust' },
  atMean: 'Mittelwert',
  yours: 'eigene Schätzung',
  unread: 'Ein Feld enthält keine Zahl. Das Ergebnis ist das der letzten gültigen.',
};
