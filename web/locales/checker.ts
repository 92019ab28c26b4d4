import type { AnswerTableTexts } from './en/answer-table.ts';
import type { CheckerTexts } from './en/checker.ts';
import type { ExerciseTexts } from './en/exercise.ts';
import type { MarkingTexts } from './en/marking.ts';
import type { QuestionTexts } from './en/questions.ts';
import type { MetricId } from './en/names.ts';
import type { ScoreMetricId } from './en/score-names.ts';
import type { Language } from './locale.ts';
import { load } from './load.ts';

type AnyMetricId = MetricId | ScoreMetricId;

/** Metrics that exercises ask for by default; `class` names the class of a metric that has a value per class. */
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
    { id: 'f1_weighted' },
    { id: 'balanced_accuracy' },
    { id: 'cohen_kappa' },
  ],
  scores: [{ id: 'roc_auc' }, { id: 'average_precision' }, { id: 'equal_error_rate' }, { id: 'f1_max' }],
} as const satisfies Record<string, readonly { id: AnyMetricId; class?: 'positive' | 'rarest' }[]>;

/** Texts for checking answers. */
export function loadCheckerTexts(language: Language): Promise<CheckerTexts> {
  return load(import.meta.glob<CheckerTexts>('./*/checker.ts', { import: 'checker' }), language);
}

/** Texts for checking a pasted table. */
export function loadAnswerTableTexts(language: Language): Promise<AnswerTableTexts> {
  return load(import.meta.glob<AnswerTableTexts>('./*/answer-table.ts', { import: 'answerTable' }), language);
}

/** Texts of exercises and their sheets. */
export function loadExerciseTexts(language: Language): Promise<ExerciseTexts> {
  return load(import.meta.glob<ExerciseTexts>('./*/exercise.ts', { import: 'exercise' }), language);
}

/** Texts of questions for learning systems. */
export function loadQuestionTexts(language: Language): Promise<QuestionTexts> {
  return load(import.meta.glob<QuestionTexts>('./*/questions.ts', { import: 'questions' }), language);
}

/** Texts for marking the answers of a class of students. */
export function loadMarkingTexts(language: Language): Promise<MarkingTexts> {
  return load(import.meta.glob<MarkingTexts>('./*/marking.ts', { import: 'marking' }), language);
}
