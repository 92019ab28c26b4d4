import { brotliCompressSync, constants } from 'node:zlib';
import { expect, openMore, test } from './test.ts';

/** Limit in bytes over the wire, from the first request to the first result. */
const firstVisit = 540_000;

test('the page opens on a worked example', { tag: ['@quick', '@engine'] }, async ({ page }) => {
  await page.goto('./');

  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
  await expect(page.getByRole('button', { name: '0.800 Precision' })).toBeVisible();
  await expect(page.getByRole('button', { name: '0.870 Recall' })).toBeVisible();
  await expect(page.getByRole('button', { name: '0.833 F1 score' })).toBeVisible();
  await expect(
    page.getByText('Finds 20 of the 23 cases of “spam”; 5 of its 25 alarms are false.').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Spam', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test(
  'nothing violates the policy, fails or requests another host, whatever is opened',
  { tag: ['@quick', '@engine'] },
  async ({ page }) => {
    await page.goto('./');
    await page.getByRole('button', { name: '0.833 F1 score' }).click();
    await expect(page.getByRole('region', { name: 'Formula: F1 score' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'ES Español' }).click();
    await openMore(page);
    await page.getByLabel('Colores').selectOption({ label: '☾ Oscuro' });
    await page.getByLabel('Pega etiquetas').fill('sí,no\nno,no\nsí,sí');
    await expect(page.getByText('3 casos, 2 clases')).toBeVisible();
    await page.getByLabel('Mostrar').selectOption({ index: 1 });
    await page.getByLabel('Pega etiquetas').fill('sí,no\nno');
    await expect(page.getByText('Línea 2')).not.toHaveCount(0);
  },
);

for (const [language, locale, accuracy] of [
  ['English', 'en-GB', '0.862 Accuracy'],
  ['Spanish', 'es-ES', '0,862 Exactitud'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test(`a first visit needs less than ${firstVisit} bytes`, { tag: '@wire' }, async ({ page, baseURL }) => {
      // Marks the time when the numbers are on the page, by the page's clock.
      await page.addInitScript(() => {
        const look = (): void => {
          const shadow = (root: ParentNode | null | undefined, name: string) => root?.querySelector(name)?.shadowRoot;
          const bench = shadow(shadow(document, 'deconfuse-app'), 'deconfuse-workbench');
          const results = shadow(bench, 'deconfuse-label-results');
          if (shadow(results, 'deconfuse-headline-numbers')?.querySelector('button')) performance.mark('result');
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      const asked = new Set<string>();
      page.on('response', (response) => asked.add(response.url()));
      await page.goto('./');
      await expect(page.getByRole('button', { name: accuracy })).toBeVisible();
      // A pointer that crosses the header does not announce a new text.
      await page.mouse.move(200, 10);
      await page.mouse.move(210, 20);
      await page.waitForTimeout(1000);
      // Files requested after the first result, including those of the first derivation, do not delay it.
      const later = await page.evaluate(() => {
        const result = performance.getEntriesByName('result')[0]!.startTime;
        const files = performance.getEntriesByType('resource');
        return files.filter(({ startTime }) => startTime > result).map(({ name }) => name);
      });
      expect(later.length).toBeLessThan(40);
      for (const url of later) asked.delete(url);

      const urls = [...asked];
      // Requested again, because not every browser keeps the bodies.
      const bodyOf = async (url: string): Promise<Buffer> => (await page.request.get(url)).body();
      expect(urls.filter((url) => /score-|answer-/.test(url))).toEqual([]);
      expect(urls.filter((url) => /\/deconfuse-[^/]*\.wasm$/.test(url))).toHaveLength(1);

      // The icon and the formula font count whether or not they were requested.
      const styles = await Promise.all(urls.filter((url) => url.endsWith('.css')).map(bodyOf));
      const fonts = styles.flatMap((style) => style.toString().match(/[\w-]+\.woff2/g) ?? []);
      expect(fonts).toHaveLength(1);
      for (const path of ['icon.svg', ...fonts.map((font) => `assets/${font}`)]) {
        asked.add(new URL(path, baseURL).href);
      }

      const sizes = await Promise.all(
        [...asked].map(async (url): Promise<[string, number]> => {
          const body = await bodyOf(url);
          const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
          return [url, url.endsWith('.woff2') ? body.length : brotliCompressSync(body, options).length];
        }),
      );
      const total = sizes.reduce((sum, [, size]) => sum + size, 0);
      test.info().annotations.push({ type: 'bytes', description: String(total) });
      expect(total, sizes.map(([url, size]) => `${size} ${url}`).join('\n')).toBeLessThan(firstVisit);
    });
  });
}

test('the view of scores is loaded for scores and not for labels', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/score-view[^/]*\.js$/.test(request.url())) asked.push(request.url());
  });
  await page.goto('./');
  const text = page.getByRole('textbox', { name: 'Paste labels' });
  await text.fill('a,a\na,b\nb,b');
  await expect(page.getByText('Read: 3 cases, 2 classes')).toBeVisible();
  expect(asked).toEqual([]);
  await text.fill('truth,score\n1,0.9\n0,0.4\n1,0.35\n0,0.1');
  await expect(page.getByRole('button', { name: '0.750 Area under the ROC curve' })).toBeVisible();
  expect(asked).toHaveLength(1);
});
