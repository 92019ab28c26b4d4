import { InputError } from '../core/input-error.ts';
import type { Report } from '../core/types/report.ts';
import { patience, Superseded, type AsyncCalculator, type AsyncDataset } from '../worker/async-calculator.ts';
import type { Catalogues } from './catalogues.ts';
import type { Choices } from './choices.ts';
import type { Input } from './input.ts';
import { Newest } from './newest.ts';
import { withoutResamples } from './report-resampling.ts';
import type { Source } from './source.ts';
import type { Speech } from './speech.ts';

/** Length in characters above which a text is read only when typing pauses, and that pause in milliseconds. */
const readAtOnce = 50_000;
const pause = 100;

interface Surroundings {
  speech: Speech;
  catalogues: Catalogues;
  choices: Choices;
  input: Input;
  /** Called in place of reading while there is no calculator. */
  lacksCalculator(): Promise<void>;
  /** Takes data, with the report that came with them unless the options have changed meanwhile. */
  take(source: Source, dataset: AsyncDataset, first: Report | undefined): Promise<void>;
  refused(error: InputError): void;
  failed(): void;
}

/** Reads the source of the input. Of several attempts only the newest counts. */
export class SourceReading {
  /** Whether a long text is being read. */
  takesLong = false;

  #calculator: AsyncCalculator | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #attempts = new Newest();
  readonly #surroundings: Surroundings;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  begin(calculator: AsyncCalculator): Promise<void> {
    this.#calculator = calculator;
    return this.#read();
  }

  /** Ends the attempt under way. */
  end(): void {
    this.#attempts.end();
    clearTimeout(this.#timer);
    this.takesLong = false;
  }

  /** Reads the source; a long text that is being typed, when typing pauses. */
  read(): void {
    const { source, isTyped } = this.#surroundings.input;
    this.takesLong = source.file !== undefined || source.text.length > readAtOnce;
    if (!this.takesLong || !isTyped) void this.#read();
    else this.#timer = setTimeout(() => void this.#read(), pause);
  }

  async #read(): Promise<void> {
    const { choices, input } = this.#surroundings;
    const { source } = input;
    const { reportOptions } = choices;
    clearTimeout(this.#timer);
    const signal = this.#attempts.begin();
    if (!this.#calculator) return this.#surroundings.lacksCalculator();
    // For long texts the page says that they are being read.
    const timer = setTimeout(() => {
      if (!signal.aborted && !this.takesLong) this.#surroundings.failed();
    }, patience);
    try {
      const dataset = await this.#datasetOf(this.#calculator, source, signal);
      if (signal.aborted) return dataset.release();
      await this.#surroundings.take(
        source,
        dataset,
        reportOptions === choices.reportOptions ? dataset.first : undefined,
      );
    } catch (error) {
      if (error instanceof Superseded || signal.aborted) return;
      this.takesLong = false;
      if (error instanceof InputError) return this.#surroundings.refused(error);
      this.#surroundings.failed();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async #datasetOf(calculator: AsyncCalculator, source: Source, signal: AbortSignal): Promise<AsyncDataset> {
    const { speech, catalogues, choices, input } = this.#surroundings;
    const { text, file, options, problem } = source;
    const asked = { ...withoutResamples(choices.reportOptions), metrics: catalogues.reported };
    if (problem) return calculator.dataset(problem, asked);
    await speech.prepareMessages();
    if (signal.aborted) throw new Superseded();
    const dataset = await calculator.read(file ?? text, options, signal, asked);
    const { positive } = input;
    const isOther = dataset.positive !== undefined && dataset.positive !== positive;
    if (positive === undefined || !isOther || !dataset.labels.includes(positive)) return dataset;
    dataset.release();
    if (signal.aborted) throw new Superseded();
    return calculator.read(file ?? text, { ...options, positive }, signal, asked);
  }
}
