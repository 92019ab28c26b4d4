// Builds the page and serves it until Ctrl+C; with --dev from the sources, following every change of them.
import { spawn } from 'node:child_process';
import { buildCpp, buildSite } from './build.mjs';
import { prepare } from './machine.mjs';

const development = process.argv.includes('--dev');
console.log('1 of 3: what is needed to build');
prepare('page');
console.log('2 of 3: the calculator, in C++; about a minute the first time');
if (!buildCpp('wasm', 'deconfuse')) process.exit(1);
console.log('3 of 3: the page');
if (!development && !buildSite()) process.exit(1);

const { createServer, preview } = await import('vite');
const server = development ? await (await createServer()).listen() : await preview();
server.printUrls();

/** Builds the WebAssembly when C++ changes, one build at a time, and has the page loaded anew. */
function followCpp({ watcher, ws }) {
  let isBuilding = false;
  let isChanged = false;
  const build = () => {
    isChanged = isBuilding;
    if (isBuilding) return;
    isBuilding = true;
    const ninja = spawn('cmake', ['--build', '--preset', 'wasm', '--target', 'deconfuse'], { stdio: 'inherit' });
    ninja.on('close', (status) => {
      isBuilding = false;
      if (isChanged) build();
      else if (status === 0) ws.send({ type: 'full-reload' });
    });
  };
  watcher.add('cpp');
  watcher.on('all', (_event, path) => /\bcpp\b.*\.[ch]pp$/.test(path) && build());
}
if (development) followCpp(server);
