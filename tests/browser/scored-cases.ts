import { chooseExample, expect, replaceText, type Locator, type Page } from './test.ts';

/** Truth and scores of 4 positives and 10 negatives without ties. AUC = 34/40 and AP = 43/56. */
const cases = [
  ['yes', 0.95],
  ['yes', 0.9],
  ['no', 0.85],
  ['no', 0.8],
  ['no', 0.75],
  ['yes', 0.7],
  ['yes', 0.65],
  ['no', 0.6],
  ['no', 0.55],
  ['no', 0.45],
  ['no', 0.4],
  ['no', 0.35],
  ['no', 0.3],
  ['no', 0.25],
] as const;

/** The cases as text, with the scores mapped. */
export function fourteenCases(score: (score: number) => number = (same) => same): string {
  return ['truth,score', ...cases.map(([truth, own]) => `${truth},${score(own)}`)].join('\n');
}

/** The text field, even while it is folded up. */
export const input = (page: Page): Locator => page.locator('deconfuse-input-panel textarea');

/** Opens the page with a text of scores and waits until it is understood. */
export async function pasteScores(page: Page, text: string, understood: string): Promise<void> {
  await page.goto('./');
  await replaceText(input(page), text);
  await expect(page.locator('#understood')).toContainText(understood);
}

export async function openFourteenCases(page: Page): Promise<void> {
  await pasteScores(page, fourteenCases(), '14 cases, 4 positive (“yes”), 1 model.');
  await expect(threshold(page, 'ROC curve')).toBeVisible();
}

export async function chooseScoreExample(page: Page, title: string): Promise<void> {
  await chooseExample(page, title);
  await expect(page.locator('deconfuse-scores deconfuse-metric-table')).toBeVisible();
}

/** A plot, found by its title. */
export const plot = (page: Page, title: string): Locator =>
  page.locator('figure').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Handle of a plot's threshold. */
export const threshold = (page: Page, title: string): Locator => plot(page, title).getByRole('slider');

/** A number of the panel below the plots. */
export const rate = (page: Page, name: string): Locator =>
  page
    .locator('deconfuse-score-threshold dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

/** Row of a metric in the table, found by the metric's id. */
export async function metricRow(page: Page, id: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Filter metrics' }).fill(id);
  const row = page.locator(`tr[data-metric=${id}]`);
  await expect(row).toBeVisible();
  return row;
}

/** Expects this confusion matrix at the threshold. */
export async function expectMatrix(page: Page, tp: number, fn: number, fp: number, tn: number): Promise<void> {
  const rows = page.getByRole('table', { name: 'Confusion matrix at the threshold' }).locator('tbody tr');
  await expect(rows.nth(0).locator('td')).toHaveText([`TP ${tp}`, `FN ${fn}`]);
  await expect(rows.nth(1).locator('td')).toHaveText([`FP ${fp}`, `TN ${tn}`]);
}

export const viewportFits = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );
