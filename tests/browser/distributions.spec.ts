// Views of one distribution, of two, and of one labelling.
import { expect, test, type Page } from './test.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Paste labels' });
const understood = (page: Page) => page.locator('#understood');
const headline = (page: Page, name: string) => page.getByRole('button', { name });

test.beforeEach(async ({ page }) => {
  await page.goto('.');
  await expect(understood(page)).toBeVisible();
});

test('two distributions are compared, with every number worked out @quick', async ({ page }) => {
  await text(page).fill('p = [0.5, 0.25, 0.25]\nq = [0.25, 0.25, 0.5]');
  await expect(understood(page)).toContainText('Probabilities of 3 outcomes.');
  await expect(page.getByLabel('Result').getByText('by more than 0.250.')).toBeVisible();
  await expect(headline(page, '1.500 Entropy of a distribution')).toBeVisible();
  await headline(page, '0.250 Kullback-Leibler divergence').click();
  await expect(page.locator('[data-metric=distribution_kl_divergence]')).toContainText('1/4');
  await expect(page.getByRole('region', { name: /Formula/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Confusion matrix' })).toBeHidden();

  // Labels again have everything that belongs to labels.
  await text(page).fill('a,a\na,b\nb,b');
  await expect(understood(page)).toContainText('3 cases');
  await expect(page.getByRole('button', { name: '0.667 Accuracy' })).toBeVisible();
});

test('the base of the logarithms is that of the options', async ({ page }) => {
  await text(page).fill('p = [0.5, 0.5]\nq = [0.25, 0.75]');
  await expect(headline(page, '1 Entropy of a distribution')).toBeVisible();
  await page.getByText('More options').click();
  await page.getByRole('combobox', { name: 'Logarithms' }).selectOption({ label: 'base e (nats)' });
  await expect(headline(page, '0.693 Entropy of a distribution')).toBeVisible();
});

test('one labelling is refused as labels, and a click shows its three forms', async ({ page }) => {
  await text(page).fill('Y = (1, 2, 2, 3, 3, 3, 4, 4, 4, 4)');
  await expect(page.getByText('There is only one list.')).toBeVisible();
  await page.getByRole('button', { name: 'It is one labelling, or one distribution' }).click();
  await expect(understood(page)).toContainText('One labelling of 10 cases in 4 classes');
  await expect(headline(page, '1.846 Entropy of a distribution')).toBeVisible();
  await page.locator('details.more > summary', { hasText: 'Representations' }).click();
  await page.getByRole('button', { name: 'Sets', exact: true }).click();
  await expect(page.getByText('{7, 8, 9, 10}')).toBeVisible();
});
