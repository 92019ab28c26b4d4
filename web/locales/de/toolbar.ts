import type { ToolbarTexts } from '../en/toolbar.ts';

export const toolbar: ToolbarTexts = {
  label: 'Werkzeuge',
  undo: 'Rückgängig',
  undoHint: 'Letzte Änderung der Daten rückgängig machen (Strg+Z)',
  share: 'Teilen',
  dismiss: 'Meldung schließen',
};
