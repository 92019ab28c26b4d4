// Data are corrupted in ways that happen to people. Each corruption raises a doubt, and its remedy restores the data.
import { readFileSync } from 'node:fs';
import { createCalculator, type Dataset, type Doubt, type Problem } from 'deconfuse';
import { describe, expect, test } from 'vitest';
import { shownDoubt } from '../../web/locales/doubt-text.ts';
import { languages, loadDoubtTexts, loadLocale } from '../../web/locales/index.ts';

const calculator = await createCalculator();

/** Numbers from 0 to 1, the same in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** Cases of classes, most of them predicted right. */
function cases(labels: readonly string[], count: number, seed = 7): { truth: string[]; predicted: string[] } {
  const random = numbersFrom(seed);
  const any = (): string => labels[Math.floor(random() * labels.length)]!;
  const truth = Array.from({ length: count }, any);
  return { truth, predicted: truth.map((label) => (random() < 0.8 ? label : any())) };
}

function scored(count: number, seed = 11): { truth: number[]; scores: number[] } {
  const random = numbersFrom(seed);
  const truth = Array.from({ length: count }, () => Math.round(random()));
  return { truth, scores: truth.map((label) => Number((0.35 * label + 0.65 * random()).toFixed(4))) };
}

const rotated = <Item>(list: readonly Item[]): Item[] => [list.at(-1)!, ...list.slice(0, -1)];
const twice = <Item>(list: readonly Item[]): Item[] => [...list, ...list];

const animals = ['bird', 'cat', 'dog'];
const three = cases(animals, 60);
const rated = scored(60);
/** The predicted class is the most probable, with 0.6 to 0.7. */
const rows = three.predicted.map((label, at) => animals.map((one) => (one === label ? 0.6 + (at % 10) / 100 : 0)));
const probabilities = rows.map((row) => {
  const rest = (1 - Math.max(...row)) / 2;
  return row.map((share) => share || rest);
});

interface Spoiling {
  spoiled: Problem;
  clean?: Problem;
}
const grades = cases(['low', 'medium', 'high'], 50);
const counts = [
  [12, 3, 1],
  [2, 9, 4],
  [0, 5, 14],
];
const spoilings: Record<string, Spoiling> = {
  'predictions-shifted': {
    spoiled: { kind: 'labels', truth: three.truth, predicted: rotated(three.predicted) },
    // The last prediction has no case any more.
    clean: { kind: 'labels', truth: three.truth.slice(0, -1), predicted: three.predicted.slice(0, -1) },
  },
  'predictions-equal-truth': { spoiled: { kind: 'labels', truth: three.truth, predicted: three.truth } },
  'scores-reversed': {
    spoiled: { kind: 'scores', truth: rated.truth, scores: rated.scores.map((score) => 1 - score) },
    clean: { kind: 'scores', ...rated },
  },
  'probabilities-of-the-other-class': {
    spoiled: {
      kind: 'probabilities',
      truth: rated.truth,
      labels: [0, 1],
      probabilities: rated.scores.map((score) => [score, 1 - score]),
    },
    clean: {
      kind: 'probabilities',
      truth: rated.truth,
      labels: [0, 1],
      probabilities: rated.scores.map((score) => [1 - score, score]),
    },
  },
  'probability-columns-permuted': {
    spoiled: { kind: 'probabilities', truth: three.truth, labels: ['cat', 'dog', 'bird'], probabilities },
    clean: {
      kind: 'probabilities',
      truth: three.truth,
      labels: ['cat', 'dog', 'bird'],
      probabilities: probabilities.map(([bird, cat, dog]) => [cat!, dog!, bird!]),
    },
  },
  'confidence-not-score': {
    spoiled: { kind: 'scores', truth: rated.truth, scores: rated.truth.map((_, at) => 0.5 + ((at * 37) % 50) / 100) },
  },
  'scores-are-labels': {
    spoiled: { kind: 'scores', truth: rated.truth, scores: rated.scores.map((score) => Math.round(score)) },
    clean: { kind: 'labels', truth: rated.truth, predicted: rated.scores.map((score) => Math.round(score)) },
  },
  'codes-for-labels': {
    spoiled: {
      kind: 'labels',
      truth: three.truth,
      predicted: three.predicted.map((label) => animals.indexOf(label)),
    },
    clean: { kind: 'labels', ...three },
  },
  'booleans-for-codes': {
    spoiled: {
      kind: 'labels',
      truth: rated.truth.map((label) => (label === 1 ? 'True' : 'False')),
      predicted: rated.scores.map((score) => Math.round(score)),
    },
    clean: {
      kind: 'labels',
      truth: rated.truth.map((label) => (label === 1 ? 'True' : 'False')),
      predicted: rated.scores.map((score) => (score >= 0.5 ? 'True' : 'False')),
    },
  },
  'labels-all-different': {
    spoiled: { kind: 'labels', truth: three.truth.map((_, at) => `img_${at}.png`), predicted: three.truth },
  },
  'labels-nearly-equal': {
    spoiled: {
      kind: 'labels',
      truth: three.truth.map((label, at) => (label === 'cat' && at % 3 === 0 ? 'Cat.' : label)),
      predicted: three.predicted,
    },
    clean: { kind: 'labels', ...three },
  },
  'pasted-twice': {
    spoiled: { kind: 'labels', truth: twice(three.truth), predicted: twice(three.predicted) },
    clean: { kind: 'labels', ...three },
  },
  'totals-among-counts': {
    spoiled: {
      kind: 'matrix',
      labels: [...animals, 'all'],
      counts: [
        [12, 3, 1, 16],
        [2, 9, 4, 15],
        [0, 5, 14, 19],
        [14, 17, 19, 50],
      ],
    },
    clean: { kind: 'matrix', labels: animals, counts },
  },
  'counts-are-percentages': {
    spoiled: {
      kind: 'matrix',
      counts: [
        [0.3, 0.1],
        [0.2, 0.4],
      ],
    },
    clean: {
      kind: 'matrix',
      shares: true,
      counts: [
        [0.3, 0.1],
        [0.2, 0.4],
      ],
    },
  },
  'classes-out-of-order': {
    spoiled: { kind: 'labels', ...grades },
    clean: { kind: 'labels', ...grades, labels: ['low', 'medium', 'high'] },
  },
  'classes-with-gap': {
    spoiled: { kind: 'matrix', labels: [1, 2, 4], counts },
    clean: {
      kind: 'matrix',
      labels: [1, 2, 3, 4],
      counts: [
        [12, 3, 0, 1],
        [2, 9, 0, 4],
        [0, 0, 0, 0],
        [0, 5, 0, 14],
      ],
    },
  },
  'class-never-true': {
    spoiled: { kind: 'labels', truth: three.truth, predicted: ['unknown', ...three.predicted.slice(1)] },
  },
  'class-never-predicted': {
    spoiled: { kind: 'labels', truth: ['unknown', ...three.truth.slice(1)], predicted: three.predicted },
  },
  'few-cases': {
    spoiled: {
      kind: 'labels',
      truth: three.truth,
      predicted: { one: three.predicted, other: [...three.truth.slice(0, 4), ...three.predicted.slice(4)] },
    },
  },
  'ties-move-precision': {
    spoiled: { kind: 'scores', truth: [1, 0, 1, 0, 1, 0], scores: [0.9, 0.9, 0.7, 0.7, 0.4, 0.2], positive: 1 },
  },
};

const doubtOf = (data: Dataset, code: string): Doubt | undefined => data.doubts.find((doubt) => doubt.code === code);

/** All values of the data. */
const numbersOf = (data: Dataset): unknown => data.report().metrics;

describe.each(Object.entries(spoilings))('%s', (code, { spoiled, clean }) => {
  test('raises a doubt', () => {
    expect(doubtOf(calculator.dataset(spoiled), code)).toMatchObject({ code });
  });

  test('has a remedy that restores the data, or none', () => {
    const remedy = doubtOf(calculator.dataset(spoiled), code)?.remedy;
    if (!clean) {
      expect(remedy).toBeUndefined();
      return;
    }
    const mended = calculator.dataset(remedy!.problem!);
    expect(numbersOf(mended)).toEqual(numbersOf(calculator.dataset(clean)));
    expect(doubtOf(mended, code)).toBeUndefined();
    if (clean.kind !== 'matrix' || !clean.shares) expect(doubtOf(calculator.dataset(clean), code)).toBeUndefined();
  });
});

describe('a matrix without a stated orientation', () => {
  const text = 'spam ham\nspam 5 1\nham 2 7\n';

  test('raises a doubt, and is turned by the option or as a problem', () => {
    const data = calculator.read(text);
    const { remedy, sure } = doubtOf(data, 'orientation-not-stated')!;
    expect(sure).toBe('possible');
    const turned = calculator.read(text, remedy!.options);
    expect([...turned.matrix!]).toEqual(
      [...data.matrix!].map((_, at, cells) => cells[(at % 2) * 2 + Math.floor(at / 2)]),
    );
    expect(numbersOf(calculator.dataset(remedy!.problem!))).toEqual(numbersOf(turned));
    expect(doubtOf(turned, 'orientation-not-stated')).toBeUndefined();
  });

  test('raises a doubt where one word in the corner states it, and is turned the other way', () => {
    const data = calculator.read(`pred ${text}`);
    const { parameters, remedy } = doubtOf(data, 'orientation-not-stated')!;
    expect(parameters).toEqual({ rows: 'predicted' });
    expect(remedy!.options).toEqual({ orientation: 'truth-rows' });
    expect([...calculator.read(`pred ${text}`, remedy!.options).matrix!]).toEqual([5, 1, 2, 7]);
  });

  test('raises none where its axes are named, or where it is a problem', () => {
    expect(calculator.read('truth\\predicted,spam,ham\nspam,5,1\nham,2,7\n').doubts).toEqual([]);
    expect(calculator.dataset({ kind: 'matrix', counts: [[5, 1], [2, 7]] }).doubts).toEqual([]); // prettier-ignore
  });
});

test('numbers that may be clusters raise a doubt, but not that codes are likely', () => {
  const clusters = three.predicted.map((label) => ['dog', 'bird', 'cat'].indexOf(label));
  const doubt = doubtOf(
    calculator.dataset({ kind: 'labels', truth: three.truth, predicted: clusters }),
    'codes-for-labels',
  );
  expect(doubt).toMatchObject({
    sure: 'possible',
    parameters: { by: 'agreement', pairing: '0 = dog, 1 = bird, 2 = cat' },
  });
});

test('renamed labels stay in their order', () => {
  const { truth } = three;
  const predicted = three.predicted.map((label) => animals.indexOf(label));
  const labels = ['dog', 'cat', 'bird', 0, 1, 2];
  const { remedy } = doubtOf(calculator.dataset({ kind: 'labels', truth, predicted, labels }), 'codes-for-labels')!;
  expect(calculator.dataset(remedy!.problem!).labels).toEqual(['dog', 'cat', 'bird']);
});

test('codes of a matrix are replaced by their names', () => {
  const { remedy } = doubtOf(
    calculator.dataset({
      kind: 'matrix',
      labels: ['ham', 'spam', '0', '1'],
      counts: [[0, 0, 9, 1], [0, 0, 2, 8], [0, 0, 0, 0], [0, 0, 0, 0]],
    }),
    'codes-for-labels',
  )!; // prettier-ignore
  const mended = calculator.dataset(remedy!.problem!);
  expect(mended.labels).toEqual(['ham', 'spam']);
  expect([...mended.matrix!]).toEqual([9, 1, 2, 8]);
});

test('a column named for the negative class raises a doubt', () => {
  const { truth, scores } = scored(50);
  const lines = truth.map((label, at) => `${label === 1 ? 'yes' : 'no'},${(1 - scores[at]!).toFixed(4)}`);
  const data = calculator.read(['truth,prob_no', ...lines].join('\n'));
  const doubt = doubtOf(data, 'probabilities-of-the-other-class');
  expect(doubt).toMatchObject({ sure: 'likely', parameters: { column: 'prob_no', positive: 'yes', negative: 'no' } });
  const { metrics } = calculator.dataset(doubt!.remedy!.problem!).report();
  expect(metrics['auroc']).toBe(calculator.dataset({ kind: 'scores', truth, scores }).report().metrics['auroc']);
});

test('correct data raise no likely doubt', () => {
  const likely = (data: Dataset): string[] =>
    data.doubts.filter(({ sure }) => sure === 'likely').map(({ code }) => code);
  for (let seed = 1; seed <= 200; seed++) {
    const problems: Problem[] = [
      { kind: 'labels', ...cases(animals, 30 + (seed % 70), seed) },
      { kind: 'scores', ...scored(30 + (seed % 70), seed) },
    ];
    for (const problem of problems) {
      const data = calculator.dataset(problem);
      expect(likely(data), JSON.stringify(problem)).toEqual([]);
      data.release();
    }
  }
});

test('decisions, distributions and counts raise no doubts', () => {
  expect(calculator.dataset({ kind: 'counts', successes: 3, trials: 4 }).doubts).toEqual([]);
  expect(calculator.dataset({ kind: 'distributions', p: [0.5, 0.5] }).doubts).toEqual([]);
  expect(calculator.dataset({ kind: 'decision', prior: 0.1, sensitivity: 0.9, specificity: 0.8 }).doubts).toEqual([]);
});

describe('the laws', () => {
  const header = readFileSync('cpp/doubts/doubt.hpp', 'utf8');
  const [, body = ''] = /enum class DoubtCode : std::uint8_t \{\n([^]*?)\n\};/.exec(header)!;
  const codes = [...body.matchAll(/^ {2}(\w+),/gm)].map(([, name]) => name!.replaceAll('_', '-'));

  test('are all tried here', () => {
    const others = ['orientation-not-stated'];
    expect([...Object.keys(spoilings), ...others].sort()).toEqual([...codes].sort());
  });

  test.each(Object.keys(languages))('have their texts in %s, without a gap', async (language) => {
    const texts = await loadDoubtTexts(language);
    expect(Object.keys(texts.laws).sort()).toEqual([...codes, 'stated-result-differs'].sort());
    for (const { spoiled } of Object.values(spoilings)) {
      for (const doubt of calculator.dataset(spoiled).doubts) {
        const { text, parameters } = shownDoubt(doubt, texts, await loadLocale(language), {
          decimals: 3,
          decimalSign: '.',
        });
        const said = [text.says(parameters), text.why(parameters), text.mend?.(parameters) ?? ''].join(' ');
        expect(said).not.toMatch(/undefined|NaN|\{/);
        if (doubt.remedy) expect(text.mend, doubt.code).toBeDefined();
      }
    }
  });
});
