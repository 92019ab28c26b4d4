import {
  averages,
  idForms,
  joiningWords,
  reportMeasures,
  shortNames,
  type AverageWord,
} from '../names/answer-names.ts';
import { fill } from '../locales/fill.ts';
import type { Label } from './types/label.ts';
import type { MetricInfo } from './types/metric-info.ts';

/** What an answer is given to. Without class it is of all cases, or of the class that is meant where none is said. */
export interface Asked {
  id: string;
  class?: Label;
}

/** A metric before it is known of what it is: the ids that its name may stand for, the likeliest first. */
export interface Measure {
  ids: readonly string[];
}

type Average = 'macro' | 'micro' | 'weighted' | 'samples' | 'total';

/** A class, or several taken together. */
export type Group = { class: Label } | { average: Average };

export interface AnswerNames {
  /** Of a name that some metric of these data has. */
  measure(name: string): Measure | undefined;
  group(name: string): Group | undefined;
  /** Of what says all at once: “macro F1”, “precision (spam)”, “accuracy”. */
  asked(name: string): Asked | undefined;
  /** Undefined where there is no such metric. */
  of(measure: Measure, group: Group): Asked | undefined;
  /** Without any class. */
  whole(measure: Measure): Asked | undefined;
  isSupport(measure: Measure): boolean;
  /** Whether the metric has a value for each class. */
  isPerClass(id: string): boolean;
}

/** Longer text is no name; it would only take time to compare. */
const longestName = 200;
const mostWords = 24;

const withoutMarks = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\s_\-‐‑‒–—―−.,:;=*`'’"]+/gu, '');

/** Names are asked for again and again: those of all metrics, and the words of a text. */
const mostKept = 10_000;
const kept = new Map<string, string>();

/** The text without what people leave out or add: case, accents, blanks, hyphens, underscores, other marks. */
function plain(text: string): string {
  if (text.length > longestName) return withoutMarks(text);
  let made = kept.get(text);
  if (made === undefined) {
    made = withoutMarks(text);
    if (kept.size >= mostKept) kept.clear();
    kept.set(text, made);
  }
  return made;
}

const withoutBrackets = (text: string): string => text.replace(/\s*\([^()]*\)/g, '');

/** What LaTeX of one or two letters and an index reads as: `F_{1,macro}` as F1macro. */
const textOfSymbol = (symbol: string): string | undefined =>
  /^[A-Za-z]+(_\{?[\w,.]+\}?)?$/.test(symbol) ? symbol.replace(/[_{}]/g, '') : undefined;

/** As the core does: numbers by value. */
const canonical = (text: string): string =>
  /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? String(Number(text)) : text;

/** Of several with the same key none is meant. */
function uniqueByKey(labels: readonly Label[], key: (text: string) => string): Map<string, Label | undefined> {
  const found = new Map<string, Label | undefined>();
  for (const label of labels) {
    const text = key(String(label).trim());
    found.set(text, found.has(text) ? undefined : label);
  }
  return found;
}

// What a word means in the first of the languages that have it.
const averageOfWord = new Map<string, AverageWord>([...averages].reverse().map(([word, kind]) => [plain(word), kind]));

function averageOf(name: string): Average | undefined {
  const words = name
    .split(/[\s_\-/().,]+/, mostWords)
    .map(plain)
    .filter((word) => word !== '');
  const kinds = words.map((word) => averageOfWord.get(word));
  if (kinds.length === 0 || kinds.includes(undefined)) return undefined;
  for (const kind of ['macro', 'micro', 'weighted', 'samples'] as const) if (kinds.includes(kind)) return kind;
  const mean = kinds.includes('mean');
  // “avg / total”, as older versions of scikit-learn wrote it, was weighted.
  if (kinds.includes('total')) return mean ? 'weighted' : 'total';
  return mean ? 'macro' : undefined;
}

/** What stands before a class: “of class spam”. */
export const joining = new RegExp(`^(?:(?:${joiningWords.join('|')})[\\s.:]+)+`, 'i');
/** What stands behind a metric: “precision of class”. */
export const joiningEnd = new RegExp(`(?:[\\s_](?:${joiningWords.join('|')}))+$`, 'i');

/**
 * Knows metrics, classes and averages by what people call them.
 * @param names further names of metrics, in any language, those that count first at the start; case, accents, blanks, hyphens and
 * underscores don't matter
 */
export function answerNames(
  labels: readonly Label[],
  metrics: readonly MetricInfo[],
  names: Iterable<readonly [name: string, id: string]>,
): AnswerNames {
  const known = new Map(
    metrics
      .filter(({ shape, perObservation }) => shape === 'scalar' && !perObservation)
      .map((info): [string, MetricInfo] => [info.id, info]),
  );

  const isPerClass = (id: string): boolean => known.get(id)?.perClass === true;

  const inForms = (forms: readonly string[], id: string, average = ''): string[] =>
    forms.map((form) => fill(form, { id, average })).filter((formed) => known.has(formed));

  // A report counts cases, whether there is a metric for it or not.
  const exists = ({ ids }: Measure): boolean =>
    ids.includes(reportMeasures.support) ||
    ids.some(
      (id) =>
        inForms(idForms.class, id).length > 0 ||
        (['macro', 'micro', 'weighted', 'samples'] as const).some(
          (average) => inForms(idForms.average, id, average).length > 0,
        ),
    );

  const idsOf = new Map<string, string[]>();
  const add = (name: string, id: string): void => {
    const key = plain(name);
    const ids = idsOf.get(key);
    if (!ids) idsOf.set(key, [id]);
    else if (!ids.includes(id)) ids.push(id);
  };
  /** Names that another metric has already are not meant for this one. */
  const addNew = (pairs: Iterable<readonly [string, string]>): void => {
    const others = [...pairs].filter(
      ([name, id]) => plain(name) !== '' && !idsOf.has(plain(name)) && exists({ ids: [id] }),
    );
    for (const [name, id] of others) add(name, id);
  };
  const given = [...names];
  addNew(shortNames);
  addNew([...known.keys()].map((id) => [id, id]));
  addNew(given);
  addNew(given.map(([name, id]) => [withoutBrackets(name), id]));
  addNew([...known.values()].flatMap(({ id, symbol }) => [[textOfSymbol(symbol) ?? '', id]]));

  const measure = (name: string): Measure | undefined => {
    if (name.length > longestName) return undefined;
    const ids = idsOf.get(plain(name));
    return ids && { ids };
  };

  const exactly = uniqueByKey(labels, (text) => text);
  const byValue = uniqueByKey(labels, canonical);
  const nearly = uniqueByKey(labels, plain);
  const labelOf = (name: string): Label | undefined =>
    exactly.get(name) ??
    byValue.get(canonical(name)) ??
    (name.length > longestName ? undefined : nearly.get(plain(name)));

  const group = (name: string): Group | undefined => {
    const text = name.trim();
    if (text === '') return undefined;
    const label = labelOf(text);
    if (label !== undefined) return { class: label };
    if (text.length > longestName) return undefined;
    const average = averageOf(text);
    if (average) return { average };
    const rest = text.replace(joining, '').trim();
    const joined = rest === text || rest === '' ? undefined : labelOf(rest);
    if (joined !== undefined) return { class: joined };
    const ofRest = rest === text ? undefined : averageOf(rest);
    return ofRest && { average: ofRest };
  };

  const isSupport = ({ ids }: Measure): boolean => ids.includes(reportMeasures.support);

  const whole = (one: Measure): Asked | undefined => {
    if (isSupport(one)) return known.has(reportMeasures.total) ? { id: reportMeasures.total } : undefined;
    const existing = one.ids.filter((id) => known.has(id));
    const id = existing.find((id) => !isPerClass(id)) ?? existing[0];
    return id === undefined ? undefined : { id };
  };

  const of = (one: Measure, ofGroup: Group): Asked | undefined => {
    if ('class' in ofGroup) {
      const id = one.ids.flatMap((id) => inForms(idForms.class, id)).find(isPerClass);
      return id === undefined ? undefined : { id, class: ofGroup.class };
    }
    const { average } = ofGroup;
    const overall = whole(one);
    const isOverall = overall !== undefined && !isPerClass(overall.id);
    if (isSupport(one) || average === 'total') {
      if (isOverall) return overall;
      if (isSupport(one)) return undefined;
    }
    const kind = average === 'total' ? 'micro' : average;
    const id = one.ids.flatMap((id) => inForms(idForms.average, id, kind))[0];
    return id === undefined ? (isOverall ? overall : undefined) : { id };
  };

  /** A metric and a group, whichever stands first. */
  const ofTwo = (first: string, second: string): Asked | undefined => {
    const pairs = [
      [first, second],
      [second, first],
    ] as const;
    for (const [name, ofName] of pairs) {
      const one = measure(name) ?? measure(name.replace(joiningEnd, ''));
      const ofGroup = one && group(ofName);
      const found = one && ofGroup && of(one, ofGroup);
      if (found) return found;
    }
    return undefined;
  };

  const asked = (name: string): Asked | undefined => {
    const text = name.trim();
    if (text.length > longestName) return undefined;
    const one = measure(text);
    if (one) return whole(one);
    const bracketed = /^([^([{]+)[([{](.+)[)\]}]$/.exec(text);
    const inBrackets = bracketed && ofTwo(bracketed[1]!.trim(), bracketed[2]!);
    if (inBrackets) return inBrackets;
    const breaks = [...text.matchAll(/[\s_,]+/g)].slice(0, mostWords);
    for (const { index, 0: gap } of breaks) {
      const found = ofTwo(text.slice(0, index), text.slice(index + gap.length));
      if (found) return found;
    }
    return undefined;
  };

  return { measure, group, asked, of, whole, isSupport, isPerClass };
}
