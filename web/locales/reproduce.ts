import type { ReproduceTexts } from './en/reproduce.ts';
import type { Language } from './index.ts';

/** Needed only when programs for other libraries are wanted. */
export async function loadReproduceTexts(language: Language): Promise<ReproduceTexts> {
  return (await (language === 'en' ? import('./en/reproduce.ts') : import('./es/reproduce.ts'))).reproduce;
}
