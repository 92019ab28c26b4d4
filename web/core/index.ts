/**
 * Every classification metric of your data, with formula, fraction and diagnosis. `createCalculator()` gives a
 * `Calculator`, which reads text or takes plain data and gives a `Dataset`. The dataset computes everything else.
 *
 * @module deconfuse
 */
import wasmUrl from '#wasm/deconfuse.wasm?url';
import { toLatex } from '../formula/latex.ts';
import { aliases } from '../names/aliases.ts';
import { messages } from '../locales/en/messages.ts';
import { names } from '../locales/en/names.ts';
import { names as scoreNames } from '../locales/en/score-names.ts';
import { fill } from '../locales/fill.ts';
import { aliases as scoreAliases } from '../names/score-aliases.ts';
import { calculatorNames } from './accepted-names.ts';
import { answersIn } from './answer-table.ts';
import { longestStating } from './limits.ts';
import { calculatorOf, metricsOf, type Wording } from './calculator.ts';
import { exerciseOf } from './exercise.ts';
import { InputError } from './input-error.ts';
import { refuseUnknown } from './known-names.ts';
import { compile } from './module.ts';
import { now, variantsOf } from './questions.ts';
import { start } from './start.ts';
import { statedBeside } from './stated.ts';
import type { Calculator, CalculatorOptions } from './types/calculator.ts';
import type { StatedResult } from './types/reading.ts';

export { InputError, type InputErrorFields } from './input-error.ts';
export type * from './types/boxes.ts';
export type * from './types/calculator.ts';
export type * from './types/checking.ts';
export type * from './types/comparison.ts';
export type * from './types/curves.ts';
export type * from './types/dataset.ts';
export type * from './types/decisions.ts';
export type * from './types/exercises.ts';
export type * from './types/formula.ts';
export type * from './types/label.ts';
export type * from './types/metric-info.ts';
export type * from './types/notices.ts';
export type * from './types/problem.ts';
export type * from './types/reading.ts';
export type * from './types/report.ts';
export type * from './types/resampling.ts';
export type * from './types/slips.ts';
export type * from './types/tally.ts';

const english: Wording = {
  latex: toLatex,
  message({ code, line, column, excerpt, parameters }: InputError) {
    const templates: Record<string, string> = messages.errors;
    const place = { line: String(line ?? ''), column: String(column ?? ''), excerpt: excerpt ?? '' };
    return fill(templates[code] ?? code, { ...parameters, ...place });
  },
};

/** English names of metrics with their ids. */
function* englishNames(): Iterable<[name: string, id: string]> {
  for (const [id, name] of Object.entries({ ...names, ...scoreNames })) yield [name, id];
  for (const [id, others] of Object.entries({ ...aliases, ...scoreAliases })) {
    for (const name of others) yield [name, id];
  }
}

/** Starts a calculator. Works in browsers, in workers and in node. @throws RangeError naming an unknown option */
export async function createCalculator(options: CalculatorOptions = {}): Promise<Calculator> {
  refuseUnknown('option', options, calculatorNames);
  const { wasm = new URL(wasmUrl, import.meta.url) } = options;
  const calculator = calculatorOf(await start(await compile(wasm)), english);
  return {
    ...calculator,
    read(source, options) {
      const data = calculator.read(source, options);
      if (source.length > longestStating) return data;
      let stated: StatedResult[] | undefined;
      const get = (): StatedResult[] =>
        (stated ??= statedBeside(data, source, metricsOf(calculator, data), [...englishNames()]));
      return Object.defineProperty(data, 'stated', { get, enumerable: false });
    },
    readAnswers(text, data) {
      try {
        return answersIn(text, data.labels, metricsOf(calculator, data), englishNames());
      } catch (error) {
        if (error instanceof InputError) error.message = english.message(error);
        throw error;
      }
    },
    questions: (options) => now(variantsOf(calculator, options)),
    exercise(options) {
      const exercise = exerciseOf(options);
      const severalNumbers = new Set(
        calculator.catalogue().flatMap(({ id, shape }) => (shape === 'scalar' ? [] : [id])),
      );
      const data = calculator.dataset(exercise.problem);
      try {
        const key = exercise.questions.map((question) => {
          const { id, ...rest } = question;
          if (severalNumbers.has(id)) throw new RangeError(`${id} is no single number.`);
          const { value, exact } = data.explain(id, rest);
          return { ...question, value: value as number | null, exact };
        });
        return { ...exercise, key };
      } finally {
        data.release();
      }
    },
  };
}
