import { createServer, type AddressInfo } from 'node:net';
import { defineConfig } from '@playwright/test';
import { chromium } from './.setup/chromium.mjs';

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

// Playwright reads this file once more in each of its workers: they inherit the port from the first.
const port = (process.env.DECONFUSE_PORT ??= String(await freePort()));
const executablePath = chromium();

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: 'build/tests/browser',
  fullyParallel: true,
  workers: 2, // also on two cores: half of the time is waiting
  forbidOnly: true,
  reporter: 'list',
  // A busy machine is no failure: what is waited for comes in well under a second on a quiet one.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox', // Chromium's own sandbox doesn't start for root and in containers
        '--disable-gpu',
        // Nothing here may reach for another host.
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    // Where width or touch make a difference: the layout, what is dragged and what opens in its place.
    {
      name: 'phone',
      testMatch: /(accessibility|matrix|plots|thresholds)\.spec/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node_modules/.bin/vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: `http://127.0.0.1:${port}`,
  },
});
