// Runs Lighthouse on the built page, as a phone and as a desktop, prints the scores with the audits that cost points, and
// fails below what is required. Sends nothing to anybody. With names of categories only those: node .setup/lighthouse.mjs accessibility seo
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import desktop from 'lighthouse/core/config/desktop-config.js';
import { chromium } from './browsers.mjs';

const required = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const named = process.argv.slice(2);
const categories = named.length > 0 ? named : Object.keys(required);

const host = spawn(process.execPath, ['.setup/host.mjs', 'build/site'], { stdio: ['ignore', 'pipe', 'inherit'] });
const [address] = await once(host.stdout, 'data');
const url = String(address).trim();
const browser = await launch({
  chromePath: chromium(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  logLevel: 'silent',
});

/** Of an audit what a reader needs to mend it. */
function culprits({ title, displayValue = '', details }) {
  const items = (details?.items ?? [])
    .slice(0, 5)
    .map((item) => item.node?.snippet ?? item.url ?? item.description ?? '');
  return [`${title} ${displayValue}`.trim(), ...items.filter(Boolean)].join('\n        ');
}

async function audit(config, onlyCategories) {
  const { lhr } = await lighthouse(url, { port: browser.port, onlyCategories, logLevel: 'error' }, config);
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  return lhr;
}

const isEnough = (lhr, category) => Math.round(lhr.categories[category].score * 100) >= required[category];

/** A busy machine makes the page slower than it is: where it is too slow, the middle one of three runs counts. */
async function measured(config) {
  const runs = [await audit(config, ['performance'])];
  while (!isEnough(runs[0], 'performance') && runs.length < 3) runs.push(await audit(config, ['performance']));
  const byScore = (one, other) => one.categories.performance.score - other.categories.performance.score;
  return runs.sort(byScore)[Math.floor(runs.length / 2)];
}

function print(lhr, device) {
  for (const [category, { score, auditRefs }] of Object.entries(lhr.categories)) {
    const verdict = isEnough(lhr, category) ? 'enough' : 'TOO FEW';
    console.log(`${verdict.padEnd(8)}${Math.round(score * 100)} of ${required[category]}: ${category}, ${device}`);
    const least = category === 'performance' ? 0.9 : 1;
    for (const { id, weight } of auditRefs) {
      const result = lhr.audits[id];
      if (weight > 0 && result.score !== null && result.score < least) console.log(`        ${culprits(result)}`);
    }
  }
}

let failed = false;
try {
  for (const [device, config] of [
    ['phone', undefined],
    ['desktop', desktop],
  ]) {
    const timeless = categories.filter((category) => category !== 'performance');
    const results = [
      ...(timeless.length > 0 ? [await audit(config, timeless)] : []),
      ...(categories.includes('performance') ? [await measured(config)] : []),
    ];
    for (const lhr of results) {
      print(lhr, device);
      failed ||= !Object.keys(lhr.categories).every((category) => isEnough(lhr, category));
    }
  }
} finally {
  await browser.kill();
  host.kill();
}
process.exit(failed ? 1 : 0);
