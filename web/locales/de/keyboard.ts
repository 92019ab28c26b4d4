import { plural } from '../plural.ts';
import type { KeyboardTexts } from '../en/keyboard.ts';

const counted = plural('de');

export const keyboard: KeyboardTexts = {
  title: 'Tasten',
  control: 'Strg',
  keys: {
    list: 'Diese Liste zeigen',
    filter: 'Die Maße filtern',
    find: 'Maß, Beispiel, Ansicht oder Aktion finden',
    undo: 'Letzte Änderung der Daten rückgängig machen',
    cells: 'Von Zelle zu Zelle der Matrix gehen',
    count: 'Anzahl einer Zelle ändern',
    points: 'Eine Kurve entlanggehen',
    close: 'Schließen, was offen ist',
  },
  outsideFields: '? und / wirken außerhalb von Textfeldern.',
  find: 'Finden',
  placeholder: 'Maß, Beispiel, Ansicht oder Aktion',
  nothingFound: 'Nichts auf der Seite heißt so.',
  found: (count) => counted(count, 'Treffer', 'Treffer'),
  kinds: { tab: 'Ansicht', action: 'Aktion', example: 'Beispiel', metric: 'Maß', elsewhere: 'Maß anderer Daten' },
};
