import type { ExampleId } from '../../examples/examples.ts';

/** One sentence on what each example shows. */
export const descriptions: Readonly<Record<ExampleId, string>> = {
  spam: 'A mail filter with two classes: what it finds (recall) and how far its alarms can be trusted (precision).',
  rareDisease: 'Accuracy is 0.987, yet 9 of 10 ill people are missed: with rare classes accuracy hides what matters.',
  twoVectors:
    'Labels as vectors, true ones first. F1 of classes 2 and 3 is 0, though 2PR/(P + R) would be 0/0 there: macro F1 is 1/5.',
  representations: 'The same labels written in three ways: a vector, a 0/1 matrix, a set of sets.',
  fourClasses:
    'Course notes on the web print N = 57; the cells sum to 58. The true negatives of C1 are the 41 cases outside its row and column, not only those on the diagonal; F1 of C3 is 3/4.',
  rounding: 'Slides on the web print precision 0.66 and F1 0.72; the fractions are 2/3 = 0.667 and 8/11 = 0.727.',
  unevenClasses:
    '1550 cases, MCC 0.841. Mean of the class F1: 0.783; F1 of macro precision and recall: 0.800. Both are called macro F1.',
  averages: 'One matrix, three F1: macro 26/45, weighted by support 16/25, micro 3/5.',
  neverPredicted: 'Precision of “bird” is 0/0. Choose under 0/0 what that counts as and watch the averages.',
  clusterings: 'Three clusters for four animals: groups need no names in common. Cats and dogs share cluster B.',
  models: 'A is right in 16 of 20 cases, B in 10; yet so few cases leave p = 0.070 (McNemar, exact).',
  threeModels:
    'Three filters on the same 40 mails: forest is right more often than svm, but by no more than chance (p = 0.289).',
  folds: 'Three folds of 20 mails each: F1 is 0.818 for all mails together; the mean of the folds is 0.736.',
  groups: 'Is hiring predicted as well for women as for men? Recall is 0.600 for women and 0.800 for men.',
  raters:
    'Three people sort ten photos, one of them leaves one out: they agree in 80 % of the pairs, κ = 0.680 beyond chance.',
  ranked:
    'A search returns ten documents and finds five of the seven relevant ones: precision and recall at each rank, and average precision.',
};
