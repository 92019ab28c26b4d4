// Each metric gets better, in the direction that the catalogue gives, when the data do: for data of every kind and
// every metric with a direction.
import { createCalculator, type MetricInfo, type Problem, type Value } from 'deconfuse';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

// Large numbers of data sets take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const calculator = await createCalculator();
const directed = new Map(
  calculator
    .catalogue()
    .filter(({ better, shape }) => better !== 'neither' && shape === 'scalar')
    .map((info) => [info.id, info]),
);

const names = ['a', 'b', 'c', 'd', 'e'];

/** The same data in every run. */
const runs = { numRuns: 400, seed: 20261122 };

/** Whether a value is worse by more than rounding errors. Undefined values are neither better nor worse. */
function isWorse({ better }: MetricInfo, value: Value | undefined, other: Value | undefined): boolean {
  if (typeof value !== 'number' || typeof other !== 'number' || value === other) return false;
  const rise = better === 'higher' ? other - value : value - other;
  return rise < -1e-12 * Math.max(1, Number.isFinite(value) ? Math.abs(value) : 1);
}

/** The values of the metrics, with the options that they need. */
function valuesOf(problem: Problem): Record<string, Value> {
  const dataset = calculator.dataset(problem);
  const { length } = dataset.labels;
  const distances = names.slice(0, length).map((_, i) => names.slice(0, length).map((_, j) => Math.abs(i - j)));
  const costs = { costMatrix: distances };
  const options = {
    matrix: { ...costs, kappaWeights: distances, priors: distances.map(() => 1 / length) },
    scores: { costMatrix: [[0, 1], [2, 0]], k: 1 }, // prettier-ignore
    probabilities: { ...costs, k: 1, mapK: 2 },
    multilabel: { k: 1, mapK: 2 },
    ranked: { k: 2 },
    decision: {},
  };
  const { metrics } = dataset.report(options[problem.kind as keyof typeof options]);
  dataset.release();
  return metrics;
}

interface Pair {
  problem: Problem;
  better: Problem;
  /** With a value per class, only the values of these classes improve. */
  classes?: readonly number[];
}

/** The metrics that are worse for the better data, and those defined for both. */
function judged({ problem, better, classes }: Pair): { worse: Set<string>; scored: Set<string> } {
  const [before, after] = [valuesOf(problem), valuesOf(better)];
  const [worse, scored] = [new Set<string>(), new Set<string>()];
  for (const [id, info] of directed) {
    const [values, others] = [before[id], after[id]].map((value) => (Array.isArray(value) ? value : [value]));
    values!.forEach((value, at) => {
      if (info.perClass && classes && !classes.includes(at)) return;
      if (typeof value === 'number') scored.add(id);
      if (isWorse(info, value as Value, others![at] as Value)) worse.add(id);
    });
  }
  return { worse, scored };
}

/** Checks that no metric, except those excepted, is worse for better data. Returns those that were defined for any. */
function neverWorse(pairs: fc.Arbitrary<Pair>, excepted: ReadonlySet<string>): Set<string> {
  const reached = new Set<string>();
  fc.assert(
    fc.property(pairs, (pair) => {
      const { worse, scored } = judged(pair);
      for (const id of scored) reached.add(id);
      expect([...worse].filter((id) => !excepted.has(id))).toEqual([]);
    }),
    runs,
  );
  return reached;
}

// Data, with perfect predictions for the same truth.

const whole = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max });
const listOf = <Item>(item: fc.Arbitrary<Item>, length: number): fc.Arbitrary<Item[]> =>
  fc.array(item, { minLength: length, maxLength: length });
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const matrices = fc
  .integer({ min: 2, max: 5 })
  .chain((classes) => listOf(listOf(fc.oneof(fc.constant(0), whole(9), whole(2000)), classes), classes))
  .filter((counts) => sum(counts.flat()) > 0);
const perfect = (counts: number[][]): number[][] => counts.map((row, i) => row.map((_, j) => (i === j ? sum(row) : 0)));
const matrix = (counts: number[][]): Problem => ({ kind: 'matrix', counts });

const tenths = whole(10).map((tenths) => tenths / 10);
const scoredCases = fc
  .integer({ min: 2, max: 12 })
  .chain((cases) => fc.record({ truth: listOf(whole(1), cases), scores: listOf(tenths, cases) }));
const scored = (truth: number[], scores: number[]): Problem => ({ kind: 'scores', truth, scores, positive: 1 });

const probable = fc.tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 2, max: 10 })).chain(([classes, cases]) =>
  fc.record({
    truth: listOf(whole(classes - 1), cases),
    rows: listOf(
      listOf(whole(5), classes).map((shares) => shares.map((share) => (share + 0.25) / (sum(shares) + classes / 4))),
      cases,
    ),
  }),
);
/** Every case has probability 1 for its class. */
const certain = (truth: number[], rows: number[][]): number[][] =>
  rows.map((row, at) => row.map((_, label) => Number(label === truth[at])));
const probabilities = (truth: number[], rows: number[][]): Problem => ({
  kind: 'probabilities',
  labels: names.slice(0, rows[0]!.length),
  truth: truth.map((at) => names[at]!),
  probabilities: rows,
});

const labelSets = fc.tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 2, max: 8 })).chain(([labels, cases]) =>
  fc.record({
    truth: listOf(listOf(whole(1), labels), cases),
    predicted: listOf(listOf(whole(1), labels), cases),
    scores: listOf(listOf(tenths, labels), cases),
  }),
);
const sets = (truth: number[][], predicted: number[][], scores: number[][]): Problem => ({
  kind: 'multilabel',
  truth,
  predicted,
  scores,
});

// Decision values are unbounded, so a perfect one is beyond all others.
const margin = whole(10).map((tenths) => tenths / 5 - 1);
const marginOf = (isTrue: boolean): number => (isTrue ? 2 : -2);
const marginCases = fc
  .integer({ min: 2, max: 12 })
  .chain((cases) => fc.record({ truth: listOf(whole(1), cases), scores: listOf(margin, cases) }));
const marginRows = fc
  .tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 2, max: 10 }))
  .chain(([classes, cases]) =>
    fc.record({ truth: listOf(whole(classes - 1), cases), rows: listOf(listOf(margin, classes), cases) }),
  );
const decisionValues = (problem: Problem): Problem => ({ ...problem, decisionValues: true }) as Problem;

const fifths = whole(5).map((fifths) => fifths / 5);
/**
 * Posteriors of states, the states themselves, and the cost of each action in each state; the right action costs
 * nothing.
 */
const lossTables = probable.chain(({ truth, rows }) =>
  fc.record({
    truth: fc.constant(truth),
    rows: fc.constant(rows),
    losses: listOf(listOf(whole(9), rows[0]!.length), rows[0]!.length).map((losses) =>
      losses.map((row, i) => row.map((loss, j) => (i === j ? 0 : loss))),
    ),
  }),
);
const decided = (rows: number[][], loss: number[][]): Problem => {
  const states = names.slice(0, loss.length);
  return { kind: 'decision', states, actions: states, loss, posteriors: rows };
};
const rejectTables = probable.chain((cases) =>
  fc.record({ cases: fc.constant(cases), rejectLoss: fifths, errorLoss: whole(3) }),
);
const rejecting = (truth: number[], posteriors: number[][], rejectLoss: number, errorLoss: number): Problem => ({
  kind: 'decision',
  labels: names.slice(0, posteriors[0]!.length),
  truth: truth.map((at) => names[at]!),
  posteriors,
  rejectLoss,
  errorLoss,
});
const estimates = fc.integer({ min: 2, max: 5 }).chain((values) =>
  fc.record({
    values: listOf(margin, values),
    posterior: listOf(whole(5), values).map((shares) =>
      shares.map((share) => (share + 0.25) / (sum(shares) + values / 4)),
    ),
    action: margin,
  }),
);
const estimated = (values: number[], posterior: number[], action: number): Problem => ({
  kind: 'decision',
  values,
  posterior,
  action,
});

const rateTables = fc.array(fc.record({ precision: fifths, recall: fifths }), { minLength: 1, maxLength: 4 });
const rated = (rates: { precision: number; recall: number }[]): Problem => ({
  kind: 'decision',
  precision: rates.map(({ precision }) => precision),
  recall: rates.map(({ recall }) => recall),
});

/** Ratings of some items by three raters, perhaps incomplete. */
const ratingTables = fc
  .integer({ min: 3, max: 9 })
  .chain((items) => listOf(listOf(fc.constantFrom(1, 2, 3, null), items), 3))
  .filter((raters) => raters.flat().some((rating) => rating !== null));

const rating = (raters: readonly (readonly (number | null)[])[]): Problem => ({
  kind: 'raters',
  ratings: Object.fromEntries(raters.map((ratings, at) => [`rater ${at}`, ratings])),
  labels: [1, 2, 3],
});

/** All raters agree with the first one or, where that one left an item out, on the first category. */
const agreeing = (raters: readonly (readonly (number | null)[])[]): Problem =>
  rating(raters.map(() => raters[0]!.map((label) => label ?? 1)));

/** The other raters give an item the rating of the first one. */
function followed(raters: readonly (readonly (number | null)[])[], item: number): Pair {
  const [first = null, second = null] = raters.map((ratings) => ratings[item]!);
  const follows = first !== null && second !== null;
  const better = raters.map((ratings, rater) =>
    ratings.map((label, at) => (follows && rater > 0 && at === item && label !== null ? first : label)),
  );
  return { problem: rating(raters), better: rating(better) };
}

/** Which items of some queries are relevant, and how many relevant items were not returned. */
const retrievals = fc.array(
  fc.record({ relevance: fc.array(whole(1), { minLength: 1, maxLength: 6 }), missed: whole(2) }),
  { minLength: 1, maxLength: 3 },
);
type Retrieval = { relevance: number[]; missed: number };

/** Each list with its number of relevant items, returned or not, which stays the same. */
function ranked(retrievals: readonly Retrieval[], relevance: (retrieval: Retrieval) => number[]): Problem {
  const byQuery = <Value>(value: (retrieval: Retrieval) => Value) =>
    Object.fromEntries(retrievals.map((retrieval, at) => [`q${at}`, value(retrieval)]));
  return {
    kind: 'ranked',
    relevance: byQuery(relevance),
    relevant: byQuery(({ relevance, missed }) => sum(relevance) + missed),
  };
}
/** All relevant items come first. */
const sorted = (retrievals: readonly Retrieval[]): Pair => ({
  problem: ranked(retrievals, ({ relevance }) => relevance),
  better: ranked(retrievals, ({ relevance }) => [...relevance].sort((one, other) => other - one)),
});
/** In each list, the first relevant item that follows an irrelevant one is exchanged with it. */
function risen(retrievals: readonly Retrieval[]): Pair {
  const better = ({ relevance }: Retrieval): number[] => {
    const at = relevance.findIndex((is, rank) => is === 1 && relevance[rank - 1] === 0);
    return at < 0 ? relevance : relevance.with(at - 1, 1).with(at, 0);
  };
  return { problem: ranked(retrievals, ({ relevance }) => relevance), better: ranked(retrievals, better) };
}

/** Distance of each detection from its object, and its score; the objects are far apart. */
const beside = fc.array(fc.record({ by: whole(10), score: whole(3) }), { minLength: 1, maxLength: 4 });
type Beside = { by: number; score: number };

const boxes = (found: readonly Beside[]): Problem => ({
  kind: 'boxes',
  truth: found.map((_, at) => ({ box: [100 * at, 0, 100 * at + 10, 10] })),
  detected: found.map(({ by, score }, at) => ({ box: [100 * at + by, 0, 100 * at + by + 10, 10], score })),
});
/** The chosen detections are exactly at their objects. */
const found = (detections: readonly Beside[], is: (at: number) => boolean): Pair => ({
  problem: boxes(detections),
  better: boxes(detections.map(({ by, score }, at) => ({ by: is(at) ? 0 : by, score }))),
});

/** 1/J is negative for classes that are distinguished worse than by chance, and these have no order. */
const ofTwoSigns = new Set(['number_needed_to_diagnose']);

test('perfect data are never scored worse', () => {
  const reached = [
    matrices.map((counts) => ({ problem: matrix(counts), better: matrix(perfect(counts)) })),
    scoredCases.map(({ truth, scores }) => ({ problem: scored(truth, scores), better: scored(truth, truth) })),
    probable.map(({ truth, rows }) => ({
      problem: probabilities(truth, rows),
      better: probabilities(truth, certain(truth, rows)),
    })),
    labelSets.map(({ truth, predicted, scores }) => ({
      problem: sets(truth, predicted, scores),
      better: sets(truth, truth, truth),
    })),
    marginCases.map(({ truth, scores }) => ({
      problem: decisionValues(scored(truth, scores)),
      better: decisionValues(
        scored(
          truth,
          truth.map((is) => marginOf(is === 1)),
        ),
      ),
    })),
    marginRows.map(({ truth, rows }) => ({
      problem: decisionValues(probabilities(truth, rows)),
      better: decisionValues(
        probabilities(
          truth,
          rows.map((row, at) => row.map((_, label) => marginOf(label === truth[at]))),
        ),
      ),
    })),
    lossTables.map(({ truth, rows, losses }) => ({
      problem: decided(rows, losses),
      better: decided(certain(truth, rows), losses),
    })),
    rejectTables.map(({ cases: { truth, rows }, rejectLoss, errorLoss }) => ({
      problem: rejecting(truth, rows, rejectLoss, errorLoss),
      better: rejecting(truth, certain(truth, rows), rejectLoss, errorLoss),
    })),
    estimates.map(({ values, posterior, action }) => ({
      problem: estimated(values, posterior, action),
      better: estimated(values, certain([0], [posterior])[0]!, values[0]!),
    })),
    rateTables.map((rates) => ({
      problem: rated(rates),
      better: rated(rates.map(() => ({ precision: 1, recall: 1 }))),
    })),
    ratingTables.map((raters) => ({ problem: rating(raters), better: agreeing(raters) })),
    retrievals.map(sorted),
    beside.map((all) => found(all, () => true)),
  ].map((pairs) => neverWorse(pairs, ofTwoSigns));
  const all = new Set(reached.flatMap((ids) => [...ids]));
  expect([...directed.keys()].filter((id) => !all.has(id))).toEqual([]);
});

// One mistake less.

/** A case of row i that was predicted as column j is predicted rightly. */
function corrected(counts: number[][], i: number, j: number): Pair {
  const better = counts.map((row) => [...row]);
  better[i]![j]!--;
  better[i]![i]!++;
  return { problem: matrix(counts), better: matrix(better), classes: [i, j] };
}

const raised = (score: number, isRight: boolean, step = 0.25): number =>
  isRight ? Math.min(1, score + step) : Math.max(0, score - step);

/** The score of one case moves towards its class. */
function movedScore(truth: number[], scores: number[], at: number): Pair {
  const moved = scores.map((score, index) => (index === at ? raised(score, truth[at] === 1) : score));
  return { problem: scored(truth, scores), better: scored(truth, moved) };
}

/** The true class of a case gets a quarter of the probability of the others. */
const movedRows = (truth: number[], rows: number[][], at: number): number[][] =>
  rows.map((row, index) =>
    index === at ? row.map((share, label) => share * 0.75 + (label === truth[at] ? 0.25 : 0)) : row,
  );

const movedProbability = (truth: number[], rows: number[][], at: number): Pair => ({
  problem: probabilities(truth, rows),
  better: probabilities(truth, movedRows(truth, rows, at)),
});

/** A decision value moves in the right direction, which has no bound. */
const movedMargin = (truth: number[], scores: number[], at: number): Pair => {
  const moved = scores.map((score, index) => (index === at ? score + (truth[at] === 1 ? 0.25 : -0.25) : score));
  return { problem: decisionValues(scored(truth, scores)), better: decisionValues(scored(truth, moved)) };
};

/** The true class of a case gets a higher decision value. */
function movedMargins(truth: number[], rows: number[][], at: number): Pair {
  const moved = rows.map((row, index) =>
    index === at ? row.map((value, label) => (label === truth[at] ? value + 0.25 : value)) : row,
  );
  return { problem: decisionValues(probabilities(truth, rows)), better: decisionValues(probabilities(truth, moved)) };
}

/** One loss is halved. */
function halvedLoss(rows: number[][], losses: number[][], at: number): Pair {
  const halved = losses.map((row, i) => row.map((loss, j) => (i * row.length + j === at ? loss / 2 : loss)));
  return { problem: decided(rows, losses), better: decided(rows, halved) };
}

/** The true class of an observation becomes more probable. */
function movedPosterior(truth: number[], rows: number[][], at: number, rejectLoss: number, errorLoss: number): Pair {
  const [problem, better] = [rows, movedRows(truth, rows, at)].map((posteriors) =>
    rejecting(truth, posteriors, rejectLoss, errorLoss),
  );
  return { problem: problem!, better: better! };
}

/** The prediction and the score of a label move towards the truth. */
function movedLabel(truth: number[][], predicted: number[][], scores: number[][], at: number, label: number): Pair {
  const replaced = (rows: number[][], value: number): number[][] =>
    rows.map((row, index) => (index === at ? row.map((one, place) => (place === label ? value : one)) : row));
  const is = truth[at]![label]!;
  const better = sets(truth, replaced(predicted, is), replaced(scores, raised(scores[at]![label]!, is === 1)));
  return { problem: sets(truth, predicted, scores), better };
}

/** Metrics that can get worse by their definition when there is one mistake less, with an example for each list. */
const contrary: readonly [Pair, ids: readonly string[]][] = [
  // Agreement of marginals or of ranks of classes, or weighted by distance: these do not measure how many cases are
  // right.
  [
    corrected([[0, 1, 0], [6, 2, 1], [8, 7, 7]], 1, 0), // prettier-ignore
    [
      ...['cohen_kappa_quadratic', 'krippendorff_alpha_ordinal', 'krippendorff_alpha_interval'],
      ...['kendall_tau_b', 'goodman_kruskal_gamma', 'somers_d'],
    ],
  ],
  [
    corrected([[7, 0, 2, 6], [0, 3, 1, 0], [4, 6, 0, 5], [3, 5, 7, 5]], 0, 2), // prettier-ignore
    ['bray_curtis', 'cross_entropy_marginals', 'kl_divergence', 'kl_divergence_reverse', 'jensen_shannon_divergence'],
  ],
  // The better matrix would also be right more often by chance.
  [corrected([[0, 0, 0], [3, 5, 3], [0, 1, 0]], 1, 0), ['cohen_kappa']], // prettier-ignore
  [corrected([[0, 0, 7, 0], [7, 0, 4, 4], [0, 1, 6, 3], [0, 0, 0, 0]], 2, 3), ['cohen_kappa_linear', 'cohen_kappa_weighted']], // prettier-ignore
  [corrected([[0, 958, 1], [0, 0, 1], [0, 0, 0]], 1, 2), ['krippendorff_alpha_weighted']], // prettier-ignore
  [corrected([[0, 2, 6], [1, 0, 0], [0, 1, 0]], 0, 2), ['aickin_alpha']], // prettier-ignore
  [corrected([[0, 0, 0], [6, 0, 0], [0, 0, 2]], 1, 0), ['matthews_correlation']], // prettier-ignore
  // A class that is no longer predicted, or is predicted now, changes whether a value exists.
  [corrected([[0, 0, 8], [0, 4, 0], [0, 0, 0]], 0, 2), ['classification_success_index', 'bangdiwala_b']], // prettier-ignore
  // Entropies of the errors, which are now spread more evenly.
  [
    corrected([[6, 7, 0], [0, 0, 4], [0, 0, 5]], 0, 1), // prettier-ignore
    ['confusion_entropy', 'modified_confusion_entropy', 'overall_modified_confusion_entropy'],
  ],
  [corrected([[7, 0, 4], [4, 3, 8], [0, 0, 5]], 1, 2), ['overall_confusion_entropy']], // prettier-ignore
  // These also measure the dominance of one rate over the other.
  [corrected([[6, 3, 0, 1], [0, 5, 7, 0], [7, 5, 2, 1], [0, 0, 0, 5]], 2, 1), ['index_of_balanced_accuracy']], // prettier-ignore
  [corrected([[7, 7, 7], [3, 0, 4], [0, 4, 7]], 1, 0), ['optimized_precision']], // prettier-ignore
  // An absolute difference, and a mean over groups where a tie is resolved.
  [movedScore([1, 0], [0.75, 1], 0), ['ks_statistic', 'brier_resolution']],
  [movedScore([1, 1, 0], [0, 0, 0.25], 0), ['average_precision']],
  [movedScore([1, 0, 1], [0, 0.75, 0.25], 0), ['pr_auc_trapezoid']],
  // Agreement of frequencies with probabilities, which are now farther from the frequencies.
  [movedScore([1, 0], [0.75, 0.75], 1), ['brier_reliability', 'ece_binary', 'mce_binary']],
  [
    movedProbability([1, 1], [[0.25, 0.75], [0.75, 0.25]], 0), // prettier-ignore
    ['ece', 'rmsce', 'mce'],
  ],
  [movedProbability([0], [[0.25, 0.25, 0.45, 0.05]], 0), ['top_label_calibration_error']], // prettier-ignore
  [movedProbability([0, 1], [[0.5, 0.5], [0.5, 0.5]], 0), ['classwise_ece']], // prettier-ignore
  // As average_precision, for classes and for label sets.
  [
    movedProbability([1, 1, 0], [[1, 0], [1, 0], [0.25, 0.75]], 1), // prettier-ignore
    ['average_precision_class', 'average_precision_weighted', 'mean_average_precision'],
  ],
  [movedProbability([0, 1], [[0.25, 0.75], [0.75, 0.25]], 0), ['average_precision_micro']], // prettier-ignore
  [
    movedLabel([[1, 1], [1, 0], [1, 1]], [[1, 1], [1, 0], [1, 1]], [[1, 0.25], [0, 0.5], [0.5, 0.25]], 0, 1), // prettier-ignore
    ['multilabel_average_precision_macro', 'multilabel_average_precision_weighted'],
  ],
  [
    movedLabel([[1, 1], [0, 0]], [[1, 1], [0, 0]], [[0.5, 0.5], [1, 0.75]], 0, 0), // prettier-ignore
    ['multilabel_average_precision_micro'],
  ],
  [
    movedLabel([[1, 1, 0]], [[1, 1, 0]], [[0, 0, 0.75]], 0, 0),
    ['label_ranking_average_precision', 'multilabel_average_precision_samples'],
  ],
  // Expected values do not depend on the truth: an observation that is now accepted can be wrong, and rejection costs.
  [movedPosterior([0, 0], [[1, 0], [0.75, 0.25]], 1, 0.2, 1), ['chow_error_rate', 'selective_risk']], // prettier-ignore
  [movedPosterior([1], [[0.875, 0.125]], 0, 0.2, 1), ['chow_risk']],
];

describe('one mistake less', () => {
  test.each(contrary)('counts as worse where the definition says so: %#', (pair, ids) => {
    const { worse } = judged(pair);
    expect(ids.filter((id) => !worse.has(id))).toEqual([]);
  });

  // Metrics of groupings do not depend on names, and no single case is right or wrong.
  const ofGroups = [...directed.values()].filter(({ needs }) => needs === 'groups').map(({ id }) => id);
  // Where raters agree more often, the agreement expected by chance rises as well.
  const ofRaters = [...directed.values()]
    .filter(({ id, needs }) => needs === 'raters' && id !== 'raters_agreement')
    .map(({ id }) => id);
  const excepted = new Set([...ofTwoSigns, ...ofGroups, ...ofRaters, ...contrary.flatMap(([, ids]) => ids)]);

  const position = fc.nat();
  const pairs: Record<string, fc.Arbitrary<Pair>> = {
    'of a matrix': fc
      .tuple(matrices, position)
      .map(([counts, position]): Pair | undefined => {
        const mistakes = counts.flatMap((row, i) => row.flatMap((count, j) => (i !== j && count > 0 ? [[i, j]] : [])));
        const [i, j] = mistakes[position % mistakes.length] ?? [];
        return i === undefined ? undefined : corrected(counts, i, j!);
      })
      .filter((pair) => pair !== undefined),
    'of scores': fc
      .tuple(scoredCases, position)
      .map(([{ truth, scores }, at]) => movedScore(truth, scores, at % truth.length)),
    'of probabilities': fc
      .tuple(probable, position)
      .map(([{ truth, rows }, at]) => movedProbability(truth, rows, at % truth.length)),
    'of label sets': fc
      .tuple(labelSets, position, position)
      .map(([{ truth, predicted, scores }, at, label]) =>
        movedLabel(truth, predicted, scores, at % truth.length, label % truth[0]!.length),
      ),
    'of decision values': fc
      .tuple(marginCases, position)
      .map(([{ truth, scores }, at]) => movedMargin(truth, scores, at % truth.length)),
    'of decision values of classes': fc
      .tuple(marginRows, position)
      .map(([{ truth, rows }, at]) => movedMargins(truth, rows, at % truth.length)),
    'of losses': fc
      .tuple(lossTables, position)
      .map(([{ rows, losses }, at]) => halvedLoss(rows, losses, at % losses.flat().length)),
    'of rejections': fc.tuple(rejectTables, position).map(
      ([
        {
          cases: { truth, rows },
          rejectLoss,
          errorLoss,
        },
        at,
      ]) => movedPosterior(truth, rows, at % truth.length, rejectLoss, errorLoss),
    ),
    'of estimates': estimates.map(({ values, posterior, action }) => ({
      problem: estimated(values, posterior, action),
      // Each value is half as far from the estimate.
      better: estimated(
        values.map((value) => (value + action) / 2),
        posterior,
        action,
      ),
    })),
    // Each rate is half as far from 1.
    'of rates': rateTables.map((rates) => ({
      problem: rated(rates),
      better: rated(
        rates.map(({ precision, recall }) => ({ precision: (1 + precision) / 2, recall: (1 + recall) / 2 })),
      ),
    })),
    'of raters': fc.tuple(ratingTables, position).map(([raters, item]) => followed(raters, item % raters[0]!.length)),
    'of ranked lists': retrievals.map(risen),
    'of boxes': fc.tuple(beside, position).map(([all, one]) => found(all, (at) => at === one % all.length)),
  };
  const reached = new Set<string>();
  test.each(Object.entries(pairs))('is not scored worse: %s', (_, pairs) => {
    for (const id of neverWorse(pairs, excepted)) reached.add(id);
  });
  test('and every metric with a direction is tried', () => {
    expect([...directed.keys()].filter((id) => !reached.has(id))).toEqual([]);
  });
});
