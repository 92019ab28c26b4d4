/** The longest text, in characters, that is searched for results. */
export const longestStating = 200_000;
