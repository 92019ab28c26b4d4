import { FileRefused } from '../file-text.ts';
import { textOfTable, type Part, type Table } from './table.ts';
import { tablesOf } from './tables.ts';

export type TableDescription = Pick<Table, 'name' | 'columns'>;

/** Opens a file, or asks for the text of one of its tables, by its index. */
export type Question = { file: File } | { table: number; part: Part | undefined };

/**
 * An answer. Structured cloning keeps only the name and message of an error, so the reason of a refusal is sent
 * separately.
 */
export type Answer = { result: TableDescription[] | string } | { refused: FileRefused['reason'] } | { error: unknown };

/** The message to the worker, which answers through the port. */
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
