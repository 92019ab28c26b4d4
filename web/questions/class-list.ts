/** A student, and the number that makes the exercise. */
export interface Student {
  name: string;
  seed: number;
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
