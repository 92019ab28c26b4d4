import type { ScormTexts } from './en/scorm.ts';
import { load } from './load.ts';
import type { Language } from './locale.ts';

/** What a SCORM package needs. */
export function loadScormTexts(language: Language): Promise<ScormTexts> {
  return load(import.meta.glob<ScormTexts>('./*/scorm.ts', { import: 'scorm' }), language);
}
