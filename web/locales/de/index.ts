// What is always needed; the other files here are loaded when they are.
export { groups, names, scopes, words } from './names.ts';
export { examples, page } from './page.ts';
export const decimalSign = ',';
