/** Texts for questions as files for learning systems. Numbers are passed as text. */
export const questions = {
  title: 'Questions for a learning system',
  marking: 'Mark a class list',
  /** Title of the part on SCORM packages, which follows the questions. */
  scorm: 'SCORM package',
  intro:
    'A file with as many variants as you like, each with data of its own. Moodle, OpenOlat and notebooks tell whoever makes a usual slip which one it was.',
  setTitle: 'Classification metrics',
  headings: { questions: 'Questions' },
  /** Texts inside the notebook; they must not contain quotation marks or backslashes. */
  notebook: {
    enterNumber: 'Enter your number: it decides which data are yours.',
    unknownNumber: 'There are no data for this number.',
    unexpected: 'This is not the expected value.',
    isNumber: 'This is a number. Whether it is right will show when it is graded.',
  },
  whose: { one: 'This exercise', range: 'Numbers from … to', list: 'A class list' },
  whoseLabel: 'Variants',
  first: 'First number',
  last: 'Last number',
  list: 'Class list',
  listHint: 'A student to a line, with a number: it makes the data of this student.',
  doubtful: {
    unnumbered: (lines: string) => `No number in line ${lines}.`,
    repeated: (lines: string) => `The same number again in line ${lines}: the same exercise.`,
    shortened: (lines: string) => `In line ${lines} only the first 15 digits of the number count.`,
  },
  tooMany: (most: string) => `At most ${most} variants.`,
  format: 'Format',
  formats: {
    moodleCloze: 'Moodle XML, a question with gaps for each variant',
    moodleNumerical: 'Moodle XML, each number a question',
    gift: 'GIFT',
    qti21: 'QTI 2.1 (OpenOlat)',
    qti12: 'QTI 1.2 (Canvas)',
    ilias: 'ILIAS',
    rExams: 'R/exams',
    nbgrader: 'Jupyter notebook for nbgrader',
    otter: 'Jupyter notebook for Otter-Grader',
    csv: 'Table (CSV)',
  },
  /** Hints on some formats. */
  hints: {
    ilias: 'The zip must keep its name: ILIAS looks for its files by it.',
    nbgrader:
      'The notebook has the answers of all variants. Students get what “nbgrader generate_assignment” makes of it. The numbers of the class stand in it, no names.',
    otter:
      'The notebook has the answers of all variants. Students get what “otter assign” makes of it. The numbers of the class stand in it, no names.',
  },
  points: 'Points for each number',
  tolerance: 'Also accepted: ± around the value',
  credits: 'Share of the points, in %',
  credit: {
    coarse: 'too few digits',
    truncated: 'cut off',
    intermediate: 'rounded on the way',
    rounded: 'one off in the last digit',
    slip: 'a known slip',
  },
  make: 'Make the variants',
  making: (done: string, all: string) => `${done} of ${all} …`,
  save: 'Save the file',
  made: (variants: string) => `${variants} variants`,
  replaced: (count: string) =>
    `${count} got other data: their own repeated another variant, or had an answer near a rounding tie, 0/0, or two equal answers.`,
  flaws: 'What could not be avoided',
  flaw: {
    undefined: (name: string) => `${name} has no value`,
    'near-tie': (name: string) => `${name} is near a rounding tie`,
    equal: (name: string, other: string) => `${name} equals ${other}`,
    repeated: (seed: string) => `the same data as ${seed}`,
  },
  inVariants: (numbers: string) => `exercise ${numbers}`,
  preview: 'The first variant',
  question: 'Question',
  answer: 'Answer',
  accepted: 'Accepted',
  slips: 'Known slips',
  failed: 'The variants could not be made. Perhaps such data have no such metric.',
};

export type QuestionTexts = typeof questions;
export type NotebookTexts = QuestionTexts['notebook'];
