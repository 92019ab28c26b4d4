/** In styles, the size of the text around an element that another page embeds; in a page of our own there is none. */
export const textSize = '--deconfuse-em';

/** In pixels, the size of text that drawings are laid out for. */
export const usualTextSize = 16;

/** How many times larger than usual a drawing's letters are to be: as the text around, where that is of another page. */
export function textScale(element: Element): number {
  const size = getComputedStyle(element).getPropertyValue(textSize);
  return size.endsWith('px') ? Number.parseFloat(size) / usualTextSize : 1;
}
