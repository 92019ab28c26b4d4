import { questions as texts } from '../../web/locales/en/questions.ts';
import type { QuestionSet } from '../../web/questions/question-set.ts';

/** Two variants with two questions each, whose texts contain characters with a meaning in some formats. */
export const questionSet: QuestionSet = {
  title: 'Metrics & “macro” <averages>',
  language: 'en',
  decimals: 3,
  tags: ['classification', 'F1'],
  headings: { questions: 'Questions', solution: 'Solution' },
  notebook: texts.notebook,
  variants: [7, 8].map((seed) => ({
    id: `deconfuse-${seed}-matrix-2`,
    title: `Classification metrics, exercise ${seed}`,
    seed,
    number: 1000 + seed,
    ...(seed === 8 && { student: 'a, "b" & c' }),
    link: `https://example.org/#mode=check&exercise=${seed}&classes=2`,
    intro: 'A classifier was tried on 58 cases. Rows are the true classes, columns the predicted ones.',
    data: [
      {
        hasRowHeads: true,
        rows: [
          ['true \\ predicted', 'A<b>', '{~=#:}'],
          ['A<b>', String(13 + seed), '3'],
          ['{~=#:}', '5', '30'],
        ],
      },
    ],
    values: {
      labels: ['A<b>', '{~=#:}'],
      matrix: [
        [13 + seed, 3],
        [5, 30],
      ],
    },
    instructions: ['Work out the following, rounded to 3 decimals, and show how.', '0/0 counts as 0.'],
    questions: [
      {
        place: 1,
        name: 'Precision of “A<b>”',
        latex: '\\mathrm{PPV}',
        mathml: '<math xmlns="http://www.w3.org/1998/Math/MathML"><mi>PPV</mi></math>',
        value: (13 + seed) / (18 + seed),
        answer: ((13 + seed) / (18 + seed)).toFixed(3),
        low: (13 + seed) / (18 + seed) - 0.000_500_001,
        high: (13 + seed) / (18 + seed) + 0.000_500_001,
        points: 2,
        known: [
          { low: 0.8694, high: 0.8705, share: 0, feedback: 'Rows were read as columns: {recall} = 20/23 ~ #1.' },
          { low: 0.7984, high: 0.7995, share: 0.5, feedback: 'Cut off, not rounded.' },
        ],
        solution: {
          latex: ['\\mathrm{PPV} = \\frac{TP}{TP+FP}', '= \\frac{20}{25}'],
          mathml: '<math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mn>20</mn><mn>25</mn></mfrac></math>',
        },
      },
      {
        place: 2,
        name: 'Matthews correlation coefficient',
        latex: '\\mathrm{MCC}',
        mathml: '<math xmlns="http://www.w3.org/1998/Math/MathML"><mi>MCC</mi></math>',
        value: -0.125,
        answer: '-0.125',
        low: -0.125_500_001,
        high: -0.124_499_999,
        points: 1,
        known: [],
        solution: {
          latex: ['= -\\tfrac18'],
          mathml: '<math xmlns="http://www.w3.org/1998/Math/MathML"><mn>-0.125</mn></math>',
        },
      },
    ],
  })),
};
