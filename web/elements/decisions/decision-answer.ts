import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { InputError } from '../../core/input-error.ts';
import type { Problem } from '../../core/types/problem.ts';
import type { Explanation, ExplainOptions, Report } from '../../core/types/report.ts';
import type { AsyncCalculator, AsyncDataset } from '../../worker/async-calculator.ts';
import { Newest } from '../../session/newest.ts';

/** The newest answer to a problem that is still being typed. */
export class DecisionAnswer implements ReactiveController {
  /** Dataset of the last problem that could be answered. */
  dataset?: AsyncDataset;
  report?: Report;
  /** Error of the newest problem; dataset and report then belong to an older one. */
  error: InputError | undefined;

  readonly #host: ReactiveControllerHost;
  readonly #asking = new Newest();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#asking.end();
    this.dataset?.release();
    delete this.dataset;
    delete this.report;
  }

  async ask(calculator: AsyncCalculator, problem: Problem): Promise<void> {
    const signal = this.#asking.begin();
    let dataset: AsyncDataset | undefined;
    try {
      dataset = await calculator.dataset(problem);
      const report = await dataset.report();
      if (signal.aborted) {
        dataset.release();
        return;
      }
      this.dataset?.release();
      this.dataset = dataset;
      this.report = report;
      this.error = undefined;
    } catch (error) {
      dataset?.release();
      if (signal.aborted) return;
      if (!(error instanceof InputError)) throw error;
      this.error = error;
    }
    this.#host.requestUpdate();
  }

  async explain(id: string, options: ExplainOptions = {}): Promise<Explanation | undefined> {
    const { dataset } = this;
    const explanation = await dataset?.explain(id, options);
    return dataset === this.dataset ? explanation : undefined;
  }
}
