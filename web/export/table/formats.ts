import { csvOf, tabbedOf } from './csv.ts';
import { htmlFileOf, htmlOf } from './html.ts';
import { jsonOf } from './json.ts';
import { latexOf } from './latex.ts';
import { markdownOf } from './markdown.ts';
import type { NumberStyle, Table } from './table.ts';

type Write = (table: Table, style: NumberStyle) => string;

export interface TableFormat {
  /** Extension of the file name. */
  ending: string;
  type: string;
  file: Write;
  /** Writers of the clipboard's contents, by MIME type. */
  clipboard: Readonly<Record<string, Write>>;
}

/** Formats of tables. Those for programs have all digits; those for documents have the decimals of the page. */
export const formats = {
  csv: {
    ending: 'csv',
    type: 'text/csv',
    // Without a byte order mark, spreadsheets misread letters beyond ASCII.
    file: (table, { decimalSign }) => `\ufeff${csvOf(table, decimalSign)}`,
    clipboard: { 'text/plain': (table, { decimalSign }) => csvOf(table, decimalSign) },
  },
  json: { ending: 'json', type: 'application/json', file: jsonOf, clipboard: { 'text/plain': jsonOf } },
  markdown: { ending: 'md', type: 'text/markdown', file: markdownOf, clipboard: { 'text/plain': markdownOf } },
  latex: { ending: 'tex', type: 'application/x-tex', file: latexOf, clipboard: { 'text/plain': latexOf } },
  html: {
    ending: 'html',
    type: 'text/html',
    file: (table, { decimalSign }) => htmlFileOf(table, decimalSign),
    clipboard: {
      'text/html': (table, { decimalSign }) => htmlOf(table, decimalSign),
      'text/plain': (table, { decimalSign }) => tabbedOf(table, decimalSign),
    },
  },
} as const satisfies Record<string, TableFormat>;
