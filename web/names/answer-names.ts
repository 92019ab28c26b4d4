import type { AnswerWords } from '../locales/en/answers.ts';
import type { MetricId } from '../locales/en/names.ts';
import type { ScoreMetricId } from '../locales/en/score-names.ts';

type AnyMetricId = MetricId | ScoreMetricId;

/** English comes first, so that its meaning of a word counts where languages differ. */
const languages = Object.entries(
  import.meta.glob<AnswerWords>('../locales/*/answers.ts', { import: 'answers', eager: true }),
)
  .sort(([one], [other]) => Number(other.includes('/en/')) - Number(one.includes('/en/')))
  .map(([, words]) => words);

/** Metrics of the column in reports that counts cases: of a class, and of all. */
export const reportMeasures = {
  support: 'condition_positive',
  total: 'sample_size',
} as const satisfies Record<string, AnyMetricId>;

/** Short names of metrics in any language. They precede all other names. */
export const shortNames: readonly (readonly [name: string, id: string])[] = languages.flatMap((words) =>
  Object.entries(words.shortNames).flatMap(([id, names]) => names.map((name) => [name, id] as const)),
);

/** Ids of averages and of metrics of a class, built from the id of the metric that is averaged. */
export const idForms = {
  average: ['{id}_{average}', '{id}_class_{average}', '{id}_ovr_{average}', 'multilabel_{id}_{average}'],
  class: ['{id}', '{id}_class'],
} as const;

export type AverageWord = keyof AnswerWords['averages'];

/** Words for averages in any language, with their meaning. */
export const averages: readonly (readonly [word: string, kind: AverageWord])[] = languages.flatMap((words) =>
  (Object.keys(words.averages) as AverageWord[]).flatMap((kind) =>
    words.averages[kind].map((word) => [word, kind] as const),
  ),
);

/** Words that may stand between a metric and a class, in any language. */
export const joiningWords: readonly string[] = languages.flatMap(({ joining }) => joining);
