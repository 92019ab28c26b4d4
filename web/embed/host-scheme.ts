/** Brightness, as a share of white, above which text is taken to stand on a dark background. */
const bright = 0.55;

/**
 * The colour scheme that suits the text around an element. Not all dark pages declare it by `color-scheme`, and the
 * background may be a picture or belong to another element, as on slides, but text on dark pages is light. Undefined
 * where the page declares one scheme.
 * @param slot has the colour of that text as the colour of its outline, in shares of red, green and blue
 */
export function schemeAround(element: Element, slot: Element): 'light' | 'dark' | undefined {
  const { colorScheme } = getComputedStyle(element);
  if (colorScheme.includes('light') !== colorScheme.includes('dark')) return undefined;
  const shares = getComputedStyle(slot).outlineColor.match(/[\d.]+(?:e-\d+)?/g) ?? [];
  const [red = 0, green = 0, blue = 0] = shares.map(Number);
  return 0.299 * red + 0.587 * green + 0.114 * blue > bright ? 'dark' : 'light';
}
