/** Ids of the metrics in the information view, by their role there. */
export const measures = {
  entropyTrue: 'entropy_true',
  entropyPredicted: 'entropy_predicted',
  jointEntropy: 'joint_entropy',
  trueGivenPredicted: 'conditional_entropy_true_given_predicted',
  predictedGivenTrue: 'conditional_entropy_predicted_given_true',
  mutualInformation: 'mutual_information',
  variation: 'variation_of_information',
} as const;

export type Measure = keyof typeof measures;

/** Normalized measures of information and of its variation: from 0 to 1, whatever the base of the logarithm. */
export const normalized = [
  'normalized_mutual_information_arithmetic',
  'normalized_mutual_information_geometric',
  'normalized_mutual_information_min',
  'normalized_mutual_information_max',
  'normalized_mutual_information_joint',
  'relative_classifier_information',
  'uncertainty_coefficient_predicted',
  'normalized_variation_of_information',
  'normalized_information_distance',
] as const;

/** Ids of the matrices of the view, in the order of its switch. */
export const tables = {
  joint: 'joint_distribution',
  predictedGivenTrue: 'confusion_matrix_row_normalized',
  trueGivenPredicted: 'confusion_matrix_column_normalized',
  entropyTerms: 'joint_entropy_terms',
  informationTerms: 'mutual_information_terms',
} as const;

export type Table = keyof typeof tables;
