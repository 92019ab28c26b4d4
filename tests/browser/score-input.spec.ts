import {
  chooseScoreExample,
  expectMatrix,
  fourteenCases,
  input,
  pasteScores,
  plot,
  rate,
  threshold,
} from './scored-cases.ts';
import { chooseExample, expect, replaceText, test, type Page } from './test.ts';

const headline = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const samples = {
  'columns with commas': ['truth,score\n1,0.9\n0,0.4\n1,0.35\n0,0.1', '4 cases, 2 positive (“1”), 1 model.'],
  'semicolons and decimal commas': ['truth;score\n1;0,9\n0;0,4\n1;0,35\n0;0,1', '4 cases, 2 positive (“1”), 1 model.'],
  'vectors of Python': [
    'y_true = [1, 0, 1, 0]\ny_score = [0.9, 0.4, 0.35, 0.1]',
    '4 cases, 2 positive (“1”), 1 model.',
  ],
  percentages: ['truth,score\n1,90%\n0,40%\n1,35%\n0,10%', '4 cases, 2 positive (“1”), 1 model.'],
  'infinite scores': ['truth,score\n1,inf\n0,0.4\n1,0.35\n0,-inf', '4 cases, 2 positive (“1”), 1 model.'],
  // Ranked as above, so 3/4 of the pairs are right.
  'score, positives and negatives': [
    'score,positives,negatives\n0.9,10,0\n0.4,0,10\n0.35,10,0\n0.1,0,10',
    '40 cases, 20 positive (“1”), 1 model.',
  ],
  'rows of GROUP BY': [
    'score,truth,count\n0.9,1,10\n0.4,0,10\n0.35,1,10\n0.1,0,10',
    '40 cases, 20 positive (“1”), 1 model.',
  ],
} as const;

test(
  'scores are read in the forms that people paste, including rows that stand for many cases',
  { tag: '@quick' },
  async ({ page }) => {
    await page.goto('./');
    for (const [form, [text, understood]] of Object.entries(samples)) {
      await input(page).fill('');
      await expect(page.locator('#error')).toBeVisible();
      await replaceText(input(page), text);
      await expect(page.locator('#understood'), form).toContainText(understood);
      await expect(headline(page, '0.750 Area under the ROC curve'), form).toBeVisible();
    }
    await expect(page.getByText('Each of the 4 rows stands for as many cases as its count says.')).toBeVisible();
    await page.getByRole('spinbutton', { name: 'Threshold t' }).fill('0.4');
    await expectMatrix(page, 10, 10, 10, 10);
  },
);

test(
  'one click divides rows that do not sum to 1 by their sum, and the difference is reported',
  { tag: '@quick' },
  async ({ page }) => {
    await page.goto('./');
    const text = 'truth,a,b,c\na,0.7,0.2,0.1\nb,0.1,0.6,0.2\nc,0.2,0.3,0.5\na,0.5,0.3,0.2';
    await replaceText(input(page), text);
    await expect(page.locator('#error')).toContainText(
      'The probabilities of case 2 sum to 0.9, not to 1 (difference: 0.1).',
    );
    await page.getByRole('button', { name: 'Divide each row by its sum' }).click();
    await expect(page.locator('#understood')).toContainText('3 classes, 4 cases with probabilities.');
    await expect(page.locator('#understood')).toContainText(
      'Each row was divided by its sum, which differed from 1 by up to 0.1.',
    );
    await expect(input(page)).toHaveValue(text);
    // 0.6 of 0.9.
    await page.getByRole('combobox', { name: 'Class against the rest' }).selectOption('b');
    await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Table' }).click();
    await expect(page.getByRole('cell', { name: '0.667', exact: true }).first()).toBeVisible();
  },
);

test('one click reads a text as it is meant', async ({ page }) => {
  await page.goto('./');

  for (const [what, text, label] of [
    ['refused as one-hot', '[[1,0,0],[0,1,0],[0,0,1],[1,1,0]]\n[[1,0,0],[0,1,0],[0,0,1],[0,1,0]]', 'Correct this case'],
    ['read by columns', '[[1,0,1],[0,1,0]]\n[[1,0,0],[0,1,1]]', 'one column per case'],
  ] as const) {
    await test.step(`label sets that were ${what} as sets`, async () => {
      await replaceText(input(page), text);
      await expect(page.getByText(label)).toBeVisible();
      await page.getByRole('button', { name: 'Each row is a set of labels' }).click();
      await expect(page.locator('#understood')).toContainText('3 labels');
      await expect(input(page)).toHaveValue(text);
    });
  }

  await test.step('numbers below 0 or above 1 as logits', async () => {
    await input(page).fill('truth,a,b,c\na,0.7,0.2,0.1\nb,-0.1,0.8,0.3\nc,0.2,0.3,0.5\na,0.5,0.3,0.2');
    await page.getByRole('button', { name: 'These are logits or margins' }).click();
    await expect(page.locator('#understood')).toContainText('3 classes, 4 cases with scores per class.');
    await expect(page.getByRole('checkbox', { name: 'Logits or margins' })).toBeChecked();
  });
});

test('one click omits a missing score, and an unreadable text is never lost', async ({ page }) => {
  await pasteScores(page, 'truth,score\n1,0.9\n0,0.4\n1,0.35\n0,0.1', '4 cases, 2 positive');
  await expect(threshold(page, 'ROC curve')).toBeVisible();
  const broken = 'truth,score\n1,0.9\n0,NA\n1,0.35\n0,0.1';
  await replaceText(input(page), broken);
  await expect(page.getByText('Last good result. The current text cannot be read.')).toBeVisible();
  await expect(headline(page, '0.750 Area under the ROC curve')).toBeVisible();
  await page.getByRole('button', { name: 'Leave incomplete cases out' }).click();
  await expect(page.locator('#understood')).toContainText('3 cases, 2 positive');
  await expect(headline(page, '1 Area under the ROC curve')).toBeVisible();
  await expect(input(page)).toHaveValue(broken);

  await chooseScoreExample(page, 'Perfect');
  await page.getByRole('button', { name: 'Back to your own text' }).click();
  await expect(input(page)).toHaveValue(broken);
});

test('with a single class the page names the possible curves, with the reason', async ({ page }) => {
  await pasteScores(page, 'truth,score\n1,0.9\n1,0.4\n1,0.3', 'All cases are “1”.');
  await expect(page.locator('#understood')).toContainText(
    'The ROC curve and its area need positive and negative cases',
  );
  await expect(page.getByText('There is no ROC curve: it needs positive and negative cases.')).toBeVisible();
  await expect(plot(page, 'Precision-recall curve').locator('path.reported')).toHaveCount(1);
  await expect(page.getByText('There is no AUC: it needs positive and negative cases.').first()).toBeVisible();

  await input(page).fill('truth,score\n0,0.9\n0,0.4\n0,0.3');
  await expect(page.locator('#understood')).toContainText('All cases are “0”.');
  await expect(plot(page, 'Precision-recall curve')).toHaveCount(0);
  await expect(page.getByText('There is no AUC: it needs positive and negative cases.').first()).toBeVisible();
});

test('one of three classes is chosen as positive', async ({ page }) => {
  await page.goto('./');
  await input(page).fill('truth,score\na,0.9\nb,0.8\nc,0.4\na,0.3');
  await expect(page.locator('#error')).toContainText('The truth has 3 classes (a, b, c …)');
  await page.getByRole('button', { name: 'Positive: “b”' }).click();
  await expect(page.locator('#understood')).toContainText('4 cases, 1 positive (“b”), 1 model.');
  await expect(headline(page, '0.667 Area under the ROC curve')).toBeVisible();
});

test('the positive class is changed with one click', async ({ page }) => {
  await pasteScores(page, 'truth,score\nham,0.9\nspam,0.4\nham,0.35\nham,0.1', '1 positive (“spam”)');
  await expect(headline(page, '0.667 Area under the ROC curve')).toBeVisible();
  await page.getByRole('group', { name: 'Positive class' }).getByRole('button', { name: 'ham' }).click();
  await expect(page.locator('#understood')).toContainText('3 positive (“ham”)');
  await expect(headline(page, '0.333 Area under the ROC curve')).toBeVisible();
});

test('whether lower scores are positive is asked, never assumed', async ({ page }) => {
  await page.goto('./');
  await chooseScoreExample(page, 'Upside down');
  const box = page.getByRole('checkbox', { name: 'Lower scores are positive' });
  await expect(box).not.toBeChecked();
  await expect(page.getByText('AUC < 0.5: these scores rank upside down.').first()).toBeVisible();
  const inverted = Number(
    (await page.getByRole('button', { name: / Area under the ROC curve$/ }).innerText()).slice(0, 5),
  );
  expect(inverted).toBeLessThan(0.5);
  await page.getByRole('button', { name: 'Take lower as positive' }).click();
  await expect(box).toBeChecked();
  await expect(headline(page, `${(1 - inverted).toFixed(3)} Area under the ROC curve`)).toBeVisible();
  await expect(page.getByText('these scores rank upside down')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Take higher as positive' })).toHaveCount(0);

  // Scores reversed by mistake are noticed as well; a ranking that cannot be chance gets only a doubt.
  await chooseAgain(page, 'Perfect');
  await box.check();
  await expect(headline(page, '0 Area under the ROC curve')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take higher as positive' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Turn the scores upside down' }).click();
  await expect(box).not.toBeChecked();
  await expect(headline(page, '1 Area under the ROC curve')).toBeVisible();
});

async function chooseAgain(page: Page, title: string): Promise<void> {
  await chooseExample(page, title);
  await expect(page.locator('#understood')).toContainText('24 cases, 12 positive');
  await expect(headline(page, '1 Area under the ROC curve')).toBeVisible();
}

test('scores are probabilities or logits as chosen', async ({ page }) => {
  await pasteScores(page, 'truth,score\n1,0.9\n0,0.4\n1,0.35\n0,0.1', '4 cases');
  // (0.01 + 0.16 + 0.4225 + 0.01) / 4
  await expect(headline(page, '0.151 Brier score')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Logits or margins' }).check();
  await expect(page.getByRole('button', { name: /Brier score/ })).toHaveCount(0);
  await expect(headline(page, '0.750 Area under the ROC curve')).toBeVisible();
  const filter = page.getByRole('searchbox', { name: 'Filter metrics' });
  await filter.fill('hinge_loss');
  // (0.1 + 1.4 + 0.65 + 1.1) / 4
  await expect(
    page.locator('tr[data-metric=hinge_loss]').getByRole('cell', { name: '0.813', exact: true }),
  ).toBeVisible();
});

test('the same text is read as labels and as scores', async ({ page }) => {
  await pasteScores(page, '1,0.9\n0,0.4\n1,0.4\n0,0.9', '4 cases, 2 positive');
  await expect(threshold(page, 'ROC curve')).toBeVisible();
  await expect(rate(page, 'Accuracy')).toHaveText('0.500');
  await page.getByText('Read as …').click();
  await page.getByRole('radio', { name: 'True and predicted labels' }).check();
  await expect(page.locator('deconfuse-scores')).toHaveCount(0);
  await expect(page.locator('#understood')).toContainText('4 cases');
  await page.getByRole('button', { name: 'These are scores' }).click();
  await expect(page.locator('#understood')).toContainText('4 cases, 2 positive (“1”), 1 model.');
  await expect(threshold(page, 'ROC curve')).toBeVisible();
});

test('after texts in quick succession the last is shown', async ({ page }) => {
  await page.goto('./');
  await input(page).fill('');
  await input(page).pressSequentially('1,0.9\n0,0.4\n1,0.35\n0,0.1');
  await expect(page.locator('#understood')).toContainText('4 cases, 2 positive (“1”), 1 model.');
  await expect(headline(page, '0.750 Area under the ROC curve')).toBeVisible();
  const labels = 'a,a\na,b\nb,b';
  const probabilities = 'truth,a,b\na,0.7,0.3\nb,0.4,0.6\na,0.2,0.8\nb,0.1,0.9';
  for (const last of [labels, fourteenCases(), probabilities, fourteenCases()]) await replaceText(input(page), last);
  await expect(page.locator('#understood')).toContainText('14 cases, 4 positive (“yes”), 1 model.');
  await expect(headline(page, '0.850 Area under the ROC curve')).toBeVisible();
  await expect(plot(page, 'ROC curve')).toContainText('AUC 0.850');
  await expectMatrix(page, 4, 0, 5, 5);
  for (const last of [labels, probabilities, labels]) await replaceText(input(page), last);
  await expect(headline(page, '0.667 Accuracy')).toBeVisible();
  await expect(page.locator('deconfuse-scores')).toHaveCount(0);
});
