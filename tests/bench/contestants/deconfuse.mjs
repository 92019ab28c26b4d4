// The package as it is built, in node.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createCalculator } from '../../../build/package/deconfuse.js';
import { packageTasks } from './package-tasks.mjs';
import { bytesOf, serve } from './serve.mjs';

const script = (name) => fileURLToPath(new URL(name, import.meta.url));

function ended(...command) {
  const { status } = spawnSync(process.execPath, command);
  if (status !== 0) throw new Error('The process failed.');
}

serve({
  deconfuse: {
    ...packageTasks(await createCalculator(), bytesOf),
    'start-up': () => () => ended(script('../ten-rows.mjs')),
  },
  'empty node process': { 'start-up': () => () => ended('--eval', '') },
});
