// Rows that stand for many cases, as GROUP BY prints them, in every part of the page.
import { rate, threshold, input } from './scored-cases.ts';
import { expect, openExport, replaceText, test, type Locator, type Page } from './test.ts';

const labels =
  'truth,predicted,count\nham,ham,500000000\nham,spam,20000000\nspam,spam,300000000\nspam,ham,5000000\neggs,eggs,70000000';
const scores = 'score,positives,negatives\n0.9,1000000,10000\n0.5,300000,400000\n0.2,10000,500000\n0.1,1000,900000';

const headline = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

async function open(page: Page, text: string): Promise<void> {
  await page.goto('./');
  await expect(headline(page, '0.862 Accuracy')).toBeVisible();
  await replaceText(input(page), text);
  await expect(headline(page, '0.862 Accuracy')).toBeHidden();
}

const section = (page: Page, title: string): Locator =>
  page.locator('details.more, deconfuse-scores details').locator('> summary', { hasText: title });

/** Opens the full report, which takes some time to load. */
async function report(page: Page): Promise<Locator> {
  await section(page, 'Full report').click();
  const sheet = page.locator('deconfuse-full-report deconfuse-report-sheet');
  await expect(sheet).toBeVisible({ timeout: 60_000 });
  return sheet;
}

test('counts of labels', async ({ page }) => {
  await open(page, labels);
  await expect(page.locator('#understood')).toContainText('895 000 000 cases, 3 classes');
  await expect(page.locator('#understood')).toContainText('Each of the 5 rows stands for as many cases');
  await expect(headline(page, '0.972 Accuracy')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'true ham, predicted spam' })).toHaveValue('20000000');

  await page.getByRole('link', { name: 'Information', exact: true }).click();
  await expect(page.locator('deconfuse-information-view').getByText('Mutual information').first()).toBeVisible();
  await openExport(page);
  const program = page.locator('deconfuse-reproduce pre');
  await expect(program).toContainText('500000000');
  const sheet = await report(page);
  await expect(sheet).toContainText('Read as true and predicted classes with their counts. Cases: 895 000 000.');
  await expect(sheet.getByRole('columnheader', { name: 'Row', exact: true })).toBeVisible();
  await expect(sheet.getByRole('columnheader', { name: 'Cases', exact: true })).toBeVisible();

  await page.goto('./#mode=check&ask=accuracy');
  await page.getByRole('textbox', { name: 'Your answer' }).first().fill('870/895');
  await expect(page.locator('deconfuse-answer-verdict').first()).toContainText(/right|correct/i);
});

test('counts of scores', async ({ page }) => {
  await open(page, scores);
  await expect(page.locator('#understood')).toContainText('3 121 000 cases, 1 311 000 positive (“1”), 1 model.');
  await expect(headline(page, '0.968 Area under the ROC curve')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Threshold t' }).fill('0.5');
  await expect(rate(page, 'Precision')).toContainText('0.760');
  const handle = threshold(page, 'ROC curve');
  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await expect(rate(page, 'Precision')).not.toContainText('0.760');
  await expect(page.getByRole('heading', { name: 'Histogram of the scores' })).toBeVisible();
  await section(page, 'AUC and its uncertainty').click();
  await expect(page.locator('deconfuse-score-inference')).toContainText('[0.968, 0.968]');
  await openExport(page);
  await expect(page.locator('deconfuse-reproduce pre')).toContainText('1000000');
  const sheet = await report(page);
  await expect(sheet).toContainText('Read as scores with the counts of both classes. Cases: 3 121 000.');

  await page.goto('./#mode=check&ask=roc_auc');
  await page.getByRole('textbox', { name: 'Your answer' }).first().fill('0.968');
  await expect(page.locator('deconfuse-answer-verdict').first()).toContainText(/right|correct/i);
});

for (const width of [1280, 360]) {
  test(`no count of many cases is cut off, ${width} pixels wide`, { tag: '@engine' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page, 'score,positives,negatives\n0.9,31234567,1234567\n0.5,32345678,11345678\n0.2,4345678,90234567');
    const counts = page.locator('deconfuse-curve-plots dd, deconfuse-score-threshold tbody td');
    await expect(counts.filter({ hasText: '63 580 245' })).toHaveCount(2);
    const cut = await counts.evaluateAll((cells) =>
      cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  });
}
