import type { EmbedTexts } from './en/embed.ts';
import type { Language } from './index.ts';

/** What is said in other pages where something fails, and in the dialog that gives the HTML for them. */
export async function loadEmbedTexts(language: Language): Promise<EmbedTexts> {
  return (await (language === 'en' ? import('./en/embed.ts') : import('./es/embed.ts'))).embed;
}
