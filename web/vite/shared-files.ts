/** Bundles Lit, which every element needs, into one file. Separate files take 500 bytes more, and eight requests. */
const lit = { name: 'lit', test: /\/node_modules\/(lit|lit-html|lit-element|@lit)\// };
/** What every menu for copying needs, in one file instead of four. */
const copies = { name: 'copies', test: /web\/export\/(table\/(table|csv)|clipboard|download)\.ts$/ };
/** What tables of results share, in one file instead of six. */
const tables = {
  name: 'tables',
  test: /web\/(styles\/(titled|stacked|ruled-table|measure-colours)|elements\/(metrics\/interval-below|common\/current-answer))\.ts$/,
};
/** What composes sentences, in one file instead of five, which saves embedded elements 450 bytes. */
const sentences = { name: 'sentences', test: /web\/locales\/(fill|plural|line-list|metric-names|error-text)\.ts$/ };

/** Files that several parts of the page share, in place of many small ones. */
export const sharedFiles = { codeSplitting: { groups: [lit, copies, tables] } };

/** The same for elements in other pages. The page itself would ask for more before its first result. */
export const sharedByElements = { codeSplitting: { groups: [lit, copies, tables, sentences] } };
