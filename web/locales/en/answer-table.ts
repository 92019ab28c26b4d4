import { plural } from '../plural.ts';

const counted = plural('en');

/** Texts for checking a pasted table. Metrics and classes are passed by the names on the page, numbers as text. */
export const answerTable = {
  intro:
    'A classification report as scikit-learn prints it, a table with metrics in its header and a class in each row, or lines such as “F1 = 0.72”. Each number is checked by itself.',
  label: 'Table of answers',
  check: 'Check the table',
  staleText: 'This is about the text as it was before the change.',
  staleTable: 'This is about the last table that could be read.',

  right: (right: number, all: number) =>
    right === all
      ? all === 1
        ? 'The answer is right.'
        : `All ${all} are right.`
      : `${right} of ${all} ${right === 1 ? 'is' : 'are'} right.`,
  near: (count: number) => `${counted(count, 'is', 'are')} right but for the rounding.`,
  unreadable: (count: number) => `${count} cannot be read.`,
  oneSlip: (explained: number, wrong: number) =>
    explained === wrong
      ? `All ${wrong} that are not right are explained by one slip:`
      : `${explained} of the ${wrong} that are not right are explained by one slip:`,

  result: 'The answers, checked',
  corner: 'class \\ metric',
  /** Names of the rows below those of the classes. */
  averages: { macro: 'Macro average', micro: 'Micro average', weighted: 'Weighted average' } as Record<string, string>,
  hint: 'Choose a number to see what is behind it.',
  legend: '✓ right, ≈ right but for the rounding, ✗ not right, ? no number',
  verdicts: {
    right: 'right',
    coarse: 'too few decimals',
    truncated: 'cut off, not rounded',
    intermediate: 'rounded too early',
    rounded: 'one off in the last digit',
    slip: 'not right',
    unknown: 'not right',
    unreadable: 'no number',
  },
  answered: (name: string, answer: string) => `${name}: ${answer}`,
  inFull: 'See it in full, above',
  others: (count: number) => `${counted(count, 'other slip gives', 'other slips give')} it as well.`,
};

export type AnswerTableTexts = typeof answerTable;
