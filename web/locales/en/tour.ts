export const tour = {
  title: 'First steps',
  steps: {
    data: 'Your data go here: labels, scores or a matrix, as they are. Or begin with an example.',
    matrix: 'Click a count and type another one: every number follows.',
    numbers: 'Choose a number, and its formula is worked out with your counts.',
    more: 'Tabs show the same data as curves or as information, or check your answers. Press ? for keys.',
  },
  place: (step: number, steps: number) => `${step} of ${steps}`,
  next: 'Next',
  skip: 'Skip',
  done: 'Done',
};

export type TourTexts = typeof tour;
