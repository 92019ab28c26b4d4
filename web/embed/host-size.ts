import { ReactiveElement, type CSSResultGroup, type CSSResultOrNative } from 'lit';
import { textSize, usualTextSize } from '../styles/text-scale.ts';

/**
 * Style sheets with lengths relative to the text around the element. A page of this project measures in `rem`, the text
 * size of the page. Another page has its own size, and the text around an element may differ from it, as on slides; so
 * lengths in `rem` become multiples of that text. `@media` refers to the window and stays; `@container` accepts no
 * variables, and its `em` is that of the container.
 */
export const inTextSize = (styles: string): string =>
  styles.replace(/@(\w+)[^{;]*|(-?[\d.]+)rem/g, (found: string, rule?: string, count?: string) => {
    if (count !== undefined) return `calc(${count} * var(${textSize}))`;
    return rule === 'container' ? found.replaceAll('rem', 'em') : found;
  });

/** A method that TypeScript shows only to subclasses of LitElement. */
const styled = ReactiveElement as unknown as {
  finalizeStyles(styles?: CSSResultGroup): CSSResultOrNative[];
};

/** Makes elements defined from now on as large as the text around the embedded element that contains them. */
export function followTextSize(): void {
  // Without registered properties, `1em` is inherited as written and would mean the size of each element that uses it.
  // Then sizes stay as they are.
  if (!('registerProperty' in CSS)) return;
  try {
    CSS.registerProperty({ name: textSize, syntax: '<length>', inherits: true, initialValue: `${usualTextSize}px` });
  } catch {
    // A page may load the module from two places.
  }
  const { finalizeStyles } = styled;
  styled.finalizeStyles = (styles) => {
    const sheets = finalizeStyles(styles);
    // Sheets are changed in place, because elements share them. No sheet is used before it has been changed here.
    for (const sheet of sheets) if ('cssText' in sheet) Object.assign(sheet, { cssText: inTextSize(sheet.cssText) });
    return sheets;
  };
}
