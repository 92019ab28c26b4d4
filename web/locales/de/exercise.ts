import type { ExerciseTexts } from '../en/exercise.ts';

export const exercise: ExerciseTexts = {
  intro:
    'Zufällige Daten aus einer Nummer, dieselben für alle, die den Link haben: Eine andere Nummer ergibt andere Daten.',
  seed: 'Nummer der Aufgabe',
  another: 'Andere Aufgabe',
  kind: 'Daten',
  kinds: {
    matrix: 'eine Konfusionsmatrix',
    labels: 'eine Liste von Labels',
    scores: 'eine Liste von Scores',
  },
  classes: 'Klassen',
  cases: 'Fälle',
  folds: 'Folds',
  balance: 'Häufigste : seltenste Klasse',
  decimals: 'Verlangte Nachkommastellen',
  outOfRange: (low, high) => `Eine ganze Zahl von ${low} bis ${high}.`,
  asked: 'Was gefragt ist',
  usual: 'Wieder die üblichen',
  search: 'Andere Maße suchen',
  nothingAsked: 'Mindestens ein Maß wählen.',
  whichClass: (name) => `Klasse für: ${name}`,
  everyClass: 'jede Klasse',
  hide: 'Die Ergebnisse vor denen verbergen, die den Link öffnen',
  hideHint:
    'Der Link öffnet sich ohne Ergebnisse. Ein Schloss ist das nicht: Wer zu einem anderen Reiter geht oder die Daten mitnimmt, sieht sie.',

  link: 'Link zur Aufgabe',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  copyRefused: 'Der Browser erlaubt der Seite das Kopieren nicht. Der Link ist markiert: von Hand kopieren.',
  courseLink: 'Ein Link für alle: Die Nummer der Person ergibt die Daten',
  courseHint:
    'Wer ihn öffnet, gibt eine Nummer ein und erhält die Daten, die Blätter und Fragen einer Kursliste für sie haben.',
  use: 'Diese Aufgabe verwenden',
  failed:
    'Die Aufgabe konnte nicht berechnet werden, was nicht vorkommen sollte. Eine andere wählen oder die Seite neu laden.',

  sheet: 'Blatt zum Drucken',
  sheetLanguage: 'Sprache des Blatts',
  withKey: 'Mit der Lösung auf einer eigenen Seite',
  print: 'Blatt drucken',
  printSheets: 'Blätter drucken',
  keys: 'Lösungen',
  keysOf: { none: 'keine', full: 'vollständig, zusammen am Ende', short: 'nur die Antworten, als Tabelle am Ende' },
  qr: 'QR-Code des Links',
  qrTooLong: 'Der Link ist zu lang für einen QR-Code: weniger fragen.',
  number: 'Nummer',

  sheetTitle: (seed) => `Klassifikationsmaße, Aufgabe ${seed}`,
  name: 'Name',
  date: 'Datum',
  data: {
    matrix: (cases) =>
      `Ein Klassifikator wurde an ${cases} Fällen erprobt. Die Zeilen sind die wahren Klassen, die Spalten die vorhergesagten.`,
    labels: (cases) =>
      `Ein Klassifikator wurde an ${cases} Fällen erprobt. Zu jedem sind die wahre und die vorhergesagte Klasse angegeben.`,
    scores: (cases, positive) =>
      `Ein Klassifikator hat jedem von ${cases} Fällen einen Score zugeordnet. Je höher er ist, desto mehr spricht er für „${positive}“, die positive Klasse.`,
    folds: (folds) => `Die Fälle wurden in ${folds} Folds erprobt; gefragt ist nach allen zusammen.`,
  },
  corner: 'wahr \\ vorhergesagt',
  case: 'Fall',
  truth: 'Wahr',
  predicted: 'Vorhergesagt',
  fold: 'Fold',
  score: 'Score',
  instruction: (decimals) =>
    decimals === 0
      ? 'Das Folgende auf ganze Zahlen gerundet berechnen und den Rechenweg angeben.'
      : `Das Folgende auf ${decimals} ${decimals === 1 ? 'Nachkommastelle' : 'Nachkommastellen'} gerundet berechnen und den Rechenweg angeben.`,
  zeroDivision: '0/0 zählt als 0.',
  bits: 'Die Logarithmen haben die Basis 2, die Entropien also in Bit.',
  key: 'Lösung',
  isUndefined: 'nicht definiert',

  yourNumber: 'Eigene Nummer',
  numberHint: 'Aus ihr entsteht die Aufgabe. Die ersten Ziffern der Eingabe sind die Nummer: „s0123 A“ ist 123.',
  giveMine: 'Aufgabe öffnen',
  noNumber: 'Darin ist keine Ziffer.',
  notMade: 'Die Aufgabe konnte nicht erzeugt werden. Vielleicht haben solche Daten kein solches Maß.',
};
