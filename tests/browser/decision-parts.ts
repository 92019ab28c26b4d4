import { expect, type Page } from './test.ts';

/** The parts of the decision lab, with their headings. */
export const parts = {
  loss: 'Which action costs least?',
  test: 'A test: from sensitivity and specificity to the probability',
  costs: 'Two classes with costs',
  reject: 'Reject option: when not to decide',
  squared: 'Guess a number: squared loss',
  curves: 'Curves from points or formulas',
  landscape: 'Fβ: one number from precision and recall',
} as const;

export type Part = keyof typeof parts;

export async function openPart(page: Page, part: Part): Promise<void> {
  await page.goto(`./#decisions=${part}`);
  await expect(page.getByRole('heading', { name: parts[part], exact: true }).first()).toBeVisible();
}

/** The parts of the decision lab in turn, each with everything opened and with something wrong in it. */
export async function* partsOfTheLab(page: Page): AsyncGenerator<string> {
  for (const part of Object.keys(parts) as Part[]) {
    await openPart(page, part);
    const section = page.locator('deconfuse-decision-lab section:visible');
    if (part === 'costs') {
      await section.getByRole('button', { name: 'Fawcett 2006' }).click();
      // The last number to be computed.
      await expect(section.locator('summary').getByText('Mean cost at that threshold')).toBeVisible();
    }
    await expect(
      section.locator('.risks:visible, deconfuse-plot-drawing:visible, deconfuse-worked-formula:visible').first(),
    ).toBeVisible();
    const details = section.locator('details');
    await details.evaluateAll((all) => all.forEach((element) => ((element as HTMLDetailsElement).open = true)));
    // Typed curves have no derivations.
    if (part !== 'curves') await expect(section.locator('deconfuse-worked-formula').last()).toBeVisible();
    yield part;
    if (part === 'landscape') continue;
    await section
      .locator(part === 'curves' ? 'textarea' : 'input.field:not(.own)')
      .last()
      .fill('–');
    await expect(section.locator('[aria-invalid=true]').first()).toBeVisible();
    yield `${part}, no number`;
  }
}
