import type { MetricInfo } from '../core/types/metric-info.ts';
import type { ReportOptions } from '../core/types/report.ts';
import type { ReproduceTexts } from '../locales/en/reproduce.ts';
import type { Cases } from './cases.ts';
import { commented } from './literals.ts';
import type { Line } from './program.ts';

/** Greatest number of metrics; a longer program would not be read. */
const mostMetrics = 20;

/**
 * The cases with a changeable weight each. Undefined where no intervals are wanted, for data in a file, for data other
 * than labels or a matrix, and for labels with weights.
 */
function weighable(cases: Cases, isFile: boolean, { intervals }: ReportOptions): Cases | undefined {
  if (!intervals || isFile) return undefined;
  if (cases.kind === 'matrix') return cases;
  return cases.kind === 'labels' && !cases.weights ? { ...cases, weights: [] } : undefined;
}

interface Wanted {
  lines: readonly Line[];
  cases: Cases;
  isFile: boolean;
  options: ReportOptions;
  catalogue: readonly MetricInfo[];
  texts: ReproduceTexts;
  callOf(line: Line, cases: Cases, options: ReportOptions): string;
}

/** Calls of the metrics that are single numbers and take weights, the essential ones first. */
function callsOf(
  { lines, cases, isFile, options, catalogue, callOf }: Wanted,
  weights: string,
): { id: string; call: string }[] {
  const weighed = weighable(cases, isFile, options);
  if (!weighed) return [];
  const infoOf = new Map(catalogue.map((info) => [info.id, info]));
  return lines
    .flatMap((line): { id: string; tier: number; call: string }[] => {
      const { shape, perClass, tier = 3 } = infoOf.get(line.id) ?? {};
      if (shape !== 'scalar' || perClass) return [];
      return [{ id: line.id, tier, call: callOf(line, weighed, options) }];
    })
    .filter(({ call }) => call.includes(weights) && !/\bcounts\b/.test(call))
    .sort((one, other) => one.tier - other.tier)
    .slice(0, mostMetrics);
}

/** Merges equal cases and counts them, because the derivative is by counts. */
const pairsInPython = [
  'pairs = sorted(zip(y_true, y_pred))',
  'y_true, y_pred = zip(*dict.fromkeys(pairs))',
  'weights = [pairs.count(pair) for pair in dict.fromkeys(pairs)]',
];
const pairsInR = [
  'pairs <- aggregate(list(weights = rep(1, length(truth))), list(truth = truth, estimate = estimate), sum)',
  'truth <- pairs$truth',
  'estimate <- pairs$estimate',
  'weights <- pairs$weights',
];

/** Standard errors by the delta method, with numerical derivatives. */
export function intervalsInPython(wanted: Wanted): string[] {
  const calls = callsOf(wanted, 'sample_weight=weights');
  if (calls.length === 0) return [];
  return [
    '',
    commented(wanted.texts.intervals),
    ...(wanted.cases.kind === 'matrix' ? [] : pairsInPython),
    'def standard_error(number, step=1e-4):',
    '    n = np.asarray(weights, float)',
    '    cells = np.flatnonzero(n)',
    '    steps = step * np.eye(len(n))[cells]',
    '    g = np.array([(number(n + by) - number(n - by)) / (2 * step) for by in steps])',
    '    return np.sqrt(np.sum(n[cells] * g**2) - np.sum(n[cells] * g) ** 2 / np.sum(n))',
    '',
    ...calls.map(({ id, call }) => `show("se(${id})", standard_error(lambda weights: ${call}))`),
  ];
}

/** The same in R. */
export function intervalsInR(wanted: Wanted): string[] {
  const calls = callsOf(wanted, 'case_weights = weights');
  if (calls.length === 0) return [];
  return [
    '',
    commented(wanted.texts.intervals),
    ...(wanted.cases.kind === 'matrix' ? [] : pairsInR),
    'standard_error <- function(number, step = 1e-4) {',
    '  cells <- which(weights > 0)',
    '  n <- weights[cells]',
    '  g <- sapply(cells, function(cell) {',
    '    by <- step * (seq_along(weights) == cell)',
    '    (number(weights + by) - number(weights - by)) / (2 * step)',
    '  })',
    '  sqrt(sum(n * g^2) - sum(n * g)^2 / sum(n))',
    '}',
    ...calls.map(({ id, call }) => `show("se(${id})", standard_error(function(weights) ${call}))`),
  ];
}
