// What the parts of the tests depend on, and whether they have passed with exactly that.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';

const record = 'build/tests/passed.json';

const cpp = ['cpp', 'tests/cpp', 'tests/packages', 'CMakeLists.txt', 'CMakePresets.json', '.setup'];
const built = readdirSync('.').filter((name) => /^(vite|vitest|tsconfig|playwright)\..*|^package.*\.json$/.test(name));
const page = ['LICENSE', 'cpp', 'web', 'tests/golden', 'CMakeLists.txt', 'CMakePresets.json', '.setup', ...built];
const everything = ['.'];
const inputs = {
  format: everything,
  types: ['web', 'tests', '.setup', ...built],
  native: cpp,
  sanitized: cpp,
  wasm: cpp,
  fuzz: [...cpp, 'tests/fuzz', 'tests/golden', 'tests/texts', 'web/examples'],
  quickWeb: everything,
  web: everything,
  differential: [...page, 'tests/differential', 'tests/bench'],
  quickBrowser: [...page, 'tests/browser', 'tests/web'],
  chromium: [...page, 'tests/browser', 'tests/web'],
  firefox: [...page, 'tests/browser', 'tests/web'],
  webkit: [...page, 'tests/browser', 'tests/web'],
  lighthouse: page,
  sizes: page,
  release: everything,
};
const outputs = new Set(['build', 'node_modules', '.git']);

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !outputs.has(name))
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`));
}

/** A hash of all that a part depends on in this folder, and of Node's version. */
export function stateOf(part) {
  const hash = createHash('sha256').update(process.version);
  for (const file of inputs[part].flatMap(filesIn)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function readRecord() {
  try {
    return JSON.parse(readFileSync(record, 'utf8'));
  } catch {
    return {};
  }
}

/** How many tests of a part passed, where all did and it was in this state. */
export function passedBefore(part, state) {
  const known = readRecord()[part];
  return known?.state === state ? known.passed : undefined;
}

/** Keeps what a part came to in this state. */
export function remember(part, state, { passed, failed }) {
  mkdirSync('build/tests', { recursive: true });
  writeFileSync(record, JSON.stringify({ ...readRecord(), [part]: failed === 0 ? { state, passed } : undefined }));
}
