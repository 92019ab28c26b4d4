// A bank of deliberate slips, computed here by separate formulas. It measures how often the search finds the slip that
// was made.
import { createCalculator, type Problem, type ReportOptions, type Slip, type SlipKind, type Verdict } from 'deconfuse';
import { beforeAll, expect, test } from 'vitest';

const calculator = await createCalculator();

const casesOfEachKind = 200;
const decimalsGiven = [2, 3, 4] as const;

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;
const wholeBetween = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));
const oneOf = <Item>(random: Random, items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
/** One of several items, with probabilities proportional to their weights. */
function weighted<Item>(random: Random, items: readonly (readonly [weight: number, item: Item])[]): Item {
  let left = random() * total(items.map(([weight]) => weight));
  for (const [weight, item] of items) {
    left -= weight;
    if (left < 0) return item;
  }
  return items.at(-1)![1];
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const mean = (numbers: readonly number[]): number => total(numbers) / numbers.length;

// Metrics of a matrix that students compute.

type Matrix = number[][];
const rowTotals = (matrix: Matrix): number[] => matrix.map(total);
const columnTotals = (matrix: Matrix): number[] => matrix.map((_, column) => total(matrix.map((row) => row[column]!)));
const transposed = (matrix: Matrix): Matrix => matrix.map((_, column) => matrix.map((row) => row[column]!));
const diagonal = (matrix: Matrix): number[] => matrix.map((row, at) => row[at]!);
const allOf = (matrix: Matrix): number => total(matrix.flat());

interface Outcomes {
  tp: number;
  fp: number;
  fn: number;
  tn: number;
  /** Number of all cases, the denominator of their shares. */
  n: number;
}

function outcomesOf(matrix: Matrix, of: number): Outcomes {
  const tp = matrix[of]![of]!;
  const fn = rowTotals(matrix)[of]! - tp;
  const fp = columnTotals(matrix)[of]! - tp;
  const n = allOf(matrix);
  return { tp, fp, fn, tn: n - tp - fn - fp, n };
}

const f = (precision: number, recall: number, beta = 1): number =>
  ((1 + beta ** 2) * precision * recall) / (beta ** 2 * precision + recall);

const ofOutcomes = {
  precision: ({ tp, fp }: Outcomes) => tp / (tp + fp),
  recall: ({ tp, fn }: Outcomes) => tp / (tp + fn),
  specificity: ({ tn, fp }: Outcomes) => tn / (tn + fp),
  negative_predictive_value: ({ tn, fn }: Outcomes) => tn / (tn + fn),
  false_positive_rate: ({ fp, tn }: Outcomes) => fp / (fp + tn),
  false_negative_rate: ({ fn, tp }: Outcomes) => fn / (fn + tp),
  f1: ({ tp, fp, fn }: Outcomes) => tp / (tp + (fp + fn) / 2),
  jaccard: ({ tp, fp, fn }: Outcomes) => tp / (tp + fp + fn),
  accuracy_class: ({ tp, tn, n }: Outcomes) => (tp + tn) / n,
  error_rate_class: ({ fp, fn, n }: Outcomes) => (fp + fn) / n,
  prevalence: ({ tp, fn, n }: Outcomes) => (tp + fn) / n,
  informedness: ({ tp, fp, fn, tn }: Outcomes) => tp / (tp + fn) + tn / (tn + fp) - 1,
  matthews_correlation_class: ({ tp, fp, fn, tn }: Outcomes) =>
    (tp * tn - fp * fn) / Math.sqrt((tp + fp) * (tp + fn) * (tn + fp) * (tn + fn)),
};
type ClassMetric = keyof typeof ofOutcomes;

const perClass = (matrix: Matrix, id: ClassMetric): number[] =>
  matrix.map((_, at) => ofOutcomes[id](outcomesOf(matrix, at)));
const macro = (id: ClassMetric) => (matrix: Matrix) => mean(perClass(matrix, id));
const weightedMean = (id: ClassMetric) => (matrix: Matrix) =>
  total(perClass(matrix, id).map((value, at) => value * rowTotals(matrix)[at]!)) / allOf(matrix);
const micro = (matrix: Matrix): number => total(diagonal(matrix)) / allOf(matrix);

const inBits = (counts: readonly number[]): number => {
  const all = total(counts);
  return -total(counts.filter((count) => count > 0).map((count) => (count / all) * Math.log2(count / all)));
};
const ofTruth = (matrix: Matrix): number => inBits(rowTotals(matrix));
const ofPrediction = (matrix: Matrix): number => inBits(columnTotals(matrix));
const ofBoth = (matrix: Matrix): number => inBits(matrix.flat());

const averages = {
  precision_macro: macro('precision'),
  recall_macro: macro('recall'),
  f1_macro: macro('f1'),
  specificity_macro: macro('specificity'),
  precision_weighted: weightedMean('precision'),
  f1_weighted: weightedMean('f1'),
  recall_weighted: weightedMean('recall'),
  precision_micro: micro,
  recall_micro: micro,
  f1_micro: micro,
};
const overall = {
  accuracy: micro,
  error_rate: (matrix: Matrix) => 1 - micro(matrix),
  balanced_accuracy: macro('recall'),
  cohen_kappa: (matrix: Matrix) => kappa(matrix, allOf(matrix)),
  matthews_correlation: (matrix: Matrix) => {
    const [rows, columns, n] = [rowTotals(matrix), columnTotals(matrix), allOf(matrix)];
    const products = total(rows.map((row, at) => row * columns[at]!));
    const spread = (counts: number[]): number => n ** 2 - total(counts.map((count) => count ** 2));
    return (n * total(diagonal(matrix)) - products) / Math.sqrt(spread(rows) * spread(columns));
  },
};
const information = {
  entropy_true: ofTruth,
  entropy_predicted: ofPrediction,
  joint_entropy: ofBoth,
  mutual_information: (matrix: Matrix) => ofTruth(matrix) + ofPrediction(matrix) - ofBoth(matrix),
  conditional_entropy_true_given_predicted: (matrix: Matrix) => ofBoth(matrix) - ofPrediction(matrix),
  conditional_entropy_predicted_given_true: (matrix: Matrix) => ofBoth(matrix) - ofTruth(matrix),
  variation_of_information: (matrix: Matrix) => 2 * ofBoth(matrix) - ofTruth(matrix) - ofPrediction(matrix),
};
const ofMatrix = { ...averages, ...overall, ...information };
type MatrixMetric = keyof typeof ofMatrix;

function kappa(matrix: Matrix, n: number): number {
  const expected = total(rowTotals(matrix).map((row, at) => row * columnTotals(matrix)[at]!)) / n ** 2;
  return (total(diagonal(matrix)) / n - expected) / (1 - expected);
}

// Metrics of a ranking: cases with a truth of 0 or 1.

interface Ranking {
  truth: number[];
  scores: number[];
}
const flipped = ({ truth, scores }: Ranking): Ranking => ({ truth: truth.map((one) => 1 - one), scores });
const upsideDown = ({ truth, scores }: Ranking): Ranking => ({ truth, scores: scores.map((score) => -score) });

/** Share of the pairs that are in order; a tie counts as `tie`. */
function area({ truth, scores }: Ranking, tie = 0.5): number {
  const scoresOf = (is: number): number[] => scores.filter((_, at) => truth[at] === is);
  const wins = scoresOf(1).flatMap((one) => scoresOf(0).map((other) => (one > other ? 1 : one === other ? tie : 0)));
  return mean(wins);
}

/** Recall and precision from the highest score down. */
function recallAndPrecision({ truth, scores }: Ranking): [recall: number, precision: number][] {
  const thresholds = [...new Set(scores)].sort((left, right) => right - left);
  return thresholds.map((threshold) => {
    const above = truth.filter((_, at) => scores[at]! >= threshold);
    return [total(above) / total(truth), total(above) / above.length];
  });
}
const areaOfSteps = (ranking: Ranking): number =>
  total(recallAndPrecision(ranking).map(([recall, precision], at, points) => (recall - (points[at - 1]?.[0] ?? 0)) * precision)); // prettier-ignore
const areaUnderLines = (ranking: Ranking): number =>
  total(
    recallAndPrecision(ranking).map(([recall, precision], at, points) => {
      const [recallBefore, precisionBefore] = points[at - 1] ?? [0, 1];
      return ((recall - recallBefore) * (precision + precisionBefore)) / 2;
    }),
  );
const largestDifference = ({ truth, scores }: Ranking): number =>
  Math.max(
    ...scores.map((threshold) => {
      const rate = (is: number): number =>
        mean(scores.filter((_, at) => truth[at] === is).map((score) => Number(score >= threshold)));
      return Math.abs(rate(1) - rate(0));
    }),
  );
const surprises = ({ truth, scores }: Ranking): number[] =>
  truth.map((one, at) => -Math.log(one === 1 ? scores[at]! : 1 - scores[at]!));
const squares = ({ truth, scores }: Ranking): number[] => truth.map((one, at) => (one - scores[at]!) ** 2);

const ofRanking = {
  roc_auc: (ranking: Ranking) => area(ranking),
  gini: (ranking: Ranking) => 2 * area(ranking) - 1,
  ks_statistic: largestDifference,
  average_precision: areaOfSteps,
  pr_auc_trapezoid: areaUnderLines,
  log_loss: (ranking: Ranking) => mean(surprises(ranking)),
  brier_score: (ranking: Ranking) => mean(squares(ranking)),
};
type RankingMetric = keyof typeof ofRanking;

// Random data of the size of homework.

const names = ['A', 'B', 'C', 'D', 'E', 'F'];

/** Every class occurs and is predicted, except `never`. */
function randomMatrix(random: Random, fewest = 2, never?: number): Matrix {
  const classes = wholeBetween(random, fewest, 6);
  for (;;) {
    const matrix = Array.from({ length: classes }, () => Array.from({ length: classes }, () => 0));
    matrix.forEach((row, at) => {
      const hits = 0.4 + 0.5 * random();
      for (let cases = wholeBetween(random, 6, oneOf(random, [12, 30, 60])); cases > 0; --cases) {
        const predicted = random() < hits ? at : wholeBetween(random, 0, classes - 1);
        row[predicted === never ? (predicted + 1) % classes : predicted]! += 1;
      }
    });
    const empty = columnTotals(matrix).map((count) => count === 0);
    if (empty.every((is, at) => is === (at === never)) && diagonal(matrix).every((count, at) => count > 0 || at === never)) return matrix; // prettier-ignore
  }
}

/** Probabilities with two digits, some of them equal; both classes occur. */
function randomRanking(random: Random, steps = oneOf(random, [20, 100])): Ranking {
  const cases = wholeBetween(random, 8, 40);
  const prevalence = 0.2 + 0.5 * random();
  const truth = Array.from({ length: cases }, (_, at) => (at < 2 ? at : Number(random() < prevalence)));
  const scores = truth.map((one) => {
    const noise = (random() + random() + random()) / 3 - 0.5;
    const score = 0.5 + (one - 0.5) * 0.3 + 1.6 * noise;
    return Math.min(steps - 1, Math.max(1, Math.round(score * steps))) / steps;
  });
  return { truth, scores };
}

const matrixProblem = (counts: Matrix): Problem => ({ kind: 'matrix', counts, labels: names.slice(0, counts.length) });
const rankingProblem = ({ truth, scores }: Ranking): Problem => ({ kind: 'scores', truth, scores, positive: 1 });

/** Rows in hundredths that sum to 1. */
function randomProbabilities(random: Random): { truth: string[]; labels: string[]; probabilities: number[][] } {
  const labels = names.slice(0, wholeBetween(random, 3, 5));
  const cases = wholeBetween(random, 10, 30);
  const truth = Array.from({ length: cases }, (_, at) => labels[at < 2 * labels.length ? at % labels.length : wholeBetween(random, 0, labels.length - 1)]!); // prettier-ignore
  const probabilities = truth.map((label) => {
    const parts = labels.map((one) => 0.05 + random() + (one === label ? 0.5 : 0));
    const hundredths = parts.map((part) => Math.max(1, Math.floor((100 * part) / total(parts))));
    hundredths[0]! += 100 - total(hundredths);
    return hundredths.map((part) => part / 100);
  });
  return { truth, labels, probabilities };
}

// Slips.

interface Made {
  problem: Problem;
  options?: ReportOptions;
  id: string;
  class?: string;
  right: number;
  /** The result of the slip, for a number of decimals asked for. */
  wrong: (decimals: number) => number;
  /** Whether an explanation names this slip. */
  is: (slip: Slip, decimals: number) => boolean;
  /** Written form of the number; by default rounded. */
  written?: (wrong: number, decimals: number) => string;
}

const rounded = (value: number, decimals: number): string => value.toFixed(decimals).replace(/^-(0\.?0*)$/, '$1');
/** A double that is nearest to a shorter number counts as that number. */
const cutOff = (value: number, decimals: number): string =>
  value
    .toFixed(decimals + 8)
    .slice(0, -8)
    .replace(/^-(0\.?0*)$/, '$1');

const near = (left: number | undefined, right: number): boolean => left !== undefined && Math.abs(left - right) <= 1e-9;
const named = (kind: SlipKind) => (slip: Slip) => slip.kind === kind;

const classMetrics: ClassMetric[] = ['precision', 'recall', 'f1', 'specificity'];
const askedOverall: MatrixMetric[] = ['accuracy', 'balanced_accuracy', 'precision_macro', 'recall_macro', 'f1_macro', 'cohen_kappa', 'matthews_correlation']; // prettier-ignore

/** A metric of a class, for the matrix and for a misread one. */
function ofAClass(
  random: Random,
  ids: readonly ClassMetric[],
  matrix: Matrix,
): { id: ClassMetric; at: number; problem: Problem; class: string; right: number } {
  const id = oneOf(random, ids);
  const at = wholeBetween(random, 0, matrix.length - 1);
  return { id, at, problem: matrixProblem(matrix), class: names[at]!, right: ofOutcomes[id](outcomesOf(matrix, at)) };
}

/** These need other problems, in `parts.test.ts` and `slips-of-form.test.ts`. */
type MadeElsewhere =
  | 'all-parts'
  | 'likelihood'
  | 'prior'
  | 'most-probable'
  | 'all-ranks'
  | 'found-only'
  | 'from-zero'
  | 'last-hit'
  | 'mean-of-rates'
  | 'root'
  | 'squared'
  | 'margin'
  | 'selection'
  | 'term'
  | 'scale';
type Banked = Exclude<SlipKind, MadeElsewhere>;

const makers: Record<Banked, (random: Random) => Made> = {
  transposed(random) {
    const matrix = randomMatrix(random);
    const turned = transposed(matrix);
    if (random() < 0.5) {
      const asked = ofAClass(random, ['precision', 'recall', 'specificity', 'false_positive_rate', 'informedness'], matrix); // prettier-ignore
      const wrong = ofOutcomes[asked.id](outcomesOf(turned, asked.at));
      return { ...asked, wrong: () => wrong, is: named('transposed') };
    }
    const id = oneOf(random, ['precision_macro', 'recall_macro', 'precision_weighted', 'f1_weighted', 'balanced_accuracy', 'conditional_entropy_true_given_predicted'] as const); // prettier-ignore
    const wrong = ofMatrix[id](turned);
    return { problem: matrixProblem(matrix), id, right: ofMatrix[id](matrix), wrong: () => wrong, is: named('transposed') }; // prettier-ignore
  },

  class(random) {
    const how = random();
    if (how < 0.2) {
      const ranking = randomRanking(random);
      const wrong = areaOfSteps(flipped(ranking));
      return { problem: rankingProblem(ranking), id: 'average_precision', right: areaOfSteps(ranking), wrong: () => wrong, is: named('class') }; // prettier-ignore
    }
    if (how < 0.4) {
      const { truth, labels, probabilities } = randomProbabilities(random);
      const areaOf = (at: number): number =>
        area({
          truth: truth.map((label) => Number(label === labels[at])),
          scores: probabilities.map((row) => row[at]!),
        });
      const at = wholeBetween(random, 0, labels.length - 1);
      const other = (at + wholeBetween(random, 1, labels.length - 1)) % labels.length;
      return {
        problem: { kind: 'probabilities', truth, labels, probabilities },
        id: 'roc_auc_class',
        class: labels[at]!,
        right: areaOf(at),
        wrong: () => areaOf(other),
        is: ({ kind, class: label }) => kind === 'class' && label === labels[other],
      };
    }
    const matrix = randomMatrix(random);
    const of = ofAClass(random, classMetrics, matrix);
    const other = (of.at + wholeBetween(random, 1, matrix.length - 1)) % matrix.length;
    const wrong = ofOutcomes[of.id](outcomesOf(matrix, other));
    const is = ({ kind, class: label }: Slip): boolean => kind === 'class' && label === names[other];
    if (how < 0.8) return { ...of, wrong: () => wrong, is };
    const id = `${of.id}_macro` as const as keyof typeof averages;
    return { problem: of.problem, id, right: averages[id](matrix), wrong: () => wrong, is };
  },

  average(random) {
    const how = random();
    if (how < 0.15) {
      const { truth, labels, probabilities } = randomProbabilities(random);
      const areas = labels.map((one, at) =>
        area({ truth: truth.map((label) => Number(label === one)), scores: probabilities.map((row) => row[at]!) }),
      );
      const weights = labels.map((one) => truth.filter((label) => label === one).length / truth.length);
      const wrong = total(areas.map((value, at) => value * weights[at]!));
      return {
        problem: { kind: 'probabilities', truth, labels, probabilities },
        id: 'roc_auc_ovr_macro',
        right: mean(areas),
        wrong: () => wrong,
        is: ({ kind, id }) => kind === 'average' && id === 'roc_auc_ovr_weighted',
      };
    }
    const matrix = randomMatrix(random);
    const of = oneOf(random, ['precision', 'recall', 'f1'] as const);
    const [asked, taken] = oneOf(random, [
      ['macro', 'weighted'],
      ['macro', 'micro'],
      ['weighted', 'macro'],
      ['weighted', 'micro'],
      ['micro', 'macro'],
      ['micro', 'weighted'],
    ] as const);
    const wrong = averages[`${of}_${taken}`](matrix);
    const is = ({ kind, id }: Slip): boolean => kind === 'average' && id === `${of}_${taken}`;
    if (how < 0.35) return { ...ofAClass(random, [of], matrix), wrong: () => wrong, is };
    const id = `${of}_${asked}` as const;
    return { problem: matrixProblem(matrix), id, right: averages[id](matrix), wrong: () => wrong, is };
  },

  metric(random) {
    const how = random();
    if (how < 0.25) {
      const ranking = randomRanking(random);
      const [id, other] = oneOf<readonly [RankingMetric, RankingMetric]>(random, [
        ['roc_auc', 'average_precision'],
        ['roc_auc', 'gini'],
        ['gini', 'roc_auc'],
        ['average_precision', 'roc_auc'],
        ['log_loss', 'brier_score'],
        ['brier_score', 'log_loss'],
        ['ks_statistic', 'roc_auc'],
      ]);
      const wrong = ofRanking[other](ranking);
      return {
        problem: rankingProblem(ranking),
        id,
        right: ofRanking[id](ranking),
        wrong: () => wrong,
        is: (slip) => slip.kind === 'metric' && slip.id === other,
      };
    }
    const matrix = randomMatrix(random);
    if (how < 0.6) {
      const asked = ofAClass(random, classMetrics, matrix);
      const others: ClassMetric[] = ['precision', 'recall', 'f1', 'specificity', 'negative_predictive_value', 'jaccard', 'false_positive_rate', 'informedness']; // prettier-ignore
      const other = oneOf(random, others.filter((id) => id !== asked.id)); // prettier-ignore
      const wrong = ofOutcomes[other](outcomesOf(matrix, asked.at));
      const is = (slip: Slip): boolean => slip.kind === 'metric' && slip.id === other && slip.class === asked.class;
      return { ...asked, wrong: () => wrong, is };
    }
    const pool: MatrixMetric[] = how < 0.8 ? askedOverall : (Object.keys(information) as MatrixMetric[]);
    const id = oneOf(random, pool);
    const other = oneOf(random, pool.filter((one) => one !== id)); // prettier-ignore
    const wrong = ofMatrix[other](matrix);
    return {
      problem: matrixProblem(matrix),
      id,
      right: ofMatrix[id](matrix),
      wrong: () => wrong,
      is: (slip) => slip.kind === 'metric' && slip.id === other,
    };
  },

  complement(random) {
    const how = random();
    const is = named('complement');
    if (how < 0.25) {
      const ranking = randomRanking(random);
      const id = oneOf(random, ['roc_auc', 'average_precision', 'ks_statistic'] as const);
      const right = ofRanking[id](ranking);
      return { problem: rankingProblem(ranking), id, right, wrong: () => 1 - right, is };
    }
    const matrix = randomMatrix(random);
    if (how < 0.6) {
      const asked = ofAClass(random, classMetrics, matrix);
      return { ...asked, wrong: () => 1 - asked.right, is };
    }
    const id = oneOf(random, ['accuracy', 'error_rate', 'balanced_accuracy', 'f1_macro', 'precision_macro'] as const);
    const right = ofMatrix[id](matrix);
    return { problem: matrixProblem(matrix), id, right, wrong: () => 1 - right, is };
  },

  sign(random) {
    const how = random();
    const is = named('sign');
    if (how < 0.25) {
      const ranking = randomRanking(random);
      const right = ofRanking.log_loss(ranking);
      return { problem: rankingProblem(ranking), id: 'log_loss', right, wrong: () => -right, is };
    }
    const matrix = randomMatrix(random);
    if (how < 0.5) {
      const asked = ofAClass(random, classMetrics, matrix);
      return { ...asked, wrong: () => -asked.right, is };
    }
    const id = oneOf(random, Object.keys(information) as (keyof typeof information)[]);
    const right = information[id](matrix);
    return { problem: matrixProblem(matrix), id, right, wrong: () => -right, is };
  },

  reciprocal(random) {
    const matrix = randomMatrix(random);
    const asked = ofAClass(random, classMetrics, matrix);
    return { ...asked, wrong: () => 1 / asked.right, is: named('reciprocal') };
  },

  base(random) {
    const logarithm = { 2: Math.LN2, e: 1, 10: Math.LN10 };
    const bases = [2, 'e', 10] as const;
    const ranking = random() < 0.25 ? randomRanking(random) : undefined;
    const own = ranking ? 'e' : weighted<2 | 'e' | 10>(random, [[4, 2], [1, 'e'], [1, 10]]); // prettier-ignore
    const other = oneOf(random, bases.filter((base) => base !== own)); // prettier-ignore
    const is = ({ kind, base }: Slip): boolean => kind === 'base' && base === other;
    if (ranking) {
      const right = ofRanking.log_loss(ranking);
      return { problem: rankingProblem(ranking), id: 'log_loss', right, wrong: () => right / logarithm[other], is };
    }
    const matrix = randomMatrix(random);
    const id = oneOf(random, Object.keys(information) as (keyof typeof information)[]);
    const nats = information[id](matrix) * Math.LN2;
    return {
      problem: matrixProblem(matrix),
      options: { base: own },
      id,
      right: nats / logarithm[own],
      wrong: () => nats / logarithm[other],
      is,
    };
  },

  'zero-division'(random) {
    const never = wholeBetween(random, 0, 2);
    const matrix = randomMatrix(random, 3, never);
    const precisions = perClass(matrix, 'precision').filter((_, at) => at !== never);
    const averaged = {
      zero: total(precisions) / matrix.length,
      one: (total(precisions) + 1) / matrix.length,
      undefined: mean(precisions),
    };
    const policies = ['zero', 'one', 'undefined'] as const;
    const own = weighted(random, [[4, 'zero' as const], [1, 'one' as const], [2, 'undefined' as const]]); // prettier-ignore
    const problem = matrixProblem(matrix);
    if (random() < 0.2) {
      // Only for the class: 0 in place of 1, or the other way round.
      const [right, wrong, policy] = own === 'one' ? [1, 0, 'zero' as const] : [0, 1, 'one' as const];
      return {
        problem,
        options: { zeroDivision: own === 'one' ? 'one' : 'zero' },
        id: 'precision',
        class: names[never]!,
        right,
        wrong: () => wrong,
        is: (slip) => slip.kind === 'zero-division' && slip.policy === policy,
      };
    }
    const other = oneOf(random, policies.filter((policy) => policy !== own)); // prettier-ignore
    return {
      problem,
      options: { zeroDivision: own },
      id: 'precision_macro',
      right: averaged[own],
      wrong: () => averaged[other],
      is: ({ kind, policy }) => kind === 'zero-division' && policy === other,
    };
  },

  denominator(random) {
    const how = random();
    if (how < 0.2) {
      const ranking = randomRanking(random);
      const id = oneOf(random, ['log_loss', 'brier_score'] as const);
      const wrong = total(id === 'log_loss' ? surprises(ranking) : squares(ranking));
      return {
        problem: rankingProblem(ranking),
        id,
        right: ofRanking[id](ranking),
        wrong: () => wrong,
        is: ({ kind, denominator }) => kind === 'denominator' && near(denominator, 1),
      };
    }
    const matrix = randomMatrix(random);
    if (how < 0.35) {
      const id = oneOf(random, ['precision_macro', 'recall_macro', 'f1_macro'] as const);
      const by = matrix.length + oneOf(random, matrix.length > 2 ? [-1, 1] : [1]);
      const wrong = (averages[id](matrix) * matrix.length) / by;
      const is = ({ kind, denominator }: Slip): boolean => kind === 'denominator' && near(denominator, by);
      return { problem: matrixProblem(matrix), id, right: averages[id](matrix), wrong: () => wrong, is };
    }
    const asked = ofAClass(random, ['precision', 'recall', 'jaccard'], matrix);
    const { tp, fp, fn, n } = outcomesOf(matrix, asked.at);
    const own = tp + (asked.id === 'recall' ? 0 : fp) + (asked.id === 'precision' ? 0 : fn);
    const by = weighted(random, [
      [4, own + oneOf(random, [-1, 1])],
      [1, own + oneOf(random, [-2, 2])],
      [3, n],
      [2, asked.id === 'precision' ? tp + fn : tp + fp],
    ]);
    const is = ({ kind, denominator }: Slip): boolean => kind === 'denominator' && near(denominator, by);
    // Nobody divides by 0.
    return { ...asked, wrong: () => tp / Math.max(by, 1), is };
  },

  numerator(random) {
    const matrix = randomMatrix(random);
    const ofClass = ofAClass(random, ['precision', 'recall', 'specificity', 'jaccard', 'accuracy_class'], matrix);
    const { tp, fp, fn, tn, n } = outcomesOf(matrix, ofClass.at);
    const quotients: Partial<Record<string, readonly [numerator: number, denominator: number]>> = {
      precision: [tp, tp + fp],
      recall: [tp, tp + fn],
      specificity: [tn, tn + fp],
      jaccard: [tp, tp + fp + fn],
      accuracy_class: [tp + tn, n],
      accuracy: [total(diagonal(matrix)), n],
      error_rate: [n - total(diagonal(matrix)), n],
    };
    const id = oneOf(random, ['accuracy', 'error_rate'] as const);
    const asked = random() < 0.7 ? ofClass : { problem: ofClass.problem, id, right: overall[id](matrix) };
    const [numerator, denominator] = quotients[asked.id]!;
    const by = weighted(random, [[6, 1], [3, 2], [1, 3]]); // prettier-ignore
    const counts = [numerator - by, numerator + by].filter((count) => count >= 0 && count <= denominator);
    // With a single case there is no choice: it is the part in place of the whole, or nothing in place of it.
    const taken = counts.length > 0 ? oneOf(random, counts) : numerator > 0 ? numerator - 1 : 1;
    const is = (slip: Slip): boolean => slip.kind === 'numerator' && slip.numerator === taken;
    return { ...asked, wrong: () => taken / denominator, is };
  },

  total(random) {
    const matrix = randomMatrix(random);
    const n = allOf(matrix);
    const misread =
      n +
      weighted(random, [
        [6, oneOf(random, [-1, 1])],
        [3, oneOf(random, [-2, 2])],
        [1, oneOf(random, [-3, 3])],
        [1, oneOf(random, [-4, 4, -5, 5])],
      ]);
    const is = (slip: Slip): boolean => slip.kind === 'total' && slip.total === misread;
    const how = random();
    if (how < 0.3) {
      const asked = ofAClass(random, ['accuracy_class', 'error_rate_class', 'prevalence'], matrix);
      const wrong = ofOutcomes[asked.id]({ ...outcomesOf(matrix, asked.at), n: misread });
      return { ...asked, wrong: () => wrong, is };
    }
    const id = weighted(random, [[3, 'accuracy' as const], [1, 'error_rate' as const], [1, 'cohen_kappa' as const]]); // prettier-ignore
    const hits = total(diagonal(matrix));
    const wrong = { accuracy: hits / misread, error_rate: (n - hits) / misread, cohen_kappa: kappa(matrix, misread) };
    return { problem: matrixProblem(matrix), id, right: overall[id](matrix), wrong: () => wrong[id], is };
  },

  'true-negatives'(random) {
    const matrix = randomMatrix(random, 3);
    const is = named('true-negatives');
    const misread = matrix.map((_, at) => {
      const outcomes = outcomesOf(matrix, at);
      return { ...outcomes, tn: total(diagonal(matrix)) - outcomes.tp };
    });
    if (random() < 0.2) {
      const wrong = mean(misread.map(ofOutcomes.specificity));
      return { problem: matrixProblem(matrix), id: 'specificity_macro', right: averages.specificity_macro(matrix), wrong: () => wrong, is }; // prettier-ignore
    }
    const ids: ClassMetric[] = ['specificity', 'false_positive_rate', 'negative_predictive_value', 'accuracy_class', 'informedness', 'matthews_correlation_class']; // prettier-ignore
    const asked = ofAClass(random, ids, matrix);
    const { tp, fp, fn, tn, n } = misread[asked.at]!;
    const wrong = ofOutcomes[asked.id]({ tp, fp, fn, tn, n: random() < 0.5 ? n : tp + fp + fn + tn });
    return { ...asked, wrong: () => wrong, is };
  },

  'macro-f1-of-means'(random) {
    const matrix = randomMatrix(random);
    const wrong = f(averages.precision_macro(matrix), averages.recall_macro(matrix));
    return { problem: matrixProblem(matrix), id: 'f1_macro', right: averages.f1_macro(matrix), wrong: () => wrong, is: named('macro-f1-of-means') }; // prettier-ignore
  },

  'macro-f1-misprint'(random) {
    const matrix = randomMatrix(random);
    const [precision, recall] = [averages.precision_macro(matrix), averages.recall_macro(matrix)];
    const wrong = (2 * precision * recall) / (1 / precision + 1 / recall);
    return { problem: matrixProblem(matrix), id: 'f1_macro', right: averages.f1_macro(matrix), wrong: () => wrong, is: named('macro-f1-misprint') }; // prettier-ignore
  },

  'arithmetic-f1'(random) {
    const matrix = randomMatrix(random);
    const is = named('arithmetic-f1');
    if (random() < 0.5) {
      const asked = ofAClass(random, ['f1'], matrix);
      const { tp, fp, fn } = outcomesOf(matrix, asked.at);
      const wrong = (tp / (tp + fp) + tp / (tp + fn)) / 2;
      return { ...asked, wrong: () => wrong, is };
    }
    const wrong = (averages.precision_macro(matrix) + averages.recall_macro(matrix)) / 2;
    return { problem: matrixProblem(matrix), id: 'f1_macro', right: averages.f1_macro(matrix), wrong: () => wrong, is };
  },

  'error-sum'(random) {
    let matrix = randomMatrix(random);
    const asked = ofAClass(random, ['error_rate_class'], matrix);
    const is = named('error-sum');
    if (random() < 0.5) {
      const { tp, fp, fn, tn } = outcomesOf(matrix, asked.at);
      const wrong = fp / (fp + tn) + fn / (fn + tp);
      return { ...asked, wrong: () => wrong, is };
    }
    while (matrix.length > 2) matrix = randomMatrix(random);
    const { tp, fp, fn, tn } = outcomesOf(matrix, 0);
    const wrong = fp / (fp + tn) + fn / (fn + tp);
    return { problem: matrixProblem(matrix), id: 'error_rate', right: overall.error_rate(matrix), wrong: () => wrong, is }; // prettier-ignore
  },

  cell(random) {
    for (;;) {
      const matrix = randomMatrix(random);
      const [row, column] = [wholeBetween(random, 0, matrix.length - 1), wholeBetween(random, 0, matrix.length - 1)];
      const count = matrix[row]![column]!;
      const read = misread(random, matrix, row, column);
      if (read < 0 || read === count) continue;
      const other = matrix.map((cells, i) => cells.map((cell, j) => (i === row && j === column ? read : cell)));
      const is = (slip: Slip): boolean =>
        slip.kind === 'cell' && slip.row === names[row] && slip.column === names[column] && slip.count === read;
      const asked = ofAClass(random, ['precision', 'recall', 'f1'], matrix);
      const id = oneOf(random, askedOverall);
      const ofClass = random() < 0.4;
      const right = ofClass ? asked.right : ofMatrix[id](matrix);
      const wrong = ofClass ? ofOutcomes[asked.id](outcomesOf(other, asked.at)) : ofMatrix[id](other);
      // Some cells do not affect some metrics, and without cases there is no value.
      if (near(right, wrong) || !Number.isFinite(wrong)) continue;
      return ofClass
        ? { ...asked, wrong: () => wrong, is }
        : { problem: matrixProblem(matrix), id, right, wrong: () => wrong, is };
    }
  },

  beta(random) {
    const matrix = randomMatrix(random);
    const asked = ofAClass(random, ['f1'], matrix);
    const outcomes = outcomesOf(matrix, asked.at);
    const [precision, recall] = [ofOutcomes.precision(outcomes), ofOutcomes.recall(outcomes)];
    const [id, own, other] = oneOf(random, [
      ['f1', 1, 2],
      ['f1', 1, 0.5],
      ['f2', 2, 1],
      ['f2', 2, 0.5],
      ['f2', 2, Math.SQRT2],
      ['f0_5', 0.5, 2],
      ['f0_5', 0.5, 1],
      ['f0_5', 0.5, Math.SQRT1_2],
    ] as const);
    const is = ({ kind, beta }: Slip): boolean => kind === 'beta' && near(beta, other);
    if (random() < 0.25 && id === 'f1') {
      const wrong = mean(
        perClass(matrix, 'precision').map((one, at) => f(one, perClass(matrix, 'recall')[at]!, other)),
      );
      return { problem: asked.problem, id: 'f1_macro', right: averages.f1_macro(matrix), wrong: () => wrong, is };
    }
    return { ...asked, id, right: f(precision, recall, own), wrong: () => f(precision, recall, other), is };
  },

  'logit-loss'(random) {
    const { truth, scores } = randomRanking(random, 100);
    const logits = scores.map((score) => Math.round(20 * Math.log(score / (1 - score))) / 20);
    const losses = logits.map((logit, at) => Math.log1p(Math.exp(truth[at] === 1 ? -logit : logit)));
    const wrong = mean(
      logits.map((logit) => Math.max(logit, 0) - logit + Math.log1p(Math.exp(-1 / (1 + Math.exp(-logit))))),
    );
    return {
      problem: { kind: 'scores', truth, scores: logits, positive: 1, decisionValues: true },
      id: 'log_loss_logits',
      right: mean(losses),
      wrong: () => wrong,
      is: named('logit-loss'),
    };
  },

  trapezoid(random) {
    const ranking = randomRanking(random);
    const [steps, lines] = [areaOfSteps(ranking), areaUnderLines(ranking)];
    const [id, right, wrong] =
      random() < 0.7 ? (['average_precision', steps, lines] as const) : (['pr_auc_trapezoid', lines, steps] as const);
    return { problem: rankingProblem(ranking), id, right, wrong: () => wrong, is: named('trapezoid') };
  },

  ties(random) {
    const ranking = randomRanking(random, 20);
    const [how, tie] = oneOf(random, [['zero', 0], ['one', 1]] as const); // prettier-ignore
    return {
      problem: rankingProblem(ranking),
      id: 'roc_auc',
      right: area(ranking),
      wrong: () => area(ranking, tie),
      is: (slip) => slip.kind === 'ties' && slip.how === how,
    };
  },

  reversed(random) {
    const ranking = randomRanking(random);
    const id = oneOf(random, ['average_precision', 'pr_auc_trapezoid', 'roc_auc'] as const);
    const wrong = ofRanking[id](upsideDown(ranking));
    return { problem: rankingProblem(ranking), id, right: ofRanking[id](ranking), wrong: () => wrong, is: named('reversed') }; // prettier-ignore
  },

  intermediate(random) {
    const matrix = randomMatrix(random);
    const [how, shortened] = oneOf(random, [['rounded', rounded], ['truncated', cutOff]] as const); // prettier-ignore
    const fewer = weighted(random, [[3, 0], [2, 1], [1, 2]]); // prettier-ignore
    // Nobody works with one digit where two are asked for.
    const digitsOf = (decimals: number): number => Math.max(2, decimals - fewer);
    const is = (slip: Slip, decimals: number): boolean =>
      slip.kind === 'intermediate' && slip.digits === digitsOf(decimals) && slip.how === how;
    /** The result. When it is written, it is shortened like the intermediate results. */
    const by = (compute: (shorten: (value: number) => number) => number) => (decimals: number) =>
      compute((value) => Number(shortened(value, digitsOf(decimals))));
    const written = shortened;
    const course = random();
    if (course < 0.15) {
      const ranking = randomRanking(random);
      const wrong = by((shorten) => 2 * shorten(area(ranking)) - 1);
      return { problem: rankingProblem(ranking), id: 'gini', right: ofRanking.gini(ranking), wrong, is, written };
    }
    if (course < 0.55) {
      const asked = ofAClass(random, ['f1'], matrix);
      const outcomes = outcomesOf(matrix, asked.at);
      const productsToo = random() < 0.4;
      const wrong = by((shorten) => {
        const [precision, recall] = [shorten(ofOutcomes.precision(outcomes)), shorten(ofOutcomes.recall(outcomes))];
        const product = productsToo ? shorten(precision * recall) : precision * recall;
        return (2 * product) / (precision + recall);
      });
      return { ...asked, wrong, is, written };
    }
    if (course < 0.65) {
      const asked = ofAClass(random, ['informedness'], matrix);
      const outcomes = outcomesOf(matrix, asked.at);
      const wrong = by((shorten) => shorten(ofOutcomes.recall(outcomes)) + shorten(ofOutcomes.specificity(outcomes)) - 1); // prettier-ignore
      return { ...asked, wrong, is, written };
    }
    if (course < 0.75) {
      const n = allOf(matrix);
      const chance = total(rowTotals(matrix).map((row, at) => row * columnTotals(matrix)[at]!)) / n ** 2;
      const wrong = by((shorten) => {
        const [observed, expected] = [shorten(micro(matrix)), shorten(chance)];
        return (observed - expected) / (1 - expected);
      });
      return {
        problem: matrixProblem(matrix),
        id: 'cohen_kappa',
        right: overall.cohen_kappa(matrix),
        wrong,
        is,
        written,
      };
    }
    const [id, of] = oneOf(random, [
      ['f1_macro', 'f1'],
      ['precision_macro', 'precision'],
      ['recall_macro', 'recall'],
      ['balanced_accuracy', 'recall'],
    ] as const);
    const wrong = by((shorten) => mean(perClass(matrix, of).map(shorten)));
    return { problem: matrixProblem(matrix), id, right: ofMatrix[id](matrix), wrong, is, written };
  },

  truncated(random) {
    const is = named('truncated');
    if (random() < 0.25) {
      const ranking = randomRanking(random);
      const id = oneOf(random, Object.keys(ofRanking) as RankingMetric[]);
      const right = ofRanking[id](ranking);
      return { problem: rankingProblem(ranking), id, right, wrong: () => right, is, written: cutOff };
    }
    const matrix = randomMatrix(random);
    if (random() < 0.5) {
      const asked = ofAClass(random, Object.keys(ofOutcomes) as ClassMetric[], matrix);
      return { ...asked, wrong: () => asked.right, is, written: cutOff };
    }
    const id = oneOf(random, Object.keys(ofMatrix) as MatrixMetric[]);
    const right = ofMatrix[id](matrix);
    return { problem: matrixProblem(matrix), id, right, wrong: () => right, is, written: cutOff };
  },

  percent(random) {
    const matrix = randomMatrix(random);
    const asked = ofAClass(random, classMetrics, matrix);
    const how = oneOf(random, ['missing', 'missing', 'superfluous'] as const);
    return {
      ...asked,
      wrong: () => asked.right,
      is: (slip) => slip.kind === 'percent' && slip.how === how,
      written: (value, decimals) =>
        how === 'missing' ? rounded(100 * value, decimals - 2) : `${rounded(value, decimals)} %`,
    };
  },

  'mean-of-parts'(random) {
    const { shares, ...made } = grouped(random, 'folds');
    const mean = total(shares.map(({ share }) => share)) / shares.length;
    return { ...made, wrong: () => mean, is: named('mean-of-parts') };
  },

  'other-part'(random) {
    const { shares, ...made } = grouped(random, 'groups');
    const { name, share } = oneOf(random, shares);
    return { ...made, wrong: () => share, is: ({ kind, part }) => kind === 'other-part' && part === name };
  },
};

/** Cases in two to five groups of different sizes, with the share of right ones in each and in all. */
function grouped(random: Random, field: 'folds' | 'groups') {
  const parts = Array.from({ length: wholeBetween(random, 2, 5) }, (_, part) => ({
    name: `part ${part}`,
    right: Array.from({ length: wholeBetween(random, 5, 40) }, () => random() < 0.4 + 0.1 * part),
  }));
  const cases = parts.flatMap(({ name, right }) => right.map((isRight) => ({ name, isRight })));
  const shareOf = (right: readonly boolean[]): number => right.filter(Boolean).length / right.length;
  const truth = cases.map(() => oneOf(random, names.slice(0, 3)));
  const predicted = cases.map(({ isRight }, at) => {
    const others = names.slice(0, 3).filter((name) => name !== truth[at]);
    return isRight ? truth[at]! : oneOf(random, others);
  });
  return {
    problem: { kind: 'labels', truth, predicted, [field]: cases.map(({ name }) => name) } as Problem,
    id: 'accuracy',
    right: shareOf(cases.map(({ isRight }) => isRight)),
    shares: parts.map(({ name, right }) => ({ name, share: shareOf(right) })),
  };
}

/** A count as a hasty reader misreads it; likely misreadings are more frequent. */
function misread(random: Random, matrix: Matrix, row: number, column: number): number {
  const count = matrix[row]![column]!;
  const text = String(count);
  const lookAlikes: Record<string, string> = { 0: '6', 1: '7', 2: '7', 3: '85', 4: '9', 5: '63', 6: '850', 7: '12', 8: '36', 9: '4' }; // prettier-ignore
  const place = wholeBetween(random, 0, text.length - 1);
  const alike = oneOf(random, [...lookAlikes[text[place]!]!]);
  const neighbours = [
    matrix[row]![column + 1],
    matrix[row]![column - 1],
    matrix[row + 1]?.[column],
    matrix[row - 1]?.[column],
    matrix[column]![row],
  ].filter((other) => other !== undefined);
  return weighted(random, [
    [8, count + oneOf(random, [-1, 1])],
    [3, Number(text.slice(0, place) + alike + text.slice(place + 1))],
    [3, oneOf(random, neighbours)],
    [2, Number([...text].reverse().join(''))],
    [2, count + oneOf(random, [-2, 2])],
    [1, count + oneOf(random, [-5, -4, -3, 3, 4, 5])],
    [1, count + oneOf(random, [-10, 10])],
    [1, 0],
    [1, Math.floor(count / 10)],
  ]);
}

// Figures.

interface Figure {
  tried: number;
  found: number;
  /** Answers that are right all the same, because they have so few digits. */
  skipped: number;
}

interface Figures {
  byDecimals: Map<number, Figure>;
  misses: string[];
  /** Right answers that are judged wrong, and right values that differ from those computed here. */
  wronged: string[];
}

/** Whether an answer is the value rounded to these digits; at an exact half either neighbour. */
const isRounding = (answer: string, value: number, decimals: number): boolean =>
  Math.abs(Number(answer) - value) <= 0.5 * 10 ** -decimals + 1e-10;

function shown(verdict: Verdict): string {
  const sentence = (slips: Slip[]): string => slips.map((slip) => JSON.stringify(slip)).join(' + ');
  return verdict.explanations.map(({ slips, value }) => `${sentence(slips)} = ${value}`).join('; ');
}

const isFound = ({ explanations }: Verdict, { is, wrong }: Made, decimals: number): boolean =>
  explanations.slice(0, 3).some(({ slips, value, same = [], variants = [] }) => {
    // A number that was cut off has the digits of the answer anyway.
    if (value !== null && slips.at(-1)?.kind !== 'truncated' && near(value, wrong(decimals))) return true;
    return [slips, ...same, ...variants.map((variant) => variant.slips)].some((list) =>
      list.some((slip) => is(slip, decimals)),
    );
  });

function figuresOf(kind: Banked): Figures {
  const random = generator(20_261_121 + 7919 * Object.keys(makers).indexOf(kind));
  const figures: Figures = {
    byDecimals: new Map(decimalsGiven.map((decimals) => [decimals, { tried: 0, found: 0, skipped: 0 }])),
    misses: [],
    wronged: [],
  };
  for (let round = 0; round < casesOfEachKind; ++round) {
    const made = makers[kind](random);
    const { problem, options, id, class: label, right, wrong, written = rounded } = made;
    const dataset = calculator.dataset(problem);
    const asked = { id, ...(label !== undefined && { class: label }) };
    const slips = decimalsGiven.map((decimals) => written(wrong(decimals), decimals));
    const rights = decimalsGiven.map((decimals) => rounded(right, decimals));
    const verdicts = dataset.check(
      [...slips, ...rights].map((answer) => ({ ...asked, answer })),
      options,
    );
    dataset.release();
    const where = JSON.stringify({ ...asked, ...options, problem });
    decimalsGiven.forEach((decimals, at) => {
      const ofRight = verdicts[decimalsGiven.length + at]!;
      if (ofRight.verdict !== 'right' || !near(ofRight.value ?? NaN, right)) {
        figures.wronged.push(`${rights[at]} is ${right}, not ${ofRight.value}: ${ofRight.verdict}, ${where}`);
      }
      const figure = figures.byDecimals.get(decimals)!;
      if (kind !== 'percent' && isRounding(slips[at]!, right, decimals)) {
        ++figure.skipped;
        return;
      }
      ++figure.tried;
      const verdict = verdicts[at]!;
      if (isFound(verdict, made, decimals)) ++figure.found;
      else {
        figures.misses.push(
          `${slips[at]} (${wrong(decimals)}, right ${right}): ${verdict.verdict}, ${shown(verdict)}; ${where}`,
        );
      }
    });
  }
  return figures;
}

const kinds = Object.keys(makers) as Banked[];
const bank = new Map<Banked, Figures>();

beforeAll(() => {
  for (const kind of kinds) bank.set(kind, figuresOf(kind));
}, 120_000);

const shareFound = (figures: readonly Figure[]): number =>
  total(figures.map(({ found }) => found)) / total(figures.map(({ tried }) => tried));
const at = (kind: Banked, decimals: number): Figure => bank.get(kind)!.byDecimals.get(decimals)!;
const ofAll = (decimals: number): Figure[] => kinds.map((kind) => at(kind, decimals));

test.each(kinds)('%s: found among the first three in four of five cases at four decimals', (kind) => {
  const { misses } = bank.get(kind)!;
  expect(at(kind, 4).tried).toBeGreaterThan(casesOfEachKind / 4);
  expect(shareFound([at(kind, 4)]), misses.slice(0, 5).join('\n')).toBeGreaterThanOrEqual(0.8);
});

test.each([[4, 0.95], [2, 0.8]])('at %d decimals at least %d of all slips are found', (decimals, least) => {
  expect(shareFound(ofAll(decimals))).toBeGreaterThanOrEqual(least);
}); // prettier-ignore

test('right answers are never called wrong', () => {
  expect(kinds.flatMap((kind) => bank.get(kind)!.wronged)).toEqual([]);
});

test('the figures', () => {
  const cell = ({ found, tried, skipped }: Figure): string =>
    `${found}/${tried} ${((100 * found) / tried).toFixed(0).padStart(3)} %${skipped > 0 ? ` (${skipped} skipped)` : ''}`;
  const line = (name: string, cells: string[]): string => name.padEnd(20) + cells.map((text) => text.padEnd(26)).join(''); // prettier-ignore
  const sumOf = (decimals: number): Figure => ({
    found: total(ofAll(decimals).map(({ found }) => found)),
    tried: total(ofAll(decimals).map(({ tried }) => tried)),
    skipped: total(ofAll(decimals).map(({ skipped }) => skipped)),
  });
  console.info(
    [
      line('slip', decimalsGiven.map((decimals) => `${decimals} decimals`)),
      ...kinds.map((kind) => line(kind, decimalsGiven.map((decimals) => cell(at(kind, decimals))))),
      line('all', decimalsGiven.map((decimals) => cell(sumOf(decimals)))),
    ].join('\n'),
  ); // prettier-ignore
  for (const decimals of decimalsGiven) {
    const { tried, skipped } = sumOf(decimals);
    expect(tried + skipped).toBe(kinds.length * casesOfEachKind);
  }
});
