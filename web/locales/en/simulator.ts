/** Texts of the simulator of scores. Numbers are passed as text. */
export const simulator = {
  hint: 'Move the distance to 0: the ROC curve falls onto the diagonal. Lower the share of positives: the ROC curve stays, precision falls.',
  replaces: 'Your settings replace the data; Undo brings them back.',
  settings: {
    distance: 'Distance of the means',
    spread: 'Spread of the positives',
    prevalence: 'Share of positives',
    cases: 'Number of cases',
  },
  /** Tooltips of the handles in the picture. */
  handles: {
    distance: 'Drag: distance of the means',
    spread: 'Drag: spread of the positives',
  },
  negatives: 'Negatives: mean 0, standard deviation 1',
  positives: (mean: string, deviation: string) => `Positives: mean ${mean}, standard deviation ${deviation}`,
  threshold: (threshold: string) => `Threshold ${threshold}`,
  /** Text where the scores are simulated for the point of a matrix. */
  through: (distance: string, threshold: string) =>
    `The ROC curve of these scores passes through the point, at the threshold ${threshold}: distance = Φ⁻¹(TPR) − Φ⁻¹(FPR) = ${distance}, spread 1.`,
  near: 'No such curve passes through the point, which has a rate of 0 or 1, lies below chance or far above it. This one comes near.',
  picture: 'Two normal distributions of scores',
};

export type SimulatorTexts = typeof simulator;
