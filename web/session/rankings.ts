import type { ReportOptions } from '../core/types/report.ts';
import { mostCurves } from '../plots/options.ts';
import type { AsyncCalculator, AsyncDataset } from '../worker/async-calculator.ts';
import type { Catalogues } from './catalogues.ts';
import { areasOf, classCurvesOf, datasetOfClass, modelCurvesOf, modelNamed, partCurvesOf } from './model-curves.ts';
import type { ClassCurves, ExplainCoordinate, Ranking } from './score-data.ts';
import { firstThreshold } from './score-thresholds.ts';
import { isLong, reportOf } from './score-reports.ts';

/** Ranks the cases of data by their scores. */
export class Rankings {
  readonly #calculator: AsyncCalculator;
  readonly #catalogues: Catalogues;
  #classes?: { of: AsyncDataset; curves: Promise<readonly ClassCurves[]> };

  constructor(calculator: AsyncCalculator, catalogues: Catalogues) {
    this.#calculator = calculator;
    this.#catalogues = catalogues;
  }

  /** The ranking; undefined where the data have no curve with a threshold. */
  async of(
    data: AsyncDataset,
    model: string,
    classIndex: number | undefined,
    level: number,
  ): Promise<Ranking | undefined> {
    if (data.kind === 'multilabel' && !data.scored?.scores) return undefined;
    const isBinary = data.kind === 'scores' || classIndex !== undefined;
    const dataset =
      data.kind === 'scores' || classIndex === undefined
        ? data
        : await datasetOfClass(this.#calculator, data, classIndex);
    if (!dataset) return undefined;
    const names = dataset.models ?? [''];
    const reportedName = names.includes(model) ? model : names[0]!;
    const curve =
      (await dataset.curve('roc', modelNamed(reportedName))) ??
      (await dataset.curve('precision-recall', modelNamed(reportedName)));
    if (!curve) {
      if (dataset !== data) dataset.release();
      return undefined;
    }
    // With many cases each column takes hundreds of megabytes, so the coordinates are dropped.
    const { x: _x, y: _y, ...points } = curve;
    const areas = isBinary ? await areasOf(dataset, names, level) : [];
    const drawn = [...new Set([reportedName, ...names])].slice(0, mostCurves);
    const [ofModels, ofParts, classes] = await Promise.all([
      Promise.all(names.filter((name) => drawn.includes(name)).map((name) => modelCurvesOf(dataset, name))),
      data.kind === 'scores' && names.length === 1 && !isLong(data) ? partCurvesOf(data) : [],
      this.#classesOf(data),
    ]);
    const models = [...ofModels, ...ofParts];
    const positive = classIndex === undefined || data.kind === 'scores' ? data.positive : data.labels[classIndex];
    const others = data.labels.filter((label) => label !== positive);
    return {
      dataset,
      data,
      classIndex,
      model,
      level,
      isBinary,
      points,
      first: firstThreshold(points, dataset.scored?.probabilities === true),
      models,
      reported: models.findIndex(({ name }) => name === reportedName),
      areas,
      classes,
      thresholds: this.#catalogues.scores
        .filter(({ formula: { op }, options }) => isBinary && /^arg-/.test(op) && options.length === 0)
        .map((info) => ({ info })),
      names: {
        positive: positive ?? 1,
        negative: data.kind === 'scores' && others.length === 1 ? others[0]! : positive === undefined ? 0 : undefined,
      },
    };
  }

  /** The curves of the classes, computed once for the same data. */
  #classesOf(data: AsyncDataset): Promise<readonly ClassCurves[]> {
    if (data.kind === 'scores' || isLong(data) || data.labels.length >= mostCurves) return Promise.resolve([]);
    if (this.#classes?.of !== data) this.#classes = { of: data, curves: classCurvesOf(this.#calculator, data) };
    return this.#classes.curves;
  }
}

/** Finds the threshold at which each metric is best, once for a ranking. */
export async function findThresholds(ranking: Ranking): Promise<void> {
  const { dataset, models, reported, thresholds } = ranking;
  if (thresholds.every(({ threshold }) => threshold !== undefined)) return;
  const infos = thresholds.map(({ info }) => info);
  const model = models[reported]?.name;
  const { metrics } = await reportOf(dataset, model ? { model } : {}, infos);
  ranking.thresholds = infos.flatMap((info) => {
    const threshold = metrics[info.id];
    return typeof threshold === 'number' ? [{ info, threshold }] : [];
  });
}

/** Releases the data that were made for a ranking. */
export function releaseRanking(ranking: Ranking | undefined): void {
  if (ranking && ranking.dataset !== ranking.data) ranking.dataset.release();
}

/**
 * Works out the points of a ranking. It is a new function for each ranking, so that earlier results are known to belong
 * to another.
 */
export function explainerOf(ranking: Ranking | undefined, { beta }: ReportOptions): ExplainCoordinate | undefined {
  if (!ranking) return undefined;
  const { name = '' } = ranking.models[ranking.reported] ?? {};
  return ({ curve, point, coordinate }) =>
    ranking.dataset.explain(curve, {
      ...(name === '' ? {} : { model: name }),
      ...(beta === undefined ? {} : { beta }),
      point,
      coordinate,
    });
}
