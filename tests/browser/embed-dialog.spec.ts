import type { AddressInfo } from 'node:net';
import { expect, test as base } from '@playwright/test';
import { createServer } from 'vite';

const test = base.extend<{ open: (data: object) => Promise<void> }, { sources: string }>({
  sources: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await createServer({
        configFile: 'vite.config.ts',
        cacheDir: '../build/vite',
        logLevel: 'error',
        server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
        optimizeDeps: { include: ['lit', 'lit/decorators.js'] },
      });
      await server.listen();
      await use(`http://127.0.0.1:${(server.httpServer!.address() as AddressInfo).port}/`);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  open: async ({ page, sources }, use) => {
    await page.route(`${sources}dialog`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><link rel="icon" href="data:,"><link rel="stylesheet" href="/styles/page.css"><title>Dialog</title><body>`,
      }),
    );
    await use(async (data) => {
      await page.goto(`${sources}dialog`);
      await page.evaluate(
        async ([given, root]) => {
          const [, { loadLocale }] = await Promise.all([
            import(/* @vite-ignore */ `${root}elements/embed-dialog.ts`),
            import(/* @vite-ignore */ `${root}locales/index.ts`),
          ]);
          const { language = 'en', ...properties } = given as { language?: string };
          const dialog = document.createElement('deconfuse-embed-dialog');
          Object.assign(dialog, properties, { locale: await loadLocale(language) });
          document.body.append(dialog);
          await (dialog as unknown as { open(): Promise<void> }).open();
        },
        [data, sources] as const,
      );
    });
  },
});

const catalogue = [
  { id: 'accuracy', shape: 'scalar', tier: 1 },
  { id: 'f1_macro', shape: 'scalar', tier: 1 },
];
const spam = {
  kind: 'matrix',
  problem: {
    kind: 'matrix',
    counts: [
      [20, 3],
      [5, 30],
    ],
    labels: ['spam', 'ham'],
    positive: 'spam',
  },
  catalogue,
};

test('the HTML for another page is put together, previewed and copied', async ({ page, open, sources, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(spam);
  const preview = page.frameLocator('iframe');
  await expect(preview.locator('[data-metric=accuracy] .value')).toHaveText('0.862');

  await page.getByLabel('What').selectOption('One worked formula');
  await page.getByRole('combobox', { name: 'Metric' }).selectOption('F1 score, macro average');
  await page.getByLabel('Language').selectOption('Español');
  await page.getByLabel('Colours').selectOption('Dark');
  await page.getByLabel('How').selectOption('Script');
  await expect(preview.getByRole('region', { name: /Fórmula: .*F1/ })).toContainText('0,858');
  await expect(page.getByLabel('HTML')).toHaveValue(
    `<script type="module" src="${sources}deconfuse-embed.js"></script>\n` +
      '<deconfuse-formula metric="f1_macro" matrix="20 3; 5 30" labels="spam ham" positive="spam" language="es" theme="dark"></deconfuse-formula>\n',
  );
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await page.getByLabel('HTML').inputValue());

  await page.getByLabel('How').selectOption('Frame');
  await expect(page.getByLabel('HTML')).toHaveValue(
    /^<iframe src="[^"]+embed\.html#element=formula&#38;metric=f1_macro/,
  );
  await expect(page.getByLabel('HTML')).toHaveValue(/sandbox="allow-scripts"/);
  // The preview is no step in the history.
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('labels and texts of every kind come through the HTML as they were', async ({ page, open }) => {
  const truth = ['a "b"', '<i>&amp;</i>', "it's, so", 'a "b"'];
  await open({ kind: 'labels', problem: { kind: 'labels', truth, predicted: truth }, catalogue });
  await page.getByLabel('What').selectOption('Table of metrics');
  await page.getByLabel('How').selectOption('Script');
  const parsed = (): Promise<(string | null)[]> =>
    page.evaluate(() => {
      const dialog = document.querySelector('deconfuse-embed-dialog')!.shadowRoot!;
      const html = dialog.querySelector('textarea')!.value;
      const element = new DOMParser().parseFromString(html, 'text/html').querySelector('deconfuse-metrics')!;
      return ['y-true', 'data'].map((name) => element.getAttribute(name));
    });
  expect(await parsed()).toEqual([JSON.stringify(truth), null]);
  await expect(page.frameLocator('iframe').locator('[data-metric=accuracy] .value')).toHaveText('1');

  const text = 'truth;score\n1;0,9\n\n0;0,2\n';
  await open({ kind: 'scores', text, catalogue: [], language: 'es' });
  await page.getByLabel('Qué').selectOption('Tabla de métricas');
  await page.getByLabel('Cómo').selectOption('Script');
  expect(await parsed()).toEqual([null, text]);
  await page.getByLabel('Qué').selectOption('Curva ROC');
  await expect(page.frameLocator('iframe').getByRole('slider')).toBeVisible();
});

test('data that are too long are left out, which is said', async ({ page, open }) => {
  await open({ kind: 'labels', text: 'a,b\n'.repeat(5000), catalogue });
  await expect(page.getByText('too long to be put into HTML')).toBeVisible();
  await expect(page.getByLabel('With the data')).toBeDisabled();
  expect((await page.getByLabel('HTML').inputValue()).length).toBeLessThan(1000);
});
