import type { LossExampleId } from '../../examples/loss-examples.ts';

interface Example {
  title: string;
  states: string[];
  actions: string[];
  observations: string[];
}

const examples: Record<LossExampleId, Example> = {
  treatment: {
    title: 'Treatment',
    states: ['young, no COVID', 'young, COVID', 'old, no COVID', 'old, COVID'],
    actions: ['nothing', 'medicine'],
    observations: ['young, test 0', 'young, test 1', 'old, test 0', 'old, test 1'],
  },
  mistakes: {
    title: 'Every error costs 1',
    states: ['a', 'b', 'c'],
    actions: ['a', 'b', 'c'],
    observations: ['x1', 'x2', 'x3'],
  },
  spam: {
    title: 'Spam, or ask',
    states: ['wanted', 'spam'],
    actions: ['inbox', 'bin', 'ask'],
    observations: ['no odd word', 'one odd word', 'many odd words'],
  },
};

export const lossDecision = {
  title: 'Which action costs least?',
  intro:
    'The state is unknown; only its probabilities are known. The risk of an action is the sum, over the states, of its loss times the probability of the state. The Bayes decision is the action of least risk.',
  examples,
  examplesLabel: 'Examples',
  lossTitle: 'Losses',
  lossLabel: 'Loss of each action in each state',
  lossCorner: 'state \\ action',
  lossTexts: {
    row: 'State',
    column: 'Action',
    addRow: 'Add a state',
    addColumn: 'Add an action',
    remove: (name: string) => `Remove ${name}`,
  },
  makeZeroOne: '0–1 losses',
  pasteTitle: 'Paste a table of losses',
  pasteLabel: 'A row per state, a column per action, with their names',
  pasteFault: (piece: string) => `Not the probability of a state: ${piece}`,
  pasteButton: 'Take the table',
  beliefTitle: 'Probabilities of the states',
  beliefs: { posteriors: 'Type them for each observation', bayes: 'By Bayes’ theorem' },
  posteriorsLabel: 'Probability of each state after each observation',
  posteriorsCorner: 'observation \\ state',
  posteriorTexts: {
    row: 'Observation',
    column: 'State',
    addRow: 'Add an observation',
    addColumn: 'Add a state',
    remove: (name: string) => `Remove ${name}`,
  },
  priorLabel: 'Prior probability of each state',
  priorRow: 'p(h)',
  likelihoodsLabel: 'Probability of each observation in each state',
  likelihoodsCorner: 'state \\ observation',
  likelihoodTexts: {
    row: 'State',
    column: 'Observation',
    addRow: 'Add a state',
    addColumn: 'Add an observation',
    remove: (name: string) => `Remove ${name}`,
  },
  bayesNote:
    'p(h|x) = p(x|h) p(h) / p(x). Rows sum to 1: the state is given. In the example “Treatment” p(test 1|COVID) = 0.875 is the sensitivity and p(test 0|no COVID) = 0.975 the specificity.',
  resultTitle: 'The decision',
  resultLabel: 'Risk of each action after each observation',
  observation: 'Observation',
  action: 'Decision',
  probable: 'Most probable',
  risk: 'Risk',
  best: 'least',
  tie: (names: string) => `tie: ${names}`,
  tieNote: 'Actions of equal risk are equally good; the first one is taken.',
  impossible: 'impossible',
  hint: 'Choose a number to see its derivation.',
  ofCell: (action: string, observation: string) => `Risk of “${action}” after “${observation}”`,
  decided: (action: string, observation: string) => `After “${observation}” the decision is “${action}”, the least of:`,
  posteriorOf: (state: string, observation: string) => `Probability of “${state}” after “${observation}”`,
  total: 'Total Bayes risk',
  totalNote: {
    posteriors: 'The mean over the observations, equally weighted, as their probabilities are not given.',
    bayes: 'Each observation is weighted by its probability p(x).',
  },
  posteriorTitle: 'The probabilities, by Bayes’ theorem',
  evidence: 'p(x)',
  zeroOneTitle: '0–1 loss: take the most probable state (MAP)',
  zeroOneIntro:
    'If every error costs 1 and right decisions nothing, the risk of a state is one minus its probability: the least risk is the largest probability.',
  zeroOneLabel: '0–1 risk of each state after each observation',
  zeroOneSame: 'Here both rules agree everywhere.',
  zeroOneDiffers: (observations: string) =>
    `With the losses above, the decision differs from the most probable state for: ${observations}.`,
  zeroOneOther: 'The actions are not the states, so the two cannot be compared. Press “0–1 losses” to compare them.',
  testTitle: 'A test: from sensitivity and specificity to the probability',
  testIntro: 'How probable is the condition after the test? With a rare condition most positives can be false.',
  testFields: { prior: 'Prevalence', sensitivity: 'Sensitivity', specificity: 'Specificity' },
  testUse: 'Use it for a decision',
  testStates: ['healthy', 'ill'] as [string, string],
  testObservations: ['test 0', 'test 1'] as [string, string],
  paths: { posteriors: 'Probabilities of the states', prior: 'p(h)', likelihoods: 'p(x|h)' },
  normalise: 'Divide each row by its sum',
  unread: 'A cell is not a number. The result is that of the last valid table.',
};

export type LossDecisionTexts = typeof lossDecision;
