import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import * as deconfuse from 'deconfuse';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const project = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'deconfuse-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

interface Packed {
  filename: string;
  size: number;
  files: { path: string }[];
}
let packed: Packed;

beforeAll(() => {
  // Without prepack, because the package under test has just been built, and is in use.
  const command = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const output = execFileSync('npm', command, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  packed = (JSON.parse(output) as Packed[])[0]!;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true }));
  run('npm', 'install', '--offline', '--no-audit', '--no-fund', join(folder, packed.filename));
});

test('is what all these tests import', () => {
  const entry = createRequire(import.meta.url).resolve('deconfuse');
  expect(entry).toBe(join(project, 'build/package/deconfuse.js'));
  expect(Object.keys(deconfuse).sort()).toEqual(['InputError', 'createCalculator']);
});

test('holds the built files, their types and the licence, and depends on nothing', () => {
  const paths = packed.files.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      'LICENSE',
      'README.md',
      'package.json',
      'build/package/deconfuse.js',
      'build/package/deconfuse.wasm',
      'build/package/types/core/index.d.ts',
    ]),
  );
  const others = paths.filter((path) => !/^(LICENSE|README\.md|package\.json|build\/package\/.+)$/.test(path));
  expect(others).toEqual([]);
  expect(paths.filter((path) => /\.ts$/.test(path) && !/\.d\.ts$/.test(path))).toEqual([]);
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'node_modules/deconfuse/package.json'), 'utf8')) as {
    dependencies?: object;
  };
  expect(dependencies).toBeUndefined();
});

test('computes in plain node', () => {
  writeFileSync(
    join(folder, 'f1.js'),
    `import { createCalculator, InputError } from 'deconfuse';
    const calculator = await createCalculator();
    const dataset = calculator.read('20 3\\n5 30', { positive: '1' });
    try { calculator.read(''); } catch (error) { console.log(error instanceof InputError, error.code); }
    console.log(dataset.explain('f1').exact, dataset.report().metrics.f1[0]);
    const scores = calculator.read('truth,score\\n1,0.9\\n0,0.8\\n1,0.7\\n0,0.1');
    console.log(scores.explain('roc_auc').exact, scores.curve('roc').x.length);`,
  );
  expect(run('node', 'f1.js')).toBe(`true empty-text\n5/6 ${5 / 6}\n3/4 5\n`);
});

test('ends by itself and prints nothing', () => {
  writeFileSync(join(folder, 'start.js'), `import { createCalculator } from 'deconfuse'; await createCalculator();`);
  expect(run('node', 'start.js')).toBe('');
});

const consumer = `import { createCalculator, InputError, type Curve, type Label, type Problem, type Report } from 'deconfuse';
const problem: Problem = { kind: 'matrix', counts: [[20, 3], [5, 30]], labels: ['spam', 'ham'] };
const report: Report = (await createCalculator()).dataset(problem).report({ zeroDivision: 'undefined' });
export const labels: Label[] = report.labels;
const scores: Problem = { kind: 'scores', truth: [1, 0], scores: { A: [0.5, 0.2], B: new Float32Array(2) } };
export const roc: Curve | null = (await createCalculator()).dataset(scores).curve('roc', { model: 'B' });
export const code = (error: unknown): string | undefined => (error instanceof InputError ? error.code : undefined);
`;

test.each([
  ['of a bundler', 'ESNext', 'bundler'],
  ['of node', 'NodeNext', 'NodeNext'],
])('its types compile, and are strict, by the rules %s', (_, module, moduleResolution) => {
  const name = moduleResolution.toLowerCase();
  writeFileSync(join(folder, `${name}.ts`), consumer);
  const compile = (file: string): string =>
    run(
      process.execPath,
      createRequire(import.meta.url)
        .resolve('typescript/package.json')
        .replace('package.json', 'bin/tsc'),
      ...['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--target', 'ES2022', '--module', module],
      ...['--moduleResolution', moduleResolution, '--types', '', file],
    );
  expect(compile(`${name}.ts`)).toBe('');
  const wrong = `${name}-wrong.ts`;
  writeFileSync(join(folder, wrong), consumer.replace("'undefined'", "'ignore'"));
  expect(() => compile(wrong)).toThrow();
});
