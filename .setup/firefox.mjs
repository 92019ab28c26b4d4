// Where the Firefox is that the tests drive.
import { existsSync } from 'node:fs';

const places = ['/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** The path of an installed Firefox. Where there is none, Playwright takes its own. */
export function firefox() {
  return process.env.FIREFOX || places.find((place) => existsSync(place));
}
