import type { ReproduceTexts } from '../en/reproduce.ts';

export const reproduce: ReproduceTexts = {
  intro: {
    scikitLearn: 'Dieselben Zahlen mit scikit-learn, Version 1.2.1 oder neuer.',
    torchmetrics:
      'Dieselben Zahlen mit torchmetrics, Version 1.4 oder neuer. Es rechnet mit 32 Bits: etwa sieben Stellen.',
    pycm: 'Dieselben Zahlen mit PyCM, Version 4 oder neuer.',
    yardstick: 'Dieselben Zahlen mit R: yardstick 1.3 oder neuer, und pROC.',
    torchRetrieval:
      'Dieselben Zahlen mit torchmetrics, Version 1.4 oder neuer. Es rechnet mit 32 Bits: etwa sieben Stellen.',
    trecEval: 'Dieselben Zahlen mit pytrec_eval, das trec_eval ausführt und dessen Namen ausgibt.',
    irrCac: 'Was mehrere Beurteiler sagen, mit R: irrCAC, das auf fünf Stellen rundet.',
  },
  library: 'Bibliothek des Programms',
  program: (library) => `Programm mit ${library}`,
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyRefused: 'Der Browser erlaubt der Seite das Kopieren nicht. Das Programm markieren und von Hand kopieren.',
  save: (name) => `${name} speichern`,
  dataFile: (name) => `Die Daten sind zu lang für das Programm: ${name} daneben speichern.`,
  failed: 'Das Programm konnte nicht geschrieben werden, was nicht vorkommen sollte. Die Seite neu laden.',
  none: 'Diese Bibliothek hat keines der Maße solcher Daten oder nimmt ihre Gewichte nicht.',
  noneOfMetric: (library) => `${library} hat dieses Maß nicht oder gibt eine andere Zahl.`,
  tested: {
    scikitLearn: 'Tests von Deconfuse führen solche Programme aus und vergleichen jede Zahl.',
    torchmetrics:
      'Tests von Deconfuse vergleichen jede Zahl ohne Bemerkung mit dem, was solche Programme mit torchmetrics 1.9 ausgaben.',
    pycm: 'Tests von Deconfuse vergleichen jede Zahl ohne Bemerkung mit dem, was solche Programme mit PyCM 4.4 ausgaben.',
    yardstick: 'Tests von Deconfuse prüfen die Form solcher Programme, führen sie aber nicht aus.',
    torchRetrieval: 'Tests von Deconfuse prüfen die Form solcher Programme, führen sie aber nicht aus.',
    trecEval: 'Tests von Deconfuse prüfen die Form solcher Programme, führen sie aber nicht aus.',
    irrCac: 'Tests von Deconfuse prüfen die Form solcher Programme, führen sie aber nicht aus.',
  },

  title: 'Maße von Deconfuse, neu berechnet. Jede Zeile gibt aus: Name Wert …',
  parts: 'Jeder Teil für sich:',
  missedItems: 'Einige relevante Objekte wurden nicht geliefert; mittlere Präzision und Recall zählen sie mit.',
  intervals: 'Standardfehler nach der Delta-Methode, die Ableitung als Differenz:',
  fairlearn: 'Dasselbe für Gruppen mit fairlearn:',
  perClass: 'Gibt es einen Wert je Klasse, so stehen die Werte in der Reihenfolge der Labels.',
  numbered: 'Die Klassen sind ab 0 nummeriert, wie die Bibliothek sie verlangt:',
  onPage: (values, why) => `auf der Seite ${values}: ${why}`,
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
    macroByDefault: "ohne average='micro' wäre es das Mittel der Klassen",
  },
  reasons: {
    absentLeftOut: 'Klassen, die weder vorkommen noch vorhergesagt werden, bleiben hier weg',
    inventedCount: 'Klassen, die vorhergesagt werden, aber nicht vorkommen, zählen hier als 0',
    zero: '0/0 zählt hier als 0',
    none: 'mit 0/0 in einer Klasse ist es hier None',
    bits: 'hier Logarithmen zur Basis 2',
  },
};
