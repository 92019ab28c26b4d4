import type { Dataset } from './dataset.ts';
import type { ReadOptions } from './reading.ts';

/**
 * Reader of a text that arrives in pieces, with one case per line. Its memory does not grow with the length of the text
 * but, for labels, with the number of distinct lines; for scores and class probabilities it is 9 bytes per case, and 8
 * more for each further number of the case.
 */
export interface Tally {
  /**
   * Adds the next bytes. False where the text has to be read as a whole: its rows differ in form, or it has more than
   * 67,108,864 numbers.
   */
  add(piece: Uint8Array): boolean;
  /**
   * The dataset that `read` gives for the whole text, with weights in place of repeated cases of labels. To be called
   * once, after all pieces. Null where `read` gives an error or another kind of data, or where the text has no more
   * than 1,100 lines.
   */
  finish(): Dataset | null;
}

/** Options of reading a text that arrives in pieces. */
export interface TallyOptions extends Omit<ReadOptions, 'columns' | 'reading'> {
  /** Size of the whole text in bytes, if known: memory for all scores is then allocated from the start. */
  bytes?: number;
}
