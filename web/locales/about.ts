import type { AboutTexts } from './en/about.ts';
import type { Language } from './index.ts';

/** Needed only where the page tells of itself. */
export async function loadAboutTexts(language: Language): Promise<AboutTexts> {
  return (await (language === 'en' ? import('./en/about.ts') : import('./es/about.ts'))).about;
}
