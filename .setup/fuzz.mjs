// Fuzzes the core's C++: each target, or the one that is named, runs for some time on inputs that are changed at
// random, from seeds that are written out of the golden inputs and the page's examples. An input that ends a target
// stays in build/fuzz/findings: `build/sanitized/<target>_fuzzer <file>` runs it again.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { buildCpp } from './build.mjs';
import { prepare } from './machine.mjs';

const folder = 'build/fuzz';
const targets = () =>
  readdirSync('tests/fuzz')
    .filter((name) => name.endsWith('_fuzzer.cpp'))
    .map((name) => name.replace('_fuzzer.cpp', ''))
    .sort();

/** What no input may need: in MB, one block of memory in MB, and seconds. The sanitizers take most of each. */
const limits = ['-rss_limit_mb=2048', '-malloc_limit_mb=512', '-timeout=30'];
/** In bytes. Of lines there are more than are given: the target repeats them. */
const longestInput = 4096;

/** In place of the letters that choose options (tests/fuzz/choices.hpp): the first of each. */
const noChoices = 'a'.repeat(40);
/** As read_options_of has them there, behind none. */
const kinds = [
  'labels',
  'matrix',
  'scores',
  'probabilities',
  'multilabel',
  'decision',
  'distributions',
  'class-counts',
];
const chosen = (kind) => 'abcdefghi'[kinds.indexOf(kind) + 1] + noChoices.slice(1);

const table = (rows) => rows.map((row) => row.join(',')).join('\n');
const columns = (...lists) => lists[0].map((_, at) => lists.map((list) => list[at]));
const sets = (rows) => rows.map((row) => `{${row.flatMap((has, at) => (has ? [at + 1] : [])).join(', ')}}`);

/** Golden inputs as people would paste them. */
function* textsOf({ kind, input }) {
  const {
    true: truth,
    pred,
    matrix,
    classes,
    scores,
    scores2,
    probabilities,
    weights,
    loss,
    actions,
    posteriors,
  } = input;
  if (matrix && classes) {
    yield table([['', ...classes], ...matrix.map((row, at) => [classes[at], ...row])]);
    yield JSON.stringify(matrix);
  }
  if (kind === 'labels' && truth && pred) {
    yield `truth,predicted\n${table(columns(truth, pred, ...(weights ? [weights] : [])))}`;
    yield `y = ${JSON.stringify(truth)}\np = ${JSON.stringify(pred)}`;
  }
  if (kind === 'scores' && truth && scores) {
    yield `truth,score${scores2 ? ',other' : ''}\n${table(columns(truth, scores, ...(scores2 ? [scores2] : [])))}`;
  }
  if (probabilities) {
    const rows = columns(truth, probabilities).map(([label, row]) => [label, ...row]);
    yield table([['truth', ...classes.map((label) => `p_${label}`)], ...rows]);
  }
  if (kind === 'multilabel' && truth && pred) {
    yield table(columns(sets(truth), sets(pred)).map((row) => row.map((set) => JSON.stringify(set))));
    yield `${JSON.stringify(truth)}\n${JSON.stringify(pred)}`;
  }
  if (kind === 'distributions') {
    yield [input.p, ...(input.q ? [input.q] : [])].map((shares) => shares.join(' ')).join('\n');
  }
  if (loss && actions) {
    yield `${table([['', ...actions], ...loss.map((row, at) => [`s${at}`, ...row])])}\n\n${table(posteriors ?? [])}`;
  }
}

/** [name, input] for every target that reads texts. */
async function texts() {
  const golden = readdirSync('tests/golden')
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(readFileSync(`tests/golden/${name}`, 'utf8')))
    .filter(({ input }) => input && JSON.stringify(input).length < longestInput)
    .flatMap((example) => [...textsOf(example)].map((text) => [example.kind, text]));
  // Which may only just have been installed.
  const { runnerImport } = await import('vite');
  const shown = [];
  for (const file of ['examples', 'score-examples', 'loss-examples']) {
    const { module } = await runnerImport(`./web/examples/${file}.ts`);
    for (const { text, options, problem } of Object.values(module).flat()) {
      if (text) shown.push([options?.kind, text]);
      const counts = problem?.kind === 'matrix' && { matrix: problem.counts, classes: problem.labels };
      if (counts) shown.push(...[...textsOf({ kind: 'matrix', input: counts })].map((written) => ['matrix', written]));
    }
  }
  return [...golden, ...shown].filter(([, text]) => text.length < longestInput);
}

const answers = [
  ...['0.72', '72 %', '18/25', '0,725', '1.234,5', '1e-3', '-0.5', '≈ 0.33', '0.9709 bits', 'undefined', '0/0'],
  ...['= 3:4', '1 234', "1'234.5", '2 of 3', 'no definido', '∞', '−1', '.5', '5.', 'F1 = 0.8'],
];
const numbers = [
  ...['0.1', '-1.5e-7', '1,234.5', '1.234,5', '12 345', '50%', '1e400', '-inf', 'NaN', '9007199254740993', '4.9e-324'],
  ...['0.30000000000000004', '1.7976931348623157e308', '10^3', '18446744073709551616', '00.10', '+1', '−1', '∞'],
];

/** Writes the seeds of all targets anew. */
async function writeSeeds() {
  const all = await texts();
  const printed = JSON.parse(readFileSync('tests/texts/texts.json', 'utf8'))
    .map(({ text }) => text)
    .filter((text) => text?.length < longestInput);
  const seeds = {
    read: [
      ...all.flatMap(([kind, text]) => [noChoices + text, ...(kinds.includes(kind) ? [chosen(kind) + text] : [])]),
      ...printed.map((text) => noChoices + text),
    ],
    lines: all.flatMap(([, text]) => ['a', 'b'].map((way) => way + noChoices.slice(1) + text)),
    matrix: all.filter(([kind]) => kind === 'matrix').map(([, text]) => noChoices + text),
    problem: all.map(([, text], at) => 'abcdefg'[at % 7] + noChoices.slice(1) + text.slice(0, 200)),
    number: [...numbers, ...all.map(([, text]) => text).filter((text) => text.length < 200)].map(
      (text) => noChoices + text,
    ),
    answer: answers.flatMap((answer, at) => [
      noChoices + answer,
      `${'abcdefgh'[at % 8]}${noChoices.slice(1)}${answer}`,
    ]),
  };
  rmSync(`${folder}/seeds`, { recursive: true, force: true });
  for (const [target, inputs] of Object.entries(seeds)) {
    mkdirSync(`${folder}/seeds/${target}`, { recursive: true });
    const files = [...new Set(inputs)].map((input, at) => {
      const file = `${folder}/seeds/${target}/${at}`;
      writeFileSync(file, input);
      return file;
    });
    // In this order; folders have another one on every machine.
    writeFileSync(`${folder}/seeds/${target}.list`, files.join(','));
  }
}

/**
 * As many inputs as take about a minute. In this number, from the same beginning and led by what is reached alone (what is
 * compared may be addresses), they are the same each time and on every machine.
 */
const repeated = { answer: 15_000, lines: 1_500, matrix: 10_000, number: 300_000, problem: 4_000, read: 6_000 };

/** Runs a target: for some seconds, and what it found new stays in build/fuzz/corpus; or for a share of `repeated`. */
function fuzz(target, { seconds, share }) {
  const found = `${folder}/findings/${target}-`;
  const corpus = `${folder}/${seconds ? 'corpus' : 'repeated'}/${target}`;
  if (!seconds) rmSync(corpus, { recursive: true, force: true });
  for (const path of [`${folder}/findings`, corpus]) mkdirSync(path, { recursive: true });
  const length = seconds
    ? [`-max_total_time=${seconds}`]
    : [`-runs=${Math.ceil(repeated[target] * share)}`, '-seed=1', '-use_cmp=0', '-reload=0'];
  const given = [...length, `-max_len=${longestInput}`, `-artifact_prefix=${found}`, '-dict=tests/fuzz/words.dict'];
  return new Promise((resolve) => {
    const program = spawn(
      `build/sanitized/${target}_fuzzer`,
      [...limits, ...given, '-print_final_stats=1', `-seed_inputs=@${folder}/seeds/${target}.list`, corpus],
      { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, UBSAN_OPTIONS: 'print_stacktrace=1' } },
    );
    let log = '';
    program.stderr.on('data', (piece) => (log += piece));
    program.on('error', () => resolve(false));
    program.on('close', (code) => {
      writeFileSync(`${folder}/${target}.log`, log);
      const last = (pattern) => [...log.matchAll(pattern)].at(-1)?.[1] ?? '?';
      const executions = last(/number_of_executed_units: +(\d+)/g);
      const [edges, memory] = [last(/ cov: (\d+)/g), last(/peak_rss_mb: +(\d+)/g)];
      console.log(`${target}: ${executions} executions, ${edges} edges, ${memory} MB${code === 0 ? '' : ', failed'}`);
      if (code !== 0) console.log(log.split('\n').slice(-60).join('\n'));
      resolve(code === 0);
    });
  });
}

/** Each target counts as one test. As many run at once as there are processors. */
export async function fuzzAll(length, names = targets()) {
  if (!buildCpp('sanitized', ...names.map((name) => `${name}_fuzzer`))) return { passed: 0, failed: names.length };
  await writeSeeds();
  const waiting = [...names];
  const failures = [];
  const next = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      if (!(await fuzz(name, length))) failures.push(name);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, next));
  return { passed: names.length - failures.length, failed: failures.length, failures };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const given = process.argv.slice(2);
  const at = given.indexOf('--seconds');
  const seconds = at < 0 ? 60 : Number(given.splice(at, 2)[1]);
  const unknown = given.filter((name) => !targets().includes(name));
  if (!(seconds > 0) || unknown.length > 0) {
    console.error(`npm run fuzz -- [${targets().join(' | ')}] [--seconds N]`);
    process.exit(2);
  }
  prepare('all');
  const { failed } = await fuzzAll({ seconds }, given.length > 0 ? given : targets());
  process.exit(failed === 0 ? 0 : 1);
}
