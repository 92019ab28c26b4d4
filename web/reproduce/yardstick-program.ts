import type { ReportOptions } from '../core/types/report.ts';
import type { ReproduceTexts } from '../locales/en/reproduce.ts';
import { labelLists, listed, numberText } from './literals.ts';
import { yardstick } from './yardstick.ts';
import { columnsOf, isWeighted, type Cases, type Classification, type FiledCases } from './cases.ts';
import { intervalsInR } from './intervals-program.ts';
import { partsInR } from './parts-program.ts';
import {
  aboutNames,
  choose,
  filed,
  fileName,
  filledCall,
  heading,
  readsFile,
  shown,
  type Line,
  type Program,
  type Reproduced,
} from './program.ts';

const vector = (values: readonly number[]): string => listed('c(', values.map(numberText), ')');

const matrix = (rows: readonly (readonly number[])[]): string =>
  `matrix(${vector(rows.flat())}, nrow = ${rows.length}, byrow = TRUE)`;

/** A program for yardstick and pROC. Undefined where they have none of the metrics. */
export function yardstickProgram(reproduced: Reproduced): Program | undefined {
  const { report, options, texts } = reproduced;
  const policy = options.zeroDivision ?? 'zero';
  const chosen = choose(reproduced, yardstick, () => policy !== 'undefined');
  if (!chosen) return undefined;
  const { cases, isFile, lines } = chosen;
  const calls = lines.map((line) => ({ ...line, call: callOf(line, cases, options) }));
  const mentions = (word: RegExp): boolean => calls.some(({ call }) => word.test(call));
  const code = [
    ...heading(reproduced, texts.intro.yardstick, chosen, /^each\(/),
    ...(mentions(/_vec\b/) ? ['library(yardstick)'] : []),
    ...(mentions(/\bcurve\b/) ? ['library(pROC)'] : []),
    '',
    ...dataLines(cases, isFile, texts),
    ...definitions(cases, mentions),
    '',
    'show <- function(name, values) {',
    '  cat(name, format(as.numeric(values), digits = 17, trim = TRUE), "\\n")',
    '}',
    ...shown(calls, report, texts),
    ...partsInR(reproduced, cases, isFile),
    ...intervalsInR({ ...reproduced, ...chosen, callOf }),
    '',
  ].join('\n');
  return { code, ...filed(cases, isFile) };
}

function callOf({ library }: Line, cases: Cases, options: ReportOptions): string {
  return filledCall(library, {
    weights: isWeighted(cases) ? ', case_weights = weights' : '',
    beta: numberText(options.beta ?? 1),
    level: numberText(options.level ?? 0.95),
    maxFpr: numberText(options.maxFpr ?? 0.1),
    probabilities: cases.kind === 'probabilities' && cases.names.length === 2 ? 'score[, 1]' : 'score',
  });
}

/** Definitions of names that several lines use. */
function definitions(cases: Cases, mentions: (word: RegExp) => boolean): string[] {
  const weighted = isWeighted(cases);
  return [
    ...(mentions(/\bcounts\b/) && cases.kind === 'labels'
      ? [`counts <- ${weighted ? 'xtabs(weights ~ truth + estimate)' : 'table(truth, estimate)'}`]
      : []),
    ...(mentions(/\bcurve\b/)
      ? ['curve <- roc(truth, score, levels = c("negative", "positive"), direction = "<")']
      : []),
    ...(mentions(/^each\(/)
      ? [
          'each <- function(metric, ...) {',
          '  sapply(labels, function(label) {',
          '    is_true <- factor(truth == label, c(TRUE, FALSE))',
          '    is_predicted <- factor(estimate == label, c(TRUE, FALSE))',
          `    metric(is_true, is_predicted, ...${weighted ? ', case_weights = weights' : ''})`,
          '  })',
          '}',
        ]
      : []),
  ];
}

/** Lines with the data. `casesOf` has replaced infinite scores. */
function dataLines(cases: Cases, isFile: boolean, texts: ReproduceTexts): string[] {
  if (cases.kind === 'labels' || cases.kind === 'matrix') return classified(cases, isFile, texts);
  const weights = cases.weights === undefined || isFile ? [] : [`weights <- ${vector(cases.weights)}`];
  if (cases.kind === 'multilabel') return [];
  const outcome = 'truth <- factor(ifelse(truth == 1, "positive", "negative"), c("positive", "negative"))';
  const coded = `truth <- factor(truth + 1, seq_len(${cases.kind === 'probabilities' ? cases.names.length : 2}))`;
  const about = aboutNames(cases, texts);
  const factored = cases.kind === 'scores' ? outcome : coded;
  if (isFile) return [...fromFile(cases, texts), ...about, factored];
  const scores = cases.kind === 'scores' ? vector(cases.scores) : matrix(cases.probabilities);
  return [...about, `truth <- ${vector(cases.truth)}`, factored, `score <- ${scores}`, ...weights];
}

function classified(cases: Classification, isFile: boolean, texts: ReproduceTexts): string[] {
  const { names, predictedNames } = cases;
  const lists = labelLists(cases, isFile, 'r');
  const columns = predictedNames ? 'predicted_labels' : 'labels';
  const labels = [
    ...(lists.areCoded ? aboutNames(cases, texts) : []),
    `labels <- ${lists.ofLabels(names)}`,
    ...(predictedNames ? [`predicted_labels <- ${lists.ofLabels(predictedNames)}`] : []),
  ];
  const factors = (truth: string, predicted: string): string[] => [
    `truth <- factor(${truth}, levels = labels)`,
    `estimate <- factor(${predicted}, levels = ${columns})`,
  ];
  if (cases.kind === 'matrix') {
    return [
      ...labels,
      `counts <- ${matrix(cases.counts)}`,
      ...factors(`rep(labels, each = length(${columns}))`, `rep(${columns}, times = length(labels))`),
      'weights <- as.vector(t(counts))',
    ];
  }
  if (isFile) return [...labels, ...fromFile(cases, texts), ...factors('truth + 1', 'predicted + 1')];
  return [
    ...labels,
    ...factors(lists.ofCases(cases.truth, names), lists.ofCases(cases.predicted, predictedNames ?? names)),
    ...(cases.weights ? [`weights <- ${vector(cases.weights)}`] : []),
  ];
}

function fromFile(cases: FiledCases, texts: ReproduceTexts): string[] {
  const has = (wanted: string): boolean => columnsOf(cases).some(({ name }) => name === wanted);
  return [
    readsFile(cases, texts),
    `data <- read.csv("${fileName}")`,
    'truth <- data$truth',
    ...(has('predicted') ? ['predicted <- data$predicted'] : []),
    ...(has('score') ? ['score <- data$score'] : []),
    ...(has('score_0') ? ['score <- as.matrix(data[, grep("^score_", names(data))])'] : []),
    ...(has('weight') ? ['weights <- data$weight'] : []),
  ];
}
