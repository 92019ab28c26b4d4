/** The part of the session's state that says which challenge's data have been put in. */
export const startedPart = 'challenge';
