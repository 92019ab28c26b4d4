import {
  bases,
  columnUses,
  comparisons,
  decimalSigns,
  missings,
  orientations,
  ranges,
  readKinds,
  scoreRanges,
  wholeRanges,
  zeroDivisions,
} from '../core/option-values.ts';
import type { Label } from '../core/types/label.ts';
import type { ReadOptions } from '../core/types/reading.ts';
import type { ReportOptions } from '../core/types/report.ts';
import {
  choiceIn,
  fieldOf,
  fieldsOf,
  flagIn,
  listIn,
  numberIn,
  plainIn,
  textIn,
  wholeIn,
  withoutGaps,
  type Fields,
} from './plain-data.ts';

/** All that a reader has done on the page, as plain JSON: what a link carries and what is kept. */
export interface Work {
  /** What was typed or pasted, or was written from an edited matrix; absent: the example, as it is. */
  text?: string;
  /** The name of the example shown; absent where there is a text. */
  example?: string;
  /** How the text is read. */
  readOptions?: ReadOptions;
  /** The positive class asked for. */
  positive?: Label;
  options?: ReportOptions;
  /** 0…10. */
  decimals?: number;
  /** Which of its views the matrix is shown in: a name that nothing says that it exists. */
  matrixView?: string;
  /** The index of the class looked at, which the data need not have. */
  chosenClass?: number;
  /** The part that is shown, by its name. */
  part?: string;
  /** Names of opened sections and of metrics whose rows are open, which need not exist. */
  open?: string[];
  /** The view, as fields of an address: `mode=check&ask=f1_macro`, `decisions=costs`, `metric=f1`. */
  address?: string;
  /** State of elements by the names of their parts: what each makes of it is up to the element. */
  parts?: Record<string, unknown>;
}

/** In characters: as much as a browser's storage takes without complaint. */
const longestText = 100_000_000;
const longestLabel = 10_000;
const longestName = 100;
const longestAddress = 10_000;
const mostOpen = 1000;
const mostClasses = 1_000_000;
/** Of more classes weights are not typed. */
const mostWeighted = 100;
const mostColumns = 1000;
const mostReadings = 1000;
const largestWeight = 1e150;

const labelIn = (value: unknown): Label | undefined =>
  textIn(value, longestLabel) ?? numberIn(value, -Number.MAX_VALUE, Number.MAX_VALUE);

function readOptionsIn(value: unknown): ReadOptions | undefined {
  const field = (name: keyof ReadOptions): unknown => fieldOf(value, name);
  return withoutGaps({
    kind: choiceIn(field('kind'), readKinds),
    reading: wholeIn(field('reading'), 0, mostReadings),
    sideBySide: choiceIn(field('sideBySide'), comparisons),
    delimiter: textIn(field('delimiter'), 1) || undefined,
    decimal: choiceIn(field('decimal'), decimalSigns),
    header: flagIn(field('header')),
    orientation: choiceIn(field('orientation'), orientations),
    positive: labelIn(field('positive')),
    columns: listIn(field('columns'), mostColumns, (use) => choiceIn(use, columnUses)),
    cases: wholeIn(field('cases'), 1, Number.MAX_SAFE_INTEGER),
    missing: choiceIn(field('missing'), missings),
    fractional: flagIn(field('fractional')),
    lowerIsPositive: flagIn(field('lowerIsPositive')),
    decisionValues: flagIn(field('decisionValues')),
    normalise: flagIn(field('normalise')),
  });
}

const weightIn = (value: unknown): number | undefined => numberIn(value, 0, largestWeight);

function squareIn(value: unknown): number[][] | undefined {
  const rows = listIn(value, mostWeighted, (row) => listIn(row, mostWeighted, weightIn));
  return rows?.every(({ length }) => length === rows.length) ? rows : undefined;
}

/** By the formula, or by resamples from a seed. */
function intervalsIn(value: unknown): ReportOptions['intervals'] {
  if (typeof value !== 'object') return flagIn(value) || undefined;
  return { method: 'bootstrap', seed: wholeIn(fieldOf(value, 'seed'), 0, Number.MAX_SAFE_INTEGER) ?? 1 };
}

/** Those that are set on the page, in the ranges in which they can be used. */
function optionsIn(value: unknown): ReportOptions | undefined {
  const field = (name: keyof ReportOptions): unknown => fieldOf(value, name);
  const numbers = Object.entries({ ...ranges, ...scoreRanges }).map(([name, [least, most]]) => [
    name,
    numberIn(field(name as keyof ReportOptions), least, most),
  ]);
  const whole = Object.entries(wholeRanges).map(([name, [least, most]]) => [
    name,
    wholeIn(field(name as keyof ReportOptions), least, most),
  ]);
  return withoutGaps<ReportOptions>({
    zeroDivision: choiceIn(field('zeroDivision'), zeroDivisions),
    base: choiceIn(field('base'), bases),
    intervals: intervalsIn(field('intervals')),
    ...Object.fromEntries([...numbers, ...whole]),
    kappaWeights: squareIn(field('kappaWeights')),
    classWeights: listIn(field('classWeights'), mostWeighted, weightIn),
  });
}

/** A field of an address, as an address has it; not those that carry work themselves. */
const addressField = /^(?!(?:s|example)(?:=|$))[\w.~!$'()*+,;:@/?%-]+(?:=[\w.~!$'()*+,;:@/?%=-]*)?$/;

/** The fields of an address that show a view, of all that it may have. */
export function addressIn(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const fields = value.split('&').filter((field) => addressField.test(field));
  return textIn(fields.join('&'), longestAddress) || undefined;
}

export function exampleIn(value: unknown): string | undefined {
  const name = textIn(value, longestName);
  return name !== undefined && /^\w+$/.test(name) ? name : undefined;
}

function partsIn(value: unknown): Record<string, unknown> | undefined {
  return withoutGaps(withOwnTest(fieldsOf(plainIn(fieldsOf(value))))) as Record<string, unknown> | undefined;
}

/** Until 0.6 the test was within the losses; links are older than that. */
function withOwnTest(parts: Fields): Fields {
  const decisions = fieldsOf(fieldOf(parts, 'decisions'));
  const within = fieldsOf(fieldOf(decisions, 'parts'));
  const test = fieldOf(fieldOf(fieldOf(within, 'loss'), 'parts'), 'test');
  if (test === undefined || Object.hasOwn(within, 'test')) return parts;
  return { ...parts, decisions: { ...decisions, parts: { ...within, test } } };
}

/** What is valid of it; for anything that JSON can say, and never an error. */
export function workOf(value: unknown): Work {
  const field = (name: keyof Work): unknown => fieldOf(value, name);
  const text = textIn(field('text'), longestText);
  return (
    withoutGaps({
      text,
      example: text === undefined ? exampleIn(field('example')) : undefined,
      readOptions: readOptionsIn(field('readOptions')),
      positive: labelIn(field('positive')),
      options: optionsIn(field('options')),
      decimals: wholeIn(field('decimals'), 0, 10),
      matrixView: textIn(field('matrixView'), longestName),
      chosenClass: wholeIn(field('chosenClass'), 0, mostClasses),
      part: textIn(field('part'), longestLabel),
      open: listIn(field('open'), mostOpen, (name) => textIn(name, longestName)),
      address: addressIn(field('address')),
      parts: partsIn(field('parts')),
    }) ?? {}
  );
}
