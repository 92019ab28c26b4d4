import type { Language } from './locale.ts';

/** Loads the part of one language from those that `import.meta.glob` finds in the folders of the languages. */
export function load<Texts>(parts: Record<string, () => Promise<Texts>>, language: Language): Promise<Texts> {
  const found = Object.entries(parts).find(([path]) => path.startsWith(`./${language}/`));
  if (!found) throw new Error(`No part for ${language}`);
  return found[1]();
}
