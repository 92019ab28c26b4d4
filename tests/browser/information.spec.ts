import { readFileSync } from 'node:fs';
import { violations } from './axe.ts';
import { expect, replaceText, test, type Locator, type Page } from './test.ts';

interface GoldenCase {
  name: string;
  expected: Record<string, number>;
}

/** Values for the ten cases below in bits and in nats, computed independently. */
const golden = JSON.parse(readFileSync('tests/golden/seeds.json', 'utf8')) as GoldenCase[];
const valuesOf = (name: string): Record<string, number> => golden.find((one) => one.name === name)!.expected;
const bits = valuesOf('seed000_labels');
const nats = valuesOf('seed000_matrix_nats_zero_policy');

const tenCases = 'Y = (1, 2, 2, 3, 3, 3, 4, 4, 4, 4)\nŶ = (1, 1, 1, 1, 2, 2, 2, 3, 3, 4)';

const measures = {
  'Entropy of the truth': 'entropy_true',
  'Entropy of the predictions': 'entropy_predicted',
  'Joint entropy': 'joint_entropy',
  'Entropy of the truth given the prediction': 'conditional_entropy_true_given_predicted',
  'Entropy of the prediction given the truth': 'conditional_entropy_predicted_given_true',
  'Mutual information': 'mutual_information',
  'Variation of information': 'variation_of_information',
  'Normalised mutual information (joint entropy)': 'normalized_mutual_information_joint',
  'Normalised variation of information': 'normalized_variation_of_information',
  'Normalised information distance': 'normalized_information_distance',
};

async function open(page: Page, text: string): Promise<Locator> {
  await page.goto('./');
  await replaceText(page.getByRole('textbox', { name: /^(Paste labels|Pega etiquetas)/ }), text);
  await page.getByRole('link', { name: /^(Information|Información)$/ }).click();
  const view = page.locator('deconfuse-information-view');
  await expect(view.getByRole('heading', { level: 3 }).first()).toBeVisible();
  return view;
}

/** A number of the view, found by its name. */
const number = (view: Locator, name: string): Locator =>
  view.getByRole('listitem').filter({ has: view.page().locator('.name').getByText(name, { exact: true }) });

const cell = (view: Locator, row: number, column: number): Locator =>
  view.locator(`deconfuse-joint-table [data-place='${row} ${column}']`);

const formula = (view: Locator, name: string): Locator => view.getByRole('region', { name: `Formula: ${name}` });

/** Lines of a worked formula without blanks. */
async function lines(math: Locator): Promise<string[]> {
  const texts = await math.locator('.worked > mtr').allTextContents();
  return texts.map((text) => text.replace(/[\s\u2061-\u2064]/g, ''));
}

test('the entropies, their shared and separate parts, in every unit', { tag: '@quick' }, async ({ page }) => {
  const view = await open(page, tenCases);
  for (const [name, id] of Object.entries(measures)) {
    await expect(number(view, name), name).toContainText(`= ${bits[id]!.toFixed(3)}`);
  }
  await expect(view.getByRole('button', { name: 'bits' })).toHaveAttribute('aria-pressed', 'true');

  await view.getByRole('button', { name: 'nats' }).click();
  await expect(view.getByRole('heading', { name: 'Entropies, in nats' })).toBeVisible();
  for (const [name, id] of Object.entries(measures)) {
    await expect(number(view, name), name).toContainText(`= ${nats[id]!.toFixed(3)}`);
  }
  await expect(formula(view, 'Share of each cell in the joint entropy')).toContainText('0.230');

  await view.getByRole('button', { name: 'hartleys' }).click();
  await expect(number(view, 'Joint entropy')).toContainText((bits['joint_entropy']! * Math.log10(2)).toFixed(3));
});

test('a number opens its derivation on the stage', async ({ page }) => {
  const view = await open(page, tenCases);
  await number(view, 'Variation of information').getByRole('button').click();
  await expect(page.getByRole('region', { name: 'Formula: Variation of information', exact: true })).toBeInViewport();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('region', { name: 'Formula: Mutual information', exact: true })).toBeInViewport();
});

test(
  'lengths in the diagram are the quantities, and the overlap is mutual information',
  { tag: '@engine' },
  async ({ page }) => {
    const view = await open(page, tenCases.replace('3, 3, 4)', '3, 4, 4)'));
    const valueOf = async (name: string): Promise<number> =>
      Number(/= ([\d.]+)/.exec((await number(view, name).textContent())!)![1]);
    await page.getByLabel('Decimals').fill('6');
    await expect(number(view, 'Joint entropy')).toContainText(/\d\.\d{6}/);
    // Without the stroke, whose width does not depend on the length of a bar.
    const bars = (measure: string): Promise<{ x: number; width: number }[]> =>
      view.locator(`rect[data-measure='${measure}']`).evaluateAll((rects) =>
        rects.map((rect) => {
          const { x, width } = (rect as SVGRectElement).getBBox();
          return { x, width };
        }),
      );
    const bar = async (measure: string) => (await bars(measure))[0]!;

    const joint = await bar('jointEntropy');
    const scale = joint.width / (await valueOf('Joint entropy'));
    const parts = {
      entropyTrue: 'Entropy of the truth',
      entropyPredicted: 'Entropy of the predictions',
      trueGivenPredicted: 'Entropy of the truth given the prediction',
      mutualInformation: 'Mutual information',
      predictedGivenTrue: 'Entropy of the prediction given the truth',
    };
    for (const [measure, name] of Object.entries(parts)) {
      expect(Math.abs((await bar(measure)).width - scale * (await valueOf(name))), name).toBeLessThan(0.1);
    }
    const [truth, predicted, shared] = [
      await bar('entropyTrue'),
      await bar('entropyPredicted'),
      await bar('mutualInformation'),
    ];
    expect(truth.x).toBeCloseTo(joint.x, 1);
    expect(predicted.x + predicted.width).toBeCloseTo(joint.x + joint.width, 1);
    expect(predicted.x).toBeCloseTo(shared.x, 1);
    expect(truth.x + truth.width).toBeCloseTo(shared.x + shared.width, 1);
    const [left, right] = await bars('variation');
    const variation = scale * (await valueOf('Variation of information'));
    expect(Math.abs(left!.width + right!.width - variation)).toBeLessThan(0.1);
    await expect(view.getByRole('img', { name: /^Bars to one scale, in bits/ })).toBeVisible();
  },
);

test('labels in the diagram neither overlap nor leave it', { tag: '@engine' }, async ({ page }) => {
  // First almost no shared information, then almost complete information.
  for (const matrix of ['50 49\n50 51', '99 1\n0 100', '20 3\n5 30', '100 0 0\n1 30 40\n2 35 25']) {
    const view = await open(page, matrix);
    // Measured in one step, because the diagram is rendered anew once it knows its width.
    await expect(async () => {
      const [edge, ...boxes] = await view.locator('deconfuse-information-diagram').evaluate((diagram) => {
        const svg = diagram.shadowRoot!.querySelector('svg')!;
        return [svg, ...svg.querySelectorAll('text')].map(
          (element) => element.getBoundingClientRect().toJSON() as DOMRect,
        );
      });
      expect(boxes.length).toBeGreaterThan(2);
      for (const [index, box] of boxes.entries()) {
        expect(box.left, matrix).toBeGreaterThanOrEqual(edge!.left - 0.5);
        expect(box.right, matrix).toBeLessThanOrEqual(edge!.right + 0.5);
        for (const other of boxes.slice(index + 1)) {
          const isApart =
            box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top;
          expect(isApart, matrix).toBe(true);
        }
      }
    }).toPass();
  }
});

test('identities and shares of ten cases', async ({ page }) => {
  const view = await open(page, tenCases);

  await test.step('the identities hold in symbols and in numbers', async () => {
    const identities = view.getByRole('region', { name: /^Identity for/ });
    await expect(identities).toHaveCount(5);
    const all = await Promise.all((await identities.all()).map(lines));
    const numbers = all.map(([, substituted, value]) => `${substituted}${value}`);
    expect(numbers).toEqual([
      '≈1.846+1.846−2.722≈0.971',
      '≈1.846−0.875≈0.971',
      '≈1.846−0.875≈0.971',
      '≈0.875+0.875≈1.751',
      '≈2.722−0.971≈1.751',
    ]);
    expect(all.map(([letters]) => letters!.replaceAll('^', ''))).toEqual([
      'I(Y;Y)=H(Y)+H(Y)−H(Y,Y)',
      'I(Y;Y)=H(Y)−H(Y|Y)',
      'I(Y;Y)=H(Y)−H(Y|Y)',
      'VI=H(Y|Y)+H(Y|Y)',
      'VI=H(Y,Y)−I(Y;Y)',
    ]);
  });

  await test.step('the table shows shares with totals, conditional shares and the terms of the cells', async () => {
    const rows = async (): Promise<string[][]> => {
      const texts = await view.locator('deconfuse-joint-table :is(tbody, tfoot) tr').all();
      return Promise.all(
        texts.map(async (row) => (await row.locator('td').allTextContents()).map((text) => text.trim())),
      );
    };
    expect(await rows()).toEqual([
      ['0.100', '0', '0', '0', '0.100'],
      ['0.200', '0', '0', '0', '0.200'],
      ['0.100', '0.200', '0', '0', '0.300'],
      ['0', '0.100', '0.200', '0.100', '0.400'],
      ['0.400', '0.300', '0.200', '0.100', '1'],
    ]);
    await view.getByLabel('as fractions').check();
    expect((await rows())[3]).toEqual(['0/10', '1/10', '2/10', '1/10', '4/10']);

    await view.getByRole('button', { name: 'p(ŷ | y)' }).click();
    expect(await rows()).toEqual([
      ['1/1', '0/1', '0/1', '0/1', '1/1'],
      ['2/2', '0/2', '0/2', '0/2', '2/2'],
      ['1/3', '2/3', '0/3', '0/3', '3/3'],
      ['0/4', '1/4', '2/4', '1/4', '4/4'],
    ]);
    await view.getByRole('button', { name: 'p(y | ŷ)' }).click();
    await view.getByLabel('as fractions').uncheck();
    expect(await rows()).toEqual([
      ['0.250', '0', '0', '0'],
      ['0.500', '0', '0', '0'],
      ['0.250', '0.667', '0', '0'],
      ['0', '0.333', '1', '1'],
      ['1', '1', '1', '1'],
    ]);

    await view.getByRole('button', { name: '−p·log p' }).click();
    expect((await rows())[4]!.at(-1)).toBe(bits['joint_entropy']!.toFixed(3));
    await view.getByRole('button', { name: 'contribution to I' }).click();
    expect((await rows())[4]!.at(-1)).toBe(bits['mutual_information']!.toFixed(3));
    await expect(cell(view, 2, 0)).toHaveText('−0.026');
    await expect(cell(view, 2, 0)).toHaveClass(/wrong/);
  });
});

test(
  'pointing at a cell shows its terms and Bayes’ theorem; a click keeps it',
  { tag: ['@quick', '@engine'] },
  async ({ page }) => {
    const view = await open(page, tenCases);
    await cell(view, 2, 1).hover();
    await expect(view.getByRole('heading', { name: 'The cell true “3”, predicted “2”' })).toBeVisible();

    const entropy = await lines(formula(view, 'Share of each cell in the joint entropy'));
    expect(entropy.slice(1)).toEqual(['=−210log2210', '≈0.464']);
    const information = await lines(formula(view, 'Share of each cell in the mutual information'));
    expect(information.slice(1)).toEqual(['=210log210⋅23⋅3', '≈0.230']);
    // 2 of the 3 cases of class 3, times 3 of 10, divided by 3 of 10.
    const bayes = await lines(formula(view, 'Bayes’ theorem'));
    expect(bayes.slice(1)).toEqual(['=23⋅3103/10', '=23', '≈0.667']);

    const tinted = page.locator('deconfuse-matrix-grid td.highlighted');
    await expect(tinted).toHaveCount(1);
    await expect(tinted.getByRole('textbox')).toHaveAccessibleName('true 3, predicted 2');

    await cell(view, 0, 0).click();
    await cell(view, 3, 3).hover();
    await expect(view.getByRole('heading', { name: 'The cell true “4”, predicted “4”' })).toBeVisible();
    await view.getByRole('heading', { name: 'Cell by cell' }).hover();
    await expect(view.getByRole('heading', { name: 'The cell true “1”, predicted “1”' })).toBeVisible();
  },
);

test('arrow keys move between cells', { tag: '@engine' }, async ({ page }) => {
  const view = await open(page, tenCases);
  await expect(view.getByRole('heading', { name: 'The cell true “1”, predicted “1”' })).toBeVisible();
  await cell(view, 0, 0).focus();
  const walk: [key: string, row: number, column: number][] = [
    ['ArrowUp', 0, 0],
    ['ArrowDown', 1, 0],
    ['ArrowRight', 1, 1],
    ['End', 1, 3],
    ['ArrowRight', 1, 3],
    ['ArrowDown', 2, 3],
    ['ArrowLeft', 2, 2],
    ['Home', 2, 0],
  ];
  for (const [key, row, column] of walk) {
    await page.keyboard.press(key);
    await expect(cell(view, row, column), key).toBeFocused();
    await expect(cell(view, row, column), key).toHaveAttribute('tabindex', '0');
    await expect(view.locator('deconfuse-joint-table [tabindex="0"]')).toHaveCount(1);
  }
  await expect(view.getByRole('heading', { name: 'The cell true “3”, predicted “1”' })).toBeVisible();
  await expect(formula(view, 'Share of each cell in the mutual information')).toContainText('0.026');
});

test('undefined values are named: no cases, one class, an absent class', async ({ page }) => {
  const nothing = await open(page, '0 0\n0 0');
  await expect(number(nothing, 'Joint entropy')).toContainText('undefined');
  await expect(nothing.getByText('There are no cases')).toBeVisible();
  await expect(nothing.locator('deconfuse-information-diagram')).toHaveCount(0);
  await expect(cell(nothing, 0, 0)).toHaveText('0/0');
  await expect(nothing).not.toContainText('NaN');

  const one = await open(page, '3 0\n0 0');
  await expect(number(one, 'Joint entropy')).toContainText('= 0');
  await expect(number(one, 'Normalised variation of information')).toContainText('0/0');
  await expect(one.getByText('The joint entropy is 0')).toBeVisible();
  await cell(one, 1, 0).click();
  await expect(one.getByText('There is no case of “2”')).toBeVisible();
  await expect(one.getByText('0 · log 0 counts as 0')).toBeVisible();
  await cell(one, 0, 1).click();
  await expect(one.getByText('“2” is never predicted')).toBeVisible();
  await expect(one).not.toContainText('NaN');
});

test('groups of different numbers have a table of their own shape', async ({ page }) => {
  const view = await open(page, ',x,y,z\na,3,0,1\nb,2,5,0');
  // 4 and 7 of 11 cases.
  const entropy = -(4 / 11) * Math.log2(4 / 11) - (7 / 11) * Math.log2(7 / 11);
  await expect(number(view, 'Entropy of the truth')).toContainText(`= ${entropy.toFixed(3)}`);
  await cell(view, 1, 2).click();
  await expect(view.getByRole('heading', { name: 'The cell true “b”, predicted “z”' })).toBeVisible();
  await cell(view, 0, 2).click();
  await expect(view.getByRole('heading', { name: 'The cell true “a”, predicted “z”' })).toBeVisible();
  const bayes = await lines(formula(view, 'Bayes’ theorem'));
  expect(bayes.slice(1)).toEqual(['=14⋅4111/11', '=1']);
});

test('more classes than a table can show leave the numbers and the diagram', async ({ page }) => {
  const labels = Array.from({ length: 31 }, (_, label) => `c${label} c${(label * 7) % 31}`);
  const view = await open(page, labels.join('\n'));
  await expect(view.getByText('31 classes: too many for a table')).toBeVisible();
  await expect(view.locator('deconfuse-joint-table')).toHaveCount(0);
  await expect(number(view, 'Mutual information')).toContainText(`= ${Math.log2(31).toFixed(3)}`);
  await expect(view.locator('deconfuse-information-diagram')).toBeVisible();
});

test('Spanish', { tag: '@quick' }, async ({ page }) => {
  const view = await open(page, tenCases);
  await page.getByRole('button', { name: 'ES Español' }).click();
  await expect(view.getByRole('heading', { name: 'Entropías, en bits' })).toBeVisible();
  await expect(number(view, 'Información mutua')).toContainText('= 0,971');
  await expect(view.getByRole('heading', { name: 'La celda real «1», predicha «1»' })).toBeVisible();
  await expect(view.getByRole('region', { name: 'Fórmula: Teorema de Bayes' })).toContainText('0,250');
  await view.getByRole('button', { name: 'aportación a I' }).click();
  await expect(cell(view, 2, 0)).toHaveText('−0,026');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('axe-core finds nothing, and the page is no wider than the window', async ({ page }) => {
      // Twelve classes with long names.
      const names = Array.from({ length: 12 }, (_, index) => `a class with a long name ${index}`);
      const cases = names.flatMap((name, index) => [`${name};${name}`, `${name};${names[(index * 5) % 12]}`]);
      for (const text of [tenCases, cases.join('\n')]) {
        const view = await open(page, text);
        await expect(view.getByRole('button', { name: 'Copy LaTeX' })).toHaveCount(3);
        for (const table of ['joint p(y, ŷ)', 'contribution to I']) {
          await view.getByRole('button', { name: table, exact: true }).click();
          expect(await violations(page)).toEqual([]);
          const { scrollWidth, clientWidth } = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return { scrollWidth, clientWidth };
          });
          expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
        }
      }
    });
  });
}
