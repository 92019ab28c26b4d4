import type { OfflineTexts } from './en/offline.ts';
import type { Language } from './index.ts';

/** What is said when another version of the page is ready. */
export async function loadOfflineTexts(language: Language): Promise<OfflineTexts> {
  return (await (language === 'en' ? import('./en/offline.ts') : import('./es/offline.ts'))).offline;
}
