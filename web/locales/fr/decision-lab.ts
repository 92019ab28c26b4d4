import type { DecisionLabTexts } from '../en/decision-lab.ts';

export const decisionLab: DecisionLabTexts = {
  title: 'Laboratoire de décision',
  intro: 'Des probabilités et des pertes à la meilleure décision, chaque nombre calculé pas à pas.',
  back: 'Retour aux métriques',
  sections: {
    loss: 'Pertes',
    costs: 'Coûts de deux classes',
    reject: 'Rejeter',
    squared: 'Perte quadratique',
    landscape: 'Paysage de Fβ',
    curves: 'Courbes par points ou formules',
  },
  sectionsLabel: 'Parties du laboratoire',
};
