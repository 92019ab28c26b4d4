import { loadCheckerTexts, loadExerciseTexts } from '../../locales/checker.ts';
import type { CheckerTexts } from '../../locales/en/checker.ts';
import type { ExerciseTexts } from '../../locales/en/exercise.ts';
import { loadLocale, type Language, type Locale } from '../../locales/index.ts';

/** What is said about exercises in one language. */
export interface Texts {
  locale: Locale;
  texts: ExerciseTexts;
  checkerTexts: CheckerTexts;
}

export async function textsIn(language: Language): Promise<Texts> {
  const [locale, texts, checkerTexts] = await Promise.all([
    loadLocale(language, true),
    loadExerciseTexts(language),
    loadCheckerTexts(language),
  ]);
  return { locale, texts, checkerTexts };
}
