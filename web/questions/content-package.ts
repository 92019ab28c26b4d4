import { strToU8, zipSync } from 'fflate';
import type { QuestionFile, QuestionSet } from './question-set.ts';

/** Without a zone, so that it is this date on every machine: the first one that a zip can hold. */
const beginning = '1980-01-01T00:00:00';

/** Texts by their paths, `folder/name`, as a zip. The same texts give the same bytes. */
export function zipped(name: string, texts: Readonly<Record<string, string>>): QuestionFile {
  const files = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, strToU8(text)]));
  return { name, type: 'application/zip', content: zipSync(files, { level: 9, mtime: beginning }) };
}

/**
 * A name for the set, letters, digits and hyphens with a letter first: the same for the same set. Platforms take what
 * comes under a name that they have for its new version, so that other sets must have other names (FNV-1a, 32 bits).
 */
export function identifierOf(set: QuestionSet): string {
  let hash = 0x811c9dc5;
  for (const byte of strToU8(JSON.stringify(set))) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return `deconfuse-${hash.toString(16).padStart(8, '0')}`;
}
