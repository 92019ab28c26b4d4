import { expect, paste, showText, test, type Locator, type Page } from './test.ts';

const table = (page: Page): Locator => page.locator('deconfuse-side-by-side');
const cellsOf = (page: Page, part: string): Locator =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: part, exact: true }) })
    .getByRole('cell');

/** Lines with this many right and wrong cases of two classes. */
const cases = (before: string, right: number, wrong: number): string[] =>
  Array.from({ length: right + wrong }, (_, at) => {
    const truth = at % 2 === 0 ? 'yes' : 'no';
    return `${before}${truth},${at < right ? truth : truth === 'yes' ? 'no' : 'yes'}`;
  });

test(
  'folds stand side by side, pooled beside their mean, and each can be shown',
  { tag: '@quick' },
  async ({ page }) => {
    await paste(page, ['fold,truth,predicted', ...cases('1,', 8, 2), ...cases('2,', 3, 3)].join('\n'));
    await expect(cellsOf(page, 'All cases together').first()).toHaveText('0.688');
    await expect(cellsOf(page, '1').first()).toHaveText('0.800');
    await expect(cellsOf(page, '2').first()).toHaveText('0.500');
    await expect(table(page).getByText('(0.800 + 0.500) / 2 = 0.650')).toBeVisible();

    await table(page).getByRole('button', { name: '2', exact: true }).click();
    await expect(page.getByRole('button', { name: '0.500 Accuracy' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Formula: Accuracy' })).toContainText('6');
    await expect(table(page).getByText('The page shows 2.')).toBeVisible();
    await table(page).getByRole('button', { name: 'Show all cases' }).click();
    await expect(page.getByRole('button', { name: '0.688 Accuracy' })).toBeVisible();
  },
);

test('the mean of the folds given as the value of all cases is recognised', async ({ page }) => {
  await paste(page, ['fold,truth,predicted', ...cases('1,', 8, 2), ...cases('2,', 3, 3)].join('\n'));
  await expect(page.getByRole('button', { name: '0.688 Accuracy' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('0.650');
  await expect(page.locator('deconfuse-metric-stage')).toContainText('the mean of the 2 parts was given');
});

test('any number of models is compared, and one click shows another', { tag: '@quick' }, async ({ page }) => {
  const lines = Array.from({ length: 40 }, (_, at) => {
    const [truth, other] = at % 2 === 0 ? ['spam', 'ham'] : ['ham', 'spam'];
    return [truth, at < 38 ? truth : other, at < 34 ? truth : other, at < 16 ? truth : other].join(',');
  });
  await paste(page, ['truth,forest,svm,dummy', ...lines].join('\n'));
  await expect(cellsOf(page, 'forest').first()).toHaveText('0.950');
  await expect(cellsOf(page, 'dummy').first()).toHaveText('0.400');
  await expect(table(page).getByText(/Cochran’s Q = .* with 2 degrees of freedom/)).toBeVisible();
  await table(page).getByText('Pairs of models').click();
  await expect(table(page).getByRole('row', { name: /forest dummy/ })).toBeVisible();
  await cellsOf(page, 'svm').first().getByRole('button').click();
  await expect(page.getByRole('button', { name: '0.850 Accuracy' })).toBeVisible();
});

test('groups are compared, with criteria of fairness', { tag: '@quick' }, async ({ page }) => {
  await paste(page, ['gender,truth,predicted', ...cases('women,', 12, 8), ...cases('men,', 18, 2)].join('\n'));
  await expect(cellsOf(page, 'men').first()).toHaveText('0.900');
  await expect(cellsOf(page, 'women').first()).toContainText('0.600');
  await expect(cellsOf(page, 'women').first()).toContainText('worst group');
  await table(page).getByText('Fairness: is “yes” predicted alike').click();
  const fairness = table(page).locator('deconfuse-fairness-table');
  await expect(
    fairness
      .getByRole('row', { name: /Equal opportunity/ })
      .getByRole('cell')
      .nth(1),
  ).toHaveText('0.300');
});

test('matrices of one text are put side by side by a click', { tag: '@quick' }, async ({ page }) => {
  await paste(page, 'Model A:\n\n[[50 3]\n [ 4 40]]\n\nModel B:\n\n[[48 5]\n [ 9 35]]\n');
  await showText(page);
  await page.getByRole('button', { name: 'All 2 side by side' }).click();
  await page.keyboard.press('Escape');
  await expect(cellsOf(page, 'Model A').first()).toHaveText('0.928');
  await expect(cellsOf(page, 'Model B').first()).toHaveText('0.856');
  // Of the 53 cases of the first class, 50 and 48 are right: a difference of 3.8 per cent.
  await table(page).getByText('Difference of two matrices').click();
  await expect(table(page).locator('deconfuse-matrix-difference tbody td').first()).toHaveText('+3.8');
});

test(
  'raters are compared by their agreement, and their majority can serve as the truth',
  { tag: '@quick' },
  async ({ page }) => {
    await paste(page, 'item,rater1,rater2,rater3\n1,a,a,b\n2,b,b,b\n3,a,,a\n4,a,a,a\n5,b,b,a');
    await expect(page.getByText(/Two ratings of the same item agree in/)).toBeVisible();
    await expect(page.locator('deconfuse-rater-pairs').getByRole('row', { name: /^rater1/ })).toContainText('1');
    await page
      .getByRole('button', { name: /Fleiss/ })
      .first()
      .click();
    await expect(page.getByRole('region', { name: /Formula: Fleiss/ })).toBeVisible();
    await page.getByRole('button', { name: 'Take the majority as the truth' }).click();
    await expect(cellsOf(page, 'rater1').first()).toHaveText('1');
    await expect(cellsOf(page, 'rater3').first()).toHaveText('0.500');
  },
);

test('models with scores are chosen in place', async ({ page }) => {
  await paste(page, 'y,A,B,C\n1,0.9,0.2,0.6\n0,0.1,0.8,0.5\n1,0.8,0.3,0.7\n0,0.4,0.9,0.65');
  await expect(cellsOf(page, 'A').first()).toHaveText('1');
  await expect(cellsOf(page, 'B').first()).toHaveText('0');
  await table(page).getByRole('button', { name: 'C', exact: true }).click();
  await expect(page.getByRole('button', { name: '0.750 Area under the ROC curve' })).toBeVisible();
});

test('curves of folds are overlaid, and the curve of all cases is labelled', async ({ page }) => {
  const lines = ['1,1,0.9', '1,0,0.2', '1,1,0.6', '1,0,0.7', '2,1,0.8', '2,0,0.1', '2,1,0.4', '2,0,0.3'];
  await paste(page, ['fold,y,score', ...lines].join('\n'));
  await expect(cellsOf(page, '1').first()).toHaveText('0.750');
  await expect(cellsOf(page, '2').first()).toHaveText('1');
  const figure = page.locator('figure').filter({ has: page.getByRole('heading', { name: 'ROC curve', exact: true }) });
  await expect(figure.getByText(/^all cases/)).toBeVisible();
  await table(page).getByTitle('Show 1 on the whole page').click();
  await expect(page.getByRole('button', { name: '0.750 Area under the ROC curve' })).toBeVisible();
});
