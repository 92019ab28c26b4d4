import type { TourTexts } from '../en/tour.ts';

export const tour: TourTexts = {
  title: 'Primeros pasos',
  steps: {
    data: 'Aquí van tus datos: etiquetas, puntuaciones o una matriz, tal como están. O empieza con un ejemplo.',
    matrix: 'Haz clic en un número de la matriz y escribe otro: todos los demás lo siguen.',
    numbers: 'Elige un número y verás su fórmula calculada con tus datos.',
    more: 'Las vistas muestran los mismos datos como curvas o como información, o comprueban tus respuestas. Teclas: ?',
  },
  place: (step, steps) => `${step} de ${steps}`,
  next: 'Siguiente',
  skip: 'Saltar',
  done: 'Listo',
};
