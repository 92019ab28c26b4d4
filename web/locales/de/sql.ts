import type { SqlTexts } from '../en/sql.ts';

export const sql: SqlTexts = {
  title: 'Aus einer Milliarde Zeilen',
  back: 'Zurück zum Rechner',
  introduction:
    'Jedes Maß, jede Formel und jede Kurve hier folgt aus Anzahlen: wie oft jedes wahre Label auf jedes vorhergesagte trifft und wie viele positive und negative Fälle jeder Score hat. Deshalb zählt die Datenbank dort, wo die Zeilen sind, und nur das Gezählte kommt hierher. Keine Zeile verlässt die Datenbank, und der Rechner liefert dieselben Zahlen wie aus allen Zeilen, wie viele es auch sind.',

  names: 'Datenbanksystem und Namen',
  dialect: 'Datenbanksystem',
  dialects: { spark: 'Spark SQL', trino: 'Trino', bigquery: 'BigQuery', duckdb: 'DuckDB' },
  table: 'Tabelle',
  tableHint: {
    spark: 'Oder Schema.Tabelle, oder eine Datei: faelle.parquet',
    trino: 'Oder Katalog.Schema.Tabelle',
    bigquery: 'Oder Projekt.Dataset.Tabelle',
    duckdb: 'Oder Schema.Tabelle, oder Dateien: faelle/*.parquet',
  },
  truth: 'Wahres Label',
  predicted: 'Vorhergesagtes Label',
  score: 'Score',
  positive: 'Positive Klasse',
  positiveHint: 'So, wie das Datenbanksystem sie schreibt: 1, true, spam',
  parts: 'Was gezählt wird',
  allCases: 'Alle Fälle zusammen',
  partKinds: { subgroup: 'Jede Gruppe', fold: 'Jeder Fold' },
  part: 'Gruppe oder Fold',

  labels: 'Labels',
  labelsHint: 'Eine Zeile für jedes Paar von Labels. Alle Maße der Labels und der Matrix sind exakt.',
  scores: 'Scores, jeder einzeln',
  scoresHint:
    'Eine Zeile für jeden Score, der vorkommt. AUC, Kurven und Schwellen sind exakt. Für bis zu einige Millionen verschiedene Scores.',
  bins: 'Scores in Abschnitten',
  binsHint:
    'Eine Zeile für jeden Abschnitt, unter seinem unteren Ende. An den Enden der Abschnitte entscheiden Schwellen genau wie auf allen Zeilen: Präzision, Recall und die Punkte der Kurven sind dort exakt. Dazwischen geht die Reihenfolge verloren.',
  binCount: 'Abschnitte',
  low: 'Von',
  high: 'bis',
  badRange: 'Der Bereich muss über seinem Anfang enden.',
  absent: 'Zeilen, deren Label NULL ist, werden auf keiner Seite gezählt.',

  bound: 'Wie weit die Abschnitte danebenliegen können',
  boundHint:
    'Von einem positiven und einem negativen Fall im selben Abschnitt ist nicht mehr bekannt, welcher den höheren Score hat: Das Paar zählt ½, wo es 0, ½ oder 1 zählen müsste. Deshalb weicht die AUC aller Zeilen von jener der Abschnitte um höchstens dies ab, wobei P und N die positiven und die negativen Fälle zählen, mit Index jene in einem Abschnitt:',
  boundOf:
    'Dieselbe Abfrage berechnet es in der Datenbank. Für eingefügte Anzahlen steht es hier und unter den Kurven.',

  query: (name) => `Abfrage: ${name}`,
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyRefused: 'Der Browser erlaubt es nicht. Den Text markieren und von Hand kopieren.',
  paste: 'Ergebnis einfügen',
  pasteHint: 'Als CSV oder so, wie das Datenbanksystem es ausgibt.',
};
