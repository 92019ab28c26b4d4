import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCalculator, type Value } from 'deconfuse';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { reproduce as en } from '../../web/locales/en/reproduce.ts';
import { reproduce as es } from '../../web/locales/es/reproduce.ts';
import { scikitLearn } from '../../web/reproduce/scikit-learn.ts';
import { yardstick } from '../../web/reproduce/yardstick.ts';
import type { Program } from '../../web/reproduce/program.ts';
import { scikitLearnProgram } from '../../web/reproduce/scikit-learn-program.ts';
import { yardstickProgram } from '../../web/reproduce/yardstick-program.ts';
import { optionsOf, problemOf } from '../../web/self-check/golden-case.ts';
import { goldenCases } from './golden-cases.ts';
import { tried, type Tried } from './programs-tried.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 300_000 });

const calculator = await createCalculator();
const catalogue = calculator.catalogue();

function programsOf({ problem, options = {} }: Tried, texts = en) {
  const dataset = calculator.dataset(problem);
  const report = dataset.report(options);
  const metrics = Object.fromEntries(Object.entries(report.metrics));
  const reproduced = { problem: dataset.problem, report, options, catalogue, texts };
  return { metrics, python: scikitLearnProgram(reproduced)!, r: yardstickProgram(reproduced) };
}

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

/** Checks that every printed number is that of the report. */
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
    const shown = [...prepared[at]!.python.code.matchAll(/^show\("(\w+)"/gm)].map(([, id]) => id);
    expect(printed).toEqual(shown);
    expect(printed.length).toBeGreaterThan(4);
  });

  test.each(golden.map(({ name }, at) => [name, tried.length + at] as const))('%s', (_, at) => {
    if (prepared[at]!.python) expectSame(at);
  });
});

test('no program leaves out positives without a score, which no library knows', () => {
  const problem = { kind: 'scores', truth: [1, 0, 1], scores: [0.9, 0.8, 0.7], positive: 1, missed: 2 } as const;
  const { python, r } = programsOf({ name: 'missed', problem });
  expect([python, r]).toEqual([undefined, undefined]);
});

test('each named metric is in the catalogue, and is printed for some data', () => {
  const ids = new Set(catalogue.map(({ id }) => id));
  expect(Object.keys(scikitLearn).filter((id) => !ids.has(id))).toEqual([]);
  const printed = new Set(
    prepared.flatMap(({ python }) => [...python.code.matchAll(/^show\("(\w+)"/gm)].map(([, id]) => id!)),
  );
  expect(Object.keys(scikitLearn).filter((id) => !printed.has(id))).toEqual([]);
});

/** Functions of R, yardstick and pROC that the programs call. */
const functionsOfR = [
  ...['accuracy_vec', 'precision_vec', 'recall_vec', 'spec_vec', 'npv_vec', 'f_meas_vec', 'j_index_vec'],
  ...['detection_prevalence_vec', 'kap_vec', 'mcc_vec', 'average_precision_vec', 'brier_class_vec'],
  ...['mn_log_loss_vec', 'roc_auc_vec'],
  ...['roc', 'auc', 'ci.auc', 'var'],
  ...['c', 'cat', 'library', 'matrix', 'factor', 'rep', 'length', 'as.vector', 'as.matrix', 'as.numeric', 't', 'sum'],
  ...['format', 'function', 'sapply', 'metric', 'each', 'show', 'ifelse', 'seq_len', 'read.csv', 'grep', 'names'],
  ...['table', 'xtabs', 'diag', 'max', 'sqrt', 'chisq.test', 'fisher.test', 'binom.test'],
];

/** The tokens of a program in R, without comments. Throws for anything else. */
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

// The tests do not need R: they only check that the programs are well-formed.
describe('a program for R consists of literals and known functions in balanced brackets', () => {
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

  test('with every named metric, all of which are in the catalogue', () => {
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
])('R is not asked for a metric that it would compute by a test or formula %s', (_, counts, call) => {
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

test('a label stays inside its literal, or inside a comment', () => {
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
