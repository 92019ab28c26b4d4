import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySite, release, serve, type Host } from './host.ts';
import { chooseExample, expect, test, type Page } from './test.ts';

test.slow(); // many pages are opened

let folder: string;
let host: Host;

test.beforeEach(async ({ context }, { outputDir }) => {
  await context.clock.install();
  folder = join(outputDir, 'site');
  copySite(folder);
  host = await serve(folder);
});
test.afterEach(() => host.end());

/** The page saves itself for offline use after a quiet period. */
async function wait(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^0[.,]862/ })).toBeVisible();
  await page.clock.fastForward(10_000);
}

/** Opens the page and waits until it is kept for offline use. */
async function visit(page: Page, url = host.url): Promise<void> {
  await page.goto(url);
  await wait(page);
  await page.waitForFunction((script) => {
    const { controller } = navigator.serviceWorker;
    return controller?.state === 'activated' && controller.scriptURL === script;
  }, `${url}service-worker.js`);
}

const notice = (page: Page) => page.locator('deconfuse-update-notice');

const mark = { 'index.html': (html: string) => html.replace('<head>', '<head><meta name="release" content="2">') };
const newer = { ...mark, 'icon.svg': (svg: string) => svg.replace('</svg>', '<!-- 2 --></svg>') };

/** Tells whether the page and a file that it loads belong to the newer version. */
async function releasesOf(page: Page): Promise<{ page: boolean; icon: boolean }> {
  return page.evaluate(async () => ({
    page: document.querySelector('meta[name=release]') !== null,
    icon: (await (await fetch('./icon.svg')).text()).includes('2 -->'),
  }));
}

test('after one visit the page opens and works without its host', { tag: ['@quick', '@engine'] }, async ({ page }) => {
  await visit(page);
  await host.end();

  await page.reload();
  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Paste labels' }).fill('a,a\na,b\nb,b');
  await page.getByRole('button', { name: '0.667 Accuracy' }).click();
  await expect(page.getByRole('region', { name: 'Formula: Accuracy' })).toContainText('0.667');

  await chooseExample(page, '20 cases');
  await expect(page.getByRole('button', { name: '0.680 Area under the ROC curve' })).toBeVisible();

  await page.getByRole('button', { name: 'ES Español' }).click();
  await expect(page.getByRole('button', { name: '0,680 Área bajo la curva ROC' })).toBeVisible();
  await page.getByRole('link', { name: 'Decisiones' }).click();
  await expect(page.locator('deconfuse-loss-decision').getByRole('table').first()).toBeVisible();

  await page.goto(`${host.url}?from=elsewhere#metric=f1_macro`);
  await expect(page.locator('deconfuse-metric-reference details[open] math').first()).toBeVisible();
  await page.goto(`${host.url}index.html#mode=check`);
  await expect(page.locator('deconfuse-answer-checker').getByRole('textbox').first()).toBeVisible();
});

test('a page open during the first visit goes on without its host', { tag: '@engine' }, async ({ page }) => {
  await visit(page);
  await host.end();
  await page.getByRole('link', { name: 'Decisions' }).click();
  await expect(page.locator('deconfuse-loss-decision').getByRole('table').first()).toBeVisible();
  await page.getByRole('link', { name: 'Matrix', exact: true }).click();
  await page.getByRole('textbox', { name: 'Paste labels' }).fill('a,a\na,b\nb,b');
  await expect(page.getByRole('button', { name: '0.667 Accuracy' })).toBeVisible();
});

test(
  'a newer version is announced, and runs on all pages once it is accepted',
  { tag: '@engine' },
  async ({ page, context }) => {
    await visit(page);
    const other = await context.newPage();
    await other.goto(host.url);
    await wait(other);
    release(folder, newer);

    await page.reload();
    await wait(page);
    await expect(notice(page).getByRole('status')).toHaveText('A new version of this page is ready.');
    await expect(notice(other)).toHaveCount(1);
    for (const open of [page, other]) expect(await releasesOf(open)).toEqual({ page: false, icon: false });
    await page.reload();
    expect(await releasesOf(page)).toEqual({ page: false, icon: false });
    await wait(page);
    await expect(notice(page)).toBeVisible();
    await page.getByRole('button', { name: 'ES Español' }).click();
    await expect(notice(page).getByRole('status')).toHaveText('Hay una versión nueva de esta página.');
    const reloaded = other.waitForEvent('load');
    await notice(page).getByRole('button', { name: 'Recargar' }).click();
    await expect(page.locator('meta[name=release]')).toBeAttached();
    await reloaded;
    for (const open of [page, other]) expect(await releasesOf(open)).toEqual({ page: true, icon: true });
    expect(await page.evaluate(() => caches.keys())).toHaveLength(1);
    await host.end();
    await page.reload();
    await expect(page.getByRole('button', { name: '0,862 Exactitud' })).toBeVisible();
    expect(await releasesOf(page)).toEqual({ page: true, icon: true });
  },
);

test(
  'a newer version that was postponed runs after all pages have been closed',
  { tag: '@engine' },
  async ({ page, context }) => {
    await visit(page);
    release(folder, newer);
    await page.reload();
    await wait(page);
    await notice(page).getByRole('button', { name: 'Later' }).click();
    await expect(notice(page)).toHaveCount(0);
    await page.close();
    const later = await context.newPage();
    await expect(async () => {
      await later.goto('about:blank');
      await later.goto(host.url);
      expect(await releasesOf(later)).toEqual({ page: true, icon: true });
    }).toPass();
  },
);

test.describe('a version', () => {
  test.use({ provoked: /icon\.svg 404/ });

  for (const [what, spoil] of [
    ['of which a file is missing', (file: string) => rmSync(file)],
    ['of which a file is still the old one', (file: string) => copyFileSync('build/site/icon.svg', file)],
  ] as const) {
    test(`${what} is not used until it is complete`, { tag: '@engine' }, async ({ page }) => {
      await visit(page);
      release(folder, newer);
      const icon = join(folder, 'icon.svg');
      const complete = readFileSync(icon);
      spoil(icon);
      const outcome = await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const installed = new Promise((resolve) => {
          registration.addEventListener('updatefound', () => {
            const { installing } = registration;
            installing?.addEventListener('statechange', () => resolve(installing.state));
          });
        });
        await registration.update();
        return installed;
      });
      expect(outcome).toBe('redundant');
      await page.reload();
      expect(await releasesOf(page)).toEqual({ page: false, icon: false });
      expect(await page.evaluate(() => caches.keys())).toHaveLength(1);

      writeFileSync(icon, complete);
      await page.reload();
      await notice(page).getByRole('button', { name: 'Reload' }).click();
      await expect(page.locator('meta[name=release]')).toBeAttached();
      expect(await releasesOf(page)).toEqual({ page: true, icon: true });
    });
  }
});

test(
  'copies in folders of the same host leave each other alone',
  { tag: '@engine' },
  async ({ page }, { outputDir }) => {
    const outer = join(outputDir, 'copies');
    const inner = join(outer, 'inner');
    copySite(outer);
    copySite(inner);
    await host.end();
    host = await serve(outer, { plain: true });
    const { url } = host;
    await visit(page);
    await visit(page, `${url}inner/`);
    // The page came from the surrounding copy, which it takes for another version, so it reloads from its own.
    await page.waitForTimeout(1000);
    release(outer, newer);

    await page.goto(url);
    await wait(page);
    await notice(page).getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('meta[name=release]')).toBeAttached();
    expect(await page.evaluate(() => caches.keys())).toHaveLength(2);
    await host.end();
    await page.goto(`${url}inner/`);
    await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
    expect(await releasesOf(page)).toEqual({ page: false, icon: false });
  },
);

test.describe('embedded in another page', () => {
  // In a sandbox the page computes without a worker; Firefox names the file that it could not load.
  test.use({ provoked: /may not load data from .*\/worker-/ });

  test('nothing is kept, and nothing fails', { tag: '@engine' }, async ({ page }, { outputDir }) => {
    const course = join(outputDir, 'course');
    mkdirSync(course);
    const frames = `<iframe src="${host.url}"></iframe><iframe src="${host.url}" sandbox="allow-scripts"></iframe>`;
    writeFileSync(join(course, 'index.html'), `<!doctype html><link rel="icon" href="data:," />${frames}`);
    const courseHost = await serve(course, { plain: true });
    let [opened, asked, answered] = [0, 0, 0];
    page.on('request', () => asked++);
    page.on('requestfinished', (request) => {
      answered++;
      if (/after-opening[^/]*\.js$/.test(request.url())) opened++;
    });
    await page.goto(courseHost.url);
    for (const frame of await page.locator('iframe').all()) {
      await expect(frame.contentFrame().getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
    }
    await page.clock.fastForward(10_000);
    await expect.poll(() => opened).toBe(2);
    // The last files request more, so the host stays up until a second has passed without a request.
    await expect(async () => {
      const before = asked;
      await page.waitForTimeout(1000);
      expect([asked, answered]).toEqual([before, before]);
    }).toPass();
    const registrations = async () => (await navigator.serviceWorker.getRegistrations()).length;
    expect(await page.frames()[1]!.evaluate(registrations)).toBe(0);
    await courseHost.end();
  });
});
