/** Texts of a matrix whose counts can be dragged. Numbers are passed as text, in the number format of the page. */
export const scrubbing = {
  hint: 'Drag a count sideways to change it. In a cell, Alt + ↑ or ↓ does the same; so does the wheel with Alt.',
  dot: (cases: string) => (cases === '1' ? '1 dot = 1 case' : `1 dot = ${cases} cases`),
  positives: 'Share of positives',
  percent: (number: string) => `${number}\u00a0%`,
  held: 'Recall and false positive rate stay; precision moves.',
  noRates: 'A class without cases has no rate that could stay.',
};

export type ScrubbingTexts = typeof scrubbing;
