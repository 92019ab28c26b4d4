// Laws that hold for any matrix, and for any scores.
import {
  createCalculator,
  type Curve,
  type CurveName,
  type Dataset,
  type Formula,
  type Label,
  type MetricInfo,
  type Problem,
  type ReportOptions,
  type Value,
} from 'deconfuse';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { agree, definite, fractionValue, nodesOf, workedOut } from './formula-value.ts';

// Many matrices take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const calculator = await createCalculator();
/** Metrics of any square matrix. */
const catalogue = calculator.catalogue().filter(({ needs }) => needs === 'classes' || needs === 'groups');
const info = new Map(catalogue.map((metric) => [metric.id, metric]));
const idsOf = (is: (metric: MetricInfo) => boolean): string[] => catalogue.filter(is).map(({ id }) => id);

const policies = ['zero', 'one', 'undefined'] as const;
/** The same matrices in every run. */
const runs = (numRuns: number) => ({ numRuns, seed: 20261121 });

/** Up to 12 classes with counts up to 10^12. Classes that never occur, or are never predicted, are frequent. */
const matrices = (most: { classes?: number; count?: number } = {}): fc.Arbitrary<number[][]> => {
  const { classes: largest = 12, count: highest = 1e12 } = most;
  const count = fc.oneof(
    { weight: 2, arbitrary: fc.constant(0) },
    { weight: 3, arbitrary: fc.nat({ max: 20 }) },
    { weight: 2, arbitrary: fc.nat({ max: Math.min(1e6, highest) }) },
    { weight: 2, arbitrary: fc.maxSafeNat().map((value) => value % (highest + 1)) },
  );
  const size = fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(1, 2) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: Math.min(6, largest) }) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: largest }) },
  );
  return size.chain((classes) => {
    const row = fc.array(count, { minLength: classes, maxLength: classes });
    const emptied = fc.subarray(Array.from({ length: classes }, (_, at) => at));
    const often = fc.oneof({ weight: 2, arbitrary: fc.constant<number[]>([]) }, { weight: 1, arbitrary: emptied });
    return fc
      .tuple(fc.array(row, { minLength: classes, maxLength: classes }), often, often)
      .map(([counts, rows, columns]) =>
        counts.map((cells, i) => cells.map((cell, j) => (rows.includes(i) || columns.includes(j) ? 0 : cell))),
      );
  });
};

const weightsOf = (classes: number): number[][] =>
  Array.from({ length: classes }, (_, i) =>
    Array.from({ length: classes }, (_, j) => (i === j ? 0 : 1 + ((3 * i + 5 * j) % 7))),
  );

const transposed = (counts: number[][]): number[][] => counts.map((_, i) => counts.map((row) => row[i]!));
const permuted = (counts: number[][], order: number[]): number[][] =>
  order.map((i) => order.map((j) => counts[i]![j]!));

const matrixOf = (counts: number[][]): Dataset => calculator.dataset({ kind: 'matrix', counts });

/** A few of the classes: the first, the last and one between. */
const someClasses = ({ labels }: Dataset): Label[] => [
  ...new Set([labels[0]!, labels[labels.length >> 1]!, labels[labels.length - 1]!]),
];

function using<Result>(dataset: Dataset, use: (dataset: Dataset) => Result): Result {
  try {
    return use(dataset);
  } finally {
    dataset.release();
  }
}

/** All metrics except those with one value per cell. The dataset is released. */
function scalarsOf(dataset: Dataset, options: ReportOptions): Record<string, Value> {
  const metrics = idsOf(({ shape }) => shape === 'scalar');
  return using(dataset, () => dataset.report({ ...options, metrics }).metrics);
}

/** Checks that values are equal within the rounding errors of sums in another order. */
function expectSame(one: Value | undefined, other: Value | undefined, id: string): void {
  const [left, right] = [one, other].map((value) => [value].flat() as Value[]);
  const same = left!.length === right!.length && left!.every((value, at) => agree(value, right![at], 1e-9));
  expect(same, `${id}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`).toBe(true);
}

const withheld = ['requirement', 'fractional-counts'];

test('every formula with its numbers gives the value shown, node by node', () => {
  const faults = (formula: Formula, where: string): string[] => {
    const wrong = [...nodesOf(formula)].filter(
      (node) => !agree(node.value, workedOut(node)) && Number.isFinite(node.value),
    );
    return wrong.map((node) => `${where}: ${node.op} ${node.value}, worked out ${workedOut(node)}`);
  };
  fc.assert(
    fc.property(matrices({ classes: 12 }), fc.constantFrom(...policies), (counts, zeroDivision) => {
      const kappaWeights = weightsOf(counts.length);
      using(matrixOf(counts), (dataset) => {
        const { metrics } = dataset.report({ zeroDivision, kappaWeights });
        for (const { id, perClass, shape } of catalogue) {
          if (shape !== 'scalar' && shape !== 'interval') continue;
          for (const label of perClass ? someClasses(dataset) : [undefined]) {
            const explained = dataset.explain(id, { zeroDivision, kappaWeights, ...(label && { class: label }) });
            const where = `${id} ${label ?? ''}`;
            const reported = label ? (metrics[id] as Value[])[dataset.labels.indexOf(label)] : metrics[id];
            expect(explained.value, where).toEqual(reported);
            const worked = definite(workedOut(explained.substituted), explained.value);
            // Some metrics are undefined under a condition, although their formula would have a value.
            const isWithheld = (explained.undefined ?? []).some(({ reason }) => withheld.includes(reason));
            if (explained.value === null && isWithheld) continue;
            expect(agree(worked, explained.value), `${where}: ${worked} for ${String(explained.value)}`).toBe(true);
            expect(faults(explained.substituted, where)).toEqual([]);
            if (!explained.alternative) continue;
            expect(faults(explained.alternative.substituted, where)).toEqual([]);
          }
        }
      });
    }),
    runs(15),
  );
});

// Counts up to a thousand: where a formula subtracts nearly equal numbers, it loses the digits that they share.
test('the fraction and the alternative formula give the same value', () => {
  fc.assert(
    fc.property(matrices({ classes: 8, count: 1000 }), fc.constantFrom(...policies), (counts, zeroDivision) => {
      const kappaWeights = weightsOf(counts.length);
      using(matrixOf(counts), (dataset) => {
        for (const { id, shape } of catalogue) {
          if (shape !== 'scalar') continue;
          const { value, exact, alternative, undefined: listed } = dataset.explain(id, { zeroDivision, kappaWeights });
          if (value === null) {
            expect(exact, id).toBeNull();
            if ((listed ?? []).some(({ reason }) => withheld.includes(reason))) continue;
          }
          if (exact !== null) expect(agree(fractionValue(exact), value, 1e-9), `${id}: ${exact}, ${value}`).toBe(true);
          const other = alternative ? definite(workedOut(alternative.substituted), value) : null;
          if (other !== null) expect(agree(other, value, 1e-9), `${id}: ${other}, ${value}`).toBe(true);
        }
      });
    }),
    runs(20),
  );
});

test('cells of matrices equal their formulas', () => {
  fc.assert(
    fc.property(matrices({ classes: 5 }), (counts) => {
      using(matrixOf(counts), (dataset) => {
        const { metrics } = dataset.report();
        for (const id of idsOf(({ shape }) => shape === 'matrix')) {
          dataset.labels.forEach((row, i) =>
            dataset.labels.forEach((column, j) => {
              const explained = dataset.explain(id, { row, column });
              expect(explained.value).toBe((metrics[id] as Value[][])[i]![j]);
              expect(agree(definite(workedOut(explained.substituted), explained.value), explained.value)).toBe(true);
            }),
          );
        }
        expect(metrics.confusion_matrix).toEqual(counts);
      });
    }),
    runs(40),
  );
});

describe('exchanging truth and predictions', () => {
  const pairs: [string, string][] = [
    ['precision', 'recall'],
    ['specificity', 'negative_predictive_value'],
    ['false_positive', 'false_negative'],
    ['false_positive_rate', 'false_omission_rate'],
    ['false_negative_rate', 'false_discovery_rate'],
    ['condition_positive', 'predicted_positive'],
    ['condition_negative', 'predicted_negative'],
    ['prevalence', 'predicted_prevalence'],
    ['informedness', 'markedness'],
    ['precision_macro', 'recall_macro'],
    ['precision_micro', 'recall_micro'],
    ['specificity_macro', 'negative_predictive_value_macro'],
    ['specificity_micro', 'negative_predictive_value_micro'],
    ['lambda_true_given_predicted', 'lambda_predicted_given_true'],
  ];
  // The symmetric metrics; for some of them two options are exchanged.
  const symmetric = [
    'true_positive',
    'true_negative',
    'hamming_distance_class',
    'accuracy_class',
    'error_rate_class',
    'detection_rate',
    'f1',
    'f1_macro',
    'f1_micro',
    'f1_of_macro_averages',
    'jaccard',
    'jaccard_macro',
    'jaccard_micro',
    'tversky_index',
    'g_measure',
    'overlap_coefficient',
    'braun_blanquet',
    'p4',
    'matthews_correlation_class',
    'cohen_kappa_class',
    'yule_q',
    'yule_y',
    'gilbert_skill_score',
    'lift',
    'information_score',
    'diagnostic_odds_ratio',
    'individual_classification_success_index',
    'aupr_single_point',
    'sample_size',
    'class_count',
    'correct_count',
    'error_count',
    'accuracy',
    'error_rate',
    'class_balance_accuracy',
    'cohen_kappa',
    'cohen_kappa_linear',
    'cohen_kappa_quadratic',
    'cohen_kappa_weighted',
    'scott_pi',
    'bennett_s',
    'gwet_ac1',
    'krippendorff_alpha',
    'bangdiwala_b',
    'matthews_correlation',
    'chi_squared',
    'chi_squared_p_value',
    'cramers_v',
  ];

  test.each(policies)('swaps pairs and keeps symmetric metrics, with 0/0 as %s', (zeroDivision) => {
    fc.assert(
      fc.property(matrices(), (counts) => {
        const kappaWeights = weightsOf(counts.length);
        const [tverskyAlpha, tverskyBeta] = [0.3, 0.7];
        const given = { zeroDivision, kappaWeights, tverskyAlpha, tverskyBeta };
        const swapped = {
          zeroDivision,
          kappaWeights: transposed(kappaWeights),
          tverskyAlpha: tverskyBeta,
          tverskyBeta: tverskyAlpha,
        };
        const before = scalarsOf(matrixOf(counts), given);
        const after = scalarsOf(matrixOf(transposed(counts)), swapped);
        for (const [one, other] of pairs) {
          expectSame(before[one], after[other], one);
          expectSame(before[other], after[one], other);
        }
        for (const id of symmetric) expectSame(before[id], after[id], id);
      }),
      runs(40),
    );
  });
});

describe('another order of the classes', () => {
  const ordinal = idsOf(({ ordered }) => ordered === true);
  const shuffled = matrices().chain((counts) =>
    fc.tuple(
      fc.constant(counts),
      fc.shuffledSubarray(
        counts.map((_, at) => at),
        { minLength: counts.length },
      ),
    ),
  );

  test('permutes metrics of a class and keeps the others', () => {
    fc.assert(
      fc.property(shuffled, fc.constantFrom(...policies), ([counts, order], zeroDivision) => {
        const kappaWeights = weightsOf(counts.length);
        const before = scalarsOf(matrixOf(counts), { zeroDivision, kappaWeights });
        const after = scalarsOf(matrixOf(permuted(counts, order)), {
          zeroDivision,
          kappaWeights: permuted(kappaWeights, order),
        });
        for (const [id, value] of Object.entries(before)) {
          if (ordinal.includes(id)) continue;
          if (info.get(id)!.perClass) {
            expectSame(
              order.map((at) => (value as Value[])[at]!),
              after[id],
              id,
            );
          } else {
            expectSame(value, after[id], id);
          }
        }
      }),
      runs(50),
    );
  });

  test('changes no fraction', () => {
    const ids = ['accuracy', 'f1_macro', 'f1_weighted', 'cohen_kappa', 'matthews_correlation', 'chi_squared'];
    fc.assert(
      fc.property(shuffled, ([counts, order]) => {
        const fractions = (cells: number[][]): (string | null)[] =>
          using(matrixOf(cells), (dataset) => ids.map((id) => dataset.explain(id).exact));
        const [before, after] = [fractions(counts), fractions(permuted(counts, order))];
        ids.forEach((id, at) => {
          // In one order the intermediate sums may be too long for a fraction, in another not.
          if (before[at] !== null && after[at] !== null) expect(after[at], id).toBe(before[at]);
        });
      }),
      runs(40),
    );
  });

  test('changes the weighted kappas, and all metrics that are said to depend on it', () => {
    const counts = [[3, 1, 0], [0, 2, 2], [1, 0, 4]]; // prettier-ignore
    const kappaWeights = weightsOf(3);
    const [before, after] = [counts, permuted(counts, [1, 0, 2])].map((cells) =>
      scalarsOf(matrixOf(cells), { kappaWeights }),
    );
    for (const id of [...ordinal, 'cohen_kappa_weighted']) {
      expect(Math.abs((before![id] as number) - (after![id] as number)), id).toBeGreaterThan(0.001);
    }
  });
});

test('values are within their ranges, counts are whole numbers', () => {
  fc.assert(
    fc.property(
      matrices(),
      fc.constantFrom(...policies),
      fc.constantFrom(0, 0.5, 3),
      (counts, zeroDivision, ibaAlpha) => {
        const metrics = scalarsOf(matrixOf(counts), { zeroDivision, ibaAlpha, kappaWeights: weightsOf(counts.length) });
        const quantities: Record<string, Value> = {
          ...metrics,
          sample_size: counts.flat().reduce((sum, count) => sum + count, 0),
          class_count: counts.length,
          row_number: counts.length,
          column_number: counts.length,
          base: 2,
          defined_classes: counts.filter((row) => row.some((count) => count > 0)).length,
          iba_alpha: ibaAlpha,
        };
        const filled = (formula: Formula): Formula => ({
          ...formula,
          ...(formula.id && { value: quantities[formula.id] as number | null }),
          ...(formula.args && { args: formula.args.map(filled) }),
        });
        const limit = (formula: Formula): number => (formula.value ?? workedOut(filled(formula))) as number;
        for (const [id, value] of Object.entries(metrics)) {
          const { range, rangeFormula, count, perClass } = info.get(id)!;
          const values = [value].flat() as (number | null)[];
          expect(values.length, id).toBe(perClass ? counts.length : 1);
          for (const one of values) {
            if (one === null) continue;
            if (count) expect(Number.isInteger(one), id).toBe(true);
            const [low, high] = rangeFormula.map(limit) as [number, number];
            const [widestLow, widestHigh] = range;
            // With one class the limits of some coincide.
            const within = (least: number, most: number): boolean => {
              const slack = 1e-9 * Math.max(1, Math.abs(one));
              return one >= least - slack && one <= most + slack;
            };
            expect(within(low, high) && within(widestLow, widestHigh), `${id}: ${one} in ${low}…${high}`).toBe(true);
          }
        }
      },
    ),
    runs(60),
  );
});

describe('what is undefined', () => {
  test('is listed: exactly the values that are null or replaced', () => {
    fc.assert(
      fc.property(matrices({ classes: 12 }), fc.constantFrom(...policies), (counts, zeroDivision) => {
        using(matrixOf(counts), (dataset) => {
          const metrics = idsOf(({ shape }) => shape === 'scalar');
          const bare = dataset.report({ zeroDivision: 'undefined', metrics }).metrics;
          const report = dataset.report({ zeroDivision, metrics });
          const replacement = { zero: 0, one: 1, undefined: null }[zeroDivision];
          for (const { id, perClass, zeroDivision: flagged, shape } of catalogue) {
            if (shape !== 'scalar') continue;
            const entries = report.undefined[id] ?? [];
            expect(entries.length === 0, id).toBe(!(id in report.undefined));
            if (perClass) {
              const missing = dataset.labels.filter((_, at) => (bare[id] as Value[])[at] === null);
              expect(
                entries.map((entry) => entry.class),
                id,
              ).toEqual(missing);
              for (const entry of entries) {
                expect(entry.value, id).toBe(flagged ? replacement : null);
                const at = dataset.labels.indexOf(entry.class!);
                expect((report.metrics[id] as Value[])[at], id).toBe(entry.value);
              }
            } else {
              const own = entries.filter((entry) => entry.class === undefined);
              expect(own.length, id).toBeLessThanOrEqual(1);
              if (report.metrics[id] === null || own.length > 0) {
                expect(
                  own.map(({ value }) => value),
                  id,
                ).toEqual([report.metrics[id]]);
              }
              if (own.length > 0) expect([null, replacement], id).toContain(report.metrics[id]);
              expect(dataset.explain(id, { zeroDivision }).undefined ?? [], id).toEqual(entries);
            }
          }
        });
      }),
      runs(40),
    );
  });

  test('for a class is listed with the averages over the classes', () => {
    const averaged = idsOf(({ id, scope }) => scope === 'class' && info.has(`${id}_macro`));
    expect(averaged).not.toEqual([]);
    fc.assert(
      fc.property(matrices({ classes: 12 }), fc.constantFrom(...policies), (counts, zeroDivision) => {
        const { metrics, undefined: listed } = using(matrixOf(counts), (dataset) => dataset.report({ zeroDivision }));
        for (const id of averaged) {
          const ofClasses = listed[id] ?? [];
          for (const average of [`${id}_macro`, `${id}_weighted`].filter((one) => info.has(one))) {
            const touched = (listed[average] ?? []).filter((entry) => entry.class !== undefined);
            expect(touched, average).toEqual(ofClasses);
          }
          const values = (metrics[id] as (number | null)[]).filter((value) => value !== null);
          const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
          expectSame(values.length > 0 ? mean : null, metrics[`${id}_macro`], `${id}_macro`);
        }
      }),
      runs(50),
    );
  });

  test('is the same under every policy for metrics without a policy', () => {
    // The macro F1 of averages, for example, is not replaced itself, but values in it are.
    const untouched = idsOf(
      ({ scope, shape, zeroDivision, formula }) =>
        shape === 'scalar' &&
        !zeroDivision &&
        (scope !== 'average' || ![...nodesOf(formula)].some(({ id }) => info.get(id ?? '')?.zeroDivision)),
    );
    fc.assert(
      fc.property(matrices({ classes: 12 }), (counts) => {
        using(matrixOf(counts), (dataset) => {
          const [zero, one, none] = policies.map(
            (zeroDivision) => dataset.report({ zeroDivision, metrics: untouched }).metrics,
          );
          expect(one).toEqual(zero);
          expect(none).toEqual(zero);
        });
      }),
      runs(40),
    );
  });
});

describe('cases', () => {
  const cases = fc.integer({ min: 1, max: 8 }).chain((classes) =>
    fc.array(
      fc.record({
        truth: fc.nat({ max: classes - 1 }),
        predicted: fc.nat({ max: classes - 1 }),
        eighths: fc.nat({ max: 64 }),
      }),
      { minLength: 1, maxLength: 60 },
    ),
  );

  test('give the same counts as the matrix that they add up to', () => {
    fc.assert(
      fc.property(cases, fc.boolean(), (list, weighted) => {
        const labels = [...new Set(list.flatMap(({ truth, predicted }) => [truth, predicted]))].sort((a, b) => a - b);
        const counts = labels.map(() => labels.map(() => 0));
        for (const { truth, predicted, eighths } of list) {
          counts[labels.indexOf(truth)]![labels.indexOf(predicted)]! += weighted ? eighths / 8 : 1;
        }
        const problem: Problem = {
          kind: 'labels',
          truth: list.map(({ truth }) => truth),
          predicted: list.map(({ predicted }) => predicted),
          ...(weighted && { weights: list.map(({ eighths }) => eighths / 8) }),
        };
        using(calculator.dataset(problem), (ofLabels) => {
          using(calculator.dataset({ kind: 'matrix', counts, labels }), (ofMatrix) => {
            expect(ofLabels.labels).toEqual(labels);
            expect([...ofLabels.matrix!]).toEqual(counts.flat());
            expect(ofLabels.total).toBe(counts.flat().reduce((sum, count) => sum + count));
            expect({ ...ofLabels.report(), kind: 'matrix' }).toEqual(ofMatrix.report());
          });
        });
      }),
      runs(60),
    );
  });
});

describe('the problem of a dataset makes the same dataset', () => {
  const text = fc.string({ unit: 'binary', maxLength: 6 });
  const label: fc.Arbitrary<Label> = fc.oneof(text, fc.integer(), fc.constantFrom('1.0', ' x', '__proto__', ''));
  /** Names that are all different labels: they differ in more than outer blanks, or the spelling of a number. */
  const names = (count: number): fc.Arbitrary<Label[]> =>
    fc.uniqueArray(label, {
      minLength: count,
      maxLength: count,
      selector: (one) => (String(one).trim() === '' || Number.isNaN(Number(one)) ? String(one).trim() : Number(one)),
    });
  const table = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }), fc.boolean());
  type Tabular = Extract<Problem, { kind: 'labels' }> | Extract<Problem, { kind: 'matrix' }>;

  const problems: fc.Arbitrary<Tabular> = table.chain(([rows, others, square]) => {
    const columns = square ? rows : others;
    const named = fc.tuple(names(rows), names(columns));
    const asMatrix = fc
      .tuple(
        named,
        fc.array(fc.array(fc.nat({ max: 99 }), { minLength: columns, maxLength: columns }), {
          minLength: rows,
          maxLength: rows,
        }),
      )
      .map(([[labels, predictedLabels], counts]): Tabular => ({
        kind: 'matrix',
        counts,
        labels,
        ...(square ? { positive: labels[0]! } : { predictedLabels }),
      }));
    const asLabels = fc
      .tuple(
        named,
        fc.array(fc.tuple(fc.nat({ max: rows - 1 }), fc.nat({ max: columns - 1 }), fc.nat({ max: 9 })), {
          minLength: 1,
          maxLength: 30,
        }),
      )
      .map(([[labels, predictedLabels], list]): Tabular => ({
        kind: 'labels',
        truth: list.map(([row]) => labels[row]!),
        predicted: list.map(([, column]) => (square ? labels : predictedLabels)[column]!),
        weights: list.map(([, , weight]) => weight),
        labels,
        ...(square ? { positive: labels[0]! } : { predictedLabels }),
      }));
    return fc.oneof(asMatrix, asLabels);
  });

  test('after a round trip through JSON', () => {
    fc.assert(
      fc.property(problems, fc.constantFrom(...policies), (problem, zeroDivision) => {
        using(calculator.dataset(problem), (dataset) => {
          using(calculator.dataset(JSON.parse(JSON.stringify(dataset.problem)) as Problem), (again) => {
            expect(again.problem).toEqual(dataset.problem);
            expect(again.labels).toEqual(problem.labels);
            expect(again.predictedLabels).toEqual(problem.predictedLabels);
            expect(again.matrix).toEqual(dataset.matrix);
            expect(again.report({ zeroDivision })).toEqual(dataset.report({ zeroDivision }));
          });
        });
      }),
      runs(100),
    );
  });
});

describe('groupings of the same cases', () => {
  const grouping = (cases: number): fc.Arbitrary<number[]> =>
    fc.array(fc.nat({ max: 3 }), { minLength: cases, maxLength: cases });
  const groupings = (count: number): fc.Arbitrary<number[][]> =>
    fc.integer({ min: 1, max: 24 }).chain((cases) => fc.array(grouping(cases), { minLength: count, maxLength: count }));
  /** Columns have other names than rows, so that groups are not taken for classes. */
  const values = (truth: number[], predicted: number[], metrics: string[]): Record<string, number> =>
    using(
      calculator.dataset({ kind: 'labels', truth, predicted, predictedLabels: [...new Set(predicted)] }),
      (dataset) => dataset.report({ metrics }).metrics as Record<string, number>,
    );

  test('the variation of information is a metric', () => {
    fc.assert(
      fc.property(groupings(3), ([a, b, c]) => {
        const distance = (one: number[], other: number[]): number =>
          values(one, other, ['variation_of_information']).variation_of_information!;
        expect(distance(a!, a!)).toBe(0);
        expect(agree(distance(a!, b!), distance(b!, a!), 1e-9)).toBe(true);
        expect(distance(a!, c!)).toBeLessThanOrEqual(distance(a!, b!) + distance(b!, c!) + 1e-9);
      }),
      runs(100),
    );
  });

  test('share no more information than either has', () => {
    fc.assert(
      fc.property(groupings(2), ([truth, predicted]) => {
        const ids = ['mutual_information', 'entropy_true', 'entropy_predicted', 'joint_entropy'];
        const [shared, ofTruth, ofPredicted, joint] = Object.values(values(truth!, predicted!, ids)) as [number, number, number, number]; // prettier-ignore
        expect(shared).toBeGreaterThanOrEqual(0);
        expect(shared).toBeLessThanOrEqual(Math.min(ofTruth, ofPredicted) + 1e-12);
        expect(agree(shared + joint, ofTruth + ofPredicted, 1e-9)).toBe(true);
      }),
      runs(100),
    );
  });

  test('do not depend on the names of the groups', () => {
    const ids = idsOf(({ scope, shape, needs }) => ['information', 'clustering'].includes(scope) && shape === 'scalar' && needs === 'groups'); // prettier-ignore
    expect(ids.length).toBeGreaterThan(30);
    const names = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
    fc.assert(
      fc.property(groupings(2), names, names, ([truth, predicted], rows, columns) => {
        const before = values(truth!, predicted!, ids);
        const after = values(
          truth!.map((group) => rows[group]!),
          predicted!.map((group) => columns[group]!),
          ids,
        );
        for (const id of ids) expectSame(before[id], after[id], id);
      }),
      runs(60),
    );
  });

  test('agree perfectly with themselves', () => {
    const ids = ['adjusted_rand_index', ...idsOf(({ family }) => family === 'adjusted_mutual_information')];
    fc.assert(
      fc.property(groupings(1), ([groups]) => {
        for (const [id, value] of Object.entries(values(groups!, groups!, ids))) {
          if (value !== null) expectSame(value, 1, id);
        }
        if (new Set(groups).size > 1 && new Set(groups).size < groups!.length) {
          expectSame(values(groups!, groups!, ids).adjusted_rand_index, 1, 'adjusted_rand_index');
        }
      }),
      runs(60),
    );
  });
});

test('intervals of a higher level contain those of a lower one', () => {
  const all = new Map(calculator.catalogue().map((metric) => [metric.id, metric]));
  const ids = [...all.values()].filter(({ shape }) => shape === 'interval').map(({ id }) => id);
  const intervals = (dataset: Dataset, level: number): ([number, number] | null)[] => {
    const { metrics } = dataset.report({ level });
    return ids.flatMap((id) => {
      if (!(id in metrics)) return [];
      return (all.get(id)!.perClass ? metrics[id] : [metrics[id]]) as ([number, number] | null)[];
    });
  };
  const counts = fc.tuple(fc.nat({ max: 500 }), fc.nat({ max: 500 })).map(([successes, failures]): Problem => ({ kind: 'counts', successes, trials: successes + failures })); // prettier-ignore
  const tables = matrices({ classes: 4, count: 1000 }).map((cells): Problem => ({ kind: 'matrix', counts: cells }));
  const level = fc.double({ min: 0.01, max: 0.99, noNaN: true });
  fc.assert(
    fc.property(fc.oneof(counts, tables), level, level, (problem, one, other) => {
      using(calculator.dataset(problem), (dataset) => {
        const [narrow, wide] = [Math.min(one, other), Math.max(one, other)].map((at) => intervals(dataset, at));
        expect(narrow!.length).toBeGreaterThan(0);
        narrow!.forEach((inner, at) => {
          const outer = wide![at] ?? null;
          expect(inner === null).toBe(outer === null);
          if (!inner || !outer) return;
          const slack = 1e-9 * Math.max(1, Math.abs(outer[1]));
          expect(outer[0]).toBeLessThanOrEqual(inner[0] + slack);
          expect(outer[1]).toBeGreaterThanOrEqual(inner[1] - slack);
        });
      });
    }),
    runs(60),
  );
});

const idsOfFamilies = (...families: string[]): string[] =>
  calculator
    .catalogue()
    .filter(({ family, needs, shape }) => families.includes(family ?? '') && needs === 'scores' && shape === 'scalar')
    .map(({ id }) => id);

describe('scores', () => {
  interface Scores {
    truth: number[];
    scores: number[];
    weights?: number[];
  }
  const score = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: -8, max: 8 }).map((step) => step / 8) },
    { weight: 2, arbitrary: fc.double({ noNaN: true, min: -1e6, max: 1e6 }) },
    { weight: 1, arbitrary: fc.constantFrom(Infinity, -Infinity, 0, -0, Number.MIN_VALUE, 1e308) },
  );
  const weight = fc.oneof(fc.constant(0), fc.nat({ max: 5 }), fc.double({ noNaN: true, min: 1e-3, max: 10 }));
  /** Cases of both classes, some of weight 0. */
  const cases: fc.Arbitrary<Scores> = fc
    .tuple(
      fc.array(fc.record({ positive: fc.boolean(), score, weight }), { maxLength: 40 }),
      fc.tuple(score, score),
      fc.boolean(),
    )
    .map(([drawn, [first, second], weighted]) => {
      const all = [
        ...drawn,
        { positive: true, score: first, weight: 1 },
        { positive: false, score: second, weight: 2 },
      ];
      return {
        truth: all.map(({ positive }) => (positive ? 1 : 0)),
        scores: all.map((one) => one.score),
        ...(weighted && { weights: all.map((one) => one.weight) }),
      };
    });
  const datasetOf = (given: Scores, more: object = {}): Dataset =>
    calculator.dataset({ kind: 'scores', positive: 1, ...given, ...more });
  const areaOf = (given: Scores, more: object = {}): number =>
    using(datasetOf(given, more), (dataset) => dataset.report({ metrics: ['roc_auc'] }).metrics.roc_auc as number);

  test('AUC is the share of pairs in order, with ties as halves', () => {
    fc.assert(
      fc.property(cases, (given) => {
        let [right, all] = [0, 0];
        given.truth.forEach((positive, i) =>
          given.truth.forEach((other, j) => {
            if (positive !== 1 || other !== 0) return;
            const pair = (given.weights?.[i] ?? 1) * (given.weights?.[j] ?? 1);
            const [one, two] = [given.scores[i]!, given.scores[j]!];
            right += one > two ? pair : one === two ? pair / 2 : 0;
            all += pair;
          }),
        );
        expect(areaOf(given)).toBeCloseTo(right / all, 12);
        expect(areaOf(given, { lowerIsPositive: true })).toBeCloseTo(1 - right / all, 12);
        expect(areaOf(given, { positive: 0 })).toBeCloseTo(1 - right / all, 12);
      }),
      runs(100),
    );
  });

  test('the order of the cases changes no metric and no curve', () => {
    const everything = (given: Scores): unknown =>
      using(datasetOf(given), (dataset) => [
        dataset.report({ k: 1 }).metrics,
        curveNames.map((name) => dataset.curve(name)),
      ]);
    const ordered = cases.chain((given) =>
      fc.tuple(
        fc.constant(given),
        fc.shuffledSubarray(given.truth.map((_, at) => at), { minLength: given.truth.length }),
      ),
    ); // prettier-ignore
    fc.assert(
      fc.property(ordered, ([given, order]) => {
        const moved = Object.fromEntries(
          Object.entries(given).map(([name, list]) => [name, order.map((at) => (list as number[])[at]!)]),
        ) as unknown as Scores;
        expect(everything(moved)).toEqual(everything(given));
      }),
      runs(60),
    );
  });

  test('an increasing function of the scores keeps every area', () => {
    const metrics = idsOfFamilies('roc_area', 'precision_recall_area', 'h_measure');
    expect(metrics.length).toBeGreaterThan(8);
    const areas = (given: Scores): unknown => using(datasetOf(given), (dataset) => dataset.report({ metrics }).metrics);
    fc.assert(
      fc.property(cases, fc.integer({ min: -1000, max: 1000 }), (given, shift) => {
        // On a grid, so that different scores stay different.
        const grid = { ...given, scores: given.scores.map((one) => Math.round(Math.max(-1e6, Math.min(1e6, one)) * 8)) };
        for (const change of [(one: number) => one + shift, (one: number) => 3 * one, Math.cbrt, Math.atan]) {
          expect(areas({ ...grid, scores: grid.scores.map(change) })).toEqual(areas(grid));
        }
      }),
      runs(40),
    );
  }); // prettier-ignore

  const curveNames: CurveName[] = [
    ...(['roc', 'roc-hull', 'precision-recall', 'det', 'gain', 'lift', 'kolmogorov-smirnov'] as const),
    ...(['cost', 'accuracy', 'f', 'mcc', 'histogram', 'roc-band', 'calibration'] as const),
  ];
  const rising = (values: ArrayLike<number>): boolean =>
    Array.from(values).every((value, at, all) => at === 0 || value >= all[at - 1]!);

  test('curves are bounded, and monotone where they have to be', () => {
    fc.assert(
      fc.property(cases, (given) => {
        using(datasetOf(given), (dataset) => {
          const { x, y, threshold, truePositives, falsePositives } = dataset.curve('roc')!;
          expect([x, y, truePositives!, falsePositives!].map(rising)).toEqual([true, true, true, true]);
          expect([x[0], y[0], x.at(-1), y.at(-1)]).toEqual([0, 0, 1, 1]);
          expect(threshold[0]).toBe(Infinity);
          expect(rising(threshold.map((value) => -value))).toBe(true);
          const det = dataset.curve('det')!;
          det.y.forEach((missed, at) => expect(missed).toBeCloseTo(1 - y[at]!, 12));
          const precision = dataset.curve('precision-recall')!;
          expect([precision.x.at(-1), rising(precision.x)]).toEqual([1, true]);
          const interpolated = dataset.curve('precision-recall', { interpolated: true })!;
          expect(rising(interpolated.y.map((value) => -value))).toBe(true);
          interpolated.y.forEach((value, at) => at > 0 && expect(value).toBeGreaterThanOrEqual(precision.y[at]!));
          expect(rising(dataset.curve('gain')!.y)).toBe(true);
          for (const name of ['roc', 'roc-hull', 'precision-recall', 'det', 'gain', 'cost', 'accuracy', 'f'] as const) {
            expect(dataset.curve(name)!.y.every((value) => value >= 0 && value <= 1), name).toBe(true);
          }
          // If all cases are in one class, MCC is 0/0.
          expect(dataset.curve('mcc')!.y.every((value) => Number.isNaN(value) || Math.abs(value) <= 1 + 1e-12)).toBe(true);
        });
      }),
      runs(60),
    );
  }); // prettier-ignore

  test('the hull is on or above the curve, and dropping inner points keeps the curve', () => {
    const at = ({ x, y }: Curve, place: number): number => {
      const right = Math.max(1, x.findIndex((value) => value >= place));
      const [left, end] = [x[right - 1]!, x[right]!];
      return end === left ? Math.max(y[right]!, y[right - 1]!) : y[right - 1]! + ((y[right]! - y[right - 1]!) * (place - left)) / (end - left);
    };
    fc.assert(
      fc.property(cases, (given) => {
        using(datasetOf(given), (dataset) => {
          const roc = dataset.curve('roc')!;
          const hull = dataset.curve('roc-hull')!;
          roc.x.forEach((place, point) => expect(at(hull, place)).toBeGreaterThanOrEqual(roc.y[point]! - 1e-12));
          const reduced = dataset.curve('roc', { dropCollinear: true })!;
          expect(reduced.x.length).toBeLessThanOrEqual(roc.x.length);
          const area = ({ x, y }: Curve): number =>
            x.reduce((sum, value, k) => (k === 0 ? 0 : sum + ((value - x[k - 1]!) * (y[k]! + y[k - 1]!)) / 2), 0);
          expect(area(reduced)).toBeCloseTo(area(roc), 12);
        });
      }),
      runs(60),
    );
  }); // prettier-ignore

  test('a curve reduced for a plot has the same beginning, end and extremes', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 1, max: 30 }), (given, pixels) => {
        using(datasetOf(given), (dataset) => {
          for (const name of ['roc', 'precision-recall', 'gain', 'accuracy', 'f'] as const) {
            const [all, shown] = [dataset.curve(name)!, dataset.curve(name, { pixels })!];
            const points = ({ x, y, threshold }: Curve): number[][] => Array.from(x, (value, at) => [value, y[at]!, threshold[at]!]);
            const [whole, some] = [points(all), points(shown)];
            expect([some[0], some.at(-1)], name).toEqual([whole[0], whole.at(-1)]);
            const texts = new Set(whole.map(String));
            expect(some.filter((point) => !texts.has(String(point))), name).toEqual([]);
            if (name === 'roc' || name === 'gain') {
              expect([Math.max(...shown.y), Math.min(...shown.y)]).toEqual([Math.max(...all.y), Math.min(...all.y)]);
            }
          }
        });
      }),
      runs(40),
    );
    const count = 20_000;
    const truth = Array.from({ length: count }, (_, at) => ((at * 7919) % 13 < 5 ? 1 : 0));
    const given = { truth, scores: truth.map((one, at) => ((at * 104_729) % count) + 2000 * one) };
    using(datasetOf(given), (dataset) => {
      const [all, shown] = [dataset.curve('roc')!, dataset.curve('roc', { pixels: 200 })!];
      expect(all.x.length).toBeGreaterThan(10_000);
      expect(shown.x.length).toBeLessThanOrEqual(802);
    });
  }); // prettier-ignore

  test('every formula with its numbers gives the value shown', () => {
    fc.assert(
      fc.property(cases, (given) => {
        using(datasetOf(given), (dataset) => {
          const { metrics } = dataset.report({ k: 1 });
          for (const [id, value] of Object.entries(metrics)) {
            if (info.get(id)?.shape === 'decisions' || Array.isArray((value as Value[])?.[0])) continue;
            const explained = dataset.explain(id, { k: 1 });
            expect(explained.value, id).toEqual(value);
            if (value === null) {
              expect(explained.undefined, id).not.toEqual([]);
              continue;
            }
            const worked = workedOut(explained.substituted);
            expect(agree(worked, value, 1e-11), `${id}: ${String(worked)} for ${String(value)}`).toBe(true);
            if (explained.exact !== null) expect(agree(fractionValue(explained.exact), value, 1e-11), id).toBe(true);
          }
        });
      }),
      runs(25),
    );
  });
});
