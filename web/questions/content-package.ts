import { strToU8, zipSync } from 'fflate';
import type { QuestionFile } from './question-set.ts';

/** Without a zone, so that it is this date on every machine: the first one that a zip can hold. */
const beginning = '1980-01-01T00:00:00';

/** Texts, or their bytes, by their paths, `folder/name`, as a zip. The same texts give the same bytes. */
export function zipped(name: string, texts: Readonly<Record<string, string | Uint8Array>>): QuestionFile {
  const files = Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path, typeof text === 'string' ? strToU8(text) : text]),
  );
  return { name, type: 'application/zip', content: zipSync(files, { level: 9, mtime: beginning }) };
}

/**
 * A name for a set or an exercise, letters, digits and hyphens with a letter first: the same for the same one. Platforms
 * take what comes under a name that they have for its new version, so that others must have other names (FNV-1a, 32 bits).
 */
export function identifierOf(set: object): string {
  let hash = 0x811c9dc5;
  for (const byte of strToU8(JSON.stringify(set))) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return `deconfuse-${hash.toString(16).padStart(8, '0')}`;
}
