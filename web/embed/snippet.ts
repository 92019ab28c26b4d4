import type { Attributes, Embeddable } from './attributes.ts';

/** Line breaks too, so that Markdown leaves the tag alone. */
const escaped = (text: string): string => text.replace(/[&<>"\r\n\t]/g, (character) => `&#${character.charCodeAt(0)};`);

const given = (attributes: Attributes): [string, string][] =>
  Object.entries(attributes).filter(([, value]) => value !== '');

/** HTML that shows the element; `script` is the address of deconfuse-embed.js. */
export function elementSnippet(element: Embeddable, attributes: Attributes, script: string): string {
  const text = given(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const tag = `deconfuse-${element}`;
  return `<script type="module" src="${escaped(script)}"></script>\n<${tag}${text.join('')}></${tag}>\n`;
}

/** The address of the page in a frame. The data are in its fragment, which browsers keep to themselves. */
export function frameAddress(element: Embeddable, attributes: Attributes, page: string): string {
  return `${page}#${new URLSearchParams([['element', element], ...given(attributes)])}`;
}

/**
 * HTML that shows the element in a frame; `folder` is the address of the folder with embed.html. The script gives the
 * frame its height; where it is not wanted or not allowed the frame scrolls.
 */
export function frameSnippet(element: Embeddable, attributes: Attributes, folder: string, title: string): string {
  const address = frameAddress(element, attributes, `${folder}embed.html`);
  return (
    `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="480" ` +
    `sandbox="allow-scripts" allow="clipboard-write" loading="lazy"></iframe>\n` +
    `<script src="${escaped(`${folder}deconfuse-frame.js`)}"></script>\n`
  );
}
