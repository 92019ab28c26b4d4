import { mostVariants } from '../core/questions.ts';

/** A student, and the number that makes the exercise. */
export interface Student {
  name?: string;
  seed: number;
}

/** Those of a range of numbers, and those of a list: both stay while one of them is chosen. */
export interface Students {
  first: number;
  last: number;
  list: string;
}

const mostDigits = 15;

/** The number of a student: the first run of digits, without what follows 15 of them. */
export function seedIn(text: string): number | undefined {
  const digits = /\d+/.exec(text)?.[0];
  return digits === undefined ? undefined : Number(digits.slice(0, mostDigits));
}

/** A student to a line: the whole line is the name. `unnumbered` are the lines without a number, from 1. */
export function classListOf(text: string): { students: Student[]; unnumbered: number[] } {
  const students: Student[] = [];
  const unnumbered: number[] = [];
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    const name = line.trim();
    if (name === '') continue;
    const seed = seedIn(name);
    if (seed === undefined) unnumbered.push(at + 1);
    else students.push({ name, seed });
  }
  return { students, unnumbered };
}

/** How many they are, also where that is too many. */
export function countOf(of: 'range' | 'list', { first, last, list }: Students): number {
  return of === 'list' ? classListOf(list).students.length : Math.max(0, last - first + 1);
}

/** Whose variants are made; of a range only as many as there may be. */
export function studentsOf(of: 'range' | 'list', students: Students): Student[] {
  if (of === 'list') return classListOf(students.list).students;
  const count = Math.min(countOf(of, students), mostVariants);
  return Array.from({ length: count }, (_, at) => ({ seed: students.first + at }));
}
