import type { ExampleId } from '../../examples/examples.ts';

export const descriptions: Readonly<Record<ExampleId, string>> = {
  spam: 'Un filtro de correo con dos clases: cuánto encuentra (exhaustividad) y cuánto hay que fiarse de sus alarmas (precisión).',
  rareDisease:
    'La exactitud es 0,987, pero se escapan 9 de 10 enfermos: con clases raras, la exactitud oculta lo que importa.',
  twoVectors:
    'Etiquetas en vectores, primero las reales. F1 de las clases 2 y 3 es 0, aunque 2PR/(P + R) sería 0/0: F1 macro es 1/5.',
  representations:
    'Las mismas etiquetas escritas de tres formas: un vector, una matriz de ceros y unos, un conjunto de conjuntos.',
  fourClasses:
    'Unos apuntes de la web escriben N = 57; las celdas suman 58. Los verdaderos negativos de C1 son los 41 casos fuera de su fila y su columna, no solo los de la diagonal; F1 de C3 es 3/4.',
  rounding:
    'Unas diapositivas de la web escriben precisión 0,66 y F1 0,72; las fracciones son 2/3 = 0,667 y 8/11 = 0,727.',
  unevenClasses:
    '1550 casos, MCC 0,841. Media de los F1 de clase: 0,783; F1 de los promedios macro de precisión y exhaustividad: 0,800. A los dos los llaman F1 macro.',
  averages: 'Una matriz, tres F1: macro 26/45, ponderado por soporte 16/25, micro 3/5.',
  neverPredicted: 'La precisión de «bird» es 0/0. Elige en «0/0» cómo cuenta y observa los promedios.',
  clusterings:
    'Tres grupos para cuatro animales: no hace falta que los nombres coincidan. Perros y gatos comparten el grupo B.',
  models: 'A acierta en 16 de 20 casos y B en 10; aun así, con tan pocos casos p = 0,070 (McNemar exacto).',
  threeModels:
    'Tres filtros con los mismos 40 correos: forest acierta más que svm, pero no más de lo que explica el azar (p = 0,289).',
  folds:
    'Tres particiones de 20 correos: F1 es 0,818 con todos los correos juntos, pero 0,736 en la media de las particiones.',
  groups:
    '¿Se predice tan bien a quién se contrata para mujeres como para hombres? La exhaustividad es 0,600 en mujeres y 0,800 en hombres.',
  raters:
    'Tres personas clasifican diez fotos y una omite una: coinciden en el 80 % de los pares, κ = 0,680 más allá del azar.',
  ranked:
    'Una búsqueda devuelve diez documentos y encuentra cinco de los siete relevantes: precisión y exhaustividad en cada rango, y la precisión media (AP).',
};
