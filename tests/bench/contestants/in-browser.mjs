// The package in a browser; the page that loads this is served by ../chromium.mjs.
import { createCalculator } from '/build/package/deconfuse.js';
import { packageTasks } from './package-tasks.mjs';
import { answering } from './timed.mjs';

const bytesOf = async (name) => new Uint8Array(await (await fetch(`/data/${name}`)).arrayBuffer());

export const answer = answering({ deconfuse: packageTasks(await createCalculator(), bytesOf) });
