import type { UncheckedCalculator } from '../core/calculator.ts';
import type { UncheckedDataset } from '../core/dataset.ts';
import { InputError } from '../core/input-error.ts';
import type { ScoreTally } from '../core/tally.ts';
import type { MetricInfo, ReportOptions, Resampling } from '../core/types.ts';
import { fitting } from './fitting.ts';
import type { Answer, Calls, Call, DatasetDescription, Outcome, Question } from './messages.ts';

/** Thrown where scores are asked about and their module is not there yet. */
export class ScoresMissing extends Error {}

/**
 * Why there is no result. Structured cloning keeps of an error only its name and message.
 * @throws where WebAssembly broke off, as for want of memory: what it left behind is of no use for another answer
 */
export function failureOf(error: unknown): Outcome<never> {
  if (error instanceof WebAssembly.RuntimeError) throw error;
  return error instanceof InputError
    ? { inputError: { ...error, message: error.message } }
    : { failure: String(error) };
}

/**
 * Answers questions about datasets, which it keeps until they are released. The same in the worker and on the main
 * thread.
 */
export function startAnswering(
  calculator: UncheckedCalculator,
  scoreCatalogue: () => MetricInfo[],
): (question: Question) => Answer {
  const datasets = new Map<number, UncheckedDataset>();
  const resamplings = new Map<number, Resampling>();
  const tallies = new Map<number, ScoreTally>();
  let last = 0;

  const describe = (dataset: UncheckedDataset, asked?: ReportOptions): DatasetDescription => {
    const first = asked && !dataset.scored ? { first: dataset.report(fitting(asked, dataset)) } : {};
    datasets.set(++last, dataset);
    const { kind, labels, predictedLabels, notices, matrix, models, rivals, total, positive } = dataset;
    const { scored, decision } = dataset;
    const data = { kind, labels, predictedLabels, notices, matrix, models, rivals, total, positive };
    return { dataset: last, ...data, scored, decision, ...first };
  };

  const find = (number: number): UncheckedDataset => {
    const dataset = datasets.get(number);
    if (!dataset) throw new Error(`Dataset ${number} has been released.`);
    return dataset;
  };

  const findResampling = (number: number): Resampling => {
    const resampling = resamplings.get(number);
    if (!resampling) throw new Error(`Resampling ${number} has ended.`);
    return resampling;
  };

  const resultOf = (question: Question): Calls[Call]['answer'] => {
    switch (question.call) {
      case 'catalogue':
        return calculator.catalogue();
      case 'scoreCatalogue':
        return scoreCatalogue();
      case 'read':
        return describe(calculator.read(question.source, question.options), question.asked);
      case 'describe':
        return describe(calculator.dataset(question.problem), question.asked);
      case 'tally':
        tallies.set(++last, calculator.scoreTally(question.options, question.bytes));
        return last;
      case 'add':
        return tallies.get(question.tally)!.add(question.piece);
      case 'tallied': {
        const reading = tallies.get(question.tally)!.read();
        tallies.delete(question.tally);
        if (!reading) throw new InputError({ code: 'file-rows-differ' });
        return describe(calculator.ofReading(reading, question.options));
      }
      case 'report':
        return find(question.dataset).report(question.options);
      case 'explain':
        return find(question.dataset).explain(question.id, question.options);
      case 'curve':
        return find(question.dataset).curve(question.name, question.options);
      case 'compare':
        return find(question.dataset).compare(...question.models, question.options);
      case 'resample': {
        const resampling = find(question.dataset).resample(question.options);
        resamplings.set(++last, resampling);
        return { resampling: last, resamples: resampling.resamples };
      }
      case 'advance': {
        const resampling = findResampling(question.resampling);
        resampling.advance(question.resamples);
        return resampling.done;
      }
      case 'resampled': {
        const resampling = findResampling(question.resampling);
        const result = resampling.result();
        resampling.release();
        resamplings.delete(question.resampling);
        return result;
      }
      case 'problem':
        return find(question.dataset).problem;
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
      return error instanceof ScoresMissing ? { missing: 'scores' } : failureOf(error);
    }
  };
}
