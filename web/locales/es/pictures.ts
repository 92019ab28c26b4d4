import type { PictureTexts } from '../en/pictures.ts';

export const pictures: PictureTexts = {
  save: 'Guardar',
  savePlot: (title) => `Guardar como imagen: ${title}`,
  width: 'Anchura en píxeles',
  colours: 'Colores',
  schemes: { light: 'claros', dark: 'oscuros', shown: 'como se ven' },
  saveSvg: 'Guardar SVG',
  savePng: 'Guardar PNG',
  saveTikz: 'Guardar TikZ (LaTeX)',
  notSaved: 'No se pudo hacer la imagen.',
};
