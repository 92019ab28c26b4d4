/** Example of a decision problem. Its names are in the texts of each language. */
export interface LossExample {
  loss: readonly (readonly number[])[];
  posteriors: readonly (readonly number[])[];
  prior: readonly number[];
  likelihoods: readonly (readonly number[])[];
}

export type LossExampleId = 'treatment' | 'mistakes' | 'spam';

export const lossExamples: Readonly<Record<LossExampleId, LossExample>> = {
  // A patient is young or old, and has COVID or not; age is observed, and COVID is tested for.
  treatment: {
    loss: [
      [0, 8],
      [60, 8],
      [0, 8],
      [10, 8],
    ],
    posteriors: [
      [0.9859551, 0.0140449, 0, 0],
      [0.2045455, 0.7954545, 0, 0],
      [0, 0, 0.9859551, 0.0140449],
      [0, 0, 0.2045455, 0.7954545],
    ],
    prior: [0.45, 0.05, 0.45, 0.05],
    likelihoods: [
      [0.975, 0.025, 0, 0],
      [0.125, 0.875, 0, 0],
      [0, 0, 0.975, 0.025],
      [0, 0, 0.125, 0.875],
    ],
  },
  // Every mistake costs the same.
  mistakes: {
    loss: [
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
    ],
    posteriors: [
      [0.2, 0.5, 0.3],
      [0.4, 0.4, 0.2],
      [0, 0.1, 0.9],
    ],
    prior: [0.5, 0.3, 0.2],
    likelihoods: [
      [0.6, 0.3, 0.1],
      [0.2, 0.6, 0.2],
      [0.1, 0.2, 0.7],
    ],
  },
  // The costly mistake is a wanted message in the spam folder.
  spam: {
    loss: [
      [0, 10, 2],
      [1, 0, 0.5],
    ],
    posteriors: [
      [0.9, 0.1],
      [0.3, 0.7],
      [0.02, 0.98],
    ],
    prior: [0.6, 0.4],
    likelihoods: [
      [0.9, 0.08, 0.02],
      [0.1, 0.3, 0.6],
    ],
  },
};
