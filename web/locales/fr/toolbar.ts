import type { ToolbarTexts } from '../en/toolbar.ts';

export const toolbar: ToolbarTexts = {
  label: 'Outils',
  undo: 'Annuler',
  undoHint: 'Annuler la dernière modification des données (Ctrl+Z)',
  share: 'Partager',
  dismiss: 'Fermer ce message',
};
