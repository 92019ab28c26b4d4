import type { Language } from './locale.ts';

/** The part of one language, of those that `import.meta.glob` finds in the languages' folders. */
export function load<Texts>(parts: Record<string, () => Promise<Texts>>, language: Language): Promise<Texts> {
  const found = Object.entries(parts).find(([path]) => path.startsWith(`./${language}/`));
  if (!found) throw new Error(`No part for ${language}`);
  return found[1]();
}
