import type { AnswerWords } from '../en/answers.ts';

export const answers: AnswerWords = {
  shortNames: {
    precision: ['Precisión', 'VPP', 'Valor predictivo positivo'],
    recall: ['Exhaustividad', 'Sensibilidad', 'Cobertura', 'TVP'],
    f1: ['Medida F', 'Medida F1', 'Puntuación F1'],
    specificity: ['Especificidad', 'TVN'],
    negative_predictive_value: ['VPN'],
    false_positive_rate: ['TFP'],
    false_negative_rate: ['TFN'],
    true_positive: ['VP'],
    true_negative: ['VN'],
    condition_positive: ['Soporte'],
    sample_size: ['Casos'],
    accuracy: ['Exactitud', 'Tasa de aciertos'],
    error_rate: ['Tasa de error'],
    balanced_accuracy: ['Exactitud balanceada', 'Exactitud equilibrada'],
    cohen_kappa: ['Kappa de Cohen'],
    mutual_information: ['IM'],
  },
  averages: {
    macro: ['macropromedio'],
    micro: ['micropromedio'],
    weighted: ['ponderado', 'ponderada', 'ponderados', 'ponderadas'],
    samples: ['muestras'],
    total: ['totales', 'global', 'todo', 'todos', 'todas'],
    mean: ['media', 'promedio'],
    filling: ['por', 'soporte', 'clases'],
  },
  joining: ['de', 'del', 'para', 'en', 'la', 'el', 'clase', 'etiqueta'],
};
