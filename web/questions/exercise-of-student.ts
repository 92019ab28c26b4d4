import { soon, variantsOf, type Asking } from '../core/questions.ts';
import { exerciseOptionsOf } from '../share/exercise-address.ts';
import { seedIn } from './class-list.ts';

/**
 * The fields of a link for a course, with the exercise of a student in them. It is the exercise that a sheet for that
 * number has, even if the data of the number itself are flawed. Undefined where the text has no number.
 * @throws Error for an unknown metric or class
 */
export async function exerciseOfStudent(
  calculator: Asking,
  course: URLSearchParams,
  text: string,
): Promise<URLSearchParams | undefined> {
  const seed = seedIn(text);
  if (seed === undefined) return undefined;
  const { seed: _seed, questions: ask, ...options } = exerciseOptionsOf(course) ?? {};
  const wanted = { ...options, seeds: [seed], ...(ask && { ask }) };
  const { variants } = await soon(variantsOf(calculator, wanted, undefined, { withSlips: false }));
  const fields = new URLSearchParams(course);
  fields.set('exercise', String(variants[0]!.madeFrom));
  return fields;
}
