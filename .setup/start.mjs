// Builds the page and serves it until Ctrl+C; with --dev from the sources, following every change of them.
import { buildCpp, buildSite } from './build.mjs';
import { prepare } from './machine.mjs';

const development = process.argv.includes('--dev');
prepare();
if (!(development ? buildCpp('wasm', 'deconfuse', 'deconfuse-reader') : buildSite())) process.exit(1);

const { createServer, preview } = await import('vite');
const server = development ? await (await createServer()).listen() : await preview();
server.printUrls();
