// Measures the package against its peers, and prints one table. See README.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, totalmem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCpp, buildPackage, buildSite } from '../../.setup/build.mjs';
import { prepare } from '../../.setup/machine.mjs';
import { measure } from './measure.mjs';
import { measurePage } from './page.mjs';
import { Processes } from './process.mjs';
import { tableOf } from './table.mjs';
import { workloads } from './workloads.mjs';

const { positionals: groups, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    large: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    browser: { type: 'boolean', default: false },
    scale: { type: 'string', default: '1' },
  },
});

const known = new Set([...workloads.map(({ group }) => group), 'page']);
const unknown = groups.filter((group) => !known.has(group));
if (unknown.length > 0) {
  console.error(`There is no workload ${unknown.join(', ')}. There are ${[...known].join(', ')}.`);
  process.exit(1);
}

const inBrowser = options.browser || groups.includes('page');
if (!options.built) {
  prepare('all');
  const hasBuilt =
    buildPackage() &&
    (!inBrowser || buildSite()) &&
    buildCpp('wasm', 'newline_loop') &&
    buildCpp('native', 'deconfuse_bench');
  if (!hasBuilt) process.exit(1);
}

const inChromium = { name: 'deconfuse', by: 'chromium', label: 'deconfuse in Chromium', most: 1.1 };
const chosen = workloads
  .filter(({ group, isLarge }) => (groups.length === 0 || groups.includes(group)) && (options.large || !isLarge))
  .map((workload) => ({
    ...workload,
    peers: [...workload.peers, ...(options.browser && workload.task !== 'start-up' ? [inChromium] : [])],
    rows: workload.write && Math.round(workload.rows * Number(options.scale)),
  }));

const folder = mkdtempSync(join(tmpdir(), 'deconfuse-bench-'));
const processes = new Processes(folder);
const measured = [];
try {
  const [{ model }] = cpus();
  const { result: packages = 'no numpy' } = await processes.of({ by: 'python' }).ask('', 'versions', '');
  const memory = Math.round(totalmem() / 2 ** 30);
  console.log(`${model.trim()}, ${cpus().length} cores, ${memory} GB; node ${process.versions.node}; ${packages}\n`);
  const written = new Set();
  for (const workload of chosen) {
    const { data, write, rows, group, title } = workload;
    if (write && !written.has(data)) await write(folder, data, rows);
    written.add(data);
    // On the other stream, so that the table can be kept by itself.
    console.error(`${group}: ${title}`);
    const results = await measure(workload, processes, Number(options.rounds));
    for (const { name, differs } of results) if (differs) console.error(`  ${name}: ${differs}`);
    measured.push({ workload, results });
  }
  if (inBrowser && (groups.length === 0 || groups.includes('page'))) {
    console.error('page: what its reader waits for');
    const rows = Math.round(1e6 * Number(options.scale));
    measured.push(...(await measurePage(folder, { rows, rounds: Number(options.rounds) })));
  }
} finally {
  await processes.end();
  rmSync(folder, { recursive: true });
}
console.log(tableOf(measured));
