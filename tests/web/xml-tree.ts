import { readXml } from '../../web/files/tables/xml.ts';

/** An element with its content; names have no prefixes. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** Text of the element and everything in it, in order. */
  text: string;
}

/** An ampersand that begins no reference, or a `<` in a tag. The parser accepts both, other parsers do not. */
const malformed = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)|<[^>]*</i;

/** The root of a document without comments and CDATA sections. @throws Error where it is not well-formed */
export function xmlTree(document: Uint8Array): XmlElement {
  const found = malformed.exec(new TextDecoder().decode(document));
  if (found) throw new Error(`not well-formed: ${found[0]}`);
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const path = [top];
  readXml(document, {
    open(name, attributes) {
      const element = { name, attributes: attributes(), children: [], text: '' };
      path.at(-1)!.children.push(element);
      path.push(element);
    },
    text(text) {
      for (const element of path) element.text += text;
    },
    close: () => void path.pop(),
  });
  if (top.children.length !== 1) throw new Error(`${top.children.length} roots`);
  return top.children[0]!;
}

/** The element and all elements in it, in order. */
export const everyElement = (element: XmlElement): XmlElement[] => [element, ...element.children.flatMap(everyElement)];

/** All elements of a name in another one. */
export const elementsOf = (element: XmlElement, name: string): XmlElement[] =>
  everyElement(element).filter((one) => one.name === name);

/** The only element of a name in another one. @throws Error where there is none, or are several */
export function elementOf(element: XmlElement, name: string): XmlElement {
  const [first, ...others] = elementsOf(element, name);
  if (!first || others.length > 0) throw new Error(`${name}: ${first ? others.length + 1 : 0} of them`);
  return first;
}
