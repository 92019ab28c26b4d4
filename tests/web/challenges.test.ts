import { createCalculator, type Problem, type Report } from 'deconfuse';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judge, type Comparison, type Measured } from '../../web/challenges/challenge.ts';
import { challengeIn, metricsNamed } from '../../web/challenges/challenge-link.ts';
import { challenges, nextChallenge, type ChallengeId } from '../../web/challenges/challenges.ts';
import { addressIn } from '../../web/share/work.ts';
import type { Challenge } from '../../web/challenges/challenge.ts';

const calculator = await createCalculator();
const catalogue = calculator.catalogue();
const numbers = catalogue.filter(({ shape, perObservation }) => shape === 'scalar' && !perObservation);
const byId = (name: string): (typeof numbers)[number] | undefined => numbers.find(({ id }) => id === name);

/** Measures a matrix as the page does. */
function measuredMatrix(problem: Problem): Measured {
  const dataset = calculator.dataset(problem);
  const { labels, positive, total } = dataset;
  const classIndex = positive === undefined ? 0 : labels.indexOf(positive);
  const measured = { reports: [{ report: dataset.report(), classIndex }], cases: total };
  dataset.release();
  return measured;
}

/** Measures scores as the page does, with the matrix at the threshold. */
function measuredScores(text: string, threshold: number): Measured {
  const dataset = calculator.read(text);
  const { total: cases, labels, positive } = dataset;
  const report = dataset.report({ threshold });
  const [[tn, fp], [fn, tp]] = report.metrics['confusion_matrix_at_threshold'] as [[number, number], [number, number]];
  dataset.release();
  const others = labels.filter((label) => label !== positive);
  const atThreshold = measuredMatrix({
    kind: 'matrix',
    labels: [positive!, ...others],
    counts: [
      [tp, fn],
      [fp, tn],
    ],
    positive: positive!,
  });
  return { reports: [{ report, classIndex: 0 }, ...atThreshold.reports], cases };
}

function measuredAt({ start }: Challenge, threshold: number): Measured {
  if (!start) throw new Error('No data.');
  return 'text' in start ? measuredScores(start.text, threshold) : measuredMatrix(start.problem);
}

const matrix = (counts: number[][], labels: string[], positive?: string): Measured =>
  measuredMatrix({ kind: 'matrix', counts, labels, ...(positive !== undefined && { positive }) });

/** A solution of each challenge. */
const solutions: Record<ChallengeId, Measured> = {
  prevalence: matrix(
    [
      [0, 5],
      [0, 95],
    ],
    ['ill', 'healthy'],
    'ill',
  ),
  averages: matrix(
    [
      [95, 0, 0],
      [3, 0, 0],
      [2, 0, 0],
    ],
    ['bird', 'cat', 'dog'],
  ),
  calibration: measuredScores(
    'truth,score\n1,0.99\n1,0.98\n1,0.97\n1,0.96\n1,0.95\n0,0.9\n0,0.9\n0,0.8\n0,0.8\n0,0.8',
    0.5,
  ),
  curves: measuredScores('truth,score,count\n1,0.9,7\n1,0.7,2\n1,0.5,1\n0,0.9,20\n0,0.7,20\n0,0.5,40\n0,0.3,320', 0.5),
  relabelling: matrix(
    [
      [0, 12, 0],
      [0, 0, 12],
      [12, 0, 0],
    ],
    ['A', 'B', 'C'],
  ),
  costs: measuredAt(challenges.costs, 0.2),
};

describe.each(Object.keys(challenges) as ChallengeId[])('%s', (id) => {
  const challenge: Challenge = challenges[id];

  test('is not solved at first, because the data fail a goal', () => {
    const { goals, isMet } = judge(challenge, measuredAt(challenge, 0.5));
    expect(isMet).toBe(false);
    expect(goals.map(({ value }) => value)).not.toContain(undefined);
    expect(goals.map(({ value }) => value)).not.toContain(null);
  });

  test('has a solution', () => {
    const { goals, isMet } = judge(challenge, solutions[id]);
    expect(goals.filter((goal) => !goal.isMet)).toEqual([]);
    expect(isMet).toBe(true);
  });

  test('asks for metrics with a single value', () => {
    for (const { metric } of challenge.goals) expect(metric === 'cases' || byId(metric)).toBeTruthy();
  });
});

test('one follows the other, to the last', () => {
  const ids = Object.keys(challenges) as ChallengeId[];
  expect(ids).toHaveLength(6);
  expect(ids.map(nextChallenge)).toEqual([...ids.slice(1), undefined]);
});

describe('ranking cases by cost', () => {
  test('gives the least mean cost at a single threshold', () => {
    const reached = [0.95, 0.9, 0.7, 0.5, 0.3, 0.2, 0.1].filter(
      (threshold) => judge(challenges.costs, measuredAt(challenges.costs, threshold)).isMet,
    );
    expect(reached).toEqual([0.2]);
  });

  test('has the mean cost that the package computes', () => {
    const counts = [
      [26, 4],
      [34, 36],
    ];
    const dataset = calculator.dataset({ kind: 'matrix', counts, labels: ['1', '0'], positive: '1' });
    const costMatrix = [
      [0, 5],
      [1, 0],
    ];
    const { metrics } = dataset.report({ costMatrix, metrics: ['expected_cost'] });
    const [judged] = judge(challenges.costs, matrix(counts, ['1', '0'], '1')).goals;
    expect(judged?.value).toBeCloseTo(metrics['expected_cost'] as number, 14);
  });

  test('uses the costs on the page where the challenge names none', () => {
    const challenge: Challenge = { goals: [{ metric: 'expected_cost', comparison: '<=', value: 0.3 }] };
    const measured = matrix([[8, 2], [3, 7]], ['a', 'b'], 'a'); // prettier-ignore
    expect(judge(challenge, measured).goals[0]).toMatchObject({ value: null, isMet: false });
    expect(judge(challenge, { ...measured, costs: { falsePositive: 1, falseNegative: 1 } }).goals[0]).toMatchObject({
      value: 0.25,
      isMet: true,
    });
  });
});

describe('a goal', () => {
  const report = (value: unknown): Report =>
    ({ kind: 'matrix', labels: ['a', 'b'], metrics: { f1: value }, undefined: {} }) as Report;
  const judged = (value: unknown, comparison: Comparison, wanted: number, classIndex = 0) =>
    judge({ goals: [{ metric: 'f1', comparison, value: wanted }] }, { reports: [{ report: report(value), classIndex }], cases: 4 })
      .goals[0]!; // prettier-ignore

  test.each<[number, Comparison, number, boolean]>([
    [0.3, '>=', 0.3, true],
    [0.1 + 0.2, '=', 0.3, true],
    [0.1 + 0.2, '<=', 0.3, true],
    [0.1 + 0.2, '>', 0.3, false],
    [0.299999, '>=', 0.3, false],
    [0.299999, '=', 0.3, false],
    [0.299999, '<', 0.3, true],
    [0.3, '<', 0.1 + 0.2, false],
    [0, '=', 0, true],
    [Infinity, '>=', 5, true],
    [Infinity, '<=', 5, false],
    [NaN, '<=', 5, false],
  ])('of %d %s %d is %s', (value, comparison, wanted, isMet) => {
    expect(judged(value, comparison, wanted).isMet).toBe(isMet);
  });

  test('with a value per class is about the class shown, or the one it names', () => {
    expect(judged([0.2, 0.9], '>=', 0.5)).toMatchObject({ value: 0.2, label: 'a', isMet: false });
    expect(judged([0.2, 0.9], '>=', 0.5, 1)).toMatchObject({ value: 0.9, label: 'b', isMet: true });
    const named = (name: string) =>
      judge(
        { goals: [{ metric: 'f1', class: name, comparison: '>=', value: 0.5 }] },
        { reports: [{ report: report([0.2, 0.9]), classIndex: 0 }], cases: 4 },
      ).goals[0]!;
    expect(named('b')).toMatchObject({ value: 0.9, label: 'b', isMet: true });
    expect(named('c')).toMatchObject({ value: undefined, isMet: false });
  });

  test('is not met where the value is undefined, or the data lack it', () => {
    for (const comparison of ['>=', '<=', '=', '>', '<'] as const) {
      expect(judged(null, comparison, 0)).toMatchObject({ value: null, isMet: false });
      expect(judged(undefined, comparison, 0)).toMatchObject({ value: undefined, isMet: false });
      expect(judged('high', comparison, 0)).toMatchObject({ value: undefined, isMet: false });
    }
  });

  test('takes the first report that has its metric', () => {
    const reports = [0.4, 0.6].map((value) => ({ report: report(value), classIndex: 0 }));
    const empty = { report: { ...report(0), metrics: {} }, classIndex: 0 };
    const goals = [{ metric: 'f1', comparison: '=', value: 0.4 }] as const;
    expect(judge({ goals }, { reports: [empty, ...reports], cases: 1 }).isMet).toBe(true);
  });
});

test('without goals nothing is met', () => {
  expect(judge({ goals: [] }, { reports: [], cases: 0 })).toEqual({ goals: [], isMet: false });
});

/** Reads the part of an address behind #, as a browser gives it. */
const read = (hash: string): ReturnType<typeof challengeIn> =>
  challengeIn(new URLSearchParams(new URL(`http://host/#${hash}`).hash.slice(1)), byId);

describe('a link', () => {
  test('names a challenge, or has goals of its own', () => {
    expect(read('challenge=prevalence')).toMatchObject({ id: 'prevalence', goals: challenges.prevalence.goals });
    const goals = [
      { metric: 'accuracy', comparison: '>=', value: 0.95 },
      { metric: 'matthews_correlation', comparison: '=', value: 0 },
      { metric: 'cases', comparison: '=', value: 100 },
    ];
    expect(read('goal=accuracy>=0.95;matthews_correlation=0;cases=100')).toEqual({ goals });
    expect(read(`goal=${encodeURIComponent('accuracy>=0.95;matthews_correlation=0;cases=100')}`)).toEqual({ goals });
    expect(read('example=spam&goal=accuracy>=0.95;matthews_correlation=0;cases=100')).toEqual({ goals });
    expect(read('goal= accuracy ≥ 0,95 ; matthews_correlation == 0;cases=100;')).toEqual({ goals });
  });

  test('names a class, and the costs of errors', () => {
    expect(read('goal=recall:spam<=1/5;precision:a=b>0.5')).toEqual({
      goals: [
        { metric: 'recall', class: 'spam', comparison: '<=', value: 0.2 },
        { metric: 'precision', class: 'a=b', comparison: '>', value: 0.5 },
      ],
    });
    expect(read('goal=expected_cost<0.5;costs=1:2.5')).toEqual({
      goals: [{ metric: 'expected_cost', comparison: '<', value: 0.5 }],
      costs: { falsePositive: 1, falseNegative: 2.5 },
    });
    expect(read('goal=accuracy>=95%25')).toEqual({ goals: [{ metric: 'accuracy', comparison: '>=', value: 0.95 }] });
  });

  test('adds goals of its own to those of a challenge', () => {
    const both = read('challenge=prevalence&goal=recall=0');
    expect(both).toMatchObject({ id: 'prevalence', start: challenges.prevalence.start });
    expect('goals' in both && both.goals).toEqual([
      ...challenges.prevalence.goals,
      { metric: 'recall', comparison: '=', value: 0 },
    ]);
  });

  test.each([
    ['challenge=nonsense', [{ code: 'challenge', part: 'nonsense' }]],
    ['challenge=toString', [{ code: 'challenge', part: 'toString' }]],
    ['challenge=', [{ code: 'challenge', part: '' }]],
    ['goal=', [{ code: 'form', part: '' }]],
    ['goal=;;', [{ code: 'form', part: ';;' }]],
    ['goal=costs=1:5', [{ code: 'form', part: 'costs=1:5' }]],
    ['goal=accuracy', [{ code: 'form', part: 'accuracy' }]],
    ['goal=accuracy>=', [{ code: 'form', part: 'accuracy>=' }]],
    ['goal=>=0.9', [{ code: 'form', part: '>=0.9' }]],
    ['goal=accuracy>=0.9.5', [{ code: 'form', part: 'accuracy>=0.9.5' }]],
    ['goal=accuracy>=1/0', [{ code: 'form', part: 'accuracy>=1/0' }]],
    ['goal=accuracy=>0.9', [{ code: 'form', part: 'accuracy=>0.9' }]],
    ['goal=accuracy>=0.9&challenge=x', [{ code: 'challenge', part: 'x' }]],
    ['goal=acuracy>=0.9;cases=10', [{ code: 'metric', part: 'acuracy' }]],
    ['goal=toString>=0.9', [{ code: 'metric', part: 'toString' }]],
    ['goal=confusion_matrix>=0.9', [{ code: 'metric', part: 'confusion_matrix' }]],
    ['goal=accuracy:spam>=0.9', [{ code: 'class', part: 'accuracy:spam' }]],
    ['goal=cases:spam>=9', [{ code: 'class', part: 'cases:spam' }]],
    ['goal=<img src=x onerror=alert(1)>;f1=1', [{ code: 'form', part: '<img src=x onerror=alert(1)>' }]],
  ])('reports its mistake: %s', (hash, faults) => {
    expect(read(hash)).toEqual({ faults });
  });

  test('reports all mistakes, and then has no goals', () => {
    expect(read('challenge=x&goal=f1;acuracy=1;accuracy=1')).toEqual({
      faults: [
        { code: 'challenge', part: 'x' },
        { code: 'form', part: 'f1' },
        { code: 'metric', part: 'acuracy' },
      ],
    });
  });

  test('with too many or too long goals is cut short', () => {
    expect(read(`goal=${'accuracy>=0.5;'.repeat(13)}`)).toEqual({ faults: [{ code: 'too-many', part: '12' }] });
    const long = read(`goal=${'x'.repeat(100_000)}`);
    expect(JSON.stringify(long).length).toBeLessThan(200);
    const started = performance.now();
    read(`goal=a:${'>='.repeat(20_000)}x`);
    read(`goal=${'a:'.repeat(20_000)}=`);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test('with any text is read or refused with its mistakes', () => {
    const pieces = fc.constantFrom('accuracy', 'recall', ':', 'spam', '>=', '<', '=', '0.5', '1/3', ';', '%', '&', '&goal=', '🙂'); // prettier-ignore
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(pieces).map((all) => all.join('')),
        ),
        (text) => {
          const answer = challengeIn(new URLSearchParams(`goal=${text}`), byId);
          if ('faults' in answer) expect(answer.faults.length).toBeGreaterThan(0);
          else for (const { value } of answer.goals) expect(value).toSatisfy(Number.isFinite);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('lists the names of metrics to look up', () => {
    expect(metricsNamed(new URLSearchParams('goal=MCC=0;cases=1;x'))).toEqual(['MCC']);
    expect(metricsNamed(new URLSearchParams('challenge=costs'))).toEqual([]);
  });

  test('stays in the address when work is removed from it, and is kept', () => {
    const { hash } = new URL('http://host/#example=spam&goal=accuracy>=0.95;recall:spam<=1/5;cases=100');
    const left = addressIn(hash.slice(1));
    expect(left).toBe('goal=accuracy%3E=0.95;recall:spam%3C=1/5;cases=100');
    expect(read(left!)).toEqual(read('goal=accuracy>=0.95;recall:spam<=1/5;cases=100'));
  });
});
