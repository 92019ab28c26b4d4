import type { ToolbarTexts } from '../en/toolbar.ts';

export const toolbar: ToolbarTexts = {
  label: 'Outils',
  undo: 'Annuler',
  undoHint: 'Annuler la dernière modification des données (Ctrl+Z)',
  undone: {
    example: (title) => `Annulé : exemple « ${title} »`,
    count: (cell, count) => `Annulé : ${cell} est de nouveau ${count}`,
    matrix: 'Annulé : modification de la matrice',
    data: 'Annulé : modification des données',
    file: 'Annulé : fichier ouvert',
    text: 'Annulé : modification du texte',
    reading: 'Annulé : autre lecture du texte',
    positive: 'Annulé : choix de la classe positive',
  },
  share: 'Partager',
  dismiss: 'Fermer ce message',
};
