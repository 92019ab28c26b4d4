export const sectionTexts = {
  whatIsThis: 'What is this?',
  /** One sentence on each section. */
  sections: {
    matrix:
      'The confusion matrix counts the cases of each true class (row) by the class that was predicted (column); the diagonal counts the right ones.',
    number: 'One metric worked out: its formula, your numbers in it, the exact fraction and the decimal.',
    metrics: 'All metrics of your data, grouped by subject; choose one to see how it is calculated.',
    curves: 'Curves show what a classifier does at every threshold of its scores, not at one alone.',
    information:
      'How uncertain the true class is, in bits or another unit, and how much of that uncertainty the prediction removes.',
    check:
      'Type the numbers that you have worked out yourself: each is compared with the right one, and a wrong one with usual slips.',
    decisions: 'Which action costs least on average, given how probable each state is and what each error costs.',
  },
};

export type SectionTexts = typeof sectionTexts;
