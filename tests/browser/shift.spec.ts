import { expect, test, type Page } from './test.ts';

/** Measures layout shifts without user input. */
async function watch(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
      }[]) {
        if (!hadRecentInput) moved.sum += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum);
}

/** Element that shows that a view has been rendered, by the address of the view. */
const views = {
  '#': 'deconfuse-metric-stage math',
  '#information': 'deconfuse-information-diagram rect',
  '#curves': 'deconfuse-class-points .handle',
  '#example=twentyCases': 'deconfuse-score-histogram rect[class^=region]',
  '#curves=landscape': 'deconfuse-f-landscape .handle, deconfuse-f-landscape path',
  '#decisions': 'deconfuse-loss-decision math',
  '#mode=check': 'deconfuse-answer-question input',
  '#reference': 'deconfuse-metric-reference summary',
  '#export': 'deconfuse-reproduce pre',
  '#sql': 'deconfuse-sql-queries pre',
  '#about': 'deconfuse-about-copy dd',
} as const;

for (const [width, height] of [
  [1280, 900],
  [360, 800],
] as const) {
  for (const [address, shown] of Object.entries(views)) {
    test(
      `nothing moves a second after ${address} is rendered, at ${width} pixels`,
      { tag: '@shift' },
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        const moved = await watch(page);
        await page.goto(`./${address}`);
        await expect(page.locator(shown).first()).toBeAttached();
        await page.waitForTimeout(1000);
        const before = await moved();
        await page.waitForTimeout(1500);
        expect((await moved()) - before).toBeLessThan(0.0005);
      },
    );
  }
}

test('content loaded after the first result causes no layout shift', { tag: '@shift' }, async ({ page }) => {
  const moved = await watch(page);
  await page.goto('./');
  await expect(page.locator('deconfuse-case-dots')).toBeAttached();
  await page.waitForTimeout(500);
  expect(await moved()).toBeLessThan(0.02);
});
