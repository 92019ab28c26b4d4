import type { CostDecisionTexts } from './en/cost-decision.ts';
import type { DecisionLabTexts } from './en/decision-lab.ts';
import type { FLandscapeTexts } from './en/f-landscape.ts';
import type { LossDecisionTexts } from './en/loss-decision.ts';
import type { RejectOptionTexts } from './en/reject-option.ts';
import type { SquaredLossTexts } from './en/squared-loss.ts';
import type { TypedCurvesTexts } from './en/typed-curves.ts';
import type { Language } from './locale.ts';
import { load } from './load.ts';

/** Texts of the view of decisions. */
export function loadDecisionLabTexts(language: Language): Promise<DecisionLabTexts> {
  return load(import.meta.glob<DecisionLabTexts>('./*/decision-lab.ts', { import: 'decisionLab' }), language);
}

export function loadLossDecisionTexts(language: Language): Promise<LossDecisionTexts> {
  return load(import.meta.glob<LossDecisionTexts>('./*/loss-decision.ts', { import: 'lossDecision' }), language);
}

export function loadSquaredLossTexts(language: Language): Promise<SquaredLossTexts> {
  return load(import.meta.glob<SquaredLossTexts>('./*/squared-loss.ts', { import: 'squaredLoss' }), language);
}

export function loadCostDecisionTexts(language: Language): Promise<CostDecisionTexts> {
  return load(import.meta.glob<CostDecisionTexts>('./*/cost-decision.ts', { import: 'costDecision' }), language);
}

export function loadRejectOptionTexts(language: Language): Promise<RejectOptionTexts> {
  return load(import.meta.glob<RejectOptionTexts>('./*/reject-option.ts', { import: 'rejectOption' }), language);
}

export function loadFLandscapeTexts(language: Language): Promise<FLandscapeTexts> {
  return load(import.meta.glob<FLandscapeTexts>('./*/f-landscape.ts', { import: 'fLandscape' }), language);
}

export function loadTypedCurvesTexts(language: Language): Promise<TypedCurvesTexts> {
  return load(import.meta.glob<TypedCurvesTexts>('./*/typed-curves.ts', { import: 'typedCurves' }), language);
}

/** Ids of the metrics in the section on two classes with costs, by their role there. */
export const costMeasures = {
  threshold: 'cost_sensitive_threshold',
  ratioThreshold: 'cost_ratio_threshold',
  slope: 'iso_cost_slope',
  leastCost: 'minimum_expected_cost',
  leastCostThreshold: 'minimum_expected_cost_threshold',
  costAtThreshold: 'expected_cost_at_threshold',
  shiftedThreshold: 'prior_shift_threshold',
} as const;

/** Ids of the metrics of each class in the Fβ landscape, by their role there. */
export const landscapeMeasures = {
  precision: 'precision',
  recall: 'recall',
  f: 'f_beta',
} as const;

/** Ids of the metrics in the Fβ landscape for classes with known precision and recall but without counts. */
export const rateMeasures = {
  f: 'f_from_rates',
  averages: ['macro_precision_from_rates', 'macro_recall_from_rates', 'macro_f_from_rates', 'f_from_macro_rates'],
} as const;

/** Ids of the metrics in the section on losses, by their role there. */
export const lossMeasures = {
  risks: 'conditional_risk',
  action: 'bayes_action',
  least: 'bayes_risk',
  total: 'total_bayes_risk',
  zeroOneRisks: 'zero_one_risk',
  probable: 'map_decision',
  posteriors: 'posterior',
  evidence: 'evidence',
  afterPositive: 'posterior_positive',
  afterNegative: 'posterior_negative',
} as const;

/** Ids of the metrics in the section on squared loss, by their role there. */
export const squaredMeasures = {
  mean: 'mmse_estimate',
  loss: 'expected_squared_loss',
  variance: 'posterior_variance',
} as const;

/** Ids of the metrics in the section on the reject option, by their role there. */
export const rejectionMeasures = {
  threshold: 'chow_threshold',
  rejectRate: 'chow_reject_rate',
  errorRate: 'chow_error_rate',
  observedErrorRate: 'chow_observed_error_rate',
  risk: 'chow_risk',
  amongAccepted: 'selective_risk',
  observedAmongAccepted: 'observed_selective_risk',
} as const;
