import { expect, test } from '@playwright/test';

// The numbers of the course notes that the examples are from.
const examples = [
  { example: 'Two vectors', metric: 'Accuracy', value: '0.200', fraction: '1/5' },
  { example: 'Two vectors', metric: 'Balanced accuracy', value: '0.313', fraction: '5/16' },
  { example: 'Two vectors', metric: 'F1 score, macro average', value: '0.200', fraction: '1/5' },
  { example: 'Four classes', metric: 'Accuracy', value: '0.776', fraction: '45/58' },
  { example: 'Four classes', metric: 'F1 score', of: 'C3', value: '0.750', fraction: '3/4' },
  { example: 'Rounding', metric: 'Precision', value: '0.667', fraction: '2/3' },
  { example: 'Rounding', metric: 'F1 score', value: '0.727', fraction: '8/11' },
  { example: 'Three averages', metric: 'F1 score, macro average', value: '0.578', fraction: '26/45' },
  { example: 'Three averages', metric: 'F1 score, support-weighted average', value: '0.640', fraction: '16/25' },
  { example: 'Three averages', metric: 'F1 score, micro average', value: '0.600', fraction: '3/5' },
];

for (const { example, metric, of, value, fraction } of examples) {
  test(`${example}: ${metric}${of ? ` of ${of}` : ''} is ${fraction}`, async ({ page, isMobile }) => {
    await page.goto('./');
    await page.getByRole('button', { name: example, exact: true }).click();
    await page.getByRole('searchbox', { name: 'Filter metrics' }).fill(metric);
    if (of) await page.getByRole('combobox', { name: 'Class', exact: true }).selectOption(of);

    const name = page.getByRole('button', { name: metric, exact: true });
    const row = page.getByRole('row').filter({ has: name });
    await expect(row.getByRole('cell', { name: value, exact: true })).toBeVisible();
    // Narrow screens have the fraction in the formula alone.
    if (!isMobile) await expect(row.getByRole('cell', { name: fraction, exact: true })).toBeVisible();

    await name.click();
    const formula = page.getByRole('region', { name: `Formula: ${metric}`, exact: true }).first();
    const [numerator, denominator] = fraction.split('/');
    const exact = new RegExp(`^\\s*${numerator}\\s*${denominator}\\s*$`);
    await expect(formula.locator('mfrac').filter({ hasText: exact }).last()).toBeVisible();
  });
}

test('Four classes: there are 58 cases, and the true negatives are all cases outside row and column', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Four classes' }).click();
  await expect(page.getByText('58 cases, 4 classes, rows are the truth.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Filter metrics' }).fill('true negatives');

  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'True negatives', exact: true }) });
  for (const [label, trueNegatives] of Object.entries({ C1: '41', C2: '39', C3: '38', C4: '43' })) {
    await page.getByRole('combobox', { name: 'Class', exact: true }).selectOption(label);
    await expect(row.getByRole('cell', { name: trueNegatives, exact: true })).toBeVisible();
  }
});

test('Uneven classes: MCC of the 1550 cases is 0.8408', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Uneven classes' }).click();
  await expect(page.getByText('1550 cases, 4 classes, rows are the truth.')).toBeVisible();
  await expect(page.getByText('The totals were recognised and left out of the matrix.')).toBeVisible();
  await page.getByLabel('Decimals').fill('4');
  await page.getByRole('searchbox', { name: 'Filter metrics' }).fill('MCC');

  const name = page.getByRole('button', { name: 'Matthews correlation coefficient', exact: true });
  const row = page.getByRole('row').filter({ has: name });
  await expect(row.getByRole('cell', { name: '0.8408', exact: true })).toBeVisible();
});

test('every example says what to see in it, and shows a result', async ({ page }) => {
  await page.goto('./');
  const examples = page.getByRole('list', { name: 'Examples' }).getByRole('button');
  await expect(examples).toHaveCount(8);
  const sentences = new Set<string>();
  for (const example of await examples.all()) {
    await example.click();
    await expect(example).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText((await example.getAttribute('title'))!, { exact: true })).toBeVisible();
    const sentence = page.getByText(/^(Finds|\d+ of \d+ cases are right)/);
    await expect(async () => expect(sentences).not.toContain(await sentence.innerText())).toPass();
    sentences.add(await sentence.innerText());
  }
});
