import type { ScormTexts } from './en/scorm.ts';
import { load } from './load.ts';
import type { Language } from './locale.ts';

/** Texts of a SCORM package. */
export function loadScormTexts(language: Language): Promise<ScormTexts> {
  return load(import.meta.glob<ScormTexts>('./*/scorm.ts', { import: 'scorm' }), language);
}
