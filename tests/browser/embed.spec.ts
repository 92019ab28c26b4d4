import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { course, folders, script, spam, test } from './course.ts';
import { limits } from '../../.setup/sizes.mjs';
import { exerciseOf } from '../../web/core/exercise.ts';
import { serve, type StaticServer } from './servers.ts';
import { expect, failuresToLoad, type Page } from './test.ts';

/** Limit in bytes over the wire, from the script to the first result. */
const firstResult = limits.embed;

test(
  'a metric table in a page of another origin computes in a worker',
  { tag: ['@quick', '@engine'] },
  async ({ page, course }) => {
    await course.open(`${script(course.tool)}<deconfuse-metrics ${spam}></deconfuse-metrics>`);
    await expect(page.getByRole('row', { name: 'Precision' }).first()).toContainText('0.800');
    await expect(page.getByRole('row', { name: 'Precision' }).first()).toContainText('4/5');
    expect(page.workers()).toHaveLength(1);
    expect(page.workers()[0]!.url()).toMatch(/^blob:/);
    await page.getByRole('button', { name: 'Precision', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Formula: Precision' }).first()).toBeVisible();
    // An embedded element has no page of metrics to link to.
    await expect(page.locator('a:visible')).toHaveCount(0);
  },
);

test('the script may be loaded from two places', { tag: ['@quick', '@engine'] }, async ({ page, course }) => {
  const other = await serve({ folders, headers: { 'access-control-allow-origin': '*' } });
  const elements = `<deconfuse-metrics ${spam}></deconfuse-metrics><deconfuse-matrix ${spam}></deconfuse-matrix>`;
  await course.open(`${script(course.tool)}${script(other.address)}${elements}`);
  await expect(page.getByRole('row', { name: 'Precision' }).first()).toContainText('4/5');
  await expect(page.locator('deconfuse-matrix').getByText('spam').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await other.close();
});

test('on the same origin the worker is started from its file', { tag: '@engine' }, async ({ page }) => {
  const server = await serve({
    folders,
    pages: {
      'course.html': course(`${script('./')}<deconfuse-metrics ${spam} metrics="f1 accuracy"></deconfuse-metrics>`),
    },
  });
  await page.goto(`${server.address}course.html`);
  await expect(page.getByRole('row')).toHaveText([
    /Metric/,
    /F1 score.*0\.833.*5\/6/s,
    /Metric/,
    /Accuracy.*0\.862.*25\/29/s,
  ]);
  expect(page.workers().map((worker) => new URL(worker.url()).origin)).toEqual([new URL(server.address).origin]);
  await page.waitForLoadState('networkidle'); // fonts are loaded last
  await server.close();
});

test('parts of the data are compared in an embedding page', async ({ page, course }) => {
  const data = 'fold,truth,predicted\n1,a,a\n1,b,b\n2,a,b\n2,b,b';
  await course.open(
    `${script(course.tool)}<deconfuse-metrics compare metrics="accuracy" data="${data.replaceAll('\n', '&#10;')}"></deconfuse-metrics>
    <deconfuse-metrics compare ${spam}></deconfuse-metrics>`,
  );
  await expect(page.getByRole('row', { name: /^2/ })).toContainText('0.500');
  await expect(page.getByRole('row', { name: /^All cases together/ })).toContainText('0.750');
  await expect(page.getByRole('button', { name: '2', exact: true })).toHaveCount(0);
  // Data without parts get a message.
  await expect(page.getByRole('alert')).toContainText('compare');
});

test('a strict policy of the host page is respected', { tag: '@engine' }, async ({ page, course }) => {
  const origin = new URL(course.tool).origin;
  await course.open(
    `${script(course.tool)}<deconfuse-metrics ${spam}></deconfuse-metrics><deconfuse-formula metric="precision" ${spam}></deconfuse-formula>`,
    `default-src 'none'; script-src ${origin} 'wasm-unsafe-eval'; connect-src ${origin}; font-src ${origin}; worker-src blob: ${origin}; img-src data:`,
  );
  await expect(page.getByRole('row', { name: 'Precision' }).first()).toContainText('0.800');
  await expect(page.getByRole('region', { name: 'Formula: Precision' })).toContainText('4');
  expect(page.workers()).toHaveLength(1);
});

test.describe('when workers are forbidden', () => {
  test.use({ provoked: /worker/i });

  test('the page itself computes', { tag: '@engine' }, async ({ page, course }) => {
    const origin = new URL(course.tool).origin;
    await course.open(
      `${script(course.tool)}<deconfuse-metrics ${spam}></deconfuse-metrics>`,
      `default-src 'none'; script-src ${origin} 'wasm-unsafe-eval'; connect-src ${origin}; font-src ${origin}; worker-src 'none'; img-src data:`,
    );
    await expect(page.getByRole('row', { name: 'Precision' }).first()).toContainText('0.800');
    expect(page.workers()).toHaveLength(0);
  });
});

test.describe('when WebAssembly is forbidden', () => {
  // Probing for WebAssembly violates the policy.
  test.use({ provoked: /wasm|webassembly/i });

  test('the element says so, and the offered frame works', { tag: '@engine' }, async ({ page, course }) => {
    const origin = new URL(course.tool).origin;
    const policy = `default-src 'none'; script-src ${origin}; connect-src ${origin}; worker-src blob:; img-src data:`;
    await course.open(
      `<script type="module" src="${course.tool}deconfuse-embed.js"></script><deconfuse-formula metric="f1_macro" y-true="a b b" y-pred="a b a"></deconfuse-formula>`,
      policy,
    );
    await expect(page.getByRole('alert')).toContainText('This page forbids WebAssembly');
    const markup = await page.getByLabel('HTML of the frame').inputValue();
    const address = await page.getByRole('link', { name: 'Open in a page of its own' }).getAttribute('href');
    await page.goto(address!);
    await expect(page.getByRole('region', { name: 'Formula: F1' })).toContainText('0.667');
    await course.open(markup, `default-src 'none'; script-src ${origin}; frame-src ${origin}; img-src data:`);
    await expect(page.frameLocator('iframe').getByRole('region', { name: 'Formula: F1' })).toContainText('0.667');
  });
});

test(
  'data come as attributes, as text in the element and as properties, and follow changes',
  { tag: '@engine' },
  async ({ page, course }) => {
    await course.open(`${script(course.tool)}
    <deconfuse-metrics id="lists" metrics="accuracy" y-true="[1, 0, 1, 0]" y-pred="1 0 0 0"></deconfuse-metrics>
    <deconfuse-metrics id="text" metrics="accuracy"><script type="text/plain">truth,prediction
a,a
b,a
b,b
</script></deconfuse-metrics>
    <deconfuse-metrics id="property" metrics="accuracy"></deconfuse-metrics>
    <script type="module">
      document.querySelector('#property').problem = { kind: 'labels', truth: ['New York', 'Rome'], predicted: ['New York', 'New York'] };
    </script>`);
    await expect(page.locator('#lists [data-metric=accuracy] .value')).toHaveText('0.750');
    await expect(page.locator('#text [data-metric=accuracy] .value')).toHaveText('0.667');
    await expect(page.locator('#property [data-metric=accuracy] .value')).toHaveText('0.500');
    await page.locator('#lists').evaluate((element) => element.setAttribute('y-pred', '1 0 1 0'));
    await expect(page.locator('#lists [data-metric=accuracy] .value')).toHaveText('1');
    await page.locator('#text script').evaluate((element) => (element.textContent = 'a,a\nb,a\nb,a\nb,a'));
    await expect(page.locator('#text [data-metric=accuracy] .value')).toHaveText('0.250');
    await page.locator('#property').evaluate((element) => element.setAttribute('decimals', '1'));
    await expect(page.locator('#property [data-metric=accuracy] .value')).toHaveText('0.5');
    // A removed attribute is as if it had never been set.
    await page.locator('#property').evaluate((element) => element.removeAttribute('decimals'));
    await expect(page.locator('#property [data-metric=accuracy] .value')).toHaveText('0.500');
    await page.locator('#lists').evaluate((element) => element.removeAttribute('metrics'));
    await expect(page.locator('#lists').getByRole('row', { name: 'Precision' }).first()).toBeVisible();
  },
);

test('results and errors are events', async ({ page, course }) => {
  await course.open(`${script(course.tool)}
    <deconfuse-metrics y-true="a b" y-pred="a"></deconfuse-metrics>
    <script type="module">
      window.seen = [];
      for (const name of ['deconfuse-result', 'deconfuse-error'])
        document.addEventListener(name, ({ type, detail }) => window.seen.push({ type, detail: JSON.parse(JSON.stringify(detail)) }));
    </script>`);
  await expect(page.getByRole('alert')).toBeVisible();
  const seen = (): Promise<{ type: string; detail: Record<string, unknown> }[]> =>
    page.evaluate(() => (window as unknown as { seen: [] }).seen);
  const [error] = await seen();
  expect(error!.type).toBe('deconfuse-error');
  expect(error!.detail['message']).toBe(await page.getByRole('alert').locator('p').first().innerText());
  await page.locator('deconfuse-metrics').evaluate((element) => element.setAttribute('y-pred', 'a a'));
  await expect(page.locator('[data-metric=accuracy] .value')).toHaveText('0.500');
  const result = (await seen()).at(-1)!;
  expect(result).toMatchObject({ type: 'deconfuse-result', detail: { labels: ['a', 'b'], kind: 'labels' } });
  expect((result.detail['report'] as { metrics: Record<string, number> }).metrics['accuracy']).toBe(0.5);
  // An error in a text names its place.
  await page.locator('deconfuse-metrics').evaluate((element) => element.setAttribute('data', 'a,a\nb'));
  await expect(page.getByRole('alert')).toContainText('Line 2');
  expect((await seen()).at(-1)).toMatchObject({ type: 'deconfuse-error', detail: { line: 2 } });
});

test('missing data, an unknown metric and unsuitable data are reported', async ({ page, course }) => {
  await course.open(`${script(course.tool)}
    <deconfuse-metrics id="empty"></deconfuse-metrics>
    <deconfuse-formula id="unknown" metric="f7" ${spam}></deconfuse-formula>
    <deconfuse-roc id="unfit" ${spam}></deconfuse-roc>
    <deconfuse-metrics id="spanish" language="es" y-true="a b" y-pred="a"></deconfuse-metrics>`);
  await expect(page.locator('#empty').getByRole('alert')).toContainText(/\w+/);
  await expect(page.locator('#unknown').getByRole('alert')).toHaveText('For these data there is no metric “f7”.');
  await expect(page.locator('#unfit').getByRole('alert')).toContainText('These data have no curve');
  await expect(page.locator('#spanish').getByRole('alert')).toContainText('Las listas no tienen la misma longitud');
  await course.open(
    `${script(course.tool)}<deconfuse-metrics data="<p>truth,predicted</p><p>a,b</p>"></deconfuse-metrics>`,
  );
  await expect(page.getByRole('alert')).toContainText('The data are HTML, which Markdown may have made of them.');
});

test('each element shows its own content', { tag: ['@quick', '@engine'] }, async ({ page, course }) => {
  const scores = 'y-true="1 1 0 1 0 0" scores="0.9 0.8 0.7 0.6 0.3 0.1"';
  await course.open(`${script(course.tool)}
    <deconfuse-matrix ${spam}></deconfuse-matrix>
    <deconfuse-formula metric="precision" class="ham" ${spam}></deconfuse-formula>
    <deconfuse-roc ${scores}></deconfuse-roc>
    <deconfuse-precision-recall ${scores} lang="es"></deconfuse-precision-recall>
    <deconfuse-information ${spam}></deconfuse-information>
    <deconfuse-check ask="precision:spam" ${spam}></deconfuse-check>`);
  await expect(page.locator('deconfuse-matrix')).toContainText('Finds 20 of the 23 cases of “spam”');
  await expect(page.locator('deconfuse-formula').getByRole('region')).toContainText('0.909');
  await expect(page.locator('deconfuse-roc').getByRole('slider')).toHaveCount(1);
  await expect(page.locator('deconfuse-precision-recall').getByRole('checkbox', { name: 'Igual F' })).toHaveCount(1);
  await expect(page.locator('deconfuse-information').getByRole('img').first()).toBeVisible();
  const check = page.locator('deconfuse-check');
  await check.getByRole('textbox').first().fill('0.87');
  await expect(check).toContainText('Rows were read as columns');
  await expect(check.getByText('For lecturers')).toBeHidden();

  await page.locator('deconfuse-matrix').getByRole('textbox', { name: 'true spam, predicted spam' }).fill('10');
  await expect(page.locator('deconfuse-matrix')).toContainText('Finds 10 of the 13 cases of “spam”');
});

test(
  'the calculator starts with the given data, computes typed data and reports results',
  { tag: '@engine' },
  async ({ page, course }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await course.open(`${script(course.tool)}
    <script>window.seen = []; addEventListener('deconfuse-result', ({ detail }) => seen.push(detail.report.metrics.accuracy));</script>
    <div id="column" style="width: 500px"><deconfuse-calculator ${spam}></deconfuse-calculator></div>`);
    const seen = (): Promise<number[]> => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    await expect(page.getByRole('button', { name: '0.800 Precision' })).toBeVisible();
    expect(await seen()).toEqual([50 / 58]);
    // One column, because the surrounding column is narrow.
    const [input, headlines] = await Promise.all([
      page.getByRole('textbox', { name: 'Paste labels' }).boundingBox(),
      page.getByRole('button', { name: '0.800 Precision' }).boundingBox(),
    ]);
    expect(headlines!.y).toBeGreaterThan(input!.y + input!.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
    await page.getByRole('textbox', { name: 'Paste labels' }).fill('a a\na b\nb b\nb b');
    // Some browsers type key by key, so the first lines may be computed as well.
    await expect.poll(async () => (await seen()).at(-1)).toBe(0.75);
    await page.locator('deconfuse-calculator').evaluate((element) => {
      element.removeAttribute('labels');
      element.removeAttribute('positive');
      element.setAttribute('language', 'es');
      element.setAttribute('matrix', '1 0; 1 2');
    });
    await expect(page.getByRole('textbox', { name: 'real 2, predicho 1 (FP)' })).toHaveValue('1');
    await page.locator('deconfuse-calculator').evaluate((element) => element.removeAttribute('matrix'));
    await expect(page.getByRole('textbox', { name: 'real spam, predicho spam' })).toHaveValue('20');
    expect(page.workers()).toHaveLength(1);
    expect(await page.evaluate(() => [document.title, location.hash, document.documentElement.lang])).toEqual([
      'Course',
      '',
      'en',
    ]);
  },
);

test(
  'language and colours are those of the host page unless others are requested',
  { tag: '@media' },
  async ({ page, course }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await course.open(`${script(course.tool)}
    <style>html { font-size: 20px } * { color: red; letter-spacing: 3px }</style>
    <div lang="es-MX"><deconfuse-formula id="around" metric="accuracy" ${spam}></deconfuse-formula></div>
    <deconfuse-formula id="system" theme="system" metric="accuracy" ${spam}></deconfuse-formula>
    <deconfuse-formula id="dark" theme="dark" language="en" metric="accuracy" ${spam}></deconfuse-formula>`);
    await expect(page.locator('#around')).toContainText('Exactitud');
    await expect(page.locator('#around')).toContainText('0,862');
    await expect(page.locator('#dark')).toContainText('0.862');
    const paper = (id: string): Promise<string> =>
      page.locator(`#${id} .embedded`).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await paper('around')).toBe('rgb(255, 255, 255)');
    expect(await paper('system')).toBe('rgb(20, 24, 29)');
    expect(await paper('dark')).toBe('rgb(20, 24, 29)');
    const inner = page.locator('#around .embedded p').first();
    expect(await inner.evaluate((element) => getComputedStyle(element).letterSpacing)).toBe('normal');
    expect(await inner.evaluate((element) => getComputedStyle(element).fontSize)).toBe('20px');
  },
);

test('the recipes work as they are written', async ({ page, course }) => {
  const text = await readFile('web/embed/README.md', 'utf8');
  const recipes = [...text.matchAll(/```(?:html|\{=html\}|astro|mdx)\n(.*?)```/gs)].map(([, html]) =>
    html!.replaceAll('https://example.org/deconfuse/', course.tool),
  );
  // A page, an exercise, a fallback, a frame, slides, Quarto, the script for Astro, and Markdown.
  expect(recipes).toHaveLength(8);
  await course.open(recipes.join('\n'));
  const [own, fallback, slide] = ['f1_macro', 'accuracy', 'precision'].map((metric) =>
    page.locator(`deconfuse-formula[metric=${metric}]`),
  );
  await expect(own!.getByRole('region')).toContainText('0.778');
  await expect(page.locator('deconfuse-check').getByText('3 attempts left').first()).toBeVisible();
  await expect(fallback!.getByRole('region')).toContainText('0.862');
  await expect(fallback!.getByText('Accuracy = 50/58')).toBeHidden();
  await expect(slide!.getByRole('region')).toContainText('0.800');
  await expect(page.locator('deconfuse-roc').getByRole('slider')).toHaveCount(1);
  await expect(page.locator('deconfuse-metrics [data-metric=accuracy] .value')).toHaveText('0.862');
  await expect(page.locator('deconfuse-metrics[compact] [data-metric=precision] .value')).toHaveText('0.800');
  await expect(page.frameLocator('iframe').locator('[data-metric=accuracy] .value')).toHaveText('0,862');
  await expect.poll(() => page.locator('iframe').evaluate((element) => element.style.height)).toMatch(/px$/);
});

test(
  'a frame gets the height of its content and follows its changes',
  { tag: ['@quick', '@engine'] },
  async ({ page, course }) => {
    const query = new URLSearchParams({ element: 'metrics', matrix: '20 3; 5 30', metrics: 'accuracy f1' });
    await course.open(`
    <iframe id="tool" title="Metrics" src="${course.tool}embed.html?${query}" width="600"></iframe>
    <iframe id="other" title="Other" srcdoc="<script>parent.postMessage({ type: 'deconfuse-height', height: 777 }, '*')</script>"></iframe>
    <script src="${course.tool}deconfuse-frame.js"></script>`);
    const frame = page.frameLocator('#tool');
    await expect(frame.getByRole('row', { name: 'Accuracy' })).toContainText('0.862');
    const heights = (): Promise<[number, number]> =>
      page.evaluate(() => {
        const element = document.querySelector<HTMLIFrameElement>('#tool')!;
        return [element.getBoundingClientRect().height, Number.parseFloat(element.style.height)];
      });
    const body = (): Promise<number> =>
      frame.locator('body').evaluate((element) => element.getBoundingClientRect().height);
    await expect.poll(async () => (await heights())[1]).toBe(Math.ceil(await body()));
    const before = await body();
    await frame.getByRole('button', { name: 'Accuracy' }).click();
    await expect(frame.getByRole('region', { name: 'Formula: Accuracy' }).first()).toBeVisible();
    await expect.poll(body).toBeGreaterThan(before + 50);
    await page.waitForLoadState('networkidle'); // other names and conventions are loaded later
    await frame.locator('body').evaluate(() => document.fonts.ready.then(() => undefined));
    await expect.poll(async () => (await heights())[1]).toBe(Math.ceil(await body()));
    expect(await frame.locator('html').evaluate((element) => element.scrollHeight <= element.clientHeight + 4)).toBe(
      true,
    );
    // Messages of other frames and heights out of range have no effect.
    expect(await page.locator('#other').evaluate((element) => (element as HTMLElement).style.height)).toBe('');
    const now = await heights();
    await page
      .frames()
      .find((one) => one.url().includes('embed.html'))!
      .evaluate(() => {
        for (const height of [-5, 1e9, 'x', NaN]) parent.postMessage({ type: 'deconfuse-height', height }, '*');
      });
    await page.waitForTimeout(100);
    expect(await heights()).toEqual(now);
  },
);

test(
  'foreign messages have no effect, and only the host page gets an answer',
  { tag: '@engine' },
  async ({ page, course }) => {
    const query = new URLSearchParams({ element: 'metrics', matrix: '20 3; 5 30', metrics: 'accuracy f1' });
    await course.open(`
    <iframe id="tool" title="Metrics" src="${course.tool}embed.html?${query}" width="600"></iframe>
    <iframe id="other" name="other" title="Other" srcdoc="<p>Other</p>"></iframe>
    <script src="${course.tool}deconfuse-frame.js"></script>`);
    const value = page.frameLocator('#tool').locator('[data-metric=accuracy] .value');
    await expect(value).toHaveText('0.862');
    const height = (): Promise<string> =>
      page.locator('#tool').evaluate((element) => (element as HTMLElement).style.height);
    await expect.poll(height).toMatch(/px$/);
    const before = await height();

    const answers = await page.evaluate(async () => {
      const tool = document.querySelector<HTMLIFrameElement>('#tool')!.contentWindow!;
      const other = document.querySelector<HTMLIFrameElement>('#other')!.contentWindow!;
      const heard: unknown[] = [];
      addEventListener('message', ({ source, data }) => {
        if (source === tool) heard.push(data);
      });
      const deep: unknown[] = [];
      let inner = deep;
      for (let depth = 0; depth < 2000; depth++) inner.push((inner = []));
      const messages: unknown[] = [
        null,
        undefined,
        '',
        'deconfuse-height-wanted',
        7,
        [],
        {},
        { type: null },
        { type: { toString: 'deconfuse-height-wanted' } },
        { type: ['deconfuse-height-wanted'] },
        { type: 'deconfuse-height', height: 5 },
        { type: 'deconfuse-data', matrix: '1 2; 3 4' },
        JSON.parse('{"__proto__":{"type":"deconfuse-height-wanted","polluted":true}}'),
        { type: 'x'.repeat(20_000_000) },
        { type: 'deconfuse-height', height: [100] },
        { type: 'deconfuse-height', height: '100' },
        deep,
        new ArrayBuffer(10_000_000),
      ];
      for (const message of messages) {
        tool.postMessage(message, '*');
        window.postMessage(message, '*');
      }
      // The same requests and messages from another frame.
      (other as unknown as { eval: (text: string) => void }).eval(
        "parent.frames[0].postMessage({ type: 'deconfuse-height-wanted' }, '*'); parent.postMessage({ type: 'deconfuse-height', height: 11 }, '*')",
      );
      await new Promise((resolve) => setTimeout(resolve, 500));
      const unasked = heard.length;
      tool.postMessage({ type: 'deconfuse-height-wanted' }, '*');
      await new Promise((resolve) => setTimeout(resolve, 500));
      return { unasked, asked: heard.slice(unasked) };
    });
    expect(answers).toEqual({
      unasked: 0,
      asked: [{ type: 'deconfuse-height', height: Number.parseFloat(before) }],
    });
    expect(await height()).toBe(before);
    await expect(value).toHaveText('0.862');
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  },
);

test.describe('integrity', () => {
  const sums = JSON.parse(readFileSync('build/embed/integrity.json', 'utf8')) as Record<string, string>;
  const entry = 'deconfuse-embed.js';
  const imported = /from\s*"\.\/(assets\/[^"]+)"|import\s*"\.\/(assets\/[^"]+)"/.exec(
    readFileSync(`build/embed/${entry}`, 'utf8'),
  );
  const shared = (imported?.[1] ?? imported?.[2])!;
  const tag = (tool: string): string =>
    `<script type="module" src="${tool}${entry}" integrity="${sums[entry]}" crossorigin="anonymous"></script>`;
  const map = (tool: string): string => {
    const integrity = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [tool + name, sum]));
    return `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
  };
  const element = `<deconfuse-metrics ${spam}></deconfuse-metrics>`;

  test(
    'the script of this build is accepted, together with everything that it imports',
    { tag: '@engine' },
    async ({ page, course }) => {
      await course.open(map(course.tool) + tag(course.tool) + element);
      await expect(page.locator('[data-metric=accuracy] .value')).toHaveText('0.862');
    },
  );

  test.describe('with a server that sends other files', () => {
    test.use({ provoked: /./ });

    const altered = async (name: string): Promise<StaticServer> =>
      serve({
        folders,
        pages: { [name]: `${readFileSync(`build/embed/${name}`, 'utf8')}\nwindow.altered = true;` },
        headers: { 'access-control-allow-origin': '*' },
      });
    const ran = (page: Page): Promise<boolean> => page.evaluate(() => 'altered' in window);

    for (const [what, name, withMap, isRun] of [
      ['the script itself', entry, false, false],
      ['what it imports, which the page has no sum of', shared, false, true],
      ['what it imports, which the page has a sum of', shared, true, false],
    ] as const) {
      test(`${what} is ${isRun ? 'not compared' : 'refused'}`, { tag: '@engine' }, async ({ page, course }) => {
        const server = await altered(name);
        const asked = page.waitForResponse((response) => response.url() === server.address + name);
        await course.open((withMap ? map(server.address) : '') + tag(server.address) + element);
        await asked;
        if (isRun) await expect(page.locator('[data-metric=accuracy] .value')).toHaveText('0.862');
        else await page.waitForTimeout(1000);
        expect(await ran(page)).toBe(isRun);
        await expect(page.locator('[data-metric=accuracy]')).toHaveCount(isRun ? 1 : 0);
        await server.close();
      });
    }
  });
});

test(
  'in a sandbox everything works, from the address behind #',
  { tag: ['@quick', '@engine'] },
  async ({ page, course }) => {
    const fields = new URLSearchParams({
      element: 'formula',
      metric: 'recall',
      data: 'sí,no\nsí,sí\nno,no',
      language: 'es',
    });
    await course.open(`
    <iframe title="Formula" sandbox="allow-scripts" src="${course.tool}embed.html#${fields}"></iframe>
    <script src="${course.tool}deconfuse-frame.js"></script>`);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('region', { name: /Fórmula/ })).toContainText('0,500');
    expect(page.workers()).toHaveLength(1);
    await expect.poll(() => page.locator('iframe').evaluate((element) => element.style.height)).toMatch(/px$/);
  },
);

test.describe('when a sandbox gets no modules because the server allows no other origins', () => {
  test.use({ provoked: failuresToLoad });

  const matrix = { matrix: '10 2; 3 25', labels: 'cat dog', positive: 'dog' };
  const scores = { element: 'roc', 'y-true': '1 0 1 0', scores: '0.9 0.6 0.5 0.2' };
  for (const [what, query, fragment, seen] of [
    ['a matrix', {}, { ...matrix, language: 'es' }, '0,875 Exactitud'],
    ['scores', scores, { theme: 'dark' }, '0.750 Area under the ROC curve'],
    ['a text', {}, { element: 'metrics', data: 'a,a\nb,a\nb,b' }, '0.667 Accuracy'],
    ['no data', { element: 'calculator' }, {}, '0.862 Accuracy'],
  ] as const) {
    test(`the single file shows ${what} of the address`, { tag: '@engine' }, async ({ page }) => {
      const address = `embed.html?${new URLSearchParams(query)}#${new URLSearchParams(fragment)}`;
      const server = await serve({
        folders: ['build/embed', 'build/single'],
        pages: {
          'course.html': course(
            `<iframe title="Tool" sandbox="allow-scripts" src="${address.replaceAll('&', '&amp;')}" width="900" height="600"></iframe>`,
          ),
        },
      });
      await page.goto(`${server.address}course.html`);
      await expect(page.frameLocator('iframe').getByRole('button', { name: seen })).toBeVisible();
      expect(page.frames()[1]!.url()).toMatch(`${server.address}deconfuse.html#`);
      expect(page.workers()).toHaveLength(1);
      await page.waitForLoadState('networkidle');
      await server.close();
    });
  }

  test('for a check the single file shows only the checker', { tag: '@engine' }, async ({ page }) => {
    const fields = new URLSearchParams({ element: 'check', ...matrix, ask: 'accuracy', hide: 'results' });
    const address = `embed.html#${fields}`.replaceAll('&', '&amp;');
    const frame = `<iframe title="Tool" sandbox="allow-scripts" src="${address}" width="900" height="600"></iframe>`;
    const server = await serve({ folders: ['build/embed', 'build/single'], pages: { 'course.html': course(frame) } });
    await page.goto(`${server.address}course.html`);
    const tool = page.frameLocator('iframe');
    await tool.getByRole('textbox', { name: 'Your answer' }).fill('0.875');
    await expect(tool.locator('deconfuse-answer-verdict')).toContainText('Right.');
    await expect(tool.getByRole('link', { name: 'Matrix' })).toHaveCount(0);
    await expect(tool.getByRole('button', { name: /^Challenges/ })).toHaveCount(0);
    await expect(tool.getByText('For lecturers')).toBeHidden();
    await expect(tool.getByRole('button', { name: 'Show all results' })).toHaveCount(0);
    await expect(tool.locator('deconfuse-headline-numbers')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await server.close();
  });
});

test.describe('an exercise', () => {
  // The exercise is the same in every test, and its accuracy is known.
  const { problem } = exerciseOf({ seed: 7, classes: 4 });
  const counts = (problem.kind === 'matrix' ? problem.counts : []).map((row) => Array.from(row as ArrayLike<number>));
  const total = counts.flat().reduce((sum, count) => sum + count);
  const accuracy = (counts.reduce((sum, row, at) => sum + row[at]!, 0) / total).toFixed(3);
  const seven = 'exercise="7" kind="matrix" classes="4" decimals="3"';
  const listening = `<script>
      window.told = [];
      addEventListener('deconfuse-answer', ({ detail }) => told.push(structuredClone(detail)));
    </script>`;
  const toldIn = (page: Page): Promise<Record<string, unknown>[]> =>
    page.evaluate(() => (window as unknown as { told: Record<string, unknown>[] }).told);

  test(
    'is generated from its number; submitted answers are final and counted',
    { tag: ['@quick', '@engine'] },
    async ({ page, course }) => {
      await course.open(
        `${listening}${script(course.tool)}<deconfuse-check ${seven} attempts="3" answers="after"></deconfuse-check>`,
      );
      await expect(page.getByRole('heading', { level: 3, name: /^\d\. / })).toHaveCount(7);
      await expect(page.getByText('Round to 3 decimals.')).toBeVisible();
      await expect(page.locator('deconfuse-matrix-grid')).toBeVisible();
      const first = page.getByRole('group', { name: 'Question 1' });
      const answer = first.getByRole('textbox', { name: 'Your answer' });
      const verdict = first.locator('deconfuse-answer-verdict');
      await expect(first.getByText('3 attempts left.')).toBeVisible();

      // Typing, leaving the field, an unreadable answer and a repeated answer are not attempts.
      await answer.fill('0.999');
      await answer.press('Tab');
      await page.waitForTimeout(500);
      await expect(verdict.getByRole('status')).toBeEmpty();
      await answer.fill('many');
      await answer.press('Enter');
      await expect(verdict).toContainText('This is not a number.');
      await expect(first.getByText('3 attempts left.')).toBeVisible();
      await answer.fill('0.999');
      await answer.press('Enter');
      await expect(verdict).toContainText('Not right.');
      await answer.press('Enter');
      await first.getByRole('button', { name: 'Check' }).click();
      await expect(first.getByText('2 attempts left.')).toBeVisible();
      // Before the last attempt nothing leads to the value.
      await expect(first).not.toContainText(accuracy);
      await expect(first.getByRole('button', { name: /Hint|Answer/ })).toHaveCount(0);
      await expect(page.getByText('Check a whole table')).toBeHidden();

      await answer.fill(accuracy);
      await first.getByRole('button', { name: 'Check' }).click();
      await expect(verdict).toContainText('Right.');
      await expect(answer).not.toBeEditable();
      await expect(first.getByRole('button', { name: 'Check' })).toHaveCount(0);
      await expect(first.getByRole('button', { name: 'Hint' })).toBeVisible();
      await expect(page.getByRole('group', { name: 'Question 2' }).getByRole('button', { name: 'Hint' })).toHaveCount(
        0,
      );

      const told = await toldIn(page);
      expect(told.map(({ question, id, answer, attempt }) => [question, id, answer, attempt])).toEqual([
        [1, 'accuracy', '0.999', 1],
        [1, 'accuracy', accuracy, 2],
      ]);
      expect(told[1]).toMatchObject({ verdict: 'right', slips: [] });
      expect(Object.keys(told[0]!)).not.toContain('value');
    },
  );

  test('accepts no answer after the last attempt and then shows the value', async ({ page, course }) => {
    await course.open(
      `${listening}${script(course.tool)}<deconfuse-check ${seven} ask="accuracy" attempts="1" answers="after"></deconfuse-check>`,
    );
    const answer = page.getByRole('textbox', { name: 'Your answer' });
    await answer.fill('0.001');
    await answer.press('Enter');
    await expect(page.getByText('No attempt left.')).toBeVisible();
    await expect(answer).not.toBeEditable();
    await expect(page.locator('deconfuse-answer-verdict')).toContainText(accuracy);
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(page.locator('deconfuse-answer-steps')).toContainText(accuracy);
    // Another exercise starts anew.
    await page.locator('deconfuse-check').evaluate((element) => element.setAttribute('exercise', '8'));
    await expect(page.getByText('1 attempt left.')).toBeVisible();
    await expect(answer).toHaveValue('');
  });

  test('that never shows right values hides them from the host page as well', async ({ page, course }) => {
    await course.open(`${script(course.tool)}<script>
        window.reports = [];
        addEventListener('deconfuse-result', ({ detail }) => reports.push('report' in detail));
      </script>
      <deconfuse-check ${seven} ask="accuracy,recall:A" answers="never"></deconfuse-check>`);
    const first = page.getByRole('group', { name: 'Question 1' });
    await first.getByRole('textbox').fill('0.001');
    await expect(first.locator('deconfuse-answer-verdict')).toContainText('Not right.');
    await expect(first).not.toContainText(accuracy);
    await first.getByRole('textbox').fill(accuracy);
    await expect(first.locator('deconfuse-answer-verdict')).toContainText('Right.');
    await expect(page.getByRole('button', { name: /Hint|Answer/ })).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { reports: boolean[] }).reports)).toEqual([false]);
  });

  test('without limits is judged during typing and reported when the answer is complete', async ({ page, course }) => {
    await course.open(`${listening}${script(course.tool)}<deconfuse-check ${seven} ask="accuracy"></deconfuse-check>`);
    const answer = page.getByRole('textbox', { name: 'Your answer' });
    await answer.pressSequentially('0.12');
    await expect(page.locator('deconfuse-answer-verdict')).toContainText('Not right.');
    expect(await toldIn(page)).toEqual([]);
    await answer.press('Tab');
    await expect.poll(() => toldIn(page)).toHaveLength(1);
    await answer.fill(accuracy);
    await answer.press('Enter');
    await expect.poll(() => toldIn(page)).toHaveLength(2);
    await answer.press('Tab');
    await page.waitForTimeout(300);
    expect((await toldIn(page)).map(({ answer, attempt }) => [answer, attempt])).toEqual([
      ['0.12', 1],
      [accuracy, 2],
    ]);
    await expect(answer).toBeEditable();
  });

  test('with given data asks about those', async ({ page, course }) => {
    await course.open(
      `${script(course.tool)}<deconfuse-check ${seven} matrix="20 3; 5 30" ask="accuracy" attempts="2"></deconfuse-check>`,
    );
    await page.getByRole('textbox', { name: 'Your answer' }).fill('0.862');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.locator('deconfuse-answer-verdict')).toContainText('Right.');
  });

  for (const [attributes, message] of [
    ['exercise="7" classes="40"', 'The attribute classes="40" cannot be used. Possible: 2 … 10.'],
    ['exercise="7" attempts="0"', 'The attribute attempts="0" cannot be used. Possible: 1 … 100.'],
    ['exercise="7" answers="later"', 'The attribute answers="later" cannot be used. Possible: always, after, never.'],
  ] as const) {
    test(`${attributes} is refused`, async ({ page, course }) => {
      await course.open(`${script(course.tool)}<script>
          addEventListener('deconfuse-error', ({ detail }) => (window.code = detail.code));
        </script>
        <deconfuse-check ${attributes}></deconfuse-check>`);
      await expect(page.getByRole('alert')).toHaveText(message);
      expect(await page.evaluate(() => (window as unknown as { code: string }).code)).toBe('unfit-data');
    });
  }

  test('fits a narrow page in every language', async ({ page, course }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [language, left] of [
      ['en', '3 attempts left.'],
      ['es', '3 intentos restantes.'],
      ['de', 'Noch 3 Versuche.'],
      ['fr', 'Encore 3 tentatives.'],
    ]) {
      await course.open(
        `${script(course.tool)}<deconfuse-check ${seven} attempts="3" answers="never" language="${language}"></deconfuse-check>`,
      );
      await expect(page.getByText(left!).first()).toBeVisible();
      const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(widths[0]).toBeLessThanOrEqual(widths[1]!);
    }
  });

  for (const asked of [true, false]) {
    test(`in a frame is ${asked ? 'reported to the host page if the address asks for it' : 'not reported unasked'}`, async ({
      page,
      course,
    }) => {
      const fields = new URLSearchParams({
        element: 'check',
        exercise: '7',
        classes: '4',
        ask: 'accuracy',
        ...(asked && { report: 'answers', resize: 'lti' }),
      });
      await course.open(`<script>
          window.heard = [];
          addEventListener('message', ({ data }) => heard.push(data));
        </script>
        <iframe title="Exercise" sandbox="allow-scripts" src="${course.tool}embed.html#${fields}" width="800" height="700"></iframe>`);
      const heard = (): Promise<unknown[]> => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
      const frame = page.frameLocator('iframe');
      const answer = frame.getByRole('textbox', { name: 'Your answer' });
      await answer.fill(accuracy);
      await answer.press('Enter');
      await expect(frame.locator('deconfuse-answer-verdict')).toContainText('Right.');
      await page.waitForTimeout(300);
      const answers = (await heard()).filter((data) => (data as { type?: string }).type === 'deconfuse-answer');
      const resized = (await heard()).filter((data): data is string => typeof data === 'string');
      if (!asked) {
        expect([...answers, ...resized]).toEqual([]);
        return;
      }
      expect(answers).toEqual([
        {
          type: 'deconfuse-answer',
          question: 1,
          id: 'accuracy',
          answer: accuracy,
          verdict: 'right',
          slips: [],
          attempt: 1,
        },
      ]);
      const height = await frame.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
      expect(JSON.parse(resized.at(-1)!)).toEqual({ subject: 'lti.frameResize', height });
    });
  }
});

test('the positive class is named; content without data stays visible; hidden results are not reported', async ({
  page,
  course,
}) => {
  await course.open(`${script(course.tool)}<deconfuse-formula metric="precision" matrix="20 3; 5 30" labels="spam ham">
      <p>What follows in the page</p>
    </deconfuse-formula>
    <deconfuse-check matrix="20 3; 5 30" ask="accuracy" hide="results"></deconfuse-check>
    <script>
      window.told = [];
      addEventListener('deconfuse-result', ({ target, detail }) => told.push([target.localName, 'report' in detail]));
    </script>`);
  await expect(page.locator('deconfuse-formula').getByText('Positive: ham')).toBeVisible();
  await expect(page.locator('deconfuse-check').getByText('Positive: 1')).toBeVisible();
  await expect(page.getByText('What follows in the page')).toBeVisible();
  await page.locator('deconfuse-check').getByRole('textbox', { name: 'Your answer' }).fill('0.862');
  await expect(page.locator('deconfuse-answer-verdict')).toContainText('Right.');
  const told = await page.evaluate(() => (window as unknown as { told: [string, boolean][] }).told);
  expect(told.toSorted()).toEqual([
    ['deconfuse-check', false],
    ['deconfuse-formula', true],
  ]);
});

test('a frame reports no height before it has content', async ({ page, course }) => {
  await course.open(`<script>
      window.heights = [];
      addEventListener('message', ({ data }) => heights.push(data.height));
    </script>
    <iframe title="Metrics" src="${course.tool}embed.html#element=formula&amp;metric=accuracy&amp;matrix=20+3%3B+5+30" width="600"></iframe>
    <script src="${course.tool}deconfuse-frame.js"></script>`);
  await expect(page.frameLocator('iframe').getByRole('region', { name: 'Formula: Accuracy' })).toBeVisible();
  await page.waitForTimeout(500);
  const heights = await page.evaluate(() => (window as unknown as { heights: number[] }).heights);
  expect(heights.length).toBeGreaterThan(0);
  expect(Math.min(...heights)).toBeGreaterThan(0.8 * Math.max(...heights));
});

for (const [name, html] of [
  ['metrics', `<deconfuse-metrics ${spam}></deconfuse-metrics>`],
  ['formula', `<deconfuse-formula metric="f1_macro" y-true="a b b" y-pred="a b a"></deconfuse-formula>`],
  ['calculator', '<deconfuse-calculator></deconfuse-calculator>'],
  ['matrix', `<deconfuse-matrix ${spam}></deconfuse-matrix>`],
] as const) {
  for (const language of ['en', 'es']) {
    test(`the first result of ${name} in ${language} needs less than ${firstResult} bytes`, async ({
      page,
      course,
    }) => {
      const bodies = new Map<string, Promise<Buffer>>();
      page.on('response', (response) => {
        if (response.url().startsWith(course.tool)) bodies.set(response.url(), response.body());
      });
      await page.addInitScript(() =>
        document.addEventListener('deconfuse-result', () => {
          if (document.documentElement.hasAttribute('data-done')) return;
          document.documentElement.setAttribute('data-done', '');
          performance.mark('result');
        }),
      );
      await course.open(`${script(course.tool)}<div lang="${language}">${html}</div>`);
      await expect(page.locator('html[data-done]')).toHaveCount(1);
      await expect(page.getByText(/0[.,]8\d\d|0[.,]667|20 /).first()).toBeVisible();
      await page.waitForTimeout(1000);
      // Files requested after the first result, including those of the first derivation, do not delay it.
      const later = await page.evaluate(() => {
        const result = performance.getEntriesByName('result')[0]!.startTime;
        const files = performance.getEntriesByType('resource');
        return files.filter(({ startTime }) => startTime > result).map(({ name }) => name);
      });
      expect(later.length).toBeLessThan(35);
      for (const url of later) bodies.delete(url);
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      const sizes = await Promise.all(
        [...bodies].map(async ([url, body]): Promise<[string, number]> => [
          url,
          url.endsWith('.woff2') ? (await body).length : brotliCompressSync(await body, options).length,
        ]),
      );
      const total = sizes.reduce((sum, [, size]) => sum + size, 0);
      test.info().annotations.push({ type: 'bytes', description: String(total) });
      expect(sizes.length).toBeGreaterThan(3);
      expect(total, sizes.map(([url, size]) => `${size} ${url}`).join('\n')).toBeLessThan(firstResult);
    });
  }
}
