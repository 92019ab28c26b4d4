import type { WasmChecked, WasmExplained, WasmLikely, WasmSlip } from '#wasm/deconfuse.mjs';
import { answerNames, checkNames, creditNames, slipsNames } from './accepted-names.ts';
import { refuseUnknown } from './known-names.ts';
import { mostTolerance, within } from './options.ts';
import { orNull, type Surroundings } from './results.ts';
import { wellFormed } from './problem.ts';
import type { CheckOptions, Credit, GivenAnswer, Verdict } from './types/checking.ts';
import type { Dataset } from './types/dataset.ts';
import type { Label } from './types/label.ts';
import type { ReportOptions } from './types/report.ts';
import type { LikelySlip, Slip, SlipExplanation, SlipsOptions } from './types/slips.ts';

const mostDecimals = 12;

/** Most answers per call: enough for any page of homework. */
const mostAnswers = 10_000;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isTextOrNumber = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
const typeOf = (value: unknown): string => (value === null ? 'null' : typeof value);

/** Checks arguments that callers without types may pass. @throws RangeError */
function checkGiven(answers: unknown, options: unknown): void {
  if (!Array.isArray(answers) || answers.length > mostAnswers) {
    throw new RangeError(`answers must be a list of at most ${mostAnswers}`);
  }
  if (!isObject(options)) throw new RangeError(`options must be an object, not ${typeOf(options)}`);
  refuseUnknown('option', options, checkNames);
  for (const [at, given] of answers.entries()) {
    const name = `answers[${at}]`;
    if (!isObject(given)) throw new RangeError(`${name} must be an object with an answer, not ${typeOf(given)}`);
    refuseUnknown('field', given, answerNames);
    const { id, class: label, answer } = given as Record<keyof GivenAnswer, unknown>;
    if (!isTextOrNumber(answer)) throw new RangeError(`${name}.answer must be text or a number, not ${typeOf(answer)}`);
    if (id !== undefined && typeof id !== 'string') throw new RangeError(`${name}.id must be text, not ${typeOf(id)}`);
    if (label !== undefined && !isTextOrNumber(label)) {
      throw new RangeError(`${name}.class must be text or a number, not ${typeOf(label)}`);
    }
  }
}

const refusals: Record<NonNullable<WasmChecked['refused']>, (id: string) => string> = {
  unknown: (id) => `There is no metric ${JSON.stringify(id)} of these data.`,
  shape: (id) => `${id} is no single number.`,
};

/** The credit for a verdict; none unless it is given. */
const creditOf = (verdict: Verdict['verdict'], credit: Credit = {}): number =>
  verdict === 'right' ? 1 : verdict === 'unknown' ? 0 : (credit[verdict] ?? 0);

export interface Named extends Pick<Dataset, 'labels' | 'predictedLabels' | 'positive'> {
  /** For decisions: row of the observation and column of the action, state or class of an answer. @throws RangeError */
  placeOf?(given: GivenAnswer): { row: number; column: number };
}

/** Translates between names and the indices by which the core knows classes, rows and columns. */
function namesOf({ labels, predictedLabels, positive }: Named, { canonical }: Surroundings) {
  // The positive class of scores need not occur; the core then places it after the class that does.
  const rows = positive === undefined || labels.includes(positive) ? labels : [...labels, positive];
  const columns = predictedLabels ?? rows;
  const rowNames = rows.map(canonical);
  return {
    rows,
    /**
     * Index of a label; by default of the positive class, else of the first. @throws RangeError for an unknown class
     */
    indexOf: (label: Label | undefined): number => {
      if (label === undefined) return positive === undefined ? 0 : Math.max(0, rows.indexOf(positive));
      const at = rowNames.indexOf(canonical(label));
      if (at < 0) throw new RangeError(`There is no class ${JSON.stringify(label)}.`);
      return at;
    },
    slipOf: ({ class: at, row, column, base, ...slip }: WasmSlip): Slip => ({
      ...slip,
      ...(at !== undefined && { class: rows[at]! }),
      ...(row !== undefined && { row: rows[row]! }),
      ...(column !== undefined && { column: columns[column]! }),
      ...(base !== undefined && { base: base === 2 || base === 10 ? base : 'e' }),
    }),
  };
}

/**
 * Verdicts on answers about a dataset. `ask` calls the core.
 * @throws RangeError
 */
export function verdictsOf(
  dataset: Named,
  surroundings: Surroundings,
  answers: readonly GivenAnswer[],
  options: unknown,
  ask: (answers: object[], options: ReportOptions) => WasmChecked[],
): Verdict[] {
  checkGiven(answers, options);
  const { decimals, tolerance, credit, ...others } = options as CheckOptions;
  within('decimals', decimals, 0, mostDecimals);
  within('tolerance', tolerance, 0, mostTolerance);
  refuseUnknown('field', credit, creditNames);
  for (const verdict of Object.keys(credit ?? {}) as (keyof Credit)[])
    within(`credit.${verdict}`, credit![verdict], 0, 1);
  const { latex } = surroundings;
  const { rows, indexOf, slipOf } = namesOf(dataset, surroundings);
  const explanationOf = ({
    slips,
    value,
    plausibility,
    symbolic,
    substituted,
    same,
    variants,
  }: WasmExplained): SlipExplanation => ({
    slips: slips.map(slipOf),
    value: orNull(value),
    plausibility,
    worked: { symbolic, substituted, latex: { symbolic: latex(symbolic), substituted: latex(substituted) } },
    ...(same && { same: same.map((others) => others.map(slipOf)) }),
    ...(variants && {
      variants: variants.map((variant) => ({
        slips: variant.slips.map(slipOf),
        value: orNull(variant.value),
      })),
    }),
  });
  const verdictOf = (checked: WasmChecked, answer: string): Verdict => {
    if (checked.refused) throw new RangeError(refusals[checked.refused](checked.id!));
    return {
      ...(checked.id !== undefined && { id: checked.id }),
      ...(checked.class !== undefined && { class: rows[checked.class]! }),
      answer,
      value: orNull(checked.value),
      verdict: checked.verdict,
      credit: creditOf(checked.verdict, credit),
      explanations: checked.explanations.map(explanationOf),
      others: checked.others,
      nearest: checked.nearest.map(explanationOf),
      ...(!checked.readable && { error: { code: 'bad-answer', excerpt: answer.slice(0, 80), expected: 'number' } }),
    };
  };

  const given = answers.map((one) => ({
    id: one.id,
    class: indexOf(one.class),
    ...dataset.placeOf?.(one),
    answer: wellFormed(String(one.answer)),
    ...(decimals !== undefined && { decimals: Math.trunc(decimals) }),
    tolerance: tolerance ?? 0,
  }));
  return ask(given, others).map((checked, at) => verdictOf(checked, given[at]!.answer));
}

const mostSlips = 100;

/**
 * Likely wrong answers in place of a right number. `ask` calls the core.
 * @throws RangeError
 */
export function slipsOf(
  dataset: Named,
  surroundings: Surroundings,
  id: string,
  given: SlipsOptions,
  ask: (wanted: [classIndex: number, decimals: number, most: number], options: ReportOptions) => WasmLikely,
): LikelySlip[] {
  refuseUnknown('option', given, slipsNames);
  const { class: label, decimals = 3, most = 12, ...options } = given;
  within('decimals', decimals, 0, mostDecimals);
  within('most', most, 1, mostSlips);
  const { indexOf, slipOf } = namesOf(dataset, surroundings);
  const found = ask([indexOf(label), Math.trunc(decimals), Math.trunc(most)], options);
  if (!Array.isArray(found)) throw new RangeError(refusals[found.refused!](id));
  return found.map(({ slips, value, cost }) => ({ slips: slips.map(slipOf), value, cost }));
}
