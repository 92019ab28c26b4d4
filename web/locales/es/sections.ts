import type { SectionTexts } from '../en/sections.ts';

export const sectionTexts: SectionTexts = {
  whatIsThis: '¿Qué es esto?',
  sections: {
    matrix:
      'La matriz de confusión cuenta los casos de cada clase real (fila) según la clase predicha (columna); en la diagonal están los aciertos.',
    number: 'Una métrica paso a paso: la fórmula, tus números en ella, la fracción exacta y el decimal.',
    metrics: 'Todas las métricas de tus datos, agrupadas por tema; elige una para ver cómo se calcula.',
    curves: 'Las curvas muestran qué hace un clasificador con cada umbral de sus puntuaciones, no solo con uno.',
    information:
      'Cuán incierta es la clase real, en bits u otra unidad, y cuánta de esa incertidumbre elimina la predicción.',
    check:
      'Escribe los números que has calculado: cada uno se compara con el correcto, y los erróneos, con los fallos habituales.',
    decisions: 'Qué acción cuesta menos en promedio, según lo probable que es cada estado y lo que cuesta cada error.',
  },
};
