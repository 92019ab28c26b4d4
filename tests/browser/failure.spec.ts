import {
  chooseExample,
  expect,
  failuresToLoad,
  openExport,
  openMore,
  test,
  triesAgain,
  type Locator,
  type Page,
} from './test.ts';

test.use({ provoked: failuresToLoad });

test.use({ serviceWorkers: 'block' }); // a service worker would serve files that are meant to be missing

test('the main thread computes if the worker cannot start', { tag: '@engine' }, async ({ page }) => {
  await page.route(/worker[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('./');
  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Paste labels' }).fill('a,a\na,b\nb,b');
  await expect(page.getByText('Read: 3 cases, 2 classes')).toBeVisible();
  await expect(page.getByRole('button', { name: '0.667 Accuracy' })).toBeVisible();
  await page.getByRole('button', { name: '0.667 Accuracy' }).click();
  await expect(page.getByRole('region', { name: 'Formula: Accuracy' })).toContainText('0.667');
});

test('the main thread computes if workers are forbidden', { tag: '@engine' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: class {
        constructor() {
          throw new DOMException('forbidden', 'SecurityError');
        }
      },
    });
  });
  await page.goto('./');
  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
  await chooseExample(page, 'Two vectors');
  await expect(page.getByText('Read: 10 cases, 4 classes')).toBeVisible();
  await page.locator('deconfuse-input-panel input[type=file]').setInputFiles('tests/web/files/cases.xlsx');
  await expect(page.getByText('Read: 6 cases, 2 classes')).toBeVisible();
});

test('when the view of scores fails to load, the page says so, and the next scores are shown', async ({
  page,
  context,
  browserName,
}) => {
  let broken = true;
  let asked = 0;
  await context.route(/\/score-view[^/]*\.js$/, (route) => {
    asked++;
    return broken ? route.abort() : route.continue();
  });
  await page.goto('./');
  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();

  const text = page.getByRole('textbox', { name: 'Paste labels' });
  await text.fill('truth,score\n1,0.9\n0,0.4');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  expect(asked).toBeGreaterThan(0);
  await expect(text).toHaveValue('truth,score\n1,0.9\n0,0.4');
  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();

  // Labels do not need the view of scores.
  await text.fill('a,a\na,b\nb,b');
  await expect(page.getByRole('button', { name: '0.667 Accuracy' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  broken = false;
  if (!triesAgain(browserName)) await page.reload();
  await text.fill('truth,score\n1,0.9\n0,0.4\n1,0.35\n0,0.1');
  await expect(page.getByRole('button', { name: '0.750 Area under the ROC curve' })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Threshold', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('storage', () => {
  test.use({ provoked: undefined });

  test('without storage the page works and forgets', { tag: '@engine' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('./');
    await page.getByRole('button', { name: 'ES Español' }).click();
    await openMore(page);
    await page.getByLabel('Colores').selectOption('dark');
    await expect(page.getByRole('button', { name: '0,862 Exactitud' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
  });

  test('with storage language and colours are remembered', { tag: '@engine' }, async ({ page }) => {
    await page.goto('./');
    await page.getByRole('button', { name: 'ES Español' }).click();
    await openMore(page);
    await page.getByLabel('Colores').selectOption('dark');
    await page.reload();
    await expect(page.getByRole('button', { name: '0,862 Exactitud' })).toBeVisible();
    await expect(page.getByLabel('Colores')).toHaveValue('dark');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });
});

test('without a network the loaded page goes on computing', { tag: '@engine' }, async ({ page, context }) => {
  await page.goto('./');
  const text = page.getByRole('textbox', { name: 'Paste labels' });
  await text.fill('a,a\na,b\nb,b');
  await page.getByRole('button', { name: '0.667 Accuracy' }).click();
  const formula = page.getByRole('region', { name: 'Formula: Accuracy' });
  await expect(formula).toContainText('0.667');

  await context.setOffline(true);
  await text.fill('a,a\na,b\nb,b\nb,b');
  await expect(page.getByRole('button', { name: '0.750 Accuracy' })).toBeVisible();
  await expect(formula).toContainText('0.750');
  await page.getByRole('button', { name: 'Three averages' }).click();
  await expect(page.getByRole('button', { name: '0.600 Accuracy' })).toBeVisible();
  await text.fill('a,a\na');
  await expect(page.getByRole('button', { name: 'Line 2, column 1' })).toBeVisible();
});

const failed = {
  en: 'The calculation broke off or takes too long',
  es: 'El cálculo se ha interrumpido o tarda demasiado',
};
const cannotStart = { en: 'The calculator could not start.', es: 'La calculadora no ha podido arrancar.' };

/** Prepends code to that of every worker of the calculator. */
async function workersBegin(page: Page, code: string): Promise<void> {
  await page.route(/\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${code}\n${await response.text()}` });
  });
}

const textOf = (page: Page): Locator => page.locator('deconfuse-input-panel textarea');
const accuracyIs = (page: Page, value: string): Promise<void> =>
  expect(page.locator('deconfuse-headline-numbers button', { hasText: value }).first()).toBeVisible();

/** Pastes a text at once, because some browsers take minutes to type so many lines. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
    );
  }, text);
}

/** Collects the workers that the page starts in `window.workers`. */
async function rememberWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const workers: Worker[] = [];
    Object.assign(window, { workers });
    window.Worker = new Proxy(Worker, {
      construct: (target, given: [string, WorkerOptions]) => {
        const worker = new target(...given);
        workers.push(worker);
        return worker;
      },
    });
  });
}

/**
 * Advances the clock past the time for which a second text waits for the first worker. Waiting begins only when the
 * worker is asked, so the step is repeated, but not after another worker has started.
 */
async function passPatience(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(11_000);
    expect(await page.evaluate(() => (window as unknown as { workers: Worker[] }).workers.length)).toBeGreaterThan(1);
  }).toPass();
}

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: { en: 'en-GB', es: 'es-ES' }[language], provoked: /./ });
    const [right, threeQuarters, twoThirds] =
      language === 'en' ? ['0.862', '0.750', '0.667'] : ['0,862', '0,750', '0,667'];

    test(
      'running out of memory is reported, the text stays, and smaller data can be computed',
      { tag: '@engine' },
      async ({ page }) => {
        await workersBegin(page, 'WebAssembly.Memory.prototype.grow = () => { throw new RangeError("no memory"); };');
        await page.goto('./');
        await accuracyIs(page, right);
        const long = Array.from({ length: 400_000 }, (_, at) => `class ${at % 50},${(at % 977) / 977},${at}`).join(
          '\n',
        );
        await paste(page, long);
        await expect(page.getByRole('alert')).toContainText(failed[language]);
        await expect(page.locator('deconfuse-text-preview')).toContainText('class 1');
        await paste(page, 'a,a\na,b\nb,b');
        await accuracyIs(page, twoThirds);
        await expect(page.getByRole('alert')).toHaveCount(0);
        // Returning to the earlier data fails too.
        await page.getByRole('button', { name: language === 'en' ? 'Undo' : 'Deshacer', exact: true }).click();
        await expect(page.getByRole('alert')).toContainText(failed[language]);
        await page.getByRole('button', { name: language === 'en' ? 'Undo' : 'Deshacer', exact: true }).click();
        await accuracyIs(page, right);
        await expect(page.getByRole('alert')).toHaveCount(0);
      },
    );

    test('a worker that never answers is reported after a while, and the next text is read', async ({ page }) => {
      // The worker stops answering after a text with a certain word.
      await workersBegin(
        page,
        `{ const post = self.postMessage.bind(self); let silent = false;
           addEventListener('message', ({ data }) => { if (data.question?.source?.includes('hush')) silent = true; });
           self.postMessage = (...given) => { if (!silent) post(...given); }; }`,
      );
      await rememberWorkers(page);
      await page.clock.install();
      await page.goto('./');
      // The first text is sent to the worker only after the page's messages have loaded, so another one comes first.
      await textOf(page).fill('a,a\na,b\nb,b\nb,b');
      await accuracyIs(page, threeQuarters);
      await textOf(page).fill('hush,hush\na,b');
      await page.clock.fastForward(9_000);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.clock.fastForward(2_000);
      await expect(page.getByRole('alert')).toContainText(failed[language]);
      await expect(textOf(page)).toHaveValue('hush,hush\na,b');
      // The remaining results belong to another text.
      await expect(page.locator('.results.stale')).toHaveCount(1);
      await expect(page.locator('#understood')).toHaveCount(0);
      await textOf(page).fill('a,a\na,b\nb,b');
      await passPatience(page);
      await accuracyIs(page, twoThirds);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    test(
      'a calculator that fails to load is reported and started again for the next text',
      { tag: '@engine' },
      async ({ page }) => {
        let broken = true;
        await page.route(/deconfuse-(?!reader|scores)[^/]*\.wasm$/, (route) =>
          broken ? route.fulfill({ status: 503 }) : route.continue(),
        );
        await page.goto('./');
        await expect(page.getByRole('alert')).toContainText(cannotStart[language]);
        broken = false;
        await textOf(page).fill('a,a\na,b\nb,b');
        await accuracyIs(page, twoThirds);
        await expect(page.getByRole('alert')).toHaveCount(0);
      },
    );
  });
}

test.describe('a worker that ends', () => {
  test.use({ provoked: /./ });

  for (const [how, code] of [
    ['by an error of its own', 'setTimeout(() => { throw new Error("crashed"); })'],
    ['by a trap of WebAssembly', 'setTimeout(() => { throw new WebAssembly.RuntimeError("unreachable"); })'],
  ] as const) {
    test(
      `${how} is replaced silently, and the next worker answers in its place`,
      { tag: ['@quick', '@engine'] },
      async ({ page }) => {
        await workersBegin(page, `addEventListener('message', ({ data }) => { if (data === 'end') ${code}; });`);
        await rememberWorkers(page);
        await page.goto('./');
        await textOf(page).fill('a,a\na,b\nb,b\nb,b');
        await accuracyIs(page, '0.750');
        await page.evaluate(() => (window as unknown as { workers: Worker[] }).workers[0]!.postMessage('end'));
        await page.waitForTimeout(200);
        // A request about data that the ended worker held.
        await page.getByRole('button', { name: '0.750 Accuracy' }).click();
        await expect(page.getByRole('region', { name: 'Formula: Accuracy' })).toContainText('0.750');
        await page.getByRole('combobox', { name: '0/0' }).selectOption('as 1');
        await textOf(page).fill('a,a\na,b\nb,b');
        await accuracyIs(page, '0.667');
        await expect(page.getByRole('alert')).toHaveCount(0);
        expect(await page.evaluate(() => (window as unknown as { workers: Worker[] }).workers.length)).toBe(2);
      },
    );
  }

  test('without notice is not waited for: the second text starts another one', async ({ page }) => {
    await rememberWorkers(page);
    await page.clock.install();
    await page.goto('./');
    // Waits for an answer first: a worker that had not started yet would be given up, and the page would compute by
    // itself.
    await textOf(page).fill('a,a\na,b\nb,b\nb,b');
    await accuracyIs(page, '0.750');
    await page.evaluate(() => (window as unknown as { workers: Worker[] }).workers[0]!.terminate());
    await textOf(page).fill('a,a\na,b');
    await page.clock.fastForward(11_000);
    await expect(textOf(page)).toHaveValue('a,a\na,b');
    await textOf(page).fill('a,a\na,b\nb,b');
    await passPatience(page);
    await accuracyIs(page, '0.667');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('storage that is full', () => {
  test.use({ keepsWork: true, provoked: /Service Worker registration blocked/ });

  for (const [language, locale, said] of [
    ['en', 'en-GB', 'The browser has no room left'],
    ['es', 'es-ES', 'Al navegador no le queda espacio'],
  ] as const) {
    test.describe(language, () => {
      test.use({ locale });

      test('is reported once with a remedy, and the page goes on', async ({ page }) => {
        await page.addInitScript(() => {
          const full = (): never => {
            throw new DOMException('full', 'QuotaExceededError');
          };
          Storage.prototype.setItem = full;
          IDBObjectStore.prototype.put = full;
        });
        await page.goto('./');
        await expect(page.locator('deconfuse-toolbar button').first()).toBeVisible();
        await textOf(page).fill('a,a\na,b\nb,b');
        const notice = page.getByRole('alert');
        await expect(notice).toContainText(said);
        await accuracyIs(page, language === 'en' ? '0.667' : '0,667');
        await expect(textOf(page)).toHaveValue('a,a\na,b\nb,b');
        await notice.getByRole('button').click();
        await textOf(page).fill('a,a\na,b\nb,b\nb,b');
        await accuracyIs(page, language === 'en' ? '0.750' : '0,750');
        await page.waitForTimeout(1000);
        await expect(notice).toHaveCount(0);
        // The message still appears where the reader can act on it.
        await page.locator('deconfuse-toolbar button').nth(1).click();
        await expect(page.getByRole('dialog')).toContainText(said);
      });
    });
  }

  test('leaves earlier kept work readable', { tag: '@engine' }, async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
    await textOf(page).fill('a,a\na,b\nb,b');
    await page.waitForTimeout(1000);
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await textOf(page).fill('a,a\na,b\nb,b\nb,b');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.reload();
    // The newer work is the part that local storage still accepted.
    await accuracyIs(page, '0.750');
  });
});

test.describe('storage that is refused', () => {
  test.use({ keepsWork: true, provoked: /Service Worker registration blocked/ });

  test('is reported only in the dialog that would keep the work', { tag: '@engine' }, async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await page.goto('./');
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
    await textOf(page).fill('a,a\na,b\nb,b');
    await accuracyIs(page, '0.667');
    await page.waitForTimeout(1000);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('This browser lets the page keep nothing.');
    await page.keyboard.press('Escape');
    await page.reload();
    await accuracyIs(page, '0.862');
  });
});

test.describe('when the clipboard is denied', () => {
  // The test lasts until the page would register its service worker, which is blocked here.
  test.use({ provoked: /Service Worker registration blocked/ });

  test('every copy button says so or shows the text to be copied by hand', async ({ page }) => {
    await page.addInitScript(() => {
      if (!('Clipboard' in window)) return; // an empty frame has no clipboard
      const refuse = (): Promise<never> => Promise.reject(new DOMException('denied', 'NotAllowedError'));
      for (const name of ['write', 'writeText'])
        Object.defineProperty(Clipboard.prototype, name, { value: refuse, configurable: true });
    });
    await page.goto('./');
    await page.getByRole('button', { name: '0.862 Accuracy' }).click();
    await expect(page.getByRole('region', { name: 'Formula: Accuracy' })).toBeVisible();
    const byHand = 'The browser does not allow copying here. Select this text and copy it by hand.';
    await page.getByRole('button', { name: 'Copy LaTeX' }).first().click();
    await expect(page.locator('deconfuse-worked-formula').first()).toContainText(byHand);
    await expect(page.getByRole('textbox', { name: 'LaTeX' })).toHaveValue(/frac/);
    await openExport(page);
    await page.locator('deconfuse-reproduce').getByRole('button', { name: 'Copy' }).first().click();
    await expect(page.locator('deconfuse-reproduce')).toContainText('Select the program and copy it by hand.');
    await page.getByRole('link', { name: 'Matrix', exact: true }).click();
    await page.getByRole('heading', { name: 'Representations' }).click();
    const representations = page.locator('deconfuse-representations');
    await representations.getByRole('button', { name: 'Copy', exact: true }).first().click();
    await expect(representations).toContainText(byHand);
    await page
      .getByRole('button', { name: /^Copy \/ save/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Copy as CSV' }).click();
    await expect(page.getByText('The browser does not allow copying here. Saving may work.')).toBeVisible();

    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const sharing = page.getByRole('dialog', { name: 'Share' });
    await sharing.getByRole('button', { name: 'Copy the link' }).click();
    await expect(sharing).toContainText('The link is selected: copy it by hand.');
    await page.keyboard.press('Escape');
    await openMore(page);
    await page.getByRole('button', { name: 'Embed', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByRole('dialog')).toContainText('The browser refuses: copy it by hand.');
    await page.keyboard.press('Escape');
    await page.goto('./#sql');
    await page.locator('deconfuse-sql-queries').getByRole('button', { name: /^Copy/ }).first().click();
    await expect(page.locator('deconfuse-sql-queries')).toContainText('Select the text and copy it yourself.');
    await page.goto('./#mode=check');
    const checker = page.locator('deconfuse-answer-checker');
    await checker.locator('summary:has(> h3)').nth(1).click();
    const panel = checker.locator('deconfuse-exercise-panel');
    await panel.getByRole('button', { name: /^Copy/ }).first().click();
    await expect(panel).toContainText('The link is selected: copy it by hand.');
  });
});

test.describe('a tab that crashed', () => {
  test.use({ keepsWork: true, provoked: /./ });

  test('has its kept work restored in the next tab', { tag: '@engine' }, async ({ page, context }) => {
    // A crash fires no events for leaving the page.
    await page.addInitScript(() => {
      for (const target of [window, document])
        target.addEventListener = new Proxy(target.addEventListener, {
          apply: (add, owner, given: [string]) =>
            ['pagehide', 'visibilitychange'].includes(given[0]) ? undefined : Reflect.apply(add, owner, given),
        });
    });
    await page.goto('./');
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
    await textOf(page).fill('a,a\na,b\nb,b');
    await accuracyIs(page, '0.667');
    await page.waitForTimeout(1500);
    await page.close();
    const next = await context.newPage();
    await next.goto('./');
    await expect(textOf(next)).toHaveValue('a,a\na,b\nb,b');
    await accuracyIs(next, '0.667');
  });

  const broken: readonly (readonly [what: string, record: unknown])[] = [
    ['that is a word', 'work'],
    ['without work', undefined],
    ['with work that is none', 7],
    [
      'with nonsense in it',
      { text: { a: 1 }, decimals: 1e300, open: 'x', parts: [[[[]]]], readOptions: { kind: 'x' } },
    ],
    [
      'with names that every object has',
      {
        parts: { toString: 1, constructor: { prototype: { x: 1 } } },
        example: 'toString',
        matrixView: 'constructor',
        open: ['toString', '__proto__'],
      },
    ],
    ['that fits no data', { text: 'a,a\na', chosenClass: 999, positive: 'z', readOptions: { kind: 'scores' } }],
  ];
  for (const [what, work] of broken) {
    test(`leaves a record ${what}: the page opens and keeps later work`, async ({ page }) => {
      const exceptions: string[] = [];
      page.on('pageerror', (error) => exceptions.push(error.message));
      await page.goto('./');
      await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
      await textOf(page).fill('a,a\na,b\nb,b');
      await page.waitForTimeout(1000);
      await page.evaluate(async (work) => {
        const opening = indexedDB.open('deconfuse');
        await new Promise((resolve) => (opening.onsuccess = resolve));
        const store = opening.result.transaction('work', 'readwrite').objectStore('work');
        const keys = store.getAllKeys();
        await new Promise((resolve) => (keys.onsuccess = resolve));
        for (const id of keys.result) store.put({ id, time: Date.now() + 1e6, work });
        await new Promise((resolve) => (store.transaction.oncomplete = resolve));
        opening.result.close();
        // A tab that was closed while it wrote.
        for (const key of Object.keys(localStorage))
          if (key.startsWith('deconfuse.left.')) localStorage.removeItem(key);
        localStorage.setItem('deconfuse.left.torn', '{"time":9999999999999,"work":{"text":"a,a\\nb');
        addEventListener('pagehide', (event) => event.stopImmediatePropagation(), { capture: true });
      }, work);
      const fresh = await page.context().newPage();
      await page.close();
      fresh.on('pageerror', (error) => exceptions.push(error.message));
      await fresh.goto('./');
      await expect(textOf(fresh)).toBeVisible();
      await expect(fresh.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
      await textOf(fresh).fill('a,a\na,b\nb,b\nb,b');
      await accuracyIs(fresh, '0.750');
      await fresh.waitForTimeout(1000);
      await fresh.reload();
      await expect(textOf(fresh)).toHaveValue('a,a\na,b\nb,b\nb,b');
      expect(exceptions).toEqual([]);
    });
  }
});
