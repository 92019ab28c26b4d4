import { violations } from './axe.ts';
import { chooseExample, expect, test, type Locator, type Page } from './test.ts';

const entry = (page: Page, name: string): Locator =>
  page.locator('deconfuse-metric-reference details').filter({ has: page.getByRole('heading', { name, exact: true }) });
const entries = (page: Page): Locator => page.locator('deconfuse-metric-reference details');

test(
  'an address goes to the entry of its metric, opened, marked and focused',
  { tag: ['@quick', '@engine'] },
  async ({ page }) => {
    await page.goto('./#metric=f1_macro');
    const macro = entry(page, 'F1 score, macro average');
    await expect(macro).toHaveAttribute('open');
    await expect(macro.locator('summary')).toBeFocused();
    await expect(macro).toBeInViewport();
    await expect(macro).toHaveClass(/chosen/);
    await expect(
      macro.getByRole('region', { name: 'Formula: F1 score, macro average' }).locator('math').last(),
    ).toBeVisible();
    await expect(macro.getByText('A class where it is 0/0 counts as 0')).toBeVisible();
    await expect(macro.getByText("f1_score(average='macro')")).toBeVisible();
    await expect(macro.getByText('Sokolova and Lapalme 2009', { exact: true })).toBeVisible();
    await expect(macro.getByRole('link', { name: 'Link to this entry' })).toHaveAttribute('href', '#metric=f1_macro');
    // The other entries are rendered when they are opened.
    await expect(page.locator('deconfuse-metric-reference .body')).toHaveCount(1);

    await macro.getByRole('link', { name: 'F1 of the macro averages' }).click();
    const other = entry(page, 'F1 of the macro averages');
    await expect(other.locator('summary')).toBeFocused();
    await expect(other).toHaveAttribute('open');
    await page.goBack();
    await expect(macro.locator('summary')).toBeFocused();
  },
);

test('links lead to the calculator and back', async ({ page }) => {
  await page.goto('./#reference');
  await expect(page.getByRole('heading', { name: 'Reference', level: 2 })).toBeFocused();
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Back to the calculator' }).click();
  await expect(page.getByRole('textbox', { name: 'Paste labels' })).toBeVisible();
  await expect(page.locator('deconfuse-metric-reference')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Reference', level: 2 })).toBeVisible();
});

test('an unknown identifier is reported, with the whole list below', async ({ page }) => {
  await page.goto('./#metric=%3Cb%3Enone');
  await expect(page.getByText('There is no metric with the identifier “<b>none”.')).toBeVisible();
  expect(await entries(page).count()).toBeGreaterThan(200);
});

test(
  'the search finds names in both languages, symbols, sentences and names in libraries',
  { tag: '@quick' },
  async ({ page }) => {
    await page.goto('./#reference');
    const search = page.getByRole('searchbox', { name: 'Search the reference' });
    await expect(search).toBeVisible();
    const all = await entries(page).count();
    const found: [string, string][] = [
      ['CORRELACIÓN de matthews', 'Matthews correlation coefficient'],
      ['correlacion matthews', 'Matthews correlation coefficient'],
      ['f1_score', 'F1 score'],
      ['rare class frequent', 'F1 score, macro average'],
      ['kappa landis', 'Kappa in words: Landis and Koch'],
      ['AUNU', 'One-vs-rest balanced accuracy, plain mean (AUNU)'],
    ];
    for (const [words, name] of found) {
      await search.fill(words);
      await expect.poll(() => entries(page).count(), words).toBeLessThan(20);
      await expect(entry(page, name), words).toHaveCount(1);
    }
    await search.fill('no such metric');
    await expect(page.getByText('No metric has all these words')).toBeVisible();
    await search.fill('');
    await expect(entries(page)).toHaveCount(all);
  },
);

test('the language changes the texts, not the place in the page', async ({ page }) => {
  await page.goto('./#metric=recall');
  await expect(entry(page, 'Recall').getByText('Of the cases of the class, the share that was found.')).toBeVisible();
  await page.getByRole('button', { name: 'ES Español' }).click();
  await expect(page.getByRole('heading', { name: 'Referencia', level: 2 })).toBeVisible();
  const recall = page.locator('deconfuse-metric-reference details[open]');
  await expect(recall).toHaveCount(1);
  await expect(recall).toContainText('la clase');
  await expect(recall).not.toContainText('{class}');
});

test('every entry opens and is complete', async ({ page }) => {
  await page.goto('./#reference');
  await expect(entries(page).first()).toBeVisible();
  const texts = await page.evaluate(async () => {
    const app = document.querySelector('deconfuse-app')!;
    const views = app.shadowRoot!.querySelector('deconfuse-other-views')!;
    const reference = views.shadowRoot!.querySelector('deconfuse-metric-reference')!;
    window.dispatchEvent(new Event('beforeprint'));
    const bodies = [...reference.shadowRoot!.querySelectorAll('details')].map((details) => {
      const text = details.querySelector('.body')?.textContent ?? '';
      const blank = [...details.querySelectorAll('dt, dd, .sentence')].some((part) => part.textContent!.trim() === '');
      return { id: details.dataset['metric']!, text, blank };
    });
    window.dispatchEvent(new Event('afterprint'));
    return bodies;
  });
  expect(texts.length).toBeGreaterThan(200);
  const wrong = texts.filter(({ text, blank }) => blank || text === '' || /undefined$|\{class\}|\[object/.test(text));
  expect(wrong.map(({ id }) => id)).toEqual([]);
  await expect(page.locator('deconfuse-metric-reference .body')).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('axe-core finds nothing in the reference', async ({ page }) => {
      await page.goto('./#metric=kappa_landis_koch');
      await expect(entry(page, 'Kappa in words: Landis and Koch').getByText('substantial:')).toBeVisible();
      expect(await violations(page), 'a scale').toEqual([]);
      await page.goto('./#metric=accuracy_ci_wilson');
      await expect(entry(page, 'Accuracy, Wilson interval')).toHaveAttribute('open');
      expect(await violations(page), 'an interval').toEqual([]);
      await page.goto('./#metric=nothing');
      await expect(page.getByText('There is no metric')).toBeVisible();
      expect(await violations(page), 'an unknown metric').toEqual([]);
    });
  });
}

test('a narrow phone: no scrolling sideways', { tag: '@engine' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('./#metric=accuracy_ci_wilson');
  await expect(entry(page, 'Accuracy, Wilson interval')).toHaveAttribute('open');
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'ES Español' }).click();
  await expect(page.getByRole('heading', { name: 'Referencia', level: 2 })).toBeVisible();
  expect(await width()).toBeLessThanOrEqual(360);
});

test('the card shows the values of other sources on the same data', async ({ page }) => {
  await page.goto('./');
  await chooseExample(page, 'Uneven classes');
  await expect(page.getByText('1550 cases, 4 classes')).toBeVisible();
  await page
    .getByRole('button', { name: /F1 score, macro average/ })
    .first()
    .click();
  const card = page.locator('deconfuse-conventions-card').first();
  const family = card.getByRole('table').first();
  await expect(family).toContainText('Sokolova and Lapalme');
  const rowOf = (name: string): Locator =>
    family.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(rowOf('F1 score, macro average')).toContainText('0.783');
  await expect(rowOf('F1 score, macro average')).toContainText('as shown here');
  await expect(rowOf('F1 of the macro averages')).toContainText('0.800');
  await expect(rowOf('F1 of the macro averages')).toContainText('+0.018');
});
