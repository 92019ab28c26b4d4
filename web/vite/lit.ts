/** What every element is made with comes as one file: its parts by themselves take 500 bytes more, and eight requests. */
export const lit = { name: 'lit', test: /\/node_modules\/(lit|lit-html|lit-element|@lit)\// };
