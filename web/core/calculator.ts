import { problemNames } from './accepted-names.ts';
import type {
  WasmCore,
  WasmDataset,
  WasmDistributions,
  WasmOutcome,
  WasmRankedLists,
  WasmRatings,
  WasmReading,
  WasmScoredCases,
} from '#wasm/deconfuse.mjs';
import { MatrixDataset } from './matrix-dataset.ts';
import { kindsOf, type MetricKind } from './results.ts';
import { CostDataset, DecisionDataset } from './decision-dataset.ts';
import { decisionTables, problemOfLosses, type LossTable } from './decision-problem.ts';
import { DistributionDataset, distributionColumns, labelsOfDistributions } from './distribution-dataset.ts';
import { InputError, made } from './input-error.ts';
import { refuseUnknown } from './known-names.ts';
import {
  areWhole,
  casesOf,
  checkSource,
  classCountsOf,
  countsOf,
  labelsOf,
  reportOf,
  spellingOf,
  twoCountsOf,
  wellFormed,
} from './problem.ts';
import { joined } from './joined.ts';
import { partsOf } from './parted-dataset.ts';
import { partProblems, wholeOf } from './parts.ts';
import { labelsOfScored, probabilitiesOf, scoresOf, setsOf } from './score-problem.ts';
import { beginningOf, readingsOf, withChosenReading } from './readings.ts';
import { boxColumns, problemOfBoxes, RankedDataset, rankedColumns } from './ranked-dataset.ts';
import { RatersDataset, ratingColumns } from './raters-dataset.ts';
import { ScoredDataset, type ScoredKind } from './scored-dataset.ts';
import { tallyOf } from './tally.ts';
import type { BoxesProblem } from './types/boxes.ts';
import type { Calculator } from './types/calculator.ts';
import type { Dataset } from './types/dataset.ts';
import type { DecisionProblem } from './types/decisions.ts';
import type { Formula } from './types/formula.ts';
import type { Label } from './types/label.ts';
import type { MetricInfo } from './types/metric-info.ts';
import type { Notice } from './types/notices.ts';
import type { PartsProblem, Problem } from './types/problem.ts';
import type { ReadOptions } from './types/reading.ts';

/** Texts that a calculator adds to its results. The page uses none, because it words everything in its own language. */
export interface Wording {
  latex(formula: Formula): string;
  message(error: InputError): string;
}

/** The function with its result cached from the first call. */
function once<Result>(make: () => Result): () => Result {
  let made: Result | undefined;
  return () => (made ??= make());
}

/** The metrics that apply to the data. */
export function metricsOf({ catalogue }: Pick<Calculator, 'catalogue'>, dataset: Dataset): MetricInfo[] {
  const known = new Set(Object.keys(dataset.report().metrics));
  return catalogue().filter(({ id }) => known.has(id));
}

/** A calculator on a started module, without the functions that need the names of metrics. */
export function calculatorOf(
  core: WasmCore,
  wording: Wording,
): Omit<Calculator, 'readAnswers' | 'exercise' | 'questions'> {
  const { latex } = wording;
  const worded = (infos: Omit<MetricInfo, 'latex'>[]): MetricInfo[] =>
    infos.map((info) => ({ ...info, latex: latex(info.formula) }));
  const matrixMetrics = once(() => worded(core.matrixMetrics()));
  const distributionMetrics = once(() => worded(core.distributionMetrics()));
  const raterMetrics = once(() => worded(core.raterMetrics()));
  const rankedMetrics = once(() => worded(core.rankedMetrics()));
  const scoreMetrics = once(() => {
    const others = worded([...core.scoreMetrics(), ...core.decisionMetrics()]);
    // Perplexity exists for predictions and for distributions; it is listed once.
    const listed = new Set(others.map(({ id }) => id));
    return [...others, ...distributionMetrics().filter(({ id }) => !listed.has(id))];
  });
  // Metrics that ranked lists share with scores are listed once.
  const others = once(() => {
    const listed = [...scoreMetrics(), ...raterMetrics()];
    const known = new Set(listed.map(({ id }) => id));
    return [...listed, ...rankedMetrics().filter(({ id }) => !known.has(id))];
  });
  const kinds = {
    matrix: once(() => kindsOf(core.matrixMetricKinds())),
    scores: once(() => kindsOf(core.scoreMetricKinds())),
    decision: once(() => kindsOf(core.decisionMetricKinds())),
    distributions: once(() => kindsOf(core.distributionMetricKinds())),
    raters: once(() => kindsOf(core.raterMetricKinds())),
    ranked: once(() => kindsOf(core.rankedMetricKinds())),
  };
  const canonical = (label: Label): string => core.canonicalLabel(wellFormed(String(label)));
  /** Labels are returned in the caller's first spelling. */
  const surroundings = (kinds: ReadonlyMap<string, MetricKind>, given: Iterable<Label>, notices: Notice[]) => ({
    kinds,
    canonical,
    spelling: spellingOf(given, canonical),
    notices,
    latex,
    isWrittenAs: core.isWrittenAs,
  });
  const matrixDataset = (outcome: WasmOutcome<WasmDataset>, given: Iterable<Label>, notices: Notice[] = []): Dataset =>
    new MatrixDataset(made(outcome), surroundings(kinds.matrix(), given, notices));
  const scoredDataset = (
    outcome: WasmOutcome<WasmScoredCases>,
    kind: ScoredKind,
    given: Iterable<Label>,
    positive?: Label,
    notices: Notice[] = [],
  ): Dataset => new ScoredDataset(made(outcome), kind, surroundings(kinds.scores(), given, notices), positive);

  const distributionDataset = (
    outcome: WasmOutcome<WasmDistributions>,
    given: Iterable<Label>,
    notices: Notice[] = [],
  ): Dataset => new DistributionDataset(made(outcome), surroundings(kinds.distributions(), given, notices));

  const ratersDataset = (outcome: WasmOutcome<WasmRatings>, given: Iterable<Label>, notices: Notice[] = []): Dataset =>
    new RatersDataset(made(outcome), surroundings(kinds.raters(), given, notices));

  const rankedDataset = (
    outcome: WasmOutcome<WasmRankedLists>,
    notices: Notice[] = [],
    boxes?: BoxesProblem,
  ): Dataset => new RankedDataset(made(outcome), surroundings(kinds.ranked(), [], notices), boxes);

  const decisionDataset = (problem: DecisionProblem, notices: Notice[] = []): Dataset => {
    if ('counts' in problem) {
      const ids = matrixMetrics().flatMap(({ id, scope }) => (scope === 'decision' ? [id] : []));
      const { labels, counts } = problem;
      return new CostDataset(datasetOf({ kind: 'matrix', labels, counts }), problem, ids);
    }
    return new DecisionDataset(
      made(core.readDecision(decisionTables(problem, canonical))),
      problem,
      surroundings(kinds.decision(), [], notices),
    );
  };

  /** Makes the dataset of all parts of a problem and attaches the parts to it. */
  const partedDataset = (problem: PartsProblem): Dataset => {
    const whole = datasetOf(wholeOf(problem));
    const problems = partProblems(problem, whole.labels);
    const names = problems.map(([name]) => name);
    const parts = partsOf({ what: problem.what, whole, canonical }, names, (at) => datasetOf(problems[at]![1]));
    return Object.defineProperties(whole, { parts: { value: parts }, problem: { value: problem } });
  };

  /** The same for a text that holds several data. */
  const joinedDataset = ({ problem, notices, found }: ReturnType<typeof joined>): Dataset => {
    const dataset = partedDataset(problem);
    return Object.defineProperties(dataset, {
      notices: { value: [...notices, ...dataset.notices], enumerable: true },
      found: { value: found, enumerable: true },
    });
  };

  const datasetOf = (problem: Problem): Dataset => {
    if (Object.hasOwn(problemNames, problem?.kind)) refuseUnknown('field', problem, problemNames[problem.kind]);
    switch (problem?.kind) {
      case 'labels': {
        const ofCodes = areWhole(problem) && core.readCases(casesOf(problem, true));
        if (ofCodes) return matrixDataset(ofCodes, labelsOf(problem, Array(ofCodes.highest + 1).keys()));
        const cases = casesOf(problem, false);
        return matrixDataset(core.readCases(cases)!, labelsOf(problem, cases.spelt));
      }
      case 'matrix':
        return matrixDataset(core.readCounts(countsOf(problem)), labelsOf(problem, []));
      case 'class-counts':
        return matrixDataset(core.readClassCounts(classCountsOf(problem)), labelsOf(problem, []));
      case 'report':
        return matrixDataset(core.readReport(reportOf(problem)), labelsOf(problem, []));
      case 'counts': {
        const counts = twoCountsOf(problem);
        return matrixDataset(
          'n01' in counts
            ? core.readRivals(counts.n01, counts.n10)
            : core.readProportion(counts.successes, counts.trials),
          [],
        );
      }
      case 'scores': {
        const cases = scoresOf(problem);
        return scoredDataset(core.readScores(cases), 'scores', labelsOfScored(problem, cases.spelt), problem.positive);
      }
      case 'probabilities': {
        const cases = probabilitiesOf(problem);
        return scoredDataset(core.readProbabilities(cases), 'probabilities', labelsOfScored(problem, cases.spelt));
      }
      case 'multilabel':
        return scoredDataset(core.readLabelSets(setsOf(problem, canonical)), 'multilabel', labelsOfScored(problem));
      case 'decision':
        return decisionDataset(problem);
      case 'distributions':
        return distributionDataset(
          core.readDistributions(distributionColumns(problem)),
          labelsOfDistributions(problem),
        );
      case 'raters': {
        const { columns, spelt } = ratingColumns(problem);
        return ratersDataset(core.readRatings(columns), spelt);
      }
      case 'ranked':
        return rankedDataset(core.readRankedLists(rankedColumns(problem)));
      case 'boxes': {
        const boxes = boxColumns(problem);
        return rankedDataset(core.readBoxes(boxes), [], problemOfBoxes(boxes));
      }
      case 'parts':
        return partedDataset(problem);
      default:
        throw new InputError({
          code: 'bad-problem',
          expected: 'kind',
          parameters: {
            path: 'kind',
            found: String((problem as { kind: unknown } | null | undefined)?.kind),
            expected:
              'labels, matrix, counts, class-counts, report, scores, probabilities, multilabel, decision, distributions, raters, ranked, boxes, parts',
          },
        });
    }
  };

  const ofReading = (reading: WasmReading, { positive }: ReadOptions): Dataset => {
    switch (reading.kind) {
      case undefined:
        throw new InputError(reading.error);
      case 'labels':
      case 'matrix':
      case 'class-counts':
      case 'report':
        return matrixDataset(reading, [], reading.notices);
      case 'distributions':
        return distributionDataset(reading, [], reading.notices);
      case 'raters':
        return ratersDataset(reading, [], reading.notices);
      case 'ranked':
        return rankedDataset(reading, reading.notices, reading.boxes && problemOfBoxes(reading.boxes));
      case 'decision':
        return decisionDataset(problemOfLosses(reading.losses as LossTable), reading.notices);
      case 'scores':
      case 'probabilities':
        return scoredDataset(reading, reading.kind, [], positive, reading.notices);
      case 'multilabel':
        return scoredDataset(reading, reading.kind, [], undefined, reading.notices);
    }
  };

  const withMessage = <Result>(make: () => Result): Result => {
    try {
      return make();
    } catch (error) {
      if (error instanceof InputError) error.message = wording.message(error);
      throw error;
    }
  };

  return {
    catalogue(scored) {
      if (scored === 'distributions') return [...distributionMetrics()];
      if (scored === 'raters') return [...raterMetrics()];
      if (scored === 'ranked') return [...rankedMetrics()];
      if (scored !== undefined) return [...(scored ? scoreMetrics() : matrixMetrics())];
      return [...matrixMetrics(), ...others()];
    },
    read: (source, options = {}) =>
      withMessage(() => {
        const beginning = beginningOf(checkSource(source));
        const get = once(() => readingsOf(core, beginning, options).readings);
        const read = (chosen: ReadOptions): Dataset => {
          const reading = core.readText(source, withChosenReading(core, source, chosen));
          const found = reading.place ?? null;
          return Object.defineProperty(ofReading(reading, chosen), 'found', { value: found, enumerable: true });
        };
        const dataset = options.sideBySide
          ? joinedDataset(joined(readingsOf(core, beginning, options), options, read))
          : read(options);
        return Object.defineProperty(dataset, 'readings', { get });
      }),
    readings: (source, options = {}) => withMessage(() => readingsOf(core, beginningOf(checkSource(source)), options)),
    tally: (options = {}) =>
      withMessage(() => tallyOf(core, options, (reading) => withMessage(() => ofReading(reading, options)))),
    dataset: (problem) => withMessage(() => datasetOf(problem)),
  };
}
