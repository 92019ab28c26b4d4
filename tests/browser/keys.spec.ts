import { chooseExample, expect, test, type Locator, type Page } from './test.ts';

const list = (page: Page): Locator => page.getByRole('dialog', { name: 'Keys' });
const finder = (page: Page): Locator => page.getByRole('combobox', { name: 'Find' });
const filter = (page: Page): Locator => page.getByRole('searchbox', { name: 'Filter metrics' });
const undo = (page: Page): Locator => page.getByRole('button', { name: 'Undo', exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto('./');
  await expect(undo(page)).toBeVisible();
});

test('a key lists the shortcuts, and Escape closes the list', { tag: ['@quick', '@engine'] }, async ({ page }) => {
  await page.keyboard.press('?');
  await expect(list(page).getByText('Filter the metrics')).toBeVisible();
  // Keys of the page have no effect behind a dialog.
  await page.keyboard.press('/');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
});

test('the slash focuses the search for metrics', { tag: '@engine' }, async ({ page }) => {
  await expect(filter(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(filter(page)).toBeFocused();
  await page.keyboard.type('kappa?/');
  await expect(filter(page)).toHaveValue('kappa?/');
  await expect(list(page)).toBeHidden();
});

test('the slash opens the finder where no metrics are listed', async ({ page }) => {
  await page.goto('./#decisions');
  await expect(page.locator('deconfuse-decision-lab h2').first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(finder(page)).toBeFocused();
});

test('shortcut characters are typed in text fields, but the finder opens', { tag: '@engine' }, async ({ page }) => {
  const text = page.getByRole('textbox', { name: 'Paste labels' });
  await text.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('?/');
  await expect(text).toHaveValue(/\?\/$/);
  await expect(list(page)).toBeHidden();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(finder(page)).toBeFocused();
});

for (const [what, typed, address, seen] of [
  ['metric', 'mcc', /#number=matthews_correlation$/, 'Matthews'],
  ['metric of other data', 'brier score', /#metric=brier_score$/, 'Brier score'],
  ['tab', 'information', /#information$/, 'Information'],
  ['page', 'sql', /#sql$/, 'SQL'],
] as const) {
  test(`the finder goes to a ${what}`, async ({ page }) => {
    await page.keyboard.press('ControlOrMeta+k');
    await finder(page).fill(typed);
    await expect(page.getByRole('option').first()).toContainText(new RegExp(seen, 'i'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(finder(page)).toBeHidden();
  });
}

test('the finder shows an example and performs actions', { tag: '@engine' }, async ({ page }) => {
  await page.keyboard.press('ControlOrMeta+k');
  await finder(page).fill('rare');
  await page.keyboard.press('Enter');
  await expect(page.locator('deconfuse-example-list [aria-pressed=true]')).toHaveText('Rare disease');
  await page.keyboard.press('ControlOrMeta+k');
  await finder(page).fill('undo');
  await page.getByRole('option', { name: 'Undo' }).first().click();
  await expect(page.locator('deconfuse-example-list [aria-pressed=true]')).toHaveText('Spam');
  await page.keyboard.press('ControlOrMeta+k');
  await finder(page).fill('share');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
});

test('arrow keys choose among the results', async ({ page }) => {
  await page.keyboard.press('ControlOrMeta+k');
  const options = page.locator('deconfuse-page-finder').getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await finder(page).fill('nothing is called so');
  await expect(page.getByText('Nothing on the page has that name.')).toBeVisible();
});

test('an undone change is named', { tag: '@engine' }, async ({ page }) => {
  const said = page.locator('deconfuse-toolbar').getByRole('status');
  await page.getByRole('textbox', { name: 'true spam, predicted ham' }).fill('9');
  await expect(undo(page)).toBeEnabled();
  await undo(page).click();
  await expect(said).toHaveText('Undone: true spam, predicted ham is 3 again');
  await chooseExample(page, 'Rare disease');
  await undo(page).click();
  await expect(said).toHaveText('Undone: example “Rare disease”');
});
