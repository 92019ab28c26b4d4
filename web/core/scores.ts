import createScores, { type WasmScoredOutcome, type WasmScores } from '#wasm/deconfuse-scores.mjs';
import type { WasmReading } from '#wasm/deconfuse-reader.mjs';
import { InputError } from './input-error.ts';
import { start } from './module.ts';
import { spellingOf, wellFormed } from './problem.ts';
import { labelsOfScored, probabilitiesOf, scoresOf, setsOf, type ScoredProblem } from './score-problem.ts';
import { ScoredDataset } from './scored-dataset.ts';
import type { Formula, Kind, Label, MetricInfo, Notice, ReadOptions } from './types.ts';

/** What a calculator needs for scores, probabilities and label sets. */
export interface ScorePart {
  catalogue(): MetricInfo[];
  dataset(problem: ScoredProblem): ScoredDataset;
  ofReading(reading: WasmReading, options: ReadOptions): ScoredDataset;
}

/** Starts the module of scores. In a file of its own, so that a page can load it when there are some. */
export async function startScores(module: WebAssembly.Module, latex: (formula: Formula) => string): Promise<ScorePart> {
  const core: WasmScores = await start(createScores, module);
  const catalogue = new Map<string, MetricInfo>(
    core.catalogue().map((info) => [info.id, { ...info, latex: latex(info.formula) }]),
  );
  const canonical = (label: Label): string => core.canonicalLabel(wellFormed(String(label)));

  const datasetOf = (
    outcome: WasmScoredOutcome,
    kind: Kind,
    given: Iterable<Label>,
    positive?: Label,
    notices: Notice[] = [],
  ): ScoredDataset => {
    if (outcome.error) throw new InputError(outcome.error);
    const spelling = spellingOf(given, canonical);
    return new ScoredDataset(outcome.dataset, kind, { catalogue, canonical, spelling, notices, latex }, positive);
  };

  return {
    catalogue: () => [...catalogue.values()],
    dataset(problem) {
      const { kind } = problem;
      // What is no list is refused before its labels are looked at.
      const labels = labelsOfScored(problem);
      if (kind === 'scores') return datasetOf(core.readScores(scoresOf(problem)), kind, labels, problem.positive);
      if (kind === 'probabilities') return datasetOf(core.readProbabilities(probabilitiesOf(problem)), kind, labels);
      return datasetOf(core.readLabelSets(setsOf(problem, canonical)), kind, labels);
    },
    ofReading({ scores, probabilities, sets, notices }, { positive }) {
      if (scores) return datasetOf(core.readScores(scores), 'scores', [], positive, notices);
      if (probabilities)
        return datasetOf(core.readProbabilities(probabilities), 'probabilities', [], positive, notices);
      return datasetOf(core.readLabelSets(sets!), 'multilabel', [], undefined, notices);
    },
  };
}
