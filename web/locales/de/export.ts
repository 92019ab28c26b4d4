import type { ExportTexts } from '../en/export.ts';

export const exporting: ExportTexts = {
  menu: 'Kopieren / speichern',
  menuOf: (name) => `Kopieren / speichern: ${name}`,
  formats: {
    csv: 'CSV',
    json: 'JSON',
    markdown: 'Markdown',
    latex: 'LaTeX',
    html: 'Tabellenkalkulation (HTML)',
  },
  copy: 'Kopieren',
  copyAs: (format) => `Als ${format} kopieren`,
  save: 'Speichern',
  saveAs: (format) => `Als ${format} speichern`,
  digits: 'Markdown und LaTeX haben so viele Nachkommastellen wie die Seite, die anderen alle Ziffern.',
  copied: (format) => `Als ${format} kopiert.`,
  notCopied: 'Der Browser erlaubt hier kein Kopieren. Vielleicht gelingt das Speichern.',
  failed: 'Die Tabelle konnte nicht erstellt werden.',

  copyByHand: 'Der Browser erlaubt hier kein Kopieren. Diesen Text markieren und von Hand kopieren.',
  copyMathml: 'MathML kopieren',

  identifier: 'Kennung',
  low: 'von',
  high: 'bis',
  ofClass: (label) => `von ${label}`,
  answer: 'Antwort',
  verdict: 'Urteil',
  rightValue: 'richtiger Wert',
  axes: 'wahr ↓ vorhergesagt →',
};
