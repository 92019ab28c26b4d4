import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from './test.ts';

const file = (language: string): string => resolve(`build/single/deconfuse.${language}.html`);
const address = (language: string): string => pathToFileURL(file(language)).href;

test(
  'one file opens without a server, computes in a worker and reads all kinds of data',
  { tag: ['@quick', '@engine'] },
  async ({ page }) => {
    await page.goto(address('en'));
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
  },
);

test('its styles, its font and its icon are in it', { tag: '@engine' }, async ({ page }) => {
  await page.goto(address('en'));
  await page.getByRole('button', { name: '0.833 F1 score' }).click();
  await expect(page.getByRole('region', { name: 'Formula: F1 score' }).first()).toBeVisible();
  expect(await page.evaluate(async () => (await document.fonts.load("16px 'Deconfuse Math'")).length)).toBe(1);
  expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
  const icon = page.getByRole('banner').locator('img');
  expect(await icon.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test(
  'the other language is the other file, and no link leads to what is left out',
  { tag: '@engine' },
  async ({ page }) => {
    await page.goto(address('en'));
    await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
    const links = page.getByRole('banner').getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      'deconfuse.es.html',
    ]);
    await page.getByRole('link', { name: 'ES Español' }).click();
    await expect(page.getByRole('button', { name: '0,862 Exactitud' })).toBeVisible();
    await expect(page).toHaveURL(address('es'));
    for (const fields of ['mode=check', 'decisions', 'metric=accuracy']) {
      await page.goto('about:blank');
      await page.goto(`${address('en')}#${fields}`);
      await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
    }
    for (const name of ['Embed', 'The same in Python or R']) await expect(page.getByText(name)).toHaveCount(0);
  },
);

test('it works in a frame that may only run scripts', { tag: '@engine' }, async ({ page, baseURL }) => {
  await page.route('**/frame.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe sandbox="allow-scripts" src="./single.html"></iframe>' }),
  );
  await page.route('**/single.html', (route) => route.fulfill({ contentType: 'text/html', path: file('en') }));
  await page.goto(new URL('frame.html', baseURL).href);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('button', { name: '0.862 Accuracy' })).toBeAttached();
  await frame.getByRole('textbox', { name: 'Paste labels' }).fill('a,a\na,b\nb,b');
  await expect(frame.getByRole('button', { name: '0.667 Accuracy' })).toBeAttached();
  expect(page.workers()).toHaveLength(1);
});

test('where no worker starts, the main thread computes', { tag: '@engine' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: class {
        constructor() {
          throw new DOMException('forbidden', 'SecurityError');
        }
      },
    });
  });
  await page.goto(address('en'));
  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Paste labels' }).fill('truth,score\n1,0.9\n0,0.4\n1,0.35\n0,0.1');
  await expect(page.getByRole('button', { name: '0.750 Area under the ROC curve' })).toBeVisible();
});
