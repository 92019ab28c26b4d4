import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';

const env = { ...process.env, PATH: ['node_modules/.bin', process.env.PATH].join(delimiter) };
// With it a build has other code of its libraries; Vite sets it in the process that imports a module with it.
delete env.NODE_ENV;

/** Runs a program, of the machine or of node_modules, its output on ours. Returns whether it ended well. */
export function run(command, ...args) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env });
  if (error) console.error(`${command}: ${error.message}`);
  return status === 0;
}
