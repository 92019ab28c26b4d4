import { openPart } from './decision-parts.ts';
import { violations } from './axe.ts';
import { expect, openExport, openMore, test, type Locator, type Page } from './test.ts';

const texts = {
  en: {
    locale: 'en-GB',
    share: 'Share',
    embed: 'Embed',
    close: 'Close',
    report: 'Full report',
    exporting: /^Copy \/ save/,
  },
  es: {
    locale: 'es-ES',
    share: 'Compartir',
    embed: 'Insertar',
    close: 'Cerrar',
    report: 'Informe completo',
    exporting: /^Copiar \/ guardar/,
  },
  de: {
    locale: 'de-CH',
    share: 'Teilen',
    embed: 'Einbetten',
    close: 'Schließen',
    report: 'Vollständiger Bericht',
    exporting: /^Kopieren \/ speichern/,
  },
  fr: {
    locale: 'fr-FR',
    share: 'Partager',
    embed: 'Intégrer',
    close: 'Fermer',
    report: 'Rapport complet',
    exporting: /^Copier \/ enregistrer/,
  },
};

type Texts = (typeof texts)[keyof typeof texts];

async function open(page: Page): Promise<void> {
  await page.goto('./');
  await expect(page.locator('deconfuse-toolbar button').nth(1)).toBeVisible();
}

const dialogButton = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Opens the first menu that copies and saves a table; the menu is loaded when the pointer comes near. */
async function openExportMenu(page: Page, { exporting }: Texts): Promise<Locator> {
  await page.locator('.tabs a').first().click();
  await page.locator('deconfuse-metric-table input[type=search]').focus();
  const menu = page.getByRole('button', { name: exporting }).first();
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  return menu;
}

/** The page with each of its newer parts opened in turn. */
async function* openedParts(page: Page, { share, embed, report }: Texts): AsyncGenerator<string> {
  await open(page);
  yield 'the toolbar';
  await dialogButton(page, share).click();
  await expect(page.locator('#link')).toHaveValue(/#/);
  yield 'the Share dialog';
  await page.keyboard.press('Escape');
  await openMore(page);
  await dialogButton(page, embed).click();
  await expect(page.locator('deconfuse-embed-dialog textarea').first()).toHaveValue(/</);
  yield 'the Embed dialog';
  await page.keyboard.press('Escape');
  await openExport(page);
  await expect(page.locator('deconfuse-reproduce pre')).toBeVisible();
  yield 'Export';
  await page.getByRole('heading', { name: report, exact: true }).click();
  await expect(page.locator('deconfuse-report-sheet math').first()).toBeVisible();
  yield 'the report with its formulas';
}

for (const [language, colorScheme] of [
  ['en', 'dark'],
  ['es', 'light'],
] as const) {
  const words = texts[language];
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ locale: words.locale, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('axe-core finds nothing in sharing, embedding, export and reports', async ({ page }) => {
      test.slow(); // every part needs a scan of the whole page
      for await (const part of openedParts(page, words)) {
        expect.soft(await violations(page), part).toEqual([]);
      }
      await openExportMenu(page, words);
      expect.soft(await violations(page), 'a menu to copy and save').toEqual([]);
    });

    test(
      'numbers are accepted with comma and with point, and written in the format of the language',
      { tag: '@engine' },
      async ({ page }) => {
        const [own, other] = language === 'es' ? [',', '.'] : ['.', ','];
        const written = (number: string): string => number.replace('.', own);
        /** Types a number with either decimal sign and expects the text to stay as typed. */
        const typed = async (field: Locator, number: string, shows: Locator, text: string): Promise<void> => {
          for (const sign of [other, own]) {
            await field.fill('');
            await field.pressSequentially(number.replace('.', sign));
            await expect(field).toHaveValue(number.replace('.', sign));
            await expect(field).toHaveJSProperty('validity.valid', true);
            await expect(shows).toContainText(written(text));
          }
        };

        await open(page);
        await page.locator('deconfuse-input-panel textarea').fill('truth,score\nyes,0.9\nno,0.7\nyes,0.6\nno,0.2');
        const threshold = page.locator('deconfuse-score-threshold');
        const [limit, falsePositive] = [
          threshold.locator('.number').first(),
          threshold.locator('.costs .number').first(),
        ];
        await expect(limit).toHaveValue(written('0.5'));
        await typed(limit, '0.65', threshold, '≥ 0.65');
        await limit.press('ArrowUp');
        await expect(limit).toHaveValue(written('0.9'));
        await limit.press('ArrowDown');
        await expect(limit).toHaveValue(written('0.7'));
        // One of the four cases is a false positive.
        await typed(falsePositive, '2.5', threshold.locator('.costs'), '0.875');
        await page.locator('deconfuse-calculation-options summary').click();
        const options = page.locator('deconfuse-metric-parameters');
        const level = options.locator('.number').first();
        await expect(level).toHaveValue('95');
        await typed(level, '99.5', page.locator('deconfuse-score-inference'), '99.5');
        await level.press('ArrowDown');
        await expect(level).toHaveValue('99');
        await page.getByRole('button', { name: language === 'en' ? 'ES Español' : 'EN English' }).click();
        await expect(limit).toHaveValue(language === 'en' ? '0,7' : '0.7');
        await page.getByRole('button', { name: language === 'es' ? 'ES Español' : 'EN English' }).click();
        await expect(limit).toHaveValue(written('0.7'));
      },
    );

    test('decisions accept numbers with comma and with point', { tag: '@engine' }, async ({ page }) => {
      const [own, other] = language === 'es' ? [',', '.'] : ['.', ','];
      for (const part of ['landscape', 'reject', 'costs', 'loss', 'squared'] as const) {
        await page.goto(`./#decisions=${part}`);
        const fields = page.locator('deconfuse-decision-lab section:visible input.field:not([type=number])');
        await expect(fields.first()).toBeVisible();
        expect(await page.locator('deconfuse-decision-lab input[type=number]').count(), part).toBe(0);
        const field = part === 'loss' ? fields.nth(8) : fields.first();
        for (const sign of [own, other]) {
          await field.fill(`0${sign}25`);
          await expect(field, part).toHaveValue(`0${sign}25`);
          await expect(field, part).toHaveJSProperty('validity.valid', true);
          await expect(field, part).not.toHaveAttribute('aria-invalid', 'true');
        }
      }
    });
  });
}

for (const words of Object.values(texts)) {
  test.describe(words.locale, () => {
    test.use({ locale: words.locale, contextOptions: { reducedMotion: 'reduce' } });

    for (const [width, height] of [
      [320, 256],
      [640, 400],
    ] as const) {
      test(
        `${width} × ${height} pixels: sharing, embedding and reports scroll only vertically`,
        { tag: '@engine' },
        async ({ page }) => {
          await page.setViewportSize({ width, height });
          for await (const part of openedParts(page, words)) {
            expect
              .soft(await page.evaluate(() => document.documentElement.scrollWidth), part)
              .toBeLessThanOrEqual(width);
            expect
              .soft(
                await page.evaluate(() => {
                  const dialog = [...document.querySelectorAll('*')]
                    .flatMap((element) => [...(element.shadowRoot?.querySelectorAll('*') ?? [])])
                    .flatMap((element) => [...(element.shadowRoot?.querySelectorAll('dialog') ?? [])])
                    .find((element) => element.open);
                  return dialog ? dialog.scrollWidth - dialog.clientWidth : 0;
                }),
                part,
              )
              .toBeLessThanOrEqual(0);
          }
        },
      );
    }
  });
}

test(
  'dialogs and menus open, leave and close by keyboard, and the focus returns',
  { tag: ['@quick', '@engine'] },
  async ({ page }) => {
    await open(page);
    const { share, embed } = texts.en;
    const more = dialogButton(page, 'More');
    for (const [name, isInside, button] of [
      [share, 'deconfuse-share-dialog', dialogButton(page, share)],
      [embed, 'deconfuse-embed-dialog', more],
    ] as const) {
      await button.focus();
      await page.keyboard.press('Enter');
      if (button === more) {
        await page.keyboard.press('Tab');
        await expect(dialogButton(page, name)).toBeFocused();
        await page.keyboard.press('Enter');
      }
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(page.locator(`${isInside} :focus`).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    }
    const menu = await openExportMenu(page, texts.en);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Copy as CSV' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toBeFocused();
  },
);

test('sticky numbers at the top do not cover the focus', { tag: '@engine' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page);
  // On narrow screens the sections are closed.
  for (const summary of await page.locator('deconfuse-metric-table summary').all()) await summary.click();
  await page.locator('deconfuse-metric-table tbody button').nth(25).focus();
  for (let steps = 0; steps < 30; steps++) {
    await page.keyboard.press('Shift+Tab');
    const hidden = await page.evaluate(() => {
      let focused = document.activeElement!;
      while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      const elements = (root: Document | ShadowRoot): Element[] =>
        [...root.querySelectorAll('*')].flatMap((element) => [
          element,
          ...(element.shadowRoot ? elements(element.shadowRoot) : []),
        ]);
      const numbers = elements(document).find((element) => element.localName === 'deconfuse-headline-numbers')!;
      const [control, stuck] = [focused, numbers].map((element) => element.getBoundingClientRect());
      const isOfThem = focused.getRootNode() === numbers.shadowRoot;
      const isCovered = control!.top < stuck!.bottom - 1 && control!.bottom > stuck!.top + 1;
      return isCovered && !isOfThem ? `${focused.outerHTML} at ${control!.top}, under ${stuck!.bottom}` : '';
    });
    expect(hidden).toBe('');
  }
});

test('every control is large enough to hit', { tag: '@engine' }, async ({ page }) => {
  const small = () => {
    const elements = (root: Document | ShadowRoot): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? elements(element.shadowRoot) : []),
      ]);
    return elements(document)
      .filter((element) => element.matches('button, select, input, textarea, summary') && element.checkVisibility())
      .filter((element) => !element.matches('.screen-reader, [type=file]'))
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ box: { width, height } }) => width > 0 && (width < 24 || height < 24))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 100)} ${box.width} × ${box.height}`);
  };
  for await (const part of openedParts(page, texts.en)) expect.soft(await page.evaluate(small), part).toEqual([]);
  await openExportMenu(page, texts.en);
  expect.soft(await page.evaluate(small), 'a menu').toEqual([]);
});

test('wider spacing of text cuts nothing off', { tag: '@engine' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const cut = await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
    ];
    for (const root of roots(document)) root.adoptedStyleSheets.push(sheet);
    return roots(document)
      .flatMap((root) => [...root.querySelectorAll<HTMLElement>('button, summary, label')])
      .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => element.clientWidth > 0)
      .map((element) => element.textContent!.trim());
  });
  expect(cut).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('forced colours: choice and focus are distinguishable', { tag: '@media' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  const background = (locator: Locator): Promise<string> =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  const system = (colour: string): Promise<string> =>
    page.evaluate((colour) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = colour;
      const shown = getComputedStyle(probe).color;
      probe.remove();
      return shown;
    }, colour);
  const [chosen, other] = [dialogButton(page, 'Spam'), dialogButton(page, 'Rare disease')];
  // The colour may still be changing.
  await expect(chosen).toHaveCSS('background-color', await system('Highlight'));
  expect(await background(other)).not.toBe(await system('Highlight'));
  await other.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(other).toHaveCSS('outline-style', 'solid');

  // Cells behind a number are told apart by their outline, and their kinds by letters.
  await expect(page.locator('deconfuse-matrix-grid .tag')).toHaveText(['TP', 'FN', 'FP', 'TN']);
  await page.getByRole('button', { name: '0.862 Accuracy' }).click();
  await page.getByRole('region', { name: 'Formula: Accuracy' }).locator('[data-quantity]').first().hover();
  await expect(page.locator('deconfuse-matrix-grid td.highlighted').first()).toHaveCSS('outline-style', /solid|dashed/);

  // Plots follow the theme of the system, whatever theme the page has.
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openPart(page, 'landscape');
  await openMore(page);
  await page.getByRole('combobox', { name: 'Colours' }).selectOption({ index: 1 });
  await expect(page.locator('deconfuse-f-landscape')).toHaveCSS('color-scheme', 'light dark');
  await expect(page.getByRole('button', { name: 'β = 1', exact: true }).first()).toHaveCSS(
    'background-color',
    await system('Highlight'),
  );
});
