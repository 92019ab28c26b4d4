import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from './servers.ts';
import { wholeSession } from './session.ts';
import { expect, test, type Page } from './test.ts';

const data = {
  labels: ['<img src=x onerror=alert(1)>', '--><script>alert(2)</script>'],
  models: ['<svg onload=alert(3)>', 'javascript:alert(4)'],
  score: 0.8125,
} as const;

test('nothing that the page does violates its policy', { tag: '@engine' }, async ({ page, context, browserName }) => {
  test.slow();
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let states = 0;
  for await (const state of wholeSession(page, data)) {
    states++;
    expect(state).not.toBe('');
  }
  expect(states).toBeGreaterThan(20);
});

test('the service worker is registered under the policy', { tag: '@engine' }, async ({ page, context }) => {
  await context.clock.install();
  await page.goto('./');
  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
  await page.clock.fastForward(10_000);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
});

/** Actions that an injected script would try, with their outcomes. */
async function attempts(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const outcomes: Record<string, string> = {};
    const attempt = async (name: string, act: () => unknown): Promise<void> => {
      try {
        await act();
        outcomes[name] = 'done';
      } catch (error) {
        outcomes[name] = (error as Error).name;
      }
    };
    const markup = '<img src=x>';
    await attempt('innerHTML', () => (document.createElement('p').innerHTML = markup));
    await attempt('outerHTML', () => (document.body.appendChild(document.createElement('p')).outerHTML = markup));
    await attempt('insertAdjacentHTML', () => document.createElement('p').insertAdjacentHTML('beforeend', markup));
    await attempt('document.write', () => document.write(markup));
    await attempt('DOMParser', () => new DOMParser().parseFromString(markup, 'text/html'));
    await attempt('srcdoc', () => (document.createElement('iframe').srcdoc = markup));
    await attempt('script.src', () => (document.createElement('script').src = './assets/x.js'));
    await attempt('script.text', () => (document.createElement('script').text = '1'));
    await attempt('Worker', () => new Worker('./service-worker.js'));
    await attempt('a policy of its own', () =>
      window.trustedTypes!.createPolicy('mine', { createHTML: (text: string) => text }),
    );
    await attempt('the name of a policy of the page', () => window.trustedTypes!.createPolicy('lit-html', {}));
    return outcomes;
  });
}

test.describe('what the policy forbids', () => {
  test.use({ provoked: /policy|Trusted|Content-Security-Policy|Content Security Policy|unsafe-eval|innerHTML/i });

  const refused = {
    innerHTML: 'TypeError',
    outerHTML: 'TypeError',
    insertAdjacentHTML: 'TypeError',
    'document.write': 'TypeError',
    DOMParser: 'TypeError',
    srcdoc: 'TypeError',
    'script.src': 'TypeError',
    'script.text': 'TypeError',
    Worker: 'TypeError',
    'a policy of its own': 'TypeError',
    'the name of a policy of the page': 'TypeError',
  };

  test('is refused in the page', { tag: ['@quick', '@engine'] }, async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
    expect(await attempts(page)).toEqual(refused);
  });

  test('is refused in the page for frames', { tag: '@engine' }, async ({ page }) => {
    const server = await serve({ folders: ['build/embed'] });
    await page.goto(`${server.address}embed.html#element=metrics&matrix=20+3%3B+5+30`);
    await expect(page.locator('[data-metric=accuracy] .value')).toHaveText('0.862');
    expect(await attempts(page)).toEqual(refused);
    await page.waitForLoadState('networkidle'); // the font is loaded late
    await server.close();
  });

  test('is refused in the single file', { tag: ['@quick', '@engine'] }, async ({ page }) => {
    await page.goto(pathToFileURL(resolve('build/single/deconfuse.html')).href);
    await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
    expect(await attempts(page)).toEqual(refused);
  });

  test('would be reported if it happened', { tag: '@engine' }, async ({ page }) => {
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    await page.goto('./');
    await attempts(page);
    await expect.poll(() => told.some((text) => text.startsWith('policy: require-trusted-types-for'))).toBe(true);
  });
});
