import type { Label } from '../core/types/label.ts';
import type { ExampleId } from '../examples/examples.ts';
import type { ScoreExampleId } from '../examples/score-examples.ts';
import type { Source } from './source.ts';

/** What an undone edit goes back to. */
export interface Step {
  source: Source;
  ownText: Source | undefined;
  example: ExampleId | ScoreExampleId | undefined;
  positive: Label | undefined;
}

/** Of what was typed, pieces with shorter pauses between them, in milliseconds, are one edit. */
const typingPause = 1_000;
const mostSteps = 20;

/** The edits that can be taken back. */
export class Steps {
  present: Step | undefined;
  #past: Step[] = [];
  #typedAt = Number.NEGATIVE_INFINITY;

  get canGoBack(): boolean {
    return this.#past.length > 0;
  }

  /** Something has been typed now: whether that goes on with what was typed before. */
  isTyping(): boolean {
    const before = this.#typedAt;
    this.#typedAt = performance.now();
    return this.#typedAt - before < typingPause;
  }

  /** @param isEdit the step before it can be gone back to */
  record(step: Step, isEdit: boolean): void {
    if (isEdit && this.present) this.#past = [...this.#past.slice(1 - mostSteps), this.present];
    this.present = step;
  }

  back(): Step | undefined {
    return this.#past.pop();
  }
}
