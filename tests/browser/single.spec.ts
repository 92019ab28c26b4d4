import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, openExport, openMore, test } from './test.ts';

const file = resolve('build/single/deconfuse.html');
const address = pathToFileURL(file).href;

test(
  'one file opens without a server, computes in a worker and reads all kinds of data',
  { tag: ['@quick', '@engine'] },
  async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
    expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringMatching(/^blob:/)]);

    await page.getByRole('button', { name: '0.833 F1 score' }).click();
    await expect(page.getByRole('region', { name: 'Formula: F1 score' }).first()).toBeVisible();
    const text = page.getByRole('textbox', { name: 'Paste labels' });
    await text.fill('a,a\na,b\nb,b');
    await expect(page.getByText('Read: 3 cases, 2 classes')).toBeVisible();
    await expect(page.getByRole('button', { name: '0.667 Accuracy' })).toBeVisible();
    await text.fill('truth,score\n1,0.9\n0,0.4\n1,0.35\n0,0.1');
    await expect(page.getByRole('button', { name: '0.750 Area under the ROC curve' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'ROC curve' }).first()).toBeVisible();
    await page.locator('deconfuse-input-panel input[type=file]').setInputFiles('tests/web/files/cases.xlsx');
    await expect(page.getByText('Read: 6 cases, 2 classes')).toBeVisible();
    expect(page.workers()).toHaveLength(2);
  },
);

test('the file contains its styles, font and icon', { tag: '@engine' }, async ({ page }) => {
  await page.goto(address);
  await page.getByRole('button', { name: '0.833 F1 score' }).click();
  await expect(page.getByRole('region', { name: 'Formula: F1 score' }).first()).toBeVisible();
  expect(await page.evaluate(async () => (await document.fonts.load("16px 'Deconfuse Math'")).length)).toBe(1);
  expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
  const icon = page.locator('h1 img');
  expect(await icon.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('the file has every view in both languages', { tag: ['@quick', '@engine'] }, async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
  await openExport(page);
  await expect(page.locator('deconfuse-reproduce pre').first()).toContainText('sklearn');
  // A single file has nothing beside it that other pages could embed.
  await openMore(page);
  await expect(page.getByRole('link', { name: 'SQL' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Embed' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Check', exact: true }).click();
  await page.getByRole('textbox', { name: 'Answer' }).first().fill('0.862');
  await expect(page.locator('deconfuse-answer-verdict').first()).toContainText('Recognised.');
  await page.getByRole('link', { name: 'Matrix', exact: true }).click();

  await page.getByRole('link', { name: 'Decisions' }).click();
  await expect(page.locator('deconfuse-loss-decision').getByRole('table').first()).toBeVisible();
  await page.goto(`${address}#metric=f1_macro`);
  await expect(page.locator('deconfuse-metric-reference details[open] math').first()).toBeVisible();
  await page.goto(`${address}#sql`);
  await expect(page.locator('deconfuse-sql-queries pre').first()).toBeVisible();
  await page.goto(`${address}#about`);
  await expect(page.getByText('STIX Two Math').first()).toBeVisible();
  await page.getByRole('button', { name: 'ES Español' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(/About/);
});

test('the file works in a frame that may only run scripts', { tag: '@engine' }, async ({ page, baseURL }) => {
  await page.route('**/frame.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe sandbox="allow-scripts" src="./single.html"></iframe>' }),
  );
  await page.route('**/single.html', (route) => route.fulfill({ contentType: 'text/html', path: file }));
  await page.goto(new URL('frame.html', baseURL).href);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('button', { name: '0.862 Accuracy' })).toBeAttached();
  await frame.getByRole('button', { name: 'Paste or type data' }).click();
  await frame.getByRole('textbox', { name: 'Paste labels' }).fill('a,a\na,b\nb,b');
  await expect(frame.getByRole('button', { name: '0.667 Accuracy' })).toBeAttached();
  expect(page.workers()).toHaveLength(1);
});

test('the main thread computes if no worker starts', { tag: '@engine' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: class {
        constructor() {
          throw new DOMException('forbidden', 'SecurityError');
        }
      },
    });
  });
  await page.goto(address);
  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Paste labels' }).fill('truth,score\n1,0.9\n0,0.4\n1,0.35\n0,0.1');
  await expect(page.getByRole('button', { name: '0.750 Area under the ROC curve' })).toBeVisible();
});
