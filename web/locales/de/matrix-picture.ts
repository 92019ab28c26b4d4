import type { MatrixPictureTexts } from '../en/matrix-picture.ts';

export const matrixPicture: MatrixPictureTexts = {
  title: 'Die ganze Matrix',
  keys: 'Die Pfeiltasten führen von Zelle zu Zelle.',
  heat: 'Farbe nach',
  heats: { row: 'Anteil an der wahren Klasse', column: 'Anteil an den Vorhersagen', all: 'Anzahl' },
  order: 'Reihenfolge',
  orders: { given: 'wie angegeben', name: 'nach Namen', size: 'nach Größe', likeness: 'nach Ähnlichkeit' },
  howAlike:
    'Verwechselte Klassen stehen beieinander: Clusteranalyse (Average Linkage) nach dem mittleren Anteil jeder der beiden, der als die andere vorhergesagt wird.',
  darkest: (right, wrong) =>
    wrong === undefined ? `Dunkelstes Blau: ${right}.` : `Dunkelstes Blau: ${right}; dunkelstes Orange: ${wrong}.`,
  cell: (of) =>
    `wahr ${of.truth}, vorhergesagt ${of.predicted}: ${of.count} (${of.ofRow} der wahren Klasse, ${of.ofColumn} der Vorhersagen)`,
  pairs: 'Am häufigsten verwechselt',
  pair: (of) => `${of.one} für ${of.other} gehalten: ${of.there}, umgekehrt: ${of.back}`,
  noPairs: 'Keine zwei Klassen werden verwechselt.',
  morePairs: (count) => `${count} Paare zeigen`,
  fewerPairs: 'Weniger zeigen',
};
