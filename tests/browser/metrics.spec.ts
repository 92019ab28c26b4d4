import { expect, test } from './test.ts';

test('the number of listed metrics can be chosen, and the search finds all', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./');
  const rows = page.locator('tr[data-metric]');
  const tiers = page.getByRole('group', { name: 'How many metrics' });
  await expect(tiers.getByRole('button', { name: 'Essential' })).toHaveAttribute('aria-pressed', 'true');
  const essential = await rows.count();
  await tiers.getByRole('button', { name: 'Standard' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(essential);
  const standard = await rows.count();
  await tiers.getByRole('button', { name: 'All' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(standard);

  await tiers.getByRole('button', { name: 'Essential' }).click();
  await page.getByRole('searchbox').fill('landis');
  await expect(rows).toHaveCount(1);
});

test('exact names come first in a search, and metrics that need other data are named', async ({ page }) => {
  await page.goto('./');
  const search = page.getByRole('searchbox', { name: 'Filter metrics' });
  const first = page.locator('tr[data-metric]').first();
  for (const [words, id] of [
    ['VI', 'variation_of_information'],
    ['cobertura', 'recall'],
    ['β', 'false_negative_rate'],
  ] as const) {
    await search.fill(words);
    await expect(first).toHaveAttribute('data-metric', id);
  }
  await search.fill('AUC');
  await expect(page.getByText('With other data:')).toBeVisible();
  await page.getByRole('link', { name: 'Area under the ROC curve (AUC)' }).click();
  await expect(page).toHaveURL(/#metric=roc_auc$/);
  await page.evaluate(() => history.back());
  await search.fill('diagnostic test');
  await page.getByRole('link', { name: 'example: Decisions' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Sensitivity' })).toBeVisible();
  await page.evaluate(() => history.back());
  await search.fill('AUC');
  await page.getByRole('link', { name: 'example: 20 cases' }).first().click();
  const stage = page.locator('deconfuse-metric-stage');
  const formula = stage.getByRole('region', { name: 'Formula: Area under the ROC curve (AUC)', exact: true });
  await expect(formula).toContainText('1725');
  await page.goto('./#metric=VI');
  await expect(page.locator('details[data-metric=variation_of_information][open] summary')).toBeFocused();
  await page.goto('./#metric=no%20such');
  await expect(page.getByText('no such').first()).toBeVisible();
});

test('an interval is shown by its ends at the chosen level, and intervals nest', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('searchbox').fill('accuracy_ci_wilson');
  const row = page.locator('tr[data-metric]');
  // 50 of 58 by Wilson's formula.
  await expect(row.getByRole('cell', { name: '[0.751, 0.928]' })).toBeVisible();
  await page.getByText('More options').click();
  await page.getByLabel('Level of intervals').fill('90');
  await expect(row.getByRole('cell', { name: '[0.771, 0.920]' })).toBeVisible();

  await page.getByRole('button', { name: 'ES Español' }).click();
  await expect(row.getByRole('cell', { name: '[0,771; 0,920]' })).toBeVisible();
});

test('an option out of range is refused in its field, and the earlier value stays', async ({ page }) => {
  await page.goto('./');
  await page.getByText('More options').click();
  const beta = page.locator('deconfuse-metric-parameters').getByLabel('β of F-beta');
  await page.getByRole('searchbox').fill('f_beta');
  const value = page.locator('tr[data-metric=f_beta] .value').first();
  await beta.fill('1000000');
  await expect(value).toHaveText('0.870'); // the recall
  await beta.fill('10000000');
  await expect(beta).toHaveJSProperty('validity.valid', false);
  await beta.fill('-1');
  await expect(beta).toHaveJSProperty('validity.valid', false);
  await expect(value).toHaveText('0.870');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('details below a formula are those of its metric', async ({ page }) => {
  await page.goto('./');

  await test.step('quantities with formulas of their own are worked out below', async () => {
    await page.getByRole('searchbox').fill('recall_ci_wilson');
    await page.locator('tr[data-metric=recall_ci_wilson]').getByRole('button').click();
    const level = page.getByRole('region', { name: 'Formula: normal quantile of the level' });
    await expect(level).toContainText('1.960');
  });

  await test.step('pairs of cases are shown as a 2 × 2 table', async () => {
    await page.getByRole('searchbox').fill('pair_confusion_matrix');
    await page.locator('tr[data-metric=pair_confusion_matrix]').getByRole('button').click();
    const details = page.locator('deconfuse-metric-details');
    const together = details.getByRole('row', { name: 'together in the truth' });
    // 58·57 = 3306 ordered pairs in total.
    await expect(together.getByRole('cell')).toHaveText(['420', '1276']);
    await expect(details.getByRole('row', { name: 'apart in the truth' }).getByRole('cell')).toHaveText([
      '1230',
      '380',
    ]);
  });

  await test.step('a grade is shown with its whole scale and the author of the scale', async () => {
    await page.getByRole('searchbox').fill('landis');
    const row = page.locator('tr[data-metric]');
    await expect(row.getByRole('cell', { name: 'substantial' })).toBeVisible();
    await row.getByRole('button').click();
    const scale = page.locator('.scale');
    await expect(scale.getByRole('listitem')).toHaveCount(6);
    await expect(scale.locator('[aria-current=true]')).toContainText('substantial');
    await expect(page.getByText('A convention of Landis and Koch 1977, not a law.')).toBeVisible();

    await page.getByRole('button', { name: 'ES Español' }).click();
    await expect(row.getByRole('cell', { name: 'considerable' })).toBeVisible();
  });
});

test(
  'the reference is a page of its own with an address, and leads back',
  { tag: ['@quick', '@engine'] },
  async ({ page }) => {
    await page.goto('./');
    await page.getByRole('link', { name: 'Reference' }).click();
    await expect(page).toHaveURL(/#reference$/);
    await expect(page.getByRole('grid')).toBeHidden();
    await page.getByRole('link', { name: 'Back to the calculator' }).click();
    await expect(page.getByRole('grid')).toBeVisible();

    await page.getByRole('button', { name: '0.833 F1 score' }).click();
    const toEntry = page.getByRole('link', { name: 'All about it in the reference' });
    await expect(toEntry).toHaveAttribute('href', '#metric=f1');
    // The fold opens as soon as the link below it has the focus, and moves it.
    await toEntry.focus();
    await toEntry.click();
    await expect(page).toHaveURL(/#metric=f1$/);
    await expect(page.locator('deconfuse-metric-reference').getByText('Dice 1945; van Rijsbergen 1979')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Formula: F1 score' }).first()).toBeVisible();
  },
);

test('the information view is loaded when it is opened', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
  const loaded = page.waitForResponse(/information-view/);
  await page.getByRole('link', { name: 'Information', exact: true }).click();
  expect((await loaded).ok()).toBe(true);
  await expect(page.getByText('Mutual information').first()).toBeVisible();
});
