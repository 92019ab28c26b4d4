import type { Label } from '../core/types/label.ts';
import type { ExampleId } from '../examples/examples.ts';
import type { ScoreExampleId } from '../examples/score-examples.ts';
import type { Source } from './source.ts';

/** A state that undoing an edit restores. */
export interface Step {
  source: Source;
  ownText: Source | undefined;
  example: ExampleId | ScoreExampleId | undefined;
  positive: Label | undefined;
}

/** Text typed in pieces, with pauses shorter than this between them, in milliseconds, is one edit. */
const typingPause = 1_000;
const mostSteps = 20;

/** The edits that can be undone. */
export class Steps {
  present: Step | undefined;
  #past: Step[] = [];
  #typedAt = Number.NEGATIVE_INFINITY;

  get canGoBack(): boolean {
    return this.#past.length > 0;
  }

  /** Whether the text typed now continues what was typed before. */
  isTyping(): boolean {
    const before = this.#typedAt;
    this.#typedAt = performance.now();
    return this.#typedAt - before < typingPause;
  }

  /** @param isEdit whether undoing goes back to the step before it */
  record(step: Step, isEdit: boolean): void {
    if (isEdit && this.present) this.#past = [...this.#past.slice(1 - mostSteps), this.present];
    this.present = step;
  }

  back(): Step | undefined {
    return this.#past.pop();
  }
}
