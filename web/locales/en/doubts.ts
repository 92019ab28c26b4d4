/** Texts about a doubt. `parameters` are those of the doubt, with numbers in the format of the page. */
export interface DoubtText {
  /** The doubt in one sentence, with the numbers that give rise to it. */
  says(parameters: Readonly<Record<string, string>>): string;
  /** Its usual cause, and its effect. */
  why(parameters: Readonly<Record<string, string>>): string;
  /** Label of the button that corrects it. */
  mend?(parameters: Readonly<Record<string, string>>): string;
}

const others = (count: string | undefined): string =>
  count === undefined || count === '0' ? '' : count === '1' ? ' (and one more)' : ` (and ${count} more)`;

const laws = {
  'predictions-shifted': {
    says: ({ rows, shifted, inPlace }) =>
      rows === '1'
        ? `The predictions seem to stand one row too low: ${shifted} of them fit the case above, ${inPlace} their own.`
        : `The predictions seem to stand one row too high: ${shifted} of them fit the case below, ${inPlace} their own.`,
    why: ({ cases, p }) =>
      `A column slips if only one of two files has a heading, or if a row was deleted in one of them. Among ${cases} cases so large a difference is hardly due to chance (p = ${p}, McNemar 1947).`,
    mend: ({ rows }) => (rows === '1' ? 'Move the predictions up by one row' : 'Move the predictions down by one row'),
  },
  'predictions-equal-truth': {
    says: ({ model, cases }) => `All ${cases} predictions${model ? ` of ${model}` : ''} are right.`,
    why: () =>
      'Hardly any model is always right. Most often the same column was pasted twice, or the model was tested on the cases that it had learned from.',
  },
  'scores-reversed': {
    says: ({ model, area, positive }) =>
      `The area under the ROC curve${model ? ` of ${model}` : ''} is ${area}: the cases of “${positive}” have the lower scores.`,
    why: ({ other, p }) =>
      `Scores that rank so much worse than a coin rank well upside down: the area becomes ${other}. Perhaps a low score stands for the positive class, or the scores belong to the other class. This is hardly due to chance (p = ${p}, Mann and Whitney 1947).`,
    mend: () => 'Turn the scores upside down',
  },
  'probabilities-of-the-other-class': {
    says: ({ column, positive, negative, asNamed, otherwise }) =>
      column
        ? `The column “${column}” is named for “${negative}”, but counts as the probability of “${positive}”.`
        : `The two columns of probabilities seem to be exchanged: ${asNamed} of the cases are right as they are named, ${otherwise} the other way round.`,
    why: () =>
      'Programs give the probabilities of the classes in the order of the alphabet; the first column is that of the first class, which mostly is the negative one.',
    mend: () => 'Use them for the other class',
  },
  'probability-columns-permuted': {
    says: ({ asNamed, otherwise, columns }) =>
      `The columns of probabilities seem to have each other’s names: ${asNamed} of the cases are right as they stand, ${otherwise} with ${columns}.`,
    why: ({ p }) =>
      `Programs give the columns in an order of their own, mostly that of the alphabet; names that are put above them by hand may be in another. The order was found with every second case and tested with the others (p = ${p}, McNemar 1947).`,
    mend: () => 'Rename the columns',
  },
  'confidence-not-score': {
    says: ({ lowest, negatives, positive }) =>
      `No score is below ${lowest}, not even among the ${negatives} cases that are not “${positive}”.`,
    why: ({ positive }) =>
      `These may be the probabilities of whichever class was predicted. ROC curve and area need the probability of “${positive}” in each case: 1 − p where the other class was predicted. Paste that column, or one probability per class.`,
  },
  'scores-are-labels': {
    says: ({ low, high }) => `All scores are ${low} or ${high}: these are predictions, not scores.`,
    why: () =>
      'A curve through predictions has a single corner, and the area under it is the balanced accuracy. In scikit-learn, predict gives classes; predict_proba and decision_function give scores.',
    mend: () => 'Read them as predictions',
  },
  'codes-for-labels': {
    says: ({ pairing, agreement }) =>
      `One side has names and the other numbers, so no case agrees. With ${pairing} it is ${agreement} of them.`,
    why: ({ by }) =>
      by === 'alphabet'
        ? 'Label encoders number the classes in the order of the alphabet, from 0.'
        : 'In the order of the alphabet, as label encoders number classes, far fewer cases agree. If the numbers are clusters, leave them as they are: mutual information and the Rand index compare groupings without their names.',
    mend: () => 'Pair them so',
  },
  'booleans-for-codes': {
    says: ({ pairing }) => `One side has truth values and the other numbers, so no case agrees: ${pairing}?`,
    why: () => 'Programs write the same values as True and False, or as 1 and 0.',
    mend: () => 'Pair them so',
  },
  'labels-all-different': {
    says: ({ classes, cases, example }) =>
      `Nearly every case has a class of its own: ${classes} classes in ${cases} cases, such as “${example}”.`,
    why: () =>
      'Names of files, numbers of cases and free text are no classes. Choose under “Read as” which columns hold the true and the predicted classes, or paste these two alone.',
  },
  'labels-nearly-equal': {
    says: ({ first, second, others: count }) => `“${first}” and “${second}” may be one class${others(count)}.`,
    why: () =>
      'A capital letter, a stop, an accent or a slip of the pen makes a class of its own, whose cases can’t be predicted right.',
    mend: ({ first, second, others: count }) =>
      count === '0' ? `Merge “${first}” into “${second}”` : 'Merge each such pair',
  },
  'pasted-twice': {
    says: ({ times, once, cases }) =>
      times === '2'
        ? `The ${cases} cases are ${once} cases twice.`
        : `The ${cases} cases are ${once} cases three times.`,
    why: () =>
      'Most metrics stay the same, but every interval is too narrow and every p-value too small: each case counts more than once.',
    mend: () => 'Keep them once',
  },
  'totals-among-counts': {
    says: ({ class: name }) => `The last row and the last column (“${name}”) are the sums of the others.`,
    why: () => 'Totals that are taken for a class count every case four times.',
    mend: () => 'Leave the totals out',
  },
  'counts-are-percentages': {
    says: ({ of, sum }) =>
      of === 'rows'
        ? `Every row sums to ${sum}: are these percentages, not counts?`
        : of === 'columns'
          ? `Every column sums to ${sum}: are these percentages, not counts?`
          : `All numbers together sum to ${sum}: are these percentages, not counts?`,
    why: ({ of }) =>
      of === 'rows'
        ? 'Values within one row, such as recall, stay right. Accuracy, precision and averages are right only if all classes have equally many cases. With the counts, all are right.'
        : of === 'columns'
          ? 'Values within one column, such as precision, stay right. Accuracy, recall and averages are right only if all classes are predicted equally often. With the counts, all are right.'
          : 'Ratios stay right. Intervals and tests need to know how many cases there are.',
    mend: () => 'Read them as shares of all cases',
  },
  'orientation-not-stated': {
    says: ({ rows }) =>
      `It is not clear whether the rows are the truth or the predictions; they were taken for the ${rows === 'truth' ? 'truth' : 'predictions'}.`,
    why: () =>
      'In scikit-learn the rows are the truth; in R, table(predicted, truth) and caret have the predictions in rows. The other way round, precision and recall change places.',
    mend: ({ rows }) => (rows === 'truth' ? 'The rows are the predictions' : 'The rows are the truth'),
  },
  'classes-out-of-order': {
    says: ({ now, ordered }) => `The classes stand in the order ${now}. As grades they go ${ordered}.`,
    why: () =>
      'Metrics of grades, such as weighted kappa, take neighbours in the list for neighbours. All others don’t depend on the order.',
    mend: () => 'Put them in order',
  },
  'classes-with-gap': {
    says: ({ missing }) => `The classes are numbers, and ${missing} is not among them.`,
    why: () =>
      'Metrics of grades, such as weighted kappa, count places in the list: across the gap they count one step. With the missing class in the list they count by value. Averages over classes then count the missing class too.',
    mend: ({ missing }) => `Add ${missing} to the list`,
  },
  'class-never-true': {
    says: ({ class: name, cases, others: count }) =>
      cases
        ? `“${name}” is predicted (cases: ${cases}) and never true${others(count)}.`
        : `“${name}” has a probability and is never true${others(count)}.`,
    why: () =>
      'Its recall is 0/0. scikit-learn counts it as 0 in macro averages, other programs leave the class out; balanced accuracy leaves it out everywhere. Hence the same data give different averages.',
  },
  'class-never-predicted': {
    says: ({ class: name, cases, others: count }) =>
      `“${name}” is never predicted, but true (cases: ${cases})${others(count)}.`,
    why: () =>
      'Its precision is 0/0. scikit-learn counts it as 0 in macro averages and warns; other programs leave the class out. Its recall and its F1 are 0 everywhere.',
  },
  'stated-result-differs': {
    says: ({ metric, class: name, stated, found, line }) =>
      `Line ${line} says ${metric}${name ? ` of “${name}”` : ''} ${stated}; these data give ${found}.`,
    why: () =>
      'The number may belong to other data, such as those of training, to another class or average, or to another definition. Or the data were read in another way: rows as columns, or another positive class.',
  },
  'ties-move-precision': {
    says: ({ cases, lowest, highest }) =>
      `Average precision depends on the order of equal scores, from ${lowest} to ${highest}: ${cases} cases share their score with a case of the other class.`,
    why: () =>
      'Here equal scores count at once, as in scikit-learn; trec_eval and others put them in some order. “Expected average precision” is the mean over all orders (McSherry and Najork 2008).',
  },
  'few-cases': {
    says: ({ onlyFirst, onlySecond, firstArea, secondArea, p }) =>
      firstArea
        ? `These cases are too few to tell which model is better: the areas under the ROC curves are ${firstArea} and ${secondArea} (p = ${p}).`
        : `These cases are too few to tell which classifier is better: only the first is right in ${onlyFirst}, only the second in ${onlySecond} (p = ${p}).`,
    why: ({ firstArea }) =>
      firstArea
        ? 'On other cases the order may be reversed. The areas are compared by the test of DeLong, DeLong and Clarke-Pearson (1988).'
        : 'Cases that both get right, or both wrong, say nothing about the difference. The others are compared by the exact test of McNemar (1947).',
  },
} satisfies Record<string, DoubtText>;

export const doubts = {
  laws,
  /** Title above the likely doubts. */
  title: 'Do the data look as they should?',
  /** Label of the line that unfolds the doubts that are only possible. */
  possible: (count: number) => (count === 1 ? 'One more thing to look at' : `${count} more things to look at`),
  onlyPossible: (count: number) => (count === 1 ? 'One thing to look at' : `${count} things to look at`),
  why: 'Why?',
  /** Text before the metrics that the input asks for. */
  asks: 'The text asks for:',
  /** Label of the button that checks a number from a question in the input. */
  claimed: (metric: string, answer: string) => `Is ${metric} ${answer}?`,
  /** Label of the button that looks for the slip behind a number that the input states. */
  slip: 'Which slip gives it?',
  /** A result that the input states and the data confirm. */
  agrees: (metric: string, value: string, line: string) => `${metric} ${value}, as line ${line} says`,
  /** Label of the button that dismisses a doubt. */
  asItShouldBe: 'It is as it should be',
};

export type DoubtTexts = Omit<typeof doubts, 'laws'> & { laws: Record<keyof typeof laws, DoubtText> };
