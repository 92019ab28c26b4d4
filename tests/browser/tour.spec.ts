import { expect, test, type Locator, type Page } from './test.ts';

test.use({ keepsWork: true, isFirstVisit: true });

const tour = (page: Page): Locator => page.getByRole('dialog', { name: 'First steps' });
const undo = (page: Page): Locator => page.getByRole('button', { name: 'Undo', exact: true });

/** Waits as long as a tour would need to appear. */
async function settled(page: Page): Promise<void> {
  await expect(undo(page)).toBeVisible();
  await page.waitForTimeout(1000);
}

test('four steps, on the first visit and never again', { tag: ['@quick', '@engine'] }, async ({ page }) => {
  await page.goto('./');
  await expect(tour(page)).toContainText('1 of 4');
  for (const step of [2, 3, 4]) {
    await tour(page).getByRole('button', { name: 'Next' }).click();
    await expect(tour(page)).toContainText(`${step} of 4`);
  }
  await tour(page).getByRole('button', { name: 'Done' }).click();
  await expect(tour(page)).toBeHidden();
  await page.reload();
  await settled(page);
  await expect(tour(page)).toBeHidden();
});

for (const [how, dismiss] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click elsewhere', (page: Page) => page.locator('deconfuse-headline-numbers').click({ position: { x: 4, y: 4 } })],
] as const) {
  test(`${how} ends it for good`, { tag: '@engine' }, async ({ page }) => {
    await page.goto('./');
    await expect(tour(page)).toBeVisible();
    await dismiss(page);
    await expect(tour(page)).toBeHidden();
    await page.reload();
    await settled(page);
    await expect(tour(page)).toBeHidden();
  });
}

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 360, height: 800 },
]) {
  test(`no step covers the numbers at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('./');
    for (const step of [1, 2, 3, 4]) {
      await expect(tour(page)).toContainText(`${step} of 4`);
      const box = (await tour(page).boundingBox())!;
      expect(box.x >= 0 && box.x + box.width <= viewport.width).toBe(true);
      expect(box.y >= 0 && box.y + box.height <= viewport.height).toBe(true);
      for (const numbers of ['deconfuse-headline-numbers', 'deconfuse-matrix-grid', 'deconfuse-metric-stage']) {
        const kept = (await page.locator(numbers).boundingBox())!;
        const isBeside = box.x + box.width <= kept.x || kept.x + kept.width <= box.x;
        expect(isBeside || box.y + box.height <= kept.y || kept.y + kept.height <= box.y, `${step} ${numbers}`).toBe(
          true,
        );
      }
      if (step < 4) await tour(page).getByRole('button', { name: 'Next' }).click();
    }
  });
}

for (const address of ['#example=rareDisease', '#mode=check', '#number=recall', '#challenge=1', '#reference']) {
  test(`there is no tour for visitors of ${address}`, async ({ page }) => {
    await page.goto(`./${address}`);
    await settled(page);
    await expect(tour(page)).toBeHidden();
  });
}

test('there is no tour in a frame of another page', async ({ page, baseURL }) => {
  await page.route('**/host.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="./" width="1200" height="800"></iframe>` }),
  );
  await page.goto(`${baseURL}/host.html`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await page.waitForTimeout(1000);
  await expect(frame.getByRole('dialog', { name: 'First steps' })).toBeHidden();
});
