import { createCalculator, type Dataset, type MetricInfo, type ReportOptions } from 'deconfuse';
import { describe, expect, test } from 'vitest';
import {
  compareConventions,
  conventionsOf,
  familyOf,
  type Convention,
  type ConventionKind,
  type Outcome,
} from '../../web/elements/metrics/conventions.ts';
import { languages, loadReferenceTexts, type Language } from '../../web/locales/index.ts';
import { optionsOf, problemOf } from '../../web/self-check/golden-case.ts';
import { goldenCases } from './golden-cases.ts';
import type { Compare } from '../../web/session/result.ts';

const calculator = await createCalculator();
const catalogue = calculator.catalogue();
const metric = (id: string): MetricInfo => catalogue.find((info) => info.id === id)!;

const transposed = (counts: number[][]): number[][] => counts[0]!.map((_, column) => counts.map((row) => row[column]!));

/** Compares as the page does: one dataset, and another with truth and predictions exchanged. */
function comparing(counts: number[][], labels?: string[]): { compare: Compare; asked: [ReportOptions, boolean][] } {
  const names = labels ? { labels } : {};
  const [straight, exchanged] = [counts, transposed(counts)].map((cells): Dataset =>
    calculator.dataset({ kind: 'matrix', counts: cells, ...names }),
  );
  const asked: [ReportOptions, boolean][] = [];
  const compare: Compare = async (options, isTransposed) => {
    asked.push([options, isTransposed]);
    return (isTransposed ? exchanged! : straight!).report(options);
  };
  return { compare, asked };
}

async function card(
  id: string,
  counts: number[][],
  { options = {}, label }: { options?: ReportOptions; label?: string } = {},
): Promise<Map<ConventionKind, Convention<Outcome>['choices']>> {
  const { compare } = comparing(counts);
  const conventions = await compareConventions(conventionsOf(metric(id), catalogue, options), compare, label);
  return new Map(conventions.map(({ kind, choices }) => [kind, choices]));
}

const valuesOf = (choices: Outcome[] | undefined): Record<string, unknown> =>
  Object.fromEntries((choices ?? []).map(({ key, value }) => [key, value]));

describe('families', () => {
  const names = [...new Set(catalogue.flatMap(({ family }) => family ?? []))];
  const families = names.map((name): [string, MetricInfo[]] => [
    name,
    catalogue.filter(({ family }) => family === name),
  ]);
  // A scale that is alone in its family is not compared; its family is the metric that it grades.
  const compared = families.filter(([, members]) => members.some((member) => familyOf(member, catalogue).length > 1));

  test('have at least two comparable members, or are those of a scale', () => {
    expect(compared.length).toBeGreaterThan(25);
    for (const [family, members] of families) {
      const alone = members.filter((member) => familyOf(member, catalogue).length < 2);
      for (const { id, shape } of alone) expect([family, id, shape]).toEqual([family, id, 'word']);
    }
  });

  test.each(Object.keys(languages) as Language[])('have a text in %s, and no text is left over', async (language) => {
    const texts = (await loadReferenceTexts(language)).families;
    expect(Object.keys(texts).sort()).toEqual(compared.map(([family]) => family).sort());
    for (const [family, text] of Object.entries(texts)) {
      expect(text.length, family).toBeLessThanOrEqual(300);
      expect(text, family).toMatch(/\.$/);
    }
  });
});

test('every option, need, shape and tier has a text', async () => {
  const { options, needed, shapes, tiers } = (await loadReferenceTexts('en')).reference;
  for (const info of catalogue) {
    for (const option of info.options) expect(options).toHaveProperty(option);
    expect(needed).toHaveProperty([info.needs]);
    expect(shapes).toHaveProperty([info.shape]);
    expect(tiers).toHaveProperty([info.tier]);
  }
});

describe('a card', () => {
  test('has the averages of F1 for the matrix on which sources differ', async () => {
    const golden = goldenCases('matrix', 'labels').find(({ expected }) =>
      ['f1_macro', 'f1_of_macro_averages'].every((id) => typeof expected[id] === 'number'),
    )!;
    const dataset = calculator.dataset(problemOf(golden));
    const options = optionsOf(golden);
    const info = metric('f1_macro');
    const conventions = await compareConventions(
      conventionsOf(info, catalogue, options).filter(({ kind }) => kind === 'family'),
      async (options) => dataset.report(options),
    );
    const values = valuesOf(conventions[0]?.choices);
    expect(Object.keys(values)).toEqual(expect.arrayContaining(['f1_micro', 'f1_weighted', 'f1_of_macro_averages']));
    for (const [id, value] of Object.entries(values)) {
      if (id in golden.expected) expect(value, id).toBeCloseTo(golden.expected[id] as number, 11);
    }
  });

  // Computed by hand: class F1 2/3, 0/0 → none, 4/5.
  const neverSeen = [[1, 0, 1], [0, 0, 0], [0, 0, 2]]; // prettier-ignore

  test('has 0/0 as 0, as 1 and left out, and marks the one shown', async () => {
    const choices = (await card('f1_macro', neverSeen, { options: { zeroDivision: 'undefined' } })).get(
      'zeroDivision',
    )!;
    expect(valuesOf(choices)).toEqual({
      zero: expect.closeTo((2 / 3 + 4 / 5) / 3, 12),
      one: expect.closeTo((2 / 3 + 1 + 4 / 5) / 3, 12),
      undefined: expect.closeTo((2 / 3 + 4 / 5) / 2, 12),
    });
    expect(choices.filter(({ current }) => current).map(({ key }) => key)).toEqual(['undefined']);
    expect(choices.filter(({ differs }) => differs).map(({ key }) => key)).toEqual(['zero', 'one']);
  });

  test('has 0/0 only for the chosen class', async () => {
    const absent = await card('f1', neverSeen, { label: '2' });
    expect(valuesOf(absent.get('zeroDivision'))).toEqual({ zero: 0, one: 1, undefined: null });
    expect((await card('f1', neverSeen, { label: '1' })).has('zeroDivision')).toBe(false);
  });

  test('has the other orientation: precision where recall is shown, and nothing where exchanging changes nothing', async () => {
    const counts = [[20, 5], [10, 15]]; // prettier-ignore
    const choices = (await card('recall', counts, { label: '1' })).get('orientation');
    expect(valuesOf(choices)).toEqual({ rows: expect.closeTo(4 / 5, 12), columns: expect.closeTo(2 / 3, 12) });
    expect((await card('cohen_kappa', counts)).has('orientation')).toBe(false);
    expect((await card('f1', counts, { label: '1' })).has('orientation')).toBe(false);
  });

  test('has the bases of logarithms where they matter', async () => {
    const counts = [[1, 0], [0, 1]]; // prettier-ignore
    expect(valuesOf((await card('mutual_information', counts)).get('base'))).toEqual({
      2: 1,
      e: expect.closeTo(Math.LN2, 12),
      10: expect.closeTo(Math.log10(2), 12),
    });
    const normalised = await card('normalized_mutual_information_max', [[3, 1], [2, 5]]); // prettier-ignore
    expect(normalised.has('base')).toBe(false);
    expect(normalised.get('family')!.length).toBeGreaterThan(3);
  });

  test('has three levels of an interval and the chosen one, each inside the next', async () => {
    const choices = (await card('accuracy_ci_wilson', [[8, 2], [1, 9]], { options: { level: 0.8 } })).get('level')!; // prettier-ignore
    expect(choices.map(({ key }) => key)).toEqual(['0.8', '0.9', '0.95', '0.99']);
    expect(choices.map(({ current }) => current)).toEqual([true, false, false, false]);
    const ends = choices.map(({ value }) => value as [number, number]);
    for (const [index, [low, high]] of ends.entries()) {
      expect(low).toBeLessThan(ends[index - 1]?.[0] ?? 1);
      expect(high).toBeGreaterThan(ends[index - 1]?.[1] ?? 0);
    }
  });

  test('has the words of every scale for the same kappa', async () => {
    // Kappa is 0.4.
    const words = valuesOf((await card('kappa_landis_koch', [[20, 5], [10, 15]])).get('family')); // prettier-ignore
    expect(words).toEqual({
      kappa_landis_koch: 'Moderate',
      kappa_fleiss: 'Intermediate to Good',
      kappa_altman: 'Moderate',
      kappa_cicchetti: 'Fair',
    });
  });

  test('leaves out what does not apply or lacks its option', async () => {
    const counts = [[3, 1], [2, 5]]; // prettier-ignore
    const weighted = valuesOf((await card('cohen_kappa_linear', counts)).get('family'));
    expect(Object.keys(weighted)).toEqual(['cohen_kappa_linear', 'cohen_kappa_quadratic']);
    expect(await card('mcnemar_p_value', counts)).toEqual(new Map());
    for (const { id } of catalogue.filter(({ shape }) => shape === 'matrix' || shape === 'pairs')) {
      expect(await card(id, counts), id).toEqual(new Map());
    }
  });

  test('has no family where every member is undefined', async () => {
    expect((await card('cohen_kappa', [[3, 0], [0, 0]])).has('family')).toBe(true); // prettier-ignore
    expect((await card('cohen_kappa_linear', [[3, 0], [0, 0]])).has('family')).toBe(false); // prettier-ignore
  });

  test('requests each report once, and only for the metrics in it', async () => {
    const { compare, asked } = comparing([[3, 1], [2, 5]]); // prettier-ignore
    await compareConventions(conventionsOf(metric('f1_macro'), catalogue, {}), compare);
    expect(asked).toHaveLength(4);
    expect(new Set(asked.map((question) => JSON.stringify(question))).size).toBe(4);
    for (const [{ metrics }, isTransposed] of asked) {
      expect(metrics).toContain('f1_macro');
      expect(metrics!.length).toBeLessThanOrEqual(isTransposed ? 1 : 4);
    }
  });

  test('can be made for every metric', async () => {
    const { compare } = comparing([[5, 0, 2], [1, 4, 0], [0, 3, 6]], ['a', 'b', 'c']); // prettier-ignore
    const known = calculator.dataset({ kind: 'matrix', counts: [[1, 0], [0, 1]] }).report(); // prettier-ignore
    const ofMatrices = catalogue.filter(
      ({ id, needs }) => id in known.metrics || needs === 'proportion' || needs === 'rivals',
    );
    const sizes = await Promise.all(
      ofMatrices.map(async (info) => {
        const conventions = await compareConventions(conventionsOf(info, catalogue, {}), compare, 'b');
        for (const { kind, choices } of conventions) {
          expect(choices.filter(({ current }) => current).length, `${info.id} ${kind}`).toBe(1);
          expect(choices.length, `${info.id} ${kind}`).toBeGreaterThan(1);
        }
        return conventions.length;
      }),
    );
    expect(sizes.filter((size) => size > 0).length).toBeGreaterThan(100);
  });
});
