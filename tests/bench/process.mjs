// The processes that contestants run in, and how one is asked (contestants/serve.mjs).
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { PackageInChromium } from './chromium.mjs';

const file = (name) => fileURLToPath(new URL(name, import.meta.url));

// Each run in node begins without what the one before has left behind.
const node = (name) => [process.execPath, '--expose-gc', file(`contestants/${name}`)];

const commands = {
  package: node('deconfuse.mjs'),
  javascript: node('javascript.mjs'),
  python: ['/usr/bin/python3', '-B', file('contestants/python.py')],
  native: [file('../../build/native/deconfuse_bench')],
};

class Process {
  constructor([command, ...args]) {
    this.child = existsSync(command) && spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    if (!this.child) return;
    this.child.stdin.on('error', () => {}); // of a process that has ended; its answer says so
    this.lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  }

  /** {milliseconds, result?}, {error}, or {isAbsent} where it is not installed or built. */
  async ask(...words) {
    if (!this.child) return { isAbsent: true };
    this.child.stdin.write(`${words.join('\t')}\n`);
    const { value, done } = await this.lines.next();
    this.hasEnded = done;
    return done ? { error: 'its process ended' } : JSON.parse(value);
  }

  end() {
    if (this.child) this.child.stdin.end();
  }
}

/** Starts each process when it is first asked for, and once more after it has broken down. */
export class Processes {
  constructor(folder) {
    this.folder = folder;
    this.started = new Map();
  }

  /** In JavaScript each contestant has a process, and with it a heap, of its own. */
  of({ by, name }) {
    const key = by === 'javascript' ? name : by;
    let process = this.started.get(key);
    if (!process || process.hasEnded) this.started.set(key, (process = this.#start(by)));
    return process;
  }

  #start(by) {
    return by === 'chromium' ? new PackageInChromium(this.folder) : new Process([...commands[by], this.folder]);
  }

  async end() {
    for (const process of this.started.values()) await process.end();
  }
}
