import type { ChallengeTexts } from '../en/challenges.ts';

export const challenges: ChallengeTexts = {
  title: 'Challenges',
  named: (title) => `Challenge: ${title}`,
  unnamed: 'Challenge',
  task: 'Die Daten oder die Schwelle ändern, bis alle Ziele erreicht sind.',
  goals: 'Ziele',
  cases: 'Anzahl der Fälle',
  comparisons: {
    '>=': (value) => `mindestens ${value}`,
    '<=': (value) => `höchstens ${value}`,
    '=': (value) => `genau ${value}`,
    '>': (value) => `mehr als ${value}`,
    '<': (value) => `weniger als ${value}`,
  },
  ofClass: (metric, label) => `${metric} von „${label}“`,
  atThreshold: (metric) => `${metric} an der Schwelle`,
  atCosts: (metric, falsePositive, falseNegative) =>
    `${metric}, ein falsch Positiver zu ${falsePositive}, ein falsch Negativer zu ${falseNegative}`,
  now: (value) => `jetzt ${value}`,
  notInTheseData: 'gibt es bei diesen Daten nicht',
  met: 'erreicht',
  unmet: 'noch nicht',
  reached: 'Erreicht.',
  startAnew: 'Neu beginnen',
  leave: 'Challenge verlassen',
  next: (title) => `Nächste: ${title}`,
  refused: 'Die Challenge im Link lässt sich nicht lesen.',
  faults: {
    form: (part) => `„${part}“ ist kein Ziel.`,
    metric: (part) => `Es gibt kein Maß namens „${part}“, dessen Wert eine einzelne Zahl ist.`,
    class: (part) => `„${part}“: Dieses Maß hat keinen Wert je Klasse.`,
    'too-many': (most) => `Es sind mehr als ${most} Ziele.`,
    challenge: (part) => `Es gibt keine Challenge namens „${part}“.`,
  },
  form: (form) => `So werden Ziele geschrieben: ${form}`,
  ofYourOwn: (form) => `Für Lehrende: Eigene Ziele kommen ans Ende der Adresse der Seite, wie in ${form}`,
  built: {
    prevalence: {
      title: 'Prävalenz',
      task: 'Ein Test auf eine Krankheit, an 100 Personen erprobt. Die Matrix so ändern, dass der Test fast immer richtig liegt, aber nichts aussagt.',
      lesson:
        'Ist eine Klasse selten, so liegt fast immer richtig, wer stets die andere nennt: Die Korrektklassifikationsrate sagt mehr über die Prävalenz als über den Test. Die balancierte gibt beiden Klassen dasselbe Gewicht und ist 0,5, wie beim Münzwurf. MCC ist hier 0/0, was scikit-learn als 0 schreibt.',
    },
    averages: {
      title: 'Makro gegen Mikro',
      task: 'Drei Tierarten. Die Matrix so ändern, dass das Mikromittel von F1 hoch und das Makromittel niedrig ist.',
      lesson:
        'Mikromittel zählen Fälle: Hier ist Mikro-F1 die Korrektklassifikationsrate, und die größte Klasse entscheidet. Makromittel zählen Klassen, die kleinste so viel wie die größte, und zeigen, dass manche kaum je gefunden werden.',
    },
    calibration: {
      title: 'Kalibrierung gegen Rangfolge',
      task: 'Zehn Fälle und die Wahrscheinlichkeit, die das Modell Klasse 1 gibt. Die Scores im Text so ändern, dass alle Fälle der Klasse 1 vor den anderen stehen und die Wahrscheinlichkeiten schlechter sind, als jedes Mal 0,5 zu sagen (Brier-Score 0,25).',
      lesson:
        'Die AUC hängt nur von der Reihenfolge ab. Ob 0,9 neun von zehn heißt, ist Kalibrierung: Das messen Brier-Score und Log-Verlust. Eine vollkommene Rangfolge kann schlechte Wahrscheinlichkeiten haben.',
    },
    curves: {
      title: 'ROC gegen PR',
      task: 'Jede Zeile ist ein Score und die Zahl seiner Fälle. Die Anzahlen so ändern, dass die Fläche unter der ROC-Kurve groß und die mittlere Präzision niedrig ist.',
      lesson:
        'Die Falsch-positiv-Rate ist ein Anteil aller Negativen; von ihrer Zahl hängen ROC-Kurven nicht ab. Präzision ist ein Anteil der Alarme: Je seltener die Positiven, desto mehr Alarme sind falsch, bei derselben ROC-Kurve.',
    },
    relabelling: {
      title: 'Namen gegen Gruppen',
      task: 'Zwei Gruppierungen derselben Fälle. Die Matrix so ändern, dass keine Gruppe den richtigen Namen hat und beide dennoch dieselben Gruppen bilden.',
      lesson:
        'Die Korrektklassifikationsrate vergleicht Namen. Informationsvariation und Transinformation vergleichen Gruppen, wie auch immer sie heißen: Werden zwei Spalten vertauscht, bleiben sie gleich.',
    },
    costs: {
      title: 'Kosten und Schwelle',
      task: 'Ein falsch Negativer kostet fünfmal so viel wie ein falsch Positiver. Die Scores lassen, wie sie sind, und die Schwelle dorthin verschieben, wo die mittleren Kosten am kleinsten sind.',
      lesson:
        'Bei Kosten von 1 und 5 ist es am billigsten, ab einer Wahrscheinlichkeit von 1/(1 + 5) ≈ 0,17 „positiv“ zu sagen, nicht ab 0,5. Scores und AUC bleiben gleich: Nur die Entscheidung ändert sich.',
    },
  },
};
