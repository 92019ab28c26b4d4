import type { TabTexts } from '../en/tabs.ts';

export const tabs: TabTexts = {
  curveSectionsLabel: 'Kurven von',
  curveSections: {
    data: 'Scores',
    curves: 'Punkte oder Formeln',
    landscape: 'Fβ-Landschaft',
  },
  simulator: 'Scores simulieren',
  needs: {
    curves:
      'Kurven brauchen zu jedem Fall die Wahrheit und einen Score: wie sicher der Klassifikator ist, dass der Fall positiv ist. Füge beides ein oder beginne mit einem Beispiel.',
    information:
      'Information wird aus Anzahlen berechnet: aus einer Konfusionsmatrix, aus wahren und vorhergesagten Labels oder aus einer Verteilung. Füge eins davon ein oder beginne mit einem Beispiel.',
    export:
      'Ein Programm und einen Bericht gibt es zu eingefügten Labels, Matrizen, Scores und Wahrscheinlichkeiten. Füge etwas davon ein oder beginne mit einem Beispiel. Neben jeder Tabelle der Seite steht „Kopieren / speichern“.',
  },
  noClasses:
    'Wahrheit und Vorhersagen haben keine gemeinsame Klasse: Ohne richtige Vorhersage hat keine Klasse einen Punkt einer Kurve.',
  atThreshold: 'Zur Matrix deiner Scores bei einer Schwelle',
};
