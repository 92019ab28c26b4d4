import type { ChallengeTexts } from './en/challenges.ts';
import type { Language } from './locale.ts';
import { load } from './load.ts';

/** Needed where challenges are listed, or one is taken up. */
export function loadChallengeTexts(language: Language): Promise<ChallengeTexts> {
  return load(import.meta.glob<ChallengeTexts>('./*/challenges.ts', { import: 'challenges' }), language);
}
