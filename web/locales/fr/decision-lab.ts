import type { DecisionLabTexts } from '../en/decision-lab.ts';

export const decisionLab: DecisionLabTexts = {
  title: 'Laboratoire de décision',
  intro: 'Des probabilités et des pertes à la meilleure décision, chaque nombre calculé pas à pas.',
  sections: {
    loss: 'Pertes',
    test: 'Théorème de Bayes : un test',
    costs: 'Coûts de deux classes',
    reject: 'Rejeter',
    squared: 'Perte quadratique',
  },
  sectionsLabel: 'Parties du laboratoire',
};
