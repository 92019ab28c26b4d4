// Laws that hold for any matrix.
import {
  createCalculator,
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
import { agree, fractionValue, nodesOf, workedOut } from './formula-value.ts';

// Many matrices take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const calculator = await createCalculator();
const catalogue = calculator.catalogue();
const info = new Map(catalogue.map((metric) => [metric.id, metric]));
const idsOf = (is: (metric: MetricInfo) => boolean): string[] => catalogue.filter(is).map(({ id }) => id);

const policies = ['zero', 'one', 'undefined'] as const;
/** The same matrices in every run. */
const runs = (numRuns: number) => ({ numRuns, seed: 20261121 });

/** Up to 30 classes and counts up to 10^12; classes that never occur, or are never predicted, are frequent. */
const matrices = (most: { classes?: number; count?: number } = {}): fc.Arbitrary<number[][]> => {
  const { classes: largest = 30, count: highest = 1e12 } = most;
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

/** All metrics but those of one value per cell. The dataset is released. */
function scalarsOf(dataset: Dataset, options: ReportOptions): Record<string, Value> {
  const metrics = idsOf(({ shape }) => shape === 'scalar');
  return using(dataset, () => dataset.report({ ...options, metrics }).metrics);
}

/** The same up to what rounding makes of sums in another order. */
function expectSame(one: Value | undefined, other: Value | undefined, id: string): void {
  const [left, right] = [one, other].map((value) => [value].flat() as Value[]);
  const same = left!.length === right!.length && left!.every((value, at) => agree(value, right![at], 1e-9));
  expect(same, `${id}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`).toBe(true);
}

test('every formula with its numbers gives the value that is shown, node by node', () => {
  const faults = (formula: Formula, where: string): string[] => {
    const wrong = [...nodesOf(formula)].filter(
      (node) => !agree(node.value, workedOut(node)) && Number.isFinite(node.value),
    );
    return wrong.map((node) => `${where}: ${node.op} ${node.value}, worked out ${workedOut(node)}`);
  };
  fc.assert(
    fc.property(matrices(), fc.constantFrom(...policies), (counts, zeroDivision) => {
      const kappaWeights = weightsOf(counts.length);
      using(matrixOf(counts), (dataset) => {
        const { metrics } = dataset.report({ zeroDivision, kappaWeights });
        for (const { id, scope, shape } of catalogue) {
          if (shape === 'matrix') continue;
          for (const label of scope === 'class' ? someClasses(dataset) : [undefined]) {
            const explained = dataset.explain(id, { zeroDivision, kappaWeights, ...(label && { class: label }) });
            const where = `${id} ${label ?? ''}`;
            const reported = label ? (metrics[id] as Value[])[dataset.labels.indexOf(label)] : metrics[id];
            expect(explained.value, where).toBe(reported);
            const worked = workedOut(explained.substituted);
            expect(agree(worked, explained.value), `${where}: ${worked} for ${String(explained.value)}`).toBe(true);
            expect(faults(explained.substituted, where)).toEqual([]);
            if (!explained.alternative) continue;
            expect(faults(explained.alternative.substituted, where)).toEqual([]);
          }
        }
      });
    }),
    runs(40),
  );
});

// Up to a thousand: where a formula subtracts numbers that are nearly the same, the digits that both have are lost.
test('the fraction and the other route give the same', () => {
  fc.assert(
    fc.property(matrices({ classes: 8, count: 1000 }), fc.constantFrom(...policies), (counts, zeroDivision) => {
      const kappaWeights = weightsOf(counts.length);
      using(matrixOf(counts), (dataset) => {
        for (const { id, shape } of catalogue) {
          if (shape === 'matrix') continue;
          const { value, exact, alternative } = dataset.explain(id, { zeroDivision, kappaWeights });
          if (value === null) expect(exact, id).toBeNull();
          if (exact !== null) expect(agree(fractionValue(exact), value, 1e-9), `${id}: ${exact}, ${value}`).toBe(true);
          const other = alternative ? workedOut(alternative.substituted) : null;
          if (other !== null) expect(agree(other, value, 1e-9), `${id}: ${other}, ${value}`).toBe(true);
        }
      });
    }),
    runs(40),
  );
});

test('cells of matrices are what their formulas give', () => {
  fc.assert(
    fc.property(matrices({ classes: 5 }), (counts) => {
      using(matrixOf(counts), (dataset) => {
        const { metrics } = dataset.report();
        for (const id of idsOf(({ shape }) => shape === 'matrix')) {
          dataset.labels.forEach((row, i) =>
            dataset.labels.forEach((column, j) => {
              const explained = dataset.explain(id, { row, column });
              expect(explained.value).toBe((metrics[id] as Value[][])[i]![j]);
              expect(agree(workedOut(explained.substituted), explained.value)).toBe(true);
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
  // The symmetric ones, among them those of which two options change places.
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

  test.each(policies)('swaps pairs and leaves what is symmetric, 0/0 counted as %s', (zeroDivision) => {
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
  // Their disagreement is how far apart two classes are in the order.
  const ordinal = ['cohen_kappa_linear', 'cohen_kappa_quadratic'];
  const shuffled = matrices().chain((counts) =>
    fc.tuple(
      fc.constant(counts),
      fc.shuffledSubarray(
        counts.map((_, at) => at),
        { minLength: counts.length },
      ),
    ),
  );

  test('permutes metrics of a class and leaves the others', () => {
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
          if (info.get(id)!.scope === 'class') {
            expect(after[id], id).toEqual(order.map((at) => (value as Value[])[at]));
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
          // On the way to it the sums of one order may be too long and those of another not.
          if (before[at] !== null && after[at] !== null) expect(after[at], id).toBe(before[at]);
        });
      }),
      runs(40),
    );
  });

  test('matters to the weighted kappas', () => {
    const counts = [[3, 1, 0], [0, 2, 2], [1, 0, 4]]; // prettier-ignore
    const kappaWeights = weightsOf(3);
    const [before, after] = [counts, permuted(counts, [1, 0, 2])].map((cells) =>
      scalarsOf(matrixOf(cells), { kappaWeights }),
    );
    for (const id of [...ordinal, 'cohen_kappa_weighted']) {
      expect(Math.abs((before![id] as number) - (after![id] as number)), id).toBeGreaterThan(0.01);
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
        const quantities: Record<string, number> = {
          sample_size: counts.flat().reduce((sum, count) => sum + count, 0),
          class_count: counts.length,
          defined_classes: counts.filter((row) => row.some((count) => count > 0)).length,
          iba_alpha: ibaAlpha,
        };
        const filled = (formula: Formula): Formula => ({
          ...formula,
          ...(formula.id && { value: quantities[formula.id]! }),
          ...(formula.args && { args: formula.args.map(filled) }),
        });
        const limit = (formula: Formula): number => (formula.value ?? workedOut(filled(formula))) as number;
        for (const [id, value] of Object.entries(metrics)) {
          const { range, rangeFormula, count, scope } = info.get(id)!;
          const values = [value].flat() as (number | null)[];
          expect(values.length, id).toBe(scope === 'class' ? counts.length : 1);
          for (const one of values) {
            if (one === null) continue;
            if (count) expect(Number.isInteger(one), id).toBe(true);
            const [low, high] = rangeFormula.map(limit) as [number, number];
            const [widestLow, widestHigh] = range;
            // With one class there is no room between the limits of some.
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
          for (const { id, scope, zeroDivision: flagged, shape } of catalogue) {
            if (shape === 'matrix') continue;
            const entries = report.undefined[id] ?? [];
            expect(entries.length === 0, id).toBe(!(id in report.undefined));
            if (scope === 'class') {
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

  test('of a class is listed with the averages over the classes', () => {
    const averaged = idsOf(({ id, scope }) => scope === 'class' && info.has(`${id}_macro`));
    expect(averaged).not.toEqual([]);
    fc.assert(
      fc.property(matrices({ classes: 12 }), fc.constantFrom(...policies), (counts, zeroDivision) => {
        const { metrics, undefined: listed } = using(matrixOf(counts), (dataset) => dataset.report({ zeroDivision }));
        for (const id of averaged) {
          const ofClasses = listed[id] ?? [];
          for (const average of [`${id}_macro`, `${id}_weighted`]) {
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

  test('is the same under every policy where the policy has no say', () => {
    // f1 of macro averages, for one, is not replaced itself, but what it is made of is.
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

  test('count as the matrix does that they add up to', () => {
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
  /** Names of which no two are one label: none differs from another in blanks around it, or in the spelling of a number. */
  const names = (count: number): fc.Arbitrary<Label[]> =>
    fc.uniqueArray(label, {
      minLength: count,
      maxLength: count,
      selector: (one) => (String(one).trim() === '' || Number.isNaN(Number(one)) ? String(one).trim() : Number(one)),
    });
  const table = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }), fc.boolean());

  const problems: fc.Arbitrary<Problem> = table.chain(([rows, others, square]) => {
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
      .map(([[labels, predictedLabels], counts]): Problem => ({
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
      .map(([[labels, predictedLabels], list]): Problem => ({
        kind: 'labels',
        truth: list.map(([row]) => labels[row]!),
        predicted: list.map(([, column]) => (square ? labels : predictedLabels)[column]!),
        weights: list.map(([, , weight]) => weight),
        labels,
        ...(square ? { positive: labels[0]! } : { predictedLabels }),
      }));
    return fc.oneof(asMatrix, asLabels);
  });

  test('after a journey as JSON', () => {
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
