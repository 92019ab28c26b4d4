import type { TabTexts } from '../en/tabs.ts';

export const tabs: TabTexts = {
  curveSectionsLabel: 'Curvas de',
  curveSections: {
    data: 'Puntuaciones',
    curves: 'Puntos o fórmulas',
    landscape: 'Paisaje de Fβ',
  },
  simulator: 'Simular puntuaciones',
  needs: {
    curves:
      'Las curvas necesitan, para cada caso, la clase real y una puntuación: lo seguro que está el clasificador de que el caso es positivo. Pega ambas o empieza con un ejemplo.',
    information:
      'La información se calcula a partir de recuentos: una matriz de confusión, etiquetas reales y predichas, o una distribución. Pega una de estas cosas o empieza con un ejemplo.',
    export:
      'Hay un programa y un informe de etiquetas, matrices, puntuaciones y probabilidades pegadas. Pega una de estas cosas o empieza con un ejemplo. Junto a cada tabla de la página está «Copiar / guardar».',
  },
  noClasses:
    'Las clases reales y las predichas no coinciden: sin predicción correcta, ninguna clase tiene un punto de una curva.',
  atThreshold: 'Ver la matriz de tus puntuaciones con un umbral',
};
