// How embedded elements fit into host pages: slides with large text, dark pages, pages with their own keys.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { folders, script, spam, test } from './course.ts';
import { serve } from './servers.ts';
import { expect, type Page } from './test.ts';

const scores = 'y-true="1 1 0 1 0 0" scores="0.9 0.8 0.7 0.6 0.3 0.1"';

/** Elements without interaction, and the content that shows that they are filled. */
const elements = [
  ['formula', `metric="precision" ${spam}`, 'math'],
  ['metrics', `metrics="accuracy precision" ${spam}`, '[data-metric=precision]'],
  ['matrix', spam, '[role=gridcell]'],
  ['roc', scores, 'svg.plot'],
  ['information', spam, 'svg[role=img] text'],
] as const;

/** Size in pixels of an element or of its content. */
interface Box {
  width: number;
  height: number;
}

const boxOf = (page: Page, selector: string): Promise<Box> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { width, height };
    });

for (const [name, attributes, inner] of elements) {
  test(`${name} is as large as the text around it`, { tag: '@engine' }, async ({ page, course }) => {
    await page.setViewportSize({ width: 1800, height: 1000 });
    /** Sizes at this font size, in a column of constant width relative to it. */
    const measured = async (size: number): Promise<{ outer: Box; inner: Box }> => {
      await course.open(`${script(course.tool)}<style>html { font-size: 10px }</style>
        <div style="font-size: ${size}px; width: 40em"><deconfuse-${name} compact ${attributes}></deconfuse-${name}></div>`);
      await expect(page.locator(`deconfuse-${name} ${inner}`).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300); // a drawing is laid out once its width is known
      return { outer: await boxOf(page, `deconfuse-${name}`), inner: await boxOf(page, `deconfuse-${name} ${inner}`) };
    };
    const usual = await measured(16);
    for (const size of [32, 42]) {
      const large = await measured(size);
      for (const part of ['outer', 'inner'] as const) {
        for (const side of ['width', 'height'] as const) {
          const [inUsualText, before] = [(large[part][side] * 16) / size, usual[part][side]];
          // Lines, such as those between the cells of a matrix, stay equally thin.
          const lines = Math.max(name === 'matrix' ? 14 : 3, 0.04 * before);
          expect(Math.abs(inUsualText - before), `${size} ${part} ${side}: ${before}`).toBeLessThanOrEqual(lines);
        }
      }
    }
  });
}

// The sizes recommended in the README. Below a heading, a slide of 700 pixels has 600 left.
for (const [name, size, attributes, inner, height] of [
  ['metrics', '1em', `metrics="accuracy precision recall f1" ${spam}`, '[data-metric=f1]', 600],
  ['matrix', '0.8em', spam, '[role=gridcell]', 640],
  ['formula', '0.7em', `metric="precision" ${spam}`, 'math', 600],
  ['roc', '0.7em; width: 16em', scores, 'svg.plot', 640],
  ['information', '0.5em', spam, 'svg[role=img] text', 600],
  ['check', '0.7em', `ask="precision:spam" ${spam}`, 'input#answer', 640],
] as const) {
  test(`${name} finds room on a slide`, { tag: '@engine' }, async ({ page, course }) => {
    await page.setViewportSize({ width: 960, height: 700 });
    await course.open(`${script(course.tool)}<body style="margin: 0; font-size: 42px; line-height: 1.3">
      <deconfuse-${name} compact style="font-size: ${size}" ${attributes}></deconfuse-${name}>`);
    await expect(page.locator(`deconfuse-${name} ${inner}`).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(async () => (await boxOf(page, `deconfuse-${name}`)).height).toBeLessThanOrEqual(height);
    const embedded = page.locator(`deconfuse-${name} .embedded`);
    expect(await embedded.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(1);
  });
}

test('lengths are unchanged in a page with text of the default size', async ({ page, course }) => {
  await course.open(`${script(course.tool)}<style>html { font-size: 22px } body { font-size: 16px }</style>
    <deconfuse-formula metric="precision" ${spam}></deconfuse-formula>`);
  const region = page.locator('deconfuse-formula [role=region]');
  await expect(region).toBeVisible();
  expect(
    await region.evaluate((element) => [getComputedStyle(element).fontSize, getComputedStyle(element).padding]),
  ).toEqual(['18px', '8px 4px']);
});

for (const [name, attributes, inner] of [
  ...elements,
  ['check', `ask="precision:spam" ${spam}`, 'input#answer'],
] as const) {
  test(`compact, ${name} has nothing to press`, async ({ page, course }) => {
    await course.open(`${script(course.tool)}
      <deconfuse-${name} ${attributes}></deconfuse-${name}><deconfuse-${name} compact ${attributes}></deconfuse-${name}>`);
    const [whole, compact] = [page.locator(`deconfuse-${name}`).first(), page.locator(`deconfuse-${name}[compact]`)];
    await expect(whole.locator(inner).first()).toBeVisible();
    await expect(compact.locator(inner).first()).toBeVisible();
    if (name === 'check') {
      await compact.locator(inner).fill('0.87');
      await expect(compact).toContainText('Rows were read as columns');
    }
    await page.waitForLoadState('networkidle');
    // A matrix has only fields; the verdict on an answer may unfold.
    const pressed = `button, a, select, input:not(#answer)${name === 'check' ? '' : ', summary'}`;
    await expect(whole.locator(pressed)).not.toHaveCount(0);
    await expect(compact.locator(pressed)).toHaveCount(0);
    // The attribute can be removed again.
    await compact.evaluate((element) => element.removeAttribute('compact'));
    await expect(page.locator(`deconfuse-${name}`).last().locator(pressed)).not.toHaveCount(0);
  });
}

test('an element is as high as the page allows, and scrolls within', { tag: '@engine' }, async ({ page, course }) => {
  await course.open(`${script(course.tool)}<style>.low { max-height: 180px } .fixed { height: 200px }</style>
    <deconfuse-metrics id="free" ${spam}></deconfuse-metrics>
    <deconfuse-metrics class="low" ${spam}></deconfuse-metrics>
    <deconfuse-metrics class="fixed" ${spam}></deconfuse-metrics>`);
  for (const [selector, height] of [
    ['.low', 180],
    ['.fixed', 200],
  ] as const) {
    const last = page.locator(`${selector} [data-metric]`).last();
    await expect(last).toBeAttached();
    expect((await boxOf(page, selector)).height).toBe(height);
    expect((await boxOf(page, `${selector} .embedded`)).height).toBe(height);
    await last.scrollIntoViewIfNeeded();
    const [row, box] = await Promise.all([last.boundingBox(), page.locator(selector).boundingBox()]);
    expect(row!.y + row!.height).toBeLessThanOrEqual(box!.y + box!.height + 1);
  }
  expect((await boxOf(page, '#free')).height).toBeGreaterThan(300);
});

for (const [name, attributes, inner] of elements) {
  test(`${name} does not scroll if there is room`, { tag: '@engine' }, async ({ page, course }) => {
    await course.open(`${script(course.tool)}<deconfuse-${name} ${attributes}></deconfuse-${name}>`);
    await expect(page.locator(inner).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const room = await page
      .locator('.embedded')
      .evaluate((element) => [element.scrollHeight - element.clientHeight, element.scrollWidth - element.clientWidth]);
    expect(room).toEqual([0, 0]);
  });
}

const light = 'rgb(255, 255, 255)';
const dark = 'rgb(20, 24, 29)';
const paper = (page: Page, selector = 'deconfuse-formula'): Promise<string> =>
  page.locator(`${selector} .embedded`).evaluate((element) => getComputedStyle(element).backgroundColor);

/** Ways in which hosts become dark: name, styles, and the statement that switches. */
for (const [host, styles, darken] of [
  ['slides that are black', '.black { background: #191919; color: #fff }', "body.className = 'black'"],
  [
    'a page that changes its colours slowly',
    'body { transition: color 200ms, background-color 200ms } .dark { background: #1b1b1f; color: rgb(223 223 214) }',
    "body.className = 'dark'",
  ],
  [
    'VitePress',
    '.dark { color-scheme: dark; background: #1b1b1f; color: #dfdfd6 }',
    "documentElement.className = 'dark'",
  ],
  [
    'Docusaurus',
    "[data-theme='dark'] { color-scheme: dark; background: #1b1b1d; color: #e3e3e3 }",
    "documentElement.dataset.theme = 'dark'",
  ],
  [
    'Material for MkDocs',
    "[data-md-color-scheme='slate'] { color-scheme: dark; background: hsl(232 15% 14%); color: hsl(225 15% 90% / 0.82) }",
    "body.dataset.mdColorScheme = 'slate'",
  ],
  ['Quarto', '.quarto-dark { background: #222; color: oklch(0.92 0 0) }', "body.classList.add('quarto-dark')"],
  [
    'slides before a picture',
    'section.has-dark-background { color: #eee }',
    "querySelector('section').classList.add('has-dark-background')",
  ],
] as const) {
  test(`colours are those of ${host} and follow its changes`, { tag: '@media' }, async ({ page, course }) => {
    await course.open(`${script(course.tool)}<style>${styles}</style>
      <section><deconfuse-formula metric="precision" ${spam}></deconfuse-formula>
      <deconfuse-formula id="light" theme="light" metric="precision" ${spam}></deconfuse-formula></section>`);
    await expect(page.locator('deconfuse-formula math').first()).toBeVisible();
    expect(await paper(page, 'deconfuse-formula:not([id])')).toBe(light);
    await page.evaluate(`document.${darken}`);
    await expect.poll(() => paper(page, 'deconfuse-formula:not([id])')).toBe(dark);
    expect(await paper(page, '#light')).toBe(light);
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('html, body, section')) {
        for (const name of ['class', 'data-theme', 'data-md-color-scheme']) element.removeAttribute(name);
      }
    });
    await expect.poll(() => paper(page, 'deconfuse-formula:not([id])')).toBe(light);
  });
}

test(
  'a hidden slide takes its colours when it is shown; paper is light',
  { tag: '@media' },
  async ({ page, course }) => {
    await course.open(`${script(course.tool)}<style>.black { background: #000; color: #fff }</style>
    <section><deconfuse-formula metric="precision" ${spam}></deconfuse-formula></section>`);
    await expect(page.locator('math')).toBeVisible();
    await page.evaluate(() => (document.querySelector('section')!.hidden = true));
    await page.evaluate(() => (document.body.className = 'black'));
    await page.evaluate(() => (document.querySelector('section')!.hidden = false));
    await expect.poll(() => paper(page)).toBe(dark);
    await page.emulateMedia({ media: 'print' });
    expect(await paper(page)).toBe(light);
  },
);

test('typing in a field triggers no key of the host page', { tag: '@engine' }, async ({ page, course }) => {
  await course.open(`${script(course.tool)}
    <deconfuse-check ask="accuracy" ${spam}></deconfuse-check>
    <deconfuse-formula metric="precision" ${spam}></deconfuse-formula>
    <script>
      window.heard = [];
      document.addEventListener('keydown', ({ key }) => heard.push(key));
    </script>`);
  await page.locator('#answer').focus();
  await page.keyboard.type('25/29');
  await expect(page.locator('deconfuse-answer-verdict')).toContainText('Right.');
  const heard = (): Promise<string[]> => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(await heard()).toEqual([]);
  // With the focus on a formula, keys still turn the slides.
  await page.locator('deconfuse-formula [role=region]').focus();
  await page.keyboard.press('ArrowRight');
  expect(await heard()).toEqual(['ArrowRight']);
});

test('elements of two origins work on one page', { tag: '@engine' }, async ({ page, course }) => {
  const other = await serve({ folders, headers: { 'access-control-allow-origin': '*' } });
  const all = [...elements, ['check', `ask="accuracy" ${spam}`, '#answer'], ['calculator', spam, 'textarea']] as const;
  const tags = all.map(([name, attributes]) => `<deconfuse-${name} ${attributes}></deconfuse-${name}>`);
  await course.open(script(other.address) + tags.join('') + script(course.tool));
  for (const [name, , inner] of all) await expect(page.locator(`deconfuse-${name} ${inner}`).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await other.close();
});

test('without the script the fallback content is visible', async ({ page, course }) => {
  const element = '<deconfuse-formula><p slot="fallback">P = 4/5</p></deconfuse-formula>';
  await course.open(element);
  await expect(page.getByText('P = 4/5')).toBeVisible();
  await course.open(script(course.tool) + element);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('P = 4/5')).toBeHidden();
});

test('a page in which Pandoc embeds its resources keeps the script outside', async ({ page, course }, info) => {
  const [source, target] = [info.outputPath('course.md'), info.outputPath('course.html')];
  const external = script(course.tool).replace('<script', '<script data-external="1"');
  const element = `<deconfuse-formula metric="precision" ${spam}><a slot="fallback" href="#">P</a></deconfuse-formula>`;
  writeFileSync(source, `# Course\n\n\`\`\`{=html}\n${external}\n${element}\n\`\`\`\n`);
  execFileSync('pandoc', ['--self-contained', '--metadata', 'title=Course', source, '--output', target]);
  await page.goto(pathToFileURL(target).href);
  await expect(page.locator('deconfuse-formula math').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'P' })).toBeHidden();
});
