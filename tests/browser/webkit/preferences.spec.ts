import { expect, test } from './test.ts';

test('language and colours can be chosen and are remembered after a reload', async ({ webkit }) => {
  await webkit.goto();
  await webkit.click('button', /^ES/);
  await webkit.find('button', '0,862 Exactitud');
  await webkit.click('button', 'Más');
  await webkit.click('option', '☾ Oscuro', await webkit.find('select', 'Colores'));
  const paper = () => webkit.session.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const scheme = () => webkit.session.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await expect.poll(scheme).toBe('dark');
  const dark = await paper();

  await webkit.session.reload();
  await webkit.find('button', '0,862 Exactitud');
  expect([await scheme(), await paper()]).toEqual(['dark', dark]);
  expect(await webkit.session.evaluate(() => document.documentElement.lang)).toBe('es');
  await webkit.click('button', 'Más');
  await webkit.click('option', '☀ Claro', await webkit.find('select', 'Colores'));
  await expect.poll(scheme).toBe('light');
  expect(await paper()).not.toBe(dark);
});
