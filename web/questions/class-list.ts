import { mostVariants } from '../core/questions.ts';

/** A student, with the number that makes the exercise. */
export interface Student {
  name?: string;
  seed: number;
}

/** The students of a range of numbers, and those of a list. Both are kept while one of them is chosen. */
export interface Students {
  first: number;
  last: number;
  list: string;
}

const mostDigits = 15;

const firstDigits = (text: string): string | undefined => /\d+/.exec(text)?.[0];

/** The number of a student: the first run of digits in the text, at most 15 of them. */
export function seedIn(text: string): number | undefined {
  const digits = firstDigits(text);
  return digits === undefined ? undefined : Number(digits.slice(0, mostDigits));
}

/** Lines that somebody has to check, by their numbers, from 1. */
export interface DoubtfulLines {
  unnumbered: number[];
  /** Lines with the number of a line above, and so with the same exercise. */
  repeated: number[];
  /** Lines with a number that is too long, so that digits are ignored. */
  shortened: number[];
}

/** The students of a text with one per line; the whole line is the name. */
export function classListOf(text: string): { students: Student[]; doubtful: DoubtfulLines } {
  const students: Student[] = [];
  const doubtful: DoubtfulLines = { unnumbered: [], repeated: [], shortened: [] };
  const seeds = new Set<number>();
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    const name = line.trim();
    if (name === '') continue;
    const seed = seedIn(name);
    if (seed === undefined) {
      doubtful.unnumbered.push(at + 1);
      continue;
    }
    if (seeds.has(seed)) doubtful.repeated.push(at + 1);
    if (firstDigits(name)!.length > mostDigits) doubtful.shortened.push(at + 1);
    seeds.add(seed);
    students.push({ name, seed });
  }
  return { students, doubtful };
}

/** Number of students, even if it is too large. */
export function countOf(of: 'range' | 'list', { first, last, list }: Students): number {
  return of === 'list' ? classListOf(list).students.length : Math.max(0, last - first + 1);
}

/** The students whose variants are made; of a range at most as many as are allowed. */
export function studentsOf(of: 'range' | 'list', students: Students): Student[] {
  if (of === 'list') return classListOf(students.list).students;
  const count = Math.min(countOf(of, students), mostVariants);
  return Array.from({ length: count }, (_, at) => ({ seed: students.first + at }));
}
