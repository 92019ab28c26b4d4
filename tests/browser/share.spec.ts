import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { expect, replaceText, test, type BrowserContext, type Locator, type Page } from './test.ts';

test.use({ keepsWork: true });

/** Accuracy 3 of 5. */
const pairs = 'truth,predicted\nspam,spam\nspam,ham\nham,ham\nham,spam\nham,ham';
const scores = 'truth,score\n1,0.9\n0,0.6\n1,0.5\n0,0.35\n1,0.3\n0,0.1';

const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Paste labels' });
const accuracy = (page: Page, value: string): Locator =>
  page.locator('deconfuse-headline-numbers').getByRole('button', { name: `${value} Accuracy` });

/** Pause in milliseconds after which work has been saved. */
const pause = 1500;

async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const field = page.getByRole('dialog', { name: 'Share' }).getByRole('textbox', { name: 'Link' });
  await expect(field).toHaveValue(/#/);
  const link = await field.inputValue();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return link;
}

const packed = (work: unknown): string =>
  `s=1.${deflateSync(typeof work === 'string' ? work : JSON.stringify(work)).toString('base64url')}`;

/** A page for a first-time visitor. */
async function freshPage(context: BrowserContext): Promise<Page> {
  const other = await context.browser()!.newContext({ viewport: { width: 1280, height: 800 } });
  return other.newPage();
}

test.describe('the work of a reader', () => {
  test(
    'is restored after a reload: text, options, class, open sections and rows',
    { tag: ['@quick', '@engine'] },
    async ({ page }) => {
      await page.goto('./');
      await replaceText(textOf(page), pairs);
      await expect(accuracy(page, '0.600')).toBeVisible();
      await page.getByRole('spinbutton', { name: 'Decimals' }).fill('5');
      await page.getByRole('searchbox', { name: 'Filter metrics' }).fill('recall');
      await page.locator('tr[data-metric=recall] button').click();
      await expect(page.locator('deconfuse-metric-details')).toBeVisible();
      await page.waitForTimeout(pause);

      await page.reload();
      await expect(textOf(page)).toHaveValue(pairs);
      await expect(accuracy(page, '0.60000')).toBeVisible();
      await expect(page.getByRole('spinbutton', { name: 'Decimals' })).toHaveValue('5');
      await expect(page.getByRole('searchbox', { name: 'Filter metrics' })).toHaveValue('recall');
      await expect(page.locator('tr[data-metric=recall] button')).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('deconfuse-metric-details')).toBeVisible();
    },
  );

  test('is not lost when the page is left at once', { tag: '@engine' }, async ({ page }) => {
    await page.goto('./');
    await replaceText(textOf(page), pairs);
    await expect(accuracy(page, '0.600')).toBeVisible();
    // The code that keeps the work is loaded shortly after the first result.
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
    await page.reload();
    await expect(textOf(page)).toHaveValue(pairs);
  });

  test('is one undo step behind text typed while it is restored', async ({ page }) => {
    await page.goto('./');
    await replaceText(textOf(page), pairs);
    await expect(accuracy(page, '0.600')).toBeVisible();
    await page.waitForTimeout(pause);

    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/beginning-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await replaceText(textOf(page), 'a,a\na,b\nb,b\nb,b');
    release();
    await expect(accuracy(page, '0.750')).toBeVisible();
    await expect(textOf(page)).toHaveValue('a,a\na,b\nb,b\nb,b');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(textOf(page)).toHaveValue(pairs);
    await expect(accuracy(page, '0.600')).toBeVisible();
  });

  test(
    'is restored after the tab was closed, but not in another open tab',
    { tag: '@engine' },
    async ({ page, context }) => {
      await page.goto('./');
      await replaceText(textOf(page), pairs);
      await expect(accuracy(page, '0.600')).toBeVisible();
      await page.waitForTimeout(pause);

      const beside = await context.newPage();
      await beside.goto('./');
      await expect(accuracy(beside, '0.862')).toBeVisible();
      await textOf(beside).fill('a,a\na,b\nb,b\nb,b');
      await expect(accuracy(beside, '0.750')).toBeVisible();
      await beside.waitForTimeout(pause);

      await page.reload();
      await expect(textOf(page)).toHaveValue(pairs);
      await page.close();
      const next = await context.newPage();
      await next.goto('./');
      await expect(textOf(next)).toHaveValue(pairs);
      await beside.reload();
      await expect(textOf(beside)).toHaveValue('a,a\na,b\nb,b\nb,b');
    },
  );

  test('is restored for scores: threshold, form, costs and lines', async ({ page }) => {
    await page.goto('./');
    await textOf(page).fill(scores);
    const threshold = page.getByRole('spinbutton', { name: /^Threshold/ });
    await threshold.fill('0.35');
    await page.locator('deconfuse-score-threshold .costs input').nth(1).fill('7');
    await page.locator('deconfuse-curve-plots fieldset').getByLabel('Convex hull').check();
    await page.getByRole('heading', { name: 'More plots' }).click();
    await page.locator('deconfuse-more-plots').getByRole('button', { name: 'Gain', exact: true }).click();
    await page.waitForTimeout(pause);

    await page.reload();
    await expect(threshold).toHaveValue('0.35');
    await expect(page.locator('deconfuse-score-threshold .costs input').nth(1)).toHaveValue('7');
    await expect(
      page.locator('deconfuse-curve-plots fieldset label', { hasText: 'Convex hull' }).getByRole('checkbox'),
    ).toBeChecked();
    await expect(
      page.locator('deconfuse-more-plots').getByRole('button', { name: 'Gain', exact: true }),
    ).toHaveAttribute('aria-pressed', 'true');

    // Other data have another threshold.
    await textOf(page).fill(`${scores}\n1,0.95`);
    await expect(threshold).toHaveValue('0.5');
  });

  test('is restored for answers, also in a table', async ({ page }) => {
    await page.goto('./#mode=check');
    const checker = page.locator('deconfuse-answer-checker');
    await checker.getByRole('textbox', { name: 'Your answer' }).fill('0.123');
    await expect(checker.locator('deconfuse-answer-verdict')).toHaveText(/\S/); // content below the verdict moves down
    await checker.getByText('Check a whole table').click();
    await checker.getByRole('textbox', { name: 'Table of answers' }).fill('accuracy = 0.86');
    await checker.getByRole('button', { name: 'Check the table' }).click();
    await expect(checker.getByText('The answer is right.')).toBeVisible();
    await page.waitForTimeout(pause);

    await page.reload();
    await expect(checker.getByRole('textbox', { name: 'Your answer' })).toHaveValue('0.123');
    await expect(checker.getByRole('textbox', { name: 'Table of answers' })).toHaveValue('accuracy = 0.86');
    await expect(checker.getByText('The answer is right.')).toBeVisible();
  });

  test('is restored for decisions as typed', async ({ page }) => {
    await page.goto('./#decisions=loss');
    const loss = page.locator('deconfuse-loss-decision');
    const cell = loss.locator('deconfuse-number-table').first().locator('input.number').first();
    await cell.fill('1/3');
    await page.locator('deconfuse-decision-lab nav').getByRole('link').nth(2).click();
    const costs = page.locator('deconfuse-cost-decision');
    await costs.locator('table input').nth(2).fill('many');
    await page.waitForTimeout(pause);

    await page.reload();
    await expect(costs.locator('table input').nth(2)).toHaveValue('many');
    await expect(costs.locator('table input').nth(2)).toHaveAttribute('aria-invalid', 'true');
    await page.locator('deconfuse-decision-lab nav').getByRole('link').first().click();
    await expect(cell).toHaveValue('1/3');
  });
});

test.describe('a link', () => {
  test(
    'brings text, options, answers and decisions to another reader',
    { tag: ['@quick', '@engine'] },
    async ({ page, context }) => {
      await page.goto('./');
      await replaceText(textOf(page), pairs);
      await expect(accuracy(page, '0.600')).toBeVisible();
      await page.getByRole('spinbutton', { name: 'Decimals' }).fill('4');
      await page.locator('a[href="#decisions"]').click();
      const ofLab = (on: Page): Locator =>
        on.locator('deconfuse-loss-decision deconfuse-number-table').first().locator('input.number').first();
      await ofLab(page).fill('2/7');
      await page.goto('./#mode=check');
      const answerOn = (on: Page): Locator =>
        on.locator('deconfuse-answer-checker').getByRole('textbox', { name: 'Your answer' });
      await answerOn(page).fill('0.42');
      await page.waitForTimeout(300);
      const link = await linkOf(page);
      expect(link).toMatch(/#mode=check&s=1\.[\w-]+$/);

      const other = await freshPage(context);
      await other.goto(link);
      await expect(answerOn(other)).toHaveValue('0.42');
      await expect(textOf(other)).toHaveValue(pairs);
      await other.getByRole('button', { name: 'Show all results' }).click();
      await expect(accuracy(other, '0.6000')).toBeVisible();
      await other.evaluate(() => (location.hash = '#decisions=loss'));
      await expect(ofLab(other)).toHaveValue('2/7');
      await other.context().close();
    },
  );

  test(
    'to an example is readable, and can also be opened in a page that is open',
    { tag: '@quick' },
    async ({ page }) => {
      await page.goto('./#example=rareDisease');
      await expect(page.getByRole('button', { name: 'Rare disease' })).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText('Accuracy is 0.987, yet 9 of 10 ill people are missed')).toBeVisible();
      expect(await linkOf(page)).toMatch(/#example=rareDisease$/);
      await page.evaluate((hash) => (location.hash = hash), `#${packed({ text: pairs, decimals: 4 })}`);
      await expect(accuracy(page, '0.6000')).toBeVisible();
      await expect(textOf(page)).toHaveValue(pairs);
    },
  );

  const refused: readonly [name: string, fragment: string, said: string][] = [
    ['altered', packed({ text: pairs }).replace(/.{3}$/, 'AAA'), 'The link cannot be read'],
    ['cut off', packed({ text: pairs }).slice(0, 40), 'The link cannot be read'],
    ['of a newer version', 's=2.abcd', 'newer version'],
    ['with a prototype in it', packed('{"parts":{"decisions":{"__proto__":{"x":1}}}}'), 'The link cannot be read'],
    ['with numbers beyond all range', packed('{"decimals":1e300,"chosenClass":-1}'), 'The link cannot be read'],
    ['to an example that there is not', 'example=nope', 'There is no example of that name'],
    ['to what no example is called', 'example=%2E%2E', 'There is no example of that name'],
    ['that unfolds into a bomb', packed(' '.repeat(10_000_000)), 'too large'],
  ];
  for (const [name, fragment, said] of refused) {
    test(`${name} says so and changes nothing`, { tag: '@engine' }, async ({ page }) => {
      await page.goto(`./#${fragment}`);
      await expect(page.getByRole('alert').filter({ hasText: said })).toContainText('Nothing was changed.');
      await expect(accuracy(page, '0.862')).toBeVisible();

      // The same in a page with work in progress.
      await page.goto('./');
      await replaceText(textOf(page), pairs);
      await expect(accuracy(page, '0.600')).toBeVisible();
      await page.evaluate((hash) => (location.hash = hash), `#${fragment}`);
      await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
      await expect(textOf(page)).toHaveValue(pairs);
      await expect(accuracy(page, '0.600')).toBeVisible();
    });
  }

  test('to an unknown example lists the examples', async ({ page }) => {
    await page.goto('./#example=average');
    const toolbar = page.locator('deconfuse-toolbar');
    await expect(toolbar.getByRole('link', { name: 'Two rankings' })).toBeVisible();
    await expect(toolbar.getByRole('link')).toHaveCount(25);
    await toolbar.getByRole('link', { name: 'Three averages' }).click();
    await expect(accuracy(page, '0.600')).toBeVisible();
    await expect(toolbar.getByRole('link')).toHaveCount(0);
  });

  test('with markup and nonsense shows them as text and breaks nothing', async ({ page }) => {
    const failed: string[] = [];
    page.on('pageerror', (error) => failed.push(error.message));
    page.on('dialog', (dialog) => {
      failed.push(dialog.message());
      void dialog.dismiss();
    });
    const label = '<img src=x onerror=alert(1)>';
    const nonsense = { rows: 5, columns: ['<b>'], texts: [[1]] };
    const work = {
      text: `truth,predicted\n"${label}","${label}"\nb,"${label}"\nb,b`,
      positive: label,
      matrixView: '<script>',
      chosenClass: 999_999,
      open: ['information', 'constructor', '<x>'],
      parts: {
        decisions: {
          parts: {
            loss: {
              tables: { loss: nonsense },
              example: '__proto__',
              chosen: { id: 'toString', row: 1e9, column: -1 },
            },
            costs: { fields: { l00: label, ratio: [] }, costs: { l00: '1' }, point: 1e15, model: label },
            reject: { reject: label, table: nonsense, source: 'elsewhere' },
            squared: { table: nonsense, guess: { a: 1 } },
            landscape: { beta: -5, chosen: 1e15 },
          },
          sections: { test: 'yes', constructor: true },
        },
        checker: {
          questions: [{ id: label, answer: label }, 7, null],
          exercise: { a: 1 },
          parts: { table: { text: 5 } },
        },
        metrics: { opened: 'all', filter: 5 },
        information: { row: 1e9, column: 'a' },
        scores: [1, 2, 3],
      },
    };
    await page.goto(`./#mode=check&${packed(work)}`);
    await page.getByRole('button', { name: 'Show all results' }).click();
    await expect(accuracy(page, '0.667')).toBeVisible();
    await expect(
      page.locator('deconfuse-answer-checker').getByRole('textbox', { name: 'Your answer' }).first(),
    ).toHaveValue(label);
    for (const section of ['loss', 'test', 'costs', 'reject', 'squared', 'curves', 'landscape']) {
      await page.evaluate((name) => (location.hash = `#decisions=${name}`), section);
      await expect(page.locator('deconfuse-decision-lab section:not([hidden]) h2')).toBeVisible();
    }
    expect(await page.locator('img').count()).toBe(1);
    expect(failed).toEqual([]);
  });
});

test.describe('work saved as a file', () => {
  const decimals = (page: Page): Locator => page.getByRole('spinbutton', { name: 'Decimals' });
  const zeros = (page: Page): Locator => page.getByRole('combobox', { name: '0/0' });
  const loss = (page: Page): Locator =>
    page.locator('deconfuse-loss-decision deconfuse-number-table').first().locator('input.number').first();
  const saved = (work: unknown, deconfuse = 1): string => JSON.stringify({ deconfuse, work });

  /** Opens a file through “Open file”, or drops it onto the text. */
  async function open(page: Page, how: 'opened' | 'dropped', text: string): Promise<void> {
    if (how === 'opened') {
      const buffer = Buffer.from(text);
      const chosen = page.locator('deconfuse-input-panel input[type=file]');
      await chosen.setInputFiles({ name: 'deconfuse-work.json', mimeType: 'application/json', buffer });
      return;
    }
    await textOf(page).evaluate((field, text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'deconfuse-work.json', { type: 'application/json' }));
      field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, composed: true, cancelable: true }));
    }, text);
  }

  for (const how of ['opened', 'dropped'] as const) {
    test(`${how}, restores everything for another reader`, { tag: '@download' }, async ({ page, context }) => {
      await page.goto('./#decisions=loss');
      await loss(page).fill('2/7');
      await page.goto('./#');
      await replaceText(textOf(page), pairs);
      await decimals(page).fill('4');
      await zeros(page).selectOption('as 1');
      await page.getByRole('searchbox', { name: 'Filter metrics' }).fill('recall');
      await page.waitForTimeout(300);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save the work as a file' }).click();
      const file = await readFile(await (await downloading).path(), 'utf8');

      const other = await freshPage(context);
      await other.goto(page.url().replace(/#.*/, ''));
      await expect(accuracy(other, '0.862')).toBeVisible();
      await expect(other.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
      await open(other, how, file);
      await expect(textOf(other)).toHaveValue(pairs);
      await expect(accuracy(other, '0.6000')).toBeVisible();
      await expect(decimals(other)).toHaveValue('4');
      await expect(zeros(other)).toHaveValue('one');
      await expect(other.getByRole('searchbox', { name: 'Filter metrics' })).toHaveValue('recall');
      await other.evaluate(() => (location.hash = '#decisions=loss'));
      await expect(loss(other)).toHaveValue('2/7');
      await other.context().close();
    });

    test(`${how}, replaces the present work, whose data can be restored`, async ({ page }) => {
      await page.goto('./');
      await replaceText(textOf(page), pairs);
      await expect(accuracy(page, '0.600')).toBeVisible();
      await zeros(page).selectOption('as 1');
      await page.getByRole('searchbox', { name: 'Filter metrics' }).fill('recall');
      await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
      const parts = { metrics: [[], [], 'kappa', 2] };
      await open(page, how, saved({ example: 'rareDisease', decimals: 2, options: {}, parts }));
      await expect(accuracy(page, '0.99')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Rare disease' })).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('searchbox', { name: 'Filter metrics' })).toHaveValue('kappa');
      await expect(zeros(page)).toHaveValue('zero');
      await page.waitForTimeout(pause);

      await page.reload();
      await expect(accuracy(page, '0.99')).toBeVisible();
      await expect(page.getByRole('searchbox', { name: 'Filter metrics' })).toHaveValue('kappa');
      await open(page, how, saved({ text: 'a,a\na,b' }));
      await expect(accuracy(page, '0.500')).toBeVisible();
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect(accuracy(page, '0.987')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Rare disease' })).toHaveAttribute('aria-pressed', 'true');
    });

    test(`${how}, of a newer version, says so and changes nothing`, async ({ page }) => {
      await page.goto('./');
      await replaceText(textOf(page), pairs);
      await expect(accuracy(page, '0.600')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
      await open(page, how, saved({ text: 'a,a\nb,b' }, 2));
      await expect(page.getByRole('alert').filter({ hasText: 'newer version' })).toBeVisible();
      await expect(textOf(page)).toHaveValue(pairs);
      await expect(accuracy(page, '0.600')).toBeVisible();
    });
  }
});

test('work is forgotten at once if it is not to be kept', { tag: '@engine' }, async ({ page, context }) => {
  await page.goto('./');
  await replaceText(textOf(page), pairs);
  await expect(accuracy(page, '0.600')).toBeVisible();
  await page.waitForTimeout(pause);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByRole('checkbox', { name: 'Keep my work in this browser' }).uncheck();
  await expect(dialog.getByText('Forgotten.')).toBeVisible();
  await page.keyboard.press('Escape');
  await textOf(page).fill(`${pairs}\nham,ham`);
  await page.waitForTimeout(pause);

  await page.reload();
  await expect(accuracy(page, '0.862')).toBeVisible();
  const next = await context.newPage();
  await next.goto('./');
  await expect(accuracy(next, '0.862')).toBeVisible();
  const kept = await next.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('deconfuse');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const count = opening.result.transaction('work').objectStore('work').count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );
  expect(kept).toBe(0);
});

test('work too large for a link is reported and saved as a file', { tag: '@download' }, async ({ page }) => {
  await page.goto('./');
  await expect(accuracy(page, '0.862')).toBeVisible();
  // Set by script, because some browsers take minutes to type so many lines.
  await page.evaluate(() => {
    const cases = Array.from({ length: 6000 }, (_, at) => `${at % 2},${Math.abs(Math.sin(at * at))}`);
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ['truth,score', ...cases].join('\n'));
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
    );
  });
  await expect(page.locator('#understood')).toContainText(/6.?000 cases/);
  await page.waitForTimeout(pause);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog.getByText(/links hold 32.?000 at most/)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the work as a file' }).click();
  expect((await downloading).suggestedFilename()).toBe('deconfuse-work.json');
  await dialog.getByRole('button', { name: 'Link without the data' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(/#/);
});
