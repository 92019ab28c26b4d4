import { casesOf, kinds, mostQuestions, ranges } from '../core/exercise.ts';
import { wellFormed } from '../core/problem.ts';
import type { Exercise, ExerciseOptions } from '../core/types/exercises.ts';
import type { Label } from '../core/types/label.ts';

/** A class may have the characters that separate questions. */
const escaped = (text: string): string => text.replace(/[%,:]/g, encodeURIComponent);
const unescaped = (text: string): string => text.replace(/%(?:25|2C|3A)/gi, decodeURIComponent);

/** Questions as one field: ids, those of a class with it behind a colon, with commas between. */
export const askOf = (questions: readonly { id: string; class?: Label }[]): string =>
  questions.map(({ id, class: label }) => (label === undefined ? id : `${id}:${escaped(String(label))}`)).join(',');

/** The questions of such a field; what is none is left out. */
export function questionsOf(ask: string): Exercise['questions'] {
  return ask
    .slice(0, 10_000)
    .split(',', mostQuestions)
    .flatMap((question) => {
      const [, id, label] = /^\s*(\w+)\s*(?::(.*))?$/s.exec(question) ?? [];
      return id === undefined ? [] : [{ id, ...(label !== undefined && { class: unescaped(label) }) }];
    });
}

/** In place of the number of an exercise: that of the student, who is asked for it. */
export const numberOfStudent = 'student';

type AddressedOptions = Omit<ExerciseOptions, 'seed'> & { seed?: number | typeof numberOfStudent };

/** The options as fields of an address, those that are given: `exercise=7&classes=4&ask=accuracy,precision:A`. */
export function exerciseFields({ seed = 1, questions, ...others }: AddressedOptions): string {
  const fields = [`exercise=${seed}`];
  for (const name of ['kind', 'classes', 'cases', 'folds', 'balance', 'decimals'] as const) {
    if (others[name] !== undefined) fields.push(`${name}=${others[name]}`);
  }
  // Commas and colons need no encoding there, and addresses are read by people.
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

/** Whether the number of the student is wanted before there is an exercise. */
export const isNumberWanted = (fields: URLSearchParams): boolean => fields.get('exercise') === numberOfStudent;

/** Whether what an address says of an exercise can be used, all of it: other data than those meant help nobody. */
export function isExerciseReadable(fields: URLSearchParams): boolean {
  const options = exerciseOptionsOf(fields);
  const exercise = isNumberWanted(fields) ? numberOfStudent : options?.seed;
  const read: Readonly<Record<string, unknown>> = { ...options, exercise, ask: options?.questions };
  const names = ['exercise', 'kind', 'classes', 'cases', 'folds', 'balance', 'decimals', 'ask'];
  return !options || names.every((name) => !fields.get(name) || read[name] !== undefined);
}

/** The options in an address; undefined where it has no exercise. What is out of range is as if it were not there. */
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
