import type { FileTexts } from '../en/files.ts';

export const files: FileTexts = {
  dropHere: 'Beim Loslassen wird die Datei hier gelesen. Sie bleibt auf diesem Computer.',
  reading: (name) => `„${name}“ wird gelesen`,
  read: (done, size) => `${done}\u00a0MB von ${size}\u00a0MB`,
  pace: (speed, left) => `${speed}\u00a0MB pro Sekunde, noch ${left}\u00a0s`,
  tallied: (name, rows) =>
    `„${name}“ hat ${rows} Zeilen. Sie wurden beim Lesen der Datei ausgezählt: Der Text enthält nun jedes Paar von Labels einmal, mit seiner Anzahl.`,
  leftInFile: (name) =>
    `„${name}“ ist zu lang für einen einzigen Text und bleibt in der Datei; hier stehen ihre ersten Zeilen. Teilen, Programme und der gedruckte Bericht entfallen, und die Seite bewahrt die Daten nicht auf.`,
  understanding: 'Der Text wird ausgewertet …',
  cancel: 'Abbrechen',
  cancelled: 'Abgebrochen. Es bleibt bei den bisherigen Daten.',
  onlyFirst: (name, count) => `Von ${count} Dateien wurde nur „${name}“ gelesen: Es geht nur eine auf einmal.`,
  sideBySide: (first, second) =>
    `„${first}“ und „${second}“ haben einen Wert je Zeile und gleich viele Zeilen, daher wurden sie nebeneinandergestellt.`,
  fromFile: (name) => `Der Text stammt aus „${name}“.`,
  table: 'Tabelle',
  columns: 'Spalten',
  range: 'Nur der Bereich',
  rangeExpected: 'Ein Bereich wird so geschrieben: B2:D20.',
  notRead: (name) => `„${name}“ wurde nicht gelesen.`,
  refused: {
    spreadsheet:
      'Diese Art von Tabelle wird nicht gelesen. Die Datei öffnen und den Bereich kopieren und hier einfügen, oder sie als .xlsx, .ods oder CSV speichern.',
    compressed: 'Das ist ein Archiv, das keine Tabellen enthält. Es entpacken und den Text darin öffnen.',
    document: 'Das ist ein PDF. Öffnen und die Tabelle oder den Text daraus kopieren.',
    picture: 'Das ist ein Bild. Nur Text lässt sich lesen.',
    empty: 'Die Datei ist leer.',
    'too-large':
      'Sie ist größer als 500 MB oder entpackt größer als 300 MB, mehr nimmt ein Browser nicht als einen Text.',
    damaged: 'Sie ist beschädigt oder von einer Art, die nicht gelesen wird.',
    nested: 'Ihre Zellen enthalten Listen oder Objekte, nicht je einen Wert.',
    unreadable:
      'Der Browser kann das nicht öffnen. Vielleicht ist es ein Ordner, oder die Datei wurde inzwischen verschoben oder geändert.',
  },
  largerOnes:
    'Größere Dateien werden in UTF-8 gelesen, wenn jede Zeile ein wahres und ein vorhergesagtes Label aus wenigen Klassen enthält oder ein Label und Scores.',
  readAsWindows: 'Als Windows-Text für Westeuropa lesen',
};
