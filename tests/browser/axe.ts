import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from './test.ts';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Duration of colour transitions, in milliseconds. */
const transition = 150;

/** Rules of axe-core that the page violates in its present state, with the violating elements. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  await page.waitForTimeout(transition);
  const { violations } = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}
