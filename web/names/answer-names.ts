import type { AnswerWords } from '../locales/en/answers.ts';
import type { MetricId } from '../locales/en/names.ts';
import type { ScoreMetricId } from '../locales/en/score-names.ts';

type AnyMetricId = MetricId | ScoreMetricId;

/** English first: where two languages mean different things by a word, it means that. */
const languages = Object.entries(
  import.meta.glob<AnswerWords>('../locales/*/answers.ts', { import: 'answers', eager: true }),
)
  .sort(([one], [other]) => Number(other.includes('/en/')) - Number(one.includes('/en/')))
  .map(([, words]) => words);

/** Of reports, the column of how many cases there are: of a class, and of all. */
export const reportMeasures = {
  support: 'condition_positive',
  total: 'sample_size',
} as const satisfies Record<string, AnyMetricId>;

/** What people write for metrics in any language, before any other name that is the same. */
export const shortNames: readonly (readonly [name: string, id: string])[] = languages.flatMap((words) =>
  Object.entries(words.shortNames).flatMap(([id, names]) => names.map((name) => [name, id] as const)),
);

/** How the ids of averages and of metrics of a class follow from the id of what is averaged. */
export const idForms = {
  average: ['{id}_{average}', '{id}_class_{average}', '{id}_ovr_{average}', 'multilabel_{id}_{average}'],
  class: ['{id}', '{id}_class'],
} as const;

export type AverageWord = keyof AnswerWords['averages'];

/** What the words mean that people write for averages, in any language. */
export const averages: readonly (readonly [word: string, kind: AverageWord])[] = languages.flatMap((words) =>
  (Object.keys(words.averages) as AverageWord[]).flatMap((kind) =>
    words.averages[kind].map((word) => [word, kind] as const),
  ),
);

/** What may stand between a metric and a class, in any language. */
export const joiningWords: readonly string[] = languages.flatMap(({ joining }) => joining);
