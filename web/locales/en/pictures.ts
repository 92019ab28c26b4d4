/** Texts for saving a plot. */
export const pictures = {
  save: 'Save',
  savePlot: (title: string) => `Save as a picture: ${title}`,
  width: 'Width in pixels',
  colours: 'Colours',
  schemes: { light: 'light', dark: 'dark', shown: 'as shown' },
  saveSvg: 'Save SVG',
  savePng: 'Save PNG',
  saveTikz: 'Save TikZ (LaTeX)',
  notSaved: 'The picture could not be made.',
};

export type PictureTexts = typeof pictures;
