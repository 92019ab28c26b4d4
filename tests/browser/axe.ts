import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from './test.ts';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Colours that change are on their way for as long, in milliseconds. */
const transition = 150;

/** Rules of axe-core that are broken by the page as it is, with the elements that break them. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  await page.waitForTimeout(transition);
  const { violations } = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}
