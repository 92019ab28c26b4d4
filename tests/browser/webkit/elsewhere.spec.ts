import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from '../servers.ts';
import { expect, key, test, type WebKitPage } from './test.ts';

const accuracyOf = (webkit: WebKitPage, value: string) => webkit.find('button', `${value} Accuracy`);

test('the single file opens without a server, computes in a worker and breaks no policy', async ({ webkit }) => {
  const file = pathToFileURL(resolve('build/single/deconfuse.html')).href;
  await webkit.session.open(file);
  await webkit.session.evaluate(() => {
    const problems: string[] = [];
    Object.assign(window, { problems });
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => problems.push(violatedDirective));
    addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  });
  await accuracyOf(webkit, '0.862');
  await webkit.fill('textarea', /^Paste labels/, 'a,a\na,b\nb,b');
  await webkit.sees('#understood', 'Read: 3 cases, 2 classes');
  await webkit.click('button', '0.667 Accuracy');
  await webkit.find('[role=region]', 'Formula: Accuracy');
  await webkit.fill('textarea', /^Paste labels/, 'truth,score\n1,0.9\n0,0.4\n1,0.35\n0,0.1');
  await webkit.find('button', '0.750 Area under the ROC curve');
  const problems = await webkit.session.evaluate(() => (window as unknown as { problems: string[] }).problems);
  expect(problems).toEqual([]);
});

test('an element embedded from another origin computes', async ({ webkit }) => {
  const tool = await serve({ folders: ['build/embed'], headers: { 'access-control-allow-origin': '*' } });
  const element = '<deconfuse-metrics matrix="20 3; 5 30" labels="spam, ham" positive="spam"></deconfuse-metrics>';
  const page = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Course</title><script type="module" src="${tool.address}deconfuse-embed.js"></script>${element}</html>`;
  const course = await serve({ pages: { 'index.html': page } });
  await webkit.session.open(course.address);
  await webkit.sees('tr', /Precision.*0\.800/);
  await webkit.click('button', /Precision$/);
  await webkit.find('[role=region]', 'Formula: Precision');
  await Promise.all([tool.close(), course.close()]);
});

const pairs = 'truth,predicted\nspam,spam\nspam,ham\nham,ham\nham,spam\nham,ham';

test('a link opens the shared work', async ({ webkit }) => {
  await webkit.goto();
  await webkit.fill('textarea', /^Paste labels/, pairs);
  await accuracyOf(webkit, '0.600');
  await webkit.click('button', 'Share');
  const field = await webkit.find('input, textarea', 'Link');
  await expect.poll(() => webkit.value(field)).toContain('#s=');
  const link = await webkit.value(field);

  await webkit.session.press([key.Escape]);
  await webkit.fill('textarea', /^Paste labels/, 'a,a\na,b\nb,b');
  await accuracyOf(webkit, '0.667');
  await webkit.goto(new URL(link).hash);
  await accuracyOf(webkit, '0.600');
  expect(await webkit.value(await webkit.find('textarea', /^Paste labels/))).toBe(pairs);
});

/** Pause in milliseconds after which work has been saved. */
const pause = 3000;

test('typed text is restored after a reload', async ({ webkit }) => {
  await webkit.goto();
  await webkit.fill('textarea', /^Paste labels/, pairs);
  await accuracyOf(webkit, '0.600');
  await new Promise((resolve) => setTimeout(resolve, pause));
  await webkit.session.reload();
  await accuracyOf(webkit, '0.600');
  expect(await webkit.value(await webkit.find('textarea', /^Paste labels/))).toBe(pairs);
});
