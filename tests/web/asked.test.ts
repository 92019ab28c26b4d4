// Metrics that texts ask for beside their data, as exercises, forums and consoles do.
import { createCalculator, type GivenAnswer } from 'deconfuse';
import { describe, expect, test } from 'vitest';
import { languages } from '../../web/locales/index.ts';
import { metricNames } from '../../web/locales/metric-names.ts';
import { askedIn } from '../../web/session/asked.ts';

const calculator = await createCalculator();
const names = { labels: await metricNames('en', false), scores: await metricNames('en', true) };

/** The metrics as `id[class]`, in the order in which they are offered. */
function askedBeside(text: string): string[] {
  const data = calculator.read(text);
  const known = new Set(Object.keys(data.report().metrics));
  const metrics = calculator.catalogue().filter(({ id }) => known.has(id));
  const { found, labels, scored } = data;
  const { asked, claims } = askedIn(text, found!, labels, metrics, scored ? names.scores : names.labels);
  const nameOf = ({ id, class: label }: Pick<GivenAnswer, 'id' | 'class'>): string =>
    id + (label === undefined ? '' : `[${label}]`);
  return [...asked.map(nameOf), ...claims.map((claim) => `${nameOf(claim)} = ${claim.answer}?`)];
}

const three = `      A   B   C
A    10   2   1
B     3  12   4
C     0   1   9
`;
const two = `      yes  no
yes   10   2
no     3  12
`;

const texts: [name: string, text: string, asked: string[]][] = [
  [
    'in French, behind an article without its vowel',
    `classe;score\n1;0.9\n1;0.8\n0;0.7\n1;0.6\n0;0.4\n\nCalculez l’aire sous la courbe ROC.\n`,
    ['roc_auc'],
  ],
  [
    'an exercise with a list',
    `Exercise 3. A classifier gave this confusion matrix (rows are the truth):

${three}
a) Compute the accuracy and the macro-averaged F1 score.
b) What is the precision of class B?
c) Compute Cohen's kappa and MCC.
`,
    ['accuracy', 'f1_macro', 'precision[B]', 'cohen_kappa', 'matthews_correlation'],
  ],
  [
    'Spanish',
    `Ejercicio 2. Dada la matriz de confusión (filas: verdad)

${two}
Calcula la exactitud, la precisión de yes y la F1 macro.
¿Cuál es el índice de Jaccard?
`,
    ['accuracy', 'precision[yes]', 'f1_macro', 'jaccard'],
  ],
  [
    'German',
    `Aufgabe 4: Gegeben ist die Konfusionsmatrix

${two}
Berechnen Sie Präzision, Recall und F1. Bestimmen Sie außerdem Cohens Kappa.
`,
    ['precision', 'recall', 'f1', 'cohen_kappa'],
  ],
  [
    'French',
    `Exercice : voici la matrice de confusion

${two}
Calculez la précision, le rappel et le coefficient de Matthews.
`,
    ['precision', 'recall', 'matthews_correlation'],
  ],
  [
    'a forum',
    `I get another result than the slides for the weighted F1. Why?

y_true = [0, 1, 2, 0, 1, 2]
y_pred = [0, 2, 1, 0, 0, 1]

sklearn says 0.27. Is 0.3 right?
`,
    ['f1_weighted', 'f1_weighted = 0.27?'],
  ],
  [
    'tasks in a list below a heading',
    `${two}
**Tasks:**
1) Build the confusion matrix (TP, FP, FN, TN).
2) **Precision**, **Recall**, and **F1**.
`,
    ['precision', 'recall', 'f1', 'true_positive', 'false_positive', 'false_negative', 'true_negative'],
  ],
  [
    'a log, which states and does not ask',
    `Epoch 3: loss: 0.31\n${two}accuracy: 0.92\nTraining time 3 s. What a day\n`,
    [],
  ],
  ['a question in the line of the data', 'Suppose TP = 45, FP = 3, TN = 50 and FN = 2. What is the F1 score?', ['f1']],
  ['labels and a question', 'True labels: cat, dog, cat, bird, dog\nPredicted labels: cat, cat, cat, bird, dog\nWhat is the macro F1?', ['f1_macro']], // prettier-ignore
  ['prose that asks nothing', `${two}\nThe recall of our model was better than its precision.\n`, []],
];

test.each(texts)('%s', (_, text, asked) => {
  expect(askedBeside(text)).toEqual(asked);
});

describe('long surroundings', () => {
  test('are processed quickly', () => {
    const text = `${'What is the weighted F1 of this or that thing, and why? '.repeat(20)}\n`.repeat(80) + `\n${two}`;
    expect(askedBeside(text)).toContain('f1_weighted');
  });
});

test('every language of the page has words that ask', () => {
  expect(Object.keys(languages).sort()).toEqual(['de', 'en', 'es', 'fr']);
});
