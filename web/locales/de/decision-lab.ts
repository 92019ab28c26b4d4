import type { DecisionLabTexts } from '../en/decision-lab.ts';

export const decisionLab: DecisionLabTexts = {
  title: 'Entscheidungslabor',
  intro: 'Von Wahrscheinlichkeiten und Verlusten zur besten Entscheidung, jede Zahl durchgerechnet.',
  back: 'Zurück zu den Maßen',
  sections: {
    loss: 'Verluste',
    costs: 'Kosten zweier Klassen',
    reject: 'Rückweisung',
    squared: 'Quadratischer Verlust',
    landscape: 'Fβ-Landschaft',
    curves: 'Kurven aus Punkten oder Formeln',
  },
  sectionsLabel: 'Teile des Labors',
};
