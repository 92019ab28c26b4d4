import { casesOf, kinds, mostQuestions, ranges } from '../core/exercise.ts';
import { wellFormed } from '../core/problem.ts';
import type { Exercise, ExerciseOptions } from '../core/types/exercises.ts';
import type { Label } from '../core/types/label.ts';

/** Escapes the characters that separate questions, which may occur in a class. */
const escaped = (text: string): string => text.replace(/[%,:]/g, encodeURIComponent);
const unescaped = (text: string): string => text.replace(/%(?:25|2C|3A)/gi, decodeURIComponent);

/** Questions as one field: ids separated by commas; a class follows its id behind a colon. */
export const askOf = (questions: readonly { id: string; class?: Label }[]): string =>
  questions.map(({ id, class: label }) => (label === undefined ? id : `${id}:${escaped(String(label))}`)).join(',');

/** The questions of such a field; invalid ones are left out. */
export function questionsOf(ask: string): Exercise['questions'] {
  return ask
    .slice(0, 10_000)
    .split(',', mostQuestions)
    .flatMap((question) => {
      const [, id, label] = /^\s*(\w+)\s*(?::(.*))?$/s.exec(question) ?? [];
      return id === undefined ? [] : [{ id, ...(label !== undefined && { class: unescaped(label) }) }];
    });
}

/** Stands for the number of the exercise where it is the student's number, which the page asks for. */
export const numberOfStudent = 'student';

type AddressedOptions = Omit<ExerciseOptions, 'seed'> & { seed?: number | typeof numberOfStudent };

/** Options as fields of an address, without those that are absent: `exercise=7&classes=4&ask=accuracy,precision:A`. */
export function exerciseFields({ seed = 1, questions, ...others }: AddressedOptions): string {
  const fields = [`exercise=${seed}`];
  for (const name of ['kind', 'classes', 'cases', 'folds', 'balance', 'decimals'] as const) {
    if (others[name] !== undefined) fields.push(`${name}=${others[name]}`);
  }
  // Commas and colons stay readable there, because they need no encoding.
  const ask =
    questions &&
    encodeURIComponent(wellFormed(askOf(questions)))
      .replace(/%2C/g, ',')
      .replace(/%3A/g, ':');
  return [...fields, ...(ask ? [`ask=${ask}`] : [])].join('&');
}

/** The part of the link behind the page's address. */
export const exerciseHref = (options: AddressedOptions, hidesResults: boolean): string =>
  `#mode=check&${exerciseFields(options)}${hidesResults ? '&hide=results' : ''}`;

/** Whether the student's number is needed before there is an exercise. */
export const isNumberWanted = (fields: URLSearchParams): boolean => fields.get('exercise') === numberOfStudent;

/**
 * Whether all fields of an exercise are valid. If one is not, no exercise is shown, because other data than those meant
 * would be of no use.
 */
export function isExerciseReadable(fields: URLSearchParams): boolean {
  const options = exerciseOptionsOf(fields);
  const exercise = isNumberWanted(fields) ? numberOfStudent : options?.seed;
  const read: Readonly<Record<string, unknown>> = { ...options, exercise, ask: options?.questions };
  const names = ['exercise', 'kind', 'classes', 'cases', 'folds', 'balance', 'decimals', 'ask'];
  return !options || names.every((name) => !fields.get(name) || read[name] !== undefined);
}

/** The options in an address; undefined where it has no exercise. Values out of range are ignored. */
export function exerciseOptionsOf(fields: URLSearchParams): ExerciseOptions | undefined {
  if (!fields.has('exercise')) return undefined;
  const field = (name: string, [low, high]: readonly [number, number], form = /^\d{1,16}$/): number | undefined => {
    const text = fields.get(name) ?? '';
    const value = Number(text);
    return form.test(text) && value >= low && value <= high ? value : undefined;
  };
  const kind = kinds.find((one) => one === fields.get('kind'));
  const questions = questionsOf(fields.get('ask') ?? '');
  const options = {
    seed: field('exercise', ranges.seed),
    kind,
    classes: field('classes', ranges.classes),
    cases: field('cases', casesOf[kind ?? 'matrix'].range),
    folds: field('folds', ranges.folds),
    balance: field('balance', ranges.balance, /^(?:1|0?\.\d{1,16})$/),
    decimals: field('decimals', ranges.decimals),
    questions: questions.length > 0 ? questions : undefined,
  };
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
