/** The sections of decisions that read a text. */
export type DecisionSection = 'loss' | 'landscape' | 'curves';

/** A text that was pasted as data and belongs to decisions. */
export interface DecisionText {
  section: DecisionSection;
  text: string;
}
