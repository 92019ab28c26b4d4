import { expect, replaceText, test, type Locator, type Page } from './test.ts';

const input = (page: Page): Locator => page.locator('deconfuse-input-panel textarea');
const plane = (page: Page, name: 'ROC' | 'Precision-recall'): Locator =>
  page.locator('deconfuse-class-points deconfuse-plot-drawing').filter({
    has: page.getByRole('heading', { name, exact: true }),
  });
const handle = (page: Page, name: 'ROC' | 'Precision-recall'): Locator =>
  plane(page, name).getByRole('slider', { name: 'Point of “spam”' });
const undo = (page: Page): Locator => page.getByRole('button', { name: 'Undo', exact: true });
const spam = '\tspam\tham\nspam\t20\t3\nham\t5\t30';

test('keys move the point of a matrix in either plane with P and N fixed, and one step undoes it', async ({ page }) => {
  await page.goto('./#curves');
  const roc = handle(page, 'ROC');
  await roc.focus();
  await roc.press('ArrowUp');
  await roc.press('ArrowUp');
  await roc.press('ArrowRight');
  await expect(input(page)).toHaveValue('\tspam\tham\nspam\t22\t1\nham\t6\t29');
  await expect(roc).toHaveAttribute('aria-valuetext', 'TP 22 · FP 6, “spam”: false positive rate 0.171, recall 0.957');
  await expect(roc).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'true spam, predicted spam' })).toHaveValue('22');
  await undo(page).click();
  await expect(input(page)).toHaveValue(spam);

  const precisionRecall = handle(page, 'Precision-recall');
  await precisionRecall.press('ArrowLeft');
  await precisionRecall.press('ArrowUp');
  await expect(input(page)).toHaveValue('\tspam\tham\nspam\t19\t4\nham\t4\t31');
  await expect(precisionRecall).toHaveAttribute('aria-valuetext', /recall 0\.826, precision 0\.826$/);
});

test('the point is dragged, and the matrix follows', { tag: '@engine' }, async ({ page }) => {
  await page.goto('./#curves');
  const point = handle(page, 'ROC');
  await point.hover();
  const { x, y, width, height } = (await point.boundingBox())!;
  const [fromX, fromY] = [x + width / 2, y + height / 2];
  await page.mouse.down();
  await page.mouse.move(fromX + 60, fromY + 60, { steps: 10 });
  await expect(page.getByRole('textbox', { name: 'true ham, predicted spam' })).not.toHaveValue('5');
  await page.mouse.up();
  // The distance in the plane depends on the width of the plot.
  await expect(point).toHaveAttribute('aria-valuetext', /^TP 1[567] · FP 1[123],/);
  const counts = (await input(page).inputValue()).match(/\d+/g)!.map(Number);
  const [found, missed, alarms, rest] = counts as [number, number, number, number];
  expect([found + missed, alarms + rest]).toEqual([23, 35]);
  await undo(page).click();
  await expect(input(page)).toHaveValue(spam);
});

test('on a wide page the simulator stands beside the planes', async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 950 });
  await page.goto('./#curves');
  await expect(handle(page, 'ROC')).toBeVisible();
  const planes = (await plane(page, 'ROC').boundingBox())!;
  const simulator = (await page.locator('deconfuse-curve-sections details').boundingBox())!;
  expect(planes.y).toBeLessThan(200);
  expect(simulator.y).toBeLessThan(200);
  expect(simulator.x).toBeGreaterThan(planes.x + planes.width);
});

test('points of several classes can be chosen but not moved', async ({ page }) => {
  await page.goto('./#curves');
  await replaceText(input(page), ',a,b,c\na,5,0,2\nb,0,0,0\nc,1,0,9');
  const points = plane(page, 'ROC').getByRole('radio');
  await expect(points).toHaveCount(2);
  const sentences = page.locator('deconfuse-class-points');
  await expect(sentences).toContainText('No point of “b”: no case is of the class, so recall is 0/0.');
  await plane(page, 'ROC').getByRole('radio', { checked: true }).press('ArrowRight');
  await expect(plane(page, 'ROC').getByRole('radio', { name: 'c: false' })).toBeFocused();
  await expect(sentences).toContainText('the balanced accuracy of “c” against the rest');
  await expect(sentences.getByRole('combobox', { name: 'Class' })).toHaveValue('c');

  const point = plane(page, 'ROC').getByRole('radio', { name: 'a: false' });
  await point.hover();
  const { x, y } = (await point.boundingBox())!;
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 60, { steps: 5 });
  await page.mouse.up();
  await expect(sentences).toContainText('With more than two classes the point cannot be dragged');
  await expect(input(page)).toHaveValue(',a,b,c\na,5,0,2\nb,0,0,0\nc,1,0,9');
});

test('simulated scores start at the point, and Undo returns to it', async ({ page }) => {
  await page.goto('./#curves');
  const simulator = page.locator('deconfuse-score-simulator');
  const distance = simulator.getByRole('slider', { name: 'Distance of the means' });
  await expect(distance).toHaveValue('2.19');
  await expect(simulator).toContainText('passes through the point, at the threshold 1.07');
  await distance.press('ArrowRight');
  await expect(page.locator('#understood')).toContainText('400 cases, 160 positive');
  // The nearest threshold of the scores has about the rates of the matrix.
  const point = page.getByRole('slider', { name: 'Threshold' }).first();
  await expect(point).toHaveAttribute('aria-valuetext', /true positive rate 0\.8[67]\d, false positive rate 0\.14\d/);
  await undo(page).click();
  await expect(input(page)).toHaveValue(spam);
  await expect(handle(page, 'ROC')).toBeVisible();
  await expect(distance).toHaveValue('2.19');
});
