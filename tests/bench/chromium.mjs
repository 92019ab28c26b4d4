// A Chromium, for what is measured in one.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import { chromium as installed } from '../../.setup/browsers.mjs';

export function launchChromium() {
  return playwright.launch({
    executablePath: installed(),
    args: [
      '--no-sandbox', // it doesn't start for root and in containers
      '--disable-gpu',
      '--disable-frame-rate-limit', // a frame is painted when it is ready: else every time is a multiple of 16.7 ms
      '--disable-gpu-vsync',
      '--js-flags=--expose-gc',
    ],
  });
}

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** Serves the repository and, as /data, a folder. Isolated, a page has a clock of 5 µs. */
export async function serveFiles(folder) {
  const server = createServer(({ url }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    const file = path.startsWith('/data/') ? join(folder, path.slice('/data/'.length)) : join('.', path);
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    if (path === '/') {
      response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Deconfuse</title>');
    } else if (statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
      createReadStream(file).pipe(response);
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${server.address().port}/`, end: () => server.close() };
}

/** The package in Chromium, asked as a process is. */
export class PackageInChromium {
  constructor(folder) {
    this.page = this.#opened(folder);
  }

  async #opened(folder) {
    this.server = await serveFiles(folder);
    this.browser = await launchChromium();
    const page = await this.browser.newPage();
    await page.goto(this.server.url);
    return page;
  }

  async ask(...words) {
    try {
      const page = await this.page;
      return await page.evaluate(
        async (all) => (await import('/tests/bench/contestants/in-browser.mjs')).answer(...all),
        words,
      );
    } catch (error) {
      return { error: error.message };
    }
  }

  async end() {
    await this.browser?.close();
    this.server?.end();
  }
}
