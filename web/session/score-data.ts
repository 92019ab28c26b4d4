import type { Curve, CurveName, CurveOptions } from '../core/types/curves.ts';
import type { Label } from '../core/types/label.ts';
import type { MetricInfo } from '../core/types/metric-info.ts';
import type { Explanation, Report, ReportOptions, Value } from '../core/types/report.ts';
import type { Thresholds } from '../plots/operating-points.ts';
import type { AsyncDataset } from '../worker/async-calculator.ts';
import type { Questions } from './result.ts';

/** Costs of wrong decisions, in any unit. */
export interface Costs {
  falsePositive: number;
  falseNegative: number;
}

/** The areas under the curves of one model. */
export interface Areas {
  /** Empty for a single model. */
  model: string;
  auc: number | null;
  /** Interval by the method of DeLong et al. */
  interval: Value;
  averagePrecision: number | null;
}

/** The curves of one model as drawn, without points that would not be visible. */
export interface ModelCurves {
  /** Empty for a single model. */
  name: string;
  /** Absent where the data have no such curve. */
  roc?: Curve | undefined;
  precisionRecall?: Curve | undefined;
}

/** Curves of one class or label against all others, under its name. */
export interface ClassCurves extends ModelCurves, Pick<Areas, 'auc' | 'averagePrecision'> {
  classIndex: number;
}

/** One ranking of the cases by their scores, or all numbers of all classes pooled. */
export interface Ranking {
  /** Data of kind scores; where all classes are pooled, the data themselves. */
  dataset: AsyncDataset;
  /** The data that the ranking is made of. If they were made for it, they are released with it. */
  data: AsyncDataset;
  classIndex: number | undefined;
  model: string;
  level: number;
  /** Whether the ranking is of kind scores, so that areas and thresholds are known. */
  isBinary: boolean;
  /** The whole curve, with its counts. */
  points: Thresholds;
  /** Initial threshold. */
  first: number;
  models: ModelCurves[];
  /** Index of the reported model. */
  reported: number;
  areas: Areas[];
  /** With several classes or labels: the curves of each, unless they are too many; empty where there are none. */
  classes: readonly ClassCurves[];
  /** Metrics with the threshold at which each is best; the threshold is absent until it is known. */
  thresholds: readonly { info: MetricInfo; threshold?: number }[];
  /** Names of both sides; `negative` is undefined where it stands for all other classes. */
  names: { positive: Label; negative: Label | undefined };
}

/** Everything shown about the same data. */
export interface ShownScores extends Questions {
  data: AsyncDataset;
  report: Report;
  /** Metrics that the report does not have yet. */
  pending: readonly MetricInfo[];
  /** Options of the report. */
  options: ReportOptions;
  /** Absent where there is none: a single class, or no scores. */
  ranking: Ranking | undefined;
  explainCoordinate: ExplainCoordinate | undefined;
}

/** A curve drawn on demand. */
export interface CurveWanted {
  name: CurveName;
  options: CurveOptions;
}

/** A coordinate of a point of a curve of the catalogue. */
export interface Coordinate {
  curve: string;
  /** Index in the whole ranking. */
  point: number;
  coordinate: 'x' | 'y' | 'low';
}

export type ExplainCoordinate = (wanted: Coordinate) => Promise<Explanation>;
