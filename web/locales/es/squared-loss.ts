import type { SquaredLossTexts } from '../en/squared-loss.ts';

export const squaredLoss: SquaredLossTexts = {
  title: 'Estimar un número: pérdida cuadrática',
  intro:
    'El número h toma uno de estos valores, con estas probabilidades. Una estimación a cuesta (h − a)². La media, E[h|x], es la que menos cuesta en promedio; su pérdida esperada es la varianza.',
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
  unread: 'Un campo no contiene un número. El resultado es el de los últimos válidos.',
};
