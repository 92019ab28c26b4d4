import {
  chooseScoreExample,
  expectMatrix,
  fourteenCases,
  input,
  metricRow,
  openFourteenCases,
  pasteScores,
  plot,
  threshold,
  viewportFits,
} from './scored-cases.ts';
import { expect, replaceText, test, type Locator, type Page } from './test.ts';

const headline = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const cell = (row: Locator, value: string): Locator => row.getByRole('cell', { name: value, exact: true });

/** Sets an option of the metrics. */
async function setOption(page: Page, name: string, value: string): Promise<void> {
  const field = page.getByRole('spinbutton', { name });
  if (!(await field.isVisible())) await page.getByText('More options').click();
  await field.fill(value);
}

test('the numbers, the sentence and the announcement are those of the curve', { tag: '@quick' }, async ({ page }) => {
  await openFourteenCases(page);
  // 34 of 40 pairs; 43/56; a gap of 4/4 − 3/10.
  await expect(headline(page, '0.850 Area under the ROC curve')).toBeVisible();
  await expect(headline(page, '0.768 Average precision')).toBeVisible();
  await expect(headline(page, '0.700 Kolmogorov-Smirnov statistic')).toBeVisible();
  await expect(headline(page, '0.300 Equal error rate')).toBeVisible();
  const sentence = 'With probability 0.850 a case of “yes” ranks above a case that is not: that is the AUC.';
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  const status = page.locator('p[role=status]');
  await expect(status).toContainText('14 cases, 4 positive');
  await expect(status).toContainText(sentence);
  await expect(status).toContainText('Average precision 0.768');
  await expect(plot(page, 'ROC curve')).toContainText('AUC 0.850');
  await expect(plot(page, 'Precision-recall curve')).toContainText('AP 0.768');
  await expect(plot(page, 'Precision-recall curve')).toContainText('prevalence 0.286');
  await viewportFits(page);
});

test(
  'a headline number opens its formula, with every step that is informative',
  { tag: '@quick' },
  async ({ page }) => {
    await openFourteenCases(page);
    await headline(page, '0.850 Area under the ROC curve').click();
    const formula = page.getByRole('region', { name: 'Formula: Area under the ROC curve (AUC)', exact: true }).first();
    await expect(formula).toBeVisible();
    await expect(formula).toContainText('0.850');
    await expect(formula).toContainText('(10−9)⁢(4+4)+4⋅0');
    await expect(
      formula
        .locator('mfrac')
        .filter({ hasText: /^\s*17\s*20\s*$/ })
        .last(),
    ).toBeVisible();
    await expect(page.getByText('The same by another route')).toBeVisible();
    // The Mann–Whitney count of correctly ranked pairs.
    await expect(cell(await metricRow(page, 'mann_whitney_u'), '34')).toBeVisible();
  },
);

for (const [example, kind] of [
  ['Two rankings', 'scores of two models'],
  ['Logits', 'logits'],
  ['Class probabilities', 'probabilities'],
  ['Label sets', 'label sets'],
] as const) {
  test(`every metric of ${kind} opens with its formula`, async ({ page }) => {
    await page.goto('./');
    await chooseScoreExample(page, example);
    await page.getByRole('group', { name: 'How many metrics' }).getByRole('button', { name: 'All' }).click();
    const table = page.locator('deconfuse-metric-table');
    // Out of view, the table is rendered some frames after the click.
    await table.evaluate((element) => (element as HTMLElement & { updateComplete: Promise<boolean> }).updateComplete);
    const rows = table.locator('tr[data-metric]');
    const all = await rows.count();
    expect(all).toBeGreaterThan(20);
    // By script, because clicking one after the other is slow; the sections need not be open for it.
    const wrong = await table.evaluate(async (element) => {
      const stage = (element.getRootNode() as ShadowRoot).querySelector('deconfuse-metric-stage')!;
      const found: string[] = [];
      for (const row of element.shadowRoot!.querySelectorAll<HTMLElement>('tr[data-metric]')) {
        row.querySelector('button')!.click();
        const id = row.dataset['metric']!;
        const details = (): ShadowRoot | null | undefined =>
          stage.shadowRoot!.querySelector('deconfuse-metric-details')?.shadowRoot;
        const isShown = (): boolean =>
          details()?.querySelector('code')?.textContent === id &&
          !!details()?.querySelector('deconfuse-worked-formula');
        for (let waits = 0; waits < 500 && !isShown(); waits++) await new Promise((resolve) => setTimeout(resolve, 10));
        const text = (row.textContent ?? '') + details()?.textContent;
        if (!isShown() || /\{[a-z]+\}|NaN|\[object|\bnull\b/.test(text)) found.push(id);
      }
      return found;
    });
    expect(wrong).toEqual([]);
  });
}

test('options change the values that depend on them', async ({ page }) => {
  await openFourteenCases(page);
  let row = await metricRow(page, 'partial_roc_auc');
  await expect(cell(row, '0.050')).toBeVisible();
  // Half of the positives are above the first negative, and the curve stays there up to 2 of 10 negatives.
  await setOption(page, 'Largest FPR of the partial AUC', '0.2');
  await expect(cell(row, '0.100')).toBeVisible();
  await setOption(page, 'Largest FPR of the partial AUC', '1');
  await expect(cell(row, '0.850')).toBeVisible();

  row = await metricRow(page, 'sensitivity_at_specificity');
  await expect(cell(row, '0.500')).toBeVisible();
  await setOption(page, 'Specificity required', '0.7');
  await expect(cell(row, '1')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Filter metrics' }).fill('precision_at_k');
  await expect(page.locator('tr[data-metric=precision_at_k]')).toHaveCount(0);
  await setOption(page, 'k of the first k', '3');
  row = page.locator('tr[data-metric=precision_at_k]');
  await expect(cell(row, '0.667')).toBeVisible();
  await setOption(page, 'k of the first k', '7');
  await expect(cell(row, '0.571')).toBeVisible();

  // A value out of range is marked and not used.
  await setOption(page, 'k of the first k', '0');
  await expect(page.getByRole('spinbutton', { name: 'k of the first k', exact: true })).toHaveJSProperty(
    'validity.valid',
    false,
  );
  await expect(cell(row, '0.571')).toBeVisible();

  row = await metricRow(page, 'auc_ci_delong');
  const wide = await row.locator('.value').innerText();
  await setOption(page, 'Level of intervals', '50');
  await expect(row.locator('.value')).not.toHaveText(wide);
  await page.getByRole('heading', { name: 'AUC and its uncertainty' }).click();
  await expect(page.getByRole('region', { name: 'Areas under the curves' })).toContainText('50 % interval');
  await expect(page.getByRole('region', { name: 'Areas under the curves' })).toContainText(
    (await row.locator('.value').innerText()).trim(),
  );
});

/** AUCs of both models and z of DeLong and others (1988), from the pairs of cases. */
function delong(text: string): { areas: [number, number]; z: number } {
  const rows = text
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').map(Number) as [number, number, number]);
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const covariance = (one: readonly number[], other: readonly number[]): number => {
    const [a, b] = [mean(one), mean(other)];
    return one.reduce((sum, value, index) => sum + (value - a) * (other[index]! - b), 0) / (one.length - 1);
  };
  const ofModel = (column: 1 | 2) => {
    const scores = (truth: number): number[] => rows.filter(([own]) => own === truth).map((row) => row[column]);
    const [positives, negatives] = [scores(1), scores(0)];
    const wins = (positive: number, negative: number): number => (1 + Math.sign(positive - negative)) / 2;
    return {
      positives: positives.map((positive) => mean(negatives.map((negative) => wins(positive, negative)))),
      negatives: negatives.map((negative) => mean(positives.map((positive) => wins(positive, negative)))),
    };
  };
  const [a, b] = [ofModel(1), ofModel(2)];
  const total = (one: typeof a, other: typeof a): number =>
    covariance(one.positives, other.positives) / a.positives.length +
    covariance(one.negatives, other.negatives) / a.negatives.length;
  const areas: [number, number] = [mean(a.positives), mean(b.positives)];
  return { areas, z: (areas[0] - areas[1]) / Math.sqrt(total(a, a) + total(b, b) - 2 * total(a, b)) };
}

test(
  'two models: both curves, either one shown, and DeLong’s test of their difference',
  { tag: '@quick' },
  async ({ page }) => {
    await page.goto('./');
    await chooseScoreExample(page, 'Two rankings');
    const {
      areas: [a, b],
      z,
    } = delong(await input(page).inputValue());
    await expect(headline(page, `${a.toFixed(3)} Area under the ROC curve`)).toBeVisible();
    const roc = plot(page, 'ROC curve');
    await expect(roc).toContainText(`A: AUC ${a.toFixed(3)}`);
    await expect(roc).toContainText(`B: AUC ${b.toFixed(3)}`);
    await expect(roc.getByRole('group', { name: 'ROC curve of A and B' })).toBeVisible();
    await expect(roc.locator('svg.plot path.line[class*=model]')).not.toHaveCount(1);

    const inference = page.locator('deconfuse-score-inference');
    const number = (name: string): Locator =>
      inference
        .locator('dl > div')
        .filter({ has: page.getByText(name, { exact: true }) })
        .locator('dd');
    await expect(number('Difference')).toHaveText((a - b).toFixed(3));
    await expect(number('z')).toHaveText(z.toFixed(3));
    const p = await number('p').innerText();
    expect(Number(p)).toBeGreaterThan(0);
    expect(Number(p)).toBeLessThan(1);
    await expect(inference).toContainText(`would occur with probability ${p}.`);
    await expect(cell(await metricRow(page, 'delong_p_value'), p)).toBeVisible();
    await expect(cell(await metricRow(page, 'delong_z'), z.toFixed(3))).toBeVisible();

    await inference.getByRole('button', { name: 'Show B' }).click();
    await expect(page.getByRole('combobox', { name: 'Model', exact: true })).toHaveValue('B');
    await expect(headline(page, `${b.toFixed(3)} Area under the ROC curve`)).toBeVisible();
    await expect(number('Difference')).toHaveText((b - a).toFixed(3).replace('-', '−'));
    await expect(number('p')).toHaveText(p);
    await page.getByRole('combobox', { name: 'Model', exact: true }).selectOption('A');
    await expect(headline(page, `${a.toFixed(3)} Area under the ROC curve`)).toBeVisible();

    await inference.getByRole('button', { name: 'Hanley–McNeil' }).click();
    await expect(number('p')).not.toHaveText(p);
    await expect(number('Difference')).toHaveText((a - b).toFixed(3));
  },
);

/** With this many cases a million resamples take longer than any test. */
const manyCases = [
  'truth,A,B',
  ...Array.from({ length: 2000 }, (_, index) => {
    const [a, b] = [(index * 7919) % 2003, (index * 6007) % 2011];
    return `${a + b + ((index * 3571) % 1999) > 3200 ? 1 : 0},${(a / 2003).toFixed(4)},${(b / 2011).toFixed(4)}`;
  }),
].join('\n');

async function pasteManyCases(page: Page): Promise<void> {
  await page.goto('./');
  await expect(headline(page, '0.862 Accuracy')).toBeVisible();
  // Set by script, because some browsers are slow to type so many lines.
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, manyCases);
  await expect(page.locator('#understood')).toContainText('2000 cases');
  await expect(page.locator('deconfuse-score-inference dd').first()).toBeVisible();
}

test('the bootstrap shows progress, stops and repeats with the same seed', { tag: '@engine' }, async ({ page }) => {
  await pasteManyCases(page);
  const inference = page.locator('deconfuse-score-inference');
  const numbers = inference.locator('dl');
  await inference.getByRole('button', { name: 'Bootstrap' }).click();
  const resamples = inference.getByRole('spinbutton', { name: 'Resamples' });
  const seed = inference.getByRole('spinbutton', { name: 'Seed' });
  const run = inference.getByRole('button', { name: 'Resample', exact: true });

  await resamples.fill('1000000');
  await run.click();
  const progress = inference.getByRole('progressbar');
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0);
  await expect(inference).toContainText('of 1 000 000 resamples');
  await expect(resamples).toBeDisabled();
  await inference.getByRole('button', { name: 'Cancel' }).click();
  await expect(inference).toContainText('Given up.');
  await expect(progress).toHaveCount(0);
  await expect(numbers).toHaveText(/^\s*$/);

  const result = async (with_: string): Promise<string> => {
    await seed.fill(with_);
    await run.click();
    await expect(progress).toHaveCount(0);
    await expect(numbers).toContainText('Standard error');
    return numbers.innerText();
  };
  await resamples.fill('500');
  const first = await result('1');
  const other = await result('2');
  expect(other).not.toBe(first);
  expect(await result('1')).toBe(first);
});

test('a bootstrap ends when another model or another text is shown', async ({ page }) => {
  await pasteManyCases(page);
  const inference = page.locator('deconfuse-score-inference');
  const progress = inference.getByRole('progressbar');
  const start = async (): Promise<void> => {
    await inference.getByRole('spinbutton', { name: 'Resamples' }).fill('1000000');
    await inference.getByRole('button', { name: 'Resample', exact: true }).click();
    await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0);
  };
  await inference.getByRole('button', { name: 'Bootstrap' }).click();
  await start();
  await page.getByRole('combobox', { name: 'Model', exact: true }).selectOption('B');
  await expect(inference.locator('.reported')).toContainText('B');
  await expect(progress).toHaveCount(0);
  await start();
  // The computing thread is free at once.
  await replaceText(input(page), fourteenCases());
  await expect(headline(page, '0.850 Area under the ROC curve')).toBeVisible();
  await expect(progress).toHaveCount(0);
});

test('the bootstrap of one model', async ({ page }) => {
  await openFourteenCases(page);
  await page.getByRole('heading', { name: 'AUC and its uncertainty' }).click();
  const inference = page.locator('deconfuse-score-inference');
  await inference.getByRole('spinbutton', { name: 'Resamples' }).fill('300');
  await inference.getByRole('button', { name: 'Resample', exact: true }).click();
  await expect(inference.locator('dl')).toContainText(/AUC\s*0\.850/);
  await expect(inference.locator('dl')).toContainText('Standard error');
  await expect(inference.locator('dl')).toContainText('95 % interval');
});

const threeClasses = [
  'truth,ant,bee,cow',
  'ant,0.7,0.2,0.1',
  'bee,0.1,0.6,0.3',
  'cow,0.2,0.3,0.5',
  'ant,0.2,0.5,0.3',
  'bee,0.2,0.5,0.3',
].join('\n');

test('probabilities are compared as one class against the rest, or pooled', async ({ page }) => {
  await pasteScores(page, threeClasses, '3 classes, 5 cases with probabilities.');
  const choice = page.getByRole('combobox', { name: 'Class against the rest' });
  const roc = plot(page, 'ROC curve');
  const perClass = await metricRow(page, 'roc_auc_class');
  // Pairs won, of six: 5 for ants, 5.5 for bees; four of four for cows.
  for (const [label, area] of [
    ['ant', '0.833'],
    ['bee', '0.917'],
    ['cow', '1'],
  ] as const) {
    await choice.selectOption(label);
    await expect(roc).toContainText(`AUC ${area}`);
    await expect(cell(perClass, area)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Confusion matrix at the threshold' })).toContainText(`true ${label}`);
  }
  await expect(
    page.getByText('Every case of “cow” ranks above every other: a perfect ranking, AUC = 1.'),
  ).toBeVisible();
  await expect(cell(await metricRow(page, 'roc_auc_ovr_macro'), '0.917')).toBeVisible();

  await choice.selectOption('all pooled');
  const micro = (await metricRow(page, 'roc_auc_ovr_micro')).locator('.value');
  await expect(page.getByText(/a true class ranks above a false one, all classes pooled/).first()).toContainText(
    (await micro.innerText()).trim(),
  );
  await expect(threshold(page, 'ROC curve')).toBeVisible();
});

test('the most probable class becomes the prediction, and the view of labels returns', async ({ page }) => {
  await pasteScores(page, threeClasses, '3 classes, 5 cases with probabilities.');
  await page.getByRole('button', { name: 'Decide for the most probable class' }).click();
  await expect(page.locator('deconfuse-scores')).toHaveCount(0);
  await expect(page.getByText('Read: 5 cases, 3 classes')).toBeVisible();
  await expect(input(page)).toHaveValue(/ant\tbee\n/);
  await expect(headline(page, '0.800 Accuracy')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'true ant, predicted bee' })).toHaveValue('1');
  await page.getByRole('button', { name: 'Back to your own text' }).click();
  await expect(input(page)).toHaveValue(threeClasses);
  await expect(page.getByRole('combobox', { name: 'Class against the rest' })).toBeVisible();
});

test('label sets: scores of one label at a time, and metrics of the sets', async ({ page }) => {
  await page.goto('./');
  await chooseScoreExample(page, 'Label sets');
  await expect(page.locator('#understood')).toContainText('8 cases, 4 labels, predicted sets, scores.');
  // 4 of 8 sets are right; 5 of 32 labels are wrong; for comedy 14 of 15 pairs are ranked correctly.
  await expect(cell(await metricRow(page, 'subset_accuracy'), '0.500')).toBeVisible();
  await expect(cell(await metricRow(page, 'hamming_loss'), '0.156')).toBeVisible();
  const choice = page.getByRole('combobox', { name: 'Label', exact: true });
  await choice.selectOption('comedy');
  await expect(plot(page, 'ROC curve')).toContainText('AUC 0.933');
  await choice.selectOption('all pooled');
  await expect(page.getByText(/a label that applies ranks above one that does not/).first()).toBeVisible();

  await input(page).fill('truth;predicted\na,b;a\nb;b\nc;a,c');
  await expect(page.locator('#understood')).toContainText('3 cases, 3 labels, predicted sets.');
  await expect(page.getByText('There are no scores, so there are no curves.').first()).toBeVisible();
  await expect(cell(await metricRow(page, 'subset_accuracy'), '0.333')).toBeVisible();
  await expect(plot(page, 'ROC curve')).toHaveCount(0);
});

test(
  'the address of a metric of scores is opened and left, and the scores are kept',
  { tag: '@engine' },
  async ({ page }) => {
    await openFourteenCases(page);
    await page.getByRole('link', { name: 'Reference', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Reference', level: 2 })).toBeVisible();
    await page.goto('./#metric=roc_auc');
    const entry = page
      .locator('deconfuse-metric-reference details')
      .filter({ has: page.getByRole('heading', { name: 'Area under the ROC curve (AUC)', exact: true }) });
    await expect(entry).toHaveAttribute('open');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/#reference$/);
    await page.evaluate(() => history.back());
    await expect(headline(page, '0.850 Area under the ROC curve')).toBeVisible();
    await expect(threshold(page, 'ROC curve')).toBeVisible();
  },
);

test('language and decimals change the number format and keep the place', { tag: '@quick' }, async ({ page }) => {
  await openFourteenCases(page);
  await page.getByRole('spinbutton', { name: 'Threshold t' }).fill('0.65');
  await page.getByRole('spinbutton', { name: 'Decimals' }).fill('2');
  await expect(headline(page, '0.85 Area under the ROC curve')).toBeVisible();
  await expect(plot(page, 'ROC curve')).toContainText('t = 0.65');
  await expectMatrix(page, 4, 0, 3, 7);
  await page.getByRole('button', { name: 'ES Español' }).click();
  await expect(page.locator('#understood')).toContainText('14 casos, 4 positivos («yes»)');
  await expect(headline(page, '0,85 Área bajo la curva ROC')).toBeVisible();
  await expect(plot(page, 'Curva ROC')).toContainText('t = 0,65');
  await expect(plot(page, 'Curva ROC')).toContainText('AUC 0,85');
  await expect(page.locator('deconfuse-score-threshold input.number').first()).toHaveValue('0,65');
  await expect(page.locator('deconfuse-score-threshold tbody td').nth(2)).toHaveText(/FP\s*3/);
});

test('simulated scores: AUC is 0.5 without distance; fewer positives lower only average precision', async ({
  page,
}) => {
  await openFourteenCases(page);
  await page.getByText('Simulate scores', { exact: true }).click();
  const simulator = page.locator('deconfuse-score-simulator');
  const setting = (name: string): Locator => simulator.getByRole('slider', { name });
  const numberOf = async (name: string): Promise<number> =>
    parseFloat(await page.getByRole('button', { name: new RegExp(`^[\\d.]+ ${name}$`) }).innerText());
  const areas = (): Promise<number[]> =>
    Promise.all(['Area under the ROC curve', 'Average precision'].map((name) => numberOf(name)));
  const understood = page.locator('#understood');
  // The simulator replaces nothing before it is used.
  await expect(setting('Distance of the means')).toHaveAttribute('aria-valuetext', '1.5');
  await expect(input(page)).toHaveValue(fourteenCases());

  await setting('Distance of the means').press('ArrowRight');
  await expect(understood).toContainText('400 cases, 200 positive (“positive”), 1 model.');
  await expect(input(page)).toHaveValue(/^truth\tscore\npositive\t-/);
  const [auc, precision] = (await areas()) as [number, number];
  // Φ(1.51 / √2)
  expect(auc).toBeCloseTo(0.857, 2);

  for (let step = 0; step < 30; step++) await setting('Share of positives').press('ArrowLeft');
  await expect(setting('Share of positives')).toHaveAttribute('aria-valuetext', '20\u00a0%');
  await expect(understood).toContainText('400 cases, 80 positive');
  const [sameAuc, lower] = (await areas()) as [number, number];
  expect(sameAuc).toBeCloseTo(auc, 2);
  expect(lower).toBeLessThan(precision - 0.1);

  await setting('Distance of the means').press('Home');
  await expect(headline(page, '0.500 Area under the ROC curve')).toBeVisible();
  await expect(page.getByText('AUC = 0.5: these scores rank no better than guessing.', { exact: true })).toBeVisible();

  // The top of the positives is dragged to the right.
  const top = simulator.locator('.handle').last();
  await top.hover();
  await page.mouse.down();
  const { x, y, width, height } = (await top.boundingBox())!;
  await page.mouse.move(x + width / 2 + 40, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(headline(page, '0.500 Area under the ROC curve')).toHaveCount(0);
  await expect.poll(() => numberOf('Area under the ROC curve')).toBeGreaterThan(0.6);
  expect(Number(await setting('Distance of the means').inputValue())).toBeGreaterThan(0.5);

  // All the movements are undone as one edit.
  await setting('Distance of the means').press('ControlOrMeta+z');
  await expect(input(page)).toHaveValue(fourteenCases());
  await expect(headline(page, '0.850 Area under the ROC curve')).toBeVisible();
});
