import type { ToolbarTexts } from '../en/toolbar.ts';

export const toolbar: ToolbarTexts = {
  label: 'Werkzeuge',
  undo: 'Rückgängig',
  undoHint: 'Letzte Änderung der Daten rückgängig machen (Strg+Z)',
  share: 'Teilen',
  embed: 'Einbetten',
  needsText: 'Nicht mit Daten, die in ihrer Datei bleiben',
  dismiss: 'Meldung schließen',
};
