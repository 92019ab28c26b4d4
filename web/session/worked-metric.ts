import type { Asked } from '../core/answer-names.ts';
import type { MetricInfo } from '../core/types/metric-info.ts';
import type { Report } from '../core/types/report.ts';
import type { Choices } from './choices.ts';
import type { Results } from './results.ts';

/** The metric that is worked out. */
export class WorkedMetric {
  /** Id of the metric, if one was chosen; the data at hand need not have it. */
  id: string | undefined;
  /** An answer for it, to be checked. */
  answer: string | undefined;

  readonly #results: Results;
  readonly #choices: Choices;
  readonly #changed: () => void;

  constructor(results: Results, choices: Choices, changed: () => void) {
    this.#results = results;
    this.#choices = choices;
    this.#changed = changed;
  }

  /** The chosen metric if the data have it, else the first headline metric. */
  shown({ metrics }: Report, first: readonly { id: string }[]): MetricInfo | undefined {
    const { catalogue } = this.#results;
    const chosen = catalogue.find(({ id }) => id === this.id);
    // Reports do not hold matrices.
    if (chosen && (chosen.shape === 'matrix' || Object.hasOwn(metrics, chosen.id))) return chosen;
    return catalogue.find(({ id }) => id === first[0]?.id);
  }

  choose(id: string | undefined): void {
    this.id = id;
    this.answer = undefined;
    this.#changed();
  }

  /** Works out a metric that is asked for, of its class if it has one. An answer is checked with it. */
  ask({ id, class: label }: Asked, answer?: string): void {
    const { shown, scores } = this.#results;
    const at = label === undefined ? -1 : (shown?.dataset.labels.indexOf(label) ?? -1);
    if (at >= 0 && scores) scores.chooseClass(at);
    else if (at >= 0) this.#choices.chosenClass = at;
    this.id = id;
    this.answer = answer;
    this.#changed();
  }
}
