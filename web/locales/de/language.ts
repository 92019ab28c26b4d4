/** What the language calls itself. */
export const ownName = 'Deutsch';
