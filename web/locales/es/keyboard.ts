import { plural } from '../plural.ts';
import type { KeyboardTexts } from '../en/keyboard.ts';

const counted = plural('es');

export const keyboard: KeyboardTexts = {
  title: 'Teclas',
  control: 'Ctrl',
  keys: {
    list: 'Mostrar esta lista',
    filter: 'Filtrar las métricas',
    find: 'Buscar una métrica, un ejemplo, una vista o una acción',
    undo: 'Deshacer el último cambio de los datos',
    cells: 'Ir de celda en celda por la matriz',
    count: 'Cambiar el número de una celda',
    points: 'Recorrer una curva',
    close: 'Cerrar lo que está abierto',
  },
  outsideFields: '? y / funcionan fuera de los campos de texto.',
  find: 'Buscar',
  placeholder: 'Métrica, ejemplo, vista o acción',
  nothingFound: 'Nada en la página se llama así.',
  found: (count) => counted(count, 'resultado', 'resultados'),
  kinds: { tab: 'Vista', action: 'Acción', example: 'Ejemplo', metric: 'Métrica', elsewhere: 'Métrica de otros datos' },
};
