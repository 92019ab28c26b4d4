import type { AboutTexts } from '../en/about.ts';

export const about: AboutTexts = {
  title: 'Über diese Kopie',
  back: 'Zurück zum Rechner',
  introduction:
    'Alles wird im eigenen Browser berechnet, und nichts von dem, was eingetippt oder eingefügt wird, verlässt diesen Computer. Ob hier richtig gerechnet wird, lässt sich unten prüfen.',
  version: 'Version',
  build: 'Build',
  buildHint: 'Kopien, bei denen hier dieselben Ziffern stehen, haben dieselben Dateien.',
  noBuild: 'keiner: vom Entwicklungsserver',
  browser: 'Browser',

  check: 'Selbstprüfung',
  checkHint:
    'Ein anderes Programm hat jeden Wert dieser Fälle in exakten Brüchen oder mit 60 Ziffern berechnet. Dieser Browser berechnet sie jetzt mit dem Code dieser Seite. Dezimalzahlen müssen in 11 Ziffern übereinstimmen, die einiger Maße in 8 oder 9; Brüche und nicht definierte Werte müssen gleich sein.',
  progress: (cases, of) => `${cases} von ${of} Fällen`,
  right: 'Es wird richtig gerechnet.',
  wrong: (count) => `Nicht richtig: ${count} der verglichenen Werte ${count === '1' ? 'weicht' : 'weichen'} ab.`,
  compared: (cases, metrics, numbers, fractions) =>
    `Verglichen wurden ${numbers} Zahlen und ${fractions} exakte Brüche von ${metrics} Maßen in ${cases} Fällen.`,
  took: (seconds) => `Das hat ${seconds}\u00a0s gedauert.`,
  mistakes: (count) => `Erwartete Werte, die bekanntermaßen falsch sind und ausgelassen wurden: ${count}.`,
  again: 'Erneut prüfen',
  failed:
    'Die Prüfung wurde nicht fertig: Eine Datei ließ sich nicht laden, oder der Speicher reichte nicht. Erneut prüfen.',
  differences: 'Was abweicht',
  columns: { case: 'Fall', metric: 'Maß', place: 'Wo', expected: 'Erwartet', actual: 'Hier' },

  licences: 'Lizenzen',
  own: 'Deconfuse ist freie Software unter der MIT-Lizenz. Diese Teile stammen von anderen:',
  noLicences: 'Die Liste konnte nicht geladen werden.',
};
