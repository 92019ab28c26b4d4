import { strToU8, zipSync } from 'fflate';
import type { QuestionFile } from './question-set.ts';

/** The first date that a zip can hold. It has no time zone, so that it is the same on every machine. */
const beginning = '1980-01-01T00:00:00';

/** A zip of texts, or their bytes, by their paths, `folder/name`. The same texts give the same bytes. */
export function zipped(name: string, texts: Readonly<Record<string, string | Uint8Array>>): QuestionFile {
  const files = Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path, typeof text === 'string' ? strToU8(text) : text]),
  );
  return { name, type: 'application/zip', content: zipSync(files, { level: 9, mtime: beginning }) };
}

/**
 * A name for a set or an exercise, of letters, digits and hyphens, beginning with a letter; equal for equal content
 * (FNV-1a, 32 bits). Platforms take a file under a known name for its new version, so different content needs a
 * different name.
 */
export function identifierOf(set: object): string {
  let hash = 0x811c9dc5;
  for (const byte of strToU8(JSON.stringify(set))) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return `deconfuse-${hash.toString(16).padStart(8, '0')}`;
}
