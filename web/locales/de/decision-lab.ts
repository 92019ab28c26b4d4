import type { DecisionLabTexts } from '../en/decision-lab.ts';

export const decisionLab: DecisionLabTexts = {
  title: 'Entscheidungslabor',
  intro: 'Von Wahrscheinlichkeiten und Verlusten zur besten Entscheidung, jede Zahl durchgerechnet.',
  sections: {
    loss: 'Verluste',
    test: 'Satz von Bayes: ein Test',
    costs: 'Kosten zweier Klassen',
    reject: 'Rückweisung',
    squared: 'Quadratischer Verlust',
  },
  sectionsLabel: 'Teile des Labors',
};
