// Serves a folder as a static host does, and prints the address:  node .setup/host.mjs build/site [--at /path/] [--plain]
// It compresses, and sends the headers that the folder's `_headers` asks for. --plain: a server without any configuration,
// which sets no header, compresses nothing and has not heard of WebAssembly.
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const unknownToOldServers = new Set(['.wasm', '.webmanifest', '.woff2']);
const incompressible = new Set(['.png', '.woff2']);

/** Of a `_headers` file: paths, in which * stands for anything, and below each, indented, its headers. */
function headerRules(text) {
  const rules = [];
  for (const line of text.split('\n').filter((line) => line.trim() && !line.startsWith('#'))) {
    const [, name, value] = /^\s+([^:]+): *(.*)$/.exec(line) ?? [];
    if (name) rules.at(-1).headers[name] = value;
    else {
      const literal = line.trim().replace(/[.?+^$()[\]{}|\\]/g, '\\$&');
      rules.push({ path: new RegExp(`^${literal.replaceAll('*', '.*')}$`), headers: {} });
    }
  }
  return rules;
}

const {
  positionals: [folder],
  values: { at, plain },
} = parseArgs({
  allowPositionals: true,
  options: { at: { type: 'string', default: '/' }, plain: { type: 'boolean', default: false } },
});
const rules = plain ? [] : headerRules(readFileSync(join(folder, '_headers'), 'utf8'));
const compressed = new Map();

function compress(file, modified, body, encoding) {
  const key = `${encoding} ${modified} ${file}`;
  if (!compressed.has(key)) {
    // Quality 9 takes 17 seconds for all files, 5 takes one; the server answers nobody meanwhile.
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
    compressed.set(key, encoding === 'br' ? brotliCompressSync(body, options) : gzipSync(body));
  }
  return compressed.get(key);
}

const server = createServer((request, response) => {
  const requested = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
  const path = requested.startsWith(at) ? requested.slice(at.length).replace(/^$|\/$/, '$&index.html') : '';
  const file = join(folder, path);
  const status = statSync(file, { throwIfNoEntry: false });
  if (!path || path.split('/').includes('..') || !status?.isFile()) {
    response.writeHead(404).end();
    return;
  }
  const extension = extname(file);
  const isUnknown = plain && unknownToOldServers.has(extension);
  response.setHeader('Content-Type', (!isUnknown && types[extension]) || 'application/octet-stream');
  response.setHeader('Last-Modified', status.mtime.toUTCString());
  for (const { path: pattern, headers } of rules) {
    if (!pattern.test(`/${requested.slice(at.length)}`)) continue;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  }
  const body = readFileSync(file);
  const encoding = ['br', 'gzip'].find((name) => request.headers['accept-encoding']?.includes(name));
  if (plain || incompressible.has(extension) || !encoding) {
    response.end(body);
    return;
  }
  response.setHeader('Content-Encoding', encoding);
  response.setHeader('Vary', 'Accept-Encoding');
  response.end(compress(file, status.mtimeMs, body, encoding));
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}${encodeURI(at)}`));
