import { createCalculator, InputError, type Dataset } from 'deconfuse';

const calculator = await createCalculator();

/** What a text says, or why it can't be read. */
export function read(text: string): Dataset | InputError {
  try {
    return calculator.read(text);
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}
