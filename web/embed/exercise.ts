import { casesOf, exerciseOf, kinds, ranges } from '../core/exercise.ts';
import { answerRulesOf, answerTimes, mostAttempts } from '../share/answer-rules.ts';
import { exerciseOptionsOf } from '../share/exercise-address.ts';
import { UnfitData } from './embedded-data.ts';
import type { EmbeddedElement } from './embedded-element.ts';

type Asking = Pick<
  EmbeddedElement,
  'exercise' | 'kind' | 'classes' | 'cases' | 'folds' | 'ask' | 'decimals' | 'attempts' | 'answers'
>;

const ofExercise = ['exercise', 'kind', 'classes', 'cases', 'folds'] as const;

const between = ([low, high]: readonly [number, number]): string => `${low} … ${high}`;

/** Allowed values of an attribute, for the author of the page; the same in every language. */
function possible(name: string, kind: string | undefined): string {
  switch (name) {
    case 'exercise':
      return between(ranges.seed);
    case 'kind':
      return kinds.join(', ');
    case 'cases':
      return between(casesOf[kinds.find((one) => one === kind) ?? kinds[0]!].range);
    case 'attempts':
      return between([1, mostAttempts]);
    case 'answers':
      return answerTimes.join(', ');
    default:
      return between(ranges[name as 'classes' | 'folds' | 'decimals']);
  }
}

/** @throws UnfitData where the value is not allowed for the attribute */
function demand(isFit: boolean, name: string, value: string, kind?: string): void {
  if (!isFit) throw new UnfitData('attribute', `${name}="${value}"`, possible(name, kind));
}

/**
 * The exercise named by the attributes; undefined where they name none.
 * @throws UnfitData where one of them is out of range
 */
export function namedExercise(element: Asking): ReturnType<typeof exerciseOf> | undefined {
  if (element.exercise === undefined) return undefined;
  const fields = new URLSearchParams({ decimals: String(element.decimals) });
  for (const name of ofExercise) fields.set(name, element[name] ?? '');
  const options = exerciseOptionsOf(fields)!;
  const read = { ...options, exercise: options.seed };
  // An empty attribute counts as absent.
  for (const name of [...ofExercise, 'decimals'] as const) {
    const value = fields.get(name)!;
    demand(value === '' || read[name] !== undefined, name, value, element.kind);
  }
  return exerciseOf(options);
}

/**
 * Rules for answers, as fields of an address.
 * @throws UnfitData where an attribute has an unknown value
 */
export function ruleFields({ attempts = '', answers = '' }: Asking): Record<string, string> {
  const fields = { ...(attempts !== '' && { attempts }), ...(answers !== '' && { answers }) };
  for (const [name, value] of Object.entries(fields)) {
    demand(answerRulesOf(new URLSearchParams({ [name]: value })) !== undefined, name, value);
  }
  return fields;
}
