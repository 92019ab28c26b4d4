import { sourceOf } from '../embed/source.ts';
import { writtenText } from '../embed/written-text.ts';
import { isLanguage, type Language } from '../locales/index.ts';
import { readFrameFields, replaceFields } from '../share/frame-address.ts';
import { isExerciseReadable } from '../share/exercise-address.ts';
import { linkOf } from '../share/link.ts';

/** Requests in the fields of a frame's address, besides the data. */
export interface FrameWish {
  language?: Language;
  /** Whether only the checker of answers is shown, without a way to anything else. */
  isOnlyCheck: boolean;
  /** Data that are too long for a link. */
  text?: string;
}

/** Fields that hold data. */
const dataFields = ['data', 'matrix', 'y-true', 'y-pred', 'scores'] as const;

/** Fields of an exercise that a frame shows alone; undefined where it has other data, or no valid exercise. */
export function exerciseInFrame(): URLSearchParams | undefined {
  const fields = new URLSearchParams([...readFrameFields()]);
  const isExercise = fields.get('element') === 'check' && fields.has('exercise');
  if (!isExercise || dataFields.some((name) => fields.has(name)) || !isExerciseReadable(fields)) return undefined;
  if (/\bresults\b/.test(fields.get('hide') ?? '')) fields.set('hide', 'results');
  return fields;
}

/** Language in the fields of an address; undefined where there is none. */
export function languageIn(fields: { get(name: string): string | null | undefined }): Language | undefined {
  const language = fields.get('language') ?? '';
  return isLanguage(language) ? language : undefined;
}

export const areAnswersWanted = (): boolean => readFrameFields().get('report') === 'answers';

const exerciseFields = ['exercise', 'kind', 'classes', 'cases', 'folds', 'balance', 'decimals'] as const;
const answerFields = ['ask', 'attempts', 'answers', 'answered'] as const;

/**
 * Turns the fields of a frame's address, which are attributes of an embedded element, into the link with which the page
 * begins. A sandboxed frame whose server does not allow it to load the elements shows this file in their place.
 */
export async function linkFrameData(): Promise<FrameWish> {
  const fields = readFrameFields();
  const isHiding = /\bresults\b/.test(fields.get('hide') ?? '');
  const isOnlyCheck = fields.get('element') === 'check' || isHiding;
  const source = sourceOf({
    text: fields.get('data'),
    matrix: fields.get('matrix'),
    yTrue: fields.get('y-true'),
    yPred: fields.get('y-pred'),
    scores: fields.get('scores'),
    labels: fields.get('labels'),
    positive: fields.get('positive'),
  });
  const positive = fields.get('positive');
  const work = 'problem' in source ? writtenText(source.problem) : { text: source.text, readOptions: source.options };
  const isExercise = work.text === '' && fields.has('exercise');
  const asked = new URLSearchParams({ mode: 'check', ...(isHiding && { hide: 'results' }) });
  for (const name of [...(isExercise ? exerciseFields : []), ...answerFields]) {
    const value = fields.get(name);
    if (value !== undefined) asked.set(name, value);
  }
  const address = isOnlyCheck ? { address: String(asked) } : {};
  const link =
    work.text === '' ? undefined : await linkOf({ ...work, ...address, ...(positive !== undefined && { positive }) });
  if (link && 'fragment' in link) replaceFields(link.fragment);
  else if (isOnlyCheck) replaceFields(`#${asked}`);
  const isTooLong = link !== undefined && 'tooLong' in link;
  const language = languageIn(fields);
  return {
    isOnlyCheck,
    ...(isTooLong && { text: work.text }),
    ...(language && { language }),
  };
}
