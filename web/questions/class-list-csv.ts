import { csvOf } from '../export/table/csv.ts';
import type { Table } from '../export/table/table.ts';
import type { QuestionFile, QuestionSet } from './question-set.ts';

const columns = ['student', 'seed', 'link', 'question', 'value', 'answer', 'low', 'high'];

/**
 * The questions and answers of each student, for class lists and for programs that mark: one row per question, CSV as
 * in RFC 4180, numbers with a decimal point and all digits. `answer` is the rounded value; answers from `low` to `high`
 * are right. `student` is empty for an exercise without a student. Text that spreadsheets would compute gets a no-break
 * space before it; numbers, also negative ones, do not need it.
 */
export function classListCsv({ title, variants }: QuestionSet): QuestionFile {
  const table: Table = {
    caption: title,
    columns: columns.map((column) => ({ title: column })),
    rows: variants.flatMap(({ student, seed, link, questions }) =>
      questions.map(({ name, value, answer, low, high }) => [
        student ?? '',
        seed,
        link ?? '',
        name,
        value,
        answer,
        low,
        high,
      ]),
    ),
  };
  // Without the byte order mark, spreadsheets misread letters beyond ASCII.
  return { name: 'class-list.csv', type: 'text/csv', content: `\ufeff${csvOf(table, '.')}` };
}
