import type { ScoreExampleId } from '../../examples/score-examples.ts';
import type { CompareOptions } from '../../core/types/comparison.ts';
import { plural } from '../plural.ts';

/** The title of an example, and one sentence on what it shows. */
export interface ExampleText {
  title: string;
  description: string;
}

const counted = plural('en');

/** Summary of the data read; `positives` is undefined where positives are not counted. */
export interface UnderstoodScores {
  kind: 'scores' | 'probabilities' | 'multilabel';
  cases: string;
  classes: string;
  models: string;
  positive: string | undefined;
  positives: string | undefined;
  lowerIsPositive: boolean;
  probabilities: boolean;
  /** For label sets: whether there are predicted sets, and whether there are scores. */
  predicted: boolean;
  scores: boolean;
}

const methods: Record<CompareOptions['method'], string> = {
  delong: 'DeLong',
  'hanley-mcneil': 'Hanley–McNeil',
  bootstrap: 'Bootstrap',
};

const examples: Record<ScoreExampleId, ExampleText> = {
  twoScoredModels: {
    title: 'Two rankings',
    description:
      'A ranks better than B on the same 40 cases: its curve lies above. Is the difference more than chance?',
  },
  twentyCases: {
    title: '20 cases',
    description: 'Ten positives, ten negatives, no ties: one step per case, up for a positive, right for a negative.',
  },
  perfect: {
    title: 'Perfect',
    description: 'Every positive scores above every negative: the curve goes through the top left corner, AUC = 1.',
  },
  random: {
    title: 'Random',
    description:
      'Scores drawn by lot: the curve wanders along the diagonal. AUC near 0.5, precision near the prevalence.',
  },
  inverted: {
    title: 'Upside down',
    description:
      'The curve sags below the diagonal: positives score low. Turned round, these scores are as good as they look bad.',
  },
  fourClassProbabilities: {
    title: 'Class probabilities',
    description: 'Probabilities of four classes: one curve per class against the rest, and averages of their areas.',
  },
  labelSets: {
    title: 'Label sets',
    description: 'Each film has several genres: sets predicted, and a score for every genre.',
  },
  logits: {
    title: 'Logits',
    description:
      'Scores beyond 0 and 1 are not probabilities: log loss of logits and hinge loss apply, Brier does not.',
  },
  twoDistributions: {
    title: 'Two distributions',
    description:
      'Entropy 1.75 bits against 2: coded for q, messages of p take 0.25 bits more each, which is KL(p ∥ q).',
  },
};

/** Texts of the view of scores, probabilities and label sets. Numbers are passed as text. */
export const scores = {
  examples,

  understood: (data: UnderstoodScores): string => {
    const cases = counted(data.cases, 'case', 'cases');
    if (data.kind === 'multilabel') {
      const parts = [
        cases,
        counted(data.classes, 'label', 'labels'),
        ...(data.predicted ? ['predicted sets'] : []),
        ...(data.scores ? ['scores'] : []),
      ];
      return `${parts.join(', ')}.`;
    }
    if (data.kind === 'probabilities') {
      return `${counted(data.classes, 'class', 'classes')}, ${cases} with ${data.probabilities ? 'probabilities' : 'scores per class'}.`;
    }
    const positive = data.positive === undefined ? '' : ` (“${data.positive}”)`;
    const positives = data.positives === undefined ? '' : `, ${data.positives} positive${positive}`;
    return `${cases}${positives}, ${counted(data.models, 'model', 'models')}${data.lowerIsPositive ? '; lower scores are positive' : ''}.`;
  },

  // Options beside the input that say how scores are read.
  reading: 'How to read the scores',
  lowerIsPositive: 'Lower scores are positive',
  decisionValues: 'Logits or margins, not probabilities',
  scores: 'scores',

  // Sentences on the ROC curve.
  said: {
    perfect: (positive: string) => `Every case of “${positive}” ranks above every other: a perfect ranking, AUC = 1.`,
    usual: (positive: string, auc: string) =>
      `With probability ${auc} a case of “${positive}” ranks above a case that is not: that is the AUC.`,
    nearChance: (positive: string, auc: string) =>
      `With probability ${auc} a case of “${positive}” ranks above a case that is not (AUC): on these cases no clear difference from guessing, 0.5.`,
    chance: 'AUC = 0.5: these scores rank no better than guessing.',
    inverted: (positive: string, auc: string) =>
      `AUC < 0.5: these scores rank upside down. Only with probability ${auc} does a case of “${positive}” rank above a case that is not.`,
    undefined: 'There is no AUC: it needs positive and negative cases.',
    pooled: {
      probabilities: (auc: string) =>
        `With probability ${auc} a true class ranks above a false one, all classes pooled: the micro average of the AUC.`,
      multilabel: (auc: string) =>
        `With probability ${auc} a label that applies ranks above one that does not, all labels pooled: the micro average of the AUC.`,
    },
    noScores: 'There are no scores, so there are no curves.',
  },
  meant: {
    lower: 'Did you mean that lower scores are positive?',
    higher: 'Did you mean that higher scores are positive?',
  },
  turnRound: 'Take lower as positive',
  turnBack: 'Take higher as positive',
  starting: 'Computing …',

  model: 'Model',
  classOf: { probabilities: 'Class against the rest', multilabel: 'Label' },
  pooled: 'all pooled',
  rest: 'rest',
  auc: 'AUC',
  averagePrecision: 'AP',

  // The threshold.
  threshold: 'Threshold',
  thresholdForm: 'Written as',
  forms: { t: 't', τ: 'τ = 1 − t' },
  formHint: 'Positive is a score of at least t. Some course notes write the threshold as τ = 1 − t.',
  rule: {
    higher: (threshold: string) => `Positive: score ≥ ${threshold}`,
    lower: (threshold: string) => `Positive: score ≤ ${threshold}`,
  },
  slider: 'Move the threshold from score to score',
  sliderText: (threshold: string, truePositives: string, falsePositives: string) =>
    `${threshold}, ${truePositives} true and ${falsePositives} false positives`,
  jumpTo: 'Go to',
  jumps: {
    youden_threshold: 'Youden',
    closest_topleft_threshold: 'Nearest corner',
    f1_max_threshold: 'Largest F1',
    accuracy_max_threshold: 'Largest accuracy',
  } as Readonly<Record<string, string>>,
  equalErrors: 'Equal errors',
  equalErrorsHint: 'Where the rates of false positives and of false negatives are closest',
  matrix: 'Confusion matrix at the threshold',
  truly: (label: string) => `true ${label}`,
  predicted: (label: string) => `predicted ${label}`,
  /** Names of both sides, in the order of the rows and columns of the matrix of decisions of a metric. */
  sides: { negative: 'negative', positive: 'positive' },
  useMatrix: 'Use this confusion matrix',
  costs: 'Costs',
  decideByCosts: 'Decide by costs',
  costOf: { falsePositive: 'of a false positive', falseNegative: 'of a false negative' },
  slope: (slope: string) => `Slope of equal cost in the ROC plot: ${slope}`,
  decide: 'Decide for the most probable class',
  decideHint: 'Turns the probabilities into predictions and shows the confusion matrix',

  morePlots: 'More plots',

  // The AUC and its uncertainty.
  binned: (data: { area: string; bound: string; low: string; high: string }) =>
    `If the counted scores are bins, the AUC of all rows is ${data.area} ± ${data.bound}, between ${data.low} and ${data.high}.`,
  inference: 'AUC and its uncertainty',
  interval: (level: string) => `${level} % interval`,
  standardError: 'Standard error',
  areas: 'Areas under the curves',
  show: (model: string) => `Show ${model}`,
  shown: 'shown',
  compare: 'Compare',
  with: 'with',
  method: 'Method',
  methods,
  methodHints: {
    delong: 'Covariance of the areas on the same cases (DeLong and others 1988)',
    'hanley-mcneil': 'Standard errors of Hanley and McNeil (1982), correlation by DeLong',
    bootstrap: 'Cases drawn again, within each class',
  } satisfies Record<CompareOptions['method'], string>,
  difference: 'Difference',
  z: 'z',
  p: 'p',
  weighted: 'The cases have weights: areas of weighted cases are neither compared nor resampled.',
  resamples: 'Resamples',
  seed: 'Seed',
  run: 'Resample',
  cancel: 'Cancel',
  progress: (done: string, of: string) => `${done} of ${of} resamples`,
  givenUp: 'Given up.',
  bootstrapOfOne: 'Bootstrap of the AUC',
  meaning: (p: string) =>
    `If both ranked equally well, a difference at least as large would occur with probability ${p}.`,
  untestable: 'The difference cannot be tested on these cases.',

  allCases: 'all cases',
  ranked: {
    understood: (items: string, lists: string) =>
      lists === '1' ? `A ranked list of ${items} items.` : `${lists} ranked lists with ${items} items together.`,
    said: (value: string) =>
      `Average precision ${value}: the mean precision at the relevant items, those that were not returned counting 0.`,
    saidOfMean: (value: string) => `Mean average precision of the lists: ${value}.`,
    title: 'The ranked list',
    queries: 'The lists',
    query: 'List',
    rank: 'Rank',
    relevant: 'Relevant',
    other: 'Not relevant',
    turn: 'Turn: relevant or not',
    cut: 'Cut the list after rank',
    hits: 'Relevant',
    precision: 'Precision',
    recall: 'Recall',
    steps: 'Precision and recall at each rank',
    sum: 'Average precision, term by term',
    missed: (count: number) => `${count} relevant items were not returned. Each adds 0.`,
    firstRanks: (count: number) => `The first ${count} ranks are shown.`,
    plot: 'Precision and recall down the list',
    plotHint: 'The shaded area is the average precision. Each dot is a rank; the ring is the cut.',
    boxes: {
      title: 'Detections and objects',
      least: 'A detection matches from an overlap (IoU) of',
      rule: 'The surest detection comes first. It matches the free object of its image and class that it overlaps most.',
      image: 'Image',
      score: 'Score',
      matched: 'Matched',
      draw: (rank: number) => `Draw detection ${rank}`,
      drawing: 'The two boxes; what they share is shaded',
      object: 'object',
      detection: 'detection',
      alone: 'It overlaps no object of its class.',
      none: 'Nothing was detected of this class.',
    },
    lines: {
      sum: 'AP',
      interpolated: 'interpolated (all)',
      levels: '11 levels',
      percents: '101 levels',
    },
  },
  raters: {
    understood: (items: string, categories: string) => `Ratings of ${items} items in ${categories} categories.`,
    said: (agreement: string, kappa: string) =>
      `Two ratings of the same item agree in ${agreement} of the pairs; beyond chance, κ = ${kappa}.`,
    pairs: 'Cohen’s kappa of each pair of raters',
    pairsNote: 'Of the items that both have rated. The mean of these numbers is Light’s kappa.',
    rater: 'Rater',
    majority: 'Take the majority as the truth',
    majorityHint: 'Compares each rater with the category that most of them give. Items with a tie are left out.',
  },
  reports: {
    understood: (cases: string, classes: string) => `A printed report of ${cases} cases in ${classes} classes.`,
    said: (choices: string) =>
      `${choices} sets of counts give the printed figures. A bold number is the same in all of them; the others are ranges.`,
    only: 'Only these counts give the printed figures.',
    tooMany: 'Too many sets of counts give the printed figures to list them. Each range is that of its row alone.',
    excluded: (choices: string) => `${choices} more would fit the figures, but no confusion matrix has these counts.`,
    caption: 'What the counts of each class can be',
    class: 'Class',
    cases: 'Cases',
    advice:
      'More digits, as from classification_report(…, digits=4), or the labels themselves would settle the counts.',
  },
  /** Texts about one distribution, or two over the same outcomes. */
  distributions: {
    understood: (outcomes: string) => `Probabilities of ${outcomes} outcomes.`,
    caption: 'The outcomes and their probabilities',
    outcome: 'Outcome',
    one: (perplexity: string, outcomes: string) =>
      `As uncertain as ${perplexity} equally likely outcomes; there are ${outcomes}.`,
    two: (distance: string) => `No event is more or less probable in one than in the other by more than ${distance}.`,
  },
};

export type ScoreTexts = typeof scores;
