import type { RepresentationTexts } from '../en/representations.ts';

export const representations: RepresentationTexts = {
  introduction: 'Ein und dieselbe Zuordnung, auf drei Arten geschrieben.',
  choice: 'Darstellung',
  forms: { vector: 'Vektor', membership: 'Zugehörigkeitsmatrix', sets: 'Mengen' },
  said: {
    vector: 'Ein Eintrag je Fall: seine Klasse.',
    membership: 'Eine Zeile je Fall, eine Spalte je Klasse: 1, wo der Fall zur Klasse gehört.',
    sets: 'Eine Menge je Klasse: die Nummern ihrer Fälle.',
  },
  truth: 'Wahrheit',
  predicted: 'Vorhersagen',
  case: 'Fall',
  numbered:
    'Eine Matrix sagt nicht, in welcher Reihenfolge die Fälle kamen: Hier sind sie Zeile für Zeile durchnummeriert.',
  tooLong: (shown) => `Mehr als ${shown} Fälle sind zu viele, um sie anzuzeigen.`,
  vectorOnly: 'Die Vektoren lassen sich kopieren.',
  weighted: 'Gewichtete Fälle lassen sich nicht einzeln aufzählen.',
  copyByHand: 'Der Browser erlaubt hier kein Kopieren. Diesen Text markieren und von Hand kopieren.',
  copyText: 'Kopieren',
  copyLatex: 'LaTeX kopieren',
  copied: 'Kopiert',
  useAsInput: 'Als Eingabe verwenden',
};
