import { violations } from './axe.ts';
import { chooseExample, expect, replaceText, test, type Locator, type Page } from './test.ts';

const panelOf = (page: Page): Locator => page.locator('deconfuse-challenge-panel');
const goalsOf = (page: Page): Locator => panelOf(page).getByRole('list', { name: 'Goals' }).getByRole('listitem');
const lessonOf = (page: Page): Locator => panelOf(page).getByRole('status');
const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Paste labels' });

async function setCell(page: Page, truth: string, predicted: string, count: number): Promise<void> {
  await page.getByRole('textbox', { name: `true ${truth}, predicted ${predicted}` }).fill(String(count));
}

test('a challenge is opened by a link and met by editing the matrix', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./#challenge=prevalence');
  await expect(page.getByRole('heading', { name: 'Challenge: Prevalence' })).toBeVisible();
  await expect(page.getByText('Read: 100 cases, 2 classes')).toBeVisible();
  await expect(goalsOf(page)).toContainText([
    /Accuracy.*at least 0\.95.*not yet, now 0\.850/s,
    /Balanced accuracy.*exactly 0\.5.*not yet, now 0\.813/s,
    /Number of cases.*exactly 100.*reached, now 100/s,
  ]);
  await expect(lessonOf(page)).toBeEmpty();

  await setCell(page, 'ill', 'ill', 0);
  await setCell(page, 'healthy', 'ill', 0);
  await setCell(page, 'healthy', 'healthy', 95);
  await expect(goalsOf(page)).toContainText([/reached, now 0\.950/, /reached, now 0\.500/, /reached, now 100/]);
  await expect(lessonOf(page)).toContainText(/^✓ Reached\. Where one class is rare, /);
  expect(await violations(page)).toEqual([]);

  await setCell(page, 'healthy', 'healthy', 94);
  await expect(goalsOf(page).last()).toContainText('not yet, now 99');
  await expect(lessonOf(page)).toBeEmpty();

  await panelOf(page).getByRole('button', { name: 'Start again' }).click();
  await expect(goalsOf(page).first()).toContainText('not yet, now 0.850');
});

test('a challenge leads to the next one and can be left', async ({ page }) => {
  await page.goto('./#challenge=prevalence');
  await panelOf(page).getByRole('link', { name: 'Next: Macro against micro' }).click();
  await expect(page.getByRole('heading', { name: 'Challenge: Macro against micro' })).toBeVisible();
  await expect(page.getByText('Read: 90 cases, 3 classes')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Read: 100 cases, 2 classes')).toBeVisible();

  await panelOf(page).getByRole('link', { name: 'Leave the challenge' }).click();
  await expect(panelOf(page)).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('');
  // The data stay; the challenge starts anew when it is opened again.
  await setCell(page, 'ill', 'ill', 1);
  await expect(page.getByText('Read: 86 cases, 2 classes')).toBeVisible();
  await page.getByRole('button', { name: 'Challenges' }).click();
  await page.getByRole('link', { name: 'Prevalence' }).click();
  await expect(goalsOf(page).last()).toContainText('now 100');
});

test('six challenges are listed after the examples', async ({ page }) => {
  await page.goto('./');
  const button = page.getByRole('button', { name: 'Challenges' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const links = page.getByRole('list', { name: 'Challenges' }).getByRole('link');
  await expect(links).toHaveCount(6);
  expect(await violations(page)).toEqual([]);
  await links.last().click();
  await expect(page.getByRole('heading', { name: 'Challenge: Costs and threshold' })).toBeVisible();
});

test('the mean cost is that of the threshold further down the page', async ({ page }) => {
  await page.goto('./#challenge=costs');
  const [cost, area] = [goalsOf(page).first(), goalsOf(page).last()];
  await expect(cost).toContainText(/Mean cost at the threshold.*at most 0\.54.*not yet, now 0\.660/s);
  await expect(area).toContainText('reached, now 0.800');
  await expect(page.getByRole('spinbutton', { name: 'of a false negative' })).toHaveValue('5');

  const slider = page.getByRole('slider', { name: 'Move the threshold' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(panelOf(page).locator('.glance')).toHaveText(/✓.*0\.540\s+\(≤ 0\.54\).*Reached\./s);
  await expect(lessonOf(page)).toContainText('1/(1 + 5)');
  await page.keyboard.press('ArrowRight');
  await expect(cost).toContainText('not yet, now 0.700');
});

test('scores are edited in the text', async ({ page }) => {
  await page.goto('./#challenge=curves');
  await expect(goalsOf(page).last()).toContainText('not yet, now 0.848');
  const text = await textOf(page).inputValue();
  await replaceText(
    textOf(page),
    text.replace(/^0,(\S+),(\d+)$/gm, (_line, score, count) => `0,${score},${count}0`),
  );
  await expect(goalsOf(page).last()).toContainText('not yet, now 0.370');
  await replaceText(
    textOf(page),
    text.replace(/^0,(\S+),(\d+)$/gm, (_line, score, count) => `0,${score},${Number(count) * 20}`),
  );
  await expect(lessonOf(page)).toContainText('Reached.');
});

test('a link holds a lecturer’s goals, with or without data', async ({ page }) => {
  await page.goto('./#example=rareDisease&goal=accuracy>=0.95;mcc=0;recall:ill>=1/2;cases=1000');
  await expect(page.getByRole('heading', { name: 'Challenge', exact: true })).toBeVisible();
  await expect(goalsOf(page)).toContainText([
    /Accuracy.*at least 0\.95.*reached, now 0\.987/s,
    /Matthews correlation coefficient.*exactly 0.*not yet/s,
    /Recall of “ill”.*at least 0\.5.*not yet, now 0\.100/s,
    /Number of cases.*exactly 1000.*reached, now 1000/s,
  ]);
  // An undefined value does not reach a goal.
  await replaceText(textOf(page), '\till\thealthy\nill\t0\t10\nhealthy\t0\t990');
  await expect(goalsOf(page).nth(1)).toContainText('not yet, now 0/0');
  expect(new URL(page.url()).hash).toMatch(/^#goal=accuracy/);

  // One metric that the data lack; for scores, metrics of the matrix at the threshold.
  await page.evaluate(() => (location.hash = 'example=twentyCases&goal=auc>=0.6;recall>=0.6;f1_macro>0;ari=1'));
  await expect(goalsOf(page)).toContainText([
    /Area under the ROC curve.*reached, now 0\.680/s,
    /Recall of “p” at the threshold.*reached, now 0\.600/s,
    /F1 score, macro average at the threshold.*reached/s,
    /Adjusted Rand index at the threshold.*not yet/s,
  ]);
  await page.evaluate(() => (location.hash = 'example=spam&goal=roc_auc>=0.6;recall:eggs=1'));
  await expect(goalsOf(page)).toContainText([/not yet, not available for these data/, /not yet, not available/]);
});

test('an unreadable goal is named, and no goal is judged', async ({ page }) => {
  await page.goto('./#goal=acuracy>=0.95;f1=x;cases=58;<b>bold</b>');
  const alert = panelOf(page).getByRole('alert');
  await expect(alert).toContainText('There is no single-number metric called “acuracy”.');
  await expect(alert).toContainText('“f1=x” is no goal.');
  await expect(alert).toContainText('“<b>bold</b>” is no goal.');
  await expect(alert).toContainText('goal=accuracy>=0.95;balanced_accuracy=0.5;cases=100');
  await expect(goalsOf(page)).toHaveCount(0);
  await expect(page.getByText('Read: 58 cases, 2 classes')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'ES Español' }).click();
  await expect(alert).toContainText('«f1=x» no es una meta.');
  await page.evaluate(() => (location.hash = 'challenge=nonsense'));
  await expect(alert).toContainText('No hay ningún reto llamado «nonsense».');
});

test.describe('while work is kept', () => {
  test.use({ keepsWork: true });

  test('a challenge goes on after a reload and after a visit to another view', async ({ page }) => {
    await page.goto('./#challenge=relabelling');
    await setCell(page, 'A', 'A', 0);
    await expect(page.getByText('Read: 26 cases, 3 classes')).toBeVisible();
    await page.getByRole('link', { name: 'Reference', exact: true }).click();
    await expect(panelOf(page)).toHaveCount(0);
    await page.goBack();
    await expect(goalsOf(page).first()).toContainText('Accuracy');
    await expect(page.getByText('Read: 26 cases, 3 classes')).toBeVisible();

    // The work is saved with a short delay.
    await page.waitForTimeout(1000);
    await page.reload();
    await expect(goalsOf(page).first()).toContainText('Accuracy');
    await expect(page.getByText('Read: 26 cases, 3 classes')).toBeVisible();

    // A challenge left by way of another view starts anew when it is opened again.
    await page.getByRole('link', { name: 'Decisions', exact: true }).click();
    await page.getByRole('link', { name: 'Matrix', exact: true }).click();
    await chooseExample(page, 'Spam');
    await page.goto('./#challenge=relabelling');
    await expect(page.getByText('Read: 36 cases, 3 classes')).toBeVisible();
  });
});
