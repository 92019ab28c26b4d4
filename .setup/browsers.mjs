// Where the browsers are that the tests drive.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const places = {
  // For each test, Chromium itself opens a window whose menu takes as much time as the page. The shell has no window.
  chromium: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  firefox: ['/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'],
};
const playwrightsFolders = [
  process.env.PLAYWRIGHT_BROWSERS_PATH ?? '',
  join(homedir(), '.cache/ms-playwright'),
  join(homedir(), 'Library/Caches/ms-playwright'),
];

const installed = (browser) => process.env[browser.toUpperCase()] || places[browser].find((place) => existsSync(place));

/** The path of an installed Chromium or Chrome. Where there is none, Playwright takes its own. */
export const chromium = () => installed('chromium');

/** The path of an installed Firefox. Where there is none, Playwright takes its own. */
export const firefox = () => installed('firefox');

/** Whether Playwright has a browser of its own of that name. */
export function playwrights(browser) {
  return playwrightsFolders.some(
    (folder) => existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(browser)),
  );
}
