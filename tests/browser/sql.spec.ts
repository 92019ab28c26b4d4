import { input } from './scored-cases.ts';
import { expect, openMore, test, type Locator, type Page } from './test.ts';

const query = (page: Page, name: string): Locator => page.getByRole('region', { name: `Query: ${name}`, exact: true });
const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

/** Pastes as Ctrl+V does. */
async function paste(into: Locator, text: string): Promise<void> {
  await into.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
    );
  }, text);
}

test('queries are written for each engine with the typed names', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./');
  await openMore(page);
  await page.getByRole('link', { name: 'SQL', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'From a billion rows' })).toBeFocused();
  await expect(page).toHaveURL(/#sql$/);
  await expect(input(page)).toBeHidden();

  await field(page, 'Table').fill('shop.orders');
  await field(page, 'True label').fill('it`s');
  await expect(query(page, 'Labels')).toContainText('SELECT `it``s` AS truth,');
  await expect(query(page, 'Labels')).toContainText('FROM `shop`.`orders`');
  await page.getByRole('combobox', { name: 'Engine' }).selectOption('DuckDB');
  await field(page, 'Table').fill('orders/*.parquet');
  await expect(query(page, 'Labels')).toContainText("FROM 'orders/*.parquet'");
  await field(page, 'Positive class').fill("O'Hara");
  await expect(query(page, 'Scores, each of them')).toContainText(`CAST("it\`s" AS VARCHAR) = 'O''Hara'`);
  await field(page, 'Positive class').fill('');
  await expect(query(page, 'Scores, each of them')).toContainText(`CAST("it\`s" AS VARCHAR) = '1'`);
  await page.getByRole('spinbutton', { name: 'Bins' }).fill('200');
  await expect(query(page, 'Scores in bins')).toContainText('FLOOR(CAST("score" AS DOUBLE) * 200) / 200 AS score');
  await page.getByRole('spinbutton', { name: 'to', exact: true }).fill('0');
  await expect(page.getByRole('alert')).toHaveText('The range has to end above where it begins.');
  await page.getByRole('spinbutton', { name: 'to', exact: true }).fill('100');
  await expect(query(page, 'How far the bins can be off')).toContainText('FLOOR(CAST("score" AS DOUBLE) * 2) / 2');

  await page.getByRole('combobox', { name: 'What is counted' }).selectOption('Each group');
  await field(page, 'Group or fold').fill('gender');
  await expect(query(page, 'Labels')).toContainText('SELECT "gender" AS subgroup,');
  await expect(query(page, 'Scores in bins')).toContainText('GROUP BY 1, 2');

  await test.step('typed names stay in another view and in another language', async () => {
    await page.getByRole('link', { name: 'Back to the calculator' }).click();
    await expect(input(page)).toBeVisible();
    await page.getByRole('button', { name: 'ES Español' }).click();
    await openMore(page);
    await page.getByRole('link', { name: 'SQL', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'De mil millones de filas' })).toBeVisible();
    await expect(field(page, 'Tabla')).toHaveValue('orders/*.parquet');
  });
});

test('names are text', async ({ page }) => {
  await page.goto('./#sql');
  await field(page, 'Table').fill('<img src=x onerror=alert(1)>');
  await expect(query(page, 'Labels')).toContainText('<img src=x onerror=alert(1)>');
  await expect(page.locator('deconfuse-sql-queries img')).toHaveCount(0);
});

test('a query is copied if the browser allows it', { tag: '@media' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./#sql');
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByRole('button', { name: '✓ Copied' })).toHaveCount(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await query(page, 'Labels').textContent())!);
});

test('a result reaches the calculator by the link or pasted anywhere', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./#sql');
  await page.getByRole('link', { name: 'Paste the result' }).first().click();
  await expect(input(page)).toBeVisible();
  await page.goBack();

  const bins = 'score,positives,negatives\n0,1000000,3000000\n0.5,3000000,1000000';
  await paste(page.getByRole('heading', { name: 'From a billion rows' }), bins);
  await expect(page).not.toHaveURL(/#sql$/);
  await expect(page.getByText('8 000 000 cases')).toBeVisible();
  // Of the pairs, 9/16 are in order and 6/16 are tied within a bin: AUC is 12/16, give or take half of the ties.
  const error = 'If the counted scores are bins, the AUC of all rows is 0.750 ± 0.188, between 0.562 and 0.938.';
  await expect(page.getByText(error)).toBeVisible();
  await openMore(page);
  await page.getByRole('link', { name: 'SQL', exact: true }).click();
  await expect(page.locator('deconfuse-sql-queries').getByText(error)).toBeVisible();
});

test.describe('while work is kept', () => {
  test.use({ keepsWork: true });

  test('names, engine and bins are restored after a reload', async ({ page }) => {
    await page.goto('./#sql');
    await field(page, 'Table').fill('shop.orders');
    await page.getByRole('combobox', { name: 'Engine' }).selectOption('Trino');
    await page.getByRole('spinbutton', { name: 'Bins' }).fill('64');
    await expect(query(page, 'Scores in bins')).toContainText('FLOOR(CAST("score" AS DOUBLE) * 64) / 64');
    await page.reload();
    await expect(query(page, 'Labels')).toContainText('FROM "shop"."orders"');
    await expect(query(page, 'Scores in bins')).toContainText('FLOOR(CAST("score" AS DOUBLE) * 64) / 64');
    await expect(page.getByRole('spinbutton', { name: 'Bins' })).toHaveValue('64');
    await expect(page.getByRole('combobox', { name: 'Engine' })).toHaveValue('Trino');
  });
});
