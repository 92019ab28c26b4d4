import createScores, { type WasmScoredOutcome, type WasmScores } from '#wasm/deconfuse-scores.mjs';
import type { WasmReading } from '#wasm/deconfuse-reader.mjs';
import { kindsOf, type UncheckedDataset } from './dataset.ts';
import { InputError } from './input-error.ts';
import { start } from './module.ts';
import { spellingOf, wellFormed } from './problem.ts';
import { CostDataset, DecisionDataset } from './decision-dataset.ts';
import { decisionTables, problemOfLosses, type LossTable } from './decision-problem.ts';
import { labelsOfScored, probabilitiesOf, scoresOf, setsOf, type ScoredProblem } from './score-problem.ts';
import { ScoredDataset } from './scored-dataset.ts';
import type { DecisionProblem, Formula, Kind, Label, MetricInfo, Notice, Problem, ReadOptions } from './types.ts';

/** What a calculator needs for scores, probabilities, label sets and decisions. */
export interface ScorePart {
  catalogue(): MetricInfo[];
  dataset(problem: ScoredProblem): UncheckedDataset;
  /** `ofMatrix` makes a dataset of a matrix, whose metrics are those that `catalogue` gives. */
  decision(
    problem: DecisionProblem,
    ofMatrix: (problem: Problem) => UncheckedDataset,
    catalogue: () => MetricInfo[],
  ): UncheckedDataset;
  ofReading(reading: WasmReading, options: ReadOptions): UncheckedDataset;
}

/** `core` is what the module of scores exports. */
export function scorePartOf(core: WasmScores, latex: (formula: Formula) => string): ScorePart {
  const infosOf = (infos: Omit<MetricInfo, 'latex'>[]): MetricInfo[] =>
    infos.map((info) => ({ ...info, latex: latex(info.formula) }));
  let catalogue: MetricInfo[] | undefined;
  const kinds = kindsOf(core.scoreKinds());
  // The page that is a single file has no decisions.
  const decisionKinds = kindsOf(core.decisionKinds?.() ?? '');
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
    return new ScoredDataset(outcome.dataset, kind, { kinds, canonical, spelling, notices, latex }, positive);
  };

  const decisionOf = (problem: DecisionProblem, notices: Notice[] = []): DecisionDataset => {
    const outcome = core.readDecision(decisionTables(problem, canonical));
    if (outcome.error) throw new InputError(outcome.error);
    const spelling = new Map<string, Label>();
    return new DecisionDataset(outcome.dataset, problem, { kinds: decisionKinds, canonical, spelling, notices, latex });
  };

  return {
    catalogue: () => [
      ...(catalogue ??= [...infosOf(core.scoreCatalogue()), ...infosOf(core.decisionCatalogue?.() ?? [])]),
    ],
    dataset(problem) {
      if (problem.kind === 'scores') {
        const cases = scoresOf(problem);
        return datasetOf(core.readScores(cases), 'scores', labelsOfScored(problem, cases.spelt), problem.positive);
      }
      if (problem.kind === 'probabilities') {
        const cases = probabilitiesOf(problem);
        return datasetOf(core.readProbabilities(cases), 'probabilities', labelsOfScored(problem, cases.spelt));
      }
      return datasetOf(core.readLabelSets(setsOf(problem, canonical)), 'multilabel', labelsOfScored(problem));
    },
    decision(problem, ofMatrix, matrixCatalogue) {
      if (!('counts' in problem)) return decisionOf(problem);
      const ids = matrixCatalogue()
        .filter(({ scope }) => scope === 'decision')
        .map(({ id }) => id);
      const { labels, counts } = problem;
      return new CostDataset(ofMatrix({ kind: 'matrix', labels, counts }), problem, ids);
    },
    ofReading({ losses, scores, probabilities, sets, notices }, { positive }) {
      if (losses) return decisionOf(problemOfLosses(losses as LossTable), notices);
      if (scores) return datasetOf(core.readScores(scores), 'scores', [], positive, notices);
      if (probabilities)
        return datasetOf(core.readProbabilities(probabilities), 'probabilities', [], positive, notices);
      return datasetOf(core.readLabelSets(sets!), 'multilabel', [], undefined, notices);
    },
  };
}

/** Starts the module of scores. In a file of its own, so that a page can load it when there are some. */
export const startScores = async (
  module: WebAssembly.Module,
  latex: (formula: Formula) => string,
): Promise<ScorePart> => scorePartOf(await start(createScores, module), latex);
