/** Bundles Lit, which every element needs, into one file. Separate files take 500 bytes more, and eight requests. */
export const lit = { name: 'lit', test: /\/node_modules\/(lit|lit-html|lit-element|@lit)\// };
