import { ReactiveElement, type CSSResultGroup, type CSSResultOrNative } from 'lit';
import { textSize, usualTextSize } from '../styles/text-scale.ts';

/**
 * A page of our own measures in `rem`, its size of text. Another page has its own one, and the text around an element
 * may be of yet another size, as on slides: so in style sheets what is in `rem` becomes a multiple of that text.
 * `@media` goes by the window and stays; `@container` takes no variables, and its `em` is that of the container.
 */
export const inTextSize = (styles: string): string =>
  styles.replace(/@(\w+)[^{;]*|(-?[\d.]+)rem/g, (found: string, rule?: string, count?: string) => {
    if (count !== undefined) return `calc(${count} * var(${textSize}))`;
    return rule === 'container' ? found.replaceAll('rem', 'em') : found;
  });

/** What is for heirs of LitElement alone. */
const styled = ReactiveElement as unknown as {
  finalizeStyles(styles?: CSSResultGroup): CSSResultOrNative[];
};

/** Makes the elements that are defined from now on as large as the text around the embedded one that they are in. */
export function followTextSize(): void {
  // Where lengths are handed down as they are written, `1em` would be that of whatever uses it: all stays as it is.
  if (!('registerProperty' in CSS)) return;
  try {
    CSS.registerProperty({ name: textSize, syntax: '<length>', inherits: true, initialValue: `${usualTextSize}px` });
  } catch {
    // A page may have the module from two places.
  }
  const { finalizeStyles } = styled;
  styled.finalizeStyles = (styles) => {
    const sheets = finalizeStyles(styles);
    // In place, as elements share them. No sheet is in use before it has been here.
    for (const sheet of sheets) if ('cssText' in sheet) Object.assign(sheet, { cssText: inTextSize(sheet.cssText) });
    return sheets;
  };
}
