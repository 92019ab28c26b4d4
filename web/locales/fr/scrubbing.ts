import type { ScrubbingTexts } from '../en/scrubbing.ts';

export const scrubbing: ScrubbingTexts = {
  hint: 'Un effectif change quand on le fait glisser de côté. Dans une cellule, Alt + ↑ ou ↓ fait de même, comme la molette avec Alt.',
  dot: (cases) => (cases === '1' ? '1 point = 1 cas' : `1 point = ${cases} cas`),
  positives: 'Proportion de positifs',
  percent: (number) => `${number}\u00a0%`,
  held: 'Rappel et taux de faux positifs restent, la précision change.',
  noRates: 'Une classe sans cas n’a aucun taux à garder.',
};
