import type { TypedCurvesTexts } from '../en/typed-curves.ts';

export const typedCurves: TypedCurvesTexts = {
  title: 'Curvas por puntos o fórmulas',
  intro:
    'Una curva ROC o precisión-exhaustividad sin sus casos: a partir de los puntos de una tabla, o de fórmulas como las de unos apuntes.',
  kind: 'La curva',
  label: 'Puntos o fórmulas',
  hint: 'Puntos: una fila cada uno bajo «fpr, tpr» o «recall, precision», con o sin umbrales. Fórmulas: una línea cada una, «A(x) = x^(1/3)», con + − * / ^, paréntesis, sqrt, exp, log, min y max; también se leen «lambda x: …» de Python y LaTeX.',
  fault: (piece: string) =>
    `No es una fórmula de x ni una proporción de 0 a 1, o es un punto en que una curva ROC baja: ${piece}`,
  unread: 'En este texto no hay ni puntos ni fórmulas.',
  description: (name: string, curves: string) => (curves ? `${name}: ${curves}` : `${name} de los puntos dados`),

  curve: 'Curva',
  area: 'Área (AUC)',
  crossing: { roc: 'Tasa de igual error', 'precision-recall': 'Precisión = exhaustividad en' },
  other: { roc: 'Área bajo la envolvente convexa', 'precision-recall': 'Precisión media' },
  integrated: 'Áreas por integración numérica de 0 a 1 y cruces por bisección, con unas doce cifras.',
  straight: 'Entre dos puntos la curva es una recta.',
  countsNeeded:
    'La exactitud, los números de casos, los intervalos y los contrastes no se siguen de aquí: necesitan recuentos. Para ellos, introduce la clase real y la puntuación de cada caso.',
  leaves: {
    square: 'La curva se sale del cuadrado unidad: no es una curva de tasas.',
    order: 'La curva baja en algún punto: una curva ROC nunca baja.',
  },
};
