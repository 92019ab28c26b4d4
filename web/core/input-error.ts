/** Why input was refused: what, where (from 1), and what was expected instead. */
export interface InputErrorFields {
  code: string;
  line?: number | undefined;
  column?: number | undefined;
  excerpt?: string | undefined;
  expected?: string | undefined;
  parameters?: Record<string, string>;
}

/**
 * Why text or values were refused. `message` is English where the package throws it; `code`, `expected` and
 * `parameters` let a page say it in its own language.
 */
export class InputError extends Error {
  override readonly name = 'InputError';
  /** Stable and kebab-case. */
  readonly code: string;
  /** 1-based; absent where the error has no place. */
  readonly line?: number;
  /** 1-based, in characters. */
  readonly column?: number;
  /** The offending piece of text. */
  readonly excerpt?: string;
  /** Key of what was expected instead. */
  readonly expected?: string;
  readonly parameters: Record<string, string>;

  constructor({ code, line, column, excerpt, expected, parameters = {} }: InputErrorFields) {
    super(code);
    // WebKit's errors have a line and a column already: those of the script, hidden from whoever copies the fields.
    delete (this as InputErrorFields).line;
    delete (this as InputErrorFields).column;
    this.code = code;
    if (line !== undefined) this.line = line;
    if (column !== undefined) this.column = column;
    if (excerpt !== undefined) this.excerpt = excerpt;
    if (expected !== undefined) this.expected = expected;
    this.parameters = parameters;
  }
}

/** The data that the core has made. @throws InputError */
export function made<Data>({ dataset, error }: { dataset?: Data; error?: InputErrorFields | undefined }): Data {
  if (error) throw new InputError(error);
  return dataset as Data;
}
