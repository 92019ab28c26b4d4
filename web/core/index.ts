import createChecker from '#wasm/deconfuse-checker.mjs';
import checkerUrl from '#wasm/deconfuse-checker.wasm?url';
import createReader from '#wasm/deconfuse-reader.mjs';
import readerUrl from '#wasm/deconfuse-reader.wasm?url';
import createScores from '#wasm/deconfuse-scores.mjs';
import scoresUrl from '#wasm/deconfuse-scores.wasm?url';
import createCore from '#wasm/deconfuse.mjs';
import coreUrl from '#wasm/deconfuse.wasm?url';
import { toLatex } from '../formula/latex.ts';
import { aliases } from '../locales/aliases.ts';
import { messages } from '../locales/en/messages.ts';
import { names } from '../locales/en/names.ts';
import { names as scoreNames } from '../locales/en/score-names.ts';
import { fill } from '../locales/fill.ts';
import { aliases as scoreAliases } from '../locales/score-aliases.ts';
import { answersIn } from './answer-table.ts';
import { calculatorOf, type Wording } from './calculator.ts';
import { checkableData, checkerOf } from './checker.ts';
import type { UncheckedDataset } from './dataset.ts';
import { exerciseOf } from './exercise.ts';
import { InputError } from './input-error.ts';
import { compile, start, startAtOnce, type Create, type ModuleSource } from './module.ts';
import { within } from './options.ts';
import { readerOf } from './reader.ts';
import { scorePartOf } from './scores.ts';
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

/**
 * A part of the calculator, by its module and what makes the part of the exports. A module in a file of
 * this computer is started when it is first needed, because programs start sooner without the others.
 */
async function part<Exports, Part>(
  source: ModuleSource,
  create: Create<Exports>,
  of: (exports: Exports) => Part,
): Promise<() => Part> {
  let made: Part | undefined;
  if (source instanceof URL && source.protocol === 'file:' && 'process' in globalThis) {
    // Node has no fetch for files. Read in turn, they are there before what promises need is loaded.
    const file = globalThis.process.getBuiltinModule('node:fs').readFileSync(source);
    return () => (made ??= of(startAtOnce(create, new WebAssembly.Module(file))));
  }
  made = of(await start(create, await compile(source)));
  return () => made!;
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
    part(wasm, createCore, (exports) => exports),
    part(readerWasm, createReader, readerOf),
    part(scoresWasm, createScores, (exports) => scorePartOf(exports, english.latex)),
    part(checkerWasm, createChecker, (exports) => checkerOf(exports, english.latex)),
  ]);
  const calculator = calculatorOf(core(), { reader, scores }, english);

  const withChecks = (dataset: UncheckedDataset): Dataset => {
    const check: Dataset['check'] = (answers, options) =>
      checker().check(
        checkableData(dataset, () => dataset.problem),
        answers,
        options,
      );
    return Object.defineProperty(dataset, 'check', { value: check }) as Dataset;
  };

  const catalogue = (): MetricInfo[] => [...calculator.catalogue(), ...scores().catalogue()];
  const dataset: Calculator['dataset'] = (problem) => withChecks(calculator.dataset(problem));

  return {
    catalogue,
    read: (source, options) => withChecks(calculator.read(source, options)),
    tally({ bytes = 0, ...options } = {}) {
      within('bytes', bytes, 0, Number.MAX_SAFE_INTEGER);
      // Of a text that is one of them, the other one gives up soon.
      const scoreLines = calculator.scoreTally(options, bytes);
      const labels = new LineTally(reader());
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
