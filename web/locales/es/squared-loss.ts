import type { SquaredLossTexts } from '../en/squared-loss.ts';

export const squaredLoss: SquaredLossTexts = {
  title: 'Estimar un número: pérdida cuadrática',
  intro:
    'Lo que hay que estimar toma uno de estos valores, con estas probabilidades. Una estimación a cuesta (h − a)², de media sobre los valores: lo que menos cuesta de media es la media, E[h|x]. Lo que aún cuesta es la varianza.',
  tableLabel: 'Valores y sus probabilidades',
  rows: ['valor h', 'probabilidad p(h|x)'],
  tableTexts: {
    row: 'Fila',
    column: 'Valor',
    addRow: 'Añadir una fila',
    addColumn: 'Añadir un valor',
    remove: (name) => `Quitar ${name}`,
  },
  guess: 'Estimación propia a',
  useMean: 'Estimar la media',
  mean: 'Media a posteriori',
  loss: 'Pérdida esperada de la estimación',
  variance: 'Pérdida esperada de la media',
  alternative: 'lo mismo, desarrollado',
  plotTitle: 'Pérdida esperada de cada estimación',
  plotDescription: (mean, loss) =>
    `La pérdida cuadrática esperada según la estimación: una parábola con su mínimo, ${loss}, en la media, ${mean}.`,
  axes: { guess: 'estimación a', loss: 'pérdida cuadrática esperada' },
  atMean: 'media',
  yours: 'estimación propia',
  unread: 'Un campo no contiene un número. El resultado de abajo es el de los últimos números.',
};
