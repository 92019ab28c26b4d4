import { readFileSync } from 'node:fs';
import { emptyPage, expect, openMore, test, type Locator, type Page } from './test.ts';

const sums = JSON.parse(readFileSync('build/embed/integrity.json', 'utf8')) as Record<string, string>;

const dialogIn = (page: Page): Locator => page.getByRole('dialog');
const field = (page: Page, name: string): Locator => dialogIn(page).getByLabel(name);
const preview = (page: Page) => dialogIn(page).frameLocator('iframe');

/** Opens the dialog on pasted data. */
async function open(page: Page, { text, understood }: { text?: string; understood: string }): Promise<void> {
  await expect(page.locator('#understood')).toBeVisible();
  await page.evaluate((text) => {
    if (text === undefined) return;
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  await expect(page.locator('#understood')).toContainText(understood);
  await openMore(page);
  await page.getByRole('button', { name: /^(Embed|Insertar)$/ }).click();
  await expect(dialogIn(page)).toBeVisible();
}

test(
  'the HTML for another page is composed, previewed and copied',
  { tag: ['@quick', '@engine'] },
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('./');
    await open(page, { understood: '58 cases' });
    await expect(preview(page).getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();

    await field(page, 'What').selectOption('One worked formula');
    await dialogIn(page).getByRole('combobox', { name: 'Metric' }).selectOption('F1 score, macro average');
    await field(page, 'Language').selectOption('Español');
    await field(page, 'Colours').selectOption('Dark');
    await field(page, 'How').selectOption('Script');
    await expect(preview(page).getByRole('region', { name: /Fórmula: .*F1/ })).toContainText('0,858');
    await expect(field(page, 'HTML')).toHaveValue(
      `<script type="module" data-external="1" src="${baseURL}/deconfuse-embed.js" integrity="${sums['deconfuse-embed.js']}" crossorigin="anonymous"></script>\n` +
        '<deconfuse-formula metric="f1_macro" matrix="20 3; 5 30" labels="spam ham" positive="spam" language="es" theme="dark">' +
        `<a slot="fallback" href="${baseURL}/embed.html#element=formula&#38;metric=f1_macro&#38;matrix=20+3%3B+5+30&#38;labels=spam+ham&#38;positive=spam&#38;language=es&#38;theme=dark">Deconfuse: One worked formula</a></deconfuse-formula>\n`,
    );
    await dialogIn(page).getByRole('button', { name: 'Copy' }).click();
    await expect(dialogIn(page).getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await field(page, 'HTML').inputValue());

    // For pages that are to follow updates.
    await field(page, 'Refuse any other version').uncheck();
    await expect(field(page, 'HTML')).toHaveValue(
      new RegExp(`^<script type="module" data-external="1" src="${baseURL}/deconfuse-embed.js"></script>`),
    );
    await field(page, 'Refuse any other version').check();

    await field(page, 'How').selectOption('Frame');
    await expect(field(page, 'HTML')).toHaveValue(
      /deconfuse-frame\.js" integrity="sha384-[\w+/]{64}" crossorigin="anonymous"/,
    );
    await expect(field(page, 'HTML')).toHaveValue(/^<iframe src="[^"]+embed\.html#element=formula&#38;metric=f1_macro/);
    await expect(field(page, 'HTML')).toHaveValue(/sandbox="allow-scripts"/);
    // The preview adds no entry to the history.
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
    await page.keyboard.press('Escape');
    await expect(dialogIn(page)).toBeHidden();
  },
);

test('the dialog can be open before there are results', async ({ page }) => {
  let come = (): void => undefined;
  const wanted = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\.wasm$/, async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto('./');
  await open(page, { understood: '58 cases' });
  await field(page, 'How').selectOption('Script');
  await expect(field(page, 'HTML')).toHaveValue(/ data="/);
  come();
  await expect(field(page, 'HTML')).toHaveValue(/ matrix="20 3; 5 30" labels="spam ham" positive="spam"/);
});

/** Attributes of the element as a browser parses them from the HTML. */
async function parsed(page: Page): Promise<Record<string, string>> {
  const html = await field(page, 'HTML').inputValue();
  const empty = await emptyPage(page);
  const attributes = await empty.evaluate((html) => {
    const { attributes } = new DOMParser().parseFromString(html, 'text/html').querySelector('deconfuse-metrics')!;
    return Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
  }, html);
  await empty.close();
  return attributes;
}

test('labels and texts of every kind survive the HTML unchanged', async ({ page }) => {
  await page.goto('./');
  const truth = ['a "b"', '<i>&amp;</i>', "it's, so", 'a "b"'];
  const quoted = truth.map((label) => `"${label.replaceAll('"', '""')}"`);
  const text = ['truth\tpredicted', ...quoted.map((label) => `${label}\t${label}`)].join('\n');
  await open(page, { text, understood: '4 cases, 3 classes' });
  await field(page, 'What').selectOption('Table of metrics');
  await field(page, 'How').selectOption('Script');
  const list = JSON.stringify(truth);
  const labels = JSON.stringify([truth[1], truth[0], truth[2]]);
  await expect.poll(() => parsed(page)).toEqual({ 'y-true': list, 'y-pred': list, labels });
  await expect(preview(page).locator('[data-metric=accuracy] .value')).toHaveText('1');
  await page.keyboard.press('Escape');

  const probabilities = 'truth,cat,dog\ncat,0.75,0.25\n\ndog,0.4,0.6\ncat,0.9,0.1\ndog,0.3,0.7\ncat,0.6,0.4\n';
  await open(page, { text: probabilities, understood: '5 cases' });
  await expect.poll(() => parsed(page)).toEqual({ data: probabilities });
});

test('scores have curves, in Spanish too', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'ES Español' }).click();
  await open(page, { text: 'truth;score\n1;0,9\n\n0;0,2\n', understood: '2 casos' });
  await field(page, 'Qué').selectOption('Tabla de métricas');
  await field(page, 'Cómo').selectOption('Script');
  await expect.poll(() => parsed(page)).toEqual({ 'y-true': '1 0', scores: '0.9 0.2', positive: '1' });
  await field(page, 'Qué').selectOption('Curva ROC');
  await expect(preview(page).getByRole('slider')).toHaveCount(1);
});

test('unknown metrics are named while the HTML is composed', async ({ page }) => {
  await page.goto('./');
  await open(page, { text: 'a,a\na,b\nb,b', understood: '3 cases' });
  await field(page, 'What').selectOption('Checking of answers');
  await field(page, 'Asked for').fill('accuracy, nonsense, precision:a');
  await expect(page.getByText('Not among the metrics of these data: nonsense.')).toBeVisible();
  await field(page, 'Asked for').fill('accuracy, precision:a');
  await expect(page.getByText('Not among the metrics')).toHaveCount(0);
});

test('data that are too long are left out, with a message', async ({ page }) => {
  await page.goto('./');
  await open(page, { text: 'alpha,beta\n'.repeat(2500), understood: '2500 cases' });
  await expect(page.getByText('too long to be put into HTML')).toBeVisible();
  await expect(field(page, 'With the data')).toBeDisabled();
  expect((await field(page, 'HTML').inputValue()).length).toBeLessThan(1000);
});
