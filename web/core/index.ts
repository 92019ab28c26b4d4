import checkerUrl from '#wasm/deconfuse-checker.wasm?url';
import readerUrl from '#wasm/deconfuse-reader.wasm?url';
import scoresUrl from '#wasm/deconfuse-scores.wasm?url';
import coreUrl from '#wasm/deconfuse.wasm?url';
import { toLatex } from '../formula/latex.ts';
import { aliases } from '../locales/aliases.ts';
import { messages } from '../locales/en/messages.ts';
import { names } from '../locales/en/names.ts';
import { names as scoreNames } from '../locales/en/score-names.ts';
import { fill } from '../locales/fill.ts';
import { aliases as scoreAliases } from '../locales/score-aliases.ts';
import { answersIn } from './answer-table.ts';
import { calculatorOf, startCore, type Wording } from './calculator.ts';
import { checkableData, startChecker } from './checker.ts';
import type { UncheckedDataset } from './dataset.ts';
import { exerciseOf } from './exercise.ts';
import { InputError } from './input-error.ts';
import { compile } from './module.ts';
import { within } from './options.ts';
import { startReader } from './reader.ts';
import { startScores } from './scores.ts';
import { LineTally } from './tally.ts';
import type { Calculator, CalculatorOptions, Dataset, MetricInfo } from './types.ts';

export { InputError, type InputErrorFields } from './input-error.ts';
export type * from './types.ts';

const english: Wording = {
  latex: toLatex,
  message({ code, line, column, excerpt, parameters }: InputError) {
    const templates: Record<string, string> = messages.errors;
    const place = { line: String(line ?? ''), column: String(column ?? ''), excerpt: excerpt ?? '' };
    return fill(templates[code] ?? code, { ...parameters, ...place });
  },
};

/** What metrics are called. */
function* englishNames(): Iterable<[name: string, id: string]> {
  for (const [id, name] of Object.entries({ ...names, ...scoreNames })) yield [name, id];
  for (const [id, others] of Object.entries({ ...aliases, ...scoreAliases })) {
    for (const name of others) yield [name, id];
  }
}

/** Starts a calculator. Works in browsers, in workers and in node. */
export async function createCalculator(options: CalculatorOptions = {}): Promise<Calculator> {
  const {
    wasm = new URL(coreUrl, import.meta.url),
    readerWasm = new URL(readerUrl, import.meta.url),
    scoresWasm = new URL(scoresUrl, import.meta.url),
    checkerWasm = new URL(checkerUrl, import.meta.url),
  } = options;
  const [core, reader, scores, checker] = await Promise.all([
    compile(wasm).then(startCore),
    compile(readerWasm).then(startReader),
    compile(scoresWasm).then((module) => startScores(module, english.latex)),
    compile(checkerWasm).then((module) => startChecker(module, english.latex)),
  ]);
  const calculator = calculatorOf(core, { reader: () => reader, scores: () => scores }, english);

  const withChecks = (dataset: UncheckedDataset): Dataset => {
    const check: Dataset['check'] = (answers, options) =>
      checker.check(
        checkableData(dataset, () => dataset.problem),
        answers,
        options,
      );
    return Object.defineProperty(dataset, 'check', { value: check }) as Dataset;
  };

  const catalogue = (): MetricInfo[] => [...calculator.catalogue(), ...scores.catalogue()];
  const dataset: Calculator['dataset'] = (problem) => withChecks(calculator.dataset(problem));

  return {
    catalogue,
    read: (source, options) => withChecks(calculator.read(source, options)),
    tally({ bytes = 0, ...options } = {}) {
      within('bytes', bytes, 0, Number.MAX_SAFE_INTEGER);
      // Of a text that is one of them, the other one gives up soon.
      const scoreLines = calculator.scoreTally(options, bytes);
      const labels = new LineTally(reader);
      return {
        add(piece) {
          const areLabels = labels.add(piece);
          return scoreLines.add(piece) || areLabels;
        },
        finish() {
          const tallied = labels.read(options) ?? scoreLines.read();
          scoreLines.end();
          return tallied ? withChecks(calculator.ofReading(tallied, options)) : null;
        },
      };
    },
    dataset,
    readAnswers(text, data) {
      try {
        const known = new Set(Object.keys(data.report().metrics));
        return answersIn(
          text,
          data.labels,
          catalogue().filter(({ id }) => known.has(id)),
          englishNames(),
        );
      } catch (error) {
        if (error instanceof InputError) error.message = english.message(error);
        throw error;
      }
    },
    exercise(options) {
      const exercise = exerciseOf(options);
      const severalNumbers = new Set(catalogue().flatMap(({ id, shape }) => (shape === 'scalar' ? [] : [id])));
      const data = dataset(exercise.problem);
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
