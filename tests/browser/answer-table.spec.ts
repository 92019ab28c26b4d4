import { chooseExample, expect, test, type Locator, type Page } from './test.ts';

/** Opens the field for pasted answers about the initial example: true spam 20, 3; true ham 5, 30. */
async function openTable(page: Page, fields = ''): Promise<Locator> {
  await page.goto(`./#mode=check${fields}`);
  await page.locator('deconfuse-answer-checker').getByText('Check a whole table').click();
  const table = page.locator('deconfuse-answer-table');
  await expect(table.getByRole('textbox', { name: 'Table of answers' })).toBeVisible();
  return table;
}

async function check(table: Locator, text: string): Promise<void> {
  await table.getByRole('textbox').fill(text);
  await table.getByRole('button', { name: 'Check the table' }).click();
}

const transposed = `              precision    recall  f1-score   support

        spam       0.87      0.80      0.83        25
         ham       0.86      0.91      0.88        33

    accuracy                           0.86        58
`;

test(
  'a report is checked cell by cell, and the slip behind its wrong cells is named',
  { tag: '@quick' },
  async ({ page }) => {
    const table = await openTable(page);
    await check(table, transposed);
    await expect(table.getByText('All 6 that are not right are explained by one slip')).toContainText(
      'rows were read as columns',
      { ignoreCase: true },
    );
    await expect(table.getByText('4 of 10 are right.')).toBeVisible();
    const spam = table.getByRole('row').filter({ hasText: 'spam' });
    await expect(spam.getByRole('button')).toHaveText(['0.87 ✗', '0.80 ✗', '0.83 ✓', '25 ✗']);

    await spam.getByRole('button', { name: 'Precision of “spam”: 0.87, not right' }).press('Enter');
    await expect(table.locator('#verdict')).toContainText('0.800');
    await table.getByRole('button', { name: 'See it in full, above' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('0.87');
  },
);

test('no right value is shown while results are hidden', async ({ page }) => {
  const table = await openTable(page, '&hide=results');
  await check(table, transposed);
  await table.getByRole('button', { name: 'Precision of “spam”: 0.87, not right' }).click();
  await expect(table.locator('#verdict')).toContainText('Not right.');
  await expect(table.locator('#verdict')).not.toContainText('0.800');
});

test('unreadable text is kept, and its place is named', { tag: '@engine' }, async ({ page }) => {
  const table = await openTable(page);
  const text = 'precision of spam = 0.80\nloudness of spam = 0.72';
  await check(table, text);
  const alert = table.getByRole('alert');
  await expect(alert).toContainText('loudness');
  await alert.getByRole('button', { name: 'Line 2, column 1' }).click();
  const textbox = table.getByRole('textbox');
  await expect(textbox).toHaveValue(text);
  await expect(textbox).toBeFocused();
  expect(await textbox.evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(text.indexOf('loudness'));

  await textbox.fill(text.replace('loudness', 'recall'));
  await expect(table.getByText('1 of 2 is right.')).toBeVisible();
});

test('verdicts follow the data', async ({ page }) => {
  const table = await openTable(page);
  await check(table, 'accuracy = 0.86');
  await expect(table.getByText('The answer is right.')).toBeVisible();
  await chooseExample(page, 'Rare disease');
  await expect(table.getByText('0 of 1 are right.')).toBeVisible();
});
