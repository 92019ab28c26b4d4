import { soon, variantsOf, type Asking } from '../core/questions.ts';
import { exerciseOptionsOf } from '../share/exercise-address.ts';
import { seedIn } from './class-list.ts';

/**
 * The fields of a link for a course with the exercise of a student in them: the one that a sheet for that number has,
 * also where its own data are flawed. Undefined where there is no number in the text.
 * @throws Error for a metric or class that there is not
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
