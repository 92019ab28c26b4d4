// Printed reports: the counts behind them, or the ranges that they leave open.
import { expect, paste, test } from './test.ts';

const told = `precision recall f1-score support
cat 0.67 0.80 0.73 5
dog 0.75 0.60 0.67 5
accuracy 0.70 10`;

const open = `precision recall f1-score support
a 0.56 0.63 0.59 100
b 0.61 0.85 0.71 71
c 0.21 0.14 0.17 81
d 0.49 0.42 0.45 81
accuracy 0.50 333`;

test('a report that fits a single choice of counts becomes its matrix', { tag: '@quick' }, async ({ page }) => {
  await paste(page, told);
  await expect(page.getByRole('button', { name: '0.700 Accuracy' })).toBeVisible();
  await expect(page.locator('deconfuse-input-panel')).toContainText('worked out from the printed report');
  await expect(page.locator('deconfuse-matrix-panel')).toContainText('cat');
});

test('a report that fits several choices of counts has ranges', { tag: '@quick' }, async ({ page }) => {
  await paste(page, open);
  const results = page.locator('deconfuse-report-solutions');
  await expect(results).toContainText('3 sets of counts give the printed figures');
  await expect(results.getByRole('row', { name: 'a 100 63' })).toBeVisible();
  await expect(results.getByRole('cell', { name: '–' }).first()).toBeVisible();
  await expect(page.locator('deconfuse-input-panel')).toContainText('A printed report of 333 cases in 4 classes.');
});

test('an impossible row is reported', async ({ page }) => {
  await paste(page, told.replace('0.80', '0.85'));
  await expect(page.locator('#error')).toContainText('cat: no whole number out of 5 cases gives a recall of 0.85');
});

test('metrics of scores are resampled if intervals are requested', async ({ page }) => {
  const rows = Array.from({ length: 24 }, (_, at) => `${at % 2},${(((at * 7) % 13) + 5 * (at % 2)) / 20}`);
  await paste(page, ['truth,score', ...rows].join('\n'));
  await page.getByRole('checkbox', { name: '± Intervals' }).check();
  const stage = page.locator('deconfuse-metric-stage');
  await stage.getByRole('button', { name: 'Find it by resampling' }).click();
  await expect(stage).toContainText('2,000 samples of the same size');
});
