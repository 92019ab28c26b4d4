import type { AnswerWords } from '../en/answers.ts';

/** „Genauigkeit“ is left out, since it means accuracy to some and precision to others. */
export const answers: AnswerWords = {
  shortNames: {
    precision: ['Präzision', 'PPW', 'Positiver Vorhersagewert', 'Positiver prädiktiver Wert', 'Relevanz'],
    recall: ['Trefferquote', 'Sensitivität', 'Richtig-positiv-Rate', 'RPR'],
    f1: ['F-Maß', 'F1-Maß', 'F-Wert', 'F1-Wert'],
    specificity: ['Spezifität', 'Richtig-negativ-Rate', 'RNR'],
    negative_predictive_value: ['NPW', 'Negativer Vorhersagewert'],
    false_positive_rate: ['Falsch-positiv-Rate', 'Ausfallrate'],
    false_negative_rate: ['Falsch-negativ-Rate'],
    true_positive: ['RP', 'Richtig positiv', 'Richtig Positive'],
    false_positive: ['Falsch positiv', 'Falsch Positive'],
    false_negative: ['Falsch negativ', 'Falsch Negative'],
    true_negative: ['RN', 'Richtig negativ', 'Richtig Negative'],
    condition_positive: ['Anzahl der Klasse'],
    sample_size: ['Fälle', 'Anzahl'],
    accuracy: ['Korrektklassifikationsrate', 'KKR', 'Treffergenauigkeit'],
    error_rate: ['Fehlerrate', 'Fehlklassifikationsrate', 'Falschklassifikationsrate'],
    balanced_accuracy: ['Balancierte Korrektklassifikationsrate'],
    cohen_kappa: ['Cohens Kappa'],
    mutual_information: ['Transinformation'],
  },
  averages: {
    macro: ['makro', 'makromittel', 'makromittelwert'],
    micro: ['mikro', 'mikromittel', 'mikromittelwert'],
    weighted: ['gewichtet', 'gewichtete', 'gewichtetes', 'gewichteter', 'gew'],
    samples: ['falle'],
    total: ['gesamt', 'insgesamt', 'alle', 'summe'],
    mean: ['mittel', 'mittelwert', 'durchschnitt'],
    filling: ['nach', 'uber', 'die', 'klassengroße', 'klassen'],
  },
  joining: ['von', 'für', 'der', 'die', 'das', 'des', 'den', 'im', 'bei', 'klasse', 'label'],
};
