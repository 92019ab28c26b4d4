import type { SectionTexts } from '../en/sections.ts';

export const sectionTexts: SectionTexts = {
  whatIsThis: 'Was ist das?',
  sections: {
    matrix:
      'Die Konfusionsmatrix zählt die Fälle jeder wahren Klasse (Zeile) nach der vorhergesagten Klasse (Spalte); die Diagonale zählt die richtigen.',
    number: 'Ein Maß Schritt für Schritt: die Formel, Ihre Zahlen darin, der genaue Bruch und die Dezimalzahl.',
    metrics: 'Alle Maße Ihrer Daten, nach Themen geordnet; wählen Sie eines, um zu sehen, wie es berechnet wird.',
    curves: 'Kurven zeigen, was ein Klassifikator bei jeder Schwelle seiner Scores leistet, nicht nur bei einer.',
    information:
      'Wie ungewiss die wahre Klasse ist, in Bit oder einer anderen Einheit, und wie viel von dieser Ungewissheit die Vorhersage nimmt.',
    check:
      'Tragen Sie ein, was Sie selbst ausgerechnet haben: Jede Zahl wird mit der richtigen verglichen, eine falsche mit üblichen Fehlern.',
    decisions:
      'Welche Aktion im Mittel am wenigsten kostet, je nachdem, wie wahrscheinlich jeder Zustand ist und was jeder Fehler kostet.',
  },
};
