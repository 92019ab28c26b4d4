import type { ScrubbingTexts } from '../en/scrubbing.ts';

export const scrubbing: ScrubbingTexts = {
  hint: 'Arrastra un recuento hacia los lados para cambiarlo. En una celda, Alt + ↑ o ↓ hace lo mismo; también la rueda con Alt.',
  dot: (cases) => (cases === '1' ? '1 punto = 1 caso' : `1 punto = ${cases} casos`),
  positives: 'Proporción de positivos',
  percent: (number) => `${number}\u00a0%`,
  held: 'La exhaustividad y la tasa de falsos positivos no cambian; la precisión sí.',
  noRates: 'Una clase sin casos no tiene ninguna tasa que mantener.',
};
