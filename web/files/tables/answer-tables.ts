import { FileRefused } from '../file-text.ts';
import { textOfTable, type Part, type Table } from './table.ts';
import { tablesOf } from './tables.ts';

export type TableDescription = Pick<Table, 'name' | 'columns'>;

/** A file is opened, or of one of its tables, by its index, the text is asked for. */
export type Question = { file: File } | { table: number; part: Part | undefined };

/** Structured cloning keeps of an error of our own no more than its name and message. */
export type Answer = { result: TableDescription[] | string } | { refused: FileRefused['reason'] } | { error: unknown };

/** What the worker is told; it answers by the port. */
export interface Asked {
  question: Question;
  port: MessagePort;
}

/** Answers questions about the tables of a file, the same in the worker and on the main thread. */
export function startAnswering(): (question: Question) => Promise<Answer> {
  let tables: readonly Table[] = [];
  const resultOf = async (question: Question): Promise<TableDescription[] | string> => {
    if ('table' in question) return textOfTable(tables[question.table]!, question.part);
    tables = await tablesOf(question.file);
    return tables.map(({ name, columns }) => ({ name, ...(columns && { columns }) }));
  };
  return async (question) => {
    try {
      return { result: await resultOf(question) };
    } catch (error) {
      return error instanceof FileRefused ? { refused: error.reason } : { error };
    }
  };
}
