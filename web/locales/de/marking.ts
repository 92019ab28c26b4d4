import type { MarkingTexts } from '../en/marking.ts';

export const marking: MarkingTexts = {
  intro:
    'Füge eine Tabelle (CSV) mit den Abgaben ein oder öffne sie: eine Zeile für jede Person mit der Nummer, aus der die Daten entstanden, und eine Spalte für jede Antwort. Alles bleibt in diesem Browser.',
  table: 'Abgaben',
  open: 'Datei öffnen …',
  noRows: 'Erwartet: eine Zeile mit Namen und darunter mindestens eine Zeile.',
  tooMany: (most) => `Höchstens ${most} Zeilen.`,
  found: (students, columns) => `${students} Zeilen, ${columns} Spalten.`,
  uneven: (rows) =>
    `Zeile ${rows}: mehr oder weniger Zellen als Namen. Dezimalkommas und nicht geschlossene Anführungszeichen verschieben Zellen.`,
  student: 'Matrikelnummer',
  none: '(nicht gefragt)',
  columnsLabel: 'Spalten',
  column: (at) => `Spalte ${at}`,
  mark: 'Bewerten',
  marking: (done, all) => `${done} von ${all} …`,
  save: 'Notenliste speichern (CSV)',
  failed: 'Die Antworten konnten nicht bewertet werden. Vielleicht haben solche Daten kein solches Maß.',
  mean: (points, most, students) => `Im Mittel ${points} von ${most} Punkten, ${students} Personen.`,
  unnumbered: (rows) => `Keine Nummer in Zeile ${rows}: nicht bewertet.`,
  right: 'Richtig',
  missing: 'Keine Antwort',
  students: (some, all) => `${some} von ${all} Personen`,
  findings: 'Was gefunden wurde',
  marks: 'Bewertung',
  points: 'Punkte',
  finding: 'Befund',
};
