import { InputError } from '../core/input-error.ts';
import type { Calculator, Dataset } from '../core/types.ts';
import type { Answer, Calls, Call, DatasetDescription, Question } from './messages.ts';

/** Answers questions about datasets, which it keeps until they are released. The same in the worker and on the main thread. */
export function startAnswering(calculator: Calculator): (question: Question) => Answer {
  const datasets = new Map<number, Dataset>();
  let last = 0;

  const describe = (dataset: Dataset): DatasetDescription => {
    datasets.set(++last, dataset);
    const { kind, labels, predictedLabels, notices, matrix, models, rivals, total, positive } = dataset;
    return { dataset: last, kind, labels, predictedLabels, notices, matrix, models, rivals, total, positive };
  };

  const find = (number: number): Dataset => {
    const dataset = datasets.get(number);
    if (!dataset) throw new Error(`Dataset ${number} has been released.`);
    return dataset;
  };

  const resultOf = (question: Question): Calls[Call]['answer'] => {
    switch (question.call) {
      case 'catalogue':
        return calculator.catalogue();
      case 'read':
        return describe(calculator.read(question.source, question.options));
      case 'describe':
        return describe(calculator.dataset(question.problem));
      case 'report':
        return find(question.dataset).report(question.options);
      case 'explain':
        return find(question.dataset).explain(question.id, question.options);
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
      if (!(error instanceof InputError)) return { failure: String(error) };
      const { code, line, column, excerpt, expected, parameters, message } = error;
      return { inputError: { code, line, column, excerpt, expected, parameters, message } };
    }
  };
}
