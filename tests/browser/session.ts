import { statesOfTheChecker } from './checker-states.ts';
import { partsOfTheLab } from './decision-parts.ts';
import { chooseExample, expect, openExport, openMore, type Locator, type Page } from './test.ts';

/** A reader's data, none of which occur in the page itself. */
export interface Data {
  labels: readonly [string, string];
  models: readonly [string, string];
  /** A number between 0 and 1. */
  score: number;
}

const textOf = (page: Page): Locator => page.locator('deconfuse-input-panel textarea');

/** Opens every section of the result, including nested ones. */
async function openAll(page: Page): Promise<void> {
  const closed = page.locator('.results details:not([open]) > summary');
  for (let left = 12; left > 0 && (await closed.count()) > 0; left--) await closed.first().click();
}

/** Opens the view of export and its sections, which need a moment to replace those of the view before. */
async function openExportSections(page: Page): Promise<void> {
  await openExport(page);
  await page.locator('.results summary', { hasText: 'Full report' }).waitFor();
  await openAll(page);
}

/** Copies and saves in every format of the first menu of each kind. */
async function exportAll(page: Page): Promise<void> {
  for (const kind of ['deconfuse-table-export', 'deconfuse-plot-picture']) {
    const menu = page
      .locator(kind)
      .filter({ has: page.locator('button:visible') })
      .first();
    if ((await menu.count()) === 0) continue;
    await menu.locator('button').first().click();
    const actions = await menu.locator('.menu button:not([aria-pressed])').count();
    expect(actions).toBeGreaterThan(0);
    for (let at = 0; at < actions; at++) {
      if ((await menu.locator('.menu').count()) === 0) await menu.locator('button').first().click();
      await menu.locator('.menu button:not([aria-pressed])').nth(at).click();
    }
    await page.keyboard.press('Escape');
  }
}

/** Drops a file or pastes a table, as from a folder or a spreadsheet. */
async function give(page: Page, how: 'drop' | 'paste', content: { file?: string; html?: string }): Promise<void> {
  await page.evaluate(
    ({ how, file, html }) => {
      const data = new DataTransfer();
      if (file !== undefined) data.items.add(new File([file], 'data.csv', { type: 'text/csv' }));
      if (html !== undefined) data.setData('text/html', html);
      const init = { bubbles: true, composed: true, cancelable: true };
      document.body.dispatchEvent(
        how === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      );
    },
    { how, ...content },
  );
}

/**
 * Goes through everything that the page can do with a reader's data, first in English, and yields the name of each
 * step.
 */
export async function* wholeSession(page: Page, { labels: [one, two], models, score }: Data): AsyncGenerator<string> {
  const text = textOf(page);
  const understood = page.locator('#understood');
  await page.goto('./');
  await expect(page.locator('deconfuse-toolbar button').first()).toBeVisible();

  await text.fill(['truth,predicted', `${one},${one}`, `${one},${two}`, `${two},${two}`, `${two},${two}`].join('\n'));
  await expect(understood).toContainText('4 cases, 2 classes');
  await page.locator('deconfuse-headline-numbers button').first().click();
  await expect(page.locator('deconfuse-worked-formula').first()).toBeVisible();
  await openAll(page);
  await openExportSections(page);
  await expect(page.locator('deconfuse-reproduce pre').first()).toBeVisible();
  await page.getByRole('link', { name: 'Information', exact: true }).click();
  await expect(page.locator('deconfuse-information-view h3').first()).toBeVisible();
  await page.getByRole('link', { name: 'Matrix', exact: true }).click();
  yield 'labels, with all that is worked out of them';
  await exportAll(page);
  yield 'a table copied and saved in every form';

  await page.locator('deconfuse-matrix-grid input').last().fill('7');
  await page.getByRole('searchbox').first().fill(one);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('searchbox').first().fill('');
  yield 'a matrix edited, and what was done taken back';

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const sharing = page.getByRole('dialog', { name: 'Share' });
  await expect(sharing.getByRole('textbox', { name: 'Link' })).toHaveValue(/#/);
  await sharing.getByRole('button', { name: 'Copy the link' }).click();
  await sharing.getByRole('button', { name: 'Save the work as a file' }).click();
  await page.keyboard.press('Escape');
  yield 'a link and a file of the work';

  await openMore(page);
  await page.getByRole('button', { name: 'Embed', exact: true }).click();
  const embedding = page.getByRole('dialog');
  await expect(embedding.frameLocator('iframe').locator('deconfuse-headline-numbers button').first()).toBeVisible();
  await embedding.getByRole('combobox').last().selectOption({ index: 1 });
  await expect(embedding.getByLabel('HTML')).toHaveValue(/<deconfuse-/);
  await page.keyboard.press('Escape');
  yield 'HTML for other pages, with its preview';

  const [first, second] = [one, two].map((label) => label.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  await give(page, 'paste', {
    html: `<table onclick="x()" style="color: red"><tr><td style="top:0"><b>${first}</b><td>${second}<tr><td>${first}<td>${first}</table>`,
  });
  await expect(understood).toContainText('2 cases, 2 classes');
  yield 'a table pasted from a spreadsheet';
  await give(page, 'drop', { file: `${one},${two}\n${two},${two}\n${one},${one}\n` });
  await expect(understood).toContainText('3 cases, 2 classes');
  yield 'a file dropped';

  const rows = [1, 0, 1, 0, 1, 0].map((truth, at) => `${truth},${score / (at + 1)},${score / (at * at + 1)}`);
  await text.fill([`truth,${models.join(',')}`, ...rows].join('\n'));
  await expect(understood).toContainText('6 cases');
  await expect(page.locator('deconfuse-curve-plots svg').first()).toBeVisible();
  await page.getByRole('slider', { name: 'Threshold' }).first().press('ArrowRight');
  await openAll(page);
  await expect(page.locator('deconfuse-more-plots svg').first()).toBeVisible();
  yield 'scores of two models';
  await exportAll(page);
  yield 'plots saved, and a table of scores';
  await openExportSections(page);
  await expect(page.locator('deconfuse-report-sheet svg').first()).toBeVisible();
  await page.getByRole('link', { name: 'Curves', exact: true }).click();
  yield 'a program and a report of scores';

  const sure = `${score},${1 - score}`;
  await text.fill([`truth,${one},${two}`, `${one},${sure}`, `${two},${sure}`, `${one},${sure}`].join('\n'));
  await expect(understood).toContainText('3 cases');
  yield 'probabilities';
  await text.fill(`truth,score\n1,${score}\n0,${one}\n1,${score}`);
  await expect(page.locator('#error')).toBeVisible();
  yield 'a text that cannot be read';

  await page.goto('./#sql');
  const queries = page.locator('deconfuse-sql-queries');
  await queries.locator('input').first().fill(one);
  await expect(queries.locator('pre').first()).toContainText(one);
  await queries.locator('button').first().click();
  yield 'queries';
  await page.goto('./#');
  await chooseExample(page, 'Spam');
  await expect(understood).toContainText('58 cases');
  for await (const state of statesOfTheChecker(page)) yield state;
  await page.locator('deconfuse-answer-question #answer').first().fill(String(score));
  for await (const part of partsOfTheLab(page)) yield `decisions: ${part}`;

  await page.goto('./#reference');
  await page.locator('deconfuse-metric-reference input').first().fill(two);
  await page.locator('deconfuse-metric-reference input').first().fill('');
  await page.locator('deconfuse-metric-reference details summary').first().click();
  yield 'the reference';

  await page.goto('./#');
  await text.fill(`${one},${one}\n${one},${two}\n${two},${two}`);
  await expect(understood).toContainText('3 cases');
  await page.getByRole('button', { name: 'ES Español' }).click();
  await expect(page.getByRole('button', { name: '0,667 Exactitud' })).toBeVisible();
  await openMore(page);
  await page.getByRole('combobox', { name: 'Colores' }).selectOption('dark');
  yield 'Spanish, and dark';
}
