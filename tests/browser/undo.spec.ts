import { chooseExample, expect, test, type Locator, type Page } from './test.ts';

const pairs = 'truth,predicted\nspam,spam\nspam,ham\nham,ham\nham,spam\nham,ham';

const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Paste labels' });
const found = (page: Page): Locator => page.getByRole('textbox', { name: 'true spam, predicted spam' });
const undo = (page: Page): Locator => page.getByRole('button', { name: 'Undo', exact: true });
const accuracy = (page: Page, value: string): Locator =>
  page.locator('deconfuse-headline-numbers').getByRole('button', { name: `${value} Accuracy` });
const chosenExample = (page: Page): Locator => page.locator('deconfuse-example-list [aria-pressed=true]');

/** Pastes at the focus. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((text) => {
    let focused: Element = document.activeElement!;
    while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    focused.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
    );
  }, text);
}

/** Edits of the data, and the accuracy after each. */
const edits: readonly [name: string, edit: (page: Page) => Promise<void>, after: string][] = [
  ['a count in the matrix', (page) => found(page).fill('6'), '0.818'],
  ['a paste into the page', (page) => paste(page, pairs), '0.600'],
  [
    'a paste into the text field, in place of an example',
    async (page) => {
      await textOf(page).focus();
      await paste(page, pairs);
    },
    '0.600',
  ],
  ['another example', (page) => chooseExample(page, 'Rare disease'), '0.987'],
];

test.beforeEach(async ({ page }) => {
  await page.goto('./');
  await expect(accuracy(page, '0.862')).toBeVisible();
  await expect(undo(page)).toBeDisabled();
});

for (const [name, edit, after] of edits) {
  for (const how of ['button', 'keyboard']) {
    test(`${name} is undone by the ${how}`, { tag: '@engine' }, async ({ page }) => {
      await expect(chosenExample(page)).toHaveText('Spam');
      const text = await textOf(page).inputValue();
      await edit(page);
      await expect(accuracy(page, after)).toBeVisible();
      if (how === 'button') await undo(page).click();
      else await page.keyboard.press('ControlOrMeta+z');
      await expect(accuracy(page, '0.862')).toBeVisible();
      await expect(textOf(page)).toHaveValue(text);
      await expect(found(page)).toHaveValue('20');
      // For text typed into a field, the browser undoes only the letters.
      if (how === 'keyboard' && name.startsWith('a count')) return;
      await expect(chosenExample(page)).toHaveText('Spam');
      await expect(undo(page)).toBeDisabled();
    });
  }
}

test(
  'each edit of the matrix is undone alone, also from other cells',
  { tag: ['@quick', '@engine'] },
  async ({ page }) => {
    // Faster than the first edit is computed.
    await found(page).evaluate((cell: HTMLInputElement) => {
      cell.focus();
      for (const count of ['6', '60']) {
        cell.value = count;
        cell.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      }
    });
    await expect(accuracy(page, '0.918')).toBeVisible();
    await found(page).press('Enter');
    await expect(page.getByRole('textbox', { name: 'true ham, predicted spam' })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(textOf(page)).toHaveValue('\tspam\tham\nspam\t6\t3\nham\t5\t30');
    await expect(accuracy(page, '0.818')).toBeVisible();
    await expect(found(page)).toHaveValue('6');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(accuracy(page, '0.862')).toBeVisible();
    await expect(found(page)).toHaveValue('20');
  },
);

test(
  'typing in the text field is undone and redone by the functions of the browser',
  { tag: ['@quick', '@engine'] },
  async ({ page }) => {
    await paste(page, pairs);
    await expect(accuracy(page, '0.600')).toBeVisible();
    await textOf(page).press('ControlOrMeta+End');
    await page.keyboard.insertText('\nham,ham');
    await expect(accuracy(page, '0.667')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(textOf(page)).toHaveValue(pairs);
    await expect(accuracy(page, '0.600')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(textOf(page)).toHaveValue(`${pairs}\nham,ham`);
    await expect(accuracy(page, '0.667')).toBeVisible();
  },
);

test('undo in a field for something else leaves the data alone', { tag: '@engine' }, async ({ page }) => {
  await paste(page, pairs);
  await expect(accuracy(page, '0.600')).toBeVisible();
  const filter = page.getByRole('searchbox', { name: 'Filter metrics' });
  await filter.press('r');
  await expect(filter).toHaveValue('r');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(filter).toHaveValue('');
  // The page undoes nothing either when the field has nothing left to undo.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(undo(page)).toBeEnabled();
  await expect(accuracy(page, '0.600')).toBeVisible();
});
