import { violations } from './axe.ts';
import { expect, paste, showTools, test, type Locator, type Page } from './test.ts';

const names = ['ant', 'bee', 'cat', 'dog', 'emu', 'fox'];
/** Cats and foxes are confused with each other, and ants are predicted as emus. */
const counts = [
  [40, 0, 0, 0, 4, 0],
  [0, 30, 0, 0, 0, 0],
  [0, 0, 20, 1, 0, 9],
  [0, 0, 0, 50, 0, 0],
  [1, 0, 0, 0, 10, 0],
  [0, 0, 3, 0, 0, 60],
];
const text = [['', ...names], ...counts.map((row, at) => [names[at], ...row])].map((row) => row.join('\t')).join('\n');

const picture = (page: Page): Locator => page.locator('deconfuse-matrix-picture');
const cells = (page: Page): Locator => picture(page).getByRole('application');
const said = (page: Page): Locator => picture(page).locator('[aria-live]');

test('more than five classes are a picture beside the numbers, with the grid on request', async ({ page }) => {
  await paste(page, text);
  await expect(cells(page)).toBeVisible();
  await expect(said(page)).toHaveText('Darkest blue: 100 %; darkest orange: 30 %.');
  const [pictured, numbers] = await Promise.all(
    [picture(page), page.locator('deconfuse-headline-numbers')].map((element) => element.boundingBox()),
  );
  expect(pictured!.width).toBeGreaterThan(600);
  expect(numbers!.x).toBeGreaterThan(pictured!.x + pictured!.width);
  expect(numbers!.y).toBeLessThan(300);
  expect(await violations(page)).toEqual([]);

  const grid = page.getByRole('grid');
  await expect(grid).toBeHidden();
  await page.getByText('Edit the counts').click();
  await page.getByRole('textbox', { name: 'true ant, predicted bee' }).fill('22');
  await expect(picture(page).getByRole('listitem').first()).toHaveText(/ant → bee\s+22/);
  await expect(grid).toBeVisible();
});

test('on phones the numbers stand above the picture', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await paste(page, text);
  await expect(cells(page)).toBeVisible();
  const [pictured, numbers] = await Promise.all(
    [picture(page), page.locator('deconfuse-headline-numbers')].map((element) => element.boundingBox()),
  );
  expect(numbers!.y + numbers!.height).toBeLessThanOrEqual(pictured!.y);
});

test('arrow keys move from cell to cell in any order, and each is announced', { tag: '@engine' }, async ({ page }) => {
  await paste(page, text);
  await cells(page).focus();
  await expect(said(page)).toHaveText(
    'true ant, predicted ant: 40 (90.9 % of the true class, 97.6 % of the predictions)',
  );
  for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowRight', 'ArrowDown', 'ArrowUp'])
    await page.keyboard.press(key);
  await expect(said(page)).toHaveText('true cat, predicted fox: 9 (30 % of the true class, 13.0 % of the predictions)');

  // The two most confused classes are neighbours.
  await picture(page).getByLabel('Order').selectOption('by likeness');
  const order = await picture(page).locator('svg .name').allTextContents();
  expect(Math.abs(order.indexOf('cat') - order.indexOf('fox'))).toBe(1);
  expect(Math.abs(order.indexOf('ant') - order.indexOf('emu'))).toBe(1);
  await picture(page).getByLabel('Order').selectOption('by size');
  await expect(picture(page).locator('svg .name')).toHaveText(['fox', 'dog', 'ant', 'bee', 'cat', 'emu']);
});

test('a chosen pair highlights its two cells', async ({ page }) => {
  await paste(page, text);
  const pair = picture(page).getByRole('button', { name: 'cat → fox 9 + 3' });
  const lit = picture(page).locator('.lit');
  await pair.click();
  await expect(pair).toHaveAttribute('aria-pressed', 'true');
  await expect(pair).toHaveAccessibleDescription('cat taken for fox 9, the reverse 3');
  await expect(lit).toHaveCount(2);
  await picture(page).getByRole('button', { name: 'ant → emu 4 + 1' }).click();
  await expect(lit).toHaveCount(2);
  await picture(page).getByRole('button', { name: 'ant → emu' }).click();
  await expect(lit).toHaveCount(0);
});

test('a sixth class is added in the grid, which stays open', async ({ page }) => {
  const five = [['', ...names.slice(0, 5)], ...counts.slice(0, 5).map((row, at) => [names[at], ...row.slice(0, 5)])];
  await paste(page, five.map((row) => row.join('\t')).join('\n'));
  await expect(page.locator('#understood')).toContainText('5 classes');
  await expect(picture(page)).toHaveCount(0);
  await showTools(page);
  await page.getByRole('button', { name: '+ Class' }).click();
  await expect(cells(page)).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
});
