// Uncertainty of the numbers on the page.
import { expect, test } from './test.ts';

test('a switch shows the interval of every number and explains it', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
  await page.getByRole('checkbox', { name: '± Intervals' }).check();
  const accuracy = page.getByRole('button', { name: '0.862 [0.773, 0.951] Accuracy' });
  await expect(accuracy).toBeVisible();
  const stage = page.locator('deconfuse-metric-stage');
  await expect(stage).toContainText('With 58 cases, Accuracy could well be anywhere from 0.773 to 0.951');
  await stage.getByText('Derivation of the interval').click();
  // One more case in a cell changes accuracy by 1 − 25/29 or −25/29, in units of 1/58.
  await expect(stage.getByRole('row', { name: 'spam' }).getByRole('cell')).toHaveText(['0.138', '−0.862']);
  await expect(stage.getByRole('region', { name: 'Formula: Standard error' })).toContainText('0.045');
  await expect(stage).toContainText('0.862 ± 1.96 · 0.045 → 0.773 … 0.951');
  await expect(page.locator('deconfuse-metric-table [data-metric=recall] .interval').first()).toHaveText('[0.732, 1]');

  await page.getByRole('searchbox', { name: 'Filter metrics' }).fill('adjusted mutual information');
  await page
    .getByRole('button', { name: /^Adjusted mutual information/ })
    .first()
    .click();
  await expect(stage).toContainText('No interval');
  await stage.getByRole('button', { name: 'Find it by resampling' }).click();
  await expect(stage).toContainText('2,000 samples of the same size');
  await expect(stage).toContainText('could well be anywhere from 0.');

  await page.getByRole('checkbox', { name: '± Intervals' }).uncheck();
  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
});

test.describe('by resampling', () => {
  test.use({ keepsWork: true });

  test('all intervals are computed on request and after a reload', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('checkbox', { name: '± Intervals' }).check();
    const stage = page.locator('deconfuse-metric-stage');
    await expect(stage).toContainText('Derivation of the interval');
    await page.getByRole('combobox', { name: '± Intervals' }).selectOption('by resampling');
    await expect(stage).toContainText('2,000 samples of the same size');
    const shown = page.getByRole('button', { name: /^0\.862 \[.*\] Accuracy$/ });
    const before = await shown.textContent();
    await page.getByRole('spinbutton', { name: 'Seed' }).fill('8');
    await page.getByRole('spinbutton', { name: 'Seed' }).blur();
    await expect.poll(() => shown.textContent()).toBeTruthy();
    await page.reload();
    await expect(page.getByRole('combobox', { name: '± Intervals' })).toHaveValue('bootstrap');
    await expect(page.getByRole('spinbutton', { name: 'Seed' })).toHaveValue('8');
    await page.getByRole('spinbutton', { name: 'Seed' }).fill('1');
    await page.getByRole('spinbutton', { name: 'Seed' }).blur();
    await expect.poll(() => shown.textContent()).toBe(before);
  });
});
