import type { Label } from '../core/types/label.ts';
import type { Problem, RatersProblem } from '../core/types/problem.ts';
import type { ReproduceTexts } from '../locales/en/reproduce.ts';
import type { Cases } from './cases.ts';
import { commented, listed, quoted } from './literals.ts';
import type { Program, Reproduced } from './program.ts';

type LabelsProblem = Extract<Problem, { kind: 'labels' }>;

/** The group or fold of each case, where a program can select cases by it. */
function partsOf(problem: Problem, cases: Cases, isFile: boolean): readonly Label[] | undefined {
  if (problem.kind !== 'labels' || cases.kind !== 'labels' || isFile) return undefined;
  if (cases.predictedNames || cases.weights) return undefined;
  const { groups, folds }: LabelsProblem = problem;
  const parts = groups ?? folds;
  return parts?.length === cases.truth.length ? parts : undefined;
}

const vector = (begin: string, parts: readonly Label[], end: string): string => listed(begin, parts.map(quoted), end);

/** Accuracy and macro F1 of each part by scikit-learn, and its metrics under the names of fairlearn. */
export function partsInPython({ problem, options, texts }: Reproduced, cases: Cases, isFile: boolean): string[] {
  const parts = partsOf(problem, cases, isFile);
  const { zeroDivision = 'zero' } = options;
  if (!parts || zeroDivision === 'undefined') return [];
  const f1 = `metrics.f1_score(y_true[rows], y_pred[rows], labels=labels, average='macro', zero_division=${zeroDivision === 'one' ? 1 : 0})`;
  return [
    '',
    commented(texts.parts),
    vector('parts = np.array([', parts, '])'),
    'y_true, y_pred = np.array(y_true), np.array(y_pred)',
    'for part in np.unique(parts):',
    '    rows = parts == part',
    "    show(f'accuracy[{part}]', metrics.accuracy_score(y_true[rows], y_pred[rows]))",
    `    show(f'f1_macro[{part}]', ${f1})`,
    ...('groups' in problem && problem.groups
      ? [
          commented(texts.fairlearn),
          '# from fairlearn.metrics import MetricFrame',
          '# frame = MetricFrame(metrics=metrics.accuracy_score, y_true=y_true, y_pred=y_pred, sensitive_features=parts)',
          '# print(frame.by_group, frame.difference(), frame.ratio())',
        ]
      : []),
  ];
}

/** The same by yardstick. */
export function partsInR({ problem, texts }: Reproduced, cases: Cases, isFile: boolean): string[] {
  const parts = partsOf(problem, cases, isFile);
  if (!parts) return [];
  return [
    '',
    commented(texts.parts),
    vector('part <- c(', parts, ')'),
    'by_part <- dplyr::group_by(data.frame(truth, estimate, part), part)',
    'print(accuracy(by_part, truth, estimate))',
    'print(f_meas(by_part, truth, estimate, estimator = "macro"))',
  ];
}

/** By metric: the expression that gives its value in irrCAC. */
const coefficients: readonly (readonly [id: string, call: string])[] = [
  ['raters_agreement', 'fleiss.kappa.raw(ratings)$est$pa'],
  ['fleiss_kappa', 'fleiss.kappa.raw(ratings)$est$coeff.val'],
  ['raters_gwet_ac1', 'gwet.ac1.raw(ratings)$est$coeff.val'],
  ['brennan_prediger', 'bp.coeff.raw(ratings)$est$coeff.val'],
  ['raters_krippendorff_alpha', 'krippen.alpha.raw(ratings)$est$coeff.val'],
  ['raters_krippendorff_alpha_ordinal', 'krippen.alpha.raw(ratings, weights = "ordinal")$est$coeff.val'],
  ['raters_krippendorff_alpha_interval', 'krippen.alpha.raw(ratings, weights = "quadratic")$est$coeff.val'],
];

const columnOf = (ratings: RatersProblem['ratings'][string]): string =>
  listed(
    'c(',
    ratings.map((label) => (label === null ? 'NA' : typeof label === 'number' ? String(label) : quoted(label))),
    ')',
  );

/** A program for irrCAC, for ratings. */
export function ratersProgram({ problem, texts }: { problem: Problem; texts: ReproduceTexts }): Program | undefined {
  if (problem.kind !== 'raters') return undefined;
  const columns = Object.entries(problem.ratings).map(([name, ratings], at, { length }) => {
    const lines = columnOf(ratings).split('\n');
    return `  ${quoted(name)} = ${lines.join('\n  ')}${at < length - 1 ? ',' : ''}`;
  });
  const code = [
    commented(texts.title),
    commented(texts.intro.irrCac),
    'library(irrCAC)',
    '',
    'ratings <- data.frame(check.names = FALSE,',
    ...columns,
    ')',
    '',
    ...coefficients.map(([id, call]) => `cat("${id}", ${call}, "\\n")`),
    '',
  ].join('\n');
  return { code };
}
