import {
  chooseScoreExample,
  expectMatrix,
  input,
  metricRow,
  openFourteenCases,
  plot,
  rate,
  threshold,
} from './scored-cases.ts';
import { expect, showText, test, type Locator, type Page } from './test.ts';

/** Viewport positions of shares on both axes, measured from the ends of the ROC curve. */
async function placesIn(
  page: Page,
): Promise<(falsePositiveRate: number, truePositiveRate: number) => [number, number]> {
  const handle = threshold(page, 'ROC curve');
  const centre = async (): Promise<[number, number]> => {
    const { x, y, width, height } = (await handle.locator('.grip').boundingBox())!;
    return [x + width / 2, y + height / 2];
  };
  await handle.scrollIntoViewIfNeeded();
  await handle.press('Home');
  await expect(handle).toHaveAttribute('aria-valuenow', '0');
  const [left, bottom] = await centre();
  await handle.press('End');
  await expect(handle).toHaveAttribute('aria-valuenow', '14');
  const [right, top] = await centre();
  return (x, y) => [left + x * (right - left), bottom + y * (top - bottom)];
}

const jump = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Go to' }).getByRole('button', { name });

test(
  'the point is dragged, and both curves, matrix and rates follow',
  { tag: ['@quick', '@engine'] },
  async ({ page }) => {
    await openFourteenCases(page);
    const place = await placesIn(page);
    await expectMatrix(page, 4, 0, 10, 0);

    await page.mouse.move(...place(1, 1));
    await page.mouse.down();
    await page.mouse.move(...place(0.6, 0.9), { steps: 4 });
    await page.mouse.move(...place(0.3, 1.02), { steps: 4 });
    await expect(threshold(page, 'ROC curve')).toHaveAttribute(
      'aria-valuetext',
      'threshold 0.650: true positive rate 1, false positive rate 0.300, TP 4 · FP 3',
    );
    await expect(threshold(page, 'Precision-recall curve')).toHaveAttribute(
      'aria-valuetext',
      'threshold 0.650: precision 0.571, recall 1, TP 4 · FP 3',
    );
    await expectMatrix(page, 4, 0, 3, 7);
    await expect(rate(page, 'Accuracy')).toHaveText('0.786');
    await expect(rate(page, 'F1 score')).toHaveText('0.727');
    await expect(page.getByRole('spinbutton', { name: 'Threshold t' })).toHaveValue('0.65');
    await expect(plot(page, 'ROC curve')).toContainText('t = 0.650');

    // The drag goes on beyond the plot while the button is down.
    await page.mouse.move(...place(-0.3, 0.5), { steps: 2 });
    await expectMatrix(page, 2, 2, 0, 10);
    await page.mouse.up();
    await page.mouse.move(...place(0.9, 0.9));
    await expectMatrix(page, 2, 2, 0, 10);
    await expect(rate(page, 'Precision')).toHaveText('1');
    await expect(rate(page, 'Recall')).toHaveText('0.500');
  },
);

test('one click or tap in the plot goes to the nearest point', { tag: '@engine' }, async ({ page, isMobile }) => {
  await openFourteenCases(page);
  const place = await placesIn(page);
  if (isMobile) await page.touchscreen.tap(...place(0.3, 0.72));
  else await page.mouse.click(...place(0.3, 0.72));
  await expectMatrix(page, 3, 1, 3, 7);
  await expect(rate(page, 'Precision')).toHaveText('0.500');
});

test('the point under the pointer is read out, without moving the threshold', { tag: '@engine' }, async ({ page }) => {
  await openFourteenCases(page);
  const place = await placesIn(page);
  const readings = page.locator('.readings');
  await expect(readings).toContainText('At the chosen threshold');
  await page.mouse.move(...place(0.3, 0.95));
  await expect(readings).toContainText('At the pointer');
  await expect(readings.locator('dd')).toHaveText(['0.650', '4', '3', '1', '0.300', '0.571', '1', '0.727']);
  await expectMatrix(page, 4, 0, 10, 0);
  await page.mouse.move(1, 1);
  await expect(readings).toContainText('At the chosen threshold');
  await expect(readings.locator('dd').first()).toHaveText('0.250');
});

test(
  'the threshold is moved by keyboard on either curve and on the slider',
  { tag: ['@quick', '@engine'] },
  async ({ page }) => {
    await openFourteenCases(page);
    const roc = threshold(page, 'ROC curve');
    const precisionRecall = threshold(page, 'Precision-recall curve');
    await expectMatrix(page, 4, 0, 5, 5);
    await roc.focus();
    await page.keyboard.press('ArrowLeft');
    await expectMatrix(page, 4, 0, 4, 6);
    await page.keyboard.press('ArrowDown');
    await expectMatrix(page, 4, 0, 3, 7);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await expectMatrix(page, 4, 0, 5, 5);
    await page.keyboard.press('PageDown');
    await expectMatrix(page, 0, 4, 0, 10);
    await expect(roc).toHaveAttribute(
      'aria-valuetext',
      'threshold ∞: true positive rate 0, false positive rate 0, TP 0 · FP 0',
    );
    await page.keyboard.press('PageUp');
    await expectMatrix(page, 4, 0, 6, 4);
    await page.keyboard.press('End');
    await expectMatrix(page, 4, 0, 10, 0);
    await page.keyboard.press('Home');
    await expectMatrix(page, 0, 4, 0, 10);

    await precisionRecall.focus();
    await page.keyboard.press('End');
    await expectMatrix(page, 4, 0, 10, 0);
    await expect(roc).toHaveAttribute(
      'aria-valuetext',
      'threshold 0.250: true positive rate 1, false positive rate 1, TP 4 · FP 10',
    );

    const slider = page.getByRole('slider', { name: 'Move the threshold from score to score' });
    await slider.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expectMatrix(page, 1, 3, 0, 10);
    await expect(slider).toHaveAttribute('aria-valuetext', 't = 0.950, 1 true and 0 false positives');
  },
);

test('a threshold can be typed as t and as τ = 1 − t', { tag: '@engine' }, async ({ page }) => {
  await openFourteenCases(page);
  const t = page.getByRole('spinbutton', { name: 'Threshold t' });
  await t.fill('0.72');
  await expect(page.getByText('Positive: score ≥ 0.72', { exact: true })).toBeVisible();
  await expectMatrix(page, 2, 2, 3, 7);
  await expect(rate(page, 'Precision')).toHaveText('0.400');
  await t.press('ArrowUp');
  await expect(t).toHaveValue('0.8');
  await expectMatrix(page, 2, 2, 2, 8);
  await t.press('ArrowDown');
  await t.press('ArrowDown');
  await expect(t).toHaveValue('0.7');

  await page.getByRole('button', { name: 'τ = 1 − t' }).click();
  const tau = page.getByRole('spinbutton', { name: 'Threshold τ' });
  await expect(tau).toHaveValue('0.3');
  await expect(t).toHaveCount(0);
  await expect(plot(page, 'ROC curve')).toContainText('τ = 0.300');
  await expectMatrix(page, 3, 1, 3, 7);
  await tau.fill('0.12');
  await expect(page.getByText('Positive: score ≥ 0.88', { exact: true })).toBeVisible();
  await expectMatrix(page, 2, 2, 0, 10);
  // Up means what τ says: a lower threshold.
  await tau.press('ArrowUp');
  await expect(tau).toHaveValue('0.15');
  await expectMatrix(page, 2, 2, 1, 9);
  await page.getByRole('button', { name: 't', exact: true }).click();
  await expect(t).toHaveValue('0.85');

  // Beyond all scores either no case or every case is positive.
  await t.fill('7');
  await expectMatrix(page, 0, 4, 0, 10);
  await t.fill('-7');
  await expectMatrix(page, 4, 0, 10, 0);
  // Text that is not a number changes nothing.
  await t.fill('');
  await expectMatrix(page, 4, 0, 10, 0);
});

test('one click goes to the best threshold by a criterion', { tag: '@quick' }, async ({ page }) => {
  await openFourteenCases(page);
  const t = page.getByRole('spinbutton', { name: 'Threshold t' });
  for (const [name, value, tp, fn, fp, tn] of [
    ['Youden', '0.65', 4, 0, 3, 7],
    ['Largest accuracy', '0.9', 2, 2, 0, 10],
    ['Nearest corner', '0.65', 4, 0, 3, 7],
    ['Equal errors', '0.7', 3, 1, 3, 7],
    ['Largest F1', '0.65', 4, 0, 3, 7],
  ] as const) {
    await jump(page, name).click();
    await expect(t, name).toHaveValue(value);
    await expectMatrix(page, tp, fn, fp, tn);
    await expect(jump(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(jump(page, 'Largest accuracy')).toHaveAttribute('aria-pressed', 'false');
});

test('metrics follow the threshold, and mean cost and slope the typed costs of errors', async ({ page }) => {
  await openFourteenCases(page);
  const panel = page.locator('.costs');
  await expect(panel).toContainText('Mean cost: 0.357');
  await expect(panel).toContainText('Slope of equal cost in the ROC plot: 2.500');
  const row = await metricRow(page, 'net_benefit_at_threshold');
  // TP/n − FP/n · t/(1 − t) with 4/14, 5/14 and 1.
  await expect(row.getByRole('cell', { name: '−0.071', exact: true })).toBeVisible();
  await jump(page, 'Largest accuracy').click();
  await expect(row.getByRole('cell', { name: '0.143', exact: true })).toBeVisible();
  await expect(panel).toContainText('Mean cost: 0.143');
  await page.getByRole('spinbutton', { name: 'of a false negative' }).fill('5');
  await expect(panel).toContainText('Mean cost: 0.714');
  await expect(panel).toContainText('Slope of equal cost in the ROC plot: 0.500');

  // An invalid cost is marked and not used.
  const falsePositive = page.getByRole('spinbutton', { name: 'of a false positive' });
  await falsePositive.fill('-1');
  await expect(falsePositive).toHaveJSProperty('validity.valid', false);
  await expect(panel).toContainText('Mean cost: 0.714');
});

test(
  'the matrix at the threshold becomes the text, and the view of matrices returns',
  { tag: '@quick' },
  async ({ page }) => {
    await openFourteenCases(page);
    await jump(page, 'Largest accuracy').click();
    await expectMatrix(page, 2, 2, 0, 10);
    await page.getByRole('button', { name: 'Use this confusion matrix' }).click();
    await expect(input(page)).toHaveValue('\tyes\tno\nyes\t2\t2\nno\t0\t10');
    await expect(page.getByRole('button', { name: '0.857 Accuracy' })).toBeVisible();
    await expect(
      page.getByText('Finds 2 of the 4 cases of “yes”; none of its 2 alarms is false.').first(),
    ).toBeVisible();
    await expect(page.locator('deconfuse-scores')).toHaveCount(0);

    // The scores are not lost.
    await showText(page);
    await page.getByRole('button', { name: 'Back to your own text' }).click();
    await expect(input(page)).toHaveValue(/^truth,score\nyes,0.95/);
    await expect(page.getByRole('button', { name: '0.850 Area under the ROC curve' })).toBeVisible();
  },
);

test('the threshold is an upper limit if lower scores are positive', async ({ page }) => {
  await openFourteenCases(page);
  await page.getByRole('checkbox', { name: 'Lower scores are positive' }).check();
  await expect(page.locator('#understood')).toContainText('lower scores are positive');
  await expect(page.getByRole('button', { name: '0.150 Area under the ROC curve' })).toBeVisible();
  const t = page.getByRole('spinbutton', { name: 'Threshold t' });
  await t.fill('0.68');
  await expect(page.getByText('Positive: score ≤ 0.68', { exact: true })).toBeVisible();
  await expectMatrix(page, 1, 3, 7, 3);
  await t.press('ArrowUp');
  await expect(t).toHaveValue('0.7');
  await expectMatrix(page, 2, 2, 7, 3);
});

test('logits start at the threshold 0', async ({ page }) => {
  await page.goto('./');
  await chooseScoreExample(page, 'Logits');
  await expect(page.getByRole('spinbutton', { name: 'Threshold t' })).toHaveValue('0');
  await expect(page.getByText('Positive: score ≥ 0', { exact: true })).toBeVisible();
  await expectMatrix(page, 7, 2, 4, 7);
});
