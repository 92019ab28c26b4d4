// What the project needs on this machine, what of it is missing, and how to get it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, playwrights } from './browsers.mjs';
import { run } from './run.mjs';

const linux = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
// Ubuntu's packages of Chromium and Firefox are snaps, which don't run in containers: Playwright brings both instead.
const ubuntu = /^ID(_LIKE)?=.*ubuntu/m.test(linux);

const headerFolders = [
  '/usr/include',
  '/usr/local/include',
  '/opt/homebrew/include',
  '/home/linuxbrew/.linuxbrew/include',
];
const emsdk = process.env.EMSDK ? [join(process.env.EMSDK, 'upstream/emscripten')] : [];

const program = (name) =>
  [...(process.env.PATH ?? '').split(delimiter), ...emsdk].some((folder) => existsSync(join(folder, name)));
const header = (name) => headerFolders.some((folder) => existsSync(join(folder, name)));

/** Apple's clang comes without. */
function hasFuzzer() {
  const options = ['-fsanitize=fuzzer,address', '-x', 'c', '-', '-o', '/dev/null'];
  const input = '#include <stddef.h>\nint LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) { return 0; }';
  return spawnSync('clang', options, { input, stdio: ['pipe', 'ignore', 'ignore'] }).status === 0;
}

/** What each needs besides what stands before it. `debian` and `homebrew` are package names, or lists of them. */
const needs = {
  page: [
    { name: 'CMake', there: () => program('cmake'), debian: 'cmake', homebrew: 'cmake' },
    { name: 'Ninja', there: () => program('ninja'), debian: 'ninja-build', homebrew: 'ninja' },
    { name: 'Emscripten', there: () => program('em-config'), debian: 'emscripten', homebrew: 'emscripten' },
    { name: 'Boost.Math', there: () => header('boost/math'), debian: 'libboost-math-dev', homebrew: 'boost' },
    { name: 'fast_float', there: () => header('fast_float'), debian: 'libfast-float-dev', homebrew: 'fast_float' },
  ],
  // All packages of npm: for the types of the package, tests and benches.
  packages: [],
  tests: [
    { name: 'doctest', there: () => header('doctest'), debian: 'doctest-dev', homebrew: 'doctest' },
    {
      name: 'a C++ compiler',
      there: () => program(process.platform === 'linux' ? 'g++' : 'c++'),
      debian: 'g++',
      homebrew: 'llvm',
    },
    { name: 'clang-format', there: () => program('clang-format'), debian: 'clang-format', homebrew: 'clang-format' },
    {
      name: 'Chromium',
      there: () => chromium() !== undefined || playwrights('chromium'),
      debian: ubuntu ? undefined : 'chromium-headless-shell',
      homebrew: 'google-chrome',
    },
  ],
  all: [
    {
      name: 'clang with libFuzzer',
      there: hasFuzzer,
      debian: ['clang', 'libclang-rt-dev'],
      homebrew: 'llvm',
    },
    {
      name: 'Firefox',
      there: () => firefox() !== undefined || playwrights('firefox'),
      debian: ubuntu ? undefined : 'firefox-esr',
      homebrew: 'firefox',
    },
    {
      name: 'scikit-learn',
      there: () => spawnSync('/usr/bin/python3', ['-c', 'import sklearn'], { stdio: 'ignore' }).status === 0,
      debian: 'python3-sklearn',
    },
    { name: 'Pandoc', there: () => program('pandoc'), debian: 'pandoc', homebrew: 'pandoc' },
    // WebKitGTK is for Linux alone, and has no window without a display.
    ...(process.platform === 'linux'
      ? [
          { name: 'WebKitWebDriver', there: () => program('WebKitWebDriver'), debian: 'webkit2gtk-driver' },
          { name: 'Xvfb', there: () => program('Xvfb'), debian: 'xvfb' },
        ]
      : []),
  ],
  coverage: [
    {
      name: 'llvm-cov',
      there: () => program('llvm-cov') && program('llvm-profdata'),
      debian: 'llvm',
      homebrew: 'llvm',
    },
  ],
};

function explain(missing, reason) {
  const lacks = (name) => missing.some((need) => need.name === name);
  const packages = (system) => missing.flatMap((need) => need[system] ?? []).join(' ');
  console.error(
    [
      `\nMissing: ${missing.map((need) => need.name).join(', ')}. ${reason} What to run:\n`,
      packages('debian') && `  Debian, Ubuntu:  sudo apt-get update && sudo apt-get install ${packages('debian')}`,
      packages('homebrew') && `  Homebrew:        brew install ${packages('homebrew')}`,
      lacks('Emscripten') &&
        '  emsdk:           ./emsdk install latest && ./emsdk activate latest && source ./emsdk_env.sh',
      ...['Chromium', 'Firefox'].map(
        (name) =>
          lacks(name) &&
          `  ${name}, too:   npx playwright install --with-deps ${name.toLowerCase()}, or set ${name.toUpperCase()} to its path`,
      ),
      '\nThen run the same command again.',
    ]
      .filter(Boolean)
      .join('\n'),
  );
  process.exit(1);
}

function runOrEnd(...command) {
  if (!run(...command)) process.exit(1);
}

function installSystemPackages(missing) {
  const root = process.getuid?.() === 0;
  if (process.env.DECONFUSE_NO_INSTALL) explain(missing, 'DECONFUSE_NO_INSTALL is set, so nothing is installed.');
  if (!program('apt-get')) explain(missing, 'Only on Debian and Ubuntu are they installed by this script.');
  if (!root && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0)
    explain(missing, 'Installing them needs root.');

  const privileged = root ? ['env'] : ['sudo', '-n', 'env'];
  const apt = (...args) => runOrEnd(...privileged, 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args);
  console.log(`Installing ${missing.map((need) => need.name).join(', ')}`);
  apt('-qq', 'update');
  apt('-qq', '-y', '--no-install-recommends', 'install', ...missing.flatMap((need) => need.debian ?? []));
}

function installNodePackages(areAllNeeded) {
  const written = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);
  const areThere = written('node_modules/.package-lock.json') >= written('package-lock.json');
  if (areThere && (!areAllNeeded || existsSync('node_modules/vitest'))) return;
  console.log(`Installing packages of npm: ${areAllNeeded ? 'all' : 'those of the page'}`);
  runOrEnd('npm', 'ci', '--no-audit', '--no-fund', ...(areAllNeeded ? [] : ['--workspaces=false']));
}

/** Sees to it that everything is there for `purpose`, a name in `needs`; or says what is missing and ends. */
export function prepare(purpose) {
  const oldest = JSON.parse(readFileSync('package.json', 'utf8')).engines.node.replace('>=', '');
  if (oldest.localeCompare(process.versions.node, undefined, { numeric: true }) > 0) {
    console.error(`Node ${oldest} or newer is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const purposes = Object.keys(needs);
  const needed = purposes.slice(0, purposes.indexOf(purpose) + 1).flatMap((name) => needs[name]);
  const missing = () => needed.filter((need) => !need.there());
  if (missing().length > 0) installSystemPackages(missing());
  installNodePackages(purpose !== 'page');
  const browsers = missing().map(({ name }) => name.toLowerCase());
  if (browsers.length > 0) runOrEnd('playwright', 'install', '--with-deps', ...browsers);
}
