import { expect, test } from './test.ts';

test(
  'counts are changed by keyboard alone: arrows, digits, Enter, Tab and Escape',
  { tag: ['@quick', '@engine'] },
  async ({ page }) => {
    await page.goto('./');
    const found = page.getByRole('textbox', { name: 'true spam, predicted spam' });
    const missed = page.getByRole('textbox', { name: 'true spam, predicted ham' });
    const alarm = page.getByRole('textbox', { name: 'true ham, predicted spam' });
    const rest = page.getByRole('textbox', { name: 'true ham, predicted ham' });

    await found.focus();
    await page.keyboard.press('ArrowRight');
    await expect(missed).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(rest).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(alarm).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(found).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(found).toBeFocused();

    // Going to a cell selects its count, so that typing replaces it, and the matrix computes with every digit.
    await page.keyboard.type('40');
    await expect(page.getByRole('button', { name: '0.897 Accuracy' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Paste labels' })).toHaveValue(
      '\tspam\tham\nspam\t40\t3\nham\t5\t30',
    );
    await expect(page.getByText('Finds 40 of the 43 cases of “spam”').first()).toBeVisible();

    await page.keyboard.press('Enter');
    await expect(alarm).toBeFocused();
    await page.keyboard.type('0');
    await page.keyboard.press('Tab');
    await expect(rest).toBeFocused();
    await expect(alarm).toHaveValue('0');
    await expect(page.getByRole('button', { name: '1 Precision', exact: true })).toBeVisible();

    await page.keyboard.type('7');
    await expect(page.getByText('Read: 50 cases')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(rest).toHaveValue('30');
    await expect(page.getByText('Read: 73 cases')).toBeVisible();
  },
);

test('the caret walks inside a count before it leaves the cell', { tag: '@engine' }, async ({ page }) => {
  await page.goto('./');
  const found = page.getByRole('textbox', { name: 'true spam, predicted spam' });
  await found.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('1');
  await expect(found).toHaveValue('210');
  await page.keyboard.press('ArrowRight');
  await expect(found).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('textbox', { name: 'true spam, predicted ham' })).toBeFocused();
});

test('what is no count is refused, said and left where it was typed', async ({ page }) => {
  await page.goto('./');
  const found = page.getByRole('textbox', { name: 'true spam, predicted spam' });
  for (const wrong of ['-1', 'ten', '1e999']) {
    await found.fill(wrong);
    await expect(found).toHaveAttribute('aria-invalid', 'true');
    await expect(found).toHaveValue(wrong);
    await expect(page.getByText('A count is a number, 0 or more.')).toBeVisible();
    // Typed key by key it was a 1 at first.
    if (wrong !== '1e999') await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
  }
  await found.fill('12.5');
  await expect(found).toHaveAttribute('aria-invalid', 'false');
  await expect(page.getByText('Read: 50.5 cases')).toBeVisible();
});

test('a class is added, named and removed, and the text follows', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./');
  const text = page.getByRole('textbox', { name: 'Paste labels' });
  await page.getByTitle('Add a class').click();
  await expect(text).toHaveValue('\tspam\tham\t3\nspam\t20\t3\t0\nham\t5\t30\t0\n3\t0\t0\t0');
  await expect(page.getByText('Read: 58 cases, 3 classes')).toBeVisible();

  const name = page.getByRole('textbox', { name: 'Name of class 3' });
  await name.fill('phish');
  await expect(page.getByRole('textbox', { name: 'true phish, predicted phish' })).toHaveValue('0');
  await expect(text).toHaveValue('\tspam\tham\tphish\nspam\t20\t3\t0\nham\t5\t30\t0\nphish\t0\t0\t0');

  // Of one letter: each letter of a longer name would be a name for a moment.
  await page.getByRole('textbox', { name: 'Name of class ham' }).fill('h');
  await expect(text).toHaveValue(/h\tphish/);
  // The text comes at once, the matrix when the text has been read.
  await expect(page.getByRole('textbox', { name: 'Name of class h', exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of class phish' }).fill('h');
  await expect(page.getByText('Every class needs a name of its own.')).toBeVisible();
  await expect(text).toHaveValue(/h\tphish/);

  await page.getByRole('button', { name: 'Remove class h', exact: true }).click();
  await expect(text).toHaveValue('\tspam\tphish\nspam\t20\t0\nphish\t0\t0');
  await expect(page.getByRole('button', { name: /^Remove class/ })).toHaveCount(0);
});

test('a positive class that is renamed stays the positive one', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('textbox', { name: 'Name of class spam' }).fill('junk');
  const choice = page.getByRole('group', { name: 'Positive class' });
  await expect(choice.getByRole('button', { name: 'junk' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Finds 20 of the 23 cases of “junk”').first()).toBeVisible();
});

test('transposing swaps precision and recall, of a matrix and of labels', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Transpose' }).click();
  await expect(page.getByRole('button', { name: '0.870 Precision' })).toBeVisible();
  await expect(page.getByRole('button', { name: '0.800 Recall' })).toBeVisible();
  await page.getByRole('button', { name: 'Transpose' }).click();
  await expect(page.getByRole('button', { name: '0.800 Precision' })).toBeVisible();

  const text = page.getByRole('textbox', { name: 'Paste labels' });
  await text.fill('yes,yes\nyes,no\nno,no');
  await expect(page.getByRole('button', { name: '0.500 Recall' })).toBeVisible();
  await page.getByRole('button', { name: 'Transpose' }).click();
  await expect(page.getByRole('button', { name: '0.500 Precision' })).toBeVisible();
  await expect(text).toHaveValue('\tno\tyes\nno\t1\t1\nyes\t0\t1');
  await page.getByRole('button', { name: 'Back to your own text' }).click();
  await expect(text).toHaveValue('yes,yes\nyes,no\nno,no');
});

test('the matrix is shown as counts or as shares of rows, columns or all, and totals beside them', async ({ page }) => {
  await page.goto('./');
  const grid = page.getByRole('grid', { name: 'Confusion matrix' });
  await expect(grid.getByRole('row', { name: 'total' }).last()).toHaveText(/total\s*25\s*33\s*58/);
  await expect(grid.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'spam' }) })).toHaveText(
    /23\s*$/,
  );

  const view = page.getByRole('combobox', { name: 'Show' });
  await view.selectOption('Confusion matrix, rows normalised');
  await expect(grid.getByTitle('true spam, predicted ham')).toHaveText('0.130');
  await expect(grid.getByRole('textbox')).toHaveCount(0);
  await view.selectOption('Confusion matrix, columns normalised');
  await expect(grid.getByTitle('true spam, predicted ham')).toHaveText('0.091');
  await view.selectOption('Joint distribution of truth and prediction');
  await expect(grid.getByTitle('true spam, predicted ham')).toHaveText('0.052');
  await view.selectOption('Confusion matrix');
  await expect(grid.getByRole('textbox', { name: 'true spam, predicted ham' })).toHaveValue('3');
});

test('one class against the rest: its four regions are marked and counted', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Four classes' }).click();
  await page.getByRole('combobox', { name: 'One class' }).selectOption('C3');

  await expect(page.getByRole('textbox', { name: 'true C3, predicted C3 (TP)' })).toHaveValue('12');
  await expect(page.getByRole('textbox', { name: 'true C3, predicted C1 (FN)' })).toHaveValue('3');
  await expect(page.getByRole('textbox', { name: 'true C2, predicted C3 (FP)' })).toHaveValue('2');
  const rest = page.getByRole('table', { name: '“C3” against the rest' });
  await expect(rest.getByRole('cell', { name: 'TP' })).toHaveText(/12/);
  await expect(rest.getByRole('cell', { name: 'FN' })).toHaveText(/5/);
  await expect(rest.getByRole('cell', { name: 'FP' })).toHaveText(/3/);
  await expect(rest.getByRole('cell', { name: 'TN' })).toHaveText(/38/);

  const colours = new Set<string>();
  for (const region of [
    'true C3, predicted C3',
    'true C3, predicted C1',
    'true C2, predicted C3',
    'true C1, predicted C1',
  ]) {
    const cell = page.getByRole('gridcell').filter({ has: page.getByRole('textbox', { name: region }) });
    colours.add(await cell.evaluate((element) => getComputedStyle(element).backgroundColor));
  }
  expect(colours.size).toBe(4);

  await page.getByRole('combobox', { name: 'One class' }).selectOption('all');
  await expect(page.getByRole('textbox', { name: 'true C3, predicted C3', exact: true })).toBeVisible();
  await expect(page.locator('deconfuse-matrix-panel').getByRole('table', { name: 'against the rest' })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Filter metrics' }).fill('precision');
  const precision = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Precision', exact: true }) });
  await expect(precision.getByRole('cell', { name: '0.714', exact: true })).toBeVisible();
});
