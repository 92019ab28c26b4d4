import { createCalculator } from 'deconfuse';
import { describe, expect, test } from 'vitest';
import { loadMetricSearch } from '../../web/locales/metric-search.ts';

const calculator = await createCalculator();
/** The metrics of labels, as the calculator lists them. */
const catalogue = calculator
  .catalogue()
  .filter(({ scope }) => !['curve', 'probability', 'multilabel', 'decision', 'distribution'].includes(scope));

describe('a metric with the name searched for comes first', () => {
  test.each([
    ['VI', 'variation_of_information'],
    ['mcc', 'matthews_correlation'],
    ['F1 score', 'f1'],
    ['kappa', 'cohen_kappa'],
    ['recall_score', 'recall'],
    ['TPR', 'recall'],
    ['α', 'false_positive_rate'],
    ['β', 'false_negative_rate'],
    ['cobertura', 'recall'],
    ['sensibilidad', 'recall'],
    ['sensibility', 'recall'],
    ['falsa alarma', 'false_positive_rate'],
    ['alarma falsa', 'false_positive_rate'],
    ['error total', 'error_rate'],
    ['tasa de error', 'error_rate'],
    ['Trefferquote', 'recall'],
    ['rappel', 'recall'],
    ['précision', 'precision'],
    ['información mutua', 'mutual_information'],
    ['H(X|Y)', 'conditional_entropy_true_given_predicted'],
  ])('%s', async (text, id) => {
    for (const language of ['en', 'es', 'de', 'fr']) {
      const finder = await loadMetricSearch(language);
      expect(finder.find(text, catalogue)[0]?.id, language).toBe(id);
    }
  });
});

test('every word is searched for, in any order', async () => {
  const finder = await loadMetricSearch('en');
  expect(finder.find('macro f1', catalogue)[0]?.id).toBe('f1_macro');
  expect(finder.find('accuracy nonsense', catalogue)).toEqual([]);
});

test('metrics of other data are listed separately', async () => {
  const finder = await loadMetricSearch('en');
  expect(finder.findElsewhere('AUC', catalogue)[0]).toMatchObject({
    id: 'roc_auc',
    name: 'Area under the ROC curve (AUC)',
  });
  expect(finder.findElsewhere('brier', catalogue)[0]?.id).toBe('brier_score');
  expect(finder.findElsewhere('accuracy', catalogue).map(({ id }) => id)).not.toContain('accuracy');
});

test('a full name, symbol or alias identifies one metric, a part of it none', async () => {
  const finder = await loadMetricSearch('en');
  expect(finder.named('VI', catalogue)?.id).toBe('variation_of_information');
  expect(finder.named('ppv', catalogue)?.id).toBe('precision');
  expect(finder.named('f1_score', catalogue)?.id).toBe('f1');
  expect(finder.named('variation', catalogue)).toBeUndefined();
});
