import { fieldsOf } from '../share/plain-data.ts';
import type { Attributes, Embeddable } from './attributes.ts';

/** Line breaks are escaped too, so that Markdown leaves the tag alone. */
const escaped = (text: string): string => text.replace(/[&<>"\r\n\t]/g, (character) => `&#${character.charCodeAt(0)};`);

const given = (attributes: Attributes): [string, string][] =>
  Object.entries(attributes).filter(([, value]) => value !== '');

/** Attributes by which the browser checks a script against its hash; none where the hash is unknown. */
const comparedWith = (sum: string | undefined): string =>
  sum === undefined ? '' : ` integrity="${sum}" crossorigin="anonymous"`;

/**
 * HTML that shows the element, or a link of that title to it until the script has come. `folder` is the address of the
 * folder with deconfuse-embed.js and embed.html, `sum` the expected hash of the script.
 */
export function elementSnippet(
  element: Embeddable,
  attributes: Attributes,
  folder: string,
  title: string,
  sum?: string,
): string {
  const text = given(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const tag = `deconfuse-${element}`;
  const address = frameAddress(element, attributes, `${folder}embed.html`);
  return (
    // Pandoc would copy the script into the page, where it finds none of its other files.
    `<script type="module" data-external="1" src="${escaped(`${folder}deconfuse-embed.js`)}"${comparedWith(sum)}></script>\n` +
    `<${tag}${text.join('')}><a slot="fallback" href="${escaped(address)}">${escaped(title)}</a></${tag}>\n`
  );
}

/** Address of the page for frames. The data are in its fragment, which browsers do not send to the server. */
export function frameAddress(element: Embeddable, attributes: Attributes, page: string): string {
  return `${page}#${new URLSearchParams([['element', element], ...given(attributes)])}`;
}

/**
 * HTML that shows the element in a frame. `folder` is the address of the folder with embed.html. The script sets the
 * height of the frame; without it the frame scrolls. `sum` is the expected hash of the script.
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

/** Hashes of the scripts in the folder, by their names; empty where they cannot be fetched. */
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
