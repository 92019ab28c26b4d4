import type { formats } from '../../export/table/formats.ts';

/** Texts for copying and saving tables and formulas. */
export const exporting = {
  menu: 'Copy / save',
  menuOf: (name: string) => `Copy / save: ${name}`,
  formats: {
    csv: 'CSV',
    json: 'JSON',
    markdown: 'Markdown',
    latex: 'LaTeX',
    html: 'Spreadsheet (HTML)',
  } satisfies Record<keyof typeof formats, string>,
  copy: 'Copy',
  copyAs: (format: string) => `Copy as ${format}`,
  save: 'Save',
  saveAs: (format: string) => `Save as ${format}`,
  digits: 'Markdown and LaTeX have the decimals of the page, the others all digits.',
  copied: (format: string) => `Copied as ${format}.`,
  notCopied: 'The browser does not allow copying here. Saving may work.',
  failed: 'The table could not be made.',

  copyByHand: 'The browser does not allow copying here. Select this text and copy it by hand.',
  copyMathml: 'Copy MathML',

  identifier: 'identifier',
  low: 'from',
  high: 'to',
  /** Class of a value, for metrics with a value per class. */
  ofClass: (label: string) => `of ${label}`,
  answer: 'answer',
  verdict: 'verdict',
  rightValue: 'right value',
  axes: 'truth ↓ predicted →',
};

export type ExportTexts = typeof exporting;
