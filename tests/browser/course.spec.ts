import { expect, test, type Locator, type Page } from './test.ts';

async function openExercises(page: Page, fields = ''): Promise<Locator> {
  await page.goto(`./#mode=check${fields}`);
  await page.locator('deconfuse-answer-checker').getByText('For lecturers').click();
  const panel = page.locator('deconfuse-exercise-panel');
  await expect(panel.getByRole('group', { name: 'What is asked' })).toBeVisible();
  return panel;
}

async function openSheets(panel: Locator): Promise<Locator> {
  await panel.getByText('Printable sheet').click();
  return panel.locator('deconfuse-exercise-printing');
}

const courseLinkOf = (panel: Locator): Locator => panel.getByRole('textbox', { name: 'One link for everyone' });

test('the sheets of ten numbers are one print job, each on its own page', { tag: '@media' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => void (document.documentElement.dataset['printed'] = 'yes');
  });
  const part = await openSheets(await openExercises(page));
  await part.getByRole('button', { name: 'Numbers from … to' }).click();
  await part.getByRole('spinbutton', { name: 'Last number' }).fill('10');
  const button = part.getByRole('button', { name: /^Print/ });
  await expect(button).toBeDisabled();
  await part.getByRole('button', { name: 'Make the variants' }).click();
  await expect(part.getByText('10 variants')).toBeVisible();
  await expect(part.locator('deconfuse-exercise-sheet svg')).toHaveCount(0);
  await part.getByRole('checkbox', { name: 'QR code of the link' }).check();
  await expect(part.getByRole('img', { name: 'QR code of the link' })).toBeVisible();

  const printed = page.locator('body > deconfuse-exercise-sheets');
  /**
   * Prints and returns the number of pages. `look` is called before the end, because the printed element is removed
   * afterwards.
   */
  const print = async (keys: string, look: () => Promise<void>): Promise<number> => {
    await part.getByRole('combobox', { name: 'Answer keys' }).selectOption({ label: keys });
    await page.evaluate(() => delete document.documentElement.dataset['printed']);
    await button.click();
    await expect(page.locator('[data-printed]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body > :visible')).toHaveCount(1);
    await expect(printed.locator('svg.qr')).toHaveCount(10);
    await look();
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    await page.emulateMedia({ media: null });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(printed).toHaveCount(0);
    return pages;
  };

  const sheets = printed.locator('deconfuse-exercise-sheet');
  const short = await print('answers alone, as a table at the end', async () => {
    await expect(sheets).toHaveCount(10);
    await expect(sheets.getByText('Number', { exact: true })).toHaveCount(10);
    const rows = printed.locator('.keys tbody tr');
    await expect(rows.locator('th')).toHaveText(Array.from({ length: 10 }, (_, at) => String(at + 1)));
    await expect(rows.first().locator('td')).toHaveText(Array.from({ length: 7 }, () => /^−?[01](\.\d{3})?$/));
  });
  expect(short).toBe(11);
  expect(await print('none', () => expect(printed.locator('.keys')).toHaveCount(0))).toBe(10);
  const full = await print('in full, together at the end', async () => {
    await expect(printed.locator('.keys .key')).toHaveCount(10);
    await expect(printed.locator('.keys .questions')).toHaveCount(0);
  });
  expect(full).toBeGreaterThan(11);
});

test('a class list is typed once, and its names appear only on the sheets', { tag: '@quick' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => void (document.documentElement.dataset['printed'] = 'yes');
  });
  const panel = await openExercises(page);
  const part = await openSheets(panel);
  const link = await courseLinkOf(panel).inputValue();
  await part.getByRole('button', { name: 'A class list' }).click();
  await part.getByRole('textbox', { name: 'Class list' }).fill('Ada, 1007\nno number\n<b>Grace</b> 2008');
  await expect(part.getByText('No number in line 2.')).toBeVisible();
  await part.getByRole('button', { name: 'Make the variants' }).click();
  await expect(part.locator('.given')).toHaveText('Ada, 1007');
  await part.getByRole('button', { name: 'Print the sheets' }).click();
  const printed = page.locator('body > deconfuse-exercise-sheets');
  await expect(printed.locator('.given')).toHaveText(['Ada, 1007', '<b>Grace</b> 2008']);
  await expect(printed.locator('.keys tbody tr').last()).toContainText('<b>Grace</b> 2008');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await courseLinkOf(panel).inputValue()).toBe(link);
  expect(page.url()).not.toContain('Ada');

  await panel.getByText('Questions for a learning system').click();
  const questions = panel.locator('deconfuse-question-export');
  await expect(questions.getByRole('textbox', { name: 'Class list' })).toHaveValue(/^Ada, 1007/);
  await questions.getByRole('textbox', { name: 'Class list' }).fill('Alan 3');
  await expect(part.getByRole('textbox', { name: 'Class list' })).toHaveValue('Alan 3');
  // The variants were made for another list.
  await expect(part.getByRole('button', { name: 'Print the sheets' })).toBeDisabled();
});

test(
  'a number typed at the course link gives the data of its sheet, which a reload keeps',
  { tag: '@quick' },
  async ({ page }) => {
    const panel = await openExercises(page);
    await expect(courseLinkOf(panel)).toHaveValue(/#mode=check&exercise=student&ask=accuracy,.*&hide=results$/);
    const link = await courseLinkOf(panel).inputValue();
    const part = await openSheets(panel);
    await part.getByRole('button', { name: 'A class list' }).click();
    // The data of this number are flawed, so others replace them.
    await part.getByRole('textbox', { name: 'Class list' }).fill('s0010 Ada');
    await part.getByRole('button', { name: 'Make the variants' }).click();
    await expect(part.getByText('1 got other data')).toBeVisible();
    const sheet = (await part.locator('deconfuse-exercise-sheet table td').allTextContents()).join(' ');
    const asked = await part.locator('.questions li').count();

    await page.goto(link);
    const number = page.getByRole('textbox', { name: 'Your number' });
    await expect(number).toBeVisible();
    await expect(page.getByRole('group', { name: /^Question/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'All metrics' })).toBeHidden();
    await number.fill('Ada');
    await number.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('There is no digit in it.');
    await number.fill('s0010');
    await number.press('Enter');
    await expect(page.getByRole('group', { name: /^Question/ })).toHaveCount(asked);
    await expect(page).toHaveURL(/#mode=check&exercise=\d{7}&.*hide=results$/);
    await expect(page.getByRole('group', { name: 'Question 1' }).getByRole('textbox')).toBeFocused();
    const cells = async (): Promise<string> =>
      ((await page.getByRole('textbox', { name: 'Paste labels' }).inputValue()).match(/\b\d+\b/g) ?? []).join(' ');
    await expect.poll(cells).toBe(sheet);
    await page.reload();
    await expect(page.getByRole('group', { name: /^Question/ })).toHaveCount(asked);
    await expect.poll(cells).toBe(sheet);
    await page.goBack();
    await expect(number).toBeVisible();
  },
);

test('sheets and the number of a student fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const fits = (): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  const part = await openSheets(await openExercises(page));
  await part.getByRole('button', { name: 'A class list' }).click();
  await part.getByRole('textbox', { name: 'Class list' }).fill('Ada 1007');
  await part.getByRole('button', { name: 'Make the variants' }).click();
  await expect(part.getByRole('button', { name: 'Print the sheets' })).toBeEnabled();
  expect(await fits()).toBe(true);
  await page.goto('./#mode=check&exercise=student&hide=results');
  await expect(page.getByRole('textbox', { name: 'Your number' })).toBeVisible();
  expect(await fits()).toBe(true);
});
