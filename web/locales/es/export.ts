import type { ExportTexts } from '../en/export.ts';

export const exporting: ExportTexts = {
  menu: 'Copiar / guardar',
  menuOf: (name) => `Copiar / guardar: ${name}`,
  formats: {
    csv: 'CSV',
    json: 'JSON',
    markdown: 'Markdown',
    latex: 'LaTeX',
    html: 'Hoja de cálculo (HTML)',
  },
  copy: 'Copiar',
  copyAs: (format) => `Copiar como ${format}`,
  save: 'Guardar',
  saveAs: (format) => `Guardar como ${format}`,
  digits: 'Markdown y LaTeX llevan los decimales de la página; los demás, todas las cifras.',
  copied: (format) => `Copiado como ${format}.`,
  notCopied: 'El navegador no permite copiar aquí. Quizá sí guardar.',
  failed: 'No se pudo hacer la tabla.',

  copyByHand: 'El navegador no permite copiar aquí. Este texto se puede seleccionar y copiar a mano.',
  copyMathml: 'Copiar MathML',

  identifier: 'identificador',
  low: 'desde',
  high: 'hasta',
  ofClass: (label) => `de ${label}`,
  answer: 'respuesta',
  verdict: 'veredicto',
  rightValue: 'valor correcto',
  axes: 'real ↓ predicha →',
};
