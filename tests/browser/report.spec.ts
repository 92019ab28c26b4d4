import { readFileSync } from 'node:fs';
import { expect as anyExpect, openExport, replaceText, test, type Locator, type Page } from './test.ts';

// A report has about 260 formulas, which take a busy machine some time to lay out.
const expect = anyExpect.configure({ timeout: 60_000 });
test.describe.configure({ timeout: 240_000 });

async function open(page: Page, text: string): Promise<void> {
  await page.goto('./');
  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
  if (text !== '') {
    await replaceText(page.getByRole('textbox', { name: 'Paste labels' }), text);
    await expect(page.getByText('Read: 58 cases')).toBeHidden();
  }
  await openExport(page);
}

async function openReport(page: Page, text: string): Promise<void> {
  await open(page, text);
  await page.locator('summary', { hasText: 'Full report' }).click();
}

const scores = ['truth,score', '1,0.9', '0,0.8', '1,0.7', '0,0.2', '1,0.1', '0,0.05'].join('\n');

const cases = [
  {
    name: 'two classes',
    text: '',
    said: ['Read as a confusion matrix. Cases: 58. Classes: 2.'],
    curves: 0,
    metrics: 150,
  },
  {
    name: 'a class never predicted',
    text: 'a,a\na,b\nb,b\nc,a',
    said: ['the denominator', 'counted as 0'],
    curves: 0,
    metrics: 150,
  },
  {
    name: 'folds',
    text: 'truth,predicted,fold\na,a,1\na,b,1\nb,b,1\na,a,2\nb,b,2\nb,a,2',
    said: ['Folds side by side', 'All cases together', 'Standard deviation'],
    curves: 0,
    metrics: 150,
  },
  { name: 'scores', text: scores, said: ['Read as true classes and scores. Cases: 6.'], curves: 2, metrics: 30 },
];

async function sheetOf(page: Page): Promise<Locator> {
  const sheet = page.locator('deconfuse-full-report deconfuse-report-sheet');
  await expect(sheet).toBeVisible();
  return sheet;
}

for (const { name, text, said, curves, metrics } of cases) {
  test(`the report of ${name} holds every metric and is printed alone`, { tag: '@media' }, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => void (document.documentElement.dataset['printed'] = 'yes');
    });
    await openReport(page, text);
    const sheet = await sheetOf(page);
    for (const sentence of said) await expect(sheet).toContainText(sentence);
    expect(await sheet.locator('.metric').count()).toBeGreaterThan(metrics);
    expect(await sheet.locator('.metric .formula math').count()).toBeGreaterThan(metrics / 2);
    await expect(sheet.locator('svg.plot')).toHaveCount(curves);
    // Nothing is wider than the paper.
    const wide = await sheet.evaluate(
      (element) =>
        [...element.shadowRoot!.querySelectorAll('.formula')].filter((box) => box.scrollWidth > box.clientWidth + 1)
          .length,
    );
    expect(wide).toBe(0);

    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    await expect(page.locator('[data-printed]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body > :visible')).toHaveCount(1);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeGreaterThan(3);
    // The PDF contains text, not a picture of it.
    expect(pdf.match(/\/Type\s*\/Font\b/g)?.length ?? 0).toBeGreaterThan(1);
    expect(pdf).not.toMatch(/\/Subtype\s*\/Image/);
    await page.emulateMedia({ media: null });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('body > deconfuse-report-sheet')).toHaveCount(0);
  });
}

test('the report has the language of the page and follows the data', { tag: '@quick' }, async ({ page }) => {
  await openReport(page, 'a,a\na,b\nb,b');
  const sheet = await sheetOf(page);
  await expect(sheet).toContainText('Cases: 3');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(sheet).toContainText('Casos: 3');
  await page.getByRole('textbox', { name: 'Pega etiquetas' }).fill('a,a\na,b\nb,b\nb,<b>');
  await expect(sheet).toContainText('Casos: 4');
  await expect(sheet.locator('bdi', { hasText: '<b>' }).first()).toBeVisible();
});

test('the programs are shown and saved', { tag: '@download' }, async ({ page }) => {
  await open(page, 'a,a\na,b\nb,b');
  const panel = page.locator('deconfuse-reproduce');
  const program = panel.getByRole('region', { name: 'Program with scikit-learn' });
  await expect(program).toContainText('show("accuracy", metrics.accuracy_score(y_true, y_pred))');
  const saved = async (name: string): Promise<string> => {
    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name: `Save ${name}` }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(name);
    return readFileSync(await file.path(), 'utf8');
  };
  expect(await saved('deconfuse.py')).toBe(await program.textContent());
  await panel.getByRole('button', { name: 'R: yardstick' }).click();
  const inR = panel.getByRole('region', { name: 'Program with R: yardstick' });
  await expect(inR).toContainText('show("accuracy", accuracy_vec(truth, estimate))');
  expect(await saved('deconfuse.R')).toBe(await inR.textContent());

  const many = Array.from({ length: 3000 }, (_, at) => `${at % 2},${((at * 7919) % 3001) / 3001}`).join('\n');
  await replaceText(page.getByRole('textbox', { name: 'Paste labels' }), `truth,score\n${many}`);
  await expect(panel.getByText('The data are too long for the program')).toBeVisible();
  expect((await saved('cases.csv')).split('\n')).toHaveLength(3002);
});
