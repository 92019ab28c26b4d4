import { Parser } from 'saxen';
import { FileRefused } from '../file-text.ts';

/** Callbacks for elements as they are read. Names of elements and attributes have no namespace prefix. */
export interface Elements {
  open?(name: string, attributes: () => Record<string, string>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads a part of a file as XML and reports its content. @throws FileRefused */
export function readXml(part: Uint8Array | undefined, elements: Elements): void {
  let failure: unknown;
  const parser = new Parser();
  parser.on('openTag', (name, attributes, decode) =>
    elements.open?.(local(name), () => {
      const given = Object.entries(attributes() as Record<string, string>);
      return Object.fromEntries(given.map(([key, text]) => [local(key), decode(text)]));
    }),
  );
  parser.on('text', (text, decode) => elements.text?.(decode(text)));
  parser.on('cdata', (text) => elements.text?.(text));
  parser.on('closeTag', (name) => elements.close?.(local(name)));
  parser.on('error', (error) => {
    failure = error;
  });
  try {
    if (!part) throw new FileRefused('damaged');
    parser.parse(new TextDecoder().decode(part));
  } catch (error) {
    failure = error;
  }
  if (failure) throw failure instanceof FileRefused ? failure : new FileRefused('damaged');
}
