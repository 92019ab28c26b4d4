// A SCORM 1.2 package, saved from the page and opened in a page that acts as a learning platform.
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { exerciseOf } from '../../web/core/exercise.ts';
import { serve } from './servers.ts';
import { expect, test, type Locator, type Page } from './test.ts';

const { problem } = exerciseOf({ seed: 7, classes: 4 });
const counts = (problem.kind === 'matrix' ? problem.counts : []).map((row) => Array.from(row as ArrayLike<number>));
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, count) => sum + count);
const accuracy = (sumOf(counts.map((row, at) => row[at]!)) / sumOf(counts.flat())).toFixed(3);
const recall = (counts[0]![0]! / sumOf(counts[0]!)).toFixed(3);

/** A platform that stores values as text and keeps them between visits. */
const platform = `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Platform</title>
<script>
  window.store = { 'cmi.core.lesson_status': 'not attempted', 'cmi.core.lesson_mode': 'normal' };
  window.calls = [];
  window.interactions = 0;
  window.API = {
    LMSInitialize: (text) => (calls.push('LMSInitialize'), 'true'),
    LMSGetValue: (name) => (name === 'cmi.interactions._count' ? interactions : (store[name] ?? '')),
    LMSSetValue: (name, value) => {
      if (typeof value !== 'string') throw new TypeError(name);
      const [, at] = /^cmi\\.interactions\\.(\\d+)\\.id$/.exec(name) ?? [];
      if (at !== undefined) interactions = Number(at) + 1;
      store[name] = value;
      return 'true';
    },
    LMSCommit: () => (calls.push('LMSCommit'), 'true'),
    LMSFinish: () => (calls.push('LMSFinish'), 'true'),
  };
</script></head><body><iframe id="sco" title="SCO" width="900" height="700" src="package/index.html"></iframe></body></html>`;

/** Saves the package as a lecturer does. */
async function savedPackage(page: Page): Promise<Record<string, string>> {
  await page.goto('./#mode=check&exercise=7&classes=4&ask=accuracy,recall:A');
  await page.locator('deconfuse-answer-checker').getByText('For lecturers').click();
  await page.locator('deconfuse-exercise-panel').getByText('SCORM package').click();
  const part = page.locator('deconfuse-scorm-export');
  await part.getByRole('spinbutton', { name: 'Answers to each question' }).fill('2');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: 'Save the package' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('deconfuse-scorm.zip');
  const files = unzipSync(readFileSync(await download.path()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

test('an exercise reports its answers to a learning platform and resumes later', async ({ page }) => {
  const files = await savedPackage(page);
  expect(Object.keys(files)).toEqual(['imsmanifest.xml', 'index.html', 'progress.js', 'launch.js', 'deconfuse.html']);
  expect(files['imsmanifest.xml']).toContain('<title>Classification metrics, exercise 7</title>');
  const inFolder = Object.fromEntries(Object.entries(files).map(([name, text]) => [`package/${name}`, text]));
  const server = await serve({ pages: { 'platform.html': platform, ...inFolder } });
  await page.goto(`${server.address}platform.html`);
  const store = (name: string): Promise<string | undefined> =>
    page.evaluate((name) => (window as unknown as { store: Record<string, string> }).store[name], name);
  const calls = (name: string): Promise<number> =>
    page.evaluate(
      (name) => (window as unknown as { calls: string[] }).calls.filter((call) => call === name).length,
      name,
    );
  const sco = page.frameLocator('#sco');
  const tool = sco.frameLocator('iframe');
  const group = (number: number): Locator => tool.getByRole('group', { name: `Question ${number}` });
  const answer = (number: number): Locator => group(number).getByRole('textbox', { name: 'Your answer' });

  // Only the exercise is shown, and its data cannot be changed.
  await expect(group(2)).toContainText('Recall of “A”');
  await expect(tool.locator('deconfuse-matrix-grid')).toBeVisible();
  await expect(tool.locator('deconfuse-input-panel')).toHaveCount(0);
  await expect(tool.locator('deconfuse-app')).toHaveCount(0);
  await expect(sco.getByText('No learning platform was found')).toBeHidden();
  expect(await store('cmi.core.lesson_status')).toBe('incomplete');

  await answer(1).fill('0.001');
  await answer(1).press('Enter');
  await expect(group(1).getByText('1 attempt left.')).toBeVisible();
  await expect.poll(() => store('cmi.core.score.raw')).toBe('0');
  await answer(2).fill(recall);
  await group(2).getByRole('button', { name: 'Check' }).click();
  await expect.poll(() => store('cmi.core.score.raw')).toBe('50');
  expect(await store('cmi.core.score.max')).toBe('100');
  expect(await store('cmi.core.lesson_status')).toBe('incomplete');
  expect(await store('cmi.interactions.1.student_response')).toBe(recall);
  expect(await store('cmi.interactions.1.result')).toBe('correct');

  // Leaves the package and returns.
  const open = (address: string): Promise<void> =>
    page.locator('#sco').evaluate((frame, address) => void ((frame as HTMLIFrameElement).src = address), address);
  await open('about:blank');
  await expect.poll(() => calls('LMSFinish')).toBe(1);
  expect(await store('cmi.core.exit')).toBe('suspend');
  await open('package/index.html');
  await expect(answer(1)).toHaveValue('0.001');
  await expect(group(1).getByText('1 attempt left.')).toBeVisible();
  await expect(group(1).locator('deconfuse-answer-verdict')).toContainText('Not right.');
  await expect(answer(2)).toHaveValue(recall);
  await expect(answer(2)).not.toBeEditable();
  expect(await store('cmi.core.score.raw')).toBe('50');

  await answer(1).fill(accuracy);
  await answer(1).press('Enter');
  await expect.poll(() => store('cmi.core.lesson_status')).toBe('passed');
  expect(await store('cmi.core.score.raw')).toBe('100');
  expect(await calls('LMSInitialize')).toBe(2);
  await page.waitForLoadState('networkidle');
  await server.close();
});

test.describe('without a platform', () => {
  test('the package works, and says that nothing is recorded', async ({ page }) => {
    const files = await savedPackage(page);
    const server = await serve({ pages: files });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${server.address}index.html`);
    await expect(page.getByRole('status').first()).toHaveText(
      'No learning platform was found: nothing of this is recorded.',
    );
    const tool = page.frameLocator('iframe');
    await tool.getByRole('textbox', { name: 'Your answer' }).first().fill(accuracy);
    await tool.getByRole('button', { name: 'Check' }).first().click();
    await expect(tool.locator('deconfuse-answer-verdict').first()).toContainText('Right.');
    const width = await tool.locator('html').evaluate((element) => [element.scrollWidth, element.clientWidth]);
    expect(width[0]).toBeLessThanOrEqual(width[1]!);
    await page.waitForLoadState('networkidle');
    await server.close();
  });
});

test.describe('when deconfuse.html is not beside the page', () => {
  test.use({ provoked: /deconfuse\.html 404|status of 404/ });

  test('the page says so', async ({ page }) => {
    await page.route('**/deconfuse.html', (route) => route.fulfill({ status: 404 }));
    await page.goto('./#mode=check&exercise=7');
    await page.locator('deconfuse-answer-checker').getByText('For lecturers').click();
    await page.locator('deconfuse-exercise-panel').getByText('SCORM package').click();
    await page.getByRole('button', { name: 'Save the package' }).click();
    await expect(page.locator('deconfuse-scorm-export').getByRole('alert')).toContainText('could not be fetched');
  });
});
