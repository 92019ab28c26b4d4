import type { Example } from './example.ts';

const genres = {
  labels: ['comedy', 'drama', 'romance', 'thriller'],
  truth: [
    ['comedy', 'romance'],
    ['drama'],
    ['drama', 'thriller'],
    ['comedy'],
    ['drama', 'romance'],
    ['thriller'],
    ['comedy', 'drama'],
    ['romance'],
  ],
  predicted: [
    ['romance', 'thriller'],
    ['comedy', 'drama'],
    ['drama', 'romance', 'thriller'],
    ['comedy'],
    ['drama'],
    ['thriller'],
    ['comedy', 'drama'],
    ['romance'],
  ],
  scores: [
    [0.47, 0.35, 0.96, 0.64],
    [0.56, 0.69, 0.37, 0.25],
    [0.03, 0.58, 0.51, 0.73],
    [0.61, 0.07, 0.28, 0.17],
    [0.31, 0.79, 0.18, 0.28],
    [0.03, 0.1, 0.03, 0.92],
    [0.83, 0.79, 0.14, 0.03],
    [0.22, 0.34, 0.66, 0.45],
  ],
};

/** Examples with scores, loaded on demand. Titles and descriptions are with the texts about scores. */
export const scoreExamples = [
  {
    id: 'twoScoredModels',
    text: 'truth,A,B\n1,0.42,0.93\n0,0.45,0.56\n0,0.03,0.13\n1,0.83,0.67\n0,0.35,0.53\n0,0.29,0.18\n1,0.68,0.59\n1,0.06,0.55\n1,0.38,0.48\n0,0.01,0.57\n0,0.74,0.27\n0,0.07,0.82\n1,0.80,0.46\n0,0.07,0.73\n0,0.80,0.59\n1,0.97,0.82\n1,0.62,0.42\n0,0.12,0.20\n0,0.78,0.52\n1,0.92,0.28\n1,0.85,0.59\n0,0.30,0.63\n0,0.56,0.91\n1,0.82,0.82\n0,0.14,0.38\n0,0.34,0.34\n1,0.76,0.42\n0,0.54,0.33\n0,0.33,0.62\n1,0.97,0.76\n0,0.17,0.28\n0,0.81,0.18\n0,0.28,0.18\n0,0.73,0.08\n0,0.41,0.54\n1,0.92,0.45\n0,0.16,0.07\n1,0.95,0.20\n1,0.67,0.97\n0,0.51,0.89',
  },
  {
    // Fawcett (2006), figure 3.
    id: 'twentyCases',
    text: 'truth,score\np,0.9\np,0.8\nn,0.7\np,0.6\np,0.55\np,0.54\nn,0.53\nn,0.52\np,0.51\nn,0.505\np,0.4\nn,0.39\np,0.38\nn,0.37\nn,0.36\nn,0.35\np,0.34\nn,0.33\np,0.30\nn,0.1',
  },
  {
    id: 'perfect',
    text: 'truth,score\n1,0.74\n0,0.16\n0,0.39\n0,0.36\n1,0.81\n1,0.69\n1,0.73\n0,0.43\n1,0.88\n0,0.17\n0,0.44\n1,0.91\n1,0.77\n1,0.76\n0,0.44\n0,0.31\n0,0.34\n1,0.89\n1,0.94\n0,0.37\n1,0.77\n1,0.67\n0,0.47\n0,0.14',
  },
  {
    id: 'random',
    text: 'truth,score\n1,0.26\n1,0.89\n1,0.92\n0,0.64\n0,0.00\n1,0.38\n0,0.37\n1,0.57\n1,0.68\n1,0.61\n1,0.67\n0,0.41\n0,0.12\n0,0.35\n0,0.23\n0,0.75\n0,0.80\n0,0.97\n1,0.10\n0,0.76\n1,0.33\n1,0.40\n1,0.91\n0,0.71',
  },
  {
    id: 'inverted',
    text: 'truth,score\n1,0.18\n1,0.23\n0,0.83\n0,0.71\n1,0.15\n1,0.38\n1,0.39\n0,0.41\n1,0.19\n0,0.53\n1,0.93\n0,0.67\n0,0.86\n0,0.25\n1,0.31\n0,0.30\n1,0.37\n1,0.39\n0,0.68\n0,0.52\n1,0.46\n1,0.24\n0,0.88\n0,0.48',
  },
  {
    id: 'fourClassProbabilities',
    text: 'truth,bird,cat,dog,fish\ndog,0.06,0.18,0.73,0.03\nfish,0.26,0.06,0.11,0.57\nbird,0.43,0.12,0.44,0.01\ndog,0.05,0.20,0.70,0.05\nfish,0.03,0.06,0.03,0.88\nbird,0.24,0.42,0.02,0.32\nbird,0.98,0.00,0.00,0.02\ncat,0.08,0.68,0.16,0.08\ndog,0.23,0.02,0.72,0.03\nfish,0.10,0.20,0.27,0.43\ncat,0.13,0.40,0.32,0.15\nbird,0.83,0.04,0.03,0.10\nfish,0.17,0.11,0.34,0.38\ncat,0.11,0.54,0.31,0.04\nfish,0.31,0.07,0.28,0.34\ndog,0.12,0.49,0.33,0.06\ncat,0.04,0.23,0.67,0.06\nbird,0.56,0.09,0.08,0.27\nfish,0.11,0.03,0.01,0.85\nfish,0.16,0.17,0.17,0.50\nbird,0.51,0.19,0.22,0.08\ncat,0.12,0.54,0.18,0.16\ndog,0.36,0.20,0.20,0.24\ndog,0.04,0.54,0.37,0.05\ncat,0.66,0.07,0.20,0.07\nbird,0.50,0.26,0.04,0.20\ndog,0.31,0.22,0.40,0.07\ncat,0.20,0.66,0.07,0.07',
  },
  {
    id: 'labelSets',
    text: JSON.stringify(genres, undefined, 1)
      .replace(/\n {2,}/g, ' ')
      .replace(/\n \]/g, ' ]'),
    problem: { kind: 'multilabel', ...genres },
  },
  {
    id: 'logits',
    text: 'truth,logit\nham,-2.3\nham,0.1\nspam,3.6\nspam,1.1\nspam,-0.1\nham,-1.4\nham,-1.7\nham,0.8\nspam,1.9\nham,-2.0\nham,-3.1\nspam,2.1\nspam,-1.6\nham,-1.1\nspam,2.3\nham,1.4\nspam,1.7\nham,0.4\nham,-0.1\nspam,1.1',
  },
  {
    id: 'twoDistributions',
    text: '\tp\tq\na\t0.5\t0.25\nb\t0.25\t0.25\nc\t0.125\t0.25\nd\t0.125\t0.25',
  },
] as const satisfies readonly Example[];

export type ScoreExampleId = (typeof scoreExamples)[number]['id'];
