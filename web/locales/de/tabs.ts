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
      'Kurven brauchen zu jedem Fall die Wahrheit und einen Score: wie sicher der Klassifikator ist, dass der Fall positiv ist. Beides einfügen oder mit einem Beispiel beginnen.',
    information:
      'Information wird aus Anzahlen berechnet: aus einer Konfusionsmatrix, aus wahren und vorhergesagten Labels oder aus einer Verteilung. Eins davon einfügen oder mit einem Beispiel beginnen.',
    export:
      'Ein Programm und einen Bericht gibt es zu eingefügten Labels, Matrizen, Scores und Wahrscheinlichkeiten. Etwas davon einfügen oder mit einem Beispiel beginnen. Neben jeder Tabelle der Seite steht „Kopieren / speichern“.',
  },
  noClasses:
    'Wahrheit und Vorhersagen haben keine gemeinsame Klasse: Ohne richtige Vorhersage hat keine Klasse einen Punkt einer Kurve.',
  atThreshold: 'Zur Matrix der Scores bei einer Schwelle',
};
