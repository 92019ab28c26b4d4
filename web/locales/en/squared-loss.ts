export const squaredLoss = {
  title: 'Guess a number: squared loss',
  intro:
    'What is to be guessed takes one of these values, with these probabilities. A guess a costs (h − a)², on average over the values: the least on average costs the mean, E[h|x]. What it still costs is the variance.',
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
  unread: 'A field holds no number. The result below is that of the last numbers.',
};

export type SquaredLossTexts = typeof squaredLoss;
