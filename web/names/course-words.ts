/**
 * Further words of courses for metrics, in any language. They are found by searching but listed nowhere, because some
 * mean something else in other courses.
 */
export const courseWords: Readonly<Record<string, readonly string[]>> = {
  precision: ['valor predictivo positivo', 'valeur prédictive positive', 'positiver Vorhersagewert'],
  recall: [
    'cobertura',
    'sensibilidad',
    'sensibility',
    'sensibilité',
    'Sensitivität',
    'exhaustividad',
    'rappel',
    'Trefferquote',
    'potencia',
    '1 - β',
  ],
  specificity: ['selectividad', '1 - α'],
  false_positive_rate: [
    'α',
    'falsa alarma',
    'false alarm',
    'error de tipo I',
    'fausse alarme',
    'Fehlalarm',
    'Fehler 1. Art',
  ],
  false_negative_rate: ['β', 'error de tipo II', 'omisión', 'Fehler 2. Art'],
  error_rate: ['error total', 'total error', 'tasa de error', "taux d'erreur", 'Fehlerrate'],
  accuracy: ['tasa de aciertos', 'taux de bonnes réponses', 'Korrektklassifikationsrate'],
  f1: ['media armónica', 'moyenne harmonique', 'harmonisches Mittel'],
  prevalence: ['probabilidad a priori', 'Vortestwahrscheinlichkeit'],
  mutual_information: ['I(X; Y)', 'I(X, Y)', 'información mutua', 'information gain'],
  variation_of_information: ["VI(y, y')"],
  conditional_entropy_true_given_predicted: ['H(X|Y)'],
  entropy_true: ['H(X)'],
  log_loss: ['pérdida logarítmica', 'entropía cruzada categórica', 'entropía cruzada binaria'],
  roc_auc: ['AUC', 'área bajo la curva', 'Fläche unter der Kurve', 'aire sous la courbe'],
  equal_error_rate: ['cross-over rate'],
  posterior: ['Bayes’ theorem', 'Bayes theorem', 'teorema de Bayes', 'Satz von Bayes', 'théorème de Bayes'],
  posterior_positive: [
    'Bayes’ theorem of a diagnostic test',
    'teorema de Bayes: prueba diagnóstica',
    'Satz von Bayes: diagnostischer Test',
    'théorème de Bayes : test diagnostique',
  ],
};
