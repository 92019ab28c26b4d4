import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Host {
  /** Address of the served folder, with a trailing slash. */
  url: string;
  /** Ends the server process. */
  end(): Promise<void>;
}

/** Starts a program that serves until it is ended. `port` matches the port in its output. */
export async function startHost(command: string, args: readonly string[], port: RegExp, path: string): Promise<Host> {
  const serving = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(serving, 'exit');
  let output = '';
  for await (const chunk of serving.stdout.iterator({ destroyOnReturn: false })) {
    output += chunk;
    if (port.test(output)) break;
  }
  serving.stdout.resume();
  return {
    url: `http://127.0.0.1:${port.exec(output)?.[1]}${encodeURI(path)}`,
    end: async () => {
      serving.kill();
      await ended;
    },
  };
}

/**
 * Serves a folder at a path, with the headers of its `_headers` file or, if `plain`, as a host without configuration.
 */
export function serve(folder: string, { at = '/', plain = false } = {}): Promise<Host> {
  const options = ['--at', at, ...(plain ? ['--plain'] : [])];
  return startHost(process.execPath, ['.setup/host.mjs', folder, ...options], /:(\d+)\//, at);
}

/** Copies the built site into a folder, which is emptied first. */
export function copySite(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync('build/site', folder, { recursive: true });
}

/** Changes files in a copy of the site and updates its service worker as a build would. */
export function release(folder: string, changes: Readonly<Record<string, (contents: string) => string>>): void {
  for (const [name, change] of Object.entries(changes)) {
    const before = readFileSync(join(folder, name), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${name} has not changed.`);
    writeFileSync(join(folder, name), after);
  }
  const file = join(folder, 'service-worker.js');
  const [, names, version, script] = /^const siteFiles=(\[.*?\]),siteVersion="(\w+)";(.*)$/s.exec(
    readFileSync(file, 'utf8'),
  )!;
  const hash = createHash('sha256');
  for (const name of JSON.parse(names!) as string[]) hash.update(readFileSync(join(folder, name)));
  const newer = hash.digest('hex').slice(0, version!.length);
  if (newer === version) throw new Error('No file of the site has changed.');
  writeFileSync(file, `const siteFiles=${names},siteVersion="${newer}";${script}`);
}
