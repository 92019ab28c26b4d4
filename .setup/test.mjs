// Runs the parts of the tests that are named, and ends with one line: N passed, N failed. Without a name it runs those that
// tell soon whether something has been broken, with --all every part but the quick ones; but, unless in CI, none that has
// passed with the very files that there are.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { buildApi, buildCpp, buildPackage, buildSite, typedoc } from './build.mjs';
import { fuzzAll } from './fuzz.mjs';
import { prepare } from './machine.mjs';
import { releaseChecks } from './released.mjs';
import { run } from './run.mjs';
import { sizes } from './sizes.mjs';
import { passedBefore, remember, stateOf } from './unchanged.mjs';

/** Each check counts as one test. */
function count(checks) {
  const passed = checks.filter((check) => check()).length;
  return { passed, failed: checks.length - passed };
}

/** What did not build or broke down without a count is one failure. */
const broken = { passed: 0, failed: 1 };

function cpp(preset) {
  if (!buildCpp(preset)) return broken;
  // Where ctest writes what every test program printed.
  const file = `build/${preset}/Testing/Temporary/LastTest.log`;
  rmSync(file, { force: true });
  const succeeded = run('ctest', '--preset', preset, '--parallel', String(availableParallelism()));
  if (!existsSync(file)) return broken;
  const programs = [...readFileSync(file, 'utf8').matchAll(/test cases: +\d+ \| +(\d+) passed \| +(\d+) failed/g)];
  const sum = (column) => programs.reduce((total, program) => total + Number(program[column]), 0);
  return { passed: sum(1), failed: succeeded ? sum(2) : Math.max(sum(2), 1) };
}

/** Runs a test runner that writes its result as JSON: how many passed and failed, and the names of those that failed. */
function counted(name, totals, ...command) {
  const file = `build/tests/${name}.json`;
  mkdirSync('build/tests', { recursive: true });
  rmSync(file, { force: true });
  const succeeded = run(...command);
  try {
    const { passed, failed, failures } = totals(JSON.parse(readFileSync(file, 'utf8')));
    return { passed, failed: succeeded ? failed : Math.max(failed, 1), failures };
  } catch {
    return broken;
  }
}

/** The names of the tests of Playwright that failed, each time they were tried. */
const failuresIn = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap(failuresIn),
];

/** Tests the page as it is built, by what is asked of Playwright. */
function browser(name, ...which) {
  if (!buildSite()) return broken;
  return counted(
    name,
    ({ stats, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      failures: failuresIn({ suites }),
    }),
    ...['env', `PLAYWRIGHT_JSON_OUTPUT_FILE=build/tests/${name}.json`, 'playwright', 'test'],
    ...['--reporter=list,json', ...which],
  );
}

function web(name, ...which) {
  return buildPackage() && buildSite()
    ? counted(
        name,
        ({ numPassedTests, numFailedTests, testResults }) => ({
          passed: numPassedTests,
          failed: numFailedTests,
          failures: testResults
            .flatMap(({ assertionResults }) => assertionResults)
            .filter(({ status }) => status === 'failed')
            .map(({ fullName }) => fullName),
        }),
        ...['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=build/tests/${name}.json`],
        ...which,
      )
    : broken;
}

/** Those of tests/web that need more than Node, or take minutes. */
const slow = ['scikit-learn', 'reproduce', 'parts-program', 'ranked-program', 'sql', 'latex-compiles'].flatMap(
  (name) => ['--exclude', `tests/web/${name}.test.ts`],
);

const tests = {
  format: () =>
    count([
      () => run('prettier', '--check', '--log-level', 'warn', '.'),
      () =>
        run(
          'sh',
          '-c',
          'clang-format --dry-run --Werror cpp/*/*.?pp cpp/*/*/*.?pp tests/cpp/*.?pp tests/fuzz/*.?pp tests/bench/*/*.?pp tests/differential/*.cpp tests/packages/*/*.cpp',
        ),
    ]),
  types: () =>
    count([
      ...['', '.core', '.worker'].map((name) => () => run('tsc', '--noEmit', '--project', `tsconfig${name}.json`)),
      () => typedoc('--emit', 'none'),
    ]),
  native: () => cpp('native'),
  sanitized: () => cpp('sanitized'),
  wasm: () => cpp('wasm'),
  // Enough to notice what has just been broken. `npm run fuzz` looks for more.
  fuzz: () => fuzzAll({ share: areRepeated ? 1 : 1 / 6 }),
  quickWeb: () => web('quickWeb', ...slow),
  web: () => web('web'),
  differential: () => count([() => run('node', 'tests/differential/differential.mjs')]),
  quickBrowser: () => browser('quickBrowser', '--project=desktop', '--grep=@quick'),
  chromium: () => browser('chromium', '--project=desktop', '--project=phone'),
  firefox: () => browser('firefox', '--project=firefox'),
  webkit: () => {
    // It compares the package's numbers in WebKit with those in Node.
    if (process.platform === 'linux') return buildPackage() ? browser('webkit', '--project=webkit') : broken;
    console.log('WebKitGTK is for Linux alone: nothing is tested in it here.');
    return { passed: 0, failed: 0 };
  },
  lighthouse: () =>
    count([() => buildSite() && run('node', '.setup/lighthouse.mjs', 'accessibility', 'best-practices', 'seo')]),
  sizes: () => (buildPackage() && buildSite() ? count(sizes()) : broken),
  release: () => (buildPackage() && buildSite() && buildApi() ? count(releaseChecks()) : broken),
};

const quick = ['format', 'types', 'native', 'quickWeb', 'quickBrowser'];
const isAll = process.argv.includes('--all');
const named = process.argv.slice(2).filter((name) => name !== '--all');
const isQuick = (name) => name.startsWith('quick');
const chosen = isAll ? Object.keys(tests).filter((name) => !isQuick(name)) : named.length > 0 ? named : quick;
const areRepeated = named.length > 0 || process.env.CI;
prepare(chosen.every((name) => quick.includes(name)) ? 'tests' : 'all');
let earlier = 0;
const results = [];
for (const name of chosen) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const state = stateOf(name);
  const before = areRepeated ? undefined : passedBefore(name, state);
  if (before !== undefined) {
    console.log(`All ${before} have passed, and no file that they depend on has changed since.`);
    earlier += before;
    results.push({ passed: before, failed: 0 });
    continue;
  }
  const result = await tests[name]();
  remember(name, state, result);
  results.push({ name, ...result });
  console.log(`\n${name}: ${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
}
const [passed, failed] = ['passed', 'failed'].map((key) => results.reduce((total, result) => total + result[key], 0));
for (const { name, failures = [] } of results.filter(({ failed }) => failed > 0))
  console.log(`\nFailed: ${name}${failures.map((failure) => `\n  ${failure}`).join('')}`);
if (earlier > 0) console.log(`\n${earlier} of these passed earlier; their name runs them again: npm run test:browser`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
