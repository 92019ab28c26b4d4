import { expect, type Page } from './test.ts';

/** The answer checker in either language, in all states that look different. */
export async function* statesOfTheChecker(page: Page): AsyncGenerator<string> {
  await page.goto('./#mode=check');
  const checker = page.locator('deconfuse-answer-checker');
  const questions = checker.locator('deconfuse-answer-question');
  const metric = checker.locator('deconfuse-metric-choice input');
  await expect(metric).toBeVisible();
  await metric.click();
  await expect(checker.getByRole('option').nth(50)).toBeAttached();
  yield 'the list of all metrics';

  await metric.fill('ACC');
  await expect(checker.getByRole('option').nth(2)).toBeVisible();
  await metric.press('Enter');
  await questions.locator('#answer').fill('50/57');
  const slips = checker.locator('deconfuse-slip-explanation');
  await expect(slips.locator('deconfuse-worked-formula').nth(1)).toBeVisible();
  await slips.locator('details:not([open]) > summary').first().click();
  await checker.locator('deconfuse-answer-steps button').last().click();
  await expect(checker.locator('deconfuse-answer-steps deconfuse-worked-formula')).toBeVisible();
  yield 'a slip, and the answer';

  const parts = checker.locator('summary:has(> h3)');
  await parts.first().click();
  const table = checker.locator('deconfuse-answer-table');
  await table.getByRole('textbox').fill('\tprecision\trecall\tf1\nspam\t0.87\t0.80\t0.83\nham\t0.86\t0.91\tx');
  await table.getByRole('button').first().click();
  await table.getByRole('row').getByRole('button').first().click();
  await expect(table.locator('#verdict')).toBeVisible();
  yield 'a table';
  await table.getByRole('textbox').fill('loudness = 1');
  await table.getByRole('button').first().click();
  await expect(table.getByRole('alert')).toBeVisible();
  await parts.nth(1).click();
  const panel = checker.locator('deconfuse-exercise-panel');
  await panel.locator('summary').last().click();
  await expect(panel.locator('deconfuse-exercise-sheet .key math').first()).toBeVisible();
  yield 'a table that cannot be read, and an exercise';
  const printing = panel.locator('deconfuse-exercise-printing');
  const variants = printing.locator('deconfuse-exercise-variants');
  await variants.getByRole('button').nth(2).click();
  await variants.getByRole('textbox').fill('Ada, 1007\nnobody\nGrace, 2008');
  await variants.getByRole('button').last().click();
  await printing.getByRole('checkbox').check();
  await expect(printing.locator('svg.qr')).toBeVisible();
  yield 'sheets of a class list';
  for (const part of await parts.all()) await part.click();

  await page.goto('./#mode=check&exercise=student&hide=results');
  const number = checker.locator('deconfuse-student-number');
  await number.getByRole('textbox').fill('nobody');
  await number.getByRole('button').click();
  await expect(number.getByRole('alert')).toBeVisible();
  yield 'a link for a course';

  await page.goto('./#mode=check&hide=results&ask=accuracy,precision:ham,precision:spam,recall,nonsense');
  await expect(questions).toHaveCount(5);
  for (const [index, [answer, kind]] of [
    ['0.862', 'right'],
    ['0.91', 'right'],
    ['0.801', 'rounded'],
    ['one half', 'unreadable'],
  ].entries()) {
    await questions.nth(index).locator('#answer').fill(answer!);
    await expect(questions.nth(index).locator(`p.${kind}`)).toBeVisible();
  }
  yield 'a link with hidden results';
}
