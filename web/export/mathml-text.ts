/** What only the page needs, for its styles and its pointers. */
const ofThePage = /^(?:class|id|tabindex|role|aria-.*|data-.*)$/;

/** Tables whose columns the page aligns by style sheets, with what other readers know. */
const alignment: Readonly<Record<string, string>> = { worked: 'right left', cases: 'left' };

/** A drawn formula as a text that stands on its own: MathML in one line. */
export function mathmlText(math: Element): string {
  const copy = math.cloneNode(true) as Element;
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    const align = alignment[element.getAttribute('class') ?? ''];
    if (align !== undefined) element.setAttribute('columnalign', align);
    for (const { name } of [...element.attributes]) if (ofThePage.test(name)) element.removeAttribute(name);
  }
  const nodes = document.createNodeIterator(copy, NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const isText = node.nodeType === Node.TEXT_NODE;
    // The templates' own blanks; a sign such as the space of a unit stands in an element without others.
    if (!isText || (node.nodeValue!.trim() === '' && node.parentElement!.childElementCount > 0)) {
      (node as ChildNode).remove();
    }
  }
  return new XMLSerializer().serializeToString(copy);
}
