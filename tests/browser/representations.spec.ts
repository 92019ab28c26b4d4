import { chooseExample, expect, test } from './test.ts';

test('labels as vector, membership matrix and sets, each to be copied and used', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./');
  await chooseExample(page, 'Vector, matrix, sets');
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  const forms = page.getByRole('group', { name: 'Representation' });
  const panel = page.locator('deconfuse-representations');

  await expect(panel.getByRole('region', { name: 'Truth: Vector' })).toHaveText('(1, 2, 2, 3, 3, 3, 4, 4, 4, 4)');
  await panel.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(panel.getByRole('button', { name: '✓ Copied' })).toBeVisible();
  expect(await copied()).toBe('Y = (1, 2, 2, 3, 3, 3, 4, 4, 4, 4)\nŶ = (1, 1, 1, 1, 2, 2, 2, 3, 3, 4)');

  await forms.getByRole('button', { name: 'Sets' }).click();
  await expect(panel.getByRole('region', { name: 'Predictions: Sets' })).toContainText('{1, 2, 3, 4}');
  await panel.getByRole('button', { name: 'Copy LaTeX' }).click();
  await expect.poll(copied).toContain('\\left\\{\\{1\\}, \\{2, 3\\}, \\{4, 5, 6\\}, \\{7, 8, 9, 10\\}\\right\\}');

  await forms.getByRole('button', { name: 'Membership matrix' }).click();
  const third = panel.getByRole('region', { name: 'Truth: Membership matrix' }).getByRole('row', { name: /^3/ });
  await expect(third.getByRole('cell')).toHaveText(['0', '1', '0', '0']);

  await forms.getByRole('button', { name: 'Sets' }).click();
  await panel.getByRole('button', { name: 'Use as input' }).click();
  await expect(page.getByRole('textbox', { name: 'Paste labels' })).toHaveValue(
    'Y = {{1}, {2, 3}, {4, 5, 6}, {7, 8, 9, 10}}\nŶ = {{1, 2, 3, 4}, {5, 6, 7}, {8, 9}, {10}}',
  );
  await expect(page.getByText('Read: 10 cases, 4 classes')).toBeVisible();
  await expect(page.getByRole('button', { name: '0.200 Accuracy' })).toBeVisible();

  // Each copied form is read back as the same labelling.
  for (const form of ['Membership matrix', 'Vector', 'Sets']) {
    await forms.getByRole('button', { name: form }).click();
    await panel.getByRole('button', { name: 'Use as input' }).click();
    const text = page.getByRole('textbox', { name: 'Paste labels' });
    await text.fill(`${await text.inputValue()}\n`);
    await expect(page.getByText('Read: 10 cases, 4 classes')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'true 4, predicted 3' })).toHaveValue('2');
  }
});

test('cases of a matrix are numbered row by row, and shown up to a limit', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./');
  await page.getByRole('heading', { name: 'Representations' }).click();
  const panel = page.locator('deconfuse-representations');
  await expect(panel.getByText('they are numbered here row by row')).toBeVisible();
  await panel.getByRole('button', { name: 'Sets' }).click();
  // The 23 spam cases come first; the last three of them were predicted as ham.
  await expect(panel.getByRole('region', { name: 'Predictions: Sets' })).toContainText('{21, 22, 23, 29,');

  await chooseExample(page, 'Rare disease');
  await expect(
    panel.getByText('More than 200 cases are too long to be shown. The vectors can be copied.'),
  ).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();

  await page.getByRole('textbox', { name: 'true healthy, predicted healthy' }).fill('9987');
  await expect(panel.getByRole('button')).toHaveCount(0);
});
