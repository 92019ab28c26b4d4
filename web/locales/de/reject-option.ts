import type { RejectOptionTexts } from '../en/reject-option.ts';

export const rejectOption: RejectOptionTexts = {
  title: 'Rückweisung: wann besser nicht entschieden wird',
  intro:
    'Manche Fälle überlässt man besser anderen. Die Regel von Chow entscheidet für die wahrscheinlichste Klasse y*, wenn deren Wahrscheinlichkeit p* über λ* liegt, und weist sonst zurück.',

  rejectLoss: 'Verlust einer Rückweisung',
  errorLoss: 'Verlust eines Fehlers',
  lossesNote: 'Eine richtige Entscheidung kostet nichts. Nur das Verhältnis beider bestimmt, was zurückgewiesen wird.',
  notNumber: (text) => (text.trim() === '' ? 'Hier fehlt eine Zahl.' : `„${text}“ ist keine Zahl.`),
  negative: 'Ein Verlust kann nicht negativ sein.',
  slider: 'λ*: welche Sicherheit genügt',
  sliderText: (threshold, loss) => `λ* = ${threshold}, also λr = ${loss}`,
  sliderEnds: ['0: alles entscheiden', '1: alles zurückweisen'],

  rows: 'Zeilen',
  source: 'Zeilen, über die entschieden wird',
  sources: { data: 'Eigene Daten', typed: 'Hier eingetippt' },
  ofData: (cases, one) => `${cases} ${one ? 'Fall' : 'Fälle'} mit der wahren Klasse, wie auf der Seite gelesen.`,
  noData:
    'Mit Klassenwahrscheinlichkeiten oder Scores, die Wahrscheinlichkeiten sind, in den Daten der Seite stehen hier die eigenen Zeilen.',
  ofModel: (name) => `Dies sind die Scores von ${name}.`,
  unweighted: 'Die Gewichte der Fälle bleiben außer Acht: Jede Zeile zählt einmal.',
  rest: (positive) => `nicht ${positive}`,
  table: 'A-posteriori-Wahrscheinlichkeiten p(y|x): eine Zeile je Beobachtung, eine Spalte je Klasse',
  corner: 'p(y|x)',
  tableTexts: {
    row: 'x',
    column: 'Klasse',
    addRow: 'Zeile hinzufügen',
    addColumn: 'Klasse hinzufügen',
    remove: (name) => `${name} entfernen`,
  },
  unreadCell: 'Eine Zelle der Tabelle ist keine Zahl. Das Ergebnis ist das der letzten gültigen.',
  unreadLoss: 'Ein Verlust ist keine Zahl. Das Ergebnis ist das der letzten gültigen.',
  normalise: 'Jede Zeile durch ihre Summe teilen',

  rejected: (rejected, count, one) => `${rejected} von ${count} Zeilen ${one ? 'wird' : 'werden'} zurückgewiesen.`,
  allRejected: (count, one) =>
    one
      ? 'Die Zeile wird zurückgewiesen: Nichts wird entschieden.'
      : `Alle ${count} Zeilen werden zurückgewiesen: Nichts wird entschieden.`,
  noneRejected: (count, one) =>
    one ? 'Die Zeile wird nicht zurückgewiesen.' : `Keine der ${count} Zeilen wird zurückgewiesen.`,
  expectedWrong: (accepted, share, one) =>
    one
      ? `Für die angenommene wird eine Fehlerwahrscheinlichkeit von ${share} erwartet.`
      : `Von den ${accepted} angenommenen ist zu erwarten, dass ${share} falsch sind.`,
  countedWrong: (wrong, accepted, share) => `Nach der Wahrheit gezählt: ${wrong} von ${accepted} (${share}).`,
  undecided: 'Ohne Schwelle wird nichts entschieden.',

  hint: 'Eine Zahl wählen, um ihre Herleitung zu sehen.',

  decisions: 'Welche Zeilen zurückgewiesen werden',
  decisionsHint: 'Eine Zeile wählen, um ihre Entscheidung durchgerechnet zu sehen.',
  row: 'Zeile',
  truth: 'Wahrheit',
  largest: 'p*(x)',
  probable: 'y*',
  above: 'p* > λ*?',
  decision: 'Entscheidung',
  yes: 'ja',
  no: 'nein',
  reject: 'Rückweisung',
  wrong: 'falsch',
  onlyRejected: 'Nur zurückgewiesene Zeilen',
  more: (count) => `… und ${count} weitere Zeilen.`,
  noRows: 'Keine Zeile wird zurückgewiesen.',
  workedRow: (row) => `Zeile ${row}`,
  largestOf: 'Die größte A-posteriori-Wahrscheinlichkeit',
  mostProbable: (name) => `Die wahrscheinlichste Klasse ist y* = ${name}.`,
  tie: (names, first) => `Gleich wahrscheinlich: ${names}. Die erste davon ist y* = ${first}.`,
  isAbove: (largest, threshold, name) => `p*(x) = ${largest} > λ* = ${threshold}: Die Entscheidung ist ${name}.`,
  isBelow: (largest, threshold) => `p*(x) = ${largest} < λ* = ${threshold}: Die Zeile wird zurückgewiesen.`,
  isEqual: (threshold) =>
    `p*(x) = λ* = ${threshold}: nicht darüber, also wird die Zeile zurückgewiesen. Zu entscheiden würde im Mittel gleich viel kosten.`,
  wasWrong: (truth) => `Die Wahrheit ist ${truth}: Diese Entscheidung ist ein Fehler.`,

  plots: 'Alle Schwellen auf einmal',
  errorReject: 'Fehler-Rückweisungs-Kurve',
  accuracyCoverage: 'Korrektklassifikationsrate gegen Abdeckung',
  says: {
    errorReject:
      'Je mehr zurückgewiesen wird, desto weniger Fehler bleiben. Je weiter unter der gestrichelten Linie, desto besser zeigen die Wahrscheinlichkeiten, wo die Fehler sind.',
    accuracyCoverage:
      'Korrektklassifikationsrate dessen, was noch entschieden wird. Steigt sie nach links an, so werden zuerst die Zeilen zurückgewiesen, bei denen es schiefginge.',
  },
  counted: 'Die Fehler sind nach der Wahrheit gezählt.',
  expected: 'Die Fehler sind die nach den Wahrscheinlichkeiten erwarteten.',
  plotHint: 'Den Punkt ziehen oder mit den Pfeiltasten bewegen: λr folgt.',
  axes: {
    rejected: 'Anteil zurückgewiesen',
    errors: 'Anteil angenommen und falsch',
    coverage: 'Anteil angenommen (Abdeckung)',
    accuracy: 'Korrektklassifikationsrate der angenommenen',
  },
  chance: 'zufällige Rückweisung',
  errorRejectPoint: (threshold, rejected, errors) =>
    `λ* = ${threshold}: ${rejected} zurückgewiesen, ${errors} angenommen und falsch`,
  accuracyCoveragePoint: (threshold, coverage, accuracy) =>
    `λ* = ${threshold}: ${coverage} angenommen, Korrektklassifikationsrate ${accuracy}`,
  noPoint:
    'Nichts wird angenommen: Die Korrektklassifikationsrate ist 0/0, also hat ihre Kurve gegen die Abdeckung dort keinen Punkt.',
};
