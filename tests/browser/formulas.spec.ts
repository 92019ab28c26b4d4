import { chooseExample, expect, test } from './test.ts';

test(
  'a metric shows symbols, numbers, fraction and decimal as MathML',
  { tag: ['@quick', '@engine'] },
  async ({ page }) => {
    await page.goto('./');
    await page.getByRole('button', { name: '0.870 Recall' }).click();
    const button = page.getByRole('rowheader').getByRole('button', { name: 'Recall', exact: true });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Of the cases of “spam”, the share that was found.')).toBeVisible();

    const formula = page.getByRole('region', { name: 'Formula: Recall' }).getByRole('math');
    await expect(formula).toHaveCount(1);
    const lines = formula.locator('.worked > mtr');
    await expect(lines).toHaveText([/TPR.*=.*TP.*TP.*\+.*FN/s, /=.*20.*20.*\+.*3/s, /=\s*20\s*23/, /≈\s*0\.870/]);
    await expect(lines.locator('mfrac')).toHaveCount(3);
    // Rendered as mathematics: the numerator stands above the denominator.
    const [numerator, denominator] = await lines.nth(2).locator('mn').all();
    expect((await numerator!.boundingBox())!.y).toBeLessThan((await denominator!.boundingBox())!.y);

    await page.evaluate(() => history.back());
    await expect(page.getByRole('region', { name: 'Formula: Accuracy' })).toBeVisible();
    await expect(formula).toHaveCount(0);
  },
);

test(
  'hovering a term tints the cells that it reads, and hovering a cell the terms',
  { tag: ['@quick', '@engine'] },
  async ({ page }) => {
    await page.goto('./');
    await page.getByRole('button', { name: '0.800 Precision' }).click();
    const formula = page.getByRole('region', { name: 'Formula: Precision' });
    const truePositives = formula.locator('.term').filter({ hasText: /^\s*20\s*$/ });
    const falsePositives = formula.locator('.term').filter({ hasText: /^\s*5\s*$/ });
    const cell = (name: string) => page.getByRole('gridcell').filter({ has: page.getByRole('textbox', { name }) });
    const tinted = page.locator('td[role=gridcell].highlighted');

    // Without the pointer on a term, all cells that the open formula reads are marked.
    await expect(tinted).toHaveCount(2);
    await expect(cell('true spam, predicted spam')).toHaveClass(/highlighted/);
    await expect(cell('true ham, predicted spam')).toHaveClass(/highlighted/);

    await falsePositives.first().hover();
    await expect(tinted).toHaveCount(1);
    await expect(cell('true ham, predicted spam')).toHaveClass(/highlighted/);
    await expect(cell('true ham, predicted spam')).toHaveCSS('outline-style', 'solid');
    await truePositives.first().hover();
    await expect(tinted).toHaveCount(1);
    await expect(cell('true spam, predicted spam')).toHaveClass(/highlighted/);

    await page.getByRole('textbox', { name: 'true ham, predicted spam' }).hover();
    await expect(falsePositives.first()).toHaveClass(/highlighted/);
    await expect(truePositives.first()).not.toHaveClass(/highlighted/);
    await page.getByRole('textbox', { name: 'true ham, predicted ham' }).hover();
    await expect(falsePositives.first()).not.toHaveClass(/highlighted/);
  },
);

test('Copy LaTeX puts the whole derivation on the clipboard', { tag: '@engine' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./');
  await page.getByRole('button', { name: '0.870 Recall' }).click();
  await page.getByRole('button', { name: 'Copy LaTeX' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^\\mathrm\{TPR\} = \\frac\{.*TP.*\}\{.*TP.* \+ .*FN.*\} = \\frac\{20\}\{20 \+ 3\} = \\frac\{20\}\{23\} \\approx 0\.870$/,
  );
});

test('if the clipboard is refused, the LaTeX can be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    // The empty page that comes first has no clipboard.
    if (!navigator.clipboard) return;
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await page.goto('./');
  await page.getByRole('button', { name: '0.870 Recall' }).click();
  await page.getByRole('button', { name: 'Copy LaTeX' }).click();
  await expect(page.getByRole('textbox', { name: 'LaTeX' })).toHaveValue(/\\frac\{20\}\{23\} \\approx 0\.870$/);
});

test(
  'metrics are found by name, alias and identifier, without accents and case, in both languages',
  { tag: '@quick' },
  async ({ page }) => {
    await page.goto('./');
    const find = async (words: string, metric: string) => {
      await page.getByRole('searchbox').fill(words);
      // A section may have the same name as one of its metrics.
      const name = page.getByRole('button', { name: metric, exact: true });
      await expect(page.getByRole('rowheader').filter({ has: name }), words).toBeVisible();
    };

    await find('recall', 'Recall');
    await find('SENSITIVITY', 'Recall');
    await find('matthews', 'Matthews correlation coefficient');
    await find('mcc', 'Matthews correlation coefficient');
    await find('f1_macro', 'F1 score, macro average');
    await find('exactitud', 'Accuracy');
    await expect(page.getByText(/^\d+ metrics$/)).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Recall', exact: true })).toHaveCount(0);
    await page.getByRole('searchbox').fill('no metric has this name');
    await expect(page.getByText('0 metrics')).toBeVisible();

    await page.getByRole('button', { name: 'ES Español' }).click();
    await find('precision', 'Precisión');
    await find('PRECISIÓN', 'Precisión');
    await find('indice de jaccard', 'Índice de Jaccard');
    await find('accuracy', 'Exactitud (accuracy)');
  },
);

test('the number of decimals applies to all numbers, and Spanish has decimal commas', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: '0.870 Recall' }).click();
  const formula = page.getByRole('region', { name: 'Formula: Recall' });
  await expect(formula).toContainText('0.870');
  await page.getByLabel('Decimals').fill('5');
  await expect(formula).toContainText('0.86957');
  await expect(page.getByRole('button', { name: '0.86957 Recall' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '0.86957', exact: true }).first()).toBeVisible();
  await page.getByLabel('Decimals').fill('');
  await expect(page.getByRole('button', { name: '0.86957 Recall' })).toBeVisible();

  await page.getByRole('button', { name: 'ES Español' }).click();
  await expect(page.getByRole('button', { name: '0,86957 Exhaustividad' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Fórmula: Exhaustividad' })).toContainText('0,86957');
});

test(
  '0/0 has the chosen value, every affected value is marked, and the row says why',
  { tag: '@quick' },
  async ({ page }) => {
    await page.goto('./');
    await chooseExample(page, 'A class never predicted');
    await page.getByRole('searchbox', { name: 'Filter metrics' }).fill('precision');
    const macro = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'Precision, macro average' }) });
    const ofClass = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'Precision', exact: true }) });
    const policy = page.getByRole('combobox', { name: '0/0' });

    // cat 2/4, dog 2/4, bird 0/0.
    await expect(macro.getByRole('cell', { name: '0.333*' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Class', exact: true }).first().selectOption('bird');
    await expect(ofClass.getByRole('cell', { name: '0*', exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'Class', exact: true }).first().selectOption('cat');
    await expect(ofClass.getByRole('cell', { name: '0.500', exact: true })).toBeVisible();

    await macro.getByRole('button').click();
    const reason = page.getByRole('listitem').filter({ hasText: 'bird' }).filter({ hasText: 'undefined, because' });
    await expect(reason).toContainText('Counted as 0, as chosen under “0/0”.');

    await policy.selectOption('as 1');
    await expect(macro.getByRole('cell', { name: '0.667*' })).toBeVisible();
    await expect(reason).toContainText('Counted as 1, as chosen under “0/0”.');
    await policy.selectOption('left out');
    await expect(macro.getByRole('cell', { name: '0.500*' })).toBeVisible();
    await expect(reason).toContainText('Left out.');

    await page.getByRole('combobox', { name: 'Class', exact: true }).first().selectOption('bird');
    await expect(ofClass.getByRole('cell', { name: '0/0', exact: true })).toBeVisible();
  },
);

test('an open formula follows the numbers, the class and the language', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: '0.870 Recall' }).click();
  const formula = page.getByRole('region', { name: 'Formula: Recall' });
  await expect(formula).toContainText('0.870');
  await page.getByRole('textbox', { name: 'true spam, predicted spam' }).fill('27');
  await expect(formula).toContainText('0.900');
  await page.getByRole('combobox', { name: 'Class', exact: true }).first().selectOption('ham');
  await expect(formula).toContainText('0.857');
  await page.getByRole('button', { name: 'ES Español' }).click();
  await expect(page.getByRole('region', { name: 'Fórmula: Exhaustividad' })).toContainText('0,857');
});
