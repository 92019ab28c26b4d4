// The stage, where every number is worked out, and the tabs.
import { chooseExample, expect, openExport, replaceText, test, type Locator, type Page } from './test.ts';

const formula = (page: Page, name: string): Locator =>
  page.locator('deconfuse-metric-stage').getByRole('region', { name: `Formula: ${name}`, exact: true });

test(
  'the first number is worked out at once, and an answer to it is judged',
  { tag: ['@quick', '@engine'] },
  async ({ page }) => {
    await page.goto('./');
    await expect(formula(page, 'Accuracy')).toContainText('2529');
    await expect(formula(page, 'Accuracy')).toBeInViewport();
    const answer = page.getByRole('textbox', { name: 'Your answer' });
    const verdict = page.locator('deconfuse-stage-answer deconfuse-answer-verdict');
    await answer.fill('0.83');
    await expect(verdict).toContainText('Not right.');
    await answer.fill('25/29');
    await expect(verdict).toContainText('Right.');
    // The typed answer was to another question.
    await page.getByRole('button', { name: '0.833 F1 score' }).click();
    await expect(answer).toHaveValue('');
    await expect(verdict).toHaveCount(0);
  },
);

test(
  'two clicks work out a number of any class; the link names it, and going back returns to the one before',
  { tag: ['@quick', '@engine'] },
  async ({ page }) => {
    await page.goto('./');
    await page.getByRole('button', { name: 'Class by class' }).click();
    const ham = page.locator('deconfuse-class-table').getByRole('row', { name: /ham/ });
    await ham.getByRole('button', { name: '0.882', exact: true }).first().click();
    await expect(formula(page, 'F1 score')).toContainText('0.882');
    await expect(page.getByRole('combobox', { name: 'Class' }).first()).toHaveValue('ham');
    await expect(page).toHaveURL(/#number=f1$/);
    await page.evaluate(() => history.back());
    await expect(formula(page, 'Accuracy')).toBeVisible();
    await page.goto('./#number=matthews_correlation');
    await expect(formula(page, 'Matthews correlation coefficient')).toContainText('20⋅30−5⋅3');
  },
);

test('pointing at a number shows the cells that it reads', async ({ page }) => {
  await page.goto('./');
  const marked = page.locator('deconfuse-matrix-grid td.highlighted');
  await expect(formula(page, 'Accuracy')).toBeVisible();
  await page.getByRole('button', { name: '0.800 Precision' }).hover();
  await expect(marked).toHaveCount(2);
  await page.mouse.move(0, 0);
  await expect(marked).toHaveCount(4);
  // The reverse: hovering a cell marks the numbers that read it.
  const numbers = page.locator('deconfuse-headline-numbers button.marked .name');
  await page.getByRole('textbox', { name: 'true ham, predicted spam' }).hover();
  await expect(numbers).toHaveText(['Accuracy', 'Precision', 'F1 score', 'Balanced accuracy', /^Matthews/]);
  await page.mouse.move(0, 0);
  await expect(numbers).toHaveCount(0);
});

test('tabs keep the data and name the data they need', { tag: ['@quick', '@engine'] }, async ({ page }) => {
  await page.goto('./');
  await page.getByRole('textbox', { name: 'Paste labels' }).fill('a,a\na,b\nb,b\nb,b');
  await expect(page.locator('#understood')).toContainText('4 cases');
  await page.getByRole('link', { name: 'Curves', exact: true }).click();
  await expect(page.getByRole('group', { name: 'false positive rate 0.500, recall 1' })).toBeVisible();
  await page.getByRole('link', { name: 'Information', exact: true }).click();
  await expect(formula(page, 'Mutual information')).toContainText('0.311');
  await page.getByRole('link', { name: 'Curves', exact: true }).click();
  // The classes of two partitions have no points.
  await replaceText(page.getByRole('textbox', { name: 'Paste labels' }), '1,2,2,1\na,b,b,a');
  await expect(page.locator('deconfuse-tab-needs')).toContainText('Curves need, for each case, the truth and a score');
  await expect(page.locator('deconfuse-tab-needs')).toContainText('no class in common');
  await page.getByRole('button', { name: '20 cases' }).click();
  await expect(page.getByRole('group', { name: 'ROC curve', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Matrix', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Confusion matrix at the threshold' })).toBeVisible();
  await page.getByRole('link', { name: 'Information', exact: true }).click();
  await expect(page.locator('deconfuse-tab-needs')).toContainText('Information is worked out from counts');
  await openExport(page);
  await expect(page.locator('deconfuse-reproduce pre')).toContainText('roc_auc_score');
  await replaceText(page.getByRole('textbox', { name: 'Paste labels' }), '\tp\tq\na\t0.5\t0.25\nb\t0.5\t0.75');
  await expect(page.locator('deconfuse-tab-needs')).toContainText('Programs and reports exist for pasted labels');
  await page.getByRole('button', { name: '20 cases' }).last().click();
  await expect(page.locator('deconfuse-reproduce pre')).toContainText('roc_auc_score');
  await page.getByRole('link', { name: 'Information', exact: true }).click();
  // Data of another kind open the tab that suits them.
  await chooseExample(page, 'Spam');
  await expect(formula(page, 'Accuracy')).toBeVisible();
});

test('previews of the other tabs stand below the numbers of a matrix', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./');
  const curves = page.getByRole('link', { name: 'Curves → ROC' });
  const information = page.getByRole('link', { name: 'Information → H(Y|Ŷ) 0.561 · I 0.408 · H(Ŷ|Y) 0.579' });
  await expect(curves.locator('circle')).toHaveCount(1);
  await page.getByRole('textbox', { name: 'true spam, predicted ham' }).fill('0');
  await page.getByRole('textbox', { name: 'true ham, predicted spam' }).fill('0');
  await expect(page.getByRole('link', { name: 'Information → H(Y|Ŷ) 0 · I 0.971' })).toBeVisible();
  await chooseExample(page, 'Four classes');
  await expect(curves.locator('circle')).toHaveCount(4);
  await curves.click();
  await expect(page.locator('deconfuse-class-points').getByRole('radio')).toHaveCount(8);
  await page.getByRole('link', { name: 'Matrix', exact: true }).click();
  await chooseExample(page, 'Spam');
  await information.click();
  await expect(formula(page, 'Mutual information')).toBeVisible();
});

test('one number in Python and R', async ({ page }) => {
  await page.goto('./#number=f1');
  const stage = page.locator('deconfuse-metric-stage');
  await stage.getByText('In Python or R').click();
  const program = stage.getByRole('region', { name: 'Program with scikit-learn' });
  await expect(program).toContainText('show("f1", metrics.f1_score');
  await expect(program).not.toContainText('accuracy');
  await page.getByRole('button', { name: '0.862 Accuracy' }).click();
  await expect(program).toContainText('show("accuracy", metrics.accuracy_score');
  await stage.getByRole('button', { name: 'R: yardstick' }).click();
  await expect(stage.getByRole('region', { name: 'Program with R: yardstick' })).toContainText('accuracy');
});

test('a button or the focus opens a long stage, and the content below stays in place until then', async ({ page }) => {
  await page.goto('./#number=f1');
  const stage = page.locator('deconfuse-metric-stage');
  const below = page.locator('deconfuse-tab-previews');
  const top = (): Promise<number> => below.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const program = stage.getByText('In Python or R');
  await stage.getByRole('button', { name: 'Show all of it' }).waitFor();
  await expect(program).not.toBeInViewport();
  const closed = await top();
  await page.getByRole('button', { name: '0.718 Matthews' }).click();
  await expect(formula(page, 'Matthews correlation coefficient')).toBeVisible();
  expect(await top()).toBe(closed);
  await stage.getByRole('button', { name: 'Show all of it' }).click();
  expect(await top()).toBeGreaterThan(closed);
  await stage.getByRole('button', { name: 'Show less' }).click();
  await expect.poll(top).toBe(closed);
  await program.focus();
  await expect(stage.getByRole('button', { name: 'Show less' })).toBeVisible();
  await expect(program).toBeInViewport();
});

test('on phones curves come first, then the threshold, and lines are chosen in a row that opens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('./#example=twentyCases');
  const roc = page.getByRole('heading', { name: 'ROC curve', exact: true });
  const precisionRecall = page.getByRole('heading', { name: 'Precision-recall curve', exact: true });
  const hull = page.getByRole('checkbox', { name: 'Convex hull' });
  await expect(roc).toBeVisible();
  const top = async (element: Locator): Promise<number> => (await element.boundingBox())!.y;
  expect(await top(roc)).toBeLessThanOrEqual(200);
  expect(await top(page.locator('deconfuse-score-threshold'))).toBeLessThan(await top(precisionRecall));
  await expect(hull).toBeHidden();
  await page.getByRole('button', { name: 'Show Chance' }).click();
  await expect(hull).toBeVisible();
});

test('a simulation that replaces a matrix goes on', async ({ page }) => {
  await page.goto('./#curves');
  const distance = page.locator('deconfuse-score-simulator').getByRole('slider', { name: 'Distance of the means' });
  await distance.press('ArrowRight');
  await expect(page.locator('#understood')).toContainText('400 cases');
  await expect(distance).toBeFocused();
  await distance.press('ArrowRight');
  await expect(page.getByRole('group', { name: 'ROC curve', exact: true })).toBeVisible();
  await expect(distance).toBeFocused();
});

test('a matrix-valued metric is worked out on the stage without a field for an answer', async ({ page }) => {
  await page.goto('./#number=confusion_matrix');
  await expect(formula(page, 'Confusion matrix')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveCount(0);
});

test('an exercise is given with its results hidden', async ({ page }) => {
  await page.goto('./#mode=check');
  await page.getByRole('button', { name: 'Give me an exercise' }).click();
  await expect(page).toHaveURL(/#mode=check&hide=results&exercise=\d+&classes=\d$/);
  await expect(page.locator('deconfuse-answer-question').first()).toBeVisible();
  await expect(page.locator('deconfuse-headline-numbers')).toHaveCount(0);
});

test(
  'on phones matrix, numbers and a formula are visible at once, and the text slides up',
  { tag: '@quick' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('./');
    await expect(formula(page, 'Accuracy').locator('math')).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('textbox', { name: 'true spam, predicted spam' })).toBeInViewport();
    const text = page.getByRole('textbox', { name: 'Paste labels' });
    await expect(text).toBeHidden();
    await page.getByRole('button', { name: 'Paste or type data' }).click();
    await expect(text).toBeFocused();
    await text.fill('a,a\na,b\nb,b');
    await expect(page.locator('#understood')).toContainText('3 cases');
    await page.getByRole('button', { name: '× Close' }).click();
    await expect(text).toBeHidden();
    await expect(page.getByRole('button', { name: '0.667 Accuracy' })).toBeInViewport();
  },
);
