import { violations } from './axe.ts';
import { chooseExample, expect, showText, showTools, test, type Page } from './test.ts';
import { statesOfTheChecker } from './checker-states.ts';
import { partsOfTheLab } from './decision-parts.ts';
import { checkTextbooksAlone } from './golden-cases.ts';
import { statesOfTheQueries } from './query-states.ts';

const texts = {
  en: { locale: 'en-GB', paste: 'Paste labels', formula: 'Formula: Accuracy', classes: 'Class by class' },
  es: { locale: 'es-ES', paste: 'Pega etiquetas', formula: 'Fórmula: Exactitud', classes: 'Clase por clase' },
  de: {
    locale: 'de-DE',
    paste: 'Labels, Scores',
    formula: 'Formel: Korrektklassifikationsrate',
    classes: 'Klasse für Klasse',
  },
  fr: { locale: 'fr-FR', paste: 'Coller des', formula: /^Formule\s: Exactitude/, classes: 'Classe par classe' },
};

/** Each language and each colour scheme once. */
const looks = [
  ['en', 'light'],
  ['es', 'dark'],
] as const;

type Language = keyof typeof texts;

function inLooks(
  looks: readonly (readonly [Language, 'light' | 'dark'])[],
  subject: string,
  tests: (words: (typeof texts)[Language]) => void,
): void {
  for (const [language, colorScheme] of looks) {
    test.describe(`${subject}${language}, ${colorScheme}`, () => {
      // Without transitions, because the contrast during a change of colour is neither of its ends.
      test.use({ locale: texts[language].locale, colorScheme, contextOptions: { reducedMotion: 'reduce' } });
      tests(texts[language]);
    });
  }
}

inLooks([...looks, ['de', 'dark'], ['fr', 'light']], '', ({ paste, formula, classes }) => {
  test('axe-core finds nothing in any state of the page', { tag: '@quick' }, async ({ page }) => {
    await page.goto('./');
    const accuracy = page.getByRole('button', { name: /^0[.,]862/ });
    await expect(accuracy).toBeVisible();
    expect(await violations(page), 'as it opens').toEqual([]);

    await accuracy.click();
    await expect(page.getByRole('region', { name: formula })).toBeVisible();
    expect(await violations(page), 'a formula open').toEqual([]);

    await page.getByRole('heading', { name: classes }).click();
    await showText(page);
    await page.getByRole('textbox', { name: paste }).fill('a,a\na,b\nb,b\nc,c\nc,a');
    await expect(page.getByRole('region', { name: classes })).toBeVisible();
    await expect(page.locator('#understood')).toContainText('5 ');
    expect(await violations(page), 'class by class').toEqual([]);

    const exercise =
      'Exercise\n\ntruth,predicted\ncat,0\ndog,1\ncat,0\ndog,0\n\nAccuracy: 0.7. Compute the kappa and the F1. Is kappa 0.6?';
    await page.getByRole('textbox', { name: paste }).fill(exercise);
    const look = page.locator('deconfuse-second-look');
    await expect(look.getByRole('listitem').first()).toBeVisible();
    expect(await violations(page), 'what was read').toEqual([]);
    // On phones the opened text covers the results.
    await page.keyboard.press('Escape');
    for (const closed of await look.locator('summary').all()) await closed.click();
    expect(await violations(page), 'doubts, and what is asked for').toEqual([]);
    await showText(page);

    await page.getByRole('textbox', { name: paste }).fill('gender,truth,predicted\nf,1,1\nf,0,1\nm,1,1\nm,0,0\nf,1,0');
    await expect(page.locator('deconfuse-side-by-side table').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('deconfuse-fairness-table summary').click();
    expect(await violations(page), 'groups side by side').toEqual([]);
    await showText(page);

    await page.getByRole('textbox', { name: paste }).fill('rater1,rater2,rater3\na,a,b\nb,b,b\na,,a');
    await expect(page.locator('deconfuse-rater-pairs table')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await violations(page), 'raters').toEqual([]);
    await showText(page);

    await page.getByRole('textbox', { name: paste }).fill('a,a\na');
    await expect(page.locator('#error')).toBeVisible();
    expect(await violations(page), 'an error').toEqual([]);
  });
});

inLooks(looks, 'scores, ', ({ paste }) => {
  test('axe-core finds nothing where a matrix has points of curves', async ({ page }) => {
    await page.goto('./#curves');
    const points = page.locator('deconfuse-class-points');
    await expect(points.locator('.handle')).toHaveCount(2);
    await expect(page.locator('deconfuse-score-simulator svg').first()).toBeVisible();
    expect.soft(await violations(page), 'of two classes').toEqual([]);

    await showText(page);
    await page.getByRole('textbox', { name: paste }).fill('a,a\na,b\nb,b\nc,c\nc,a');
    await expect(points.getByRole('radio')).toHaveCount(6);
    await page.keyboard.press('Escape');
    expect.soft(await violations(page), 'of three').toEqual([]);
  });

  test('axe-core finds nothing where scores are shown', async ({ page }) => {
    await page.goto('./');
    const menu = page.locator('deconfuse-example-list [popovertarget]');
    const example = page.locator('deconfuse-example-menu ul').last().locator('button');
    await menu.click();
    // On phones the menu covers the matrix.
    const covered = ['deconfuse-app', 'deconfuse-workbench', 'deconfuse-matrix-panel'];
    expect.soft(await violations(page, covered), 'the menu of examples').toEqual([]);
    await example.first().click();
    const plots = page.locator('deconfuse-curve-plots');
    await expect(plots.locator('.handle')).toHaveCount(3);
    const opener = plots.locator('.opener');
    if (await opener.isVisible()) await opener.click();
    for (const line of await plots.locator('input[type=checkbox]').all()) await line.check();
    await expect(plots.locator('path.band')).toHaveCount(1);
    await expect(page.locator('deconfuse-score-inference dd').first()).toBeVisible();
    expect.soft(await violations(page), 'two models, every line shown').toEqual([]);

    await page.locator('deconfuse-scores summary').first().click();
    await expect(page.locator('deconfuse-more-plots figure')).toHaveCount(1);
    await plots.locator('.views button').last().click();
    await expect(plots.locator('deconfuse-plot-points tbody tr').first()).toBeVisible();
    expect.soft(await violations(page), 'table and another plot').toEqual([]);

    await menu.click();
    await example.nth(5).click();
    await expect(page.locator('deconfuse-scores .choices button')).toBeVisible();
    await page.locator('deconfuse-headline-numbers button').first().click();
    await expect(page.locator('deconfuse-worked-formula').first()).toBeVisible();
    expect.soft(await violations(page), 'probabilities and a formula').toEqual([]);
  });
});

for (const [subject, what, states] of [
  ['answers', 'answers are checked', statesOfTheChecker],
  ['SQL', 'queries are written', statesOfTheQueries],
] as const) {
  inLooks(looks, `${subject}, `, () => {
    test(`axe-core finds nothing where ${what}`, async ({ page }) => {
      for await (const state of states(page)) expect.soft(await violations(page), state).toEqual([]);
    });
  });
}

inLooks(looks, 'about, ', () => {
  test('axe-core finds nothing while the page checks itself, and afterwards', async ({ page }) => {
    const part = page.locator('deconfuse-about-copy summary').first();
    await page.goto('./#about');
    await part.click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    expect.soft(await violations(page), 'while it checks itself').toEqual([]);

    await checkTextbooksAlone(page);
    await page.reload();
    await part.click();
    await expect(page.locator('deconfuse-self-check strong')).toBeVisible();
    expect.soft(await violations(page), 'checked').toEqual([]);
  });
});

test(
  'Tab reaches everything in the order of the page, with a visible focus',
  { tag: ['@quick', '@engine'] },
  async ({ page, isMobile }) => {
    await page.goto('./');
    await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();

    const stops: string[] = [];
    while (!stops.includes('Filter metrics')) {
      await page.keyboard.press('Tab');
      const { name, outline } = await page.evaluate(() => {
        let focused = document.activeElement!;
        while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
        const { outlineStyle, outlineWidth } = getComputedStyle(focused);
        const label = (focused as HTMLInputElement).labels?.[0];
        return {
          name: (focused.ariaLabel ?? (label ?? focused).textContent!).trim(),
          outline: outlineStyle === 'none' ? '' : outlineWidth,
        };
      });
      expect(outline, `the focus on ${name}`).toBe('3px');
      stops.push(name);
      expect(stops.length).toBeLessThan(100);
    }
    const order = [
      'EN English',
      'Spam',
      'Three averages',
      'true spam, predicted spam (TP)',
      'true ham, predicted ham (TN)',
      '⇄ Transpose',
      'Paste labels, scores or a confusion matrix',
      'Decimals',
      'Filter metrics',
    ];
    // On phones the text and the matrix tools are folded up, and other examples are in the menu.
    const isReached = (stop: string): boolean => !isMobile || !/^(Paste labels|⇄ Transpose|Three averages)/.test(stop);
    expect(stops.filter((stop) => order.includes(stop))).toEqual(order.filter(isReached));

    await page.keyboard.type('recall');
    const recall = page.getByRole('rowheader', { name: 'Recall', exact: true }).getByRole('button');
    for (let steps = 0; steps < 10 && !(await recall.evaluate((button) => button.matches(':focus'))); steps++) {
      await page.keyboard.press('Tab');
    }
    await expect(recall).toBeFocused();
    await page.keyboard.press('Enter');
    // The number is worked out on the stage; the focus goes there and returns with Escape.
    await expect(page.getByRole('heading', { name: 'Recall', exact: true, level: 3 })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Formula: Recall', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(recall).toBeFocused();
  },
);

test('examples, sections and choices work by keyboard', { tag: '@engine' }, async ({ page }) => {
  await page.goto('./');
  const menu = page.getByRole('button', { name: 'All examples' });
  await menu.press('Enter');
  await page.getByRole('button', { name: 'Four classes' }).press('Enter');
  await expect(menu).toBeFocused();
  await expect(page.getByText('58 cases, 4 classes')).toBeVisible();
  await showTools(page);
  await page.getByRole('combobox', { name: 'One class' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('table', { name: '“C1” against the rest' })).toBeVisible();
  await page.getByRole('button', { name: 'C2', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: '“C2” against the rest' })).toBeVisible();
});

test('one polite live region announces results and errors', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./');
  const status = page.getByRole('status');
  await expect(status).toHaveCount(1);
  await expect(status).toContainText('Finds 20 of the 23 cases of “spam”');
  await expect(status).toContainText('Accuracy 0.862');
  await expect(page.locator('[aria-live], [role=alert], [role=log]')).toHaveCount(0);

  await page.getByRole('textbox', { name: 'true spam, predicted spam' }).fill('40');
  await expect(status).toContainText('Accuracy 0.897');
  await showText(page);
  await page.getByRole('textbox', { name: 'Paste labels' }).fill('a,a\na');
  await expect(status).toContainText('Line 2 has 1');
  await page.getByRole('textbox', { name: 'Paste labels' }).fill('a,a\na,a\nb,b');
  await expect(status).toContainText('Accuracy 1');
});

test('the language of the document is that of its text', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./');
  const document = page.locator('html');
  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
  await expect(document).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(/classification metrics/);
  await page.getByRole('button', { name: 'ES Español' }).click();
  await expect(document).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle(/métricas de clasificación/);
  await expect(page.getByRole('button', { name: 'EN English' })).toHaveAttribute('lang', 'en');
});

test('nothing moves if reduced motion is preferred', { tag: '@media' }, async ({ page }) => {
  const moving = () => {
    const elements = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? elements(element.shadowRoot) : []),
      ]);
    return elements(document).filter((element) => {
      const { transitionDuration, animationName } = getComputedStyle(element);
      return animationName !== 'none' || transitionDuration.split(', ').some((duration) => duration !== '0s');
    }).length;
  };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('./');
  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
  expect(await page.evaluate(moving)).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await page.evaluate(moving)).toBe(0);
});

for (const [name, width, height] of [
  ['a narrow phone', 360, 740],
  ['a zoom of 200 %', 640, 400],
] as const) {
  const check = async (page: Page, state: string) => {
    const cut = await page.evaluate((width) => {
      const elements = (root: Document | ShadowRoot): HTMLElement[] =>
        [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
          element,
          ...(element.shadowRoot ? elements(element.shadowRoot) : []),
        ]);
      // The flattened tree: slotted elements are laid out where their slot is.
      const around = (element: Element): Element | null =>
        element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;
      const scrolls = (element: Element | null): boolean =>
        element !== null &&
        (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(around(element)));
      return elements(document)
        .filter((element) => element.matches('button, input, select, textarea, summary') && element.checkVisibility())
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          const isInside = left >= 0 && right <= width;
          const isWhole = element.tagName !== 'BUTTON' || element.scrollWidth <= element.clientWidth + 1;
          return !(isInside || scrolls(around(element))) || !isWhole;
        })
        .map((element) => `${element.tagName} ${element.ariaLabel ?? element.textContent!.trim()}`);
    }, width);
    expect(cut, state).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(width);
  };

  test(`${name}: no scrolling sideways, no control cut off`, { tag: '@engine' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./');
    const accuracy = page.getByRole('button', { name: '0.862 Accuracy' });
    await expect(accuracy).toBeVisible();
    await check(page, 'as it opens');
    await accuracy.click();
    await expect(page.getByRole('region', { name: 'Formula: Accuracy' })).toBeVisible();
    await check(page, 'a formula open');
    await chooseExample(page, 'Uneven classes');
    await expect(page.getByText('1550 cases, 4 classes')).toBeVisible();
    await showTools(page);
    await page.getByRole('combobox', { name: 'One class' }).selectOption({ index: 1 });
    await expect(page.getByRole('table', { name: '“k=1” against the rest' })).toBeVisible();
    await check(page, 'four classes');
    await page.getByText('More options').click();
    await showText(page);
    await page.getByRole('textbox', { name: 'Paste labels' }).fill('a,a\na');
    await expect(page.getByRole('button', { name: 'Line 2, column 1' })).toBeVisible();
    await check(page, 'an error');
    await page.getByRole('button', { name: 'ES Español' }).click();
    await expect(page.getByRole('button', { name: 'Línea 2, columna 1' })).toBeVisible();
    await check(page, 'Spanish');
  });

  test(
    `${name}: no scrolling sideways, no control cut off where scores are shown`,
    { tag: '@engine' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('./');
      await chooseExample(page, 'Two rankings');
      const roc = page.getByRole('group', { name: 'ROC curve of A and B' });
      await expect(roc).toBeVisible();
      await expect(page.locator('deconfuse-score-inference dd').first()).toBeVisible();
      await check(page, 'two models');
      const opener = page.locator('deconfuse-curve-plots .opener');
      if (await opener.isVisible()) await opener.click();
      await page.getByRole('checkbox', { name: 'Confidence band' }).check();
      await page.getByRole('heading', { name: 'More plots' }).click();
      await expect(page.getByRole('heading', { name: 'Calibration', exact: true })).toBeVisible();
      await page.getByText('More options').click();
      await expect(page.getByRole('spinbutton', { name: 'Bins of calibration' })).toBeVisible();
      await page.getByRole('button', { name: 'Save as a picture: ROC curve' }).click();
      await check(page, 'more plots, options and a menu');
      await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Table' }).click();
      await expect(page.getByRole('table', { name: 'The points of the curves' })).toBeVisible();
      await check(page, 'table');
      await chooseExample(page, 'Class probabilities');
      await expect(page.getByRole('combobox', { name: 'Class against the rest' })).toBeVisible();
      await page.getByRole('button', { name: 'ES Español' }).click();
      await expect(page.getByRole('combobox', { name: 'Clase contra el resto' })).toBeVisible();
      await check(page, 'Spanish');
    },
  );

  for (const [where, states] of [
    ['where answers are checked', statesOfTheChecker],
    ['where queries are written', statesOfTheQueries],
    ['in the decision lab', partsOfTheLab],
  ] as const) {
    test(`${name}: no scrolling sideways, no control cut off ${where}`, { tag: '@engine' }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for await (const state of states(page)) await check(page, state);
    });
  }
}
