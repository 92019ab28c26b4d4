import { expect, showText, type Page } from './test.ts';

/** The SQL queries in all their states, each shown in turn, in any language. */
export async function* statesOfTheQueries(page: Page): AsyncGenerator<string> {
  await page.goto('./');
  await showText(page);
  await page.locator('textarea').fill('score,positives,negatives\n0,1,3\n0.5,3,1');
  await expect(page.locator('deconfuse-binning-error p')).toBeVisible();
  await page.goto('./#sql');
  const view = page.locator('deconfuse-sql-queries');
  await expect(view.locator('pre')).toHaveCount(4);
  await expect(view.locator('deconfuse-binning-error p')).toBeVisible();
  yield 'as it opens, with counts in the calculator';
  await view.locator('input').first().fill('long'.repeat(100));
  await view.getByRole('combobox').first().selectOption({ index: 3 });
  await view.locator('[role=spinbutton]').last().fill('-1');
  await expect(view.locator('[role=alert]')).toBeVisible();
  yield 'a long name and a range that is none';
}
