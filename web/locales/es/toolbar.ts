import type { ToolbarTexts } from '../en/toolbar.ts';

export const toolbar: ToolbarTexts = {
  label: 'Herramientas',
  undo: 'Deshacer',
  undoHint: 'Deshacer el último cambio de los datos (Ctrl+Z)',
  undone: {
    example: (title) => `Deshecho: ejemplo «${title}»`,
    count: (cell, count) => `Deshecho: ${cell} vuelve a ser ${count}`,
    matrix: 'Deshecho: cambio de la matriz',
    data: 'Deshecho: cambio de los datos',
    file: 'Deshecho: archivo abierto',
    text: 'Deshecho: cambio del texto',
    reading: 'Deshecho: otra lectura del texto',
    positive: 'Deshecho: elección de la clase positiva',
  },
  share: 'Compartir',
  dismiss: 'Cerrar este mensaje',
};
