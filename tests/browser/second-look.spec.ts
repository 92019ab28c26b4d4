import { expect, replaceText, test, type Page } from './test.ts';

const paste = async (page: Page, text: string): Promise<void> => {
  await page.goto('./');
  await replaceText(page.getByRole('textbox', { name: 'Paste labels' }), text);
};

/** Fifty cases of two classes, nine in ten right, with the predictions shifted down by a row. */
const shifted = (): string => {
  const truth = Array.from({ length: 50 }, (_, at) => ((at * at * 7 + at * 3) % 11 < 5 ? 'spam' : 'ham'));
  const predicted = truth.map((label, at) => (at % 10 === 4 ? (label === 'spam' ? 'ham' : 'spam') : label));
  const late = ['ham', ...predicted.slice(0, -1)];
  return ['truth,predicted', ...truth.map((label, at) => `${label},${late[at]}`)].join('\n');
};

const exercise = `Exercise 3. A filter was tried on 100 mails, as the slides have it:
           predicted
truth      spam  ham
spam         40    5
ham          10   45
accuracy = 0.85, kappa = 0.9
Compute the recall of ham and the macro F1.
`;

test('likely mistakes are shown above the results, and a click corrects them', { tag: '@quick' }, async ({ page }) => {
  await paste(page, shifted());
  const look = page.locator('deconfuse-second-look');
  await expect(look.getByText('The predictions seem to stand one row too low')).toBeVisible();
  await expect(page.locator('deconfuse-workbench').getByRole('status').first()).toContainText('one row too low');
  await look.getByText('Why?').first().click();
  await expect(look.getByText('McNemar 1947')).toBeVisible();
  await look.getByRole('button', { name: 'Move the predictions up by one row' }).click();
  // 44 of the 49 cases that still have a prediction are right.
  await expect(page.getByRole('button', { name: '0.898 Accuracy' })).toBeVisible();
  await expect(look.getByText('one row too low')).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(look.getByText('one row too low')).toBeVisible();
});

test('a dismissed doubt does not return, even after other data', { tag: '@quick' }, async ({ page }) => {
  await paste(page, shifted());
  const look = page.locator('deconfuse-second-look');
  const doubt = look.getByRole('listitem').filter({ hasText: 'one row too low' });
  await doubt.getByRole('button', { name: 'It is as it should be' }).click();
  await expect(doubt).toBeHidden();
  const text = page.getByRole('textbox', { name: 'Paste labels' });
  await replaceText(text, 'a,a\na,b\nb,b');
  await expect(page.locator('#understood')).toContainText('3 cases');
  await replaceText(text, shifted());
  await expect(page.locator('#understood')).toContainText('50 cases');
  await expect(look.getByText('One thing to look at')).toBeHidden();
  await expect(look.getByText('one row too low')).toBeHidden();
});

test('possible doubts are one line, which opens', { tag: '@quick' }, async ({ page }) => {
  await paste(page, 'spam ham\nspam 40 5\nham 10 45');
  const look = page.locator('deconfuse-second-look');
  await look.getByText('One thing to look at').click();
  await expect(look.getByText('It is not clear whether the rows are the truth')).toBeVisible();
  await look.getByRole('button', { name: 'The rows are the predictions' }).click();
  await expect(page.locator('#understood')).toContainText('columns are the truth');
});

test('the order of classes is questioned above the results once a metric depends on it', async ({ page }) => {
  const grades = ['low', 'high', 'medium', 'high', 'low', 'medium', 'low', 'high', 'medium', 'medium'];
  const cases = grades.map((truth, at) => `${truth},${at % 4 === 1 ? 'medium' : truth}`).join('\n');
  await paste(page, cases);
  const look = page.locator('deconfuse-second-look');
  await expect(look.getByText('One thing to look at')).toBeVisible();
  await replaceText(
    page.getByRole('textbox', { name: 'Paste labels' }),
    `${cases}\n\nCompute quadratic weighted kappa.`,
  );
  await expect(look.getByText('As grades they go low, medium, high')).toBeVisible();
  await look.getByRole('button', { name: 'Put them in order' }).click();
  await expect(look.getByText('As grades they go low, medium, high')).toBeHidden();
});

test('the line under the pointer highlights its cells', { tag: '@quick' }, async ({ page }) => {
  await paste(page, 'truth,predicted\nspam,spam\nspam,ham\nham,ham');
  const text = page.getByRole('textbox', { name: 'Paste labels' });
  await expect(page.locator('#understood')).toContainText('3 cases');
  const tinted = page.locator('deconfuse-matrix-grid .highlighted input');
  const { lineHeight, paddingTop } = await text.evaluate((field) => {
    const style = getComputedStyle(field);
    return { lineHeight: parseFloat(style.lineHeight), paddingTop: parseFloat(style.paddingTop) };
  });
  await text.hover({ position: { x: 20, y: paddingTop + 2.5 * lineHeight } });
  await expect(tinted).toHaveAccessibleName(/true spam, predicted ham/);
  await text.hover({ position: { x: 20, y: paddingTop + 1.5 * lineHeight } });
  await expect(tinted).toHaveAccessibleName(/true spam, predicted spam/);
});

test('the first metric that a text asks for is worked out at once', { tag: '@quick' }, async ({ page }) => {
  await paste(page, exercise);
  const look = page.locator('deconfuse-second-look');
  const stage = page.locator('deconfuse-metric-stage');
  await expect(look.getByText('The text asks for:')).toBeVisible();
  await expect(look.getByRole('button', { name: 'Recall (ham)' })).toHaveAttribute('aria-pressed', 'true');
  // 45 of 55.
  await expect(stage).toContainText('0.818');
  await look.getByRole('button', { name: 'F1 score, macro average' }).click();
  await expect(stage).toContainText('0.850');
});

test('values stated in a text are compared with those of its data', { tag: '@quick' }, async ({ page }) => {
  await paste(page, exercise);
  const look = page.locator('deconfuse-second-look');
  await expect(look.getByText('✓ Accuracy 0.85, as line 6 says')).toBeVisible();
  // κ = (0.85 − 0.5) / (1 − 0.5).
  await expect(look.getByText("Line 6 says Cohen's kappa 0.9; these data give 0.7.")).toBeVisible();
});

test(
  'the lines that were read are marked, and stay so when the text is scrolled',
  { tag: '@quick' },
  async ({ page }) => {
    await paste(page, `${'A line of an exercise.\n'.repeat(20)}${exercise}`);
    const text = page.getByRole('textbox', { name: 'Paste labels' });
    const read = page.locator('.marks .read');
    await expect(read).toHaveCount(1);
    await text.evaluate((field) => (field.scrollTop = field.scrollHeight));
    const place = async (): Promise<number> => {
      const [marks, field] = [(await read.boundingBox())!, (await text.boundingBox())!];
      return marks.y - field.y;
    };
    await expect.poll(place).toBeGreaterThan(0);
    await expect.poll(place).toBeLessThan((await text.boundingBox())!.height);
    await text.pressSequentially('x');
    await expect(text).toHaveValue(/x/);
  },
);

test('several data sets in one text are chosen by buttons', { tag: '@quick' }, async ({ page }) => {
  const matrix = (count: number): string => `           predicted\ntruth      spam  ham\nspam         ${count}    5\nham          10   45\n`; // prettier-ignore
  await paste(page, `Training\n${matrix(40)}\nValidation\n${matrix(20)}`);
  const other = page.locator('deconfuse-other-data').getByRole('button', { name: 'lines 9 to 11' });
  await expect(other).toHaveAttribute('aria-pressed', 'false');
  await other.click();
  await expect(page.locator('#understood')).toContainText('80 cases');
  await expect(other).toHaveAttribute('aria-pressed', 'true');
});

test(
  'on a phone the text slides away by Escape, by its button and for another tab',
  { tag: '@quick' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('./');
    const opener = page.locator('deconfuse-input-panel .opener');
    const text = page.locator('deconfuse-input-panel textarea');
    await opener.click();
    await expect(text).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(text).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await opener.click();
    await expect(text).toBeHidden();
    await opener.click();
    await page.getByRole('link', { name: 'Information', exact: true }).click();
    await expect(text).toBeHidden();
  },
);

test('in answer checking a doubt is a hint that reveals no result', { tag: '@quick' }, async ({ page }) => {
  await paste(page, exercise);
  const look = page.locator('deconfuse-second-look');
  await expect(look.getByText('these data give 0.7')).toBeVisible();
  await page.getByRole('link', { name: 'Check', exact: true }).click();
  await expect(page.locator('deconfuse-answer-checker')).toBeVisible();
  await expect(look.getByText('these data give 0.7')).toBeHidden();
  await expect(look.getByText('✓ Accuracy')).toBeHidden();
  await replaceText(page.getByRole('textbox', { name: 'Paste labels' }), shifted());
  await expect(look.getByText('one row too low')).toBeVisible();
});
