// Says which lines and branches of the core's C++ its tests come through, file by file, and fails below the limits.
// Of cpp only cpp/bindings is left out: it is compiled for WebAssembly alone, and tested in JavaScript. Branches are
// those of the source, as clang counts them: each condition, taken and not taken.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { buildCpp } from './build.mjs';
import { prepare } from './machine.mjs';
import { run } from './run.mjs';

/** In percent. */
const limits = { lines: 98, branches: 93 };

const folder = 'build/coverage';
const program = `${folder}/deconfuse_test`;
const [raw, profile] = [`${folder}/tests.profraw`, `${folder}/tests.profdata`];

/** The lines of a report, with what is counted in each file. */
function summaries() {
  const sources = readdirSync('cpp').filter((name) => name !== 'bindings');
  const args = ['export', '--summary-only', `--instr-profile=${profile}`, program, ...sources.map((of) => `cpp/${of}`)];
  const { stdout, status } = spawnSync('llvm-cov', args, { encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0) process.exit(1);
  const [{ files, totals }] = JSON.parse(stdout).data;
  return { files: files.map(({ filename, summary }) => ({ name: relative('.', filename), summary })), totals };
}

const percent = ({ count, covered }) => (count === 0 ? '' : `${((100 * covered) / count).toFixed(1)} %`);
const missed = ({ lines, branches }) => lines.count - lines.covered + branches.count - branches.covered;
const line = (name, { lines, branches }) =>
  [
    name.padEnd(44),
    percent(lines).padStart(8),
    percent(branches).padStart(9),
    String(missed({ lines, branches })).padStart(7),
  ].join('');

prepare('coverage');
if (!buildCpp('coverage', 'deconfuse_test')) process.exit(1);
rmSync(raw, { force: true });
const passed = run('env', `LLVM_PROFILE_FILE=${raw}`, program, '--no-colors=true', '--minimal=true');
if (!passed || !run('llvm-profdata', 'merge', '-sparse', raw, '-o', profile)) process.exit(1);

const { files, totals } = summaries();
console.log(`${''.padEnd(44)}   lines branches missed`);
for (const { name, summary } of files.sort((one, other) => missed(other.summary) - missed(one.summary)))
  console.log(line(name, summary));
console.log(line('all', totals));
const below = Object.keys(limits).filter((of) => 100 * totals[of].covered < limits[of] * totals[of].count);
for (const of of below) console.error(`Fewer than ${limits[of]} % of the ${of} are reached.`);
process.exit(below.length === 0 ? 0 : 1);
