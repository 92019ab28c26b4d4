import type { MatrixPictureTexts } from '../en/matrix-picture.ts';

export const matrixPicture: MatrixPictureTexts = {
  title: 'Toda la matriz',
  keys: 'Las flechas llevan de celda en celda.',
  heat: 'Color según',
  heats: { row: 'proporción de la clase real', column: 'proporción de las predicciones', all: 'recuento' },
  order: 'Orden',
  orders: { given: 'como se dio', name: 'por nombre', size: 'por tamaño', likeness: 'por semejanza' },
  howAlike:
    'Las clases que se confunden quedan juntas: agrupamiento jerárquico (enlace promedio) según la proporción media de cada una que se predice como la otra.',
  darkest: (right, wrong) =>
    wrong === undefined ? `Azul más oscuro: ${right}.` : `Azul más oscuro: ${right}; naranja más oscuro: ${wrong}.`,
  cell: (of) =>
    `real ${of.truth}, predicho ${of.predicted}: ${of.count} (${of.ofRow} de la clase real, ${of.ofColumn} de las predicciones)`,
  pairs: 'Pares más confundidos',
  pair: (of) => `${of.one} tomado por ${of.other}: ${of.there}; al revés: ${of.back}`,
  noPairs: 'No se confunden dos clases.',
  morePairs: (count) => `Mostrar ${count} pares`,
  fewerPairs: 'Mostrar menos',
};
