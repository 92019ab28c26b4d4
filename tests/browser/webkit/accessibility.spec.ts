import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import { expect, test, type WebKitPage } from './test.ts';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

async function violations({ session }: WebKitPage): Promise<string[]> {
  const { violations } = await session.evaluateText<AxeResults>(
    `${axe}; return axe.run(document, { resultTypes: ['violations'] })`,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Views to examine, and the way to each. */
const views: Record<string, (webkit: WebKitPage) => Promise<unknown>> = {
  'a formula': async (webkit) => {
    await webkit.goto();
    await webkit.click('button', '0.870 Recall');
    await webkit.find('[role=region]', 'Formula: Recall');
  },
  scores: async (webkit) => {
    await webkit.goto();
    await webkit.click('button', /^All examples/);
    await webkit.click('button', 'Two rankings');
    await webkit.find('path.reported');
  },
  decisions: async (webkit) => {
    await webkit.goto('#decisions');
    await webkit.find('button', '47.7273');
  },
  'an answer': async (webkit) => {
    await webkit.goto('#mode=check&ask=accuracy');
    await webkit.type(await webkit.find('#answer'), '0.1');
    await webkit.sees('[role=status]', 'Accuracy = ');
  },
};

for (const [view, open] of Object.entries(views)) {
  test(`axe-core finds nothing: ${view}`, async ({ webkit }) => {
    await open(webkit);
    expect(await violations(webkit)).toEqual([]);
  });
}
