import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { policy as policyOfTheSite } from '../../web/vite/content-security-policy.ts';
import { serve } from './servers.ts';
import { wholeSession } from './session.ts';
import { expect, test, type Page } from './test.ts';

const pages = ['build/site', 'build/embed', 'build/single'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(folder, name)),
);

/** The directives of the page, each with its sources. */
function policyOf(html: string): Record<string, string[]> {
  const [, content = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const directives = content.replaceAll('&#39;', "'").split('; ');
  return Object.fromEntries(directives.map((directive) => directive.split(' ')).map(([name, ...all]) => [name!, all]));
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What stands between the tags of all elements of the name that a browser would run or apply; no attribute of theirs has a >. */
const inline = (html: string, name: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${name}(?![^>]* (?:src|type="application/wasm"))[^>]*>(.*?)</${name}>`, 'gs'))].map(
    ([, text]) => text!,
  );

test('every page that is built has a policy', () => {
  expect(pages.map((page) => page.replace(/^build\//, '')).sort()).toEqual([
    'embed/embed.html',
    'single/deconfuse.en.html',
    'single/deconfuse.es.html',
    'site/deconfuse.en.html',
    'site/deconfuse.es.html',
    'site/embed.html',
    'site/index.html',
  ]);
});

for (const page of pages) {
  test(`the policy of ${page} lets run what is in it, by its hash, and nothing else`, () => {
    const html = readFileSync(page, 'utf8');
    const policy = policyOf(html);
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'none'"]);
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policy['trusted-types']).toEqual(['lit-html', 'deconfuse', 'deconfuse-pasted']);
    expect(Object.values(policy).flat().join(' ')).not.toMatch(/'unsafe-|'nonce-|https?:|\*/);

    const isSingle = page.includes('deconfuse.');
    for (const [directive, name] of [
      ['script-src', 'script'],
      ['style-src', 'style'],
    ] as const) {
      const hashes = inline(html, name).map(hashOf);
      expect(hashes).toHaveLength(isSingle ? 1 : 0);
      const others = { 'script-src': ["'wasm-unsafe-eval'"], 'style-src': [] }[directive];
      expect(policy[directive]!.sort()).toEqual([...(isSingle ? hashes : ["'self'"]), ...others].sort());
    }
    // Attributes cannot be allowed but all at once.
    const tags = html.replace(/(<(script|style)[^>]*>).*?<\/\2>/gs, '$1').match(/<[a-z][^>]*>/gi)!;
    expect(tags.length).toBeGreaterThan(5);
    expect(tags.filter((tag) => /\s(?:style|on\w+)\s*=/i.test(tag))).toEqual([]);
  });
}

test('a policy that servers send is that of the page', () => {
  const sent = Object.entries(policyOfTheSite).map(([directive, sources]) => `${directive} ${sources}`);
  for (const file of ['web/public/_headers', 'web/HOSTING.md']) {
    const policies = readFileSync(file, 'utf8').match(/default-src [^"\n]*/g)!;
    expect(policies).toHaveLength(3);
    for (const policy of policies) expect(policy, file).toBe(sent.join('; '));
  }
});

const data = {
  labels: ['<img src=x onerror=alert(1)>', '--><script>alert(2)</script>'],
  models: ['<svg onload=alert(3)>', 'javascript:alert(4)'],
  score: 0.8125,
} as const;

test('nothing that the page does violates its policy', async ({ page, context, browserName }) => {
  test.slow();
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let states = 0;
  for await (const state of wholeSession(page, data)) {
    states++;
    expect(state).not.toBe('');
  }
  expect(states).toBeGreaterThan(20);
});

test('the service worker is registered under the policy', async ({ page, context }) => {
  await context.clock.install();
  await page.goto('./');
  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
  await page.clock.fastForward(10_000);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
});

/** What a script that got into the page would try. */
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

  test('is refused in the page', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
    expect(await attempts(page)).toEqual(refused);
  });

  test('is refused in the page for frames', async ({ page }) => {
    const server = await serve({ folders: ['build/embed'] });
    await page.goto(`${server.address}embed.html#element=metrics&matrix=20+3%3B+5+30`);
    await expect(page.locator('[data-metric=accuracy] .value')).toHaveText('0.862');
    expect(await attempts(page)).toEqual(refused);
    await page.waitForLoadState('networkidle'); // its font comes late
    await server.close();
  });

  test('is refused in the single file', async ({ page }) => {
    await page.goto(pathToFileURL(resolve('build/single/deconfuse.en.html')).href);
    await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
    expect(await attempts(page)).toEqual(refused);
  });

  test('would be told where it happened', async ({ page }) => {
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    await page.goto('./');
    await attempts(page);
    await expect.poll(() => told.some((text) => text.startsWith('policy: require-trusted-types-for'))).toBe(true);
  });
});
