import type { ScrubbingTexts } from '../en/scrubbing.ts';

export const scrubbing: ScrubbingTexts = {
  hint: 'Eine Anzahl ändert sich, wenn man sie seitwärts zieht. In einer Zelle tut Alt + ↑ oder ↓ dasselbe, ebenso das Mausrad mit Alt.',
  dot: (cases) => (cases === '1' ? '1 Punkt = 1 Fall' : `1 Punkt = ${cases} Fälle`),
  positives: 'Anteil der Positiven',
  percent: (number) => `${number}\u00a0%`,
  held: 'Recall und Falsch-positiv-Rate bleiben, die Präzision ändert sich.',
  noRates: 'Eine Klasse ohne Fälle hat keine Rate, die bleiben könnte.',
};
