/** Name of the part of the session's state that tells which challenge's data were loaded. */
export const startedPart = 'challenge';
