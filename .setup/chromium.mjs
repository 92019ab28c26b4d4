// Where the Chromium is that the tests drive.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const playwrightsFolders = [
  process.env.PLAYWRIGHT_BROWSERS_PATH ?? '',
  join(homedir(), '.cache/ms-playwright'),
  join(homedir(), 'Library/Caches/ms-playwright'),
];

/** The path of an installed Chromium or Chrome. Where there is none, Playwright takes its own. */
export function chromium() {
  return process.env.CHROMIUM || places.find((place) => existsSync(place));
}

/** Whether Playwright has a browser of its own of that name. */
export function playwrights(browser) {
  return playwrightsFolders.some(
    (folder) => existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(browser)),
  );
}
