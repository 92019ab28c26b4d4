import type { ChallengeTexts } from './en/challenges.ts';
import type { Language } from './locale.ts';
import { load } from './load.ts';

/** Texts needed where challenges are listed, or one is started. */
export function loadChallengeTexts(language: Language): Promise<ChallengeTexts> {
  return load(import.meta.glob<ChallengeTexts>('./*/challenges.ts', { import: 'challenges' }), language);
}
