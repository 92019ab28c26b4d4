import { expect, test, type Page } from './test.ts';

declare global {
  interface Window {
    pasted: string;
  }
}

// Made in the page: such a text takes long to reach it from here.
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
  test(`${name}: computed, on a page that stays small and usable`, async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
    await page.evaluate(make);
    await paste(page);

    // Found by its id: to look for roles and texts takes the page itself long when it is large.
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

test('of a large matrix every cell can be reached, and every class in the table', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
  await page.evaluate(texts['a matrix of 200 classes']);
  await paste(page);
  await expect(page.locator('#understood')).toContainText('200 classes');

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
});

test('200,000 scores: drawn with the points that can be told apart, and the threshold is dragged', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
  await page.evaluate(() => {
    // Of all numbers below 2^20 - 3 every one once, in an order that looks like none.
    let state = 1;
    const rows = Array.from({ length: 200_000 }, () => {
      state = (state * 7621) % 1_048_573;
      const share = state / 1_048_573;
      return `${(state % 97) / 97 < share ? 1 : 0},${share.toFixed(6)}`;
    });
    window.pasted = ['truth,score', ...rows].join('\n');
  });
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
  // The metrics that depend on the threshold are computed when it stays.
  await expect(page.locator('tr[data-metric=net_benefit_at_threshold] .value')).not.toBeEmpty();
});
