/** Fields of the error of refused input: reason, place (from 1), and what was expected instead. */
export interface InputErrorFields {
  code: string;
  line?: number | undefined;
  column?: number | undefined;
  excerpt?: string | undefined;
  expected?: string | undefined;
  parameters?: Record<string, string>;
}

/**
 * Error of refused text or values. `message` is English where the package throws it; `code`, `expected` and
 * `parameters` let a page word it in its own language.
 */
export class InputError extends Error {
  override readonly name = 'InputError';
  /** Stable, in kebab-case. */
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
    // WebKit's errors already have a line and a column, those of the script, hidden from code that copies the fields.
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

/** The dataset that the core has made. @throws InputError */
export function made<Data>({ dataset, error }: { dataset?: Data; error?: InputErrorFields | undefined }): Data {
  if (error) throw new InputError(error);
  return dataset as Data;
}
