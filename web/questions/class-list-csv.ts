import { csvOf } from '../export/table/csv.ts';
import type { Table } from '../export/table/table.ts';
import type { QuestionFile, QuestionSet } from './question-set.ts';

const columns = ['student', 'seed', 'link', 'question', 'value', 'answer', 'low', 'high'];

/**
 * What each student is asked, and the answers, for lists of a class and programs that mark: a row per question, as in
 * RFC 4180, numbers with a point and all digits. `answer` is the value rounded; from `low` to `high` answers are
 * right. Where an exercise is nobody's, `student` is empty. Text that spreadsheets would compute has a no-break space
 * before it, which a number, also one below 0, doesn't need.
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
  // Without the mark, spreadsheets take the letters beyond ASCII for others.
  return { name: 'class-list.csv', type: 'text/csv', content: `\ufeff${csvOf(table, '.')}` };
}
