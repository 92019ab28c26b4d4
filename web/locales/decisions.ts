import type { CostDecisionTexts } from './en/cost-decision.ts';
import type { DecisionLabTexts } from './en/decision-lab.ts';
import type { FLandscapeTexts } from './en/f-landscape.ts';
import type { LossDecisionTexts } from './en/loss-decision.ts';
import type { RejectOptionTexts } from './en/reject-option.ts';
import type { SquaredLossTexts } from './en/squared-loss.ts';
import type { Language } from './index.ts';

/** What the view of decisions needs. */
export async function loadDecisionLabTexts(language: Language): Promise<DecisionLabTexts> {
  return (await (language === 'en' ? import('./en/decision-lab.ts') : import('./es/decision-lab.ts'))).decisionLab;
}

export async function loadLossDecisionTexts(language: Language): Promise<LossDecisionTexts> {
  return (await (language === 'en' ? import('./en/loss-decision.ts') : import('./es/loss-decision.ts'))).lossDecision;
}

export async function loadSquaredLossTexts(language: Language): Promise<SquaredLossTexts> {
  return (await (language === 'en' ? import('./en/squared-loss.ts') : import('./es/squared-loss.ts'))).squaredLoss;
}

export async function loadCostDecisionTexts(language: Language): Promise<CostDecisionTexts> {
  return (await (language === 'en' ? import('./en/cost-decision.ts') : import('./es/cost-decision.ts'))).costDecision;
}

export async function loadRejectOptionTexts(language: Language): Promise<RejectOptionTexts> {
  return (await (language === 'en' ? import('./en/reject-option.ts') : import('./es/reject-option.ts'))).rejectOption;
}

export async function loadFLandscapeTexts(language: Language): Promise<FLandscapeTexts> {
  return (await (language === 'en' ? import('./en/f-landscape.ts') : import('./es/f-landscape.ts'))).fLandscape;
}

/** Of two classes with costs, by their part in the section: the metrics' ids. */
export const costMeasures = {
  threshold: 'cost_sensitive_threshold',
  ratioThreshold: 'cost_ratio_threshold',
  slope: 'iso_cost_slope',
  leastCost: 'minimum_expected_cost',
  leastCostThreshold: 'minimum_expected_cost_threshold',
  costAtThreshold: 'expected_cost_at_threshold',
  shiftedThreshold: 'prior_shift_threshold',
} as const;

/** What the Fβ landscape shows of each class, by its part there: the metrics' ids. */
export const landscapeMeasures = {
  precision: 'precision',
  recall: 'recall',
  f: 'f_beta',
} as const;

/** What the section on losses shows, by its part there: the metrics' ids. */
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

/** What the section on squared loss shows. */
export const squaredMeasures = {
  mean: 'mmse_estimate',
  loss: 'expected_squared_loss',
  variance: 'posterior_variance',
} as const;

/** What the section on the reject option shows. */
export const rejectionMeasures = {
  threshold: 'chow_threshold',
  rejectRate: 'chow_reject_rate',
  errorRate: 'chow_error_rate',
  observedErrorRate: 'chow_observed_error_rate',
  risk: 'chow_risk',
  amongAccepted: 'selective_risk',
  observedAmongAccepted: 'observed_selective_risk',
} as const;
