export const representations = {
  introduction: 'One and the same labelling, written in three ways.',
  choice: 'Representation',
  forms: { vector: 'Vector', membership: 'Membership matrix', sets: 'Sets' },
  said: {
    vector: 'One entry per case: its class.',
    membership: 'One row per case, one column per class: 1 where the case is in the class.',
    sets: 'One set per class: the numbers of its cases.',
  },
  truth: 'Truth',
  predicted: 'Predictions',
  case: 'Case',
  numbered: 'A matrix does not say in which order the cases came: they are numbered here row by row.',
  tooLong: (shown: string) => `More than ${shown} cases are too long to be shown.`,
  vectorOnly: 'The vectors can be copied.',
  weighted: 'Cases with weights cannot be listed one by one.',
  copyByHand: 'The browser does not allow copying here. Select this text and copy it by hand.',
  copyText: 'Copy',
  copyLatex: 'Copy LaTeX',
  copied: 'Copied',
  useAsInput: 'Use as input',
};

export type RepresentationTexts = typeof representations;
