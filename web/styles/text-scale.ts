/** Custom property for the size of the text around an embedded element; unset in a page of this project. */
export const textSize = '--deconfuse-em';

/** Text size in pixels for which drawings are laid out. */
export const usualTextSize = 16;

/**
 * Factor by which a drawing's letters are larger than usual. It follows the text around an embedded element; it is 1 in
 * a page of this project.
 */
export function textScale(element: Element): number {
  const size = getComputedStyle(element).getPropertyValue(textSize);
  return size.endsWith('px') ? Number.parseFloat(size) / usualTextSize : 1;
}
