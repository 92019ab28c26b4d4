import { metricsOf, type calculatorOf } from '../core/calculator.ts';
import { InputError } from '../core/input-error.ts';
import { surestFirst } from '../core/doubts.ts';
import { wholeOf } from '../core/parts.ts';
import { doubtsOfStated, statedBeside } from '../core/stated.ts';
import type { Dataset } from '../core/types/dataset.ts';
import type { Doubt } from '../core/types/notices.ts';
import type { ReportOptions } from '../core/types/report.ts';
import type { ReportResampling, Resampling } from '../core/types/resampling.ts';
import type { Tally } from '../core/types/tally.ts';
import { isCounted } from '../core/kinds.ts';
import { fitting } from './fitting.ts';
import type { Answer, Calls, Call, DatasetDescription, PlainDoubt, Question } from './messages.ts';

/**
 * The answer for an error. Structured cloning keeps only the name and message of an error.
 * @throws where WebAssembly was aborted, as for lack of memory: its state cannot be used for another answer
 */
function failureOf(error: unknown): Answer {
  if (error instanceof WebAssembly.RuntimeError) throw error;
  return error instanceof InputError
    ? { inputError: { ...error, message: error.message } }
    : { failure: String(error) };
}

/** The doubt without its problem, which may be large and has to be computed. */
const withoutProblem = ({ remedy, ...doubt }: Doubt): PlainDoubt => ({
  ...doubt,
  ...(remedy && { remedy: remedy.options ? { options: remedy.options } : {} }),
});

/**
 * Answers questions about datasets, which it keeps until they are released. It is the same in the worker and on the
 * main thread.
 */
export function startAnswering(calculator: ReturnType<typeof calculatorOf>): (question: Question) => Answer {
  const datasets = new Map<number, Dataset>();
  const resamplings = new Map<number, Resampling | ReportResampling>();
  const tallies = new Map<number, Tally>();
  let last = 0;

  const describe = (dataset: Dataset, asked?: ReportOptions): DatasetDescription => {
    const first = asked && isCounted(dataset) ? { first: dataset.report(fitting(asked, dataset)) } : {};
    datasets.set(++last, dataset);
    const { kind, labels, predictedLabels, notices, matrix, models, rivals, solutions, total, shares, positive } =
      dataset;
    const { found, scored, decision, background, matches } = dataset;
    const data = { kind, labels, predictedLabels, notices, matrix, models, rivals, solutions, total, shares, positive };
    const names = dataset.parts.map(({ name }) => name);
    const parts = names.length > 0 ? { parts: { what: dataset.partedBy!, names } } : {};
    return { dataset: last, ...data, ...parts, found, scored, decision, background, matches, ...first };
  };

  const find = (number: number): Dataset => {
    const dataset = datasets.get(number);
    if (!dataset) throw new Error(`Dataset ${number} has been released.`);
    return dataset;
  };

  const findTally = (number: number): Tally => {
    const tally = tallies.get(number);
    if (!tally) throw new Error(`Tally ${number} has ended.`);
    return tally;
  };

  const begin = (resampling: Resampling | ReportResampling): { resampling: number; resamples: number } => {
    resamplings.set(++last, resampling);
    return { resampling: last, resamples: resampling.resamples };
  };

  const findResampling = (number: number): Resampling | ReportResampling => {
    const resampling = resamplings.get(number);
    if (!resampling) throw new Error(`Resampling ${number} has ended.`);
    return resampling;
  };

  const resultOf = (question: Question): Calls[Call]['answer'] => {
    switch (question.call) {
      case 'catalogue':
        return calculator.catalogue(question.scored);
      case 'read':
        return describe(calculator.read(question.source, question.options), question.asked);
      case 'readings':
        return calculator.readings(question.source, question.options);
      case 'describe':
        return describe(calculator.dataset(question.problem), question.asked);
      case 'tally':
        tallies.set(++last, calculator.tally(question.options));
        return last;
      case 'add':
        return findTally(question.tally).add(question.piece);
      case 'tallied': {
        const dataset = findTally(question.tally).finish();
        tallies.delete(question.tally);
        if (!dataset) throw new InputError({ code: 'file-rows-differ' });
        return describe(dataset);
      }
      case 'report':
        return find(question.dataset).report(question.options);
      case 'explain':
        return find(question.dataset).explain(question.id, question.options);
      case 'interval':
        return find(question.dataset).interval(question.id, question.options);
      case 'check':
        return find(question.dataset).check(question.answers, question.options);
      case 'slips':
        return find(question.dataset).slips(question.id, question.options);
      case 'curve':
        return find(question.dataset).curve(question.name, question.options);
      case 'compare':
        return find(question.dataset).compare(...question.models, question.options);
      case 'resample':
        return begin(find(question.dataset).resample(question.options));
      case 'resampleReport': {
        const resampling = find(question.dataset).resampleReport(question.options);
        return resampling && begin(resampling);
      }
      case 'advance': {
        const resampling = findResampling(question.resampling);
        resampling.advance(question.resamples);
        return resampling.done;
      }
      case 'resampled': {
        const resampling = findResampling(question.resampling);
        const result = question.isWanted ? resampling.result() : undefined;
        resampling.release();
        resamplings.delete(question.resampling);
        return result;
      }
      case 'part':
        return describe(find(question.dataset).parts[question.part]!.make(), question.asked);
      case 'sideBySide':
        return find(question.dataset).sideBySide(question.ids, question.options);
      case 'problem': {
        const { problem } = find(question.dataset);
        return problem.kind === 'parts' ? wholeOf(problem) : problem;
      }
      case 'doubts': {
        const dataset = find(question.dataset);
        const { text, names = [] } = question;
        const stated = text === undefined ? [] : statedBeside(dataset, text, metricsOf(calculator, dataset), names);
        const doubts = surestFirst([...dataset.doubts, ...doubtsOfStated(stated, dataset)]);
        return { stated, doubts: doubts.map(withoutProblem) };
      }
      case 'mended':
        return find(question.dataset).doubts.find(({ code }) => code === question.code)!.remedy!.problem!;
      case 'release':
        datasets.get(question.dataset)?.release();
        datasets.delete(question.dataset);
        return undefined;
    }
  };

  return (question) => {
    try {
      return { result: resultOf(question) };
    } catch (error) {
      return failureOf(error);
    }
  };
}
