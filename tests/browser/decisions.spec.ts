import { violations } from './axe.ts';
import { expect, replaceText, test, type Locator, type Page } from './test.ts';
import { openPart, parts, partsOfTheLab, type Part } from './decision-parts.ts';
import { fourteenCases, input, plot, viewportFits } from './scored-cases.ts';

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
/** The region with the derivation of this name. */
const formula = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: `Formula: ${name}`, exact: true }).locator('math');
/** A number that opens its derivation. */
const fact = (page: Page, name: string): Locator =>
  page.locator('details').filter({ has: page.locator('summary').getByText(name, { exact: true }) });
const problem = (page: Page, element: string): Locator =>
  page.locator(`${element} deconfuse-decision-notices`).first().getByRole('alert');
const note = (page: Page, element: string): Locator =>
  page.locator(`${element} deconfuse-decision-notices`).first().locator('.notice');

const losses = (page: Page): Locator => page.getByRole('table', { name: 'Loss of each action in each state' });
const risks = (page: Page): Locator => page.getByRole('table', { name: 'Risk of each action after each observation' });

/** A row of a table as screen readers read it; zeros may follow decimals. */
function rowOf(table: Locator, row: string): Locator {
  const written = row.replace(/[.*()|]/g, '\\$&').replace(/\\\.\d+/g, '$&0*');
  return table.getByRole('row', { name: new RegExp(`^${written}$`) });
}

async function expectRows(table: Locator, ...rows: string[]): Promise<void> {
  await expect(table.locator('tbody tr')).toHaveCount(rows.length);
  for (const row of rows) await expect(rowOf(table, row), row).toBeVisible();
}

/** Pastes as Ctrl+V does. */
async function paste(into: Locator, text: string): Promise<void> {
  await into.evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
    );
  }, text);
}

const treatment = [
  'young, test 0 0.8427 least 8 nothing',
  'young, test 1 47.7273 8 least medicine',
  'old, test 0 0.1404 least 8 nothing',
  'old, test 1 7.9545 least 8 nothing',
];

test('an answer about a test is checked, and the base-rate fallacy named', { tag: '@quick' }, async ({ page }) => {
  await openPart(page, 'test');
  const own = page.locator('deconfuse-own-answer').first();
  await own.locator('summary').first().click();
  await own.getByRole('textbox', { name: 'Your answer' }).fill('0.875');
  await own.getByRole('button', { name: 'Check' }).click();
  await expect(own.getByRole('status')).toContainText('Not right.');
  await expect(own.locator('deconfuse-slip-explanation').first()).toContainText('the base-rate fallacy');
  await own.getByRole('textbox', { name: 'Your answer' }).fill('35/44');
  await own.getByRole('button', { name: 'Check' }).click();
  await expect(own.getByRole('status')).toContainText('Right.');
});

test(
  'which treatment costs least: from losses and probabilities, typed or by Bayes’ theorem',
  { tag: '@quick' },
  async ({ page }) => {
    await page.goto('./');
    await page.getByRole('link', { name: 'Decisions' }).click();
    await expect(page.getByRole('heading', { name: 'Decision lab' })).toBeFocused();
    await expect(page).toHaveURL(/#decisions$/);
    await expect(page.locator('deconfuse-input-panel')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Losses' })).toHaveAttribute('aria-current', 'page');

    await test.step('typed posteriors', async () => {
      await expectRows(risks(page), ...treatment);
      // All observations count equally: (0.8427 + 8 + 0.1404 + 7.9545) / 4.
      await expect(formula(page, 'Total Bayes risk')).toContainText('≈4.2344');
      await expect(page.getByText('equally weighted, as their probabilities are not given')).toBeVisible();

      await button(page, '47.7273').click();
      await expect(button(page, '47.7273')).toHaveAttribute('aria-pressed', 'true');
      const risk = formula(page, 'Risk of “nothing” after “young, test 1”');
      await expect(risk).toContainText('≈0⋅0.204545+60⋅0.795454+0⋅0+10⋅0=');
      await expect(risk).toContainText('≈47.7273');
      await expect(page.getByText('After “young, test 1” the decision is “medicine”, the least of:')).toBeVisible();
      await expect(formula(page, 'Risk')).toContainText('=8');
    });

    await test.step('by Bayes’ theorem', async () => {
      await page.getByRole('radio', { name: 'By Bayes’ theorem' }).check();
      await expect(formula(page, 'Total Bayes risk')).toContainText('=1.3150');
      await expectRows(risks(page), ...treatment);
      await expect(field(page, 'p(h), young, COVID')).toHaveValue('0.05');
      await expect(field(page, 'old, COVID, old, test 1')).toHaveValue('0.875');
      const posteriors = page.getByRole('table', { name: 'The probabilities, by Bayes’ theorem' });
      const [first] = await posteriors.getByRole('button', { name: '0.7955' }).all();
      await first!.click();
      const posterior = formula(page, 'Probability of “young, COVID” after “young, test 1”');
      await expect(posterior).toContainText('3544');
      await expect(posterior).toContainText('≈0.7955');

      // A worse test of the elderly: of 0.5·0.1 + 0.025·0.9 with this result, 0.5·0.1 are ill.
      await field(page, 'old, COVID, old, test 1').fill('50 %');
      await field(page, 'old, COVID, old, test 0').fill('0.5');
      await expect(risks(page).getByRole('row', { name: 'old, test 1 6.8966 least 8 nothing' })).toBeVisible();

      await field(page, 'p(h), young, COVID').fill('0.5');
      await expect(problem(page, '.results')).toContainText('1.45');
      await expect(page.locator('.stale').filter({ has: risks(page) })).toBeVisible();
      await field(page, 'p(h), young, COVID').fill('0.05');
      await expect(problem(page, '.results')).toBeEmpty();
    });

    await test.step('another loss changes the decision at once', async () => {
      await button(page, 'Treatment').click();
      await page.getByRole('radio', { name: 'Type them for each observation' }).check();
      await expectRows(risks(page), ...treatment);
      await field(page, 'old, COVID, nothing').fill('11');
      await expect(button(page, 'Treatment')).toHaveAttribute('aria-pressed', 'false');
      await expect(risks(page).getByRole('row', { name: 'old, test 1 8.7500 8 least medicine' })).toBeVisible();
      await field(page, 'old, COVID, medicine').fill('12,5');
      await expect(
        risks(page).getByRole('row', { name: /^old, test 1 8\.7500 least 11\.57\d+ nothing$/ }),
      ).toBeVisible();
    });
  },
);

test('losses and states are added, named, pasted and explained', { tag: '@engine' }, async ({ page }) => {
  await openPart(page, 'loss');
  await page.getByText('0–1 loss: take the most probable state (MAP)').click();
  await expect(page.getByText('The actions are not the states, so the two cannot be compared')).toBeVisible();

  await test.step('ties, and the most probable state under 0–1 losses', async () => {
    await button(page, 'Every error costs 1').click();
    await expect(
      risks(page).getByRole('row', { name: /^x2 0\.60* least 0\.60* least 0\.8 a \(tie: a = b\)$/ }),
    ).toBeVisible();
    await expect(page.getByText('Actions of equal risk are equally good; the first one is taken.')).toBeVisible();
    await expect(page.getByText('Here both rules agree everywhere.')).toBeVisible();
    const mistakes = page.getByRole('table', { name: '0–1 risk of each state after each observation' });
    await expect(mistakes.getByRole('row', { name: 'x1 0.8 0.5 least 0.7 b' })).toBeVisible();

    // Deciding b in state b costs 10: 2 + 0.3 after x1.
    await field(page, 'a, b').fill('10');
    await expect(risks(page).getByRole('row', { name: 'x1 0.8 2.3 0.7 least c' })).toBeVisible();
    await expect(page.getByText('the decision differs from the most probable state for: x1.')).toBeVisible();
    await button(page, '0–1 losses').click();
    await expect(field(page, 'a, b')).toHaveValue('1');
    await expect(page.getByText('Here both rules agree everywhere.')).toBeVisible();
  });

  await test.step('an impossible input is explained, and the result below is marked as outdated', async () => {
    const alert = problem(page, '.results');
    const stale = page.locator('.stale').filter({ has: risks(page) });
    for (const [cell, text, said] of [
      ['a, b', '', 'A cell is not a number.'],
      ['a, b', 'one', 'A cell is not a number.'],
      ['x1, b', '0.6', '1.1'],
      ['x1, b', '-0.5', '−0.5'],
      ['State 2', 'a', '“a” is named twice.'],
    ] as const) {
      const before = await field(page, cell).inputValue();
      await field(page, cell).fill(text);
      await expect(alert, `${cell}: ${text}`).toContainText(said);
      await expect(stale).toBeVisible();
      await expect(field(page, cell)).toHaveValue(text);
      await expect(risks(page).getByRole('row', { name: 'x1 0.8 0.5 least 0.7 b' })).toBeVisible();
      await field(page, cell).fill(before);
      await expect(alert).toBeEmpty();
      await expect(stale).toHaveCount(0);
    }
    // A negative loss is accepted as a gain, which is said.
    await field(page, 'a, a').fill('−2');
    await expect(note(page, '.results')).toContainText('A negative loss is a gain');
    await expect(risks(page).getByRole('row', { name: /^x1 0\.40* least 0\.5 0\.7 a$/ })).toBeVisible();
    await field(page, 'a, a').fill('0');
    await expect(note(page, '.results')).toHaveCount(0);
  });

  await test.step('states, actions and observations are added, named and removed', async () => {
    await button(page, 'Add an action').click();
    await expect(field(page, 'Action 4')).toBeFocused();
    await page.keyboard.type('ask');
    for (const state of ['a', 'b', 'c']) await field(page, `${state}, ask`).fill('0.45');
    await expectRows(
      risks(page),
      'x1 0.8 0.5 0.7 0.45 least ask',
      'x2 0.6 0.6 0.8 0.45 least ask',
      'x3 1 0.9 0.1 least 0.45 c',
    );
    await button(page, 'Add a state').click();
    await page.keyboard.type('d');
    await expect(field(page, 'x3, d')).toHaveValue('0');
    await field(page, 'd, ask').fill('9');
    await field(page, 'x3, c').fill('0.1');
    await field(page, 'x3, d').fill('0.8');
    // In the new state only asking has a cost: 0.45·0.2 + 9·0.8.
    await expect(
      risks(page).getByRole('row', { name: /^x3 0\.2 0\.1 least 0\.1 least 7\.29 b \(tie: b = c\)$/ }),
    ).toBeVisible();

    await button(page, 'Add an observation').click();
    await page.keyboard.type('x4');
    // A new observation copies the last one until it is typed.
    await expect(risks(page).getByRole('row', { name: /^x4 0\.2 0\.1 least 0\.1 least 7\.29 b/ })).toBeVisible();
    for (const name of ['Remove x4', 'Remove ask', 'Remove b']) await button(page, name).first().click();
    await button(page, 'Remove b').click();
    await expect(losses(page).getByRole('textbox')).toHaveCount(3 + 2 + 3 * 2);
    // Without b the probabilities of the states no longer sum to 1.
    await expect(problem(page, '.results')).toContainText('0.5');
    await expect(field(page, 'x3, d')).toHaveValue('0.8');
  });

  await test.step('a pasted range fills the cells from the focused one on; arrow keys move in the column', async () => {
    await button(page, 'Every error costs 1').click();
    await paste(field(page, 'x1, b'), '0.25\t0.25\t7\r\n0.125\t0.375\r\n');
    await expect(field(page, 'x1, c')).toHaveValue('0.25');
    await expect(field(page, 'x2, c')).toHaveValue('0.375');
    await field(page, 'x1, a').fill('0.5');
    await field(page, 'x1, a').press('Enter');
    await expect(field(page, 'x2, a')).toBeFocused();
    await page.keyboard.type('0.5');
    await expectRows(risks(page), 'x1 0.5 least 0.75 0.75 a', 'x2 0.5 least 0.875 0.625 a', 'x3 1 0.9 0.1 least c');
    await page.keyboard.press('ArrowUp');
    await expect(field(page, 'x1, a')).toBeFocused();
  });

  await test.step('a table of losses is pasted; unreadable text stays and is explained', async () => {
    await page.getByText('Paste a table of losses').click();
    const text = page.getByRole('textbox', { name: 'A row per state, a column per action' });
    const said = problem(page, '.inputs');
    for (const [bad, why] of [
      ['\tgo\tstay\nrain\t1\tdry', 'Line 2, column 8: “dry” is not a number.'],
      ['state,stay,go\nrain,1,\nsun,5,2', 'Line 2, column 8: A value is missing in line 2. Fill it in.'],
      ['\tgo\tstay\nrain\t1\t2\nrain\t3\t4', '“rain” is named twice.'],
      ['\tgo\tstay\nrain\t1\t2\nsun\t3', 'Line 3'],
    ] as const) {
      await text.fill(bad);
      await button(page, 'Take the table').click();
      await expect(said).toContainText(why);
      await expect(text).toHaveValue(bad);
      await expect(field(page, 'State 1')).toHaveValue('a');
    }
    await text.fill('state;go;stay\nrain;1,5;0\nsun;0;2');
    await button(page, 'Take the table').click();
    await expect(said).toBeEmpty();
    await expect(field(page, 'State 1')).toHaveValue('rain');
    // Without probabilities in the text the states are equally probable.
    await expectRows(risks(page), 'x 0.75 least 1 go');
    await text.fill('\tgo\tstay\nrain\t1\t2\nsun\t3\t0\n\n\train\tsun\ncloud\t0.5\t0.5\nblue\t0.25\t0.75');
    await button(page, 'Take the table').click();
    await expectRows(risks(page), 'cloud 2 1 least stay', 'blue 2.5 0.5 least stay');
  });

  await test.step('names are text', async () => {
    const image = '<img src=x onerror=alert(1)>';
    const before = await page.locator('img, script').count();
    await field(page, 'State 1').fill(image);
    await field(page, 'Action 1').fill(image);
    await field(page, 'Observation 1').fill(image);
    await risks(page).getByRole('button').first().click();
    await expect(formula(page, `Risk of “${image}” after “${image}”`)).toBeVisible();
    await expect(risks(page).locator('tbody th').first()).toHaveText(image);
    expect(await page.locator('img, script').count()).toBe(before);
  });
});

test('a test of a rare condition, and the best guess under squared loss', async ({ page }) => {
  await openPart(page, 'test');

  await test.step('from prevalence, sensitivity and specificity to the posterior', async () => {
    const after = formula(page, 'Posterior after a positive result');
    await expect(after).toContainText('0.1⋅0.8750.1⋅0.875+');
    await expect(after).toContainText('=3544≈0.795');
    await expect(formula(page, 'Posterior after a negative result')).toContainText('=5356≈0.014');
    await field(page, 'Prevalence').fill('1 %');
    // 0.00875 of 0.00875 + 0.99·0.025.
    await expect(after).toContainText('≈0.261');
    await field(page, 'Prevalence').fill('2');
    await expect(problem(page, 'deconfuse-diagnostic-test')).toContainText('must lie between 0 and 1');
    await expect(after).toContainText('≈0.261');
    await expect(page.locator('deconfuse-diagnostic-test .stale')).toBeVisible();
    await expect(button(page, 'Use it for a decision')).toHaveCount(0);
    await field(page, 'Prevalence').fill('0.1');
    await button(page, 'Use it for a decision').click();
  });

  await test.step('used for a decision', async () => {
    await expect(page.getByRole('radio', { name: 'By Bayes’ theorem' })).toBeChecked();
    await expect(field(page, 'ill, test 1')).toHaveValue('0.875');
    await expectRows(risks(page), 'test 0 0.0140 least 0.9860 healthy', 'test 1 0.7955 0.2045 least ill');
    await button(page, '0.2045').first().click();
    await expect(formula(page, 'Risk of “ill” after “test 1”')).toContainText('944');
    // An untreated illness costs 60, a treatment 8.
    await field(page, 'ill, healthy').fill('60');
    await field(page, 'healthy, ill').fill('8');
    await expectRows(risks(page), 'test 0 0.8427 least 7.8876 healthy', 'test 1 47.7273 1.6364 least ill');
  });

  await test.step('squared loss', async () => {
    await page.getByRole('link', { name: 'Squared loss' }).click();
    await expect(page).toHaveURL(/#decisions=squared$/);
    await expect(formula(page, 'Posterior mean')).toContainText('0⋅0.4+1⋅0.3+2⋅0.2+5⋅0.1=65=1.2');
    await expect(formula(page, 'Expected loss of your guess')).toContainText('=94=2.25');
    await expect(formula(page, 'Expected loss of the mean')).toContainText('=5425=2.16');
    const drawing = page.getByRole('group', { name: 'The expected squared loss against the guess' });
    await expect(drawing).toContainText('your guess 1.5');
    await field(page, 'Your guess a').fill('−1');
    await expect(formula(page, 'Expected loss of your guess')).toContainText('=7');
    await expect(drawing).toContainText('your guess −1');
    await button(page, 'Guess the mean').click();
    await expect(field(page, 'Your guess a')).toHaveValue('1.2');
    await expect(formula(page, 'Expected loss of your guess')).toContainText('=5425=2.16');

    const said = problem(page, 'deconfuse-squared-loss');
    await field(page, 'probability p(h|x), 4').fill('0.3');
    await expect(said).toContainText('1.2');
    await expect(page.locator('deconfuse-squared-loss .stale').first()).toBeVisible();
    await expect(formula(page, 'Posterior mean')).toContainText('=65');
    await field(page, 'probability p(h|x), 4').fill('');
    await expect(said).toContainText('A field is not a number.');
    await field(page, 'probability p(h|x), 4').fill('0.1');
    await button(page, 'Add a value').click();
    await field(page, 'value h, 5').fill('10');
    await field(page, 'probability p(h|x), 5').fill('0.2');
    await field(page, 'probability p(h|x), 1').fill('1/5');
    // 0.3 + 0.4 + 0.5 + 2.
    await expect(formula(page, 'Posterior mean')).toContainText('=165=3.2');
    await button(page, 'Remove 5').click();
    await expect(field(page, 'value h, 5')).toHaveCount(0);
    await expect(said).toContainText('0.8');
  });

  await test.step('text typed elsewhere in the lab is kept', async () => {
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Losses' })).toHaveAttribute('aria-current', 'page');
    await expect(field(page, 'ill, healthy')).toHaveValue('60');
  });
});

test(
  'two classes with costs: threshold, ROC curve and other shares of positives',
  { tag: '@quick' },
  async ({ page }) => {
    await openPart(page, 'costs');
    const cost = {
      trueNegative: field(page, 'true negative: Truly negative, Decided negative'),
      falseAlarm: field(page, 'false positive: Truly negative, Decided positive'),
      missed: field(page, 'false negative: Truly positive, Decided negative'),
      found: field(page, 'true positive: Truly positive, Decided positive'),
    };
    const ratio = page.getByRole('textbox', { name: 'c: cost of a false negative' });
    const lab = page.locator('deconfuse-cost-decision');
    const value = (name: string): Locator => fact(page, name).locator('summary strong');

    await test.step('the threshold, by the general formula and by 1/(1 + c)', async () => {
      await expect(value('With these costs')).toHaveText('0.167');
      await ratio.fill('3');
      await expect(cost.missed).toHaveValue('3');
      await expect(value('With these costs')).toHaveText('0.250');
      await cost.missed.fill('1,5');
      await expect(ratio).toHaveValue('1.5');
      await expect(value('With these costs')).toHaveText('0.400');
      await ratio.fill('5');
      await expect(value('With these costs')).toHaveText('0.167');
      await expect(lab).toContainText('ℓ₀₁/(ℓ₀₁ + ℓ₁₀) = 1/(1 + 5)');
      await fact(page, 'With these costs').locator('summary').click();
      await expect(formula(page, 'With these costs')).toContainText('=16≈0.167');
      await fact(page, 'If a false negative costs 5 times as much: 1/(1 + c)').locator('summary').click();
      await expect(formula(page, 'If a false negative costs 5 times as much: 1/(1 + c)')).toContainText('=16≈0.167');
      // (2 − 1)/(2 − 1 + 4 − 1), because correct decisions have a cost as well.
      await cost.trueNegative.fill('1');
      await cost.falseAlarm.fill('2');
      await cost.missed.fill('4');
      await cost.found.fill('1');
      await expect(value('With these costs')).toHaveText('0.250');
      await expect(ratio).toHaveValue('');
      await expect(lab).toContainText('Only the extra cost of a wrong decision counts');
    });

    await test.step('costs without a threshold', async () => {
      for (const name of ['trueNegative', 'falseAlarm', 'missed', 'found'] as const) await cost[name].fill('0');
      await expect(lab).toContainText('every decision costs the same');
      await expect(value('With these costs')).toHaveText('undefined');
      // Correct decisions cost more than errors.
      await cost.trueNegative.fill('2');
      await cost.found.fill('3');
      await expect(lab).toContainText('wrong decisions cost no more than right ones');
      await expect(value('With these costs')).toHaveText('undefined');
      await cost.trueNegative.fill('0');
      await cost.found.fill('0');
      await cost.falseAlarm.fill('1');
      await cost.missed.fill('five');
      await expect(cost.missed).toHaveAttribute('aria-invalid', 'true');
      await expect(lab).toContainText(
        'A number is expected, such as 5, 0.5 or −1. The result is that of the last valid numbers.',
      );
      await expect(cost.missed).toHaveValue('five');
      await cost.missed.fill('5');
      await expect(cost.missed).not.toHaveAttribute('aria-invalid');
      await expect(value('With these costs')).toHaveText('0.167');
    });

    // The data of the page are labels, which have no threshold.
    await test.step('on the 20 cases of Fawcett', async () => {
      await button(page, 'Show it with 20 cases (Fawcett 2006)').click();
      const roc = plot(page, 'Equal cost on the ROC curve');
      await expect(roc).toContainText('Equal cost, slope 0.200');
      await expect(roc).toContainText('t = 0.300');
      await expect(value('Slope of the lines of equal cost')).toHaveText('0.200');
      // All positives are found at 9 false alarms among 20 cases.
      await expect(value('Least mean cost')).toHaveText('0.450');
      await fact(page, 'Least mean cost').locator('summary').click();
      await expect(formula(page, 'Least mean cost')).toContainText('=920=0.45');
      await expect(lab).toContainText('Both agree: on these cases the threshold 0.167');

      const handle = plot(page, 'Mean cost against the threshold').getByRole('slider');
      await handle.focus();
      await page.keyboard.press('ArrowRight');
      // One positive is missed: (5 + 9)/20.
      await expect(handle).toHaveAttribute('aria-valuetext', 'threshold 0.330, mean cost 0.700, TP 9 · FP 9');
      await expect(value('Mean cost at t = 0.330')).toHaveText('0.700');
      await ratio.fill('1');
      await expect(value('Slope of the lines of equal cost')).toHaveText('1');
      await expect(roc).toContainText('Equal cost, slope 1');
      // With equal costs: 6 of 20 at 0.54, with 4 positives found and 1 false alarm.
      await expect(value('Least mean cost')).toHaveText('0.300');
      await ratio.fill('5');
      await expect(value('Least mean cost')).toHaveText('0.450');
    });

    await test.step('positives rarer than in the data', async () => {
      const share = field(page, 'Share of positives where decisions are made');
      await expect(share).toHaveValue('0.5');
      await share.fill('10 %');
      await expect(value('Slope of the lines of equal cost')).toHaveText('1.800');
      // The odds 1/5 · (1/1)/(1/9) equal 9/5.
      await expect(value('On the probabilities of these data')).toHaveText('0.643');
      await expect(lab).toContainText('Decisions are made where it is 0.1: the threshold moves, the model stays.');
      await share.fill('2');
      await expect(lab).toContainText('A number between 0 and 1 is expected, or per cent');
      await expect(value('Slope of the lines of equal cost')).toHaveText('1.800');
      await button(page, 'As in the data').click();
      await expect(share).toHaveValue('0.5');
      await expect(value('Slope of the lines of equal cost')).toHaveText('0.200');
    });

    await test.step('on the scores read on the page', async () => {
      await page.getByRole('link', { name: 'Matrix', exact: true }).click();
      await replaceText(input(page), fourteenCases());
      await expect(page.locator('#understood')).toContainText('14 cases, 4 positive');
      await page.getByRole('link', { name: 'Decisions' }).click();
      await page.getByRole('link', { name: 'Costs of two classes' }).click();
      await expect(lab).toContainText('In the data: 0.286');
      // 10/4 · 1/5; at 0.65 all positives are found at 3 false alarms.
      await expect(value('Slope of the lines of equal cost')).toHaveText('0.500');
      await expect(value('Least mean cost')).toHaveText('0.214');
      await expect(value('Reached from this score on')).toHaveText('0.650');
      await expect(lab).toContainText('costs 0.714, the cheapest 0.214.');
      await expect(lab).not.toContainText('Fawcett');
      await page.getByRole('link', { name: 'Matrix', exact: true }).click();
      await replaceText(
        input(page),
        fourteenCases((score) => Math.round(100 * score)),
      );
      await expect(page.locator('#understood')).toContainText('14 cases, 4 positive');
      await page.getByRole('link', { name: 'Decisions' }).click();
      await page.getByRole('link', { name: 'Costs of two classes' }).click();
      await expect(lab).toContainText('These scores are not probabilities');
      await expect(value('Reached from this score on')).toHaveText('65');
      await expect(fact(page, 'On the probabilities of these data')).toHaveCount(0);
    });
  },
);

test('the reject option: the rows that are rejected', { tag: '@quick' }, async ({ page }) => {
  await openPart(page, 'reject');
  const lab = page.locator('deconfuse-reject-option');
  const headline = lab.locator('.headline');
  const reject = page.getByRole('textbox', { name: 'Loss of a rejection' });
  const error = page.getByRole('textbox', { name: 'Loss of an error' });
  const slider = page.getByRole('slider', { name: 'λ*: how sure is sure enough' });
  const rows = page.getByRole('region', { name: 'Which rows are rejected' });

  await test.step('two of four, one of them on the threshold', async () => {
    await expect(headline).toHaveText('2 of 4 rows are rejected. Of the 2 accepted, 19.5 % are expected to be wrong.');
    await expect(formula(page, "Rejection threshold (Chow's rule)")).toContainText('=1−0.31=710=0.7');
    await expectRows(rows, 'x 1 0.7 a no reject', 'x 2 0.71 a yes a', 'x 3 0.5 b no reject', 'x 4 0.9 c yes c');
    await expect(lab).toContainText('p*(x) = λ* = 0.7: not above it, so the row is rejected.');
    await button(page, 'x 4').click();
    await expect(formula(page, 'The largest posterior probability')).toContainText('max⁡(0.05,0.05,0.9)=0.9');
    await expect(lab).toContainText('p*(x) = 0.9 > λ* = 0.7: the decision is “c”.');
    await fact(page, 'Reject rate').locator('summary').click();
    await expect(formula(page, 'Reject rate')).toContainText('=12=0.5');
    await fact(page, 'Risk with reject option').locator('summary').click();
    // 0.3·1/2 + (0.29 + 0.1)/4.
    await expect(formula(page, 'Risk with reject option')).toContainText('0.2475');
    await page.getByRole('checkbox', { name: 'Only rejected rows' }).check();
    await expectRows(rows, 'x 1 0.7 a no reject', 'x 3 0.5 b no reject');
    await page.getByRole('checkbox', { name: 'Only rejected rows' }).uncheck();
  });

  await test.step('the slider and both curves by keyboard', async () => {
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(reject).toHaveValue('0.31');
    await expect(slider).toHaveAttribute('aria-valuetext', 'λ* = 0.69, so λr = 0.31');
    await expect(headline).toContainText('1 of 4 rows is rejected.');
    await page.keyboard.press('End');
    await expect(headline).toHaveText('All 4 rows are rejected: nothing is decided.');
    await expect(lab).toContainText('accuracy is 0/0');
    await page.keyboard.press('Home');
    await expect(reject).toHaveValue('1');
    await expect(headline).toContainText('None of 4 rows is rejected.');
    await expect(lab).toContainText('nothing is ever rejected');

    const errorReject = plot(page, 'Error–reject curve').getByRole('slider');
    await expect(errorReject).toHaveAttribute(
      'aria-valuetext',
      /^λ\* = 0: 0\s% rejected, 29\.8\s% accepted and wrong$/,
    );
    await errorReject.focus();
    await page.keyboard.press('ArrowRight');
    await expect(headline).toContainText('1 of 4 rows is rejected.');
    await expect(reject).not.toHaveValue('1');
    const coverage = plot(page, 'Accuracy–coverage curve').getByRole('slider');
    await expect(coverage).toHaveAttribute('aria-valuetext', /75\s% accepted, accuracy 77\s%$/);
  });

  await test.step('invalid losses are explained', async () => {
    await reject.fill('2');
    await expect(note(page, 'deconfuse-reject-option')).toContainText('nothing is ever rejected');
    await expect(headline).toContainText('None of 4 rows is rejected.');
    await reject.fill('-1');
    await expect(lab).toContainText('A loss cannot be negative.');
    await expect(lab.locator('.stale .headline')).toBeVisible();
    await reject.fill('a bit');
    await expect(lab).toContainText('“a bit” is not a number.');
    await expect(reject).toHaveValue('a bit');
    await reject.fill('0.3');
    await error.fill('0');
    await expect(note(page, 'deconfuse-reject-option')).toContainText('Errors cost nothing (λe = 0)');
    await expect(headline).toHaveText('Without a threshold nothing is decided.');
    await error.fill('1');
    await expect(headline).toContainText('2 of 4 rows are rejected.');

    await field(page, 'x 2, a').fill('0.91');
    await expect(problem(page, 'deconfuse-reject-option')).toContainText('sum to 1.2');
    await expect(lab.locator('.stale .headline')).toBeVisible();
    await button(page, 'Divide each row by its sum').click();
    await expect(headline).toContainText('2 of 4 rows are rejected.');
    await expect(rows.getByRole('row', { name: 'x 2 0.7583 a yes a' })).toBeVisible();
    const image = '<img src=x onerror=alert(2)>';
    await field(page, 'class 1').fill(image);
    await expect(rows.getByRole('row', { name: `x 2 0.7583 ${image} yes ${image}` })).toBeVisible();
  });

  await test.step('the class probabilities read on the page, with their truth', async () => {
    await page.getByRole('link', { name: 'Matrix', exact: true }).click();
    await input(page).fill(
      'truth,a,b,c\na,0.8,0.1,0.1\nb,0.9,0.05,0.05\nc,0.2,0.2,0.6\na,0.5,0.3,0.2\nb,0.1,0.85,0.05',
    );
    await expect(page.locator('#understood')).toContainText('5 ');
    await page.getByRole('link', { name: 'Decisions' }).click();
    await page.getByRole('link', { name: 'Rejecting' }).click();
    await expect(lab).toContainText('5 cases with the true class, as read on the page.');
    await expect(headline).toHaveText(
      '2 of 5 rows are rejected. Of the 3 accepted, 15 % are expected to be wrong. ' +
        'Counted against the truth: 1 of 3 (33.3 %).',
    );
    await expect(rows.getByRole('row', { name: '2 b 0.9 a yes a (wrong)' })).toBeVisible();
    await expect(fact(page, 'Observed error rate with rejection').locator('summary strong')).toHaveText('0.2');
    await expect(lab).toContainText('Errors are counted against the truth.');
    await button(page, 'Typed here').click();
    // The typed table is kept.
    await expect(field(page, 'x 2, <img src=x onerror=alert(2)>')).toHaveValue(/^0\.7583/);
    await expect(headline).toContainText('2 of 4 rows');
    await button(page, 'My data').click();
    await expect(headline).toContainText('2 of 5 rows');
  });
});

test(
  'the Fβ landscape: from precision to recall, with the classes of the page as points',
  { tag: '@engine' },
  async ({ page }) => {
    await page.goto('./');
    await input(page).fill('\tcat\tdog\ncat\t8\t2\ndog\t12\t28');
    await expect(page.locator('#understood')).toContainText('50 cases, 2 classes');
    await page.getByRole('link', { name: 'Curves', exact: true }).click();
    await page.getByRole('link', { name: 'Fβ landscape' }).click();
    const slider = page.getByRole('slider', { name: 'β, from 0 to ∞' });
    const table = page.getByRole('region', { name: 'Fβ of each class' });
    const beta = page.getByRole('spinbutton', { name: 'β =' });

    // P = 2/5 and R = 4/5; P = 28/30 and R = 7/10.
    await expectRows(table, 'cat 0.400 0.533 0.800', 'dog 0.933 0.800 0.700');
    await expect(page.getByRole('radio', { name: '“cat”: P = 0.400, R = 0.800, Fβ = 0.533 with β = 1' })).toBeChecked();
    await expect(formula(page, 'F-beta score').first()).toContainText('=815≈0.533');
    await expect(page.getByText('An example matrix')).toHaveCount(0);

    await test.step('the slider by keyboard, to both limits', async () => {
      await slider.focus();
      await page.keyboard.press('ArrowRight');
      await expect(slider).toHaveAttribute('aria-valuetext', /recall counts 1\.\d+ times as much as precision/);
      await page.keyboard.press('End');
      await expect(slider).toHaveAttribute('aria-valuetext', 'β = ∞: only recall counts');
      await expect(page.getByText('F∞ is recall')).toBeVisible();
      await expectRows(table, 'cat 0.400 0.800 0.800', 'dog 0.933 0.700 0.700');
      await expect(page.getByText('For β → ∞ Fβ is recall:')).toBeVisible();
      await page.keyboard.press('Home');
      await expect(slider).toHaveAttribute('aria-valuetext', 'β = 0: only precision counts');
      await expect(beta).toHaveValue('0');
      await expectRows(table, 'cat 0.400 0.400 0.800', 'dog 0.933 0.933 0.700');
    });

    await test.step('β typed, by button, and by a small plot', async () => {
      await beta.fill('3');
      // 10 · 8 of 10 · 8 + 9 · 2 + 12.
      await expectRows(table, 'cat 0.400 0.727 0.800', 'dog 0.933 0.718 0.700');
      await expect(formula(page, 'F-beta score').first()).toContainText('=811≈0.727');
      await beta.fill('-1');
      await expect(beta).toHaveJSProperty('validity.valid', false);
      await expectRows(table, 'cat 0.400 0.727 0.800', 'dog 0.933 0.718 0.700');
      await button(page, 'β = 0.5').click();
      await expect(beta).toHaveValue('0.5');
      await expect(table.getByRole('row', { name: 'cat 0.400 0.444 0.800' })).toBeVisible();
      const small = page.locator('.comparison');
      await expect(small.getByRole('img')).toHaveCount(4);
      await expect(small.getByRole('img', { name: 'Lines of equal arithmetic mean' })).toBeVisible();
      await small.getByRole('button', { name: /^β = 2/ }).click();
      await expect(small.getByRole('button', { name: /^β = 2/ })).toHaveAttribute('aria-pressed', 'true');
      await expect(table.getByRole('row', { name: 'cat 0.400 0.667 0.800' })).toBeVisible();
    });

    await test.step('another class, by arrow keys on the points and in the table', async () => {
      await page.getByRole('radio', { name: '“cat”' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: '“dog”' })).toBeFocused();
      await expect(page.getByRole('heading', { name: 'Fβ of “dog”, β = 2' })).toBeVisible();
      await button(page, 'cat').click();
      await expect(page.getByRole('heading', { name: 'Fβ of “cat”, β = 2' })).toBeVisible();
    });

    await test.step('the data are unchanged on the way back; without classes there is an example', async () => {
      await page.getByRole('link', { name: 'Matrix', exact: true }).click();
      await expect(input(page)).toHaveValue('\tcat\tdog\ncat\t8\t2\ndog\t12\t28');
      await expect(button(page, '0.720 Accuracy')).toBeVisible();
      await replaceText(input(page), fourteenCases());
      await expect(page.locator('#understood')).toContainText('14 cases');
      await page.getByRole('link', { name: 'Curves', exact: true }).click();
      await page.getByRole('link', { name: 'Fβ landscape' }).click();
      await expect(page.getByText('An example matrix of three classes.')).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(3);
    });
  },
);

test('an address opens its part, also at 360 pixels', { tag: ['@quick', '@engine'] }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [address, part] of [
    ['#decisions=reject', 'reject'],
    ['#decisions=nothing%20such', 'loss'],
    ['#decisions', 'loss'],
    ['#decisions=costs', 'costs'],
    ['#decisions=squared', 'squared'],
    ['#decisions=curves', 'curves'],
    ['#decisions=landscape', 'landscape'],
  ] as const) {
    await page.goto(`./${address}`);
    const heading = page.getByRole('heading', { name: parts[part], exact: true }).first();
    await expect(heading).toBeVisible();
    if (part === 'reject') await page.reload();
    await expect(heading).toBeVisible();
    await expect(page.locator('deconfuse-decision-lab section:visible')).toHaveCount(1);
    await viewportFits(page);
  }
});

test('a printed part has no links to others', { tag: '@media' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const part of Object.keys(parts) as Part[]) {
    await openPart(page, part);
    await expect(page.getByRole('navigation', { name: 'Parts of the lab' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Views of the data' })).toBeHidden();
  }
});

test('Tab reaches and leaves every control of every part', { tag: '@engine' }, async ({ page }) => {
  await page.goto('./#decisions=costs');
  await button(page, 'Show it with 20 cases (Fawcett 2006)').click();
  await expect(plot(page, 'Equal cost on the ROC curve')).toBeVisible();
  for (const part of Object.keys(parts) as Part[]) {
    await openPart(page, part);
    await expect(page.locator('deconfuse-decision-lab section:visible [aria-busy=true]')).toHaveCount(0);
    await page.locator('deconfuse-decision-lab section:visible details').evaluateAll((all) => {
      for (const details of all) (details as HTMLDetailsElement).open = true;
    });
    // Opened derivations have to be computed first.
    await page.waitForTimeout(200);
    const reached = await page.evaluate(() => {
      const elements = (root: Document | ShadowRoot): Element[] =>
        [...root.querySelectorAll('*')].flatMap((element) => [
          element,
          ...(element.shadowRoot ? elements(element.shadowRoot) : []),
        ]);
      const all = elements(document);
      const lab = all.find(({ localName }) => localName === 'deconfuse-decision-lab')!;
      const inLab = elements(lab.shadowRoot!);
      const stops = inLab.filter(
        (element): element is HTMLElement =>
          ((element as HTMLElement).tabIndex >= 0 || element.localName === 'summary') &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches(':disabled, input[type=radio]:not(:checked)'),
      );
      Object.assign(window, { lab: inLab, stops, seen: new Set<Element>() });
      stops[0]!.focus();
      return stops.length;
    });
    expect(reached).toBeGreaterThan(part === 'curves' ? 5 : 8);
    const focused = (): Promise<string> =>
      page.evaluate(() => {
        const { lab, seen } = window as unknown as { lab: Element[]; seen: Set<Element> };
        let element = document.activeElement!;
        while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
        seen.add(element);
        // In Firefox, scrolling elements are tab stops as well.
        return lab.includes(element) ? 'inside' : 'outside';
      });
    for (let steps = 0; steps < 200 && (await focused()) === 'inside'; steps++) await page.keyboard.press('Tab');
    expect(await focused(), `${part}: Tab leaves it`).toBe('outside');
    const missed = await page.evaluate(() => {
      const { stops, seen } = window as unknown as { stops: HTMLElement[]; seen: Set<Element> };
      return stops.filter((stop) => !seen.has(stop)).map((stop) => stop.ariaLabel ?? stop.outerHTML.slice(0, 200));
    });
    expect(missed, part).toEqual([]);
  }
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-ES' });

  test('numbers have decimal commas, also when typed', { tag: '@engine' }, async ({ page }) => {
    await page.goto('./#decisions');
    const table = page.getByRole('table', { name: /^Riesgo de cada/ });
    await expect(table).toContainText('0,8427');
    await expect(table).toContainText('47,7273');
    const cell = page.getByRole('textbox', { name: /, COVID, nada$/i }).nth(1);
    await cell.fill('11,5');
    await expect(table).toContainText('9,1477');
    for (const part of ['costs', 'reject', 'squared', 'curves', 'landscape'] as const) {
      await page.goto(`./#decisions=${part}`);
      const section = page.locator('deconfuse-decision-lab section:visible');
      await expect(section.locator('h2')).toBeVisible();
      if (part === 'costs') await section.getByRole('button', { name: 'Fawcett 2006' }).click();
      await expect(section, part).toContainText(/\d,\d/);
      await expect(section).not.toContainText(/\d\.\d/);
    }
    const switcher = page.getByRole('button', { name: 'EN English' });
    await switcher.click();
    await page.getByRole('link', { name: 'Decisions', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Decision lab' })).toBeVisible();
    await page.getByRole('link', { name: 'Losses' }).click();
    await expect(risks(page)).toContainText('9.1477');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('axe-core finds nothing in any part of the decision lab', async ({ page }) => {
      await page.goto('./#decisions');
      for await (const part of partsOfTheLab(page)) expect.soft(await violations(page), part).toEqual([]);
    });
  });
}
