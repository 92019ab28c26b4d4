import fontUrl from '../fonts/stix-two-math.woff2?url';

export const mathFont = fontUrl;

/** Gives the document the font of the formulas, which style sheets within elements cannot. */
export function addMathFont(): void {
  document.fonts.add(new FontFace('Deconfuse Math', `url("${mathFont}")`, { display: 'swap' }));
}
