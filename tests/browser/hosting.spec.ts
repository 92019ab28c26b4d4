import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { copySite, serve, startHost, type Host } from './host.ts';
import { chooseExample, expect, test } from './test.ts';

/** Folder of a course on a shared host; addresses encode the blank as %20. */
const path = '/courses/ml 1/';

const servePython = (root: string): Promise<Host> =>
  startHost(
    'python3',
    ['-u', '-m', 'http.server', '0', '--bind', '127.0.0.1', '--directory', root],
    / port (\d+) /,
    path,
  );
const hasPython = spawnSync('python3', ['--version']).status === 0;

const hosts: Record<string, (root: string) => Promise<Host>> = {
  'that knows no WebAssembly': (root) => serve(join(root, path), { at: path, plain: true }),
  'that sends what _headers asks for': (root) => serve(join(root, path), { at: path }),
  ...(hasPython && { 'without any configuration': servePython }),
};

for (const [what, start] of Object.entries(hosts)) {
  test(`the page works in a folder of a host ${what}`, { tag: '@engine' }, async ({ page }, { outputDir }) => {
    copySite(join(outputDir, path));
    const host = await start(outputDir);
    await page.goto(host.url);
    await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Paste labels' }).fill('a,a\na,b\nb,b');
    await page.getByRole('button', { name: '0.667 Accuracy' }).click();
    await expect(page.getByRole('region', { name: 'Formula: Accuracy' }).locator('math').first()).toBeVisible();
    await chooseExample(page, '20 cases');
    await expect(page.getByRole('button', { name: '0.680 Area under the ROC curve' })).toBeVisible();
    await page.getByRole('button', { name: 'ES Español' }).click();
    await expect(page.getByRole('button', { name: '0,680 Área bajo la curva ROC' })).toBeVisible();
    // Files are found where the page looks for them, and nothing is requested from the root.
    const manifest = await page.request.get(new URL('manifest.webmanifest', host.url).href);
    for (const { src } of ((await manifest.json()) as { icons: { src: string }[] }).icons) {
      expect((await page.request.get(new URL(src, manifest.url()).href)).ok()).toBe(true);
    }
    // The files kept for offline use have arrived.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await host.end();
  });
}
