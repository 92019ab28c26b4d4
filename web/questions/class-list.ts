/** A student, and the number that makes the exercise. */
export interface Student {
  name: string;
  seed: number;
}

const mostDigits = 15;

/**
 * A student to a line: the whole line is the name, and the first run of digits in it the number. What follows 15 digits is
 * left out of the number. `unnumbered` are the lines without one, from 1.
 */
export function classListOf(text: string): { students: Student[]; unnumbered: number[] } {
  const students: Student[] = [];
  const unnumbered: number[] = [];
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    const name = line.trim();
    if (name === '') continue;
    const digits = /\d+/.exec(name)?.[0];
    if (digits === undefined) unnumbered.push(at + 1);
    else students.push({ name, seed: Number(digits.slice(0, mostDigits)) });
  }
  return { students, unnumbered };
}
