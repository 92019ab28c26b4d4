import fontUrl from '../fonts/stix-two-math.woff2?url';

export const mathFont = fontUrl;

/** Adds the font of the formulas to the document. Style sheets inside elements cannot do this. */
export function addMathFont(): void {
  document.fonts.add(new FontFace('Deconfuse Math', `url("${mathFont}")`, { display: 'swap' }));
}
