import type { DecisionLabTexts } from '../en/decision-lab.ts';

export const decisionLab: DecisionLabTexts = {
  title: 'Laboratorio de decisión',
  intro: 'De las probabilidades y las pérdidas a la mejor decisión, con cada número desarrollado.',
  sections: {
    loss: 'Pérdidas',
    test: 'Teorema de Bayes: una prueba',
    costs: 'Costes de dos clases',
    reject: 'Rechazar',
    squared: 'Pérdida cuadrática',
  },
  sectionsLabel: 'Partes del laboratorio',
};
