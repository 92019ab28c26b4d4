import type { exerciseOf } from '../../core/exercise.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Problem } from '../../core/types/problem.ts';
import { isSingleFile } from '../../edition.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import { bubbling } from '../common/events.ts';
import { loadCheckerTexts, loadExerciseTexts, loadQuestionTexts } from '../../locales/checker.ts';
import type { CheckerTexts } from '../../locales/en/checker.ts';
import type { ExerciseTexts } from '../../locales/en/exercise.ts';
import type { QuestionTexts } from '../../locales/en/questions.ts';
import { loadLocale, type Language, type Locale } from '../../locales/index.ts';

export type MadeUp = ReturnType<typeof exerciseOf>;
export type ExerciseQuestion = MadeUp['questions'][number];

/** A generated exercise, its dataset, and the metrics that can be asked for. */
export interface Worked {
  made: MadeUp;
  dataset: AsyncDataset;
  /** Metrics with a single number as value. */
  metrics: readonly MetricInfo[];
}

/** Puts the data of an exercise into the page by firing `problem-chosen` ({problem}). */
export function useExercise(element: HTMLElement, problem: Problem): void {
  element.dispatchEvent(bubbling('problem-chosen', { problem }));
}

/** Texts about exercises in one language. */
export interface Texts {
  locale: Locale;
  texts: ExerciseTexts;
  checkerTexts: CheckerTexts;
  questionTexts: QuestionTexts;
}

export async function textsIn(language: Language): Promise<Texts> {
  const [locale, texts, checkerTexts, questionTexts] = await Promise.all([
    loadLocale(language, true),
    loadExerciseTexts(language),
    loadCheckerTexts(language),
    loadQuestionTexts(language),
  ]);
  return { locale, texts, checkerTexts, questionTexts };
}

/** Address of the page for links; undefined for a local file, which nobody else can open. */
export const pageAddress = (): string | undefined =>
  isSingleFile || location.protocol === 'file:' ? undefined : document.baseURI.replace(/#.*$/s, '');
