import type { ToolbarTexts } from '../en/toolbar.ts';

export const toolbar: ToolbarTexts = {
  label: 'Outils',
  undo: 'Annuler',
  undoHint: 'Annuler la dernière modification des données (Ctrl+Z)',
  share: 'Partager',
  embed: 'Intégrer',
  needsText: 'Impossible avec des données qui restent dans leur fichier',
  dismiss: 'Fermer ce message',
};
