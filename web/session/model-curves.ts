import { InputError } from '../core/input-error.ts';
import type { CurveOptions } from '../core/types/curves.ts';
import { measures } from '../locales/scores.ts';
import { mostCurves, plotPixels } from '../plots/options.ts';
import type { AsyncCalculator, AsyncDataset } from '../worker/async-calculator.ts';
import { oneAgainstRest } from './score-thresholds.ts';
import type { Areas, ClassCurves, ModelCurves } from './score-data.ts';

export const modelNamed = (name: string): CurveOptions => (name === '' ? {} : { model: name });

/** @param name empty for a single model */
export async function modelCurvesOf(dataset: AsyncDataset, name: string): Promise<ModelCurves> {
  const options = { ...modelNamed(name), pixels: plotPixels };
  const [roc, precisionRecall] = await Promise.all([
    dataset.curve('roc', options),
    dataset.curve('precision-recall', options),
  ]);
  return { name, ...(roc ? { roc } : {}), ...(precisionRecall ? { precisionRecall } : {}) };
}

/** The curves of each fold or group, except those that have none. */
export async function partCurvesOf(data: AsyncDataset): Promise<ModelCurves[]> {
  const { what = 'models', names = [] } = data.parts ?? {};
  if (what === 'models' || names.length >= mostCurves) return [];
  const found = await Promise.all(
    names.map(async (name, at): Promise<ModelCurves | undefined> => {
      const part = await data.part(at).catch((error: unknown) => {
        if (error instanceof InputError) return undefined;
        throw error;
      });
      if (!part) return undefined;
      try {
        const [first = ''] = part.models ?? [];
        return { ...(await modelCurvesOf(part, first)), name };
      } finally {
        part.release();
      }
    }),
  );
  return found.filter((curves) => curves?.roc ?? curves?.precisionRecall) as ModelCurves[];
}

export async function areasOf(dataset: AsyncDataset, names: readonly string[], level: number): Promise<Areas[]> {
  const { auc, averagePrecision, aucInterval } = measures;
  return Promise.all(
    names.map(async (name): Promise<Areas> => {
      const options = { level, ...modelNamed(name) };
      const { metrics } = await dataset.report({ ...options, metrics: [auc, averagePrecision, aucInterval] });
      const number = (id: string): number | null => (typeof metrics[id] === 'number' ? metrics[id] : null);
      return {
        model: name,
        auc: number(auc),
        averagePrecision: number(averagePrecision),
        interval: metrics[aucInterval] ?? null,
      };
    }),
  );
}

/** One class or label against all others, as scores of two classes; undefined for a class without cases. */
export async function datasetOfClass(
  calculator: AsyncCalculator,
  data: AsyncDataset,
  classIndex: number,
): Promise<AsyncDataset | undefined> {
  const problem = oneAgainstRest(await data.problem(), classIndex);
  try {
    return problem ? await calculator.dataset(problem) : undefined;
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** The curves of each class or label against all others, except those that have none. */
export async function classCurvesOf(calculator: AsyncCalculator, data: AsyncDataset): Promise<ClassCurves[]> {
  const found = await Promise.all(
    data.labels.map(async (label, index): Promise<ClassCurves | undefined> => {
      const dataset = await datasetOfClass(calculator, data, index);
      if (!dataset) return undefined;
      try {
        const [curves, [areas]] = await Promise.all([modelCurvesOf(dataset, ''), areasOf(dataset, [''], 0.95)]);
        const { auc, averagePrecision } = areas!;
        return { ...curves, name: String(label), classIndex: index, auc, averagePrecision };
      } finally {
        dataset.release();
      }
    }),
  );
  return found.filter((curves) => curves !== undefined);
}
