import { createCalculator, InputError, type Dataset } from 'deconfuse';

const calculator = await createCalculator();

/** The dataset of a text, or the error if it cannot be read. */
export function read(text: string): Dataset | InputError {
  try {
    return calculator.read(text);
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}
