// The same random inputs through the package in Node and in browsers and through the library as this machine runs it:
// every number of every report, curve, comparison and derivation, compared by its bits.
//
//   node tests/differential/differential.mjs [--inputs 400] [--seed 1] [--browsers chromium,firefox] [--built]
//
// WebAssembly has the same bits wherever it runs, so Node and the browsers have to be equal to the last one. The native
// build has other logarithms, those of the machine's C library. Where a formula has none, nor a power or distribution,
// it has to be equal as well; where it has, it may be off by as much as stands below.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chromium, firefox } from '@playwright/test';
import { buildCpp, buildPackage } from '../../.setup/build.mjs';
import { chromium as installedChromium, firefox as installedFirefox } from '../../.setup/browsers.mjs';
import { serveFiles } from '../bench/chromium.mjs';
import { answerOf } from './answers.mjs';
import { inputOf, questionOf } from './inputs.mjs';

const { values: given } = parseArgs({
  options: {
    inputs: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    browsers: { type: 'string', default: 'chromium,firefox' },
    built: { type: 'boolean', default: false },
  },
});
const count = Number(given.inputs);
const seed = Number(given.seed);
const browsers = given.browsers.split(',').filter(Boolean);

if (!given.built && !(buildPackage() && buildCpp('native', 'deconfuse_differential'))) process.exit(1);

/** What the library says of a question, one after another. */
class Native {
  #process = spawn('build/native/deconfuse_differential', { stdio: ['pipe', 'pipe', 'inherit'] });
  #waiting = [];
  #rest = '';

  constructor() {
    this.#process.stdout.setEncoding('utf8').on('data', (piece) => this.#take(piece));
    this.#process.on('exit', (status, signal) => {
      for (const { reject } of this.#waiting) reject(new Error(`The native program ended: ${signal ?? status}`));
    });
  }

  ask(question) {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#process.stdin.write(question);
    });
  }

  end() {
    this.#process.stdin.end();
  }

  /** An answer ends with an empty line; one of no lines is nothing but that. */
  #take(piece) {
    this.#rest += piece;
    for (;;) {
      const isEmpty = this.#rest.startsWith('\n');
      const end = isEmpty ? 0 : this.#rest.indexOf('\n\n');
      if (end < 0) return;
      const answer = this.#rest.slice(0, end);
      this.#rest = this.#rest.slice(end + (isEmpty ? 1 : 2));
      this.#waiting.shift().resolve(answer);
    }
  }
}

/** The package in a page, which gets inputs ready made: engines have logarithms of their own to draw them with. */
async function inBrowser(name, address) {
  const browser = await (name === 'chromium'
    ? chromium.launch({ executablePath: installedChromium(), args: ['--no-sandbox', '--disable-gpu'] })
    : firefox.launch({ executablePath: installedFirefox(), ...(installedFirefox() && { channel: 'moz-firefox' }) }));
  const page = await browser.newPage();
  await page.goto(address);
  const ask = (inputs) =>
    page.evaluate(async (asked) => {
      const { createCalculator } = await import('/build/package/deconfuse.js');
      const { answerOf } = await import('/tests/differential/answers.mjs');
      const calculator = (window.calculator ??= await createCalculator());
      const catalogue = calculator.catalogue();
      return asked.map((input) => answerOf(calculator, catalogue, input));
    }, inputs);
  return { name, ask, end: () => browser.close() };
}

const view = new DataView(new ArrayBuffer(8));
const valueOf = (word) => (view.setBigUint64(0, BigInt(`0x${word}`)), view.getFloat64(0));
const isNumber = (word) => /^[0-9a-f]{16}$/.test(word);

/** The place of a double among all doubles in their order. */
function placeOf(word) {
  const bits = BigInt(`0x${word}`);
  return bits >> 63n ? -(bits & 0x7fffffffffffffffn) : bits;
}
const ulpsBetween = (word, other) => Math.abs(Number(placeOf(word) - placeOf(other)));

const linesOf = (answer) => new Map(answer.split('\n').map((line) => [line.split(' ', 1)[0], line]));

/** What has no formula in the catalogue, but a logarithm or Φ⁻¹ in its band, its axes or its p. */
const transcendentalLines = new Set([
  ...['curve:roc-band', 'curve:det:drawn'],
  ...['compare:delong', 'compare:hanley-mcneil', 'compare:bootstrap'],
]);

/** Of a value between −1 and 1 that is what remains of larger ones, most of which cancel; ten times what was found. */
const absolute = 2 ** -49;
/** Of all others: of a probability of 1e-300, which is e to a number with its own last bits, as much as this. */
// A second form of a formula, in a derivation, may subtract numbers of the size of N²: 3e-11 was found.
const relative = 1e-10;

/** How far apart two values may be: nothing of a tail of a distribution cancels, however small it is. */
function isNear(value, other, isTail) {
  const difference = Math.abs(value - other);
  return difference <= relative * Math.abs(value) || (!isTail && difference <= absolute);
}

const failures = [];
/** By the name of a line, the two values that are the most ulps apart. */
const apart = new Map();

function compare(node, native, where, { transcendental, tails }) {
  const expected = linesOf(node);
  const found = linesOf(native);
  for (const name of new Set([...expected.keys(), ...found.keys()])) {
    const [left, right] = [expected.get(name), found.get(name)];
    if (left === right) continue;
    const id = name.split(':explained', 1)[0];
    const [words, others] = [left, right].map((line) => line?.split(' ') ?? []);
    const fail = (what) => failures.push(`${where}: ${name} of Node and native: ${what}`.slice(0, 400));
    if (words.length !== others.length || !(transcendental.has(id) || transcendentalLines.has(id))) {
      fail(`${left} | ${right}`);
      continue;
    }
    for (const [at, word] of words.entries()) {
      if (word === others[at]) continue;
      if (!isNumber(word) || !isNumber(others[at])) {
        fail(`${word} | ${others[at]}`);
        continue;
      }
      const [value, other] = [valueOf(word), valueOf(others[at])];
      const ulps = ulpsBetween(word, others[at]);
      if (!isNear(value, other, tails.has(id))) fail(`${value} | ${other}, ${ulps} ulps`);
      if (ulps > (apart.get(name)?.ulps ?? 0)) apart.set(name, { ulps, value, other, where });
    }
  }
}

const { createCalculator } = await import('../../build/package/deconfuse.js');
const calculator = await createCalculator();
const catalogue = calculator.catalogue();
const ids = catalogue.map(({ id }) => id);
const native = new Native();
const natures = linesOf(await native.ask('kind catalogue\n\n'));
for (const id of ids) if (!natures.has(id)) failures.push(`The native catalogue lacks ${id}.`);
const transcendental = new Set(ids.filter((id) => natures.get(id)?.endsWith(' transcendental')));
const tails = new Set(catalogue.filter(({ formula }) => /-tails?$/.test(formula.op)).map(({ id }) => id));

const server = await serveFiles('.');
const pages = await Promise.all(browsers.map((name) => inBrowser(name, server.url)));
const kinds = {};
let values = 0;
/** So many at a time: what a page gives back in one piece. */
const batch = 50;
for (let from = 0; from < count; from += batch) {
  const to = Math.min(from + batch, count);
  const inputs = Array.from({ length: to - from }, (_, at) => inputOf(seed, from + at, ids));
  const asked = pages.map((page) => page.ask(inputs));
  const fromNative = inputs.map((input) => native.ask(questionOf(input)));
  const fromNode = inputs.map((input) => answerOf(calculator, catalogue, input));
  const fromPages = await Promise.all(asked);
  for (const [at, { kind, text }] of inputs.entries()) {
    const where = `input ${from + at} (${kind}${text === undefined ? '' : ', as a text'})`;
    values += fromNode[at].match(/ /g)?.length ?? 0;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    compare(fromNode[at], await fromNative[at], where, { transcendental, tails });
    for (const [page, { name }] of pages.entries()) {
      if (fromPages[page][at] === fromNode[at]) continue;
      const [expected, found] = [linesOf(fromNode[at]), linesOf(fromPages[page][at])];
      const line = [...expected.keys()].find((one) => expected.get(one) !== found.get(one));
      failures.push(`${where}: ${line} of Node and ${name} differ`);
    }
  }
}
native.end();
for (const page of pages) await page.end();
server.end();

const worst = [...apart].sort(([, a], [, b]) => b.ulps - a.ulps);
console.log(`Of ${ids.length} metrics ${ids.length - transcendental.size} have no transcendental function in them.`);
console.log(`With one, ${worst.length} lines differ between Node and native. By most ulps:`);
for (const [name, { ulps, value, other, where }] of worst.slice(0, 20)) {
  console.log(`${String(ulps).padStart(8)} ${name}: ${value} | ${other}, ${where}`);
}
for (const failure of failures.slice(0, 40)) console.error(failure);
const drawn = Object.entries(kinds).map(([kind, number]) => `${number} ${kind}`);
console.log(
  `${count} inputs (${drawn.join(', ')}) and ${values} values in ${['Node', 'native', ...browsers].join(', ')}`,
);
console.log(`${failures.length} failures`);
process.exit(failures.length > 0 ? 1 : 0);
