import type { Label } from '../core/types/label.ts';
import type { NotebookTexts } from '../locales/en/questions.ts';
import type { Language } from '../locales/index.ts';

/** Answers from `low` to `high`, both included; all finite. */
export interface Interval {
  low: number;
  high: number;
}

/** An answer that is not right, but known. */
export interface KnownAnswer extends Interval {
  /** The share of the points that it gets, 0…1. */
  share: number;
  /** What went wrong, a sentence of plain text. */
  feedback: string;
}

/** A question with one number for an answer. */
export interface NumericQuestion extends Interval {
  /** Among all that are asked for, from 1: of a variant in which one has no value, that one is missing. */
  place: number;
  /** What is asked for, as plain text: “Precision of “A””; its symbol in LaTeX, and as a MathML element. */
  name: string;
  latex: string;
  mathml: string;
  /** The exact value, rounded to 15 digits as JavaScript writes it: between `low` and `high`. */
  value: number;
  /** The value rounded to the decimals asked for, with a point: “0.870”. */
  answer: string;
  points: number;
  /** Of answers outside of `low` to `high`, the likeliest first. Two may overlap: then the first counts. */
  known: readonly KnownAnswer[];
  /** How the value comes about, a line each: in LaTeX, and as one MathML element. */
  solution: { latex: readonly string[]; mathml: string };
}

/** What is given, as cells of plain text. The first row is the head; where `hasRowHeads`, so is the first column. */
export interface DataTable {
  rows: readonly (readonly string[])[];
  hasRowHeads: boolean;
}

export type DataValues = Readonly<Record<string, Label | readonly Label[] | readonly (readonly number[])[]>>;

/** One exercise: its data and what is asked of them. */
export interface QuestionVariant {
  /** Of this exercise alone among all: “deconfuse-7-matrix-3”. Letters, digits, points and hyphens, a letter first. */
  id: string;
  /** “Classification metrics, exercise 7”. */
  title: string;
  /** That it was made from. */
  seed: number;
  /** That it was asked for by, as the number of a student: a flawed exercise is made from another one. */
  number: number;
  /** Whose exercise it is, where it is somebody's. */
  student?: string;
  /** Opens the exercise on the page; absent where only its author can. */
  link?: string;
  /** What the data are: plain text. */
  intro: string;
  data: readonly DataTable[];
  /** The same for programs, under names that they use: lists, lists of rows, or one label. */
  values: DataValues;
  /** What to do with them, a paragraph each. */
  instructions: readonly string[];
  questions: readonly NumericQuestion[];
}

/** Exercises that are alike, one of which each student gets. */
export interface QuestionSet {
  title: string;
  language: Language;
  /** The decimals asked for. */
  decimals: number;
  tags: readonly string[];
  variants: readonly QuestionVariant[];
  /** Headings: above the questions, and above how they are worked out. */
  headings: { questions: string; solution: string };
  /** What a notebook says that is filled in. */
  notebook: NotebookTexts;
}

/** What a writer of a format makes. */
export interface QuestionFile {
  name: string;
  /** The media type. */
  type: string;
  content: string | Uint8Array<ArrayBuffer>;
}
