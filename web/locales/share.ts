import type { ShareTexts } from './en/share.ts';
import type { Language } from './index.ts';

/** Needed only when something is shared, or a link cannot be read. */
export async function loadShareTexts(language: Language): Promise<ShareTexts> {
  return (await (language === 'en' ? import('./en/share.ts') : import('./es/share.ts'))).share;
}
