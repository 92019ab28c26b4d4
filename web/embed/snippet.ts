import { fieldsOf } from '../share/plain-data.ts';
import type { Attributes, Embeddable } from './attributes.ts';

/** Line breaks too, so that Markdown leaves the tag alone. */
const escaped = (text: string): string => text.replace(/[&<>"\r\n\t]/g, (character) => `&#${character.charCodeAt(0)};`);

const given = (attributes: Attributes): [string, string][] =>
  Object.entries(attributes).filter(([, value]) => value !== '');

/** The attributes that have a script compared with its sum; where that is not known, none. */
const comparedWith = (sum: string | undefined): string =>
  sum === undefined ? '' : ` integrity="${sum}" crossorigin="anonymous"`;

/** HTML that shows the element; `script` is the address of deconfuse-embed.js, `sum` what it has to be. */
export function elementSnippet(element: Embeddable, attributes: Attributes, script: string, sum?: string): string {
  const text = given(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const tag = `deconfuse-${element}`;
  return `<script type="module" src="${escaped(script)}"${comparedWith(sum)}></script>\n<${tag}${text.join('')}></${tag}>\n`;
}

/** The address of the page in a frame. The data are in its fragment, which browsers keep to themselves. */
export function frameAddress(element: Embeddable, attributes: Attributes, page: string): string {
  return `${page}#${new URLSearchParams([['element', element], ...given(attributes)])}`;
}

/**
 * HTML that shows the element in a frame; `folder` is the address of the folder with embed.html. The script gives the
 * frame its height; where it is not wanted or not allowed the frame scrolls. `sum` is what the script has to be.
 */
export function frameSnippet(
  element: Embeddable,
  attributes: Attributes,
  folder: string,
  title: string,
  sum?: string,
): string {
  const address = frameAddress(element, attributes, `${folder}embed.html`);
  return (
    `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="480" ` +
    `sandbox="allow-scripts" allow="clipboard-write" loading="lazy"></iframe>\n` +
    `<script src="${escaped(`${folder}deconfuse-frame.js`)}"${comparedWith(sum)}></script>\n`
  );
}

/** What browsers compare the scripts in the folder with, by their names; none where that cannot be learnt. */
export async function sumsOf(folder: string): Promise<Readonly<Record<string, string>>> {
  try {
    const sums: unknown = await (await fetch(`${folder}integrity.json`, { cache: 'no-cache' })).json();
    return Object.fromEntries(
      Object.entries(fieldsOf(sums)).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && /^sha384-[\w+/]{64}$/.test(entry[1]),
      ),
    );
  } catch {
    return {};
  }
}
