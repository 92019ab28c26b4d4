import type { Example } from '../examples/example.ts';
import type { ExampleId } from '../examples/examples.ts';
import { firstExample } from '../examples/first-example.ts';
import type { ScoreExampleId } from '../examples/score-examples.ts';
import type { Beginning } from '../share/beginning.ts';
import type { Work } from '../share/work.ts';
import type { Choices } from './choices.ts';
import type { Input } from './input.ts';
import type { Results } from './results.ts';

interface Surroundings {
  input: Input;
  choices: Choices;
  results: Results;
  /** Reads the input after a change of it. */
  read: () => void;
  changed: () => void;
}

/** Work and examples that take the place of the work at hand. */
export class Opening {
  /** Work opened last from a link, the storage or a file, and the reason if it could not be read. */
  last: Beginning = {};
  readonly #surroundings: Surroundings;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** Opens work from a link, the storage or a file. Work that is refused changes nothing. */
  async open(opened: Beginning): Promise<void> {
    this.last = opened.work ? opened : { ...this.last, ...opened };
    if (opened.work) await this.#show(opened.work);
    else this.#surroundings.changed();
  }

  /** Hides the message that work could not be opened. */
  dismissRefusal(): void {
    this.last = { ...this.last, refused: undefined };
    this.#surroundings.changed();
  }

  async showExample(id: ExampleId | ScoreExampleId): Promise<void> {
    this.#surroundings.input.keepOwnText();
    await this.#showNamed(id);
  }

  showFirstExample(): void {
    this.#take(firstExample);
  }

  async #show(work: Work): Promise<void> {
    const { input, choices, results, read } = this.#surroundings;
    const { text, example, readOptions = {}, positive, parts } = work;
    choices.recall(work);
    results.scores?.recall(parts?.['scores']);
    if (text !== undefined) {
      input.recall(text, readOptions, positive);
      read();
      return;
    }
    if (!(await this.#showNamed(example))) return;
    const isOther = positive !== undefined && positive !== input.positive;
    if (isOther) input.choosePositive(positive);
    const isReadOtherwise = Object.keys(readOptions).length > 0;
    if (isReadOtherwise) input.readAs(readOptions);
    if (isOther || isReadOtherwise) read();
  }

  /** Shows an example, or the first one if there is none with this id. False if the source has changed meanwhile. */
  async #showNamed(id: string | undefined): Promise<boolean> {
    const { input } = this.#surroundings;
    const { source } = input;
    const { exampleOf } = await import('../examples/examples.ts');
    if (source !== input.source) return false;
    this.#take(exampleOf(id) ?? firstExample);
    return true;
  }

  #take(example: Example): void {
    const { input, choices, read } = this.#surroundings;
    input.takeExample(example);
    choices.beginExample(example.opens);
    read();
  }
}
