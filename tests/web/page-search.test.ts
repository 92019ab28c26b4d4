import { createCalculator } from 'deconfuse';
import { expect, test } from 'vitest';
import { loadMetricSearch } from '../../web/locales/metric-search.ts';
import { findOnPage, type Place } from '../../web/locales/page-search.ts';

const here = (await createCalculator())
  .catalogue()
  .filter(({ scope }) => !['curve', 'probability', 'multilabel', 'decision', 'distribution'].includes(scope));
const search = await loadMetricSearch('en');

const places: readonly Place[] = [
  { kind: 'tab', id: 'matrix', name: 'Matrix' },
  { kind: 'tab', id: 'information', name: 'Information' },
  { kind: 'action', id: 'share', name: 'Share' },
  { kind: 'action', id: 'undo', name: 'Undo' },
  { kind: 'example', id: 'spam', name: 'Spam' },
  { kind: 'example', id: 'averages', name: 'Three averages' },
];

const found = (text: string): string[] =>
  findOnPage(text, places, { search, here }).map(({ kind, id }) => `${kind} ${id}`);

test.each([
  ['recall', 'metric recall'],
  ['MCC', 'metric matthews_correlation'],
  ['Trefferquote', 'metric recall'],
  ['spam', 'example spam'],
  ['averages three', 'example averages'],
  ['share', 'action share'],
  ['und', 'action undo'],
  ['brier', 'elsewhere brier_score'],
])('%s: first of all %s', (text, first) => {
  expect(found(text)[0]).toBe(first);
});

test('among equally good matches places come before metrics, and metrics of other data last', () => {
  const kinds = findOnPage('information', places, { search, here }).map(({ kind }) => kind);
  expect(found('information')[0]).toBe('tab information');
  expect(kinds).toContain('metric');
  const one = found('curve');
  expect(one.length).toBeGreaterThan(0);
  expect(one.every((each) => each.startsWith('elsewhere'))).toBe(true);
});

test('an exact name comes before one that only begins with the text', () => {
  const all = found('f1');
  expect(all[0]).toBe('metric f1');
  expect(all.indexOf('metric f1')).toBeLessThan(all.indexOf('metric f1_macro'));
  expect(found('matrix')[0]).toBe('tab matrix');
});

test('without a text all places are listed in their order, and metrics only when searching', () => {
  expect(findOnPage(' ', places, { search, here })).toEqual(places);
  expect(found('nothing is called so')).toEqual([]);
});

test('places are found before the names of metrics are loaded', () => {
  expect(findOnPage('sp', places).map(({ id }) => id)).toEqual(['spam']);
});
