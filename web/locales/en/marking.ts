/** Texts for marking the answers of a class of students. Numbers are passed as text. */
export const marking = {
  intro:
    'Paste or open a table (CSV) of what the class has handed in: a row for each student with the number that made the data, and a column for each answer. Everything stays in this browser.',
  table: 'What was handed in',
  open: 'Open file …',
  noRows: 'Expected: a line of names and below it at least one row.',
  tooMany: (most: string) => `At most ${most} rows.`,
  found: (students: string, columns: string) => `${students} rows, ${columns} columns.`,
  uneven: (rows: string) =>
    `Row ${rows}: more or fewer cells than names. Decimal commas and unclosed quotation marks move cells.`,
  student: 'Student’s number',
  none: '(not asked)',
  columnsLabel: 'Columns',
  column: (at: string) => `Column ${at}`,
  mark: 'Mark',
  marking: (done: string, all: string) => `${done} of ${all} …`,
  save: 'Save the grade book (CSV)',
  failed: 'The answers could not be marked. Perhaps such data have no such metric.',
  mean: (points: string, most: string, students: string) =>
    `On average ${points} of ${most} points, ${students} students.`,
  unnumbered: (rows: string) => `No number in row ${rows}: not marked.`,
  right: 'Right',
  missing: 'No answer',
  students: (some: string, all: string) => `${some} of ${all} students`,
  findings: 'What was found',
  marks: 'Marks',
  points: 'Points',
  finding: 'finding',
};

export type MarkingTexts = typeof marking;
