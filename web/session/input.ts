import type { Label } from '../core/types/label.ts';
import type { ReadOptions } from '../core/types/reading.ts';
import type { Example } from '../examples/example.ts';
import type { ExampleId } from '../examples/examples.ts';
import type { ScoreExampleId } from '../examples/score-examples.ts';
import type { LongFile } from '../files/long-file.ts';
import type { Work } from '../share/work.ts';
import type { MatrixData } from './matrix-data.ts';
import type { TabularProblem } from './problem-text.ts';
import { differLittle, sourceOfExample, sourceOfProblem, type Source } from './source.ts';
import { Steps, type Step } from './steps.ts';
import { undoneBetween, type Undone } from './undone.ts';

/** An edited matrix. `goesOn`: it continues the edit before and is undone together with it. */
export type MatrixEdit = Omit<Extract<TabularProblem, { kind: 'matrix' }>, 'kind'> & {
  labels: readonly Label[];
  goesOn?: boolean;
};

/** The data that the reader gave or chose, as a text to be read, and the edits of it that can be undone. */
export class Input {
  source: Source = { text: '', options: {}, own: false };
  /** Whether the source differs from the one before it as little as typing makes it. */
  isTyped = false;
  /** The reader's last own text, kept while an example or an edited matrix replaces it. */
  ownText: Source | undefined;
  example: ExampleId | ScoreExampleId | undefined;
  /** Positive class asked for. It applies to every text with two classes that include it. */
  positive: Label | undefined;

  /** Positive class of the example shown. */
  #examplesPositive: Label | undefined;
  /**
   * Source made by the last movement or edit of the data. Another one continues the same edit only if this source is
   * still current.
   */
  #moved: Source | undefined;
  readonly #steps = new Steps();

  get canUndo(): boolean {
    return this.#steps.canGoBack;
  }

  /** The source, and what was chosen with it; undefined before the first one. */
  get given(): Step | undefined {
    return this.#steps.present;
  }

  /** The input as far as it can be restored, except what an example has of its own. */
  get kept(): { [Field in keyof Work]: unknown } {
    const { example, source } = this;
    // A file is not stored, and without it the read options are of no use.
    if (source.file) return {};
    return {
      ...(example === undefined ? { text: source.text } : { example }),
      // An example has its own way of being read, until the reader changes it.
      readOptions: example !== undefined && source.problem ? undefined : source.options,
      positive: this.positive === this.#examplesPositive ? undefined : this.positive,
    };
  }

  /** @param isEdit whether undoing it restores the source before */
  take(source: Source, isEdit = true): void {
    this.isTyped = differLittle(source.text, this.source.text);
    this.source = source;
    const { ownText, example, positive } = this;
    this.#steps.record({ source, ownText, example, positive }, isEdit);
  }

  /** Takes a text that was typed or pasted. Returns whether it continues the one typed before. */
  type(text: string): boolean {
    const isTyping = this.#steps.isTyping();
    const goesOn = isTyping && this.source.own && differLittle(text, this.source.text);
    this.#takeOwn({ text, options: {} }, !goesOn);
    return goesOn;
  }

  /** Takes a file that is too long to be a text. */
  takeFile(file: LongFile): void {
    this.#takeOwn({ text: file.beginning, file, options: {} });
  }

  /** Takes the text of opened work. */
  recall(text: string, options: ReadOptions, positive: Label | undefined): void {
    this.positive = positive;
    this.#takeOwn({ text, options });
  }

  #takeOwn(source: Omit<Source, 'own'>, isEdit = true): void {
    this.example = undefined;
    this.ownText = undefined;
    this.take({ ...source, own: true }, isEdit);
  }

  takeExample(example: Example): void {
    this.example = example.id as ExampleId | ScoreExampleId;
    this.#examplesPositive = this.positive = ('text' in example ? example.options : example.problem)?.positive;
    if ('text' in example) this.take(sourceOfExample(example));
    else this.take(sourceOfProblem(example.problem, this.positive));
  }

  /** Replaces the text by another one of the page. */
  replaceText(text: string, positive = this.positive): void {
    this.#leave();
    this.positive = positive;
    this.take({ text, options: {}, own: false });
  }

  /** Replaces the text by data derived from it, in another form or order. */
  replace(problem: TabularProblem, text?: string, isEdit = true): void {
    this.#leave();
    this.positive = ('positive' in problem ? problem.positive : undefined) ?? this.positive;
    this.take(sourceOfProblem(problem, this.positive, text), isEdit);
  }

  /** Replaces data while they are moved. Returns whether that continues the movement before, as one edit. */
  move(problem: TabularProblem): boolean {
    const goesOn = this.source === this.#moved && this.source.problem?.kind === problem.kind;
    this.replace(problem, undefined, !goesOn);
    this.#moved = this.source;
    return goesOn;
  }

  /** @param data the matrix before the edit */
  edit({ goesOn, ...edited }: MatrixEdit, data: MatrixData | undefined): void {
    this.#leave();
    const { labels = [], positive, background } = data ?? {};
    // A renamed positive class stays positive.
    if (positive !== undefined && !edited.labels.includes(positive)) {
      this.positive = edited.labels[labels.indexOf(positive)];
    } else if (positive !== undefined) {
      this.positive = positive;
    }
    const isOne = goesOn === true && this.source === this.#moved;
    const stays = background !== undefined && edited.labels.includes(background);
    const problem = { kind: 'matrix', ...edited, ...(stays && { background }) } as const;
    this.take(sourceOfProblem(problem, this.positive), !isOne);
    this.#moved = this.source;
  }

  /** Has the same text read differently. A chosen reading replaces a chosen kind or columns, and vice versa. */
  readAs(options: ReadOptions): void {
    const { text, file, options: previous, own } = this.source;
    const reading = 'kind' in options || 'columns' in options ? undefined : previous.reading;
    this.take({ text, file, options: { ...previous, reading, ...options }, own });
  }

  choosePositive(label: Label): void {
    this.positive = label;
    const { problem, text } = this.source;
    if (problem?.kind === 'labels' || problem?.kind === 'matrix') this.take(sourceOfProblem(problem, label, text));
    else this.readAs({ positive: label });
  }

  /** Returns to the reader's own text, if one is kept; false if not. */
  returnToOwnText(): boolean {
    const own = this.ownText;
    this.ownText = undefined;
    this.example = undefined;
    if (own) this.take(own);
    return own !== undefined;
  }

  /** Undoes the last edit of the data, and returns a description of it. */
  undo(): Undone | undefined {
    const { present } = this.#steps;
    const step = this.#steps.back();
    if (!step || !present) return undefined;
    this.restore(step, false);
    return undoneBetween(present, step);
  }

  restore({ source, ownText, example, positive }: Step, isEdit = true): void {
    this.ownText = ownText;
    this.example = example;
    this.positive = positive;
    this.take(source, isEdit);
  }

  /** Keeps the reader's own text before something else takes its place. */
  keepOwnText(): void {
    if (this.source.own && this.source.text.trim() !== '') this.ownText = this.source;
  }

  #leave(): void {
    this.keepOwnText();
    this.example = undefined;
  }
}
