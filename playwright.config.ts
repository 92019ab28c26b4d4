import { createServer, type AddressInfo } from 'node:net';
import { defineConfig, type PlaywrightWorkerOptions } from '@playwright/test';
import { chromium, firefox } from './.setup/browsers.mjs';

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

const [chromiumPath, firefoxPath] = [chromium(), firefox()];

const inChromium: Partial<PlaywrightWorkerOptions> = {
  launchOptions: {
    ...(chromiumPath && { executablePath: chromiumPath }),
    args: [
      '--no-sandbox', // Chromium's own sandbox doesn't start for root and in containers
      '--disable-gpu',
      // Nothing here may reach for another host. What a page asks of one fails (tests/browser/test.ts tells).
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

const inFirefox: Partial<PlaywrightWorkerOptions> = {
  browserName: 'firefox',
  // A Firefox as it is published, over WebDriver BiDi. Playwright's own is patched and needs no channel.
  ...(firefoxPath && { channel: 'moz-firefox' }),
  launchOptions: {
    ...(firefoxPath && { executablePath: firefoxPath }),
    // No server listens there: nothing here may reach for another host.
    proxy: { server: 'http://127.0.0.1:9', bypass: '127.0.0.1, localhost' },
  },
};

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
  // What fails twice has failed: over WebDriver BiDi an event of Firefox is lost at times. The list names what was tried
  // again.
  retries: 1,
  use: { baseURL: `http://127.0.0.1:${port}` },
  projects: [
    {
      name: 'desktop',
      testIgnore: 'webkit/**',
      grepInvert: /@finger/,
      use: { ...inChromium, viewport: { width: 1280, height: 800 } },
    },
    // Where width or touch make a difference: the layout, what is dragged and what opens in its place.
    {
      name: 'phone',
      testMatch: /browser\/(accessibility|matrix|plots|thresholds)\.spec/,
      grepInvert: /@wheel/,
      use: { ...inChromium, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    // Playwright does not drive WebKitGTK, which is for Linux alone: its tests are of their own kind. One in twenty times its
    // driver hangs, whatever is tested.
    ...(process.platform === 'linux'
      ? [{ name: 'webkit', testDir: 'tests/browser/webkit', timeout: 180_000, retries: 3 }]
      : []),
    {
      name: 'firefox',
      testIgnore: 'webkit/**',
      // What depends on an engine: words and numbers are the same in all.
      grep: /@engine/,
      // Over WebDriver BiDi Playwright cannot pretend paper or a preference of the system, nor hear of a file that is saved.
      // What crosses the wire is counted in Chromium, which asks for one icon. What has
      // moved on the page only Chromium says.
      grepInvert: /@media|@download|@wire|@shift/,
      timeout: 180_000, // a text is typed into it key by key
      use: { ...inFirefox, viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: `node_modules/.bin/vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: `http://127.0.0.1:${port}`,
  },
});
