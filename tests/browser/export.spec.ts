import { readFile } from 'node:fs/promises';
import { chooseExample, emptyPage, expect, test, type Download, type Locator, type Page } from './test.ts';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name });

/** Opens a menu, which is loaded when the pointer comes near. */
async function openMenu(page: Page, name: string): Promise<void> {
  await page.locator('deconfuse-matrix-panel').hover();
  const menu = button(page, name);
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
}

async function copied(page: Page, name: string, format: string, said = `Copied as ${format}.`): Promise<string> {
  await openMenu(page, name);
  await button(page, said === `Copied as ${format}.` ? `Copy as ${format}` : `Copiar como ${format}`).click();
  await expect(page.getByRole('status').getByText(said)).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function saved(page: Page, name: string, format: string): Promise<Download> {
  await openMenu(page, name);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, `Save as ${format}`).click()]);
  return download;
}

async function open(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./');
  await expect(button(page, '0.862 Accuracy')).toBeVisible();
}

const matrixMenu = 'Copy / save: Confusion matrix';
const caption = 'Confusion matrix, rows are the truth, columns the predictions';

test('the matrix is copied in every format', { tag: ['@quick', '@engine'] }, async ({ page }) => {
  await open(page);
  expect(await copied(page, matrixMenu, 'CSV')).toBe('truth ↓ predicted →,spam,ham\r\nspam,20,3\r\nham,5,30\r\n');
  expect(await copied(page, matrixMenu, 'JSON')).toBe(
    `{\n  "caption": "${caption}",\n  "rows": [\n` +
      '    {"truth ↓ predicted →": "spam", "spam": 20, "ham": 3},\n' +
      '    {"truth ↓ predicted →": "ham", "spam": 5, "ham": 30}\n  ]\n}\n',
  );
  expect(await copied(page, matrixMenu, 'Markdown')).toBe(
    `**${caption}**\n\n| truth ↓ predicted → | spam | ham |\n| --- | ---: | ---: |\n` +
      '| spam | 20 | 3 |\n| ham | 5 | 30 |\n',
  );
  expect(await copied(page, matrixMenu, 'LaTeX')).toBe(
    `% \\usepackage{booktabs}\n\\begin{table}\n  \\centering\n  \\caption{${caption}}\n` +
      '  \\begin{tabular}{lrr}\n    \\toprule\n' +
      '    truth $\\downarrow$ predicted $\\rightarrow$ & spam & ham \\\\\n    \\midrule\n' +
      '    spam & $20$ & $3$ \\\\\n    ham & $5$ & $30$ \\\\\n' +
      '    \\bottomrule\n  \\end{tabular}\n\\end{table}\n',
  );
  expect(await copied(page, matrixMenu, 'Spreadsheet (HTML)')).toBe(
    'truth ↓ predicted →\tspam\tham\nspam\t20\t3\nham\t5\t30\n',
  );
  const copiedHtml = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item!.getType('text/html')).text();
  });
  const cells = await (
    await emptyPage(page)
  ).evaluate((text) => {
    const table = new DOMParser().parseFromString(text, 'text/html').querySelector('table')!;
    return [...table.rows].map((row) => [...row.cells].map(({ textContent }) => textContent));
  }, copiedHtml);
  expect(cells).toEqual([
    ['truth ↓ predicted →', 'spam', 'ham'],
    ['spam', '20', '3'],
    ['ham', '5', '30'],
  ]);
});

test('shares are exported with all digits, in Spanish with commas', async ({ page }) => {
  await open(page);
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ index: 1 });
  await expect(page.getByRole('gridcell', { name: '0.870' })).toBeVisible();
  const share = String(20 / 23);
  expect((await copied(page, matrixMenu, 'CSV')).split('\r\n')[1]).toBe(`spam,${share},${3 / 23}`);
  expect(await copied(page, matrixMenu, 'Markdown')).toContain('| spam | 0.870 | 0.130 |');
  await button(page, 'ES Español').click();
  const menu = 'Copiar / guardar: Matriz de confusión';
  expect((await copied(page, menu, 'CSV', 'Copiado como CSV.')).split('\r\n').slice(0, 2)).toEqual([
    'real ↓ predicha →;spam;ham',
    `spam;${share.replace('.', ',')};${String(3 / 23).replace('.', ',')}`,
  ]);
  expect(await copied(page, menu, 'LaTeX', 'Copiado como LaTeX.')).toContain('spam & $0{,}870$ & $0{,}130$');
});

test(
  'a matrix saved as CSV is read back unchanged, whatever the class names',
  { tag: ['@download', '@quick'] },
  async ({ page }) => {
    await open(page);
    const names = ['=1+1', '@home', '8/11', '"quoted", too', '<b>'];
    const counts = names.map((_, row) => names.map((_, column) => 7 * row + column + 1));
    const cell = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    const text = [['', ...names], ...names.map((name, row) => [name, ...counts[row]!])]
      .map((line) => line.map((one) => cell(String(one))).join('\t'))
      .join('\n');
    const input = page.getByRole('textbox', { name: 'Paste labels' });
    const read = (): Promise<string[]> =>
      page
        .locator('deconfuse-matrix-grid')
        .evaluate(({ shadowRoot }) => [...shadowRoot!.querySelectorAll('input')].map(({ value }) => value));
    await input.fill(text);
    await expect(page.getByText('5 classes')).toBeVisible();
    const shown = await read();
    expect(shown).toEqual(expect.arrayContaining([...names, ...counts.flat().map(String)]));

    const download = await saved(page, matrixMenu, 'CSV');
    expect(download.suggestedFilename()).toBe('deconfuse-confusion-matrix.csv');
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toContain('\r\n\u00a0=1+1,1,2,3,4,5\r\n');
    expect(
      file.startsWith('\ufefftruth ↓ predicted →,\u00a0=1+1,\u00a0@home,\u00a08/11,"""quoted"", too",<b>\r\n'),
    ).toBe(true);

    await input.fill('a b\n1 0\n0 1');
    await expect(page.getByText('2 classes')).toBeVisible();
    await input.fill(file);
    await expect(page.getByText('5 classes')).toBeVisible();
    expect(await read()).toEqual(shown);
  },
);

test('metrics are exported as filtered, with fractions and a column per class', async ({ page }) => {
  await open(page);
  await page.getByRole('searchbox').fill('f1_macro');
  await expect(page.getByText('1 metric')).toBeVisible();
  const menu = 'Copy / save: All metrics';
  const [head, row, ...rest] = (await copied(page, menu, 'CSV')).split('\r\n');
  expect(head).toBe('Metric,identifier,Value,Fraction');
  // F1 is 40/48 for spam and 60/68 for ham.
  expect([row, ...rest]).toEqual([`"F1 score, macro average",f1_macro,${(40 / 48 + 60 / 68) / 2},\u00a0175/204`, '']);

  await page.getByRole('searchbox').fill('precision');
  const json = JSON.parse(await copied(page, menu, 'JSON')) as { caption: string; rows: Record<string, unknown>[] };
  expect(json.caption).toBe('All metrics');
  expect(json.rows.find(({ identifier }) => identifier === 'precision')).toMatchObject({
    Value: null,
    'of “spam”': 0.8,
    'of “ham”': 30 / 33,
  });
  expect(await copied(page, menu, 'Markdown')).toMatch(
    /^\| Precision[^|]* \| precision \| — \|.* 0\.800 \| 0\.909 \|$/m,
  );
});

test('the menu works by keyboard and closes with Escape', { tag: '@engine' }, async ({ page }) => {
  await open(page);
  await page.locator('deconfuse-matrix-panel').hover();
  const menu = button(page, matrixMenu);
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Copy as CSV')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Copy as CSV')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Copy as CSV')).toHaveCount(0);
  await expect(menu).toBeFocused();
});

test('a refused clipboard is reported', { tag: '@engine' }, async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): Promise<void> => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    // The empty page that comes first has no clipboard.
    Object.assign(navigator.clipboard ?? {}, { write: refuse });
  });
  await page.goto('./');
  await expect(button(page, '0.862 Accuracy')).toBeVisible();
  await openMenu(page, matrixMenu);
  await button(page, 'Copy as CSV').click();
  await expect(page.getByText('The browser does not allow copying here.')).toBeVisible();
});

test('a formula is copied as self-contained MathML', { tag: '@engine' }, async ({ page }) => {
  await open(page);
  await button(page, '0.870 Recall').click();
  await button(page, 'Copy MathML').click();
  await expect(button(page, '✓ Copied')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).not.toMatch(/<!--|class=|data-|\n/);
  const { root, namespace, error, fraction } = await (
    await emptyPage(page)
  ).evaluate((markup) => {
    const { documentElement } = new DOMParser().parseFromString(markup, 'application/xml');
    return {
      root: documentElement.localName,
      namespace: documentElement.namespaceURI,
      error: documentElement.querySelector('parsererror') !== null,
      fraction: [...documentElement.querySelectorAll('mfrac')].map(({ textContent }) => textContent),
    };
  }, text);
  expect({ root, namespace, error }).toEqual({
    root: 'math',
    namespace: 'http://www.w3.org/1998/Math/MathML',
    error: false,
  });
  expect(fraction).toEqual(['TPTP+FN', '2020+3', '2023']);
});

interface Ink {
  width: number;
  colours: number;
  /** The most frequent colour as red, green, blue and opacity. */
  paper: number[];
}

/** Colours of a picture, measured in a page without a policy. */
async function inkOf(page: Page, file: Buffer, type: string): Promise<Ink> {
  const empty = await page.context().newPage();
  const ink = await empty.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const counts = new Map<number, number>();
      for (const pixel of new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer)) {
        counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
      }
      const [[paper]] = [...counts].sort(([, one], [, other]) => other - one) as [[number, number]];
      return {
        width: image.naturalWidth,
        colours: counts.size,
        paper: [0, 8, 16, 24].map((bits) => (paper >>> bits) & 255),
      };
    },
    `data:${type};base64,${file.toString('base64')}`,
  );
  await empty.close();
  return ink;
}

test(
  'the information diagram is saved in the size and the colours that were chosen',
  { tag: '@download' },
  async ({ page }) => {
    await open(page);
    await page.getByRole('link', { name: 'Information', exact: true }).click();
    const menu = button(page, 'Save as a picture: Entropies as lengths');
    const save = async (form: 'SVG' | 'PNG', width: number, colours: string): Promise<Buffer> => {
      await menu.click();
      const field = page.getByRole('spinbutton', { name: 'Width in pixels' });
      await field.fill(String(width));
      await field.press('Tab');
      await page.locator('deconfuse-plot-picture').getByRole('combobox', { name: 'Colours' }).selectOption(colours);
      const [download] = await Promise.all([page.waitForEvent('download'), button(page, `Save ${form}`).click()]);
      expect(download.suggestedFilename()).toBe(`deconfuse-information.${form.toLowerCase()}`);
      return readFile(await download.path());
    };
    const png = await inkOf(page, await save('PNG', 640, 'light'), 'image/png');
    expect(png).toMatchObject({ width: 640, paper: [255, 255, 255, 255] });
    expect(png.colours).toBeGreaterThan(20);
    const dark = await inkOf(page, await save('PNG', 300, 'dark'), 'image/png');
    expect(dark.width).toBe(300);
    expect(dark.colours).toBeGreaterThan(20);
    expect(Math.max(...dark.paper.slice(0, 3))).toBeLessThan(128);

    // A width out of range becomes the nearest allowed one.
    const file = await save('SVG', 9999, 'as shown');
    const { error, width, texts, references } = await (
      await emptyPage(page)
    ).evaluate((markup) => {
      const { documentElement } = new DOMParser().parseFromString(markup, 'image/svg+xml');
      return {
        error: documentElement.querySelector('parsererror') !== null,
        width: documentElement.getAttribute('width'),
        texts: [...documentElement.querySelectorAll('text')].map(({ textContent }) => textContent),
        references: /var\(|class=|href=|light-dark/.test(markup),
      };
    }, file.toString());
    expect({ error, width, references }).toEqual({ error: false, width: '8000', references: false });
    expect(texts).toContain('H(Y) = 0.969');
    expect((await inkOf(page, file, 'image/svg+xml')).width).toBe(8000);
  },
);

/** Lines of the CSV copied by the only export in a part of the page. */
async function linesOf(page: Page, part: Locator): Promise<string[]> {
  await part.getByRole('button', { name: /^Copy \/ save/ }).click();
  await part.getByRole('button', { name: 'Copy as CSV' }).click();
  await expect(part.getByText('Copied as CSV.')).toBeVisible();
  return (await page.evaluate(() => navigator.clipboard.readText())).split('\r\n');
}

test('tables of classes, shares, cases and conventions are exported', async ({ page }) => {
  await open(page);
  await page.getByRole('heading', { name: 'Class by class' }).click();
  const classes = page.locator('deconfuse-class-table');
  await classes.getByRole('button', { name: 'Recall' }).click(); // ascending first
  const [head, ...rows] = await linesOf(page, classes);
  expect(head!.split(',').slice(0, 4)).toEqual(['Class', 'Precision', 'Recall', 'F1 score']);
  expect(rows.map((row) => row.split(',').slice(0, 4).join())).toEqual([
    `ham,${30 / 33},${30 / 35},${60 / 68}`,
    `spam,0.8,${20 / 23},${40 / 48}`,
    '',
  ]);

  await page.getByRole('link', { name: 'Information', exact: true }).click();
  const joint = page.locator('deconfuse-joint-table');
  expect(await linesOf(page, joint)).toEqual([
    'true ↓ predicted →,spam,ham,p(y)',
    `spam,${20 / 58},${3 / 58},${20 / 58 + 3 / 58}`,
    `ham,${5 / 58},${30 / 58},${5 / 58 + 30 / 58}`,
    `p(ŷ),${20 / 58 + 5 / 58},${3 / 58 + 30 / 58},1`,
    '',
  ]);
  await joint.getByRole('checkbox', { name: 'as fractions' }).check();
  expect((await linesOf(page, joint))[1]).toBe('spam,\u00a020/58,\u00a03/58,\u00a023/58');

  await page.getByRole('link', { name: 'Matrix', exact: true }).click();
  await button(page, '0.800 Precision').click();
  const conventions = page.locator('deconfuse-conventions-card');
  await expect(conventions.getByRole('button', { name: /^Copy \/ save: Precision/ }).first()).toBeVisible();
  const lines = await linesOf(page, conventions.locator('deconfuse-table-export').first());
  expect(lines[0]).toBe('Convention,Value');
  expect(lines.some((line) => line.endsWith(' (as shown here),0.8'))).toBe(true);

  await chooseExample(page, 'Vector, matrix, sets');
  const cases = page.locator('deconfuse-representations');
  expect((await linesOf(page, cases)).slice(0, 4)).toEqual(['Case,Truth,Predictions', '1,1,1', '2,2,1', '3,2,1']);

  await chooseExample(page, 'Two models');
  const rivals = page.locator('deconfuse-rivals-panel');
  const tests = await linesOf(page, rivals);
  expect(
    Number(
      tests
        .find((line) => line.startsWith('McNemar exact p-value'))!
        .split(',')
        .at(-1),
    ),
  ).toBeCloseTo(18 / 256, 15);
});

test('verdicts are exported, right values only unless hidden', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [fields, last] of [
    ['', ',0.8'],
    ['&hide=results', ''],
  ]) {
    await page.goto('about:blank');
    await page.goto(`./#mode=check${fields}`);
    await page.locator('deconfuse-answer-checker').getByText('Check a whole table').click();
    const table = page.locator('deconfuse-answer-table');
    await table.getByRole('textbox').fill('\tprecision\nspam\t0.87\nham\t0.91');
    await table.getByRole('button', { name: 'Check the table' }).click();
    const lines = await linesOf(page, table.locator('deconfuse-answer-results'));
    expect(lines[0]).toBe(`Metric,Class,answer,verdict${last ? ',right value' : ''}`);
    expect(lines[1]).toBe(`Precision,spam,0.87,not right${last}`);
    expect(lines[2]).toMatch(/^Precision,ham,0\.91,right/);
  }
});

test('tables of decisions are exported', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./#decisions=loss');
  const risks = page.locator('deconfuse-loss-decision deconfuse-table-export:visible').first();
  const [head, first] = await linesOf(page, risks);
  const table = page.locator('deconfuse-loss-decision table.risks').first();
  await expect(table.getByRole('columnheader')).toHaveText(head!.split(','));
  const shown = await table.getByRole('row').nth(1).getByRole('button').allTextContents();
  const taken = first!.split(',').slice(-1 - shown.length, -1);
  expect(taken.map((number) => Number(Number(number).toFixed(4)))).toEqual(shown.map(Number));

  await page.goto('./#decisions=reject');
  const rows = await linesOf(page, page.locator('deconfuse-reject-decisions'));
  const observations = page.getByRole('region', { name: 'Which rows are rejected' }).getByRole('rowheader');
  await expect(observations).toHaveText(rows.slice(1, -1).map((row) => row.split(',')[0]!));

  await page.goto('./#decisions=landscape');
  const lines = await linesOf(page, page.locator('deconfuse-f-landscape deconfuse-table-export').first());
  expect(lines[0]).toBe('Class,Precision = F₀,"Fβ, β = 1",Recall = F∞');
  expect(lines.length).toBeGreaterThan(3);
});

test('areas under curves are exported with both ends of their intervals', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./');
  await page.getByRole('textbox', { name: 'Paste labels' }).fill('1,0.9\n0,0.7\n1,0.6\n0,0.1');
  const areas = page.locator('deconfuse-score-inference');
  await page.locator('details:has(deconfuse-score-inference) > summary').click();
  const [head, row] = await linesOf(page, areas);
  expect(head).toBe('Model,AUC,95 % interval (DeLong): from,95 % interval (DeLong): to,AP');
  const [, area, low, high, precision] = row!.split(',').map(Number);
  expect(area).toBe(0.75);
  expect(low).toBeLessThan(area!);
  expect(high).toBeGreaterThan(area!);
  // Precision is 1 at the first positive and 2/3 at the second.
  expect(precision).toBeCloseTo((1 + 2 / 3) / 2, 15);
});
