import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';

const env = { ...process.env, PATH: ['node_modules/.bin', process.env.PATH].join(delimiter) };

/** Runs a program, of the machine or of node_modules, its output on ours. Returns whether it ended well. */
export function run(command, ...args) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env });
  if (error) console.error(`${command}: ${error.message}`);
  return status === 0;
}
