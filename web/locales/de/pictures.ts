import type { PictureTexts } from '../en/pictures.ts';

export const pictures: PictureTexts = {
  save: 'Speichern',
  savePlot: (title) => `Als Bild speichern: ${title}`,
  width: 'Breite in Pixeln',
  colours: 'Farben',
  schemes: { light: 'hell', dark: 'dunkel', shown: 'wie angezeigt' },
  saveSvg: 'SVG speichern',
  savePng: 'PNG speichern',
  saveTikz: 'TikZ speichern (LaTeX)',
  notSaved: 'Das Bild konnte nicht erstellt werden.',
};
