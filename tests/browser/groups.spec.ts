import { chooseExample, expect, replaceText, test } from './test.ts';

test('groups of two clusterings keep their names, and the texts speak of groups', async ({ page }) => {
  await page.goto('./');
  await chooseExample(page, 'Two clusterings');
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('textbox', { name: /^Name of class/ })).toHaveCount(7);
  await expect(grid.getByRole('columnheader')).toHaveCount(6);
  await expect(page.getByText('33 cases, 4 true and 3 predicted groups.')).toBeVisible();
  await expect(
    page.getByText('If each predicted group stands for its most frequent true one, 23 are right.').first(),
  ).toBeVisible();

  // ARI = (n·Σ pairs in cells − product) / …, by hand: 1239/2449.
  await expect(page.getByRole('button', { name: '0.506 Adjusted Rand index' })).toBeVisible();
  await expect(page.getByText('Positive:')).toHaveCount(0);
  await expect(page.getByText('Class by class')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Accuracy$/ })).toHaveCount(0);
});

test('a table of groups is transposed, edited and renamed', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./');
  await chooseExample(page, 'Two clusterings');
  await expect(page.getByText('33 cases, 4 true and 3 predicted groups.')).toBeVisible();
  await page.getByRole('button', { name: 'Transpose' }).click();
  await expect(page.getByText('33 cases, 3 true and 4 predicted groups.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'true A, predicted bird' })).toHaveValue('9');
  // The index is symmetric in truth and prediction.
  await expect(page.getByRole('button', { name: '0.506 Adjusted Rand index' })).toBeVisible();

  await page.getByRole('textbox', { name: 'true A, predicted bird' }).fill('19');
  await expect(page.getByText('43 cases, 3 true and 4 predicted groups.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of class bird' }).fill('owl');
  await expect(page.getByRole('textbox', { name: 'true A, predicted owl' })).toHaveValue('19');
});

test('a table that is not square is read as groups, with a notice', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('textbox', { name: 'Paste labels' }).fill('1 2 3 4\n5 6 7 9\n9 8 7 5');
  await expect(page.getByText('66 cases, 3 true and 4 predicted groups.')).toBeVisible();
  await expect(page.getByText('Rows (3) and columns (4) were taken for different groups')).toBeVisible();
});

test('a table of 60 × 45 groups is shown in a window', { tag: '@engine' }, async ({ page }) => {
  await page.goto('./');
  const row = (index: number): string => Array.from({ length: 45 }, (_, at) => ((index * at) % 7) + 1).join(' ');
  const table = Array.from({ length: 60 }, (_, index) => row(index)).join('\n');
  await replaceText(page.getByRole('textbox', { name: 'Paste labels' }), table);
  await expect(page.getByText('cases, 60 true and 45 predicted groups.')).toBeVisible();
  await page.getByText('Edit the counts').click();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '62');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-colcount', '47');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );
});
