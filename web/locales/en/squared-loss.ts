export const squaredLoss = {
  title: 'Guess a number: squared loss',
  intro:
    'The number h takes one of these values, with these probabilities. A guess a costs (h − a)². The mean, E[h|x], costs least on average; its expected loss is the variance.',
  tableLabel: 'Values and their probabilities',
  rows: ['value h', 'probability p(h|x)'] as [string, string],
  tableTexts: {
    row: 'Row',
    column: 'Value',
    addRow: 'Add a row',
    addColumn: 'Add a value',
    remove: (name: string) => `Remove ${name}`,
  },
  guess: 'Your guess a',
  useMean: 'Guess the mean',
  mean: 'Posterior mean',
  loss: 'Expected loss of your guess',
  variance: 'Expected loss of the mean',
  alternative: 'the same, expanded',
  plotTitle: 'Expected loss of every guess',
  plotDescription: (mean: string, loss: string) =>
    `The expected squared loss against the guess: a parabola that is lowest, ${loss}, at the mean, ${mean}.`,
  axes: { guess: 'guess a', loss: 'expected squared loss' },
  atMean: 'mean',
  yours: 'your guess',
  unread: 'A field is not a number. The result is that of the last valid ones.',
};

export type SquaredLossTexts = typeof squaredLoss;
