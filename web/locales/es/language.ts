/** Name of the language in the language itself. */
export const ownName = 'Español';
