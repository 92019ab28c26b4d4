import type { RepresentationTexts } from '../en/representations.ts';

export const representations: RepresentationTexts = {
  introduction: 'Un mismo etiquetado, escrito de tres formas.',
  choice: 'Representación',
  forms: { vector: 'Vector', membership: 'Matriz de pertenencia', sets: 'Conjuntos' },
  said: {
    vector: 'Una entrada por caso: su clase.',
    membership: 'Una fila por caso y una columna por clase: 1 si el caso es de la clase.',
    sets: 'Un conjunto por clase: los números de sus casos.',
  },
  truth: 'Verdad',
  predicted: 'Predicciones',
  case: 'Caso',
  numbered: 'Una matriz no dice en qué orden llegaron los casos: aquí se numeran fila por fila.',
  tooLong: (shown) => `Más de ${shown} casos son demasiados para mostrarlos.`,
  vectorOnly: 'Los vectores se pueden copiar.',
  weighted: 'Los casos con pesos no se pueden enumerar uno a uno.',
  copyByHand: 'El navegador no permite copiar aquí. Este texto se puede seleccionar y copiar a mano.',
  copyText: 'Copiar',
  copyLatex: 'Copiar LaTeX',
  copied: 'Copiado',
  useAsInput: 'Usar como datos',
};
