import { readdirSync } from 'node:fs';
import {
  createCalculator,
  InputError,
  type Dataset,
  type Explanation,
  type Formula,
  type Problem,
  type ReadOptions,
} from 'deconfuse';
import { describe, expect, test } from 'vitest';
import { examples } from '../../web/examples/examples.ts';
import { fill } from '../../web/locales/fill.ts';
import {
  languages,
  loadAliases,
  loadLocale,
  loadMessages,
  loadMetricTexts,
  type Language,
  type Locale,
  type Messages,
  type MetricTexts,
} from '../../web/locales/index.ts';
import { withScoreAliases, withScoreMetrics, withScores } from '../../web/locales/with-scores.ts';
import { nodesOf } from './formula-value.ts';

const calculator = await createCalculator();
const catalogue = calculator.catalogue();
const aliases = await withScoreAliases(await loadAliases());
const locales = await Promise.all(
  Object.keys(languages).map(async (language): Promise<[Language, Locale & Messages & MetricTexts]> => [
    language,
    {
      ...(await withScores(await loadLocale(language))),
      ...(await loadMessages(language)),
      ...(await withScoreMetrics(await loadMetricTexts(language), language)),
    },
  ]),
);
const [en, es] = [new Map(locales).get('en')!, new Map(locales).get('es')!];

/** Every text by the path of its keys; for a function of texts, its number of parameters. */
function textsOf(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value === 'function') return new Map([[path, `function of ${value.length}`]]);
  return new Map(
    Object.entries(value as object).flatMap(([key, inner]) => [
      ...textsOf(inner, path === '' ? key : `${path}.${key}`),
    ]),
  );
}

const placesIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

/**
 * All texts of the languages, by language and file. Words for answers are left out, because each language has its own.
 */
const modules = import.meta.glob<Record<string, unknown>>(['../../web/locales/*/*.ts', '!**/answers.ts'], {
  eager: true,
});
const textsIn = (language: Language, file: string): Map<string, string> =>
  textsOf(modules[`../../web/locales/${language}/${file}`]);

const filesOf = (language: Language): string[] =>
  readdirSync(new URL(`../../web/locales/${language}`, import.meta.url)).sort();

describe.each(locales.filter(([language]) => language !== 'en'))('en and %s', (language, locale) => {
  const [english, translated] = [textsOf(en), textsOf(locale)];

  test('have the same files', () => {
    expect(filesOf(language)).toEqual(filesOf('en'));
  });

  test.each(filesOf('en').filter((file) => file !== 'answers.ts'))('say the same in %s, each in its words', (file) => {
    const [own, others] = [textsIn(language, file), textsIn('en', file)];
    expect([...own.keys()].sort()).toEqual([...others.keys()].sort());
    const different = [...others].filter(([path, text]) => {
      const other = own.get(path)!;
      const isFunction = text.startsWith('function of');
      return isFunction
        ? other !== text
        : String(placesIn(text)) !== String(placesIn(other)) || (other === '') !== (text === '');
    });
    expect(different.map(([path]) => path)).toEqual([]);
    const alike = [...others].filter(([path, text]) => own.get(path) === text && / \w+ \w+ \w+ /.test(text));
    expect(alike).toEqual([]);
  });

  test('have the same texts', () => {
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
    expect(english.size).toBeGreaterThan(500);
  });

  test('have the same placeholders', () => {
    const different = [...english].filter(([path, text]) => {
      const other = translated.get(path)!;
      const isFunction = text.startsWith('function of');
      return isFunction ? other !== text : String(placesIn(text)) !== String(placesIn(other));
    });
    expect(different.map(([path]) => path)).toEqual([]);
  });

  test('have no empty texts', () => {
    const blank = [...english, ...translated].filter(([, text]) => text.trim() === '' || text !== text.trim());
    expect(blank).toEqual([]);
  });

  test('are translated: a text that is equal in both is a name, a sign or a formula', () => {
    const alike = [...english].filter(([path, text]) => translated.get(path) === text && / \w+ \w+ \w+ /.test(text));
    expect(alike).toEqual([]);
  });
});

describe.each(locales)('%s has a text for', (_, locale) => {
  const formulas = catalogue.flatMap(({ formula, rangeFormula }) => [formula, ...rangeFormula]);
  const datasets = [
    [[3, 1, 0], [0, 2, 2], [1, 0, 4]],
    [[0, 0], [0, 0]],
    [[0.5, 1], [2, 3]],
  ].map((counts): Dataset => calculator.dataset({ kind: 'matrix', counts })); // prettier-ignore
  datasets.push(
    calculator.dataset({ kind: 'matrix', counts: [[3, 1, 0], [0, 2, 2]], predictedLabels: ['x', 'y', 'z'] }),
    calculator.dataset({ kind: 'counts', successes: 0, trials: 0 }),
    calculator.dataset({ kind: 'counts', n01: 0, n10: 0 }),
    calculator.dataset({ kind: 'scores', truth: [1, 0, 1, 0], scores: { A: [0.9, 0.4, 0.3, 0.2], B: [0.1, 0.2, 0.3, 0.4] } }),
    calculator.dataset({ kind: 'scores', truth: [1, 0], scores: [2, -1], weights: [0.5, 1], decisionValues: true }),
    calculator.dataset({ kind: 'probabilities', truth: ['a', 'b'], labels: ['a', 'b'], probabilities: [[1, 0], [0.5, 0.5]], weights: [1, 2] }),
    calculator.dataset({ kind: 'multilabel', truth: [[1, 0], [0, 1]], predicted: [[1, 1], [0, 0]], scores: [[0.9, 0.1], [0.2, 0.3]] }),
  ); // prettier-ignore
  const decisions = [
    { states: ['s', 't'], actions: ['a', 'b'], loss: [[0, -1], [1, 0]], posteriors: [[0.5, 0.5], [1, 0]] },
    { states: ['s', 't'], actions: ['a', 'b'], loss: [[0, 1], [1, 0]], prior: [0.5, 0.5], likelihoods: [[0.5, 0.5, 0], [1, 0, 0]] },
    { states: ['s'], actions: ['a'], loss: [[1]], posteriors: [] },
    { labels: ['s', 't'], rejectLoss: 1, errorLoss: 4, posteriors: [[0.5, 0.5], [1, 0]], truth: ['t', 's'] },
    { labels: ['s', 't'], rejectLoss: 5, errorLoss: 4, posteriors: [[0.5000005, 0.5]] },
    { labels: ['s', 't'], rejectLoss: 0, errorLoss: 4, posteriors: [[0.5, 0.5]] },
    { labels: ['s', 't'], rejectLoss: 0, errorLoss: 0, posteriors: [[0.5, 0.5]] },
    { prior: 0, sensitivity: 0.5, specificity: 1 },
    { costs: { l00: 0, l01: 1, l10: 5, l11: 0 }, costRatio: -1 },
    { costs: { l00: 0, l01: 0, l10: 0, l11: 0 } },
    { costs: { l00: 0, l01: 1, l10: 0, l11: 1 } },
    { costs: { l00: 0, l01: 0, l10: 1, l11: 0 } },
    { costs: { l00: 0, l01: 1, l10: 0, l11: 0 } },
    { values: [0, 1], posterior: [0.5, 0.5] },
    { labels: ['s', 't'], counts: [[5, 1], [2, 7]], costMatrix: [[0, 1], [-5, 0]] },
  ].map((problem): Dataset => calculator.dataset({ kind: 'decision', ...problem } as Problem)); // prettier-ignore
  datasets.push(...decisions);
  const explanations = datasets.flatMap((dataset) =>
    Object.keys(dataset.report().metrics).map((id) => dataset.explain(id)),
  );

  test('every metric, its group and its scope, and for no other', () => {
    const ids = catalogue.map(({ id }) => id).sort();
    expect(Object.keys(locale.names).sort()).toEqual(ids);
    expect(Object.keys(locale.metrics).sort()).toEqual(ids);
    expect(Object.keys(aliases).sort()).toEqual(ids);
    expect(Object.keys(locale.groups).sort()).toEqual([...new Set(catalogue.map(({ group }) => group))].sort());
    expect(Object.keys(locale.scopes).sort()).toEqual([...new Set(catalogue.map(({ scope }) => scope))].sort());
    for (const { id, perClass } of catalogue) {
      const name = locale.names[id]!;
      const { sentence, note = '' } = locale.metrics[id]!;
      expect(name.length, id).toBeLessThanOrEqual(60);
      expect(sentence.length, id).toBeLessThanOrEqual(140);
      expect(note.length, id).toBeLessThanOrEqual(260);
      expect(perClass ? ['{class}'] : [], id).toEqual(expect.arrayContaining(placesIn(sentence)));
      expect(placesIn(name + note), id).toEqual([]);
    }
    expect(new Set(catalogue.map(({ id, scope }) => `${scope} ${locale.names[id]}`)).size).toBe(ids.length);
  });

  test('every word of a scale, and for no other', () => {
    const words = new Set(catalogue.flatMap(({ scale }) => (scale?.grades ?? []).map(({ word }) => word)));
    expect(words.size).toBeGreaterThan(15);
    expect(Object.keys(locale.words).sort()).toEqual([...words].sort());
  });

  test('every quantity of a formula', () => {
    const all = [...formulas, ...explanations.flatMap(treesOf)].flatMap((tree) => [...nodesOf(tree)]);
    const ids = new Set(all.filter(({ op }) => op === 'quantity').map(({ id }) => id!));
    expect(ids.size).toBeGreaterThan(20);
    expect(Object.keys(locale.quantities)).toEqual(expect.arrayContaining([...ids]));
  });

  test('every reason why something is undefined', () => {
    const entries = explanations.flatMap((explanation) => explanation.undefined ?? []);
    const reasons = [...new Set(entries.map(({ reason }) => reason))];
    expect(reasons.length).toBeGreaterThan(3);
    expect(Object.keys(locale.undefinedReasons)).toEqual(expect.arrayContaining(reasons));
    for (const { reason, term } of entries) {
      const places = placesIn(locale.undefinedReasons[reason]!);
      expect(term ? ['{term}'] : [], reason).toEqual(expect.arrayContaining(places));
    }
  });

  test('every example', () => {
    expect(Object.keys(locale.examples).sort()).toEqual(examples.map(({ id }) => id).sort());
  });

  const bad: [string, () => Dataset][] = [
    ...(
      [
        [''],
        ['1 2\n3 x'],
        ['1 -2\n3 4'],
        ['1 2.5\n3 4'],
        ['a,a\n,b'],
        ['a,b,c\na,b'],
        ['a\nb\nc'],
        ['"a,b\nb,b'],
        ['truth,predicted'],
        ['[1, 2, 3]'],
        ['[1, 2], [1'],
        ['yes,no\nno,no', { positive: 'maybe' }],
        ['1 2\n3 4', { delimiter: '||' }],
        ['1 2\n3 4', { decimal: 'x' as ',' }],
      ] as [string, ReadOptions?][]
    ).map(([text, options]): [string, () => Dataset] => [JSON.stringify(text), () => calculator.read(text, options)]),
    ['bytes', () => calculator.read(Uint8Array.of(0, 1, 2))],
    ['broken bytes', () => calculator.read(Uint8Array.of(49, 255))],
    ...(
      [
        {},
        { kind: 'labels', truth: [], predicted: [] },
        { kind: 'labels', truth: [1], predicted: [null] },
        { kind: 'labels', truth: [1, 2], predicted: [1] },
        { kind: 'labels', truth: [1], predicted: [1], weights: [1, 2] },
        { kind: 'labels', truth: [1], predicted: [1], weights: [] },
        { kind: 'labels', truth: [1], predicted: [1], weights: [-1] },
        { kind: 'labels', truth: [1], predicted: [2], labels: [1] },
        { kind: 'labels', truth: [1], predicted: [1], positive: 2 },
        { kind: 'matrix' },
        { kind: 'matrix', counts: [] },
        { kind: 'matrix', counts: [[1, 2], [3]] },
        { kind: 'matrix', counts: [[1, 2]] },
        { kind: 'matrix', counts: [[-1]] },
        { kind: 'matrix', counts: [[NaN]] },
        { kind: 'matrix', counts: [[1e300]] },
        { kind: 'matrix', counts: [[1]], labels: ['a', 'b'] },
        { kind: 'matrix', counts: [[1, 2], [3, 4]], labels: ['a', 'a'] },
        { kind: 'labels', truth: [1], predicted: {} },
        { kind: 'labels', truth: [1], predicted: [1], groups: [1], folds: [1] },
        { kind: 'parts', what: 'folds', parts: {} },
        { kind: 'labels', truth: [1], predicted: { A: [1], B: [1, 1] } },
        { kind: 'labels', truth: [1], predicted: { A: ['x'], B: ['x'] }, predictedLabels: ['x'] },
        { kind: 'counts' },
        { kind: 'counts', successes: 0.5, trials: 1 },
        { kind: 'counts', successes: 2, trials: 1 },
        { kind: 'counts', n01: 1, n10: NaN },
        { kind: 'labels', truth: [1], predicted: [1], labels: Array.from({ length: 2001 }, (_, at) => at) },
        { kind: 'decision' },
        { kind: 'decision', states: [], actions: ['a'], loss: [], posteriors: [] },
        { kind: 'decision', states: ['s'], actions: [], loss: [[]], posteriors: [[1]] },
        { kind: 'decision', states: ['s'], actions: ['a'], loss: [[1, 2]], posteriors: [[1]] },
        { kind: 'decision', states: ['s'], actions: ['a'], loss: [[NaN]], posteriors: [[1]] },
        { kind: 'decision', states: ['s'], actions: ['a'], loss: [[1]], posteriors: [[0.5]] },
        { kind: 'decision', states: ['s'], actions: ['a'], loss: [[1]], posteriors: [[-1]] },
        { kind: 'decision', states: ['s'], actions: ['a'], loss: [[1]], posteriors: [[2]] },
        { kind: 'decision', states: ['s'], actions: ['a'], loss: [[1]], prior: [1], likelihoods: [[]] },
        { kind: 'decision', labels: ['s'], rejectLoss: -1, errorLoss: 1, posteriors: [[1]] },
        { kind: 'decision', labels: ['s'], rejectLoss: 1, errorLoss: 1, posteriors: [[1]], truth: ['t'] },
        { kind: 'decision', labels: ['s', 's'], rejectLoss: 1, errorLoss: 1, posteriors: [[1, 0]] },
        { kind: 'decision', prior: 2, sensitivity: 1, specificity: 1 },
        { kind: 'decision', costs: { l00: 0 } },
        { kind: 'decision', costRatio: Infinity },
        { kind: 'decision', labels: ['s'], counts: [[1]], costMatrix: [[NaN]] },
        { kind: 'decision', labels: ['s'], counts: [[1]], costMatrix: [[1]], priors: [2] },
        { kind: 'decision', labels: ['s'], counts: [[1]], costMatrix: [[1]], priors: [0.5] },
      ] as Problem[]
    ).map((problem): [string, () => Dataset] => [
      JSON.stringify(problem).slice(0, 80),
      () => calculator.dataset(problem),
    ]),
  ]; // prettier-ignore

  test.each(bad)('the error %s, complete with its values', (_, action) => {
    let error: unknown;
    try {
      action();
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(InputError);
    const { code, line, column, excerpt, expected, parameters, message } = error as InputError;
    expect(locale.errors).toHaveProperty([code]);
    const values = {
      ...parameters,
      ...(line !== undefined && { line: String(line) }),
      ...(column !== undefined && { column: String(column) }),
      ...(excerpt !== undefined && { excerpt }),
    };
    const text = fill(locale.errors[code]!, values);
    expect(placesIn(locale.errors[code]!).filter((place) => !(place.slice(1, -1) in values))).toEqual([]);
    if (locale === en) expect(message).toBe(text);
    if (expected !== undefined) expect(locale.expected).toHaveProperty([expected]);
  });

  test('the notices of decisions', () => {
    const notices = decisions.flatMap((dataset) => dataset.notices);
    expect(new Set(notices.map(({ code }) => code)).size).toBeGreaterThan(10);
    for (const { code, parameters } of notices) {
      expect(locale.notices).toHaveProperty([code]);
      expect(placesIn(locale.notices[code]!).filter((place) => !(place.slice(1, -1) in parameters))).toEqual([]);
    }
  });

  test.each<[string, ReadOptions]>([
    ['a,a\na,b\n,b\nA,a', { missing: 'omit', header: false }],
    ['\ta\tb\ttotal\na\t1\t2\t3\nb\t3\t4\t8', {}],
    ['1,5;2\n3;4', { fractional: true }],
    ['>>> confusion_matrix(y, p)\narray([[1, 2],\n       [3, 4]])', {}],
    ['# comment\ntruth,predicted,count\na,a,5\na,b,2\nb,b,3', {}],
    ['          Reference\nPrediction  a  b\n         a  1  2\n         b  3  4', {}],
  ])('the notices of %j', (source, options) => {
    const { notices } = calculator.read(source, options);
    expect(notices).not.toEqual([]);
    for (const { code, parameters } of notices) {
      expect(locale.notices).toHaveProperty([code]);
      const missing = placesIn(locale.notices[code]!).filter((place) => !(place.slice(1, -1) in parameters));
      expect(missing).toEqual([]);
    }
  });
});

function treesOf(explained: Explanation): Formula[] {
  const { alternative, definitions = [] } = explained;
  return [explained, ...(alternative ? [alternative] : []), ...definitions].flatMap((worked) => [
    worked.symbolic,
    worked.substituted,
  ]);
}

test('one case and one alarm are in the singular', () => {
  const said = (cases: string, found: string, alarms: string, falseAlarms: string): string[] =>
    [en, es].map(({ page }) => page.positives({ positive: 'b', cases, found, alarms, falseAlarms }));
  expect(said('1', '1', '2', '1')).toEqual([
    'Finds the only case of “b”; 1 of its 2 alarms is false.',
    'Encuentra el único caso de «b»; 1 de sus 2 alarmas es falsa.',
  ]);
  expect(said('1', '0', '1', '1')).toEqual([
    'Misses the only case of “b”; its only alarm is false.',
    'No encuentra el único caso de «b»; su única alarma es falsa.',
  ]);
  expect(said('2', '1', '1', '0')).toEqual([
    'Finds 1 of the 2 cases of “b”; its only alarm is right.',
    'Encuentra 1 de los 2 casos de «b»; su única alarma es cierta.',
  ]);
  // For weighted cases neither number is one.
  expect(said('1', '0.4', '1', '0.6').join()).not.toMatch(/only|únic/);
});

test('lines of a text are named, and of many only the first', () => {
  const said = (...lines: [number, number][]): unknown =>
    Object.fromEntries(locales.map(([language, { page }]) => [language, page.fromLines(lines)]));
  expect(said([3, 6], [8, 8])).toEqual({
    en: 'From lines 3 to 6 and 8; the rest was left out.',
    es: 'De las líneas 3 a 6 y 8; el resto se dejó fuera.',
    de: 'Aus den Zeilen 3 bis 6 und 8 des Textes; der Rest wurde ausgelassen.',
    fr: 'Données des lignes 3 à 6 et 8\u00a0; le reste du texte est laissé de côté.',
  });
  expect(said([3, 3])).toEqual({
    en: 'From line 3; the rest was left out.',
    es: 'De la línea 3; el resto se dejó fuera.',
    de: 'Aus Zeile 3 des Textes; der Rest wurde ausgelassen.',
    fr: 'Données de la ligne 3\u00a0; le reste du texte est laissé de côté.',
  });
  expect(en.page.textLines([[4, 5], [7, 7], [9, 12]])).toBe('lines 4 to 5, 7 and 9 to 12');
  expect(en.page.textLines([[1, 1], [3, 3], [5, 5], [7, 7]])).toBe('lines 1, 3, 5, …');
}); // prettier-ignore
