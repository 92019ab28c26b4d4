import { isSingleFile } from './edition.ts';
import './elements/page/deconfuse-app.ts';

/**
 * Delay after the page and its parts are loaded, in milliseconds. Storing the page for offline use earlier would
 * compete with the first result.
 */
const quiet = 10_000;

if (!isSingleFile)
  addEventListener('load', () => setTimeout(() => void import('./after-opening.ts').catch(() => undefined), quiet));
