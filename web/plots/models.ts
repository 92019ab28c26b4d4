import type { Curve } from '../core/types/curves.ts';
import type { LegendEntry } from './frame.ts';
import type { OperatingPoints } from './operating-points.ts';
import type { PlotOptions } from './options.ts';

/** The curve of one model in a plot that may show several. */
export interface ModelCurve {
  name: string;
  /** Text beside the name in the legend: the AUC. */
  note?: string | undefined;
  curve: Curve;
}

/** Options of a plot of one model, whose thresholds have their places on the curve. */
export interface ModelPlotOptions extends PlotOptions {
  curve: ModelCurve;
  points: OperatingPoints;
}

/** Options of a plot of several models. */
export interface ModelsPlotOptions extends PlotOptions {
  models: readonly ModelCurve[];
  /** Index of the model that `points` belongs to. */
  reported: number;
  points: OperatingPoints;
}

/** Number of styles of lines (colour and dashes); further models begin again with the first. */
const lineKinds = 6;

/** CSS classes that give the line of a model its colour and dashes. */
export function modelClass(model: number): string {
  return `line model-${model % lineKinds}`;
}

/** Legend entries of the models; none for a single model without a note. */
export function modelEntries(models: readonly ModelCurve[]): LegendEntry[] {
  if (models.length === 1 && models[0]!.note === undefined) return [];
  return models.map(({ name, note }, model) => ({
    className: modelClass(model),
    text: [name, note].filter((part) => part).join(': '),
  }));
}
