import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCalculator, type Problem, type ReportOptions, type Value } from 'deconfuse';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { reproduce as en } from '../../web/locales/en/reproduce.ts';
import { reproduce as es } from '../../web/locales/es/reproduce.ts';
import { scikitLearn } from '../../web/reproduce/scikit-learn.ts';
import { yardstick } from '../../web/reproduce/yardstick.ts';
import type { Program } from '../../web/reproduce/program.ts';
import { pythonProgram } from '../../web/reproduce/python.ts';
import { rProgram } from '../../web/reproduce/r.ts';
import { optionsOf, problemOf } from '../../web/self-check/golden-case.ts';
import { goldenCases } from './golden-cases.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 300_000 });

const calculator = await createCalculator();
const catalogue = calculator.catalogue();

interface Tried {
  name: string;
  problem: Problem;
  options?: ReportOptions;
}

function programsOf({ problem, options = {} }: Tried, texts = en) {
  const dataset = calculator.dataset(problem);
  const report = dataset.report(options);
  const metrics = Object.fromEntries(Object.entries(report.metrics));
  const reproduced = { problem: dataset.problem, report, options, catalogue, texts };
  return { metrics, python: pythonProgram(reproduced)!, r: rProgram(reproduced) };
}

/** Numbers from 0 to 1, the same every time. */
function* numbers(): Generator<number> {
  for (let state = 7; ; state = (state * 48_271) % 2_147_483_647) yield state / 2_147_483_647;
}
const random = numbers();
const next = (): number => random.next().value as number;
const many = <Made>(length: number, make: (at: number) => Made): Made[] => Array.from({ length }, (_, at) => make(at));
const among = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!;
const distribution = (size: number): number[] => {
  const parts = many(size, () => Math.round(1 + 99 * next()));
  const sum = parts.reduce((all, part) => all + part, 0);
  return parts.map((part) => part / sum);
};

const hostile = [
  '"); import os; os.abort() #',
  '\'\'\'\n"""\nexit(1)',
  'a\\',
  'null\0',
  '\u202eright to left\u2066',
  '😀 ñ',
];

const tried: Tried[] = [
  {
    name: 'two classes',
    problem: {
      kind: 'matrix',
      counts: [
        [20, 3],
        [5, 30],
      ],
      labels: ['spam', 'ham'],
    },
  },
  {
    name: 'a class never predicted',
    problem: {
      kind: 'matrix',
      counts: [
        [10, 4, 0],
        [2, 12, 0],
        [3, 1, 0],
      ],
      labels: ['a', 'b', 'c'],
    },
    options: { beta: 2 },
  },
  {
    name: 'a class never predicted, 0/0 as 1',
    problem: {
      kind: 'matrix',
      counts: [
        [10, 4, 0],
        [2, 12, 0],
        [3, 1, 0],
      ],
    },
    options: { zeroDivision: 'one', base: 'e' },
  },
  {
    name: 'a class never predicted, 0/0 left out',
    problem: {
      kind: 'matrix',
      counts: [
        [10, 4, 0],
        [2, 12, 0],
        [3, 1, 0],
      ],
    },
    options: { zeroDivision: 'undefined', base: 10 },
  },
  {
    name: 'labels as numbers',
    problem: { kind: 'labels', truth: [3, 1, 2, 3, 1, 2, 3], predicted: [3, 2, 2, 1, 1, 2, 3] },
  },
  {
    name: 'weights that are not whole',
    problem: {
      kind: 'labels',
      truth: many(60, () => among(['x', 'y', 'z'])),
      predicted: many(60, () => among(['x', 'y', 'z'])),
      weights: many(60, () => Math.round(20 * next()) / 8),
    },
  },
  {
    name: 'two classifiers, of which the first is reported',
    problem: { kind: 'labels', truth: [1, 0, 1, 1, 0], predicted: { A: [1, 0, 0, 1, 0], B: [0, 0, 1, 1, 1] } },
  },
  {
    name: 'the second of two models',
    problem: {
      kind: 'scores',
      truth: [1, 0, 1, 1, 0],
      scores: { A: [0.1, 0.9, 0.4, 0.3, 0.2], B: [0.7, 0.6, 0.2, 0.9, 0.1] },
    },
    options: { model: 'B' },
  },
  {
    name: 'hostile labels',
    problem: { kind: 'labels', truth: many(40, () => among(hostile)), predicted: many(40, () => among(hostile)) },
  },
  {
    name: 'quotes and backslashes, but plain',
    problem: {
      kind: 'matrix',
      counts: [
        [4, 1],
        [2, 5],
      ],
      labels: ['say "no" \\', "it's #1 ${x} {y} %s é"],
    },
  },
  {
    name: 'many cases with few classes',
    problem: {
      kind: 'labels',
      truth: many(5000, () => among([0, 1, 2])),
      predicted: many(5000, () => among([0, 1, 2])),
    },
  },
  {
    name: 'many cases with many classes',
    problem: {
      kind: 'labels',
      truth: many(4000, () => `class ${Math.floor(80 * next())}`),
      predicted: many(4000, () => `class ${Math.floor(80 * next())}`),
    },
  },
  {
    name: 'two clusterings',
    problem: {
      kind: 'labels',
      truth: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3],
      predicted: ['a', 'a', 'a', 'b', 'b', 'c', 'c', 'c', 'c', 'a', 'b', 'b', 'b', 'b', 'a'],
      labels: [1, 2, 3],
      predictedLabels: ['a', 'b', 'c'],
    },
    options: { vBeta: 0.5 },
  },
  {
    name: 'a table of groups',
    problem: {
      kind: 'matrix',
      counts: [
        [12, 3],
        [1, 9],
        [4, 4],
      ],
      predictedLabels: ['left', 'right'],
      labels: [1, 2, 3],
    },
  },
  {
    name: 'scores with ties',
    problem: {
      kind: 'scores',
      truth: many(40, () => among([0, 1])),
      scores: many(40, () => Math.round(8 * next()) / 8),
    },
    options: { maxFpr: 0.4 },
  },
  {
    name: 'scores beyond probabilities, infinite ones among them, with weights',
    problem: {
      kind: 'scores',
      truth: many(30, () => among(['yes', 'no'])),
      scores: many(30, (at) => (at === 3 ? Infinity : at === 5 ? -Infinity : 10 * next() - 5)),
      positive: 'no',
      weights: many(30, () => 1 + Math.round(4 * next())),
    },
  },
  {
    name: 'lower scores are positive',
    problem: {
      kind: 'scores',
      truth: many(30, () => among([0, 1])),
      scores: many(30, () => 3 * next()),
      lowerIsPositive: true,
    },
    options: { threshold: 1.5 },
  },
  {
    name: 'many scores',
    problem: { kind: 'scores', truth: many(3000, () => among([0, 1])), scores: many(3000, next) },
  },
  {
    name: 'probabilities of three classes',
    problem: {
      kind: 'probabilities',
      truth: many(30, () => among(['b', 'a', 'c'])),
      labels: ['b', 'a', 'c'],
      probabilities: many(30, () => distribution(3)),
    },
    options: { k: 2 },
  },
  {
    name: 'probabilities of two classes, with weights',
    problem: {
      kind: 'probabilities',
      truth: many(30, () => among([0, 1])),
      labels: [0, 1],
      probabilities: many(30, () => distribution(2)),
      weights: many(30, next),
    },
  },
  {
    name: 'many probabilities',
    problem: {
      kind: 'probabilities',
      truth: many(2500, () => among([0, 1, 2, 3])),
      labels: [0, 1, 2, 3],
      probabilities: many(2500, () => distribution(4)),
      weights: many(2500, next),
    },
  },
  {
    name: 'label sets',
    problem: {
      kind: 'multilabel',
      truth: many(20, () => many(4, () => among([0, 1]))),
      predicted: many(20, () => many(4, () => among([0, 1, 1]))),
      scores: many(20, () => many(4, () => Math.round(10 * next()) / 10)),
    },
    options: { beta: 0.5, k: 2 },
  },
  {
    name: 'many label sets',
    problem: {
      kind: 'multilabel',
      truth: many(2100, () => many(3, () => among([0, 1]))),
      predicted: many(2100, () => many(3, () => among([0, 1]))),
      scores: many(2100, () => many(3, next)),
      weights: many(2100, next),
    },
  },
];

const golden: Tried[] = goldenCases('labels', 'matrix', 'scores', 'probabilities', 'multilabel')
  .filter(({ input }) => !input.recipe)
  .map((one) => ({ name: `golden: ${one.name}`, problem: problemOf(one), options: optionsOf(one) }));

const python = '/usr/bin/python3';
const folder = mkdtempSync(join(tmpdir(), 'deconfuse-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs all programs in one process, because the import of scikit-learn takes seconds. */
const driver = `
import contextlib, io, json, os, sys, traceback, warnings
warnings.simplefilter('ignore')
results = []
for number in range(int(sys.argv[1])):
    os.chdir(os.path.join(sys.argv[2], str(number)))
    printed = io.StringIO()
    error = None
    with open('program.py', encoding='utf-8') as program, contextlib.redirect_stdout(printed):
        try:
            exec(compile(program.read(), 'program.py', 'exec'), {'__name__': '__main__'})
        except BaseException:
            error = traceback.format_exc()
    results.append({'printed': printed.getvalue(), 'error': error})
print(json.dumps(results))
`;

function requireScikitLearn(): void {
  const asked = 'import sklearn; print(*sklearn.__version__.split(".")[:3])';
  let version: number[];
  try {
    const printed = execFileSync(python, ['-c', asked], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    version = printed
      .trim()
      .split(' ')
      .map((part) => parseInt(part, 10));
  } catch {
    version = [];
  }
  const [major = 0, minor = 0, patch = 0] = version;
  if (major * 1e6 + minor * 1e3 + patch < 1_002_001) {
    throw new Error(
      `The programs are run with scikit-learn 1.2.1 or newer, which ${python} lacks. Debian, Ubuntu: apt-get install python3-sklearn.`,
    );
  }
}

function runAll(programs: readonly Program[]): { printed: string; error: string | null }[] {
  const parent = mkdtempSync(join(folder, 'programs-'));
  programs.forEach(({ code, file }, at) => {
    const place = join(parent, String(at));
    execFileSync('mkdir', [place]);
    writeFileSync(join(place, 'program.py'), code);
    if (file) writeFileSync(join(place, file.name), file.text());
  });
  writeFileSync(join(parent, 'driver.py'), driver);
  const output = execFileSync(python, [join(parent, 'driver.py'), String(programs.length), parent], {
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return JSON.parse(output) as { printed: string; error: string | null }[];
}

const flat = (value: Value): number[] => [value].flat(5) as number[];

const readNumber = (text: string): number =>
  /^-?inf$/.test(text) ? Number(text.replace('inf', 'Infinity')) : Number(text);

const all = [...tried, ...golden];
const prepared = all.map((one) => ({ ...one, ...programsOf(one) }));
let results: ReturnType<typeof runAll>;
beforeAll(() => {
  requireScikitLearn();
  results = runAll(prepared.map((one) => one.python));
});

/** Every number that is printed is that of the report. */
function expectSame(at: number): string[] {
  const { metrics, python: program } = prepared[at]!;
  const { printed, error } = results[at]!;
  expect(error, program.code).toBeNull();
  const lines = printed
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  const differences = lines.flatMap(([id = '', ...values]) => {
    const ours = flat(metrics[id]!);
    const same = (value: number, index: number): boolean =>
      Math.abs(value - ours[index]!) <= 1e-9 * Math.max(1, Math.abs(ours[index]!));
    return values.length === ours.length && values.map(readNumber).every(same) ? [] : [{ id, printed: values, ours }];
  });
  expect(differences).toEqual([]);
  return lines.map(([id = '']) => id);
}

describe('a program for scikit-learn prints the numbers of the page', () => {
  test.each(tried.map(({ name }, at) => [name, at] as const))('%s', (_, at) => {
    const printed = expectSame(at);
    const shown = [...prepared[at]!.python.code.matchAll(/^show\('(\w+)'/gm)].map(([, id]) => id);
    expect(printed).toEqual(shown);
    expect(printed.length).toBeGreaterThan(4);
  });

  test.each(golden.map(({ name }, at) => [name, tried.length + at] as const))('%s', (_, at) => {
    if (prepared[at]!.python) expectSame(at);
  });
});

test('each metric named is in the catalogue, and is printed for some data', () => {
  const ids = new Set(catalogue.map(({ id }) => id));
  expect(Object.keys(scikitLearn).filter((id) => !ids.has(id))).toEqual([]);
  const printed = new Set(
    prepared.flatMap(({ python }) => [...python.code.matchAll(/^show\('(\w+)'/gm)].map(([, id]) => id!)),
  );
  expect(Object.keys(scikitLearn).filter((id) => !printed.has(id))).toEqual([]);
});

/** What of R, yardstick and pROC the programs call. */
const functionsOfR = [
  ...['accuracy_vec', 'precision_vec', 'recall_vec', 'spec_vec', 'npv_vec', 'f_meas_vec', 'j_index_vec'],
  ...['detection_prevalence_vec', 'kap_vec', 'mcc_vec', 'average_precision_vec', 'brier_class_vec'],
  ...['mn_log_loss_vec', 'roc_auc_vec'],
  ...['roc', 'auc', 'ci.auc', 'var'],
  ...['c', 'cat', 'library', 'matrix', 'factor', 'rep', 'length', 'as.vector', 'as.matrix', 'as.numeric', 't', 'sum'],
  ...['format', 'function', 'sapply', 'metric', 'each', 'show', 'ifelse', 'seq_len', 'read.csv', 'grep', 'names'],
  ...['table', 'xtabs', 'diag', 'max', 'sqrt', 'chisq.test', 'fisher.test', 'binom.test'],
];

/** The tokens of a program in R, without comments. Throws where there is something else. */
function tokensOfR(code: string): string[] {
  const token =
    /\s+|#[^\n]*|"(?:[^"\\\n]|\\["\\]|\\u[0-9a-f]{4}|\\U[0-9a-f]{8}|\\n)*"|[A-Za-z][\w.]*|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|\.\.\.|<-|==|[()[\]{},=$~+*/-]/y;
  const tokens: string[] = [];
  while (token.lastIndex < code.length) {
    const at = token.lastIndex;
    const [found] = token.exec(code) ?? [];
    if (found === undefined) throw new Error(`Not R: ${code.slice(at, at + 40)}`);
    if (!/^[\s#]/.test(found)) tokens.push(found);
  }
  return tokens;
}

// No R is needed for the tests: what is checked here is that the programs are well formed.
describe('a program for R is made of literals and known functions in balanced brackets', () => {
  test.each(all.map(({ name }, at) => [name, at] as const))('%s', (_, at) => {
    const { r, problem, metrics } = prepared[at]!;
    if (problem.kind === 'multilabel') {
      expect(r).toBeUndefined();
      return;
    }
    if (!r) return;
    const tokens = tokensOfR(r.code);
    const open: string[] = [];
    const closing: Record<string, string> = { '(': ')', '[': ']', '{': '}' };
    for (const token of tokens) {
      if (token in closing) open.push(closing[token]!);
      else if (/^[)\]}]$/.test(token)) expect(open.pop()).toBe(token);
    }
    expect(open).toEqual([]);
    const called = tokens.filter((token, index) => /^[a-z]/i.test(token) && tokens[index + 1] === '(');
    expect(called.filter((name) => !functionsOfR.includes(name))).toEqual([]);
    const shown = [...r.code.matchAll(/^show\("(\w+)"/gm)].map(([, id]) => id!);
    expect(shown.filter((id) => metrics[id] === undefined)).toEqual([]);
  });

  test('with every metric named, all of which are in the catalogue', () => {
    const ids = new Set(catalogue.map(({ id }) => id));
    expect(Object.keys(yardstick).filter((id) => !ids.has(id))).toEqual([]);
    const shown = new Set(
      prepared.flatMap(({ r }) => [...(r?.code ?? '').matchAll(/^show\("(\w+)"/gm)].map(([, id]) => id!)),
    );
    expect(Object.keys(yardstick).filter((id) => !shown.has(id))).toEqual([]);
  });
});

test.each<[string, number[][], RegExp]>([
  [
    'of goodness of fit, for a table of one row',
    [
      [1, 2],
      [0, 0],
    ],
    /chisq/,
  ],
  ['of one class, for a table of one cell', [[4]], /chisq/],
  [
    'of prevalence, where a class never occurs',
    [
      [3, 1],
      [0, 0],
    ],
    /npv_vec/,
  ],
  [
    'of 0/0, where nothing is right',
    [
      [0, 2, 1],
      [1, 0, 1],
      [1, 1, 0],
    ],
    /f_meas_vec/,
  ],
])('R is not asked for what it would answer by a test or formula %s', (_, counts, call) => {
  const calls = (r: { code: string } | undefined): string =>
    [...r!.code.matchAll(/^show\(.*/gm)].map(([line]) => line).join('\n');
  expect(calls(programsOf({ name: '', problem: { kind: 'matrix', counts } }).r)).not.toMatch(call);
  const filled =
    counts.length > 1
      ? counts.map((row) => row.map((count) => count + 1))
      : [
          [4, 1],
          [2, 3],
        ];
  expect(calls(programsOf({ name: '', problem: { kind: 'matrix', counts: filled } }).r)).toMatch(call);
});

test('a label stays in its literal, or in a comment', () => {
  const { python, r } = programsOf(tried.find(({ name }) => name === 'hostile labels')!);
  for (const { code } of [python, r!]) {
    const lines = code.split('\n').filter((line) => !line.startsWith('#'));
    expect(lines.join('\n')).not.toMatch(/abort|exit|null|right to left/);
    expect(code).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e\u2066]/);
  }
});

test('Spanish has its own comments', () => {
  const { python } = programsOf(tried[1]!, es);
  expect(python.code).toContain(es.title);
  expect(python.code).not.toContain(en.title);
});
