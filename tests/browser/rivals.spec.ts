import { chooseExample, expect, test } from './test.ts';

test('two classifiers are compared by the cases that only one gets right', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./');
  await chooseExample(page, 'Two models');
  const panel = page.locator('deconfuse-rivals-panel');
  await expect(panel.getByRole('row', { name: 'A right' }).getByRole('cell')).toHaveText(['9', '7']);
  await expect(panel.getByRole('row', { name: 'A wrong' }).getByRole('cell')).toHaveText(['1', '3']);
  // Exact: 2·P(X ≤ 1) with X ~ Bin(8, ½) is 18/256.
  await expect(panel.getByRole('row', { name: 'McNemar exact p-value' })).toContainText('0.070');
  await expect(page.getByRole('button', { name: '0.800 Accuracy' })).toBeVisible();

  await panel.getByRole('button', { name: 'Show B' }).click();
  await expect(page.getByRole('button', { name: '0.500 Accuracy' })).toBeVisible();
  await expect(panel.getByText('The page shows B.')).toBeVisible();
  // The test is symmetric in the two classifiers.
  await expect(panel.getByRole('row', { name: 'McNemar exact p-value' })).toContainText('0.070');

  await panel.getByRole('button', { name: 'McNemar exact p-value' }).click();
  await expect(page.getByRole('region', { name: 'Formula: McNemar exact p-value' })).toContainText('0.070');
});
