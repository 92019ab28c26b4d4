import { slipSentence, nameInSentence, type SlipContext } from '../locales/slip-sentence.ts';
import type { Credit } from '../core/types/checking.ts';
import type { AskedNumber, ExerciseOptions, Questions, Variant } from '../core/types/exercises.ts';
import type { Label } from '../core/types/label.ts';
import type { MetricInfo } from '../core/types/metric-info.ts';
import type { Problem } from '../core/types/problem.ts';
import { sliverOf } from '../core/questions.ts';
import { brokenLines, lineOfText } from '../formula/breaking.ts';
import { elementOf, workedElement } from '../formula/element.ts';
import { symbolToLatex } from '../formula/latex.ts';
import { mathmlText } from '../formula/mathml-text.ts';
import { formatNumber } from '../formula/number.ts';
import { parseSymbol } from '../formula/symbol.ts';
import { latexLines, workedLines } from '../formula/worked.ts';
import type { CheckerTexts } from '../locales/en/checker.ts';
import type { ExerciseTexts } from '../locales/en/exercise.ts';
import type { QuestionTexts } from '../locales/en/questions.ts';
import type { Locale } from '../locales/index.ts';
import { exerciseHref } from '../share/exercise-address.ts';
import { givenData, labelsOf } from './given-data.ts';
import type { KnownAnswer, NumericQuestion, QuestionSet, QuestionVariant } from './question-set.ts';

/** Texts in the language of the questions. */
export interface Said {
  locale: Locale;
  texts: ExerciseTexts;
  checkerTexts: CheckerTexts;
  questionTexts: QuestionTexts;
}

/** Credit for known wrong answers. */
export type KnownCredit = Required<Omit<Credit, 'coarse'>>;

export interface Wanted extends Said {
  /** The options of every variant. */
  options: Required<Pick<ExerciseOptions, 'decimals' | 'kind'>> & ExerciseOptions;
  catalogue: readonly MetricInfo[];
  /** Points for each right answer. */
  points: number;
  credit: KnownCredit;
  /** Names of the students, by the places of their variants; empty where there is none. */
  students: readonly string[];
  /** The address of the page, without the part behind #; absent where nobody else can open it. */
  page?: string | undefined;
}

/** Questions and their answers as texts for files. Questions without a value are left out. */
export function worded({ variants }: Questions, wanted: Wanted): QuestionSet {
  const { options, texts, questionTexts, locale } = wanted;
  return {
    title: questionTexts.setTitle,
    language: locale.language,
    decimals: options.decimals,
    tags: ['deconfuse', options.kind],
    headings: { questions: questionTexts.headings.questions, solution: texts.key },
    notebook: questionTexts.notebook,
    variants: variants.map((variant, at) => wordedVariant(variant, wanted, wanted.students[at])),
  };
}

function wordedVariant(variant: Variant, wanted: Wanted, student: string | undefined): QuestionVariant {
  const { options, texts, locale, catalogue, page } = wanted;
  const { problem, seed, madeFrom, questions } = variant;
  const labels = labelsOf(problem);
  const positive = ('positive' in problem ? problem.positive : undefined) ?? labels.at(-1)!;
  const { intro, tables, values } = givenData(problem, labels, positive, texts, locale);
  const ask = questions.map(({ id, class: label }) => ({ id, ...(label !== undefined && { class: label }) }));
  const infos = questions.map(({ id }) => catalogue.find((info) => info.id === id)!);
  const isTouched = questions.some(({ explanation }) => (explanation.undefined ?? []).length > 0);
  return {
    id: `deconfuse-${madeFrom}-${problem.kind}-${labels.length}`,
    title: texts.sheetTitle(formatNumber(madeFrom, { decimals: 0, decimalSign: locale.decimalSign })),
    seed: madeFrom,
    number: seed,
    ...(student !== undefined && { student }),
    ...(page !== undefined && {
      link: page + exerciseHref({ ...options, seed: madeFrom, questions: ask }, true),
    }),
    intro,
    data: tables,
    values,
    instructions: [
      texts.instruction(options.decimals),
      ...(isTouched ? [texts.zeroDivision] : []),
      ...(infos.some((info) => info.options.includes('base')) ? [texts.bits] : []),
    ],
    questions: questions.flatMap((question, at) =>
      numericQuestion(question, infos[at]!, problem, wanted).map((one) => ({ ...one, place: at + 1 })),
    ),
  };
}

/** The cells row by row, for sentences about slips; null where they are not needed. */
const matrixOf = (problem: Problem): number[] | null =>
  problem.kind === 'matrix' ? problem.counts.flatMap((row) => Array.from(row)) : problem.kind === 'scores' ? null : [];

const casesOf = (problem: Problem): number =>
  problem.kind === 'matrix'
    ? problem.counts.reduce((sum, row) => Array.from(row).reduce((total, count) => total + count, sum), 0)
    : 'truth' in problem
      ? (problem.truth as ArrayLike<Label>).length
      : 0;

/** A list of one question, or an empty one where it has no value. */
function numericQuestion(
  { id, class: label, value, explanation, low, high, slips }: AskedNumber,
  { symbol }: MetricInfo,
  problem: Problem,
  { options, locale, checkerTexts: texts, points, credit }: Wanted,
): Omit<NumericQuestion, 'place'>[] {
  if (value === null || low === undefined || high === undefined) return [];
  const { decimals } = options;
  const { decimalSign } = locale;
  const asked = { id, class: label };
  const context: SlipContext = {
    texts,
    locale,
    format: { decimals, decimalSign },
    labels: labelsOf(problem),
    matrix: matrixOf(problem),
    total: casesOf(problem),
    asked,
    isDefined: true,
  };
  const unit = 10 ** -decimals;
  const answer = value.toFixed(decimals);
  const around = (middle: number, reach: number): Pick<KnownAnswer, 'low' | 'high'> => ({
    low: middle - reach - sliverOf(middle, decimals),
    high: middle + reach + sliverOf(middle, decimals),
  });
  const known = slips.map(({ slips: made, value: given }): KnownAnswer => {
    const [{ kind } = { kind: undefined }] = made;
    const isTruncated = kind === 'truncated';
    return {
      ...around(given, isTruncated ? 0 : unit / 2),
      share: isTruncated ? credit.truncated : kind === 'intermediate' ? credit.intermediate : credit.slip,
      feedback: isTruncated ? texts.verdicts.truncated : slipSentence(made, context),
    };
  });
  // The first known answer that fits counts, so nearly right ones come first, as in the checker.
  const isNearly = (at: number): boolean => ['truncated', 'intermediate'].includes(slips[at]!.slips[0]!.kind);
  const [nearly, wrong] = [known.filter((_, at) => isNearly(at)), known.filter((_, at) => !isNearly(at))];
  const oneOff = [-unit, unit].map((off) => ({
    ...around(Number(answer) + off, 0),
    share: credit.rounded,
    feedback: texts.verdicts.rounded,
  }));
  const lines = brokenLines(workedLines({ ...explanation, symbol, value }, { decimals }), lineOfText);
  return [
    {
      name: nameInSentence({ texts, locale }, asked),
      latex: symbolToLatex(symbol),
      mathml: mathmlText(elementOf(parseSymbol(symbol)), 'inline'),
      value: Number(value.toPrecision(15)),
      answer,
      points,
      low,
      high,
      known: [...nearly, ...(credit.rounded > 0 ? oneOff : []), ...wrong].filter(
        (one) => one.low < low || one.high > high,
      ),
      solution: {
        latex: latexLines(lines, decimalSign),
        mathml: mathmlText(workedElement(lines, decimalSign)),
      },
    },
  ];
}
