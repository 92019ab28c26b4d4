import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from './test.ts';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Duration of colour transitions, in milliseconds. */
const transition = 150;

/**
 * Rules of axe-core that the page violates in its present state, with the violating elements.
 * @param covered path through shadow roots to an element that a popover covers; axe-core takes its text for text on the
 * popover
 */
export async function violations(page: Page, covered?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  await page.waitForTimeout(transition);
  const context = covered ? JSON.stringify({ exclude: [{ fromShadowDom: covered }] }) : 'document';
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${context}, { resultTypes: ["violations"] })`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}
