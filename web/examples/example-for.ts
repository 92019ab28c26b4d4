import type { MetricInfo } from '../core/types/metric-info.ts';
import type { ExampleId } from './examples.ts';
import type { ScoreExampleId } from './score-examples.ts';

/** Where the page shows a metric: an example, or a section of decisions or of curves. */
export type Shown = { example: ExampleId | ScoreExampleId } | { decisions: string } | { curves: string };

/** The place that shows metrics with these needs; absent for data that no text on the page holds. */
export const exampleFor: Readonly<Partial<Record<MetricInfo['needs'], Shown>>> = {
  classes: { example: 'spam' },
  groups: { example: 'clusterings' },
  'four-cells': { example: 'spam' },
  rivals: { example: 'models' },
  scores: { example: 'twentyCases' },
  'probability-scores': { example: 'twentyCases' },
  'two-models': { example: 'twoScoredModels' },
  'true-class-probabilities': { example: 'fourClassProbabilities' },
  'class-probabilities': { example: 'fourClassProbabilities' },
  'class-scores': { example: 'fourClassProbabilities' },
  'label-sets': { example: 'labelSets' },
  'predicted-sets': { example: 'labelSets' },
  'label-scores': { example: 'labelSets' },
  raters: { example: 'raters' },
  'ranked-list': { example: 'ranked' },
  distribution: { example: 'twoDistributions' },
  'two-distributions': { example: 'twoDistributions' },
  losses: { decisions: 'loss' },
  posteriors: { decisions: 'loss' },
  likelihoods: { decisions: 'loss' },
  test: { decisions: 'test' },
  costs: { decisions: 'costs' },
  'cost-ratio': { decisions: 'costs' },
  'reject-losses': { decisions: 'reject' },
  'known-truth': { decisions: 'reject' },
  values: { decisions: 'squared' },
  rates: { curves: 'landscape' },
};
