import { isSingleFile } from './edition.ts';
import './elements/page/deconfuse-app.ts';

/** Keeping the page offline would compete with the first result, in milliseconds after the page and its parts have come. */
const quiet = 10_000;

if (!isSingleFile)
  addEventListener('load', () => setTimeout(() => void import('./after-opening.ts').catch(() => undefined), quiet));
