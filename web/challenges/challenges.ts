import type { Challenge } from './challenge.ts';

/** The challenges in the order of the page. Titles, tasks and lessons are in the locales. */
export const challenges = {
  prevalence: {
    // MCC cannot be a goal here: where one class is never predicted it is 0/0.
    goals: [
      { metric: 'accuracy', comparison: '>=', value: 0.95 },
      { metric: 'balanced_accuracy', comparison: '=', value: 0.5 },
      { metric: 'cases', comparison: '=', value: 100 },
    ],
    start: {
      problem: {
        kind: 'matrix',
        labels: ['ill', 'healthy'],
        counts: [
          [15, 5],
          [10, 70],
        ],
        positive: 'ill',
      },
    },
  },
  averages: {
    goals: [
      { metric: 'f1_micro', comparison: '>=', value: 0.9 },
      { metric: 'f1_macro', comparison: '<=', value: 0.5 },
    ],
    start: {
      problem: {
        kind: 'matrix',
        labels: ['bird', 'cat', 'dog'],
        counts: [
          [24, 3, 3],
          [2, 25, 3],
          [3, 4, 23],
        ],
      },
    },
  },
  calibration: {
    goals: [
      { metric: 'roc_auc', comparison: '=', value: 1 },
      { metric: 'brier_score', comparison: '>', value: 0.25 },
    ],
    start: {
      text: 'truth,score\n1,0.9\n1,0.8\n1,0.7\n1,0.6\n1,0.3\n0,0.4\n0,0.3\n0,0.2\n0,0.2\n0,0.1',
      positive: 1,
    },
  },
  curves: {
    goals: [
      { metric: 'roc_auc', comparison: '>=', value: 0.9 },
      { metric: 'average_precision', comparison: '<=', value: 0.3 },
    ],
    start: {
      text: 'truth,score,count\n1,0.9,7\n1,0.7,2\n1,0.5,1\n0,0.9,1\n0,0.7,1\n0,0.5,2\n0,0.3,16',
      positive: 1,
    },
  },
  relabelling: {
    goals: [
      { metric: 'accuracy', comparison: '=', value: 0 },
      { metric: 'variation_of_information', comparison: '=', value: 0 },
      // With a single group there would be no information.
      { metric: 'mutual_information', comparison: '>', value: 0 },
    ],
    start: {
      problem: {
        kind: 'matrix',
        labels: ['A', 'B', 'C'],
        counts: [
          [10, 2, 0],
          [1, 9, 2],
          [0, 1, 11],
        ],
      },
    },
  },
  costs: {
    goals: [
      { metric: 'expected_cost', comparison: '<=', value: 0.54 },
      // The scores have to stay as they are.
      { metric: 'roc_auc', comparison: '=', value: 0.8 },
    ],
    costs: { falsePositive: 1, falseNegative: 5 },
    start: {
      text: 'truth,score,count\n1,0.9,8\n1,0.7,7\n1,0.5,4\n1,0.3,3\n1,0.2,4\n1,0.1,4\n0,0.9,2\n0,0.7,3\n0,0.5,6\n0,0.3,7\n0,0.2,16\n0,0.1,36',
      positive: 1,
    },
  },
} as const satisfies Readonly<Record<string, Challenge>>;

export type ChallengeId = keyof typeof challenges;

export const isChallenge = (name: string): name is ChallengeId => Object.hasOwn(challenges, name);

/** The next challenge, if there is one. */
export function nextChallenge(id: ChallengeId): ChallengeId | undefined {
  const ids = Object.keys(challenges) as ChallengeId[];
  return ids[ids.indexOf(id) + 1];
}
