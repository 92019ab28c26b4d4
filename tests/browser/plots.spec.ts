import { readFile } from 'node:fs/promises';
import {
  chooseScoreExample,
  expectMatrix,
  input,
  openFourteenCases,
  plot,
  threshold,
  viewportFits,
} from './scored-cases.ts';
import { emptyPage, expect, replaceText, test, type Download, type Locator, type Page } from './test.ts';

interface Ink {
  width: number;
  /** The most frequent colour. */
  paper: string;
  /** Number of pixels of any other colour. */
  ink: number;
}

async function inkOf(page: Page, picture: Buffer, type: string): Promise<Ink> {
  // A page without the calculator's policy, which forbids pictures from elsewhere.
  const empty = await page.context().newPage();
  const measured = await empty.evaluate(
    async ([base64, type]) => {
      const image = new Image();
      image.src = `data:${type};base64,${base64}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      const counts = new Map<number, number>();
      const pixels = new Uint32Array(data.buffer);
      for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
      const [[colour, most]] = [...counts].sort(([, one], [, other]) => other - one) as [[number, number]];
      const paper = [0, 8, 16, 24].map((bits) => (colour >>> bits) & 255).join(' ');
      return { width: image.naturalWidth, paper, ink: pixels.length - most };
    },
    [picture.toString('base64'), type] as const,
  );
  await empty.close();
  return measured;
}

async function save(page: Page, title: string, form: 'SVG' | 'PNG' | 'TikZ'): Promise<Download> {
  await page.getByRole('button', { name: `Save as a picture: ${title}` }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    plot(page, title)
      .getByRole('button', { name: `Save ${form}` })
      .click(),
  ]);
  return download;
}

/** Elements that draw data; frame, grid and ticks are the same without data. */
const drawn = (figure: Locator, shape: string): Locator => figure.locator('svg.plot').locator(shape);

/** On phones the switches of lines have to be opened. */
async function showSwitches(page: Page): Promise<void> {
  const opener = page.locator('deconfuse-curve-plots .opener');
  if (await opener.isVisible()) await opener.click();
}

test('lines are switched on and off by keyboard', { tag: '@engine' }, async ({ page }) => {
  await openFourteenCases(page);
  await showSwitches(page);
  const roc = plot(page, 'ROC curve');
  const precisionRecall = plot(page, 'Precision-recall curve');
  for (const [name, figure, shape] of [
    ['EER line', roc, '.error-line'],
    ['Convex hull', roc, '.hull'],
    ['Confidence band', roc, '.band'],
    ['Equal cost', roc, '.iso-cost'],
    ['Area', roc, '.area'],
    ['Area', precisionRecall, '.area'],
    ['Equal F', precisionRecall, '.iso-f'],
    ['Interpolated PR', precisionRecall, '.interpolated'],
  ] as const) {
    const box = page.getByRole('checkbox', { name, exact: true });
    await expect(drawn(figure, shape), name).toHaveCount(0);
    await box.focus();
    await page.keyboard.press('Space');
    await expect(drawn(figure, shape), name).not.toHaveCount(0);
    await expect(box).toBeFocused();
    await page.keyboard.press('Space');
    await expect(drawn(figure, shape), name).toHaveCount(0);
  }

  const chance = page.getByRole('checkbox', { name: 'Chance' });
  await expect(drawn(roc, '.chance')).not.toHaveCount(0);
  await expect(precisionRecall).toContainText('prevalence 0.286');
  await chance.focus();
  await page.keyboard.press('Space');
  await expect(drawn(roc, '.chance')).toHaveCount(0);
  await expect(precisionRecall).not.toContainText('prevalence');

  // The rate at 3 of 10 negatives.
  await page.getByRole('checkbox', { name: 'EER line' }).check();
  await expect(roc).toContainText('EER = 0.300');
});

test('chosen lines are kept for other data', async ({ page }) => {
  await openFourteenCases(page);
  await showSwitches(page);
  await page.getByRole('checkbox', { name: 'Convex hull' }).check();
  const hull = drawn(plot(page, 'ROC curve'), 'path.hull');
  await expect(hull).toHaveCount(1);
  const before = await hull.getAttribute('d');
  await replaceText(input(page), '1,0.9\n0,0.7\n1,0.6\n0,0.1');
  await expect(page.locator('#understood')).toContainText('4 cases');
  await expect(hull).toHaveCount(1);
  await expect(hull).not.toHaveAttribute('d', before!);
});

test('the points can be copied as a table with all digits', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFourteenCases(page);
  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Table' }).click();
  await expect(plot(page, 'ROC curve')).toHaveCount(0);
  const table = page.locator('deconfuse-plot-points table');
  await expect(table).toHaveAccessibleName(/^The points of the curves/);
  await expect(table.getByRole('row')).toHaveCount(16);
  const row = (index: number): Locator => table.getByRole('row').nth(index).getByRole('cell');
  await expect(row(1)).toHaveText(['∞', '0', '0', '0', '0', /.*/, '0', '0']);
  await expect(row(7)).toHaveText(['0.700', '3', '3', '0.750', '0.300', '0.500', '0.750', '0.600']);
  await expect(row(15)).toHaveText(['0.250', '4', '10', '1', '1', '0.286', '1', '0.444']);

  await page.getByRole('button', { name: 'Copy / save: Table' }).click();
  await page.getByRole('button', { name: 'Copy as Spreadsheet (HTML)' }).click();
  await expect(page.getByText('Copied as Spreadsheet (HTML).')).toBeVisible();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines).toHaveLength(17);
  expect(lines[0]).toBe('Threshold\tTP\tFP\tTPR\tFPR\tPrecision\tRecall\tF1');
  expect(lines[7]).toBe('0.7\t3\t3\t0.75\t0.3\t0.5\t0.75\t0.6');
  expect(lines[9]!.split('\t')[5]).toBe(String(4 / 8));
  expect(Number(lines[15]!.split('\t')[5])).toBe(4 / 14);

  // In the number format of the language, as its spreadsheets expect.
  await page.getByRole('button', { name: 'ES Español' }).click();
  await expect(row(7).first()).toHaveText('0,700');

  await page.getByRole('group', { name: 'Vista' }).getByRole('button').first().click();
  await expect(plot(page, 'Curva ROC')).toBeVisible();
});

test('a plot is saved as self-contained SVG', { tag: ['@download', '@quick'] }, async ({ page }) => {
  await openFourteenCases(page);
  const download = await save(page, 'ROC curve', 'SVG');
  expect(download.suggestedFilename()).toBe('deconfuse-roc.svg');
  const file = await readFile(await download.path());
  const { error, curves, references, title } = await (
    await emptyPage(page)
  ).evaluate((text) => {
    const picture = new DOMParser().parseFromString(text, 'image/svg+xml');
    const paths = [...picture.querySelectorAll('path')];
    return {
      error: picture.querySelector('parsererror')?.textContent,
      curves: paths.filter((path) => (path.getAttribute('d') ?? '').length > 50 && path.getAttribute('stroke')).length,
      references: /var\(|class=|href=/.test(text),
      title: picture.querySelector('title')?.textContent,
    };
  }, file.toString());
  expect(error).toBeUndefined();
  expect(curves).toBeGreaterThan(0);
  expect(references).toBe(false);
  expect(title).toBe('ROC curve');
  const { ink, paper } = await inkOf(page, file, 'image/svg+xml');
  expect(ink).toBeGreaterThan(1000);
  expect(paper).toBe('255 255 255 255');
});

test('a plot is saved as PNG, in light colours even in dark mode', { tag: '@download' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openFourteenCases(page);
  const download = await save(page, 'Precision-recall curve', 'PNG');
  expect(download.suggestedFilename()).toBe('deconfuse-precision-recall.png');
  const file = await readFile(await download.path());
  expect(file.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  expect(file.readUInt32BE(16)).toBe(1600);
  const { width, ink, paper } = await inkOf(page, file, 'image/png');
  expect(width).toBe(1600);
  expect(ink).toBeGreaterThan(10_000);
  expect(paper).toBe('255 255 255 255');

  // The drawing is dark as well.
  const svg = await readFile(await (await save(page, 'ROC curve', 'SVG')).path(), 'utf8');
  const fills = await (
    await emptyPage(page)
  ).evaluate(
    (text) => [
      ...new Set(
        [...new DOMParser().parseFromString(text, 'image/svg+xml').querySelectorAll('text')].map((written) =>
          written.getAttribute('fill'),
        ),
      ),
    ],
    svg,
  );
  expect(fills).toContain('rgb(26, 31, 38)');
  expect(fills).not.toContain('rgb(232, 236, 241)');
});

test('a plot is saved as TikZ for LaTeX', { tag: '@download' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openFourteenCases(page);
  const download = await save(page, 'ROC curve', 'TikZ');
  expect(download.suggestedFilename()).toBe('deconfuse-roc.tex');
  const lines = (await readFile(await download.path(), 'utf8')).split('\n');
  expect(lines.slice(0, 3)).toEqual(['% \\usepackage{tikz}', '% ROC curve', '\\begin{tikzpicture}[']);
  expect(lines.at(-2)).toBe('\\end{tikzpicture}');
  const text = lines.join('\n');
  expect(text).not.toMatch(/NaN|undefined|var\(|Infinity/);
  // In light colours even in the dark, where there is no paper to be drawn.
  expect(text).toContain('{RGB}{26,31,38}');
  expect(lines.filter((line) => /^ {2}\\path.*fill=/.test(line) && line.includes('(-12,-12)'))).toEqual([]);
  // The curve is thick, and the diagonal of chance dashed; the letters of the axis stand beside them.
  expect(text).toMatch(/\\path\[draw=\w+, line width=2\.06bp\] \([\d.]+,[\d.]+\) --/);
  expect(text).toMatch(/dash pattern=on 3bp off 3bp/);
  expect(text).toContain('{$\\uparrow$ True positive rate TPR = TP / P}');
  expect(text).toMatch(/\\node\[anchor=base, text=\w+, rotate=45, [^\]]*\] at \([\d.]+,[\d.]+\) \{chance\};/);
  // Nothing is written twice: TeX has no seams.
  expect(text.match(/\{chance\};/g)).toHaveLength(1);
});

test('a plot is shown large, and dragged there', { tag: ['@quick', '@engine'] }, async ({ page }) => {
  await openFourteenCases(page);
  const figure = plot(page, 'ROC curve');
  const drawing = figure.locator('svg.plot');
  const before = (await drawing.boundingBox())!;
  const enlarge = page.getByRole('button', { name: 'Large view: ROC curve' });
  const close = figure.getByRole('button', { name: 'Close' });
  const letters = (): Promise<number> =>
    drawing
      .locator('text.title')
      .first()
      .evaluate((text) => text.getBoundingClientRect().height);
  const size = await letters();
  const { width, height } = page.viewportSize()!;
  if (width < 480) {
    await expect(enlarge).toBeHidden();
    return;
  }

  await enlarge.focus();
  await page.keyboard.press('Enter');
  await expect(close).toBeFocused();
  await expect(figure).toHaveAttribute('popover', 'auto');
  const large = (await figure.boundingBox())!;
  expect(large.x).toBeGreaterThanOrEqual(0);
  expect(large.x + large.width).toBeLessThanOrEqual(width);
  expect(large.y).toBeGreaterThanOrEqual(0);
  expect(large.y + large.height).toBeLessThanOrEqual(height);
  // Laid out anew, not stretched.
  expect(Math.abs((await letters()) - size)).toBeLessThan(3);

  const slider = threshold(page, 'ROC curve');
  await slider.focus();
  await slider.press('Home');
  await expect(figure).toContainText('t = ∞ · TP 0 · FP 0');

  await page.keyboard.press('Escape');
  await expect(slider).toBeFocused();
  await expect(figure).not.toHaveAttribute('popover');
  await expect.poll(async () => (await drawing.boundingBox())!.width).toBe(before.width);
  await viewportFits(page);

  await enlarge.click();
  await close.click();
  await expect(enlarge).toBeFocused();
});

test('Escape closes the menu of a picture', { tag: '@engine' }, async ({ page }) => {
  await openFourteenCases(page);
  const button = page.getByRole('button', { name: 'Save as a picture: ROC curve' });
  const items = plot(page, 'ROC curve').getByRole('button', { name: /^Save (SVG|PNG|TikZ)/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(items).toHaveCount(3);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('every other plot draws the data and has a description', { tag: ['@quick', '@engine'] }, async ({ page }) => {
  await openFourteenCases(page);
  await page.getByRole('heading', { name: 'More plots' }).click();
  const choice = page.getByRole('group', { name: 'More plots' });
  for (const [name, title, shape, atLeast, says] of [
    ['Calibration', 'Calibration', 'circle.bin', 8, 'Share that is positive'],
    ['DET', 'Detection error trade-off (DET)', 'path.reported', 1, 'False negative rate'],
    ['Gain', 'Gain', 'path.reported', 1, 'Share predicted positive'],
    ['Lift', 'Lift', 'path.reported', 1, 'Lift = precision'],
    ['PR gain', 'Precision-recall-gain curve', 'path.reported', 1, 'Precision gain'],
    ['KS', 'Kolmogorov–Smirnov', 'path.reported', 1, 'KS = 0.700'],
    ['Cost', 'Cost curve', 'path.reported', 1, 'Expected cost'],
    ['Metrics', 'Metrics against the threshold', 'path[class*=model]', 3, 'MCC'],
  ] as const) {
    await choice.getByRole('button', { name, exact: true }).click();
    const figure = page.locator('deconfuse-more-plots figure');
    await expect(figure.getByRole('heading'), name).toHaveText(title);
    await expect(figure.locator('svg.plot')).toContainText(says);
    await expect.poll(() => drawn(figure, shape).count(), name).toBeGreaterThanOrEqual(atLeast);
    for (const path of await drawn(figure, 'path').all()) {
      expect(await path.getAttribute('d'), name).not.toMatch(/NaN|Infinity|undefined/);
    }
    await viewportFits(page);
  }
});

test('the chosen point is worked out below its plot', async ({ page }) => {
  await openFourteenCases(page);
  const worked = (name: string): Locator => page.getByRole('region', { name: `Formula: ${name}`, exact: true });
  // Point at which 4 of 4 positives and 5 of 10 negatives are predicted positive.
  await expect(worked('ROC curve, x')).toContainText('=510=12=0.500');
  await expect(worked('Precision-recall curve, y')).toContainText('=44+5=49≈0.444');
  await threshold(page, 'ROC curve').press('ArrowLeft');
  await expect(worked('ROC curve, x')).toContainText('=410=25=0.400');
  await expect(worked('Precision-recall curve, y')).toContainText('=44+4=12=0.500');
  await page.getByRole('heading', { name: 'More plots' }).click();
  await page.getByRole('button', { name: 'Metrics', exact: true }).click();
  await expect(worked('Accuracy against the threshold, y')).toContainText('≈0.714');
});

test('the line in the histogram is the same threshold', async ({ page }) => {
  await openFourteenCases(page);
  const figure = plot(page, 'Histogram of the scores');
  await expect(figure).toContainText('TP 4');
  await expect(figure).toContainText('FP 5');
  const line = threshold(page, 'Histogram of the scores');
  // Further right scores are higher and fewer cases are positive.
  await line.press('ArrowRight');
  await line.press('ArrowRight');
  await expectMatrix(page, 4, 0, 3, 7);
  await expect(figure).toContainText('FP 3');
  await expect(figure).toContainText('TN 7');
  await page.getByRole('button', { name: 'τ = 1 − t' }).click();
  await expect(figure).toContainText('τ = 0.350');

  const bars = drawn(figure, 'rect[class^=region]');
  const before = await bars.count();
  await page.getByRole('combobox', { name: 'Bins', exact: true }).selectOption('10');
  await expect.poll(() => bars.count()).toBeLessThan(before);
});

test('points and bins of the other plots', async ({ page }) => {
  await openFourteenCases(page);
  await page.getByRole('heading', { name: 'More plots' }).click();

  await test.step('the point under the pointer has its threshold and counts', async () => {
    await page.getByRole('group', { name: 'More plots' }).getByRole('button', { name: 'Gain', exact: true }).click();
    const figure = plot(page, 'Gain');
    const drawing = figure.locator('svg.plot');
    await drawing.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await drawing.boundingBox())!;
    // At the lower left end of the curve nobody is predicted positive.
    await page.mouse.move(x + 0.2 * width, y + 0.85 * height);
    await expect(drawing.locator('.passive')).toHaveText(/t = .+ · TP \d+ · FP \d+/);
    await page.mouse.move(x + width / 2, y - 30);
    await expect(drawing.locator('.passive')).toHaveCount(0);
  });

  await test.step('calibration has bins of equally many cases, and is missing without probabilities', async () => {
    await page.getByRole('group', { name: 'More plots' }).getByRole('button', { name: 'Calibration' }).click();
    const bins = drawn(plot(page, 'Calibration'), 'circle.bin');
    await expect(bins).toHaveCount(8);
    await page.locator('deconfuse-more-plots').getByRole('combobox', { name: 'Bins', exact: true }).selectOption('5');
    await expect(bins).toHaveCount(4);
    await page.getByRole('combobox', { name: 'Bins of' }).selectOption({ label: 'equally many cases' });
    await expect(bins).toHaveCount(5);

    await page.getByRole('checkbox', { name: 'Logits or margins' }).check();
    await expect(page.getByText('Calibration is about probabilities, and these scores are none.')).toBeVisible();
  });
});

test('plots are printed without their controls', { tag: '@media' }, async ({ page }) => {
  await page.goto('./');
  await chooseScoreExample(page, '20 cases');
  const roc = plot(page, 'ROC curve');
  await expect(roc).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(roc.locator('svg.plot')).toBeVisible();
  await expect(plot(page, 'Precision-recall curve').locator('svg.plot path').first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Confusion matrix at the threshold' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save as a picture: ROC curve' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Large view: ROC curve' })).toBeHidden();
  await expect(page.getByRole('checkbox', { name: 'Convex hull' })).toBeHidden();
  await expect(page.getByRole('slider', { name: 'Move the threshold' })).toBeHidden();
  await expect(page.locator('.grip').first()).toBeVisible();
  // Dark on white, whatever the theme of the page.
  const ink = await roc
    .locator('svg.plot text')
    .first()
    .evaluate((text) => getComputedStyle(text).fill);
  expect(Math.max(...ink.match(/\d+/g)!.map(Number)), ink).toBeLessThan(128);
  const { left, right } = await roc.locator('svg.plot').evaluate((drawing) => drawing.getBoundingClientRect());
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(page.viewportSize()!.width);
});
