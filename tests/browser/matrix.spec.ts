import { chooseExample, expect, replaceText, showText, showTools, test, type Locator, type Page } from './test.ts';

const headline = (page: Page, value: string): Locator =>
  page.locator('deconfuse-headline-numbers').getByRole('button', { name: value, exact: true });
const undo = (page: Page): Locator => page.getByRole('button', { name: 'Undo', exact: true });
const share = (page: Page): Locator => page.getByRole('slider', { name: 'Share of positives' });

/** The code that moves counts is loaded after the first result. */
async function movable(page: Page): Promise<Locator> {
  await page.goto('./');
  await showTools(page);
  await expect(share(page)).toBeVisible();
  return page.getByRole('textbox', { name: 'true spam, predicted spam' });
}

/** Drags from the middle of a cell without releasing the button. */
async function drag(page: Page, cell: Locator, across: number, down = 0): Promise<void> {
  await cell.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await cell.boundingBox())!;
  const [fromX, fromY] = [x + width / 2, y + height / 2];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  // The drag starts once the movement is unmistakable.
  await page.mouse.move(fromX + Math.sign(across) * 5, fromY);
  // Not every browser driver can move the pointer out of the window.
  await page.mouse.move(Math.max(1, fromX + Math.sign(across) * 5 + across), fromY + down, { steps: 10 });
}

test(
  'counts are changed by keyboard alone: arrows, digits, Enter, Tab and Escape',
  { tag: ['@quick', '@engine'] },
  async ({ page }) => {
    await page.goto('./');
    await showTools(page);
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

    // Entering a cell selects its count, so that typing replaces it. Every digit updates the results.
    await page.keyboard.type('40');
    await expect(page.getByRole('button', { name: '0.897 Accuracy' })).toBeVisible();
    await expect(page.locator('deconfuse-input-panel textarea')).toHaveValue('\tspam\tham\nspam\t40\t3\nham\t5\t30');
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

test('the caret moves within a count before it leaves the cell', { tag: '@engine' }, async ({ page }) => {
  await page.goto('./');
  await showTools(page);
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

test('a class is added, named and removed, and the text follows', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./');
  await showTools(page);
  const text = page.locator('deconfuse-input-panel textarea');
  await page.getByTitle('Add a class').click();
  await expect(text).toHaveValue('\tspam\tham\t3\nspam\t20\t3\t0\nham\t5\t30\t0\n3\t0\t0\t0');
  await expect(page.getByText('Read: 58 cases, 3 classes')).toBeVisible();

  const name = page.getByRole('textbox', { name: 'Name of class 3' });
  await name.fill('phish');
  await expect(page.getByRole('textbox', { name: 'true phish, predicted phish' })).toHaveValue('0');
  await expect(text).toHaveValue('\tspam\tham\tphish\nspam\t20\t3\t0\nham\t5\t30\t0\nphish\t0\t0\t0');

  // A single letter, because every further letter would rename the class once more.
  await page.getByRole('textbox', { name: 'Name of class ham' }).fill('h');
  await expect(text).toHaveValue(/h\tphish/);
  // The text changes at once; the matrix follows when the text has been read.
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
  await showTools(page);
  await page.getByRole('textbox', { name: 'Name of class spam' }).fill('junk');
  const choice = page.getByRole('group', { name: 'Positive class' });
  await expect(choice.getByRole('button', { name: 'junk' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Finds 20 of the 23 cases of “junk”').first()).toBeVisible();
});

test('transposing a matrix or labels swaps precision and recall', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./');
  await showTools(page);
  await page.getByRole('button', { name: 'Transpose' }).click();
  await expect(page.getByRole('button', { name: '0.870 Precision' })).toBeVisible();
  await expect(page.getByRole('button', { name: '0.800 Recall' })).toBeVisible();
  await page.getByRole('button', { name: 'Transpose' }).click();
  await expect(page.getByRole('button', { name: '0.800 Precision' })).toBeVisible();

  const text = page.locator('deconfuse-input-panel textarea');
  await replaceText(text, 'yes,yes\nyes,no\nno,no');
  await expect(page.getByRole('button', { name: '0.500 Recall' })).toBeVisible();
  await page.getByRole('button', { name: 'Transpose' }).click();
  await expect(page.getByRole('button', { name: '0.500 Precision' })).toBeVisible();
  await expect(text).toHaveValue('\tno\tyes\nno\t1\t1\nyes\t0\t1');
  await showText(page);
  await page.getByRole('button', { name: 'Back to your own text' }).click();
  await expect(text).toHaveValue('yes,yes\nyes,no\nno,no');
});

test('the counts are shown as shares, and refused if invalid', async ({ page }) => {
  await page.goto('./');
  await showTools(page);

  await test.step('the matrix is shown as counts or as shares of rows, columns or all cases, with totals', async () => {
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

  await test.step('an invalid count is refused, reported and left in the field', async () => {
    const found = page.getByRole('textbox', { name: 'true spam, predicted spam' });
    for (const wrong of ['-1', 'ten', '1e999']) {
      await found.fill(wrong);
      await expect(found).toHaveAttribute('aria-invalid', 'true');
      await expect(found).toHaveValue(wrong);
      await expect(page.getByText('A count is a number, 0 or more.')).toBeVisible();
      // The text was a 1 at first, as it was typed key by key.
      if (wrong !== '1e999') await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
    }
    await found.fill('12.5');
    await expect(found).toHaveAttribute('aria-invalid', 'false');
    await expect(page.getByText('Read: 50.5 cases')).toBeVisible();
  });
});

test('one class against the rest: its four regions are marked and counted', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./');
  await showTools(page);
  await chooseExample(page, 'Four classes');
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

test(
  'a count is dragged sideways, everything follows, and each drag is one undo step',
  { tag: ['@quick', '@engine'] },
  async ({ page }) => {
    const found = await movable(page);
    await drag(page, found, 40, 12);
    await expect(found).toHaveValue('30');
    await expect(headline(page, '0.882 Accuracy')).toBeVisible();
    await expect(page.getByText('Finds 30 of the 33 cases of “spam”').first()).toBeVisible();
    await page.mouse.up();
    await drag(page, found, -400);
    await expect(found).toHaveValue('0');
    await expect(headline(page, '0 Recall')).toBeVisible();
    await page.mouse.up();
    await expect(page.locator('deconfuse-input-panel textarea')).toHaveValue('\tspam\tham\nspam\t0\t3\nham\t5\t30');

    // The next typing replaces the count.
    await expect(found).toBeFocused();
    const selected = () => found.evaluate((input: HTMLInputElement) => input.selectionEnd! - input.selectionStart!);
    await expect.poll(selected).toBe(1);
    await page.keyboard.type('6');
    await expect(found).toHaveValue('6');
    for (const before of ['0', '30', '20']) {
      await undo(page).click();
      await expect(found).toHaveValue(before);
    }
    await expect(headline(page, '0.862 Accuracy')).toBeVisible();
    await expect(undo(page)).toBeDisabled();
  },
);

test(
  'a click on a count selects it, as before, and the next one sets the caret',
  { tag: '@engine' },
  async ({ page }) => {
    const found = await movable(page);
    const selection = (): Promise<number> =>
      found.evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => selectionEnd! - selectionStart!);
    await found.click();
    await expect(found).toBeFocused();
    expect(await selection()).toBe(2);
    await page.keyboard.type('7');
    await expect(found).toHaveValue('7');
    await page.keyboard.type('5');
    await found.click();
    expect(await selection()).toBe(0);
    await expect(found).toHaveValue('75');
  },
);

test('Alt with an arrow key changes a count by a step', { tag: '@engine' }, async ({ page }) => {
  const found = await movable(page);
  await expect(page.getByRole('grid')).toHaveAttribute('title', /Alt/);
  await found.focus();
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(found).toHaveValue('22');
  await expect(headline(page, '0.867 Accuracy')).toBeVisible();
  // Plain arrow keys move as usual and select the count.
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('textbox', { name: 'true spam, predicted ham' })).toBeFocused();
  await undo(page).click();
  await expect(found).toHaveValue('20');
  await expect(undo(page)).toBeDisabled();
});

test('Alt with the wheel changes a count by a step, and nothing scrolls', { tag: '@wheel' }, async ({ page }) => {
  const found = await movable(page);
  await found.hover();
  await page.keyboard.down('Alt');
  await page.mouse.wheel(0, -120);
  await expect(found).toHaveValue('21');
  await page.mouse.wheel(0, 120);
  await page.mouse.wheel(0, 120);
  await expect(found).toHaveValue('19');
  await page.keyboard.up('Alt');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await undo(page).click();
  await expect(found).toHaveValue('20');
});

test('a finger drags a count sideways and scrolls the page vertically', { tag: '@finger' }, async ({ page }) => {
  const found = await movable(page);
  const devices = await page.context().newCDPSession(page);
  const swipe = async (across: number, down: number): Promise<void> => {
    await found.evaluate((cell) => cell.scrollIntoView({ block: 'center' }));
    const { x, y, width, height } = (await found.boundingBox())!;
    const at = (part: number) => ({ x: x + width / 2 + part * across, y: y + height / 2 + part * down });
    await devices.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
    for (let step = 1; step <= 20; step++) {
      await devices.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(step / 20)] });
    }
    await devices.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(4, -150);
  await expect(found).toHaveValue('20');
  await expect(undo(page)).toBeDisabled();
  await swipe(90, 3);
  // The exact start of a finger's drag depends on the browser.
  await expect(found).toHaveValue(/^(3[5-9]|4[0-2])$/);
  await expect(headline(page, '0.862 Accuracy')).toHaveCount(0);
  await undo(page).click();
  await expect(found).toHaveValue('20');
});

test(
  'precision drops with a rarer class while both rates are held',
  { tag: ['@quick', '@engine'] },
  async ({ page, isMobile }) => {
    await movable(page);
    await chooseExample(page, 'Rare disease');
    await expect(headline(page, '0.200 Precision')).toBeVisible();
    await expect(share(page)).toHaveAttribute('aria-valuetext', '1\u00a0%');
    await share(page).focus();
    await page.keyboard.press('Home');
    await expect(share(page)).toHaveAttribute('aria-valuetext', '0.1\u00a0%');
    await expect(headline(page, '0.024 Precision')).toBeVisible();
    await expect(headline(page, '0.100 Recall')).toBeVisible();
    await expect(page.getByText('Read: 1000 cases')).toBeVisible();
    await page.keyboard.press('End');
    await expect(headline(page, '1.000 Precision')).toBeVisible();
    await expect(headline(page, '0.100 Recall')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(headline(page, '0.200 Precision')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'true ill, predicted ill' })).toHaveValue('1');

    if (!isMobile) {
      const { x, y, width, height } = (await share(page).boundingBox())!;
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      for (const part of [0.6, 0.8, 0.3, 0.5]) await page.mouse.move(x + part * width, y + height / 2, { steps: 4 });
      await page.mouse.up();
      await expect(headline(page, '0.100 Recall')).toBeVisible();
      await expect(headline(page, '0.200 Precision')).toHaveCount(0);
      await undo(page).click();
      await expect(headline(page, '0.200 Precision')).toBeVisible();
      await expect(page.locator('deconfuse-example-list [aria-pressed=true]')).toHaveText('Rare disease');
    }

    // Without cases there is no rate to hold.
    await page.getByRole('textbox', { name: 'true ill, predicted ill' }).fill('0');
    await page.getByRole('textbox', { name: 'true ill, predicted healthy' }).fill('0');
    await expect(share(page)).toBeDisabled();
    await expect(share(page)).toHaveAttribute('title', /without cases/);
  },
);

test('every case has a dot, in the cell where it is counted', async ({ page, isMobile }) => {
  const found = await movable(page);
  const dots = page.locator('deconfuse-case-dots');
  if (isMobile) return expect(dots).toBeHidden();
  const shown = (region = ''): Locator => dots.locator(`circle${region}:not([style*='scale(0)'])`);
  await expect(shown()).toHaveCount(58);
  await expect(shown('.tp')).toHaveCount(20);
  await expect(shown('.fn')).toHaveCount(3);
  await expect(dots).toHaveText('1 dot = 1 case');
  await found.fill('12');
  await expect(shown('.tp')).toHaveCount(12);
  await chooseExample(page, 'Four classes');
  await expect(shown('.right')).toHaveCount(45);
  await expect(shown('.wrong')).toHaveCount(13);
  await chooseExample(page, 'Rare disease');
  await expect(dots).toHaveText('1 dot = 10 cases');
  await expect(dots.locator('[aria-hidden=true] svg')).toHaveCount(1);
});
