import type { ExportTexts } from '../en/export.ts';

export const exporting: ExportTexts = {
  menu: 'Copier / enregistrer',
  menuOf: (name) => `Copier / enregistrer : ${name}`,
  formats: {
    csv: 'CSV',
    json: 'JSON',
    markdown: 'Markdown',
    latex: 'LaTeX',
    html: 'Tableur (HTML)',
  },
  copy: 'Copier',
  copyAs: (format) => `Copier au format ${format}`,
  save: 'Enregistrer',
  saveAs: (format) => `Enregistrer au format ${format}`,
  digits: 'Markdown et LaTeX reprennent les décimales de la page, les autres formats tous les chiffres.',
  copied: (format) => `Copié au format ${format}.`,
  notCopied: 'Le navigateur ne permet pas de copier ici. Enregistrer fonctionnera peut-être.',
  failed: 'Le tableau n’a pas pu être créé.',

  copyByHand: 'Le navigateur ne permet pas de copier ici. Ce texte peut être sélectionné et copié à la main.',
  copyMathml: 'Copier en MathML',

  identifier: 'identifiant',
  low: 'de',
  high: 'à',
  ofClass: (label) => `de ${label}`,
  answer: 'réponse',
  verdict: 'verdict',
  rightValue: 'valeur correcte',
  axes: 'réel ↓ prédit →',
};
