import { sourceOf } from '../embed/source.ts';
import { writtenText } from '../embed/written-text.ts';
import { isLanguage, type Language } from '../locales/index.ts';
import { readFrameFields, replaceFields } from '../share/frame-address.ts';
import { linkOf } from '../share/link.ts';

/** What the fields of a frame's address ask of the page besides the data. */
export interface FrameWish {
  language?: Language;
  /** Answers are checked, and there is no way to anything else. */
  isOnlyCheck: boolean;
  /** Data that are too long for a link. */
  text?: string;
}

/**
 * Turns the fields of a frame's address, which are attributes of an embedded element, into the link that the page
 * begins with: a sandboxed frame whose server does not let it have the elements shows this file in their place.
 */
export async function linkFrameData(): Promise<FrameWish> {
  const fields = readFrameFields();
  const isHiding = /\bresults\b/.test(fields.get('hide') ?? '');
  const isOnlyCheck = fields.get('element') === 'check' || isHiding;
  const ask = fields.get('ask');
  const asked = new URLSearchParams({
    mode: 'check',
    ...(ask !== undefined && { ask }),
    ...(isHiding && { hide: 'results' }),
  });
  const address = isOnlyCheck ? { address: String(asked) } : {};
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
  const link =
    work.text === '' ? undefined : await linkOf({ ...work, ...address, ...(positive !== undefined && { positive }) });
  if (link && 'fragment' in link) replaceFields(link.fragment);
  else if (isOnlyCheck) replaceFields(`#${asked}`);
  const isTooLong = link !== undefined && 'tooLong' in link;
  const language = fields.get('language');
  return {
    isOnlyCheck,
    ...(isTooLong && { text: work.text }),
    ...(language !== undefined && isLanguage(language) && { language }),
  };
}
