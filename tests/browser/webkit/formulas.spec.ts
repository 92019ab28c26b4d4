import { expect, test, type Element } from './test.ts';

test('a formula is rendered as mathematics in its own font', async ({ webkit }) => {
  await webkit.goto();
  await webkit.click('button', '0.870 Recall');
  await webkit.sees('math', /≈ ?0\.870/);
  const formula = await webkit.find('[role=region]', 'Formula: Recall');
  const drawn = await webkit.session.evaluate(async (region: Element) => {
    await document.fonts.ready;
    const box = (element: globalThis.Element) => element.getBoundingClientRect();
    const lines = [...(region as unknown as HTMLElement).querySelectorAll('.worked > mtr')];
    const fraction = lines[2]!.querySelector('mfrac')!;
    const [numerator, denominator] = [...fraction.children].map(box);
    return {
      lines: lines.length,
      above: numerator!.bottom <= denominator!.top,
      aligned: Math.abs(numerator!.left + numerator!.right - denominator!.left - denominator!.right) < 4,
      taller: box(fraction).height > 1.5 * box(lines[3]!.querySelector('mn')!).height,
      fonts: [...document.fonts].filter(({ status }) => status === 'loaded').length,
    };
  }, formula);
  expect(drawn).toEqual({ lines: 4, above: true, aligned: true, taller: true, fonts: 1 });
});

test('the reference is searched, and an address goes to its entry', async ({ webkit }) => {
  await webkit.goto('#metric=f1_macro');
  const entry = await webkit.find('details[open]', /F1 score, macro average/);
  await webkit.sees('.body', 'A class where it is 0/0 counts as 0', entry);
  await webkit.fill('input[type=search]', 'Search the reference', 'correlacion matthews');
  await webkit.find('summary', /Matthews correlation coefficient/);
  await expect.poll(async () => (await webkit.all('deconfuse-metric-reference summary')).length).toBeLessThan(20);
});
