import type { ToolbarTexts } from '../en/toolbar.ts';

export const toolbar: ToolbarTexts = {
  label: 'Werkzeuge',
  undo: 'Rückgängig',
  undoHint: 'Letzte Änderung der Daten rückgängig machen (Strg+Z)',
  undone: {
    example: (title) => `Rückgängig gemacht: Beispiel „${title}“`,
    count: (cell, count) => `Rückgängig gemacht: ${cell} ist wieder ${count}`,
    matrix: 'Rückgängig gemacht: Änderung der Matrix',
    data: 'Rückgängig gemacht: Änderung der Daten',
    file: 'Rückgängig gemacht: geöffnete Datei',
    text: 'Rückgängig gemacht: Änderung des Textes',
    reading: 'Rückgängig gemacht: andere Lesart des Textes',
    positive: 'Rückgängig gemacht: Wahl der positiven Klasse',
  },
  share: 'Teilen',
  dismiss: 'Meldung schließen',
};
