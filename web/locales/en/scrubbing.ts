/** What is said around a matrix whose counts are moved. Numbers come as text, written as elsewhere on the page. */
export const scrubbing = {
  hint: 'Drag a count sideways to change it. In a cell, Alt + ↑ or ↓ does the same; so does the wheel with Alt.',
  dot: (cases: string) => (cases === '1' ? '1 dot = 1 case' : `1 dot = ${cases} cases`),
  positives: 'Share of positives',
  percent: (number: string) => `${number}\u00a0%`,
  held: 'Recall and false positive rate stay; precision moves.',
  noRates: 'A class without cases has no rate that could stay.',
};

export type ScrubbingTexts = typeof scrubbing;
