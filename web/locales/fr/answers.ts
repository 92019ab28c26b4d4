import type { AnswerWords } from '../en/answers.ts';

export const answers: AnswerWords = {
  shortNames: {
    precision: ['Précision', 'VPP', 'Valeur prédictive positive'],
    recall: ['Rappel', 'Sensibilité', 'TVP', 'Taux de vrais positifs'],
    f1: ['Score F', 'Score F1', 'F-mesure', 'Mesure F', 'Mesure F1'],
    specificity: ['Spécificité', 'TVN', 'Taux de vrais négatifs'],
    negative_predictive_value: ['VPN', 'Valeur prédictive négative'],
    false_positive_rate: ['TFP', 'Taux de faux positifs'],
    false_negative_rate: ['TFN', 'Taux de faux négatifs'],
    true_positive: ['VP', 'Vrais positifs'],
    false_positive: ['Faux positifs'],
    false_negative: ['Faux négatifs'],
    true_negative: ['VN', 'Vrais négatifs'],
    condition_positive: ['Effectif'],
    sample_size: ['Cas', 'Effectif total'],
    accuracy: ['Exactitude', 'Taux de réussite', 'Taux de bonne classification'],
    error_rate: ['Taux d’erreur'],
    balanced_accuracy: ['Exactitude équilibrée'],
    cohen_kappa: ['Kappa de Cohen'],
    mutual_information: ['IM', 'Information mutuelle'],
  },
  averages: {
    macro: ['macromoyenne'],
    micro: ['micromoyenne'],
    weighted: ['pondere', 'ponderee', 'ponderes', 'ponderees'],
    samples: ['echantillons'],
    total: ['globale', 'tout', 'tous', 'toutes', 'ensemble'],
    mean: ['moyenne', 'moy'],
    filling: ['par', 'l’effectif', 'effectif', 'classe'],
  },
  joining: ['de', 'du', 'des', 'pour', 'le', 'les', 'la', 'classe', 'étiquette'],
};
