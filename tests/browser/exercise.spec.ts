import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from './test.ts';

async function openExercises(page: Page, fields = ''): Promise<Locator> {
  await page.goto(`./#mode=check${fields}`);
  await page.locator('deconfuse-answer-checker').getByText('For lecturers').click();
  const panel = page.locator('deconfuse-exercise-panel');
  await expect(panel.getByRole('group', { name: 'What is asked' })).toBeVisible();
  return panel;
}

const linkOf = (panel: Locator): Locator => panel.getByRole('textbox', { name: 'Link to the exercise' });

test(
  'the link holds data, questions and whether results are hidden, and opens them',
  { tag: '@quick' },
  async ({ page }) => {
    const panel = await openExercises(page);
    await panel.getByRole('spinbutton', { name: 'Number of the exercise' }).fill('7');
    await panel.getByRole('spinbutton', { name: 'Classes' }).fill('4');
    for (const name of ['Accuracy', 'Balanced accuracy', 'Recall']) {
      await panel.getByRole('checkbox', { name, exact: true }).uncheck();
    }
    await panel.getByRole('searchbox').fill('jaccard');
    await panel.getByRole('checkbox', { name: 'Jaccard index', exact: true }).check();
    await panel.getByRole('combobox', { name: 'Class for Jaccard index' }).selectOption('“B”');
    await expect(linkOf(panel)).toHaveValue(
      /#mode=check&exercise=7&classes=4&ask=precision:\w,.*,jaccard:B&hide=results$/,
    );

    const asked = await panel.locator('.asked li').allTextContents();
    await panel.getByRole('link', { name: 'Use this exercise' }).click();
    await expect(page.getByText(/Read: \d+ cases, 4 classes/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'All metrics' })).toBeHidden();
    await expect(page.getByRole('group', { name: /^Question/ })).toHaveCount(asked.length);
    // Students do not get the answer key.
    await expect(page.getByText('For lecturers')).toBeHidden();
    const address = page.url();

    await page.goto('./');
    const fields = address.slice(address.indexOf('#mode=check') + '#mode=check'.length);
    await openExercises(page, fields.replace('&hide=results', ''));
    await expect(panel.locator('.asked li')).toHaveText(asked);
    await expect(panel.getByRole('spinbutton', { name: 'Classes' })).toHaveValue('4');
  },
);

test('a link with a mistake in it says so and changes nothing', async ({ page }) => {
  const alert = page.locator('deconfuse-answer-checker').getByRole('alert');
  const questions = page.getByRole('heading', { level: 3, name: /^\d\./ });
  await page.goto('./#mode=check&exercise=7&classes=99&ask=accuracy');
  await expect(alert).toHaveText(/^The link cannot be read: .* Nothing was changed\.$/);
  await expect(page.getByText('Read: 58 cases, 2 classes')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Question 1' }).getByRole('combobox')).not.toHaveCount(0);

  await page.evaluate(() => (location.hash = 'mode=check&exercise=7&classes=4&ask=accuracy,recall:A'));
  await expect(page.getByText('Read: 60 cases, 4 classes')).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(questions).toHaveText([/Accuracy/, /Recall of “A”/]);

  const data = await page.getByRole('textbox', { name: 'Paste labels' }).inputValue();
  await page.evaluate(() => (location.hash = 'mode=check&exercise=8&kind=nonsense&ask=precision:A'));
  await expect(alert).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Paste labels' })).toHaveValue(data);
  await expect(questions).toHaveText([/Accuracy/, /Recall of “A”/]);
  await page.getByRole('button', { name: 'ES Español' }).click();
  await expect(alert).toContainText('No se ha cambiado nada.');
});

test('an invalid number changes nothing and is reported', async ({ page }) => {
  const panel = await openExercises(page);
  const link = await linkOf(panel).inputValue();
  await panel.getByRole('spinbutton', { name: 'Classes' }).fill('11');
  await expect(panel.getByText('A whole number from 2 to 10.')).toBeVisible();
  await expect(linkOf(panel)).toHaveValue(link);
});

for (const kind of ['a confusion matrix', 'a list of labels', 'a list of scores']) {
  test(`the sheet of ${kind} is printed alone, its key on a page of its own`, { tag: '@media' }, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => void (document.documentElement.dataset['printed'] = 'yes');
    });
    const panel = await openExercises(page);
    await panel.getByRole('combobox', { name: 'Data' }).selectOption(kind);
    await panel.getByText('Printable sheet').click();
    const sheet = panel.locator('deconfuse-exercise-sheet');
    await expect(sheet.getByRole('heading', { name: 'Answer key' })).toBeVisible();
    await panel.getByRole('button', { name: 'Español' }).click();
    await expect(sheet.getByRole('heading', { name: 'Soluciones' })).toBeVisible();
    const questions = await panel.locator('.asked li').count();
    await expect(sheet.locator('.questions li')).toHaveCount(questions);
    await expect(sheet.locator('.key math')).toHaveCount(questions);

    const print = async (): Promise<number> => {
      await panel.getByRole('button', { name: 'Print sheet' }).click();
      await expect(page.locator('[data-printed]')).toBeAttached();
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('body > :visible')).toHaveCount(1);
      await expect(page.locator('body > deconfuse-exercise-sheet')).toContainText('Nombre');
      const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      await page.emulateMedia({ media: null });
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await expect(page.locator('body > deconfuse-exercise-sheet')).toHaveCount(0);
      return pages;
    };
    const withKey = await print();
    await panel.getByRole('checkbox', { name: 'With the answer key' }).uncheck();
    await expect(sheet.getByRole('heading', { name: 'Soluciones' })).toHaveCount(0);
    expect(await print()).toBeLessThan(withKey);
  });
}

test('the cases of an exercise form folds, whose mean is a slip', { tag: '@quick' }, async ({ page }) => {
  const panel = await openExercises(page);
  await expect(panel.getByRole('spinbutton', { name: 'Folds' })).toHaveCount(0);
  await panel.getByRole('combobox', { name: 'Data' }).selectOption('a list of labels');
  await panel.getByRole('spinbutton', { name: 'Folds' }).fill('5');
  await expect(linkOf(panel)).toHaveValue(/&folds=5&/);
  await panel.getByText('Printable sheet').click();
  const sheet = panel.locator('deconfuse-exercise-sheet');
  await expect(sheet).toContainText('in 5 folds');
  await expect(sheet.getByRole('rowheader', { name: 'Fold' })).toHaveCount(2);
  await panel.getByText('Questions for a learning system').click();
  const part = panel.locator('deconfuse-question-export');
  await part.getByRole('button', { name: 'Make the variants' }).click();
  await part.getByText('The first variant').click();
  await expect(part.getByRole('row', { name: /^F1 score, macro average/ })).toContainText('The mean of the 5 parts');
});

test('variants become a file for a learning system', { tag: '@quick' }, async ({ page }) => {
  const panel = await openExercises(page);
  await panel.getByText('Questions for a learning system').click();
  const part = panel.locator('deconfuse-question-export');
  await part.getByRole('spinbutton', { name: 'Last number' }).fill('100');
  const begun = Date.now();
  await part.getByRole('button', { name: 'Make the variants' }).click();
  await expect(part.getByText('100 variants')).toBeVisible();
  test.info().annotations.push({ type: 'milliseconds', description: String(Date.now() - begun) });
  await part.getByText('The first variant').click();
  const recall = part.getByRole('row', { name: /^Recall of “.” 0\.\d{3} 0\.\d{4} … 0\.\d{4}/ });
  await expect(recall).toContainText('Rows were read as columns');

  const saved = async (format: string, name: string): Promise<string> => {
    await part.getByRole('combobox', { name: 'Format' }).selectOption({ label: format });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      part.getByRole('button', { name: 'Save the file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    return readFileSync(await download.path(), 'utf8');
  };
  const moodle = await saved('Moodle XML, a question with gaps for each variant', 'moodle-cloze.xml');
  expect(moodle.match(/<question type="cloze">/g)).toHaveLength(100);
  const gift = await saved('GIFT', 'questions.gift.txt');
  expect(gift).toContain('$CATEGORY:');

  // The variants of students are generated from their numbers.
  await part.getByRole('button', { name: 'A class list' }).click();
  await expect(part.getByText('100 variants')).toHaveCount(0);
  await part.getByRole('textbox', { name: 'Class list' }).fill('Ada, 1007\nno number\nGrace, 2008');
  await expect(part.getByText('No number in line 2.')).toBeVisible();
  await part.getByRole('button', { name: 'Make the variants' }).click();
  const table = await saved('Table (CSV)', 'class-list.csv');
  expect(table).toContain('"Ada, 1007"');
  expect(table).toContain('"Grace, 2008"');
  // A notebook is distributed to students through nbgrader, which has their numbers.
  const notebook = await saved('Jupyter notebook for nbgrader', 'deconfuse-nbgrader.ipynb');
  await expect(part.getByText('The notebook has the answers of all variants.')).toBeVisible();
  for (const number of ['1007', '2008']) expect(notebook).toContain(`${number}: {`);
  expect(notebook).not.toContain('Ada');
});

test(
  'submissions of a class are marked with the data of each student',
  { tag: ['@quick', '@download'] },
  async ({ page }) => {
    const panel = await openExercises(page, '&exercise=1&ask=accuracy,recall:A');
    await panel.getByText('Questions for a learning system').click();
    const part = panel.locator('deconfuse-question-export');
    await part.getByRole('button', { name: 'A class list' }).click();
    const students = Array.from({ length: 30 }, (_, at) => `Ada ${1000 + at}`);
    await part.getByRole('textbox', { name: 'Class list' }).fill(students.join('\n'));
    await part.getByRole('button', { name: 'Make the variants' }).click();
    await part.getByRole('combobox', { name: 'Format' }).selectOption({ label: 'Table (CSV)' });
    const [key] = await Promise.all([
      page.waitForEvent('download'),
      part.getByRole('button', { name: 'Save the file' }).click(),
    ]);
    const answers = readFileSync(await key.path(), 'utf8')
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',').at(-3)!);

    // All have the accuracy right and also give it as the recall; one leaves out an answer, one has no number.
    const lines = students.map((name, at) => `${name},${answers[2 * at]},${at === 0 ? '' : answers[2 * at]}`);
    await panel.getByText('Mark a class list').click();
    const marking = panel.locator('deconfuse-class-marking');
    await marking
      .getByRole('textbox', { name: 'What was handed in' })
      .fill(['student,a,b', ...lines, '<b>Bob</b>,1,1'].join('\n'));
    await expect(marking.getByText('31 rows, 3 columns.')).toBeVisible();
    await marking.getByRole('button', { name: 'Mark', exact: true }).click();
    await expect(marking.getByText('No number in row 31: not marked.')).toBeVisible();
    await expect(marking.getByRole('row', { name: /^Right 30 of 30 students/ })).toBeVisible();
    await expect(
      marking.getByRole('row', { name: /^Recall, micro average was worked out instead of Recall of “A”/ }),
    ).toContainText('of 30 students');
    await expect(marking.getByRole('row', { name: /^Ada 1000 1 ✓/ })).toContainText('No answer');
    await expect(marking.locator('bdi', { hasText: '<b>Bob</b>' })).toBeVisible();
    const [book] = await Promise.all([
      page.waitForEvent('download'),
      marking.getByRole('button', { name: 'Save the grade book (CSV)' }).click(),
    ]);
    expect(book.suggestedFilename()).toBe('marks.csv');
    expect(readFileSync(await book.path(), 'utf8').split('\r\n')).toHaveLength(33);
  },
);

test('two equal questions are reported', async ({ page }) => {
  const panel = await openExercises(page, '&exercise=1&ask=accuracy,f1_micro');
  await panel.getByText('Questions for a learning system').click();
  await panel.getByRole('button', { name: 'Make the variants' }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: /^F1.*micro.* equals Accuracy/ })).toBeVisible();
});

test('an answer with fewer decimals than the exercise asks for is not right', async ({ page }) => {
  await page.goto('./#mode=check&exercise=7&classes=4&decimals=3&ask=accuracy&hide=results');
  const question = page.getByRole('group', { name: 'Question 1' });
  await question.getByRole('textbox', { name: 'Your answer' }).fill('0.8');
  await expect(question.locator('deconfuse-answer-verdict')).toContainText(
    'Not precise enough. 3 decimals are asked for.',
  );
});
