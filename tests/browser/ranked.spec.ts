import { expect, paste, test, type Locator, type Page } from './test.ts';

const exercise =
  '10 documents, 7 relevant, found at 1, 3, 4, 6, 9: precision, recall, F, AP, interpolated at 11 levels';

const list = (page: Page): Locator => page.locator('deconfuse-ranked-list');
const value = (page: Page, name: string): Locator =>
  list(page)
    .locator('dl > div', { has: page.getByText(name, { exact: true }) })
    .locator('dd');

test('an exercise on ten documents is solved by pasting its text', { tag: '@quick' }, async ({ page }) => {
  await paste(page, exercise);
  await expect(page.getByText('A ranked list of 10 items.')).toBeVisible();
  for (const number of ['0.520 Average precision', '0.500 Precision at k', '0.714 Recall at k', '0.588 F1 at k'])
    await expect(page.getByRole('button', { name: number })).toBeVisible();
  await expect(list(page).getByText('AP = (1/1 + 2/3 + 3/4 + 4/6 + 5/9) / 7 = 0.520')).toBeVisible();
  await expect(list(page).getByText('2 relevant items were not returned')).toBeVisible();
  await expect(list(page).locator('svg').getByText('11 levels: 0.548')).toBeVisible();
  const rows = list(page).getByRole('row');
  await expect(rows.nth(6)).toHaveText(/6\s*●\s*4\/6 =\s*0\.667\s*4\/7 =\s*0\.571/);

  // The curves tab shows the list alone.
  await page.getByRole('link', { name: 'Curves', exact: true }).first().click();
  await expect(list(page)).toBeVisible();
  await expect(page.locator('deconfuse-metric-stage')).toBeHidden();
});

test('a list is answered and edited', async ({ page }) => {
  await paste(page, exercise);

  await test.step('a slip is recognised', async () => {
    await page.getByRole('textbox', { name: 'Your answer' }).fill('0.728');
    await expect(page.locator('deconfuse-metric-stage')).toContainText(
      'the relevant items that were not returned were not counted',
    );
  });

  await test.step('the cutoff is dragged, and a dot reverses the relevance of an item', async () => {
    const cut = list(page).getByRole('slider', { name: 'Cut the list after rank' });
    await cut.fill('4');
    await expect(value(page, 'Precision')).toHaveText(/3\/4 =\s*0\.750/);
    await expect(page.getByRole('button', { name: '0.750 Precision at k' })).toBeVisible();
    await cut.press('ArrowLeft');
    await expect(value(page, 'k')).toHaveText('3');

    await list(page).getByRole('button', { name: 'Rank 2: Not relevant' }).click();
    await expect(list(page).getByRole('button', { name: 'Rank 2: Relevant' })).toBeVisible();
    await expect(list(page).getByText('AP = (1/1 + 2/2 + 3/3 + 4/4 + 5/6 + 6/9) / 7 = 0.786')).toBeVisible();
  });
});

test('several queries have values each, and one of them is shown', async ({ page }) => {
  await paste(page, 'q1: R N R (3 relevant)\nq2: N R (1 relevant)');
  await expect(page.getByRole('button', { name: '0.528 Mean average precision' })).toBeVisible();
  await page.getByRole('button', { name: 'q2', exact: true }).click();
  await expect(list(page).getByText('AP = (1/2) / 1 = 0.500')).toBeVisible();
});

test('one list of two symbols can be read as ranked, either of them relevant', async ({ page }) => {
  await paste(page, 'a b a a b');
  await page.getByRole('button', { name: 'It is a ranked list' }).click();
  await expect(page.getByText('“a” was taken to mark relevant items.')).toBeVisible();
  await page.getByRole('button', { name: 'Relevant is: “b”' }).click();
  await expect(list(page).getByText('AP = (1/2 + 2/5) / 2 = 0.450')).toBeVisible();
});
