// Texts that are always needed; the other files here are loaded only when they are needed.
export { groups, names, scopes, words } from './names.ts';
export { examples, page } from './page.ts';
export const decimalSign = ',';
