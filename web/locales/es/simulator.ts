import type { SimulatorTexts } from '../en/simulator.ts';

export const simulator: SimulatorTexts = {
  hint: 'Lleva la distancia a 0: la curva ROC cae sobre la diagonal. Baja la proporción de positivos: la curva ROC no cambia, la precisión cae.',
  replaces: 'Tus ajustes sustituyen los datos; «Deshacer» los recupera.',
  settings: {
    distance: 'Distancia entre las medias',
    spread: 'Dispersión de los positivos',
    prevalence: 'Proporción de positivos',
    cases: 'Número de casos',
  },
  handles: {
    distance: 'Arrastrar: distancia entre las medias',
    spread: 'Arrastrar: dispersión de los positivos',
  },
  negatives: 'Negativos: media 0, desviación típica 1',
  positives: (mean, deviation) => `Positivos: media ${mean}, desviación típica ${deviation}`,
  threshold: (threshold) => `Umbral ${threshold}`,
  through: (distance, threshold) =>
    `La curva ROC de estas puntuaciones pasa por el punto, con el umbral ${threshold}: distancia = Φ⁻¹(TPR) − Φ⁻¹(FPR) = ${distance}, dispersión 1.`,
  near: 'Ninguna curva así pasa por el punto: una tasa es 0 o 1, o queda por debajo o muy por encima del azar. Esta pasa cerca.',
  picture: 'Dos distribuciones normales de puntuaciones',
};
