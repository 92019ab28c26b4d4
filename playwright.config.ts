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

// Playwright reads this file again in each of its workers; they inherit the port from the first process.
const port = (process.env.DECONFUSE_PORT ??= String(await freePort()));

const [chromiumPath, firefoxPath] = [chromium(), firefox()];

const inChromium: Partial<PlaywrightWorkerOptions> = {
  launchOptions: {
    ...(chromiumPath && { executablePath: chromiumPath }),
    args: [
      '--no-sandbox', // Chromium's own sandbox doesn't start for root and in containers
      '--disable-gpu',
      // Tests must not reach another host. A request of a page to one fails (tests/browser/test.ts reports it).
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
  // An unmodified Firefox, over WebDriver BiDi. Playwright's own is patched and needs no channel.
  ...(firefoxPath && { channel: 'moz-firefox' }),
  launchOptions: {
    ...(firefoxPath && { executablePath: firefoxPath }),
    // Firefox keeps closed windows and visited addresses. Without these settings it needs 1.5 times as much processor
    // time for the ninetieth page as for the first.
    firefoxUserPrefs: {
      'browser.sessionstore.max_windows_undo': 0,
      'browser.sessionstore.max_tabs_undo': 0,
      'browser.sessionstore.interval': 3_600_000,
      'places.history.enabled': false,
      'browser.newtab.preload': false,
    },
    // No server listens there, so that tests cannot reach another host.
    proxy: { server: 'http://127.0.0.1:9', bypass: '127.0.0.1, localhost' },
  },
};

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: 'build/tests/browser',
  fullyParallel: true,
  workers: 2, // two also on two cores, because half of the time is spent waiting
  forbidOnly: true,
  reporter: 'list',
  // Long enough for a busy machine; on an idle one everything comes in well under a second.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // A test counts as failed if it fails twice, because an event of Firefox is sometimes lost over WebDriver BiDi. The
  // list names the repeated tests.
  retries: 1,
  use: { baseURL: `http://127.0.0.1:${port}` },
  projects: [
    {
      name: 'desktop',
      testIgnore: 'webkit/**',
      grepInvert: /@finger/,
      use: { ...inChromium, viewport: { width: 1280, height: 800 } },
    },
    // Tests for which width or touch make a difference: layout, dragging, and parts that open in place.
    {
      name: 'phone',
      testMatch: /browser\/(accessibility|matrix|plots|thresholds)\.spec/,
      grepInvert: /@wheel/,
      use: { ...inChromium, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    // Playwright cannot drive WebKitGTK, which exists for Linux only, so its tests use another driver. One run in
    // twenty hangs in that driver, whatever is tested.
    ...(process.platform === 'linux'
      ? [{ name: 'webkit', testDir: 'tests/browser/webkit', timeout: 180_000, retries: 3 }]
      : []),
    {
      name: 'firefox',
      testIgnore: 'webkit/**',
      // Tests that depend on the engine; words and numbers are the same in all.
      grep: /@engine/,
      // Over WebDriver BiDi Playwright cannot emulate paper or a preference of the system, nor observe a download.
      // Requests are counted in Chromium, which asks for one icon. Only Chromium reports layout shifts.
      grepInvert: /@media|@download|@wire|@shift/,
      timeout: 180_000, // long texts are typed key by key
      use: { ...inFirefox, viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: `node_modules/.bin/vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: `http://127.0.0.1:${port}`,
  },
});
