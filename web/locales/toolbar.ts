import type { ToolbarTexts } from './en/toolbar.ts';
import type { Language } from './index.ts';

/** Needed once there is a result. */
export async function loadToolbarTexts(language: Language): Promise<ToolbarTexts> {
  return (await (language === 'en' ? import('./en/toolbar.ts') : import('./es/toolbar.ts'))).toolbar;
}
