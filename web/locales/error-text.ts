import type { InputErrorFields } from '../core/input-error.ts';
import { fill } from './fill.ts';
import type { Messages } from './locale.ts';

/** The reason why an input cannot be read, in the language of the page. */
export function errorText({ code, line, column, excerpt, parameters }: InputErrorFields, { errors }: Messages): string {
  const place = { line: String(line ?? ''), column: String(column ?? ''), excerpt: excerpt ?? '' };
  return fill(errors[code] ?? code, { ...parameters, ...place });
}
