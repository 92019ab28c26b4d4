import { chooseExample, expect, replaceText, test } from './test.ts';

const samples = {
  'two columns with commas': ['a,a\na,b\nb,b', '3 cases, 2 classes'],
  'semicolons and CRLF': ['gato;gato\r\ngato;perro\r\nperro;perro\r\n', '3 cases, 2 classes'],
  'columns of a spreadsheet': ['truth\tpredicted\ncat\tcat\ndog\tcat', '2 cases, 2 classes'],
  'a table in Markdown': ['| | yes | no |\n|---|---|---|\n| yes | 5 | 1 |\n| no | 2 | 4 |', '12 cases, 2 classes'],
  'a matrix of NumPy': ['array([[5, 1, 0],\n       [0, 4, 1],\n       [2, 3, 4]])', '20 cases, 3 classes'],
  'a matrix in LaTeX': ['\\begin{bmatrix} 5 & 1 \\\\ 2 & 4 \\end{bmatrix}', '12 cases, 2 classes'],
  'two vectors of Python': ["y_true = ['a', 'b', 'b']\ny_pred = ['a', 'a', 'b']", '3 cases, 2 classes'],
  'two vectors of R': ['c(1, 2, 2, 3)\nc(1, 2, 3, 3)', '4 cases, 3 classes'],
} as const;

test('text is read in the forms that people paste', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./');
  const text = page.getByRole('textbox', { name: 'Paste labels' });
  for (const [form, [sample, understood]] of Object.entries(samples)) {
    await text.fill(sample);
    await expect(page.getByText(`Read: ${understood}`), form).toBeVisible();
  }
});

test('a text is read in another way, with its columns as chosen', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./');
  const text = page.getByRole('textbox', { name: 'Paste labels' });
  const understood = page.locator('#understood');
  await text.fill('1 0\n0 1');
  await expect(understood).toContainText('2 cases, 2 classes, rows are the truth.');
  await page.getByText('Read as …').click();
  const readings = page.getByRole('radiogroup', { name: 'Ways to read the text' });
  await expect(readings.getByRole('radio')).toHaveCount(3);
  await expect(readings.getByRole('radio', { name: 'Confusion matrix' })).toBeChecked();
  await readings.getByRole('radio', { name: 'True and predicted labels' }).check();
  await expect(understood).toContainText('2 cases, 2 classes, the truth comes first.');
  await readings.getByRole('radio', { name: 'Confusion matrix' }).check();
  await expect(understood).toContainText('rows are the truth.');

  await text.fill('a;x;b;2\nb;y;b;3\na;z;a;4');
  await expect(page.locator('#error')).toBeVisible();
  await page.getByRole('combobox', { name: 'Column 1' }).selectOption('Truth');
  await page.getByRole('combobox', { name: 'Column 3' }).selectOption('Prediction');
  await expect(understood).toContainText('3 cases, 2 classes, the truth comes first.');
  await page.getByRole('combobox', { name: 'Column 4' }).selectOption('Count');
  await expect(understood).toContainText('9 cases, 2 classes, the truth comes first.');
});

test(
  'data are found within a text, and their lines are named unless they are the whole text',
  { tag: '@quick' },
  async ({ page }) => {
    await page.goto('./');
    const text = page.getByRole('textbox', { name: 'Paste labels' });
    const understood = page.locator('#understood');
    const matrix = '        spam  ham\nspam     40    5\nham      10   45';
    await replaceText(
      text,
      `Exercise 3. A filter was tried on 100 mails.\nThe confusion matrix is:\n${matrix}\nCompute the recall of spam.`,
    );
    await expect(understood).toContainText(
      'Read: 100 cases, 2 classes, rows are the truth. From lines 3 to 5; the rest',
    );
    await expect(page.getByRole('textbox', { name: 'true spam, predicted ham' })).toHaveValue('5');
    await replaceText(text, matrix);
    await expect(understood).toHaveText(/rows are the truth\.\s*$/);

    await replaceText(text, 'Here are my scores:\ntruth,score\n1,0.9\n0,0.2\n1,0.7\n0,0.4\n1,0.3\nWhat is their AUC?');
    await expect(understood).toContainText('1 model. From lines 2 to 7; the rest was left out.');
    await page.getByRole('button', { name: 'DE Deutsch' }).click();
    await expect(understood).toContainText('Aus den Zeilen 2 bis 7 des Textes; der Rest wurde ausgelassen.');
  },
);

const folds = 'Fold 1\n[[50  3]\n [ 4 43]]\nFold <i>2</i> of 2\n[[45  8]\n [ 6 41]]';

test('other data in a text are chosen by their title and lines', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./');
  const text = page.getByRole('textbox', { name: 'Paste labels' });
  const understood = page.locator('#understood');
  const cell = page.getByRole('textbox', { name: 'true 1, predicted 2' });
  await replaceText(text, folds);
  await expect(understood).toContainText('From lines 2 to 3; the rest');
  await expect(page.getByRole('button', { name: 'Fold <i>2</i> of 2, lines 5 to 6' })).toBeVisible();
  await page.getByText('Read as …').click();
  const readings = page.getByRole('radiogroup', { name: 'Ways to read the text' });
  const first = readings.getByRole('radio', { name: 'Confusion matrix Fold 1, lines 2 to 3' });
  const second = readings.getByRole('radio', { name: 'Confusion matrix Fold <i>2</i> of 2, lines 5 to 6' });
  await expect(first).toBeChecked();
  await expect(cell).toHaveValue('3');

  await second.check();
  await expect(cell).toHaveValue('8');
  await expect(understood).toContainText('From lines 5 to 6; the rest');
  await expect(second).toBeChecked();
  await expect(first).not.toBeChecked();
  await first.check();
  await expect(cell).toHaveValue('3');
  await expect(first).toBeChecked();

  // Chosen columns replace the reading, and another text is read without options.
  await second.check();
  await expect(cell).toHaveValue('8');
  await page.getByRole('combobox', { name: 'Column 1' }).selectOption('Truth');
  await page.getByRole('combobox', { name: 'Column 2' }).selectOption('Prediction');
  await expect(understood).toContainText('the truth comes first. From lines 2 to 3');
  await second.check();
  await expect(cell).toHaveValue('8');
  await replaceText(text, folds.replace('50', '60'));
  await expect(understood).toContainText('110 cases, 2 classes, rows are the truth. From lines 2 to 3');
  await expect(first).toBeChecked();
});

test('a table of losses is opened in the decisions', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('textbox', { name: 'Paste labels' }).fill('loss\ttreat\twait\nsick\t1\t10\nwell\t5\t0');
  await expect(page.locator('#error')).toContainText('This is a table of losses');
  await page.getByRole('button', { name: 'Open in Decisions' }).click();
  await expect(page).toHaveURL(/#decisions=loss$/);
  await expect(page.locator('deconfuse-loss-decision input.number').nth(1)).toHaveValue('10');
});

test('a matrix of shares is counted once the number of cases is known', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./');
  await page.getByRole('textbox', { name: 'Paste labels' }).fill('0.1 0.2\n0.3 0.4');
  const understood = page.locator('#understood');
  await expect(understood).toContainText('Shares of all cases, 2 classes');
  await expect(understood).toContainText('they are shares of all cases');
  await page.getByLabel('Number of cases:').fill('7');
  await page.keyboard.press('Enter');
  await expect(page.locator('#error')).toContainText('With 7 cases these shares give no whole counts');
  await page.getByLabel('Number of cases:').fill('20');
  await page.keyboard.press('Enter');
  await expect(understood).toContainText('20 cases, 2 classes');
});

test(
  'Ctrl+V outside fields replaces the text, and one line pasted into a field stays there',
  { tag: ['@quick', '@engine'] },
  async ({ page }) => {
    await page.goto('./');
    const text = page.getByRole('textbox', { name: 'Paste labels' });
    const paste = (pasted: string) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      let target: Element = document.activeElement ?? document.body;
      while (target.shadowRoot?.activeElement) target = target.shadowRoot.activeElement;
      target.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
      );
    };

    await page.evaluate(paste, 'a,a\nb,a\nb,b');
    await expect(text).toHaveValue('a,a\nb,a\nb,b');
    await expect(page.getByText('Read: 3 cases, 2 classes')).toBeVisible();

    const filter = page.getByRole('searchbox', { name: 'Filter metrics' });
    await filter.focus();
    await page.evaluate(paste, 'recall');
    await expect(text).toHaveValue('a,a\nb,a\nb,b');
    await page.evaluate(paste, 'a,a\nb,b');
    await expect(text).toHaveValue('a,a\nb,b');
    await expect(page.getByText('Read: 2 cases, 2 classes')).toBeVisible();
  },
);

test(
  'text that is pasted into the field of an example replaces it completely',
  { tag: '@engine' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('./');
    const text = page.getByRole('textbox', { name: 'Paste labels' });
    await text.focus();
    await page.evaluate(() => navigator.clipboard.writeText('a,a\nb,a\n'));
    await page.keyboard.press('Control+V');
    await expect(text).toHaveValue('a,a\nb,a\n');
    await expect(page.getByText('Read: 2 cases, 2 classes')).toBeVisible();

    // In a text of the reader's own, pasting inserts at the caret.
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+V');
    await expect(text).toHaveValue('a,a\nb,a\na,a\nb,a\n');
    await expect(page.getByText('Read: 4 cases, 2 classes')).toBeVisible();
  },
);

test('the names of the axes decide which one is the truth', async ({ page }) => {
  await page.goto('./');
  await page
    .getByRole('textbox', { name: 'Paste labels' })
    .fill('          Reference\nPrediction yes no\n       yes   5  1\n       no    2  4');
  await expect(page.getByText('Read: 12 cases, 2 classes, columns are the truth.')).toBeVisible();
  await expect(page.getByText('Predictions stood in the rows')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'true no, predicted yes' })).toHaveValue('1');

  await page.getByRole('button', { name: 'Transpose' }).click();
  await expect(page.getByText('Read: 12 cases, 2 classes, rows are the truth.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'true no, predicted yes' })).toHaveValue('2');
});

test('repairs and assumptions are reported, and one click corrects them', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./');
  const text = page.getByRole('textbox', { name: 'Paste labels' });

  await text.fill('Spam,spam\nspam,spam\nSpam,Spam');
  await expect(page.getByText('“Spam” and “spam” differ only in upper and lower case')).toBeVisible();

  await text.fill('\ta\tb\tTotal\na\t5\t1\t6\nb\t2\t4\t7\nTotal\t7\t5\t12');
  await expect(page.getByText('The total 7 (“b”) does not add up: the cells give 6.')).toBeVisible();
  await expect(page.getByText('Read: 12 cases')).toBeVisible();

  await text.fill('week1,week2\na,a\na,b\nb,b\na,a\nb,b');
  await expect(page.getByText('Read: 5 cases, 2 classes')).toBeVisible();
  await expect(page.getByText('The first line was taken for names of columns: week1, week2.')).toBeVisible();
  await page.getByRole('button', { name: 'The first line is data' }).click();
  await expect(page.getByText('Read: 6 cases, 4 classes')).toBeVisible();
  await page.getByRole('button', { name: 'The first line is a header' }).click();
  await expect(page.getByText('Read: 5 cases, 2 classes')).toBeVisible();

  await text.fill('a,a\nb,NA\nb,b');
  await page.getByRole('button', { name: 'Leave incomplete cases out' }).click();
  await expect(page.getByText('Read: 2 cases, 2 classes')).toBeVisible();
  await expect(page.getByText('Cases with a missing value were left out: 1.')).toBeVisible();

  // A missing count cannot be omitted.
  await text.fill('\ta\tb\na\t5\t\nb\t2\t4');
  await expect(page.getByText('A value is missing in line 2. Fill it in.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Leave incomplete cases out' })).toHaveCount(0);
});

test('the positive class is shown and changed with one click', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('textbox', { name: 'Paste labels' }).fill('yes,yes\nyes,no\nno,no\nno,no');
  await expect(page.getByText('Finds 1 of the 2 cases of “yes”; its only alarm is right.').first()).toBeVisible();
  const choice = page.getByRole('group', { name: 'Positive class' });
  await expect(choice.getByRole('button', { name: 'yes' })).toHaveAttribute('aria-pressed', 'true');

  await choice.getByRole('button', { name: 'no' }).click();
  await expect(choice.getByRole('button', { name: 'no' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Finds all 2 cases of “no”; 1 of its 3 alarms is false.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: '0.667 Precision' })).toBeVisible();
});

test('after quick typing the last text is shown', async ({ page }) => {
  await page.goto('./');
  const text = page.getByRole('textbox', { name: 'Paste labels' });
  await text.fill('');
  await text.pressSequentially('yes,yes\nno,yes\nno,no\nyes,no\nno,no');
  await expect(page.getByText('Read: 5 cases, 2 classes')).toBeVisible();
  await expect(page.getByText('Finds 1 of the 2 cases of “yes”').first()).toBeVisible();
});

// Text, place, excerpt at the place, and what was expected instead.
const badInput = {
  'a cell missing': ['a,b\nb,b\na\nb,a', 3, 1, 'a', 'as many cells in every row', 'tantas celdas en cada fila'],
  'a byte that is no text': ['a,b\nb,\u0000a', 2, 3, '0x00', 'text in UTF-8', 'texto en UTF-8'],
} as const;

test('bad input is reported with its place, its text and the expected text, in both languages', async ({ page }) => {
  await page.goto('./');
  const english = page.getByRole('button', { name: 'EN English' });
  const spanish = page.getByRole('button', { name: 'ES Español' });
  await spanish.click();
  await english.click();
  for (const [name, [bad, line, column, excerpt, expected, esperado]] of Object.entries(badInput)) {
    await test.step(name, async () => {
      const text = page.getByRole('textbox', { name: 'Paste labels' });
      // Set by script, because no keyboard can type a byte that is not text.
      await text.evaluate((field: HTMLTextAreaElement, bad) => {
        field.value = bad;
        field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      }, bad);
      await expect(text).toHaveAttribute('aria-invalid', 'true');
      const error = page.locator('#error');
      await expect(error.getByRole('button', { name: `Line ${line}, column ${column}`, exact: true })).toBeVisible();
      await expect(error.locator('code')).toHaveText(excerpt);
      await expect(error.getByText(`Expected: ${expected}`)).toBeVisible();
      await expect(error.locator('strong')).not.toHaveText(/[{}]/);
      const problem = await error.locator('strong').innerText();

      await spanish.click();
      await expect(error.getByRole('button', { name: `Línea ${line}, columna ${column}`, exact: true })).toBeVisible();
      await expect(error.getByText(`Se esperaba: ${esperado}`)).toBeVisible();
      await expect(error.locator('strong')).not.toHaveText(/[{}]/);
      await expect(error.locator('strong')).not.toHaveText(problem);
      await english.click();
      await expect(text).toHaveValue(bad);
    });
  }
});

test('the last good result stays greyed out until the text can be read again', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Paste labels' });
  await replaceText(text, 'a,a\nb,b\nb');
  await expect(page.getByText('Last good result. The current text cannot be read.')).toBeVisible();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toHaveCSS('filter', 'grayscale(1)');
  await expect(result.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'true spam, predicted spam' })).toHaveValue('20');

  await text.press('Control+End');
  await text.pressSequentially(',a');
  await expect(text).toHaveValue('a,a\nb,b\nb,a');
  await expect(page.getByText('Last good result.')).toHaveCount(0);
  await expect(result).toHaveCSS('filter', 'none');
  await expect(result.getByRole('button', { name: '0.667 Accuracy' })).toBeVisible();
});

test('clicking the place selects the text there', { tag: ['@quick', '@engine'] }, async ({ page }) => {
  await page.goto('./');
  const text = page.getByRole('textbox', { name: 'Paste labels' });
  // Columns count characters; the selection counts UTF-16 code units.
  await text.fill('a,b\nb,b\n"😀"ten,b\nb,a');
  await page.getByRole('button', { name: 'Line 3, column 4' }).click();
  await expect(text).toBeFocused();
  const selected = await text.evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd),
  );
  expect(selected).toBe('ten,b');
});

test('the reader’s own text can be restored after an example', async ({ page }) => {
  await page.goto('./');
  const text = page.getByRole('textbox', { name: 'Paste labels' });
  await text.fill('a,b\nb');
  await expect(page.getByRole('button', { name: 'Line 2, column 1' })).toBeVisible();
  await chooseExample(page, 'Four classes');
  await expect(page.getByText('58 cases, 4 classes')).toBeVisible();
  await page.getByRole('button', { name: 'Back to your own text' }).click();
  await expect(text).toHaveValue('a,b\nb');
  await expect(page.getByRole('button', { name: 'Line 2, column 1' })).toBeVisible();
});

test.describe('a text that cannot be read', () => {
  test.use({ keepsWork: true });

  test('is still reported after a reload', { tag: '@engine' }, async ({ page }) => {
    await page.goto('./');
    // The code that keeps the work is loaded shortly after the first result.
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
    await replaceText(page.getByRole('textbox', { name: 'Paste labels' }), 'a,a\nb,b\nb');
    await expect(page.getByText('Line 3, column 1')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Line 3, column 1')).toBeVisible();
    await expect(page.getByText('Starting the calculator')).toHaveCount(0);
  });
});

test.describe('data chosen in a text', () => {
  test.use({ keepsWork: true });

  test('stay chosen after a reload', async ({ page }) => {
    await page.goto('./');
    // The code that keeps the work is loaded shortly after the first result.
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
    await replaceText(page.getByRole('textbox', { name: 'Paste labels' }), folds);
    await page.getByText('Read as …').click();
    await page.getByRole('radio', { name: 'lines 5 to 6' }).check();
    await expect(page.locator('#understood')).toContainText('From lines 5 to 6');
    await page.reload();
    await expect(page.locator('#understood')).toContainText('From lines 5 to 6');
    await page.getByText('Read as …').click();
    await expect(page.getByRole('radio', { name: 'lines 5 to 6' })).toBeChecked();
  });
});
