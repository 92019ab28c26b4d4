import type { FileTexts } from './en/files.ts';
import type { Language } from './index.ts';

/** Needed only when a file is opened, or a text takes long to read. */
export async function loadFileTexts(language: Language): Promise<FileTexts> {
  return (await (language === 'en' ? import('./en/files.ts') : import('./es/files.ts'))).files;
}
