import createCore, { type WasmCore, type WasmOutcome } from '#wasm/deconfuse.mjs';
import type { WasmReader } from '#wasm/deconfuse-reader.mjs';
import { CoreDataset } from './dataset.ts';
import { InputError } from './input-error.ts';
import { start } from './module.ts';
import { checkReadOptions } from './options.ts';
import { bytesOf, casesOf, countsOf, labelsOf, twoCountsOf, wellFormed } from './problem.ts';
import type { Calculator, Formula, Label, MetricInfo, Notice, Problem, ReadOptions } from './types.ts';

/** How a calculator words what it gives back. The page does without: it words everything in its own language. */
export interface Wording {
  latex(formula: Formula): string;
  message(error: InputError): string;
}

/** Starts the module of the metrics. */
export const startCore = (module: WebAssembly.Module): Promise<WasmCore> => start(createCore, module);

/** Puts a calculator together from its modules. `reader` is called when text is to be read, and may throw where it is not there yet. */
export function calculatorOf(core: WasmCore, reader: () => WasmReader, wording: Wording): Calculator {
  const catalogue = new Map<string, MetricInfo>(
    core.catalogue().map((info) => [info.id, { ...info, latex: wording.latex(info.formula) }]),
  );

  const canonical = (label: Label): string => core.canonicalLabel(wellFormed(String(label)));

  /** Labels are given back as the caller spelt them first. */
  const datasetOf = (outcome: WasmOutcome, given: Iterable<Label>, notices: Notice[] = []): CoreDataset => {
    if (outcome.error) throw new InputError(outcome.error);
    const spelling = new Map<string, Label>();
    for (const label of given) {
      const name = canonical(label);
      if (!spelling.has(name)) spelling.set(name, typeof label === 'string' ? wellFormed(label) : label);
    }
    return new CoreDataset(outcome.dataset, { catalogue, canonical, spelling, notices, latex: wording.latex });
  };

  const worded = <Result>(make: () => Result): Result => {
    try {
      return make();
    } catch (error) {
      if (error instanceof InputError) error.message = wording.message(error);
      throw error;
    }
  };

  const read = (source: string | Uint8Array, options: ReadOptions): CoreDataset => {
    const reading = reader().readText(bytesOf(source), checkReadOptions(options));
    if (reading.error) throw new InputError(reading.error);
    const outcome = reading.cases ? core.readCases(reading.cases) : core.readCounts(reading.table);
    return datasetOf(outcome, [], reading.notices);
  };

  const dataset = (problem: Problem): CoreDataset => {
    switch (problem?.kind) {
      case 'labels':
        return datasetOf(core.readCases(casesOf(problem)), labelsOf(problem));
      case 'matrix':
        return datasetOf(core.readCounts(countsOf(problem)), labelsOf(problem));
      case 'counts': {
        const counts = twoCountsOf(problem);
        const outcome =
          'n01' in counts
            ? core.readRivals(counts.n01, counts.n10)
            : core.readProportion(counts.successes, counts.trials);
        return datasetOf(outcome, []);
      }
      default:
        throw new InputError({
          code: 'bad-problem',
          expected: 'kind',
          parameters: {
            path: 'kind',
            found: String((problem as { kind: unknown } | null | undefined)?.kind),
            expected: 'labels, matrix, counts',
          },
        });
    }
  };

  return {
    catalogue: () => [...catalogue.values()],
    read: (source, options = {}) => worded(() => read(source, options)),
    dataset: (problem) => worded(() => dataset(problem)),
  };
}
