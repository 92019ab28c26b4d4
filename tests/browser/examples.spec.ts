import { chooseExample, expect, test } from './test.ts';

// Values that the course notes print or should print: metric, value, fraction, and the class if there is one.
const examples: Record<string, [metric: string, value: string, fraction: string, of?: string][]> = {
  'Two vectors': [
    ['Accuracy', '0.200', '1/5'],
    ['Balanced accuracy', '0.313', '5/16'],
    ['F1 score, macro average', '0.200', '1/5'],
  ],
  'Four classes': [
    ['Accuracy', '0.776', '45/58'],
    ['F1 score', '0.750', '3/4', 'C3'],
  ],
  Rounding: [
    ['Precision', '0.667', '2/3'],
    ['F1 score', '0.727', '8/11'],
  ],
  'Three averages': [
    ['F1 score, macro average', '0.578', '26/45'],
    ['F1 score, support-weighted average', '0.640', '16/25'],
    ['F1 score, micro average', '0.600', '3/5'],
  ],
};

test('the values of the course notes', async ({ page, isMobile }) => {
  await page.goto('./');
  for (const [example, metrics] of Object.entries(examples)) {
    await test.step(`${example}: ${metrics.map(([, , fraction]) => fraction).join(', ')}`, async () => {
      await chooseExample(page, example);
      const filter = page.getByRole('searchbox', { name: 'Filter metrics' });
      for (const [metric, value, fraction, of] of metrics) {
        await filter.fill(metric);
        if (of) await page.getByRole('combobox', { name: 'Class', exact: true }).selectOption(of);
        const name = page.getByRole('rowheader', { name: metric, exact: true });
        const row = page.locator('deconfuse-metric-table').getByRole('row').filter({ has: name });
        await expect(row.getByRole('cell', { name: value, exact: true })).toBeVisible();
        await row.getByRole('button').scrollIntoViewIfNeeded(); // fractions out of view are not computed
        // Narrow screens show the fraction only in the formula.
        if (!isMobile) await expect(row.getByRole('cell', { name: fraction, exact: true })).toBeVisible();

        await row.getByRole('button').click();
        const formula = page.getByRole('region', { name: `Formula: ${metric}`, exact: true }).first();
        const [numerator, denominator] = fraction.split('/');
        const exact = new RegExp(`^\\s*${numerator}\\s*${denominator}\\s*$`);
        await expect(formula.locator('mfrac').filter({ hasText: exact }).last()).toBeVisible();
      }
    });
  }
});

test(
  'Four classes: 58 cases, and the true negatives are all outside row and column',
  { tag: '@quick' },
  async ({ page }) => {
    await page.goto('./');
    await chooseExample(page, 'Four classes');
    await expect(page.getByText('Read: 58 cases, 4 classes, rows are the truth.')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Filter metrics' }).fill('true negatives');

    const name = page.getByRole('rowheader', { name: 'True negatives', exact: true });
    const row = page.getByRole('row').filter({ has: name });
    for (const [label, trueNegatives] of Object.entries({ C1: '41', C2: '39', C3: '38', C4: '43' })) {
      await page.getByRole('combobox', { name: 'Class', exact: true }).selectOption(label);
      await expect(row.getByRole('cell', { name: trueNegatives, exact: true })).toBeVisible();
    }
  },
);

test('Uneven classes: MCC of the 1550 cases is 0.8408', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./');
  await chooseExample(page, 'Uneven classes');
  await expect(page.getByText('Read: 1550 cases, 4 classes, rows are the truth.')).toBeVisible();
  await expect(page.getByText('The totals were recognised and left out of the matrix.')).toBeVisible();
  await page.getByLabel('Decimals').fill('4');
  await page.getByRole('searchbox', { name: 'Filter metrics' }).fill('MCC');

  const name = page.getByRole('rowheader', { name: 'Matthews correlation coefficient', exact: true });
  const row = page.getByRole('row').filter({ has: name });
  await expect(row.getByRole('cell', { name: '0.8408', exact: true })).toBeVisible();
});

test('every example says what to see in it, and shows a result', async ({ page, isMobile }) => {
  await page.goto('./');
  const menu = page.getByRole('button', { name: 'All examples' });
  const examples = page.getByRole('list', { name: 'Labels and matrices' }).getByRole('listitem');
  await menu.click();
  await expect(examples).toHaveCount(16);
  for (let at = 0; at < 16; at++) {
    if (at > 0) await menu.click();
    const description = examples.nth(at).locator('p');
    await expect(description).toHaveText(/\w/);
    const said = await description.innerText();
    await examples.nth(at).getByRole('button').click();
    await expect(examples).toHaveCount(0);
    await expect(page.locator('deconfuse-example-list [aria-pressed=true]')).toBeVisible();
    // Phones show it only in the menu.
    if (!isMobile) await expect(page.getByText(said, { exact: true })).toBeVisible();
  }
  await expect(page.locator('textarea')).toHaveValue(/^10 documents, 7 relevant/);
  await chooseExample(page, 'Spam');
  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
});

const ofScores: Record<
  string,
  { language: string; all: string; scored: string; numbers: Record<string, string>; curve: string }
> = {
  en: {
    language: 'EN English',
    all: 'All examples',
    scored: 'Scores and probabilities',
    // Among Fawcett's (2006) 20 cases, 68 of the 100 pairs are ranked correctly.
    numbers: { '20 cases': '0.680 Area under the ROC curve', Perfect: '1 Area under the ROC curve' },
    curve: 'ROC curve',
  },
  es: {
    language: 'ES Español',
    all: 'Todos los ejemplos',
    scored: 'Puntuaciones y probabilidades',
    numbers: { '20 casos': '0,680 Área bajo la curva ROC', Perfecto: '1 Área bajo la curva ROC' },
    curve: 'Curva ROC',
  },
};

for (const [code, { language, all, scored, numbers, curve }] of Object.entries(ofScores)) {
  test(`every example of scores says what to see in it, and draws its curves (${code})`, async ({ page, isMobile }) => {
    await page.goto('./');
    await page.getByRole('button', { name: language }).click();
    const menu = page.getByRole('button', { name: all });
    const examples = page.getByRole('list', { name: scored }).getByRole('listitem');
    await menu.click();
    await expect(examples).toHaveCount(9);
    const texts = new Set<string>();
    let compared = 0;
    for (let at = 0; at < 9; at++) {
      if (at > 0) await menu.click();
      const title = (await examples.nth(at).getByRole('button').innerText()).trim();
      const said = await examples.nth(at).locator('p').innerText();
      await examples.nth(at).getByRole('button').click();
      if (!isMobile) await expect(page.getByText(said, { exact: true })).toBeVisible();
      // Every example has a text of its own, and the numbers belong to that text.
      await expect.poll(async () => texts.has(await page.locator('textarea').inputValue())).toBe(false);
      const text = await page.locator('textarea').inputValue();
      texts.add(text);
      // Two distributions, p and q, have no curves.
      if (/^\s*p\W+q\W/.test(text)) continue;
      const figure = page.locator('figure').filter({ has: page.getByRole('heading', { name: curve, exact: true }) });
      await expect(figure.locator('path.reported')).toHaveCount(1);
      const number = numbers[title];
      if (!number) continue;
      await expect(page.getByRole('button', { name: number, exact: true })).toBeVisible();
      compared++;
    }
    expect(compared).toBe(Object.keys(numbers).length);
  });
}

test('Escape closes the menu of examples and restores the focus', async ({ page }) => {
  await page.goto('./');
  const menu = page.getByRole('button', { name: 'All examples' });
  await menu.press('Enter');
  await expect(page.getByRole('button', { name: 'Three averages' }).last()).toHaveAccessibleDescription(/macro 26\/45/);
  await page.keyboard.press('Escape');
  await expect(page.locator('deconfuse-example-menu')).toHaveCount(0);
  await expect(menu).toBeFocused();
});
