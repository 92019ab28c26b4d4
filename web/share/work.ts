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

/** Everything that a reader has done on the page, as plain JSON. Links and storage hold it in this form. */
export interface Work {
  /** Text that was typed or pasted, or written from an edited matrix; absent: the example, unchanged. */
  text?: string;
  /** The name of the example shown; absent where there is a text. */
  example?: string;
  /** Options by which the text is read. */
  readOptions?: ReadOptions;
  /** The positive class asked for. */
  positive?: Label;
  options?: ReportOptions;
  /** 0…10. */
  decimals?: number;
  /** View of the matrix; the name need not exist. */
  matrixView?: string;
  /** Index of the chosen class, which the data need not have. */
  chosenClass?: number;
  /** Name of the part shown. */
  part?: string;
  /** Names of opened sections and of metrics with open rows, which need not exist. */
  open?: string[];
  /** The view, as fields of an address: `mode=check&ask=f1_macro`, `decisions=costs`, `metric=f1`. */
  address?: string;
  /** State of elements by the names of their parts. Each element checks its own. */
  parts?: Record<string, unknown>;
}

/** In characters: as much as the browser's storage accepts without difficulty. */
const longestText = 100_000_000;
const longestLabel = 10_000;
const longestName = 100;
const longestAddress = 10_000;
const mostOpen = 1000;
const mostClasses = 1_000_000;
/** Greatest number of classes for weights that are typed. */
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

/** Intervals by the formula, or by resamples from a seed. */
function intervalsIn(value: unknown): ReportOptions['intervals'] {
  if (typeof value !== 'object') return flagIn(value) || undefined;
  return { method: 'bootstrap', seed: wholeIn(fieldOf(value, 'seed'), 0, Number.MAX_SAFE_INTEGER) ?? 1 };
}

/** The options that can be set on the page, within their ranges. */
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

/** A field in the syntax of addresses, except those that carry work themselves. */
const addressField = /^(?!(?:s|example)(?:=|$))[\w.~!$'()*+,;:@/?%-]+(?:=[\w.~!$'()*+,;:@/?%=-]*)?$/;

/** The fields of an address that name a view, out of all its fields. */
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

/** Until 0.6 the diagnostic test was kept with the losses; older links have it there. */
function withOwnTest(parts: Fields): Fields {
  const decisions = fieldsOf(fieldOf(parts, 'decisions'));
  const within = fieldsOf(fieldOf(decisions, 'parts'));
  const test = fieldOf(fieldOf(fieldOf(within, 'loss'), 'parts'), 'test');
  if (test === undefined || Object.hasOwn(within, 'test')) return parts;
  return { ...parts, decisions: { ...decisions, parts: { ...within, test } } };
}

/** The valid fields of any JSON value. It never throws. */
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
