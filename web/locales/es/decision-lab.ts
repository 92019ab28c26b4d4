import type { DecisionLabTexts } from '../en/decision-lab.ts';

export const decisionLab: DecisionLabTexts = {
  title: 'Laboratorio de decisión',
  intro: 'De las probabilidades y las pérdidas a la mejor decisión, con cada número desarrollado.',
  back: 'Volver a las métricas',
  sections: {
    loss: 'Pérdidas',
    costs: 'Costes de dos clases',
    reject: 'Rechazar',
    squared: 'Pérdida cuadrática',
    landscape: 'Paisaje de Fβ',
    curves: 'Curvas por puntos o fórmulas',
  },
  sectionsLabel: 'Partes del laboratorio',
};
