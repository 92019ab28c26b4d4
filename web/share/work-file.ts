import type { Beginning } from './beginning.ts';
import { LinkError } from './link.ts';
import { fieldOf } from './plain-data.ts';
import { workOf, type Work } from './work.ts';

/** Version of the form of the file. Any other form needs the next number. */
const version = 1;

export function workFile(work: Work): Blob {
  return new Blob([JSON.stringify({ deconfuse: version, work: workOf(work) })], { type: 'application/json' });
}

/**
 * The work saved in a file with this text; undefined where the text is something else, such as data.
 * @throws LinkError newer-version
 */
export function workOfFile(text: string): Work | undefined {
  if (!/^\s*\{\s*"deconfuse"\s*:\s*\d/.test(text)) return undefined;
  let saved: unknown;
  try {
    saved = JSON.parse(text);
  } catch {
    return undefined;
  }
  const number = fieldOf(saved, 'deconfuse');
  if (typeof number === 'number' && number > version) throw new LinkError('newer-version');
  return number === version ? workOf(fieldOf(saved, 'work')) : undefined;
}

/** The work saved in a file with this text, or the reason why it cannot be read; undefined where the text is data. */
export function openedFile(text: string): Beginning | undefined {
  try {
    const work = workOfFile(text);
    return work && { work };
  } catch (error) {
    if (error instanceof LinkError) return { refused: error.code };
    throw error;
  }
}
