/** Sections of decisions that read a text. */
export type DecisionSection = 'loss' | 'landscape' | 'curves';

/** A text pasted as data that is a problem of decisions. */
export interface DecisionText {
  section: DecisionSection;
  text: string;
}
