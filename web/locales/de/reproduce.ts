import type { ReproduceTexts } from '../en/reproduce.ts';

export const reproduce: ReproduceTexts = {
  intro: {
    python: 'Dieselben Zahlen mit scikit-learn, Version 1.2.1 oder neuer.',
    r: 'Dieselben Zahlen mit R: yardstick 1.3 oder neuer, und pROC.',
  },
  language: 'Sprache des Programms',
  names: { python: 'Python', r: 'R' },
  program: (language) => `Programm in ${language}`,
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyRefused: 'Der Browser erlaubt der Seite das Kopieren nicht. Das Programm markieren und von Hand kopieren.',
  save: (name) => `${name} speichern`,
  dataFile: (name) => `Die Daten sind zu lang für das Programm: ${name} daneben speichern.`,
  failed: 'Das Programm konnte nicht geschrieben werden, was nicht vorkommen sollte. Die Seite neu laden.',
  none: 'Diese Bibliotheken haben keines der Maße solcher Daten.',
  noneOfMetric: (language: string) =>
    `Die Bibliotheken von ${language} haben diese Metrik nicht oder geben eine andere Zahl.`,
  notRun:
    'Tests von Deconfuse führen die Python-Programme aus und vergleichen jede Zahl; bei den R-Programmen prüfen sie nur die Form.',

  title: 'Maße von Deconfuse, neu berechnet. Jede Zeile gibt aus: Name Wert …',
  perClass: 'Gibt es einen Wert je Klasse, so stehen die Werte in der Reihenfolge der Labels.',
  coded:
    'Die Labels sind ab 0 (Python) oder 1 (R) nummeriert, weil sie ungewöhnliche Zeichen enthalten oder weil es viele sind:',
  positive: (label) => `1 ist die positive Klasse ${label}.`,
  readsFile: (name, columns) => `Liest ${name}, Spalten: ${columns}.`,
  infinite: 'Unendliche Scores sind durch endliche jenseits aller anderen ersetzt: Nur ihre Reihenfolge zählt.',
  opposite: 'Auf der Seite sind niedrigere Scores positiver, deshalb stehen sie hier mit umgekehrtem Vorzeichen.',
  zeroDivision: {
    zero: '0/0 zählt als 0, wie auf der Seite.',
    one: '0/0 zählt als 1, wie auf der Seite.',
    undefined: 'Auf der Seite bleibt 0/0 in Mittelwerten außer Acht.',
  },
  differs:
    'Ausgelassen wegen 0/0 oder einer anderen Konvention dafür oder für Gewichte, Bindungen oder fehlende Klassen:',
  notes: {
    absentClasses: 'Klassen ohne Fälle sind ausgelassen',
    naturalLogarithms: 'dort natürliche Logarithmen',
    mcClish: 'standardisiert nach McClish (1989)',
    startsAtOne: 'die Kurve beginnt bei Präzision 1',
    half: 'dort die Hälfte davon',
    handTill: 'Hand und Till (2001)',
  },
};
