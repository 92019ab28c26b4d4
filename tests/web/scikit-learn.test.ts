// Every metric that scikit-learn has, on random inputs of every kind that it supports. The programs under test are
// those that the page writes for reproducing its numbers, with some curves added.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import {
  createCalculator,
  type Curve,
  type CurveName,
  type Dataset,
  type Problem,
  type Report,
  type ReportOptions,
  type Value,
} from 'deconfuse';
import { expect, test, vi } from 'vitest';
import { reproduce as texts } from '../../web/locales/en/reproduce.ts';
import { scikitLearn } from '../../web/reproduce/scikit-learn.ts';
import type { Program } from '../../web/reproduce/program.ts';
import { scikitLearnProgram } from '../../web/reproduce/scikit-learn-program.ts';
import { inputOf, problemOf } from '../differential/inputs.mjs';

const inputs = Number(process.env.DECONFUSE_INPUTS ?? 150);
const seed = Number(process.env.DECONFUSE_SEED ?? 1);
vi.setConfig({ testTimeout: 60_000 + 200 * inputs });

const calculator = await createCalculator();
const catalogue = calculator.catalogue();

/**
 * Numbers that the programs do not compute, and the expressions that compute them in scikit-learn from y_true and
 * y_score, or y_pred.
 */
interface Besides {
  name: string;
  kinds: readonly Problem['kind'][];
  /** `weights` is the argument with the weights, or empty. */
  call: (weights: string) => string;
  /** Undefined where there is nothing to compare. */
  ours: (dataset: Dataset, report: Report) => number[] | undefined;
  /** Whether scikit-learn supports the options; some have no counterpart there. */
  fits: (options: ReportOptions, weights: boolean, total: number) => boolean;
}

const pointsOf =
  (name: CurveName, take: (curve: Curve) => number[]): Besides['ours'] =>
  (dataset) => {
    const curve = dataset.curve(name);
    return curve === null ? undefined : take(curve);
  };

/** For a metric of two classes: the value of the second class. */
const ofPositive =
  (id: string): Besides['ours'] =>
  ({ labels, predictedLabels }, { metrics }) => {
    const value = labels.length === 2 && !predictedLabels ? (metrics[id] as (number | null)[])[1] : null;
    return typeof value === 'number' ? [value] : undefined;
  };

const always = (): boolean => true;
/** Beyond this, products of counts overflow 64 bits in scikit-learn. */
const isSmall = (_options: ReportOptions, _weights: boolean, total: number): boolean => total < 2 ** 31;

const besides: Besides[] = [
  {
    // The first threshold is infinite here; in scikit-learn it is the highest score + 1.
    name: 'curve:roc',
    kinds: ['scores'],
    call: (weights) =>
      `np.concatenate([metrics.roc_curve(y_true, y_score, drop_intermediate=False${weights})[at][int(at == 2):] for at in range(3)])`,
    ours: pointsOf('roc', ({ x, y, threshold }) => [...x, ...y, ...threshold.slice(1)]),
    fits: always,
  },
  {
    // In scikit-learn the curve begins at the lowest threshold; the point without a prediction has no threshold, which
    // is infinite here.
    name: 'curve:precision-recall',
    kinds: ['scores'],
    call: (weights) =>
      `np.concatenate([column[::-1] for column in metrics.precision_recall_curve(y_true, y_score${weights})])`,
    ours: pointsOf('precision-recall', ({ x, y, threshold }) => [...y, ...x, ...threshold.slice(1)]),
    fits: always,
  },
  {
    // In scikit-learn the curve begins at the last point with the fewest false positives, and ends at the first one
    // without a false negative.
    name: 'curve:det',
    kinds: ['scores'],
    call: (weights) => `np.concatenate([column[::-1] for column in metrics.det_curve(y_true, y_score${weights})])`,
    ours: pointsOf('det', ({ x, y, threshold }) => {
      const first = Math.max(1, x.lastIndexOf(x[1]!));
      const end = y.indexOf(0) + 1;
      return [x, y, threshold].flatMap((column) => [...column.slice(first, end)]);
    }),
    fits: always,
  },
  {
    // Both leave out bins without cases.
    name: 'curve:calibration',
    kinds: ['scores'],
    call: () => 'np.concatenate(calibration.calibration_curve(y_true, y_score, n_bins=10))',
    ours: pointsOf('calibration', ({ x, y }) => [...y, ...x]),
    fits: (_, weights) => !weights,
  },
  {
    name: 'positive_likelihood_ratio',
    kinds: ['labels', 'matrix'],
    call: (weights) => `metrics.class_likelihood_ratios(y_true, y_pred, labels=labels${weights})[0]`,
    ours: ofPositive('positive_likelihood_ratio'),
    fits: isSmall,
  },
  {
    name: 'negative_likelihood_ratio',
    kinds: ['labels', 'matrix'],
    call: (weights) => `metrics.class_likelihood_ratios(y_true, y_pred, labels=labels${weights})[1]`,
    ours: ofPositive('negative_likelihood_ratio'),
    fits: isSmall,
  },
  {
    name: 'partial_roc_auc',
    kinds: ['scores'],
    call: (weights) =>
      `(lambda f, t: metrics.auc(np.append(f[f <= 0.1], 0.1), np.append(t[f <= 0.1], np.interp(0.1, f, t))))(*metrics.roc_curve(y_true, y_score, drop_intermediate=False${weights})[:2])`,
    ours: (_, { metrics: { partial_roc_auc: area } }) => (typeof area === 'number' ? [area] : undefined),
    fits: ({ maxFpr }) => maxFpr === undefined,
  },
];

/**
 * From this number of cases on, N² leaves too few digits of a double for the rest: scikit-learn subtracts from it for
 * MCC, and sums terms of both signs for mutual information. For [[9003366300, 3411139], [2, 500]] MCC is
 * 0.01207963179490624, and 0.0120796318100 in scikit-learn.
 */
const manyCases = 100_000;
const losesDigits = (id: string): boolean =>
  /^(matthews_correlation|homogeneity|completeness|v_measure|v_measure_beta)$|mutual_information/.test(id);

/** Tolerance of values, in units of 1 or of the value, whichever is larger. */
function toleranceOf(id: string, total: number): number {
  if (total >= manyCases && losesDigits(id)) return 1e-6;
  // In scikit-learn expectations are differences of ln Γ.
  if (id.startsWith('adjusted_mutual_information')) return 1e-11;
  // 2N times a sum of terms of both signs, here as in SciPy: it multiplies the rounding errors of numbers of about 1.
  if (id === 'g_squared') return Math.max(1e-12, total * 2 ** -50);
  // SciPy takes differences of ln Γ of the total. For [[1, 629], [744, 948474]] the value is 0.39011775857057623, and
  // 0.3901177585178… in SciPy.
  if (id === 'fisher_exact_p_value') return Math.max(1e-12, total * 2 ** -48);
  return 1e-12;
}

/** scikit-learn takes sums of weights up to 1e-8 for 0 (numpy.isclose), and then has no weighted average. */
const leastTotal = 1e-6;

const flat = (value: Value): number[] => [value].flat(5) as number[];

/** A process that runs one program after another. */
class Python {
  readonly #process = spawn('/usr/bin/python3', ['tests/web/scikit-learn.py'], { stdio: ['pipe', 'pipe', 'inherit'] });
  readonly #answers = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();

  async run(code: string, file: Program['file']): Promise<{ printed: string[][]; error: string | null }> {
    const asked = { code, ...(file && { file: { name: file.name, text: file.text() } }) };
    this.#process.stdin.write(`${JSON.stringify(asked)}\n`);
    const { value, done } = await this.#answers.next();
    if (done) throw new Error('Python has ended.');
    return JSON.parse(value as string);
  }

  end(): void {
    this.#process.stdin.end();
  }
}

test(`${inputs} random inputs have the numbers of scikit-learn`, async () => {
  const python = new Python();
  const compared = new Map<string, number>();
  const failures: string[] = [];
  let programs = 0;
  for (let at = 0; programs < inputs; at++) {
    const input = inputOf(seed, at, []);
    const { kind, options } = input;
    if (['decision', 'proportion', 'rivals', 'ranked', 'boxes'].includes(kind)) continue;
    const dataset = calculator.dataset(problemOf(input));
    const report = dataset.report(options);
    const { problem, total } = dataset;
    const program = total < leastTotal ? undefined : scikitLearnProgram({ problem, report, options, catalogue, texts });
    if (!program) continue;
    programs++;
    const isWeighted = kind === 'matrix' || ('weights' in problem && problem.weights !== undefined);
    const more = besides.flatMap(({ name, kinds, call, ours, fits }) => {
      const values =
        kinds.includes(problem.kind) && fits(options, isWeighted, total) ? ours(dataset, report) : undefined;
      return values ? [{ name, call: call(isWeighted ? ', sample_weight=weights' : ''), values }] : [];
    });
    const shown = more.map(({ name, call }) => `show('${name}', ${call})\n`);
    const { printed, error } = await python.run(
      `${program.code}\nfrom sklearn import calibration, metrics\n${shown.join('')}`,
      program.file,
    );
    const where = `input ${at} (${kind})`;
    if (error !== null) failures.push(`${where}: ${error}`);
    for (const [id = '', ...texts] of printed) {
      const ours = more.find(({ name }) => name === id)?.values ?? flat(report.metrics[id]!);
      const theirs = texts.map((text) => Number(text.replace('inf', 'Infinity')));
      compared.set(id, (compared.get(id) ?? 0) + theirs.length);
      const most = toleranceOf(id, total);
      const wrong = theirs.findIndex((value, place) => {
        const own = ours[place]!;
        return !(value === own || Math.abs(value - own) <= most * Math.max(1, Math.abs(own)));
      });
      if (theirs.length !== ours.length)
        failures.push(`${where}: ${id} has ${theirs.length} values there, ${ours.length} here`);
      else if (wrong >= 0) failures.push(`${where}: ${id} is ${theirs[wrong]} there, ${ours[wrong]} here`);
    }
    dataset.release();
  }
  python.end();
  const values = [...compared.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${programs} inputs, ${compared.size} metrics and curves, ${values} values, ${failures.length} differ`);
  expect(failures.slice(0, 100)).toEqual([]);
  // A few inputs do not reach everything that scikit-learn has: some metrics need several labels, and no ties.
  const rare = inputs < 2000 ? /^top_k_accuracy$|^multilabel_/ : undefined;
  const ids = [...Object.keys(scikitLearn), ...besides.map(({ name }) => name)];
  expect(ids.filter((id) => !compared.has(id) && !rare?.test(id))).toEqual([]);
});
