import type { PictureTexts } from '../en/pictures.ts';

export const pictures: PictureTexts = {
  save: 'Enregistrer',
  savePlot: (title) => `Enregistrer comme image : ${title}`,
  width: 'Largeur en pixels',
  colours: 'Couleurs',
  schemes: { light: 'claires', dark: 'sombres', shown: 'comme à l’écran' },
  saveSvg: 'Enregistrer en SVG',
  savePng: 'Enregistrer en PNG',
  saveTikz: 'Enregistrer en TikZ (LaTeX)',
  notSaved: 'L’image n’a pas pu être créée.',
};
