/**
 * Words that students write where they have no answer, in the languages of the page: in small letters, without full
 * stops.
 */
const words: ReadonlySet<string> = new Set([
  ...[
    'n/a',
    'na',
    'n a',
    '#n/a',
    'blank',
    'empty',
    'no answer',
    'no idea',
    'idk',
    'i don’t know',
    'don’t know',
    'skip',
  ],
  ...['skipped', 'not done', 'dunno'],
  ...[
    'weiß nicht',
    'weiss nicht',
    'weiß ich nicht',
    'weiss ich nicht',
    'ich weiß nicht',
    'ich weiss nicht',
    'keine ahnung',
  ],
  ...['ka', 'k a', 'keine antwort', 'keine angabe', 'leer', 'nicht bearbeitet'],
  ...['no sé', 'no se', 'no lo sé', 'no lo se', 'ns', 'nc', 'ns/nc', 'sin respuesta', 'vacío', 'en blanco', 'ni idea'],
  ...[
    'je ne sais pas',
    'ne sais pas',
    'sais pas',
    'jsp',
    'aucune idée',
    'sans réponse',
    'pas de réponse',
    'vide',
    'nsp',
  ],
]);

/** Whether a student wrote that there is no answer: dashes, dots and question marks, or a word for it. */
export function saysNothing(answer: string): boolean {
  const text = answer.normalize('NFC').trim().toLowerCase().replaceAll("'", '’');
  const bare = text
    .replace(/[.!?\s]+$/u, '')
    .replaceAll('.', ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return /^[\s\p{Pd}−.…?¿!*/_]+$/u.test(text) || words.has(bare);
}
