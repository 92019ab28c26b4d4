import { plural } from '../plural.ts';
import type { KeyboardTexts } from '../en/keyboard.ts';

const counted = plural('fr');

export const keyboard: KeyboardTexts = {
  title: 'Touches',
  control: 'Ctrl',
  keys: {
    list: 'Afficher cette liste',
    filter: 'Filtrer les métriques',
    find: 'Trouver une métrique, un exemple, une vue ou une action',
    undo: 'Annuler la dernière modification des données',
    cells: 'Aller de case en case dans la matrice',
    count: 'Modifier l’effectif d’une case',
    points: 'Parcourir une courbe',
    close: 'Fermer ce qui est ouvert',
  },
  outsideFields: '? et / agissent en dehors des champs de texte.',
  find: 'Trouver',
  placeholder: 'Métrique, exemple, vue ou action',
  nothingFound: 'Rien sur la page ne porte ce nom.',
  found: (count) => counted(count, 'résultat', 'résultats'),
  kinds: {
    tab: 'Vue',
    action: 'Action',
    example: 'Exemple',
    metric: 'Métrique',
    elsewhere: 'Métrique d’autres données',
  },
};
