import type { AnswerTableTexts } from './en/answer-table.ts';
import type { CheckerTexts } from './en/checker.ts';
import type { ExerciseTexts } from './en/exercise.ts';
import type { MetricId } from './en/names.ts';
import type { ScoreMetricId } from './en/score-names.ts';
import type { Language } from './index.ts';

type AnyMetricId = MetricId | ScoreMetricId;

/** What exercises ask for where nothing is chosen; `class` says of which class. */
export const exerciseQuestions = {
  twoClasses: [
    { id: 'accuracy' },
    { id: 'precision', class: 'positive' },
    { id: 'recall', class: 'positive' },
    { id: 'specificity', class: 'positive' },
    { id: 'f1', class: 'positive' },
    { id: 'matthews_correlation' },
  ],
  moreClasses: [
    { id: 'accuracy' },
    { id: 'precision', class: 'rarest' },
    { id: 'recall', class: 'rarest' },
    { id: 'f1_macro' },
    { id: 'f1_micro' },
    { id: 'f1_weighted' },
    { id: 'balanced_accuracy' },
    { id: 'cohen_kappa' },
  ],
  scores: [{ id: 'roc_auc' }, { id: 'average_precision' }, { id: 'equal_error_rate' }, { id: 'f1_max' }],
} as const satisfies Record<string, readonly { id: AnyMetricId; class?: 'positive' | 'rarest' }[]>;

/** What the checking of answers needs. */
export async function loadCheckerTexts(language: Language): Promise<CheckerTexts> {
  return (await (language === 'en' ? import('./en/checker.ts') : import('./es/checker.ts'))).checker;
}

/** What the checking of a pasted table needs. */
export async function loadAnswerTableTexts(language: Language): Promise<AnswerTableTexts> {
  return (await (language === 'en' ? import('./en/answer-table.ts') : import('./es/answer-table.ts'))).answerTable;
}

/** What exercises and their sheets need. */
export async function loadExerciseTexts(language: Language): Promise<ExerciseTexts> {
  return (await (language === 'en' ? import('./en/exercise.ts') : import('./es/exercise.ts'))).exercise;
}
