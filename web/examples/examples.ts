import type { Example } from './example.ts';
import { firstExample } from './first-example.ts';
import { scoreExamples } from './score-examples.ts';

const vectors = 'Y = (1, 2, 2, 3, 3, 3, 4, 4, 4, 4)\nŶ = (1, 1, 1, 1, 2, 2, 2, 3, 3, 4)';

/** The examples in the order of the page. Titles and descriptions are in the locales. */
export const examples = [
  firstExample,
  {
    id: 'rareDisease',
    problem: {
      kind: 'matrix',
      labels: ['ill', 'healthy'],
      counts: [
        [1, 9],
        [4, 986],
      ],
      positive: 'ill',
    },
  },
  {
    id: 'averages',
    text: '[[2, 1, 0],\n [0, 1, 0],\n [1, 2, 3]]',
  },
  {
    id: 'twoVectors',
    text: vectors,
  },
  {
    id: 'representations',
    text: vectors,
    opens: 'representations',
  },
  {
    id: 'fourClasses',
    problem: {
      kind: 'matrix',
      labels: ['C1', 'C2', 'C3', 'C4'],
      counts: [
        [10, 1, 0, 2],
        [0, 15, 2, 1],
        [3, 0, 12, 2],
        [1, 0, 1, 8],
      ],
    },
  },
  {
    id: 'rounding',
    text: '\t\tPREDICTED\nACTUAL\t\tPositive (1)\tNegative (0)\tTotal\n\tPositive (1)\t20\t5\t25\n\tNegative (0)\t10\t15\t25\n\tTotal\t30\t20\t50',
    options: { positive: 'Positive (1)' },
  },
  {
    id: 'unevenClasses',
    text: '\tk=1\tk=2\tk=3\tk=4\tTotal\nk=1\t50\t37\t24\t39\t150\nk=2\t10\t480\t5\t3\t498\nk=3\t14\t10\t765\t1\t790\nk=4\t0\t2\t9\t101\t112\nTotal\t74\t529\t803\t144\t1550',
  },
  {
    id: 'neverPredicted',
    text: 'truth,predicted\ncat,cat\ncat,cat\ncat,dog\ndog,dog\ndog,cat\ndog,dog\nbird,cat\nbird,dog',
  },
  {
    id: 'clusterings',
    problem: {
      kind: 'matrix',
      labels: ['bird', 'cat', 'dog', 'fish'],
      predictedLabels: ['A', 'B', 'C'],
      counts: [
        [9, 1, 0],
        [0, 8, 1],
        [1, 7, 0],
        [0, 0, 6],
      ],
    },
  },
  {
    id: 'models',
    problem: {
      kind: 'labels',
      truth: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      predicted: {
        A: [1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1],
        B: [1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1],
      },
      labels: [0, 1],
      positive: 1,
    },
  },
  {
    id: 'threeModels',
    text: 'truth,forest,svm,dummy,n\nspam,spam,spam,spam,6\nspam,spam,spam,ham,8\nspam,spam,ham,spam,4\nspam,ham,spam,ham,1\nspam,ham,ham,ham,1\nham,ham,ham,spam,7\nham,ham,ham,ham,9\nham,ham,spam,ham,2\nham,spam,ham,spam,1\nham,spam,spam,spam,1',
  },
  {
    id: 'folds',
    text: 'fold,truth,predicted,n\n1,spam,spam,8\n1,spam,ham,2\n1,ham,ham,10\n2,spam,spam,1\n2,spam,ham,1\n2,ham,spam,1\n2,ham,ham,17\n3,spam,spam,9\n3,spam,ham,1\n3,ham,spam,3\n3,ham,ham,7',
  },
  {
    id: 'groups',
    text: 'gender,hired,predicted,n\nwomen,yes,yes,12\nwomen,yes,no,8\nwomen,no,yes,4\nwomen,no,no,36\nmen,yes,yes,32\nmen,yes,no,8\nmen,no,yes,8\nmen,no,no,12',
  },
  {
    id: 'raters',
    text: 'photo,rater1,rater2,rater3\n1,cat,cat,cat\n2,dog,dog,cat\n3,cat,cat,cat\n4,fox,dog,fox\n5,dog,dog,dog\n6,cat,cat,\n7,fox,fox,fox\n8,dog,dog,dog\n9,cat,dog,cat\n10,dog,dog,dog',
  },
  {
    id: 'ranked',
    text: '10 documents, 7 relevant, found at ranks 1, 3, 4, 6 and 9',
  },
] as const satisfies readonly Example[];

/** An example by its name, of matrices and labels or of scores. */
export function exampleOf(name: string | undefined): Example | undefined {
  return [...examples, ...scoreExamples].find(({ id }) => id === name);
}

export type ExampleId = (typeof examples)[number]['id'];
