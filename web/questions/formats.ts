import type { QuestionFile, QuestionSet } from './question-set.ts';

type Write = (set: QuestionSet) => QuestionFile;

/** The writer of each format, loaded on demand. */
export const formats = {
  moodleCloze: async () => (await import('./moodle-xml.ts')).moodleCloze,
  moodleNumerical: async () => (await import('./moodle-xml.ts')).moodleNumerical,
  gift: async () => (await import('./gift.ts')).gift,
  qti21: async () => (await import('./qti21.ts')).qti21,
  qti12: async () => (await import('./qti12.ts')).qti12,
  ilias: async () => (await import('./ilias.ts')).ilias,
  rExams: async () => (await import('./r-exams.ts')).rExams,
  nbgrader: async () => (await import('./notebook.ts')).nbgrader,
  otter: async () => (await import('./notebook.ts')).otter,
  csv: async () => (await import('./class-list-csv.ts')).classListCsv,
} as const satisfies Record<string, () => Promise<Write>>;

export type Format = keyof typeof formats;

/** Formats in which a nearly right answer can get a share of the points. */
export const withCredit: ReadonlySet<Format> = new Set<Format>([
  'moodleCloze',
  'moodleNumerical',
  'gift',
  'qti21',
  'nbgrader',
  'otter',
]);
