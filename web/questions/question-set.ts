import type { Label } from '../core/types/label.ts';
import type { NotebookTexts } from '../locales/en/questions.ts';
import type { Language } from '../locales/index.ts';

/** Accepted answers from `low` to `high`, both included and finite. */
export interface Interval {
  low: number;
  high: number;
}

/** A wrong answer that is known. */
export interface KnownAnswer extends Interval {
  /** Share of the points that it gets, 0…1. */
  share: number;
  /** The mistake, as a sentence of plain text. */
  feedback: string;
}

/** A question whose answer is one number. */
export interface NumericQuestion extends Interval {
  /**
   * Place among all questions asked, from 1. A question without a value is missing in its variant, but its place is
   * kept.
   */
  place: number;
  /** Name of the number asked for, as plain text: “Precision of “A””; its symbol in LaTeX, and as a MathML element. */
  name: string;
  latex: string;
  mathml: string;
  /** The value rounded to 15 digits, as JavaScript writes it; it lies between `low` and `high`. */
  value: number;
  /** The value rounded to the decimals asked for, with a decimal point: “0.870”. */
  answer: string;
  points: number;
  /** Known answers outside of `low` to `high`, the likeliest first. Where two overlap, the first counts. */
  known: readonly KnownAnswer[];
  /** Derivation of the value: its lines in LaTeX, and all as one MathML element. */
  solution: { latex: readonly string[]; mathml: string };
}

/** Given data, as cells of plain text. The first row is the head; if `hasRowHeads`, so is the first column. */
export interface DataTable {
  rows: readonly (readonly string[])[];
  hasRowHeads: boolean;
}

export type DataValues = Readonly<Record<string, Label | readonly Label[] | readonly (readonly number[])[]>>;

/** One exercise: its data and its questions. */
export interface QuestionVariant {
  /**
   * Unique among all exercises: “deconfuse-7-matrix-3”. Letters, digits, points and hyphens, beginning with a letter.
   */
  id: string;
  /** “Classification metrics, exercise 7”. */
  title: string;
  /** The seed that the exercise was made from. */
  seed: number;
  /**
   * The seed asked for, such as the number of the student. It differs from `seed` where that number gives a flawed
   * exercise.
   */
  number: number;
  /** Name of the student, if the exercise belongs to one. */
  student?: string;
  /** Address that opens the exercise on the page; absent where only its author could open it. */
  link?: string;
  /** Description of the data, as plain text. */
  intro: string;
  data: readonly DataTable[];
  /** The data for programs, by the names of variables: lists, lists of rows, or one label. */
  values: DataValues;
  /** Instructions, one per paragraph. */
  instructions: readonly string[];
  questions: readonly NumericQuestion[];
}

/** Similar exercises; each student gets one. */
export interface QuestionSet {
  title: string;
  language: Language;
  /** Number of decimals asked for. */
  decimals: number;
  tags: readonly string[];
  variants: readonly QuestionVariant[];
  /** Headings above the questions, and above the derivations. */
  headings: { questions: string; solution: string };
  /** Texts for a notebook that is to be filled in. */
  notebook: NotebookTexts;
}

/** Output of the writer of a format. */
export interface QuestionFile {
  name: string;
  /** The media type. */
  type: string;
  content: string | Uint8Array<ArrayBuffer>;
}
