/** Text brighter than this share of white stands on something dark. */
const bright = 0.55;

/**
 * Which colours go with the text around an element: pages that are dark do not all say so by `color-scheme`, and what
 * is behind the text may be a picture or stand elsewhere, as on slides; but their text is light. Undefined where the
 * page says which of both it is.
 * @param slot has the colour of that text, as shares of red, green and blue, for its outline
 */
export function schemeAround(element: Element, slot: Element): 'light' | 'dark' | undefined {
  const { colorScheme } = getComputedStyle(element);
  if (colorScheme.includes('light') !== colorScheme.includes('dark')) return undefined;
  const shares = getComputedStyle(slot).outlineColor.match(/[\d.]+(?:e-\d+)?/g) ?? [];
  const [red = 0, green = 0, blue = 0] = shares.map(Number);
  return 0.299 * red + 0.587 * green + 0.114 * blue > bright ? 'dark' : 'light';
}
