import { Parser } from 'saxen';

/** An element with its content: elements and text, in their order. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (Element | string)[];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text with its entities replaced once. */
export const decoded = (text: string): string =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string) =>
    code === undefined ? (entities[name] ?? whole) : String.fromCodePoint(Number(code)),
  );

/** The tree of well-formed markup, under an element without a name. @throws Error where it is not well-formed */
export function treeOf(markup: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new Parser();
  parser.on('openTag', (name, attributes) => {
    const given = Object.entries(attributes()).map(([key, text]) => [key, decoded(text)] as const);
    const element = { name, attributes: Object.fromEntries(given), children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => open.at(-1)!.children.push(decoded(text)));
  parser.on('cdata', (text) => open.at(-1)!.children.push(text));
  parser.on('closeTag', () => open.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.parse(markup);
  return root;
}

/** All elements of this name inside another. */
export const all = (element: Element, name: string): Element[] =>
  element.children.flatMap((child) =>
    typeof child === 'string' ? [] : [...(child.name === name ? [child] : []), ...all(child, name)],
  );

/** The only element of this name inside another. @throws Error where there is none or more than one */
export function only(element: Element, name: string): Element {
  const [found, ...others] = all(element, name);
  if (!found || others.length > 0) throw new Error(`${others.length + (found ? 1 : 0)} × <${name}>`);
  return found;
}

export const textOf = (element: Element): string =>
  element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');

/** The names of all elements inside. */
export const namesOf = (element: Element): Set<string> =>
  new Set(element.children.flatMap((child) => (typeof child === 'string' ? [] : [child.name, ...namesOf(child)])));

/** The text of the cells of all tables, row by row. */
export const cellsOf = (markup: string): string[][] =>
  all(treeOf(markup), 'tr').map((row) => row.children.map((cell) => (typeof cell === 'string' ? cell : textOf(cell))));
