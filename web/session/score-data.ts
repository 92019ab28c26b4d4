import type { Curve, CurveName, CurveOptions } from '../core/types/curves.ts';
import type { Label } from '../core/types/label.ts';
import type { MetricInfo } from '../core/types/metric-info.ts';
import type { Explanation, Report, ReportOptions, Value } from '../core/types/report.ts';
import type { Thresholds } from '../plots/operating-points.ts';
import type { AsyncDataset } from '../worker/async-calculator.ts';
import type { Questions } from './result.ts';

/** What a wrong decision costs, in any unit. */
export interface Costs {
  falsePositive: number;
  falseNegative: number;
}

/** The areas under the curves of one model. */
export interface Areas {
  /** Empty where there is only one. */
  model: string;
  auc: number | null;
  /** Of DeLong. */
  interval: Value;
  averagePrecision: number | null;
}

/** The curves of one model, as they are drawn: without the points that nobody sees. */
export interface ModelCurves {
  /** Empty where there is only one. */
  name: string;
  /** Absent where the data have no such curve. */
  roc?: Curve | undefined;
  precisionRecall?: Curve | undefined;
}

/** Of one class or label against the rest, whose name it has. */
export interface ClassCurves extends ModelCurves, Pick<Areas, 'auc' | 'averagePrecision'> {
  classIndex: number;
}

/** One ranking of the cases by how positive they score, or all numbers of all classes pooled. */
export interface Ranking {
  /** Of kind scores; where all classes are pooled the data themselves. */
  dataset: AsyncDataset;
  /** What it is made of, and is released with the ranking where it was made for it. */
  data: AsyncDataset;
  classIndex: number | undefined;
  model: string;
  level: number;
  /** Of kind scores, so that areas and thresholds are known. */
  isBinary: boolean;
  /** The whole curve, with its counts. */
  points: Thresholds;
  /** The threshold where one begins to look. */
  first: number;
  models: ModelCurves[];
  /** Which of the models it is. */
  reported: number;
  areas: Areas[];
  /** Of several classes or labels those of each, as long as they are no tangle; empty where there are none. */
  classes: readonly ClassCurves[];
  /** What is best at which; as long as that is not known, without a threshold. */
  thresholds: readonly { info: MetricInfo; threshold?: number }[];
  /** The other side is undefined where it is the rest. */
  names: { positive: Label; negative: Label | undefined };
}

/** All that is shown, of one and the same data. */
export interface ShownScores extends Questions {
  data: AsyncDataset;
  report: Report;
  /** What the report is still to have. */
  pending: readonly MetricInfo[];
  /** Those of the report. */
  options: ReportOptions;
  /** Absent where there is none: one class only, or no scores. */
  ranking: Ranking | undefined;
  explainCoordinate: ExplainCoordinate | undefined;
}

/** A curve that is drawn on demand. */
export interface CurveWanted {
  name: CurveName;
  options: CurveOptions;
}

/** A coordinate of a point of a curve of the catalogue. */
export interface Coordinate {
  curve: string;
  /** Of the whole ranking. */
  point: number;
  coordinate: 'x' | 'y' | 'low';
}

export type ExplainCoordinate = (wanted: Coordinate) => Promise<Explanation>;
