// The package as it is installed in other projects: bundled for browsers, in workers, with types.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { createCalculator } from 'deconfuse';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { chromium as chromiumPath } from '../../.setup/browsers.mjs';
import { freePort } from '../browser/free-port.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const project = fileURLToPath(new URL('../../', import.meta.url));
const require = createRequire(import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'deconfuse-packed-'));
const installed = join(folder, 'node_modules/deconfuse');
const processes: ChildProcess[] = [];
let browser: Browser | undefined;

const write = (name: string, text: string): void => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};

const node = (...args: string[]): string =>
  execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const vite = join(dirname(require.resolve('vite/package.json')), 'bin/vite.js');
const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');

beforeAll(() => {
  // Without prepack, because the package under test has just been built, and is in use.
  const pack = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const packed = execFileSync('npm', pack, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['xzf', join(folder, filename), '--strip-components=1', '-C', installed]);
  write('package.json', JSON.stringify({ type: 'module', private: true }));
});

afterAll(async () => {
  await browser?.close();
  for (const started of processes) started.kill();
  rmSync(folder, { recursive: true, force: true });
});

interface Manifest {
  exports: Record<string, string | Record<string, string>>;
  dependencies?: object;
}

test('every file that package.json names is included, and no file that only the build needs', () => {
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest;
  const named = Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  for (const file of named) expect(readFileSync(join(installed, file)).length, file).toBeGreaterThan(0);
  const files = readdirSync(installed, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(installed.length + 1));
  const types = files.filter((file) => file.endsWith('.d.ts'));
  expect(types.sort()).toEqual(
    [
      'core/index',
      'core/input-error',
      ...readdirSync(join(project, 'web/core/types')).map((name) => `core/types/${basename(name, '.ts')}`),
      'locales/sentences',
    ]
      .map((name) => `build/package/types/${name}.d.ts`)
      .sort(),
  );
  expect(files.filter((file) => !named.includes(`./${file}`) && !types.includes(file)).sort()).toEqual([
    'LICENSE',
    'README.md',
  ]);
});

test('the programs of the README print what it states', () => {
  const readme = readFileSync(join(installed, 'README.md'), 'utf8');
  const programs = [...readme.matchAll(/^```js\n([^]*?)^```/gm)].map(([, code = '']) => code);
  // The first program begins, and the others continue it.
  const shown = programs
    .join('\n')
    .replace(
      /^([^\n/]+);[ \t]+\/\/ +(.+)$/gm,
      (_, expression: string, comment: string) => `said.push([${JSON.stringify(comment)}, ${expression}]);`,
    );
  write('predictions.csv', 'truth,predicted\n' + '1,1\n0,1\n'.repeat(1000));
  write('readme.js', `const said = [];\n${shown}\nconsole.log(JSON.stringify(said));`);
  const said = JSON.parse(node('readme.js').split('\n').at(-2)!) as [comment: string, value: unknown][];
  expect(said.length).toBeGreaterThan(5);
  const values = new Map(said);
  expect(values.get("'8/11'")).toBe('8/11');
  expect(values.get('0.75')).toBe(0.75);
  expect(values.get("'slip'")).toBe('slip');
  expect(values.get('null where the rows are not like each other')).toMatchObject({
    metrics: { accuracy: 0.5 },
  });
});

/** Serves the project with Vite and returns the address. */
async function served(...command: string[]): Promise<string> {
  const port = await freePort();
  const started = spawn(
    process.execPath,
    [vite, ...command, '--host', '127.0.0.1', '--port', `${port}`, '--strictPort'],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  processes.push(started);
  let output = '';
  started.stdout.on('data', (text) => (output += String(text)));
  started.stderr.on('data', (text) => (output += String(text)));
  const address = `http://127.0.0.1:${port}/`;
  for (let tries = 0; tries < 300; tries++) {
    if (started.exitCode !== null) break;
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return address;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Vite serves nothing: ${output}`);
}

const computing = `
  import { createCalculator, InputError } from 'deconfuse';
  export async function computed() {
    const calculator = await createCalculator();
    const matrix = calculator.read('20 3\\n5 30', { positive: '1' });
    const scores = calculator.dataset({ kind: 'scores', truth: [1, 0, 1, 0], scores: [0.9, 0.8, 0.7, 0.1] });
    const [verdict] = matrix.check([{ id: 'accuracy', answer: '0.862' }]);
    let code;
    try { calculator.read(''); } catch (error) { if (error instanceof InputError) code = error.code; }
    return [matrix.explain('f1').exact, scores.report().metrics.roc_auc, verdict.verdict, code].join(' ');
  }
`;
const result = '5/6 0.75 right empty-text';

async function shownAt(address: string): Promise<{ texts: string[]; others: string[] }> {
  browser ??= await chromium.launch({
    ...(chromiumPath() !== undefined && { executablePath: chromiumPath()! }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  const others: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(address)) others.push(request.url());
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => errors.push(message.text()));
  await page.goto(address);
  try {
    await page.waitForFunction(
      () => ['page', 'worker'].every((id) => document.getElementById(id)?.textContent !== ''),
      {
        timeout: 120_000,
      },
    );
  } catch {
    throw new Error(errors.join('\n'));
  }
  const texts = await page.locator('output').allTextContents();
  await page.close();
  return { texts, others };
}

describe('in a project of Vite', () => {
  beforeAll(() => {
    write(
      'index.html',
      '<output id="page"></output><output id="worker"></output><script type="module" src="./main.js"></script>',
    );
    write('computed.js', computing);
    write(
      'main.js',
      `import { computed } from './computed.js';
      const show = (id, text) => { document.getElementById(id).textContent = text; };
      const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }) => show('worker', data);
      worker.onerror = (error) => show('worker', error.message || 'The worker did not start.');
      computed().then((text) => show('page', text), (error) => show('page', String(error)));`,
    );
    write(
      'worker.js',
      `import { computed } from './computed.js';
      computed().then((text) => postMessage(text), (error) => postMessage(String(error)));`,
    );
    write(
      'vite.config.js',
      `export default { worker: { format: 'es' }, logLevel: 'warn', cacheDir: 'vite-cache', server: { ws: false } };`,
    );
  });

  test('it is built and computes in a browser, on the page and in a worker', async () => {
    node(vite, 'build', '--base', './');
    const built = readdirSync(join(folder, 'dist/assets'));
    expect(built.filter((name) => name.endsWith('.wasm')).length).toBe(1);
    expect(await shownAt(await served('preview'))).toEqual({ texts: [result, result], others: [] });
  });

  test('the development server serves it as well', async () => {
    expect(await shownAt(await served('dev'))).toEqual({ texts: [result, result], others: [] });
  });

  test('an unused import leaves nothing in the script', () => {
    write('unused.html', '<script type="module" src="./unused.js"></script>');
    write('unused.js', `import { createCalculator } from 'deconfuse'; console.log('only this');`);
    write(
      'unused.config.js',
      `export default { logLevel: 'warn', build: { outDir: 'unused', modulePreload: false, rolldownOptions: { input: 'unused.html' } } };`,
    );
    node(vite, 'build', '--config', 'unused.config.js');
    const names = readdirSync(join(folder, 'unused'), { recursive: true }).map(String);
    const [script] = names.filter((name) => name.endsWith('.js'));
    expect(readFileSync(join(folder, 'unused', script!), 'utf8').trim()).toMatch(/^console\.log\(.only this.\);?$/);
  });
});

/** All names of an object: its own keys and those of its classes. */
function keysOf(object: object): string[] {
  const keys = new Set<string>();
  for (let one = object; one !== Object.prototype; one = Object.getPrototypeOf(one) as object) {
    for (const key of Object.getOwnPropertyNames(one)) keys.add(key);
  }
  keys.delete('constructor');
  return [...keys].sort();
}

describe('in a project of TypeScript', () => {
  test.each([
    ['bundler', 'ESNext'],
    ['NodeNext', 'NodeNext'],
  ])('by the rules %s, its types have the keys that its objects have', async (moduleResolution, module) => {
    const calculator = await createCalculator();
    const dataset = calculator.dataset({
      kind: 'matrix',
      counts: [
        [1, 2],
        [3, 4],
      ],
    });
    const scored = calculator.dataset({ kind: 'scores', truth: [0, 1], scores: { A: [0.1, 0.9], B: [0.3, 0.4] } });
    const rivals = calculator.dataset({ kind: 'labels', truth: [0, 1], predicted: { A: [0, 1], B: [1, 1] } });
    const groups = calculator.dataset({
      kind: 'matrix',
      counts: [
        [1, 2],
        [3, 4],
      ],
      predictedLabels: ['a', 'b'],
    });
    const decision = calculator.dataset({ kind: 'decision', prior: 0.1, sensitivity: 0.9, specificity: 0.8 });
    const shares = calculator.read('0.1 0.2\n0.3 0.4');
    const solved = calculator.dataset({
      kind: 'report',
      precision: [0.75, 0.8],
      recall: [0.75, 0.8],
      support: [4, 5],
      decimals: 2,
    });
    const detector = calculator.dataset({
      kind: 'matrix',
      counts: [
        [4, 1],
        [2, 0],
      ],
      labels: ['cat', 'background'],
      background: 'background',
    });
    const boxes = calculator.dataset({
      kind: 'boxes',
      truth: [{ box: [0, 0, 2, 2] }],
      detected: [{ box: [0, 0, 2, 1] }],
    });
    const keys = (...objects: object[]): string =>
      `{ ${[...new Set(objects.flatMap(keysOf))].map((key) => `${JSON.stringify(key)}: true`).join(', ')} }`;
    write(
      `${module}.ts`,
      `import { createCalculator, type Calculator, type Dataset, type Report } from 'deconfuse';
      export const calculator: Record<keyof Calculator, true> = ${keys(calculator)};
      export const dataset: Record<keyof Dataset, true> = ${keys(dataset, scored, rivals, groups, decision, shares, solved, detector, { matches: boxes.matches })};
      export const report: Record<keyof Report, true> = ${keys(dataset.report({ intervals: true }))};
      export const start: (options?: { wasm?: URL }) => Promise<Calculator> = createCalculator;`,
    );
    const flags = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--target', 'ES2022', '--lib', 'ES2022,DOM'];
    const compile = (): string => {
      try {
        return node(
          tsc,
          ...flags,
          '--types',
          '',
          '--module',
          module,
          '--moduleResolution',
          moduleResolution,
          `${module}.ts`,
        );
      } catch (error) {
        return String((error as { stdout?: string }).stdout);
      }
    };
    expect(compile()).toBe('');
    write(`${module}.ts`, readFileSync(join(folder, `${module}.ts`), 'utf8').replace('"exercise": true, ', ''));
    expect(compile()).toContain('exercise');
  });
});
