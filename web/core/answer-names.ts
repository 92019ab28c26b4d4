import {
  averages as averageWords,
  idForms,
  joiningWords,
  reportMeasures,
  shortNames,
  type AverageWord,
} from '../names/answer-names.ts';
import { averages, type Average } from './averages.ts';
import { fill } from '../locales/fill.ts';
import type { Label } from './types/label.ts';
import type { MetricInfo } from './types/metric-info.ts';

/** Meaning of a name. Without a class it is of all cases, or of the class that is meant by default. */
export interface Asked {
  id: string;
  class?: Label;
}

/** A metric whose class or average is not known yet: the ids that its name may stand for, the likeliest first. */
export interface Measure {
  ids: readonly string[];
}

/** A class, or an average over classes. */
export type Group = { class: Label } | { average: Average | 'total' };

export interface AnswerNames {
  /** The metric of a name; undefined where these data have no such metric. */
  measure(name: string): Measure | undefined;
  group(name: string): Group | undefined;
  /** The meaning of a name that says metric and group at once: “macro F1”, “precision (spam)”, “accuracy”. */
  asked(name: string): Asked | undefined;
  /** A metric of a group; undefined where there is no such metric. */
  of(measure: Measure, group: Group): Asked | undefined;
  /** A metric of all cases, without a class. */
  whole(measure: Measure): Asked | undefined;
  isSupport(measure: Measure): boolean;
  /** Whether the metric has a value for each class. */
  isPerClass(id: string): boolean;
}

/** Longer text is no name, and comparing it would take time. */
const longestName = 200;
const mostWords = 24;

const withoutMarks = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\s_\-‐‑‒–—―−.,:;=*`'’"]+/gu, '');

/** Size of the cache of plain names: the names of all metrics, and the words of a text, are looked up repeatedly. */
const mostKept = 10_000;
const kept = new Map<string, string>();

/** Text without the differences between spellings: case, accents, blanks, hyphens, underscores, other marks. */
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

/** Plain text of a LaTeX symbol of one or two letters with an index: `F_{1,macro}` becomes F1macro. */
const textOfSymbol = (symbol: string): string | undefined =>
  /^[A-Za-z]+(_\{?[\w,.]+\}?)?$/.test(symbol) ? symbol.replace(/[_{}]/g, '') : undefined;

/** One spelling for numbers of the same value, as in the core. */
const canonical = (text: string): string =>
  /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? String(Number(text)) : text;

/** Labels by their key. A key that several labels share stands for none of them. */
function uniqueByKey(labels: readonly Label[], key: (text: string) => string): Map<string, Label | undefined> {
  const found = new Map<string, Label | undefined>();
  for (const label of labels) {
    const text = key(String(label).trim());
    found.set(text, found.has(text) ? undefined : label);
  }
  return found;
}

// Meaning of a word, in the first language that has the word.
const averageOfWord = new Map<string, AverageWord>(
  [...averageWords].reverse().map(([word, kind]) => [plain(word), kind]),
);

function averageOf(name: string): Average | 'total' | undefined {
  const words = name
    .split(/[\s_\-/().,]+/, mostWords)
    .map(plain)
    .filter((word) => word !== '');
  const kinds = words.map((word) => averageOfWord.get(word));
  if (kinds.length === 0 || kinds.includes(undefined)) return undefined;
  for (const kind of averages) if (kinds.includes(kind)) return kind;
  const mean = kinds.includes('mean');
  // Older versions of scikit-learn call the weighted average “avg / total”.
  if (kinds.includes('total')) return mean ? 'weighted' : 'total';
  return mean ? 'macro' : undefined;
}

/** Words before the name of a class: “of class spam”. */
export const joining = new RegExp(`^(?:(?:${joiningWords.join('|')})[\\s.:]+)+`, 'i');
/** Words behind the name of a metric: “precision of class”. */
export const joiningEnd = new RegExp(`(?:[\\s_](?:${joiningWords.join('|')}))+$`, 'i');

/**
 * Recognises metrics, classes and averages by the names that people use.
 * @param names further names of metrics, in any language; earlier ones take precedence; case, accents, blanks, hyphens
 * and underscores do not matter
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

  // The support is counted in every report, whether there is a metric for it or not.
  const exists = ({ ids }: Measure): boolean =>
    ids.includes(reportMeasures.support) ||
    ids.some(
      (id) =>
        inForms(idForms.class, id).length > 0 ||
        averages.some((average) => inForms(idForms.average, id, average).length > 0),
    );

  const idsOf = new Map<string, string[]>();
  const add = (name: string, id: string): void => {
    const key = plain(name);
    const ids = idsOf.get(key);
    if (!ids) idsOf.set(key, [id]);
    else if (!ids.includes(id)) ids.push(id);
  };
  /** Adds names, except those that another metric already has. */
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

  /** Meaning of a metric and a group, in either order. */
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
