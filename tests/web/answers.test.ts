import { describe, expect, test } from 'vitest';
import { createCalculator, type Problem, type ReportOptions } from 'deconfuse';
import { startAnswering } from '../../web/worker/answers.ts';
import { fitting } from '../../web/worker/fitting.ts';
import type { Answer, Calls, Question } from '../../web/worker/messages.ts';

const answer = startAnswering(await createCalculator());

function result<Name extends Question['call']>(question: Question & { call: Name }): Calls[Name]['answer'] {
  const given: Answer = answer(question);
  if (!('result' in given)) throw new Error(JSON.stringify(given));
  return given.result as Calls[Name]['answer'];
}

const names = ['a', 'b', 'c', 'd', 'ü', '😀', '"', ' '];
let state = 7;
const below = (end: number): number => (state = (state * 7621 + 1) % 1_048_576) % end;

/** Rows of up to eight classes, some of them rare or never right. */
const rows = (count: number, classes: number): string[][] =>
  Array.from({ length: count }, () => [names[below(classes)]!, names[below(1 + below(classes))]!]);

/** Weights that fit two classes, three, or none. */
const options: ReportOptions[] = [
  {},
  { zeroDivision: 'undefined' },
  { beta: 0.5, classWeights: [1, 2] },
  { classWeights: [3, 1, 2], kappaWeights: [[0, 1, 4], [1, 0, 1], [4, 1, 0]] }, // prettier-ignore
];

describe('a report that is requested together with the data', () => {
  test('equals the one that is requested afterwards, for random data', () => {
    for (let round = 0; round < 40; round++) {
      const data = rows(1 + below(200), 1 + below(names.length));
      const problem: Problem = { kind: 'labels', truth: data.map(([a]) => a!), predicted: data.map(([, b]) => b!) };
      const source = ['truth\tpredicted', ...data.map(([a, b]) => `${a === ' ' ? 'e' : a}\t${b === ' ' ? 'e' : b}`)]
        .join('\n')
        .replaceAll('"', 'q');
      for (const given of options) {
        const asked = { ...given, metrics: ['accuracy', 'f1', 'f1_macro', 'cohen_kappa'] };
        for (const question of [
          { call: 'describe', problem, asked },
          { call: 'read', source, asked },
        ] satisfies Question[]) {
          const { first, ...described } = result(question);
          expect(first).toBeDefined();
          expect(first).toEqual(
            result({ call: 'report', dataset: described.dataset, options: fitting(asked, described) }),
          );
          result({ call: 'release', dataset: described.dataset });
        }
      }
    }
  });

  test('is left out where it was not requested, and for scores', () => {
    expect(result({ call: 'read', source: 'a,b\nb,b\na,a' })).not.toHaveProperty('first');
    const scores = 'truth,score\n1,0.9\n0,0.8\n1,0.7\n0,0.1';
    expect(result({ call: 'read', source: scores, asked: { metrics: ['accuracy'] } })).not.toHaveProperty('first');
  });

  test('does not hide the error of an unreadable text', () => {
    expect(answer({ call: 'read', source: '1 2\n3 x', asked: {} })).not.toHaveProperty('result');
  });
});

test('weights for another number of classes are left out', () => {
  const two = { kind: 'labels' as const, labels: ['a', 'b'] };
  expect(fitting({ beta: 2, classWeights: [1, 2, 3], kappaWeights: [[0, 1], [1, 0]] }, two)).toEqual({ beta: 2, kappaWeights: [[0, 1], [1, 0]] }); // prettier-ignore
  expect(fitting({ classWeights: [1, 2] }, { kind: 'scores', labels: ['a'] })).toEqual({ classWeights: [1, 2] });
});
