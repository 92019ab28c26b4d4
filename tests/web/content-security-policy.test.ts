import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { policy } from '../../web/vite/content-security-policy.ts';

it('is the same in the page and where servers send it', () => {
  const ofThePage = Object.entries(policy).map(([directive, sources]) => `${directive} ${sources}`);
  for (const file of ['web/public/_headers', 'web/HOSTING.md']) {
    const sent = readFileSync(file, 'utf8').match(/default-src [^"\n]*/g)!;
    expect(sent).toHaveLength(3);
    for (const one of sent) expect(one, file).toBe(ofThePage.join('; '));
  }
});
