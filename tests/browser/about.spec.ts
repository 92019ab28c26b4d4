import { readFileSync } from 'node:fs';
import { checkTextbooksAlone } from './golden-cases.ts';
import { expect, failuresToLoad, openMore, test, triesAgain, type Page } from './test.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

const status = (page: Page) => page.locator('deconfuse-self-check').getByRole('status');

test(
  'the page identifies its copy, checks itself and names its third-party parts',
  { tag: ['@quick', '@engine'] },
  async ({ page }) => {
    test.slow(); // it computes every golden case
    await page.goto('./');
    await openMore(page);
    await page.getByRole('link', { name: 'About', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'About this copy' })).toBeFocused();
    await expect(page.getByText(version, { exact: true })).toBeVisible();
    await expect(page.locator('deconfuse-about-copy dd code')).toHaveText(/^[0-9a-f]{16}$/);
    await expect(page.getByRole('progressbar', { name: 'Self-check' })).toBeVisible();
    await page.locator('summary', { hasText: 'lit-html' }).click();
    await expect(page.getByRole('region', { name: 'lit-html' })).toContainText('BSD 3-Clause License');

    await expect(status(page)).toContainText('It computes right.', { timeout: 80_000 });
    const said = await status(page).innerText();
    const [numbers, fractions, metrics, cases] = [...said.matchAll(/[\d,]+(?= [nemc])/g)].map(([digits]) =>
      Number(digits.replaceAll(',', '')),
    );
    expect(numbers).toBeGreaterThan(40_000);
    expect(fractions).toBeGreaterThan(20_000);
    expect(metrics).toBeGreaterThan(400);
    expect(cases).toBeGreaterThan(170);

    await page.getByRole('button', { name: 'ES Español' }).click();
    await expect(status(page)).toContainText('Calcula bien.');
    await page.getByRole('button', { name: 'Comprobar de nuevo' }).click();
    await expect(page.getByRole('progressbar', { name: 'Autocomprobación' })).toBeVisible();
    await page.getByRole('link', { name: 'Volver a la calculadora' }).click();
    await expect(page.getByRole('button', { name: /^0,862/ })).toBeVisible();
  },
);

test('a number that differs from the expected one is shown', async ({ page }) => {
  await checkTextbooksAlone(page);
  await page.route('**/assets/textbook-*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"accuracy":0\.\d+/, '"accuracy":0.125');
    await route.fulfill({ response, body });
  });
  await page.goto('./#about');
  await expect(status(page)).toContainText('Not right. Different values: 1.');
  const row = page.locator('deconfuse-self-check tbody tr');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('accuracy');
  await expect(row).toContainText('0.125');
});

test.describe('when a file fails to load', () => {
  test.use({ provoked: failuresToLoad });

  test('the page says so, and the check can be repeated', async ({ page, browserName }) => {
    await checkTextbooksAlone(page);
    await page.route('**/assets/textbook-*.js', (route) => route.abort());
    await page.goto('./#about');
    await expect(status(page)).toContainText('The check could not be completed');
    await page.unroute('**/assets/textbook-*.js');
    await page.getByRole('button', { name: 'Check again' }).click();
    if (triesAgain(browserName)) await expect(status(page)).toContainText('It computes right.');
  });
});
