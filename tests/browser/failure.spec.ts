import { expect, failuresToLoad, test, triesAgain } from './test.ts';

test.use({ provoked: failuresToLoad });

test.use({ serviceWorkers: 'block' }); // it would have what is kept from arriving here

test('where the worker cannot start, the main thread computes', async ({ page }) => {
  await page.route(/worker[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('./');
  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Paste labels' }).fill('a,a\na,b\nb,b');
  await expect(page.getByText('Read: 3 cases, 2 classes')).toBeVisible();
  await expect(page.getByRole('button', { name: '0.667 Accuracy' })).toBeVisible();
  await page.getByRole('button', { name: '0.667 Accuracy' }).click();
  await expect(page.getByRole('region', { name: 'Formula: Accuracy' })).toContainText('0.667');
});

test('where workers are forbidden, the main thread computes', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Two vectors' }).click();
  await expect(page.getByText('Read: 10 cases, 4 classes')).toBeVisible();
});

for (const [part, file] of [
  ['the module that reads text', /deconfuse-reader[^/]*\.wasm$/],
  ['the code around it', /\/reader[^/]*\.js$/],
] as const) {
  test(`when ${part} fails to load, the page says so, and the next text is read`, async ({
    page,
    context,
    browserName,
  }) => {
    let broken = true;
    await context.route(file, (route) => (broken ? route.abort() : route.continue()));
    await page.goto('./');
    await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();

    const text = page.getByRole('textbox', { name: 'Paste labels' });
    await text.fill('a,a\na,b');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expect(text).toHaveValue('a,a\na,b');
    await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();

    broken = false;
    if (!triesAgain(browserName)) await page.reload();
    await text.fill('a,a\na,b\nb,b');
    await expect(page.getByText('Read: 3 cases, 2 classes')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('button', { name: '0.667 Accuracy' })).toBeVisible();
  });
}

for (const [part, file] of [
  ['the module of scores', /deconfuse-scores[^/]*\.wasm$/],
  ['the code around it', /\/scores[^/]*\.js$/],
  ['the view of scores', /\/score-view[^/]*\.js$/],
] as const) {
  test(`when ${part} fails to load, the page says so, and the next scores are shown`, async ({
    page,
    context,
    browserName,
  }) => {
    let broken = true;
    let asked = 0;
    await context.route(file, (route) => {
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

    // Labels need nothing of it.
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
}

test('when the calculator itself fails to load, the page says so', async ({ page }) => {
  await page.route(/deconfuse-(?!reader|scores)[^/]*\.wasm$/, (route) => route.fulfill({ status: 503 }));
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('The calculator could not start.');
});

test.describe('storage', () => {
  test.use({ provoked: undefined });

  test('the page works where storage is denied, and forgets', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('./');
    await page.getByRole('button', { name: 'ES Español' }).click();
    await page.getByLabel('Colores').selectOption('dark');
    await expect(page.getByRole('button', { name: '0,862 Exactitud' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
  });

  test('where storage is allowed, language and colours are remembered', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('button', { name: 'ES Español' }).click();
    await page.getByLabel('Colores').selectOption('dark');
    await page.reload();
    await expect(page.getByRole('button', { name: '0,862 Exactitud' })).toBeVisible();
    await expect(page.getByLabel('Colores')).toHaveValue('dark');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });
});

test('without a network, what is loaded goes on computing', async ({ page, context }) => {
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
  await page.getByRole('button', { name: 'Four classes' }).click();
  await expect(page.getByRole('button', { name: '0.776 Accuracy' })).toBeVisible();
  await text.fill('a,a\na');
  await expect(page.getByRole('button', { name: 'Line 2, column 1' })).toBeVisible();
});
