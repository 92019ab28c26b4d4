import type { TourTexts } from '../en/tour.ts';

export const tour: TourTexts = {
  title: 'Erste Schritte',
  steps: {
    data: 'Hierher kommen Ihre Daten: Labels, Scores oder eine Matrix, so wie sie sind. Oder beginnen Sie mit einem Beispiel.',
    matrix: 'Klicken Sie auf eine Anzahl und tippen Sie eine andere: Alle Zahlen folgen.',
    numbers: 'Wählen Sie eine Zahl, und ihre Formel wird mit Ihren Anzahlen ausgerechnet.',
    more: 'Andere Ansichten zeigen dieselben Daten als Kurven oder Information oder prüfen Ihre Antworten. Tasten: ?',
  },
  place: (step, steps) => `${step} von ${steps}`,
  next: 'Weiter',
  skip: 'Überspringen',
  done: 'Fertig',
};
