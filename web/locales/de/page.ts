import type { ExampleTitles, Page } from '../en/page.ts';
import { lineList } from '../line-list.ts';
import { plural } from '../plural.ts';

const counted = plural('de');
const named = lineList('bis', 'und');

export const page: Page = {
  title: 'Deconfuse: Klassifikationsmaße, durchgerechnet',
  language: 'Sprache',
  theme: 'Farben',
  themes: { system: '◐ Auto', light: '☀ Hell', dark: '☾ Dunkel' },
  starting: 'Der Rechner wird gestartet …',
  calculationFailed:
    'Die Berechnung brach ab oder dauert zu lange; vielleicht reicht der Speicher nicht. Sobald der Text geändert wird, beginnt sie von vorn.',
  cannotStart:
    'Der Rechner konnte nicht gestartet werden. Text ändern oder Seite neu laden; hilft das nicht, ist der Browser vielleicht zu alt.',
  input: 'Eingabe',
  result: 'Ergebnis',
  referencePage: 'Referenz',
  tabsLabel: 'Ansichten der Daten',
  tabs: {
    matrix: 'Matrix',
    curves: 'Kurven',
    information: 'Information',
    decisions: 'Entscheiden',
    check: 'Prüfen',
  },
  more: 'Mehr',
  embed: 'Einbetten',
  needsText: 'Nicht mit Daten, die in ihrer Datei bleiben',
  sqlPage: 'SQL',
  exportPage: 'Export',
  aboutPage: 'Info',
  information: 'Information',
  representations: 'Darstellungen',
  reproduce: 'Dasselbe in Python oder R',
  program: 'In Python oder R',
  fullReport: 'Vollständiger Bericht',
  examples: 'Beispiele',
  allExamples: 'Alle Beispiele',
  countedExamples: 'Labels und Matrizen',
  moreExamples: 'Scores und Wahrscheinlichkeiten',
  firstExample:
    'Ein E-Mail-Filter mit zwei Klassen: wie viel er findet (Recall) und wie weit seinen Alarmen zu trauen ist (Präzision).',

  pasteHere: 'Labels, Scores oder eine Konfusionsmatrix einfügen',
  pasteOrType: 'Daten eingeben',
  close: 'Schließen',
  openFile: 'Datei öffnen …',
  nothingLeaves: 'Nichts verlässt diesen Computer.',
  backToOwnText: 'Zurück zum eigenen Text',
  preview: 'Anfang des Textes',
  lines: (count) => `${count} Zeilen insgesamt`,
  editAsText: 'Als Text bearbeiten',
  clear: 'Leeren',
  read: 'Gelesen:',
  understood: (data) => {
    const one = data.cases === '1' ? 'Fall' : 'Fälle';
    const cases = data.detections ? 'Detektionen' : data.shares ? 'Anteile aller Fälle' : `${data.cases} ${one}`;
    if (data.predictedClasses !== undefined) {
      return `${cases}, ${data.classes} wahre und ${data.predictedClasses} vorhergesagte Gruppen.`;
    }
    const classes = counted(data.classes, 'Klasse', 'Klassen');
    if (data.kind === 'class-counts') return `${cases}, ${classes}, jede gegen den Rest.`;
    return data.kind === 'matrix'
      ? `${cases}, ${classes}, die ${data.truthInColumns ? 'Spalten' : 'Zeilen'} sind die Wahrheit.`
      : `${cases}, ${classes}, die Wahrheit steht zuerst.`;
  },
  fromLines: (lines) => `${named(lines, 'Aus Zeile', 'Aus den Zeilen')} des Textes; der Rest wurde ausgelassen.`,
  textLines: (lines) => named(lines, 'Zeile', 'Zeilen'),
  readAs: 'Lesen als …',
  line: (line) => `Zeile ${line}:`,
  place: (line, column) => (column === undefined ? `Zeile ${line}` : `Zeile ${line}, Spalte ${column}`),
  expected: 'Erwartet:',
  staleResult: 'Letztes gültiges Ergebnis. Der jetzige Text lässt sich nicht lesen.',

  matrix: 'Konfusionsmatrix',
  matrixLabel: 'Konfusionsmatrix: Zeilen sind die Wahrheit, Spalten die Vorhersagen',
  truth: 'wahr',
  predicted: 'vorhergesagt',
  trulyOther: 'wahr andere',
  predictedOther: 'vorhergesagt andere',
  total: 'Summe',
  cell: (truth, predicted) => `wahr ${truth}, vorhergesagt ${predicted}`,
  className: (label) => `Name der Klasse ${label}`,
  nameExpected: 'Jede Klasse braucht einen eigenen Namen.',
  countExpected: 'Eine Anzahl ist eine Zahl, mindestens 0.',
  addClass: 'Klasse',
  addClassHint: 'Klasse hinzufügen',
  removeClass: (label) => `Klasse ${label} entfernen`,
  editMatrix: 'Klassen und Ansichten',
  editCounts: 'Anzahlen bearbeiten',
  unfoldStage: 'Alles zeigen',
  foldStage: 'Weniger zeigen',
  transpose: 'Transponieren',
  transposeHint: 'Wahrheit und Vorhersagen vertauschen',
  positive: 'Positiv:',
  positiveClass: 'Positive Klasse',
  show: 'Anzeigen',
  oneClass: 'Eine Klasse',
  allClasses: 'alle',
  quoted: (label) => `„${label}“`,
  oneAgainstRest: (label) => `„${label}“ gegen alle anderen`,
  regions: { TP: 'richtig Positive', FN: 'falsch Negative', FP: 'falsch Positive', TN: 'richtig Negative' },
  classCounts: (total, classes) =>
    `Bekannt sind nur TP, FP und FN jeder der ${classes} Klassen, bei ${total} Fällen insgesamt: Maße, die die Zellen der Matrix brauchen, entfallen.`,
  detections: (found, objects, alarms) =>
    `${found} von ${objects} Objekten wurden erkannt; ${alarms} Erkennungen sind Fehlalarme.`,
  tooManyClasses: (classes) =>
    `${classes} Klassen: zu viele, um die Matrix auf der Seite zu zeigen. Die Maße werden trotzdem berechnet.`,

  decimals: 'Nachkommastellen',
  zeroDivision: '0/0',
  zeroDivisionHint: 'Wert von Präzision, Recall, F1 und Ähnlichen, wo sie 0/0 sind, auch in Mittelwerten',
  zeroDivisionPolicies: { zero: 'als 0', one: 'als 1', undefined: 'ausgelassen' },
  intervals: '± Intervalle',
  intervalsHint: 'Wie weit jede Zahl vom wahren Wert entfernt sein kann, wenn die Fälle eine Zufallsstichprobe sind',
  byFormula: 'nach der Formel',
  byResampling: 'durch wiederholtes Ziehen',
  seed: 'Startwert',
  cancelResampling: 'Abbrechen',
  howSure: 'Wie sicher?',
  intervalSentence: ({ cases, name, low, high, level }) =>
    `Bei ${cases} Fällen kann ${name} gut irgendwo zwischen ${low} und ${high} liegen: Das ist das ${level}-Intervall, wenn die Fälle eine Zufallsstichprobe sind.`,
  wilson: (low, high) =>
    `Für einen Anteil ist das Intervall von Wilson besser, vor allem bei wenigen Fällen oder nahe 0 und 1: ${low} bis ${high}.`,
  resample: 'Durch Ziehen mit Zurücklegen bestimmen',
  resampled: 'Aus 2.000 gleich großen Stichproben, mit Zurücklegen gezogen (Bootstrap, BCa).',
  notResampled: 'Auch das Ziehen ergibt keines. Für Raten steht das Intervall von Wilson unter „Intervalle und Tests“.',
  intervalWorking: 'Herleitung des Intervalls',
  standardError: 'Standardfehler',
  derivativeSentence:
    'd ist die Ableitung der Formel nach der Anzahl jeder Zelle, mal die Zahl der Fälle. Bei wenigen Fällen ist das Intervall zu kurz.',
  noInterval:
    'Kein Intervall aus der Formel: Keine Stichprobe aus diesen Fällen ändert die Zahl, wie bei einer Rate von 0 oder 1; oder die Formel hat hier keine Ableitung; oder die Anzahlen sind keine Zufallsstichprobe.',
  moreOptions: 'Weitere Optionen',

  positives: (data) => {
    const found =
      data.cases === '0'
        ? `Es gibt keinen Fall von „${data.positive}“`
        : data.cases === '1' && data.found === '0'
          ? `Übersieht den einzigen Fall von „${data.positive}“`
          : data.found === data.cases
            ? `Findet ${data.cases === '1' ? 'den einzigen Fall' : `alle ${data.cases} Fälle`} von „${data.positive}“`
            : `Findet ${data.found} der ${data.cases} Fälle von „${data.positive}“`;
    const alarms =
      data.alarms === '0'
        ? 'Alarm gibt es nie'
        : data.alarms === '1' && ['0', '1'].includes(data.falseAlarms)
          ? `der einzige Alarm ist ${data.falseAlarms === '1' ? 'falsch' : 'richtig'}`
          : data.falseAlarms === '0'
            ? `keiner der ${data.alarms} Alarme ist falsch`
            : `${data.falseAlarms} der ${data.alarms} Alarme ${data.falseAlarms === '1' ? 'ist' : 'sind'} falsch`;
    return `${found}; ${alarms}.`;
  },
  mostMissed: (data) =>
    `${data.right} von ${data.total} Fällen ${data.right === '1' ? 'ist' : 'sind'} richtig vorhergesagt; am häufigsten übersehen wird die Klasse „${data.worst}“ (${data.found} von ${data.cases} gefunden).`,
  allRight: (total) =>
    total === '1' ? 'Der einzige Fall ist richtig vorhergesagt.' : `Alle ${total} Fälle sind richtig vorhergesagt.`,
  contingency: ({ total, rows, columns, right }) =>
    `${total} ${total === '1' ? 'Fall' : 'Fälle'} in ${rows} wahren und ${columns} vorhergesagten Gruppen. Steht jede vorhergesagte Gruppe für ihre häufigste wahre, so ${right === '1' ? 'ist' : 'sind'} ${right} richtig.`,
  shares: (right) => `${right}\u00a0% aller Fälle sind richtig vorhergesagt; wie viele Fälle es sind, ist unbekannt.`,
  sharesOfGroups: (rows, columns) =>
    `Anteile einer unbekannten Zahl von Fällen, in ${rows} wahren und ${columns} vorhergesagten Gruppen.`,
  yourAnswer: 'Antwort',
  showDerivation: 'Herleitung zeigen',

  allMetrics: 'Alle Maße',
  howMany: 'Wie viele Maße',
  tiers: { 1: 'Wesentliche', 2: 'Übliche', 3: 'Alle' },
  filter: 'Maße filtern',
  withOtherData: 'Mit anderen Daten:',
  exampleOf: (title: string) => `Beispiel: ${title}`,
  metricsFound: (count) => counted(count, 'Maß', 'Maße'),
  class: 'Klasse',
  metric: 'Maß',
  symbol: 'Symbol',
  value: 'Wert',
  exactFraction: 'Bruch',
  inTheMatrix: 'siehe Matrix',
  undefinedValue: 'nicht definiert',
  touched: 'Darin steckt ein 0/0. Die Herleitung zeigt, wo es auftritt und wie es gezählt wurde.',
  classByClass: 'Klasse für Klasse',
  previous: 'Zurück',
  next: 'Weiter',
  classesShown: (first, last, all) => `Klassen ${first} bis ${last} von ${all}`,

  formulaOf: (name) => `Formel: ${name}`,
  copyLatex: 'LaTeX kopieren',
  copied: 'Kopiert',
};

export const examples: ExampleTitles = {
  spam: 'Spam',
  rareDisease: 'Seltene Krankheit',
  averages: 'Drei Mittelwerte',
  twoVectors: 'Zwei Vektoren',
  representations: 'Vektor, Matrix, Mengen',
  fourClasses: 'Vier Klassen',
  rounding: 'Rundung',
  unevenClasses: 'Ungleiche Klassen',
  neverPredicted: 'Eine nie vorhergesagte Klasse',
  clusterings: 'Zwei Gruppierungen',
  models: 'Zwei Modelle',
  threeModels: 'Drei Modelle',
  folds: 'Folds',
  groups: 'Gruppen',
  raters: 'Beurteiler',
  ranked: 'Rangliste',
};
