// How long the page as it is built makes its reader wait, in Chromium.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium, serveFiles } from './chromium.mjs';
import { writeLabels } from './data.mjs';

/** What runs in the page: it pastes, and tells when what it shows has changed. */
function watch() {
  const within = (root, selector) => {
    const found = root.querySelector(selector);
    if (found) return found;
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      const deeper = shadowRoot && within(shadowRoot, selector);
      if (deeper) return deeper;
    }
    return null;
  };
  const textOf = (selector) => within(document, selector)?.textContent ?? '';
  // How many cases were understood, and the numbers that stand first.
  const shown = () =>
    `${textOf('#understood').replace(/\D/g, '')} ${within(document, 'deconfuse-headline-numbers')?.shadowRoot.textContent}`;

  /** The time of the first frame painted after a change of what is shown. */
  const painted = (before) =>
    new Promise((resolve) => {
      const look = () => {
        if (shown() === before) {
          requestAnimationFrame(look);
          return;
        }
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(undefined); // comes after this frame, in which the change is painted
      };
      requestAnimationFrame(look);
    });

  window.bench = {
    async paste(text) {
      const before = shown();
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true });
      const start = performance.now();
      document.body.dispatchEvent(event);
      return (await painted(before)) - start;
    },
    /** What the next key that is pressed takes. */
    nextKey() {
      const before = shown();
      return new Promise((resolve) => {
        document.addEventListener(
          'keydown',
          async ({ timeStamp }) => {
            resolve((await painted(before)) - timeStamp);
          },
          { capture: true, once: true },
        );
      });
    },
    async load(name) {
      return (await fetch(`/data/${name}`)).text();
    },
  };
}

function median(list) {
  const sorted = [...list].sort((one, other) => one - other);
  return sorted[sorted.length >> 1];
}

const row = (milliseconds, limit) => ({
  name: 'the page in Chromium',
  minimum: Math.min(...milliseconds),
  median: median(milliseconds),
  runs: milliseconds.length,
  ...(limit && { target: `≤ ${limit} ms`, isMet: Math.min(...milliseconds) <= limit }),
});

/** The longest task of the main thread in a trace, in milliseconds. */
function longestTask({ traceEvents }) {
  const main = traceEvents.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = traceEvents.filter(
    ({ name, pid, tid, dur }) => /RunTask$/.test(name) && pid === main.pid && tid === main.tid && dur !== undefined,
  );
  return tasks.reduce((longest, { dur }) => Math.max(longest, dur / 1000), 0);
}

const few = 'cat,cat\ndog,dog\ncat,dog\ndog,dog\ndog,cat\ncat,cat\n';

/** Rows of the table: {workload, results}. */
export async function measurePage(folder, { rows, rounds }) {
  writeLabels(folder, 'pasted', { rows, classes: 10 });
  writeLabels(folder, 'typed', { rows: 1000, classes: 10 });
  // The line that is typed at: without its last letter it names a class of its own.
  const typed = join(folder, 'typed.csv');
  writeFileSync(typed, 'truck,truck', { flag: 'a' });

  const server = await serveFiles(folder);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${server.url}build/site/index.html`);
    await page.locator('deconfuse-headline-numbers button').first().waitFor();
    await page.evaluate(watch);

    const pasteRows = () =>
      page.evaluate(async () => window.bench.paste((window.text ??= await window.bench.load('pasted.csv'))));
    const pasteFew = () => page.evaluate((text) => window.bench.paste(text), few);
    await pasteFew(); // what is loaded at the first paste is there from here on
    const pastes = [];
    for (let round = 0; round <= rounds; round++) {
      const time = await pasteRows();
      if (round > 0) pastes.push(time);
      await pasteFew();
    }

    const longest = [];
    for (let round = 0; round < rounds; round++) {
      await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
      await pasteRows();
      longest.push(longestTask(JSON.parse(await browser.stopTracing())));
      await pasteFew();
    }

    await page.evaluate(async () => window.bench.paste(await window.bench.load('typed.csv')));
    const text = page.locator('textarea#text');
    await text.focus();
    await page.keyboard.press('Control+End');
    const keys = [];
    for (let round = 0; round < 2 * rounds + 2; round++) {
      await page.evaluate(() => void (window.key = window.bench.nextKey()));
      await page.keyboard.press(round % 2 === 0 ? 'Backspace' : 'k');
      const time = await page.evaluate(() => window.key);
      if (round > 1) keys.push(time);
    }

    const measured = (title, result, count) => ({ workload: { group: 'page', title, rows: count }, results: [result] });
    return [
      measured('a paste until its result is painted', row(pastes, 50), rows),
      measured('its longest task of the main thread', row(longest), rows),
      measured('a keystroke until its result is painted', row(keys, 16), 1000),
    ];
  } catch ({ message }) {
    const results = [{ name: 'the page in Chromium', error: message.split('\n')[0] }];
    return [{ workload: { group: 'page', title: 'what its reader waits for' }, results }];
  } finally {
    await browser.close();
    server.end();
  }
}
