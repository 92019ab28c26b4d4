/** The first visible element that matches, searched in all shadow trees. */
export function shownElement(root: ParentNode, selector: string): HTMLElement | undefined {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (element.matches(selector) && element.checkVisibility()) return element;
    const within = element.shadowRoot && shownElement(element.shadowRoot, selector);
    if (within) return within;
  }
  return undefined;
}
