import createCore, { type WasmCore, type WasmOutcome } from '#wasm/deconfuse.mjs';
import type { WasmReader, WasmReading } from '#wasm/deconfuse-reader.mjs';
import { CoreDataset, kindsOf, type UncheckedDataset } from './dataset.ts';
import { InputError } from './input-error.ts';
import { start } from './module.ts';
import { checkReadOptions } from './options.ts';
import { areWhole, casesOf, checkSource, countsOf, labelsOf, spellingOf, twoCountsOf, wellFormed } from './problem.ts';
import type { ScorePart } from './scores.ts';
import { ScoreTally } from './tally.ts';
import type { Formula, Label, MetricInfo, Notice, Problem, ReadOptions } from './types.ts';

/** How a calculator words what it gives back. The page does without: it words everything in its own language. */
export interface Wording {
  latex(formula: Formula): string;
  message(error: InputError): string;
}

/** Starts the module of the metrics. */
export const startCore = (module: WebAssembly.Module): Promise<WasmCore> => start(createCore, module);

/** The parts that are needed for some data only. They are called then, and may throw where they are not there yet. */
export interface Parts {
  reader(): WasmReader;
  scores(): ScorePart;
}

/** A calculator before the package adds the checking of answers. */
export interface UncheckedCalculator {
  catalogue(): MetricInfo[];
  read(source: string | Uint8Array, options?: ReadOptions): UncheckedDataset;
  /** `bytes` is the size of the whole text, or 0. */
  scoreTally(options: ReadOptions, bytes: number): ScoreTally;
  ofReading(reading: WasmReading, options?: ReadOptions): UncheckedDataset;
  dataset(problem: Problem): UncheckedDataset;
}

/** Puts a calculator together from its modules. Its catalogue is that of labels, matrices and counts. */
export function calculatorOf(core: WasmCore, parts: Parts, wording: Wording): UncheckedCalculator {
  let infos: MetricInfo[] | undefined;
  const catalogue = (): MetricInfo[] => [
    ...(infos ??= core.catalogue().map((info) => ({ ...info, latex: wording.latex(info.formula) }))),
  ];
  const kinds = kindsOf(core.kinds());

  const canonical = (label: Label): string => core.canonicalLabel(wellFormed(String(label)));

  /** Labels are given back as the caller spelt them first. */
  const datasetOf = (outcome: WasmOutcome, given: Iterable<Label>, notices: Notice[] = []): CoreDataset => {
    if (outcome.error) throw new InputError(outcome.error);
    const spelling = spellingOf(given, canonical);
    return new CoreDataset(outcome.dataset, { kinds, canonical, spelling, notices, latex: wording.latex });
  };

  const worded = <Result>(make: () => Result): Result => {
    try {
      return make();
    } catch (error) {
      if (error instanceof InputError) error.message = wording.message(error);
      throw error;
    }
  };

  const ofReading = (reading: WasmReading, options: ReadOptions): UncheckedDataset => {
    if (reading.error) throw new InputError(reading.error);
    if (reading.cases) return datasetOf(core.readCases(reading.cases)!, [], reading.notices);
    if (reading.table) return datasetOf(core.readCounts(reading.table), [], reading.notices);
    return parts.scores().ofReading(reading, options);
  };

  const read = (source: string | Uint8Array, options: ReadOptions): UncheckedDataset =>
    ofReading(parts.reader().readText(checkSource(source), checkReadOptions(options)), options);

  const dataset = (problem: Problem): UncheckedDataset => {
    switch (problem?.kind) {
      case 'labels': {
        const ofCodes = areWhole(problem) && core.readCases(casesOf(problem, true));
        if (ofCodes) return datasetOf(ofCodes, labelsOf(problem, Array(ofCodes.highest + 1).keys()));
        const cases = casesOf(problem, false);
        return datasetOf(core.readCases(cases)!, labelsOf(problem, cases.spelt));
      }
      case 'matrix':
        return datasetOf(core.readCounts(countsOf(problem)), labelsOf(problem, []));
      case 'counts': {
        const counts = twoCountsOf(problem);
        const outcome =
          'n01' in counts
            ? core.readRivals(counts.n01, counts.n10)
            : core.readProportion(counts.successes, counts.trials);
        return datasetOf(outcome, []);
      }
      case 'scores':
      case 'probabilities':
      case 'multilabel':
        return parts.scores().dataset(problem);
      case 'decision':
        return parts.scores().decision(problem, dataset, catalogue);
      default:
        throw new InputError({
          code: 'bad-problem',
          expected: 'kind',
          parameters: {
            path: 'kind',
            found: String((problem as { kind: unknown } | null | undefined)?.kind),
            expected: 'labels, matrix, counts, scores, probabilities, multilabel, decision',
          },
        });
    }
  };

  return {
    catalogue,
    read: (source, options = {}) => worded(() => read(source, options)),
    scoreTally: (options, bytes) => worded(() => new ScoreTally(parts.reader(), options, bytes)),
    ofReading: (reading, options = {}) => worded(() => ofReading(reading, options)),
    dataset: (problem) => worded(() => dataset(problem)),
  };
}
