import { chooseScoreExample, plot } from './scored-cases.ts';
import { expect, test, type Page } from './test.ts';

declare global {
  interface Window {
    pasted: string;
    /** Metrics of each report requested from the worker. */
    reports: string[][];
    /** Lets the held requests reach the worker. */
    letGo: () => void;
  }
}

// Generated in the page, because texts of this size take long to send to it.
const texts = {
  'a matrix of 200 classes': () => {
    const indices = Array.from({ length: 200 }, (_, index) => index);
    const head = ['', ...indices.map((column) => `class ${column}`)];
    const rows = indices.map((row) => [
      `class ${row}`,
      ...indices.map((column) => (row === column ? 50 + (row % 7) : (row * 31 + column * 17) % 29 === 0 ? 1 : 0)),
    ]);
    window.pasted = [head, ...rows].map((row) => row.join('\t')).join('\n');
  },
  '200,000 rows of labels': () => {
    const names = ['setosa', 'versicolor', 'virginica'];
    const rows = Array.from(
      { length: 200_000 },
      (_, row) => `${names[row % 3]},${names[row % 11 === 0 ? 0 : row % 3]}`,
    );
    window.pasted = ['truth,predicted', ...rows].join('\n');
  },
};

const understood = {
  'a matrix of 200 classes': '200 classes, rows are the truth.',
  '200,000 rows of labels': '200 000 cases, 3 classes, the truth comes first.',
};

const paste = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', window.pasted);
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
    );
  });

for (const [name, make] of Object.entries(texts)) {
  test(`${name}: computed, on a page that stays small and usable`, { tag: '@engine' }, async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
    await page.evaluate(make);
    await paste(page);

    // Found by id, because searching roles and texts is slow in a large page.
    const read = page.locator('#understood');
    await expect(read).toContainText(understood[name as keyof typeof texts]);
    const nodes = await page.evaluate(() => {
      const count = (root: Document | ShadowRoot): number =>
        [...root.querySelectorAll('*')].reduce(
          (sum, element) => sum + 1 + (element.shadowRoot ? count(element.shadowRoot) : 0),
          0,
        );
      return count(document);
    });
    expect(nodes).toBeLessThan(5000);

    await page.locator('input[type=search]').pressSequentially('kappa');
    const kappa = page.locator('tr[data-metric]').filter({ hasText: 'Cohen' }).first();
    await expect(kappa).toBeVisible();
    await kappa.getByRole('button').click();
    await expect(page.locator('deconfuse-worked-formula').first()).toBeVisible();
  });
}

test(
  'every cell of a large matrix and every class in the table can be reached',
  { tag: '@engine' },
  async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
    await page.evaluate(texts['a matrix of 200 classes']);
    await paste(page);
    await expect(page.locator('#understood')).toContainText('200 classes');

    await page.getByText('Edit the counts').click();
    const first = page.getByRole('textbox', { name: 'true class 0, predicted class 0', exact: true });
    await first.focus();
    for (let step = 0; step < 30; step++) await page.keyboard.press(step % 2 === 0 ? 'ArrowDown' : 'ArrowRight');
    const reached = page.getByRole('textbox', { name: 'true class 15, predicted class 15', exact: true });
    await expect(reached).toBeFocused();
    await expect(reached).toBeInViewport();

    const table = page.getByRole('region', { name: 'Class by class' });
    await expect(table.getByRole('row')).toHaveCount(26);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Classes 26 to 50 of 200')).toBeVisible();
    await expect(table.getByRole('rowheader', { name: 'class 25', exact: true })).toBeVisible();
    await table.getByRole('button', { name: /Recall/ }).click();
    await expect(page.getByText('Classes 1 to 25 of 200')).toBeVisible();
  },
);

/** Puts rows with a class and a score into `window.pasted`. */
const makeScores = (page: Page, rows: number): Promise<void> =>
  page.evaluate((length) => {
    // Every number below 2^20 - 3 once, in pseudo-random order.
    let state = 1;
    const lines = Array.from({ length }, () => {
      state = (state * 7621) % 1_048_573;
      const share = state / 1_048_573;
      return `${(state % 97) / 97 < share ? 1 : 0},${share.toFixed(6)}`;
    });
    window.pasted = ['truth,score', ...lines].join('\n');
  }, rows);

test(
  '200,000 scores: only distinguishable points are drawn, and the threshold is dragged',
  { tag: '@engine' },
  async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
    await makeScores(page, 200_000);
    await paste(page);
    await expect(page.locator('#understood')).toContainText('200 000 cases');
    const handle = page.locator('deconfuse-plot-drawing .handle').first();
    await expect(handle).toBeVisible();
    const drawn = await page.locator('deconfuse-plot-drawing path.reported').first().getAttribute('d');
    expect(drawn!.length).toBeLessThan(100_000);

    await handle.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await handle.locator('.grip').boundingBox())!;
    const truePositives = page.locator('deconfuse-score-threshold tbody td').first();
    const before = (await truePositives.textContent())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 60, y - 40, { steps: 25 });
    await page.mouse.move(x - 60, y + 90, { steps: 25 });
    await page.mouse.up();
    await expect(truePositives).not.toHaveText(before);
    // Metrics that depend on the threshold are computed once it stays.
    await page.getByRole('button', { name: 'Standard', exact: true }).click();
    await expect(page.locator('tr[data-metric=net_benefit_at_threshold] .value')).not.toBeEmpty();
  },
);

/** Records the requested metrics and holds back requests for metrics that are not shown first. */
async function holdTheRest(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    const held: (() => void)[] = [];
    window.reports = [];
    let holds = true;
    window.letGo = () => {
      holds = false;
      held.forEach((go) => go());
    };
    Worker.prototype.postMessage = function (this: Worker, ...given: [unknown]) {
      const { question } = given[0] as { question?: { call: string; options?: { metrics?: string[] } } };
      const metrics = (question?.call === 'report' && question.options?.metrics) || [];
      window.reports.push(metrics);
      const isHeld = holds && metrics.includes('h_measure') && !metrics.includes('roc_auc');
      if (isHeld) held.push(() => post.apply(this, given));
      else post.apply(this, given);
    };
  });
}

test('510,000 scores: first numbers and curves appear while the table still waits', async ({ page }) => {
  await holdTheRest(page);
  await page.goto('./');
  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
  await makeScores(page, 510_000);
  await paste(page);
  await expect(page.getByRole('button', { name: /^0\.\d+ Area under the ROC curve$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^0\.\d+ Kolmogorov-Smirnov statistic$/ })).toBeVisible();
  await expect(plot(page, 'ROC curve')).toBeVisible();

  await page.getByRole('button', { name: 'Standard', exact: true }).click();
  const row = (id: string) => page.locator(`tr[data-metric=${id}]`);
  const table = page.locator('deconfuse-metric-table');
  const working = table.getByText('Computing …', { exact: true });
  const section = (title: string) =>
    table.locator('details').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(row('youden_j_max').locator('.value')).toHaveText(/\d/);
  await expect(row('h_measure').locator('.value')).toHaveText('…');
  for (const title of ['Scores and curves', 'Class probabilities']) {
    await expect(section(title).getByText('Computing …', { exact: true })).toBeVisible();
  }
  await expect(working).toHaveCount(2);
  // Metrics that need an option or other data do not appear.
  await expect(row('precision_at_k')).toHaveCount(0);
  await expect(row('log_loss_logits')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Youden', exact: true })).toBeEnabled();

  // Nothing can be exported before everything has arrived, and a missing value cannot be worked out.
  await page.getByRole('heading', { name: 'All metrics' }).hover();
  await expect(table.locator('deconfuse-metric-export')).toHaveCount(0);
  await row('h_measure').getByRole('button').click();
  await expect(row('roc_auc').getByRole('button')).toHaveAttribute('aria-pressed', 'true');

  // The Spanish page says so as well.
  await page.getByRole('button', { name: 'ES Español' }).click();
  await expect(table.getByText('Calculando…', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'EN English' }).click();
  await expect(working).toHaveCount(2);

  // The final report uses the threshold chosen in the meantime.
  await page.getByRole('button', { name: 'Youden', exact: true }).click();
  const cells = await page.locator('deconfuse-score-threshold tbody td').allTextContents();
  const [tp = 0, fn = 0, fp = 0, tn = 0] = cells.map((cell) => Number(cell.replace(/\D/g, '')));
  const t = Number(await page.getByRole('spinbutton', { name: 'Threshold t' }).inputValue());
  const places = (): Promise<number[]> =>
    table.locator('tr[data-metric]').evaluateAll((rows) => rows.map((found) => found.getBoundingClientRect().height));
  const before = await places();
  await page.evaluate(() => window.letGo());
  await expect(row('h_measure').locator('.value')).toHaveText(/^\s*0\.\d+\s*$/);
  await expect(working).toHaveCount(0);
  await expect(table.locator('deconfuse-metric-export')).toHaveCount(1);
  expect(await places()).toEqual(before);
  await expect(table.getByText('…', { exact: true })).toHaveCount(0);
  const netBenefit = (tp - (fp * t) / (1 - t)) / (tp + fn + fp + tn);
  await expect(row('net_benefit_at_threshold').locator('.value')).toContainText(netBenefit.toFixed(3));
});

test('data that replace large scores are shown even before these are fully computed', async ({ page }) => {
  await holdTheRest(page);
  await page.goto('./');
  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
  await makeScores(page, 510_000);
  await paste(page);
  const headline = page.getByRole('button', { name: /^0\.\d+ Area under the ROC curve$/ });
  const waiting = page.locator('tr[data-metric=h_measure] .value');
  await expect(headline).toBeVisible();
  await page.getByRole('button', { name: 'Standard', exact: true }).click();
  await expect(waiting).toHaveText('…');

  const pasteInstead = async (text: string): Promise<void> => {
    await page.evaluate((other) => (window.pasted = other), text);
    await paste(page);
  };
  await pasteInstead('truth,score\n1,0.9\n1,0.4\n0,0.6\n0,0.1');
  await expect(page.getByRole('button', { name: '0.750 Area under the ROC curve' })).toBeVisible();
  await expect(waiting).toHaveText(/^\s*0\.\d+\s*$/);
  await pasteInstead('a,a\na,b\nb,b');
  await expect(page.getByRole('button', { name: '0.667 Accuracy' })).toBeVisible();

  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(headline).toBeVisible();
  await page.getByRole('button', { name: 'Standard', exact: true }).click();
  await expect(waiting).toHaveText('…');
  await page.evaluate(() => window.letGo());
  await expect(waiting).toHaveText(/^\s*0\.\d+\s*$/);
  await expect(page.locator('.failure')).toHaveCount(0);
});

test('few scores have all results at once', async ({ page }) => {
  await holdTheRest(page);
  await page.goto('./');
  await chooseScoreExample(page, '20 cases');
  await page.getByRole('button', { name: 'Standard', exact: true }).click();
  await expect(page.locator('tr[data-metric=h_measure] .value')).toHaveText(/^\s*0\.\d+\s*$/);
  const reports = await page.evaluate(() => window.reports.filter((metrics) => metrics.includes('h_measure')));
  expect(reports).toEqual([expect.arrayContaining(['roc_auc', 'brier_score', 'pr_auc_davis_goadrich'])]);
});
