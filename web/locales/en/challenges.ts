import type { ChallengeId } from '../../challenges/challenges.ts';
import type { Comparison } from '../../challenges/challenge.ts';
import type { Fault } from '../../challenges/goal-text.ts';

interface ChallengeText {
  title: string;
  /** Task of the challenge. */
  task: string;
  /** Text that is shown when the task is done. */
  lesson: string;
}

const comparisons: Readonly<Record<Comparison, (value: string) => string>> = {
  '>=': (value) => `at least ${value}`,
  '<=': (value) => `at most ${value}`,
  '=': (value) => `exactly ${value}`,
  '>': (value) => `more than ${value}`,
  '<': (value) => `less than ${value}`,
};

const faults: Readonly<Record<Fault['code'], (part: string) => string>> = {
  form: (part) => `“${part}” is no goal.`,
  metric: (part) => `There is no single-number metric called “${part}”.`,
  class: (part) => `“${part}”: this metric has no value per class.`,
  'too-many': (most) => `There are more than ${most} goals.`,
  challenge: (part) => `There is no challenge called “${part}”.`,
};

const built: Readonly<Record<ChallengeId, ChallengeText>> = {
  prevalence: {
    title: 'Prevalence',
    task: 'A test for a disease, tried on 100 people. Change the matrix so that the test is nearly always right but tells nothing.',
    lesson:
      'Where one class is rare, always saying the other one is right nearly every time: accuracy says more about the prevalence than about the test. Balanced accuracy gives both classes the same weight and is 0.5, as when tossing a coin. MCC is 0/0 here, which scikit-learn writes as 0.',
  },
  averages: {
    title: 'Macro against micro',
    task: 'Three kinds of animals. Change the matrix so that the micro average of F1 is high and the macro average low.',
    lesson:
      'Micro averages count cases: here micro F1 is the accuracy, and the largest class decides it. Macro averages count classes, the smallest as much as the largest, and show that some are hardly ever found.',
  },
  calibration: {
    title: 'Calibration against ranking',
    task: 'Ten cases, each with the model’s probability of class 1. Change the scores in the text so that every case of class 1 ranks before the others, and the probabilities are worse than saying 0.5 each time, whose Brier score is 0.25.',
    lesson:
      'AUC depends only on the order of the cases. Whether 0.9 means nine in ten is calibration: the Brier score and log loss measure it. A perfect ranking may have bad probabilities.',
  },
  curves: {
    title: 'ROC against PR',
    task: 'Each line is a score and how many cases have it. Change the counts so that the area under the ROC curve is large and average precision low.',
    lesson:
      'The false positive rate is a share of all negatives, so ROC curves do not depend on how many there are. Precision is a share of the alarms: the rarer the positives, the more alarms are false, with the same ROC curve.',
  },
  relabelling: {
    title: 'Names against groups',
    task: 'Two clusterings of the same cases. Change the matrix so that no cluster has the right name, yet both clusterings form the same groups.',
    lesson:
      'Accuracy compares names. Variation of information and mutual information compare groups, whatever their names: swap two columns, and they stay the same.',
  },
  costs: {
    title: 'Costs and threshold',
    task: 'A false negative costs five times as much as a false positive. Leave the scores as they are, and move the threshold to the least mean cost.',
    lesson:
      'With costs of 1 and 5, “positive” is cheapest from a probability of 1/(1 + 5) ≈ 0.17 on, not from 0.5. The scores and the AUC stay the same: only the decision changes.',
  },
};

/** Texts of the challenges. Numbers are passed as text. */
export const challenges = {
  title: 'Challenges',
  named: (title: string) => `Challenge: ${title}`,
  unnamed: 'Challenge',
  /** Task where a link sets its own goals. */
  task: 'Change the data, or the threshold, until all goals are reached.',
  goals: 'Goals',
  cases: 'Number of cases',
  comparisons,
  ofClass: (metric: string, label: string) => `${metric} of “${label}”`,
  atThreshold: (metric: string) => `${metric} at the threshold`,
  atCosts: (metric: string, falsePositive: string, falseNegative: string) =>
    `${metric}, a false positive at ${falsePositive} and a false negative at ${falseNegative}`,
  now: (value: string) => `now ${value}`,
  notInTheseData: 'not available for these data',
  met: 'reached',
  unmet: 'not yet',
  reached: 'Reached.',
  startAnew: 'Start again',
  leave: 'Leave the challenge',
  next: (title: string) => `Next: ${title}`,
  refused: 'The challenge in the link cannot be read.',
  faults,
  /** @param form an example of how goals are written */
  form: (form: string) => `Goals are written like this: ${form}`,
  ofYourOwn: (form: string) => `For lecturers: goals of your own go to the end of the page’s address, as in ${form}`,
  built,
};

export type ChallengeTexts = typeof challenges;
