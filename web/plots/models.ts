import type { Curve } from '../core/types/curves.ts';
import type { LegendEntry } from './frame.ts';

/** The curve of one model in a plot that may show several. */
export interface ModelCurve {
  name: string;
  /** Said beside the name: its AUC. */
  note?: string | undefined;
  curve: Curve;
}

/** As many as there are colours and dashes; after the last the first comes again. */
const lineKinds = 6;

/** The class that gives the line of a model its colour and its dashes. */
export function modelClass(model: number): string {
  return `line model-${model % lineKinds}`;
}

/** One model without a note needs no legend. */
export function modelEntries(models: readonly ModelCurve[]): LegendEntry[] {
  if (models.length === 1 && models[0]!.note === undefined) return [];
  return models.map(({ name, note }, model) => ({
    className: modelClass(model),
    text: [name, note].filter((part) => part).join(': '),
  }));
}
