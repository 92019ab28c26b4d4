import type { Label } from '../core/types/label.ts';
import type { Slip } from '../core/types/slips.ts';
import { formatNumber } from '../formula/number.ts';
import type { CheckerTexts, SlipSentence } from './en/checker.ts';
import { fill } from './fill.ts';
import type { Locale } from './index.ts';
import { shortName, type NumberFormat } from './values.ts';

/** The data and texts that a sentence about slips needs; it contrasts the wrong quantities with the right ones. */
export interface SlipContext {
  texts: CheckerTexts;
  locale: Locale;
  format: NumberFormat;
  labels: readonly Label[];
  predictedLabels?: readonly Label[] | undefined;
  /** Counts in row-major order. */
  matrix: ArrayLike<number> | null;
  total: number;
  /** The metric asked for; slips need one. */
  asked?: { id: string; class?: Label | undefined } | undefined;
  /** Whether the metric asked for has a value, whatever 0/0 counts as. */
  isDefined?: boolean | undefined;
  /** Whether numbers and cells of these data are replaced by “…”, for sentences that also apply to other data. */
  isGeneral?: boolean | undefined;
}

const open = '…';

/** Name of a metric in a sentence, with its class if it has one. */
export function nameInSentence(
  { texts, locale }: Pick<SlipContext, 'texts' | 'locale'>,
  { id, class: label }: { id: string; class?: Label | undefined },
): string {
  const name = shortName(locale.names[id] ?? id);
  return label === undefined ? name : texts.nameOfClass(name, locale.page.quoted(String(label)));
}

/** One sentence about the slips, in the order in which they were made. */
export function slipSentence(slips: readonly Slip[], context: SlipContext): string {
  return context.texts.because(slipClause(slips, context));
}

/** The same as a clause, without a capital letter and a full stop. */
export function slipClause(slips: readonly Slip[], context: SlipContext): string {
  return slips.map((slip) => clause(slip, slips, context)).join(context.texts.andThen);
}

function clause(slip: Slip, all: readonly Slip[], context: SlipContext): string {
  const { texts, locale, format, total, asked } = context;
  const quoted = (label: Label | undefined): string => (label === undefined ? '' : locale.page.quoted(String(label)));
  const written = (value: number | undefined): string =>
    value === undefined ? '' : formatNumber(value, { ...format, decimals: 6, trim: true });
  const ofData = (text: string): string => (context.isGeneral ? open : text);
  const quantities = (slip.quantities ?? []).map((id) => texts.operations[id] ?? shortName(locale.names[id] ?? id));
  return fill(texts.slips[sentenceOf(slip, all, context)], {
    name: slip.id === undefined ? '' : nameInSentence(context, { id: slip.id, class: slip.class }),
    asked: asked ? nameInSentence(context, asked) : '',
    class: quoted(slip.class),
    askedClass: quoted(asked?.class),
    base: slip.base === undefined ? '' : texts.bases[slip.base],
    denominator: ofData(written(slip.denominator)),
    numerator: ofData(written(slip.numerator)),
    total: ofData(written(slip.total)),
    rightTotal: ofData(written(total)),
    row: ofData(quoted(slip.row)),
    column: ofData(quoted(slip.column)),
    count: ofData(written(slip.count)),
    rightCount: ofData(written(countAt(slip, context))),
    beta: written(slip.beta),
    factor: written(slip.factor),
    term: termOf(slip, context),
    part: slip.part === undefined ? '' : locale.page.quoted(slip.part),
    quantities: listed(quantities.length > 0 ? quantities : [texts.results], locale),
    decimals: texts.decimals(slip.digits ?? 0),
  });
}

function sentenceOf(slip: Slip, all: readonly Slip[], context: SlipContext): SlipSentence {
  const { kind, id, policy = 'zero', how } = slip;
  const { texts, matrix, asked } = context;
  switch (kind) {
    case 'transposed':
      return how === 'losses' ? 'transposed-losses' : kind;
    case 'average':
      return 'metric';
    case 'class':
      if (id !== undefined) return 'metric';
      // A metric of all scores together is a metric of the positive class.
      return asked?.class === undefined ? 'class-as-positive' : 'class';
    case 'zero-division': {
      if (policy !== 'undefined') return `${kind}-${policy}`;
      // Among metrics of all classes together, only averages leave 0/0 out.
      if (asked?.class === undefined || all.some((other) => other.kind === 'average')) return 'zero-division-of-mean';
      return context.isDefined ? 'zero-division-of-formula' : 'zero-division-undefined';
    }
    case 'denominator':
      // For scores, the quotients are means.
      return slip.denominator === 1 && !matrix ? 'denominator-one' : kind;
    case 'true-negatives':
      return slip.total === undefined ? kind : 'true-negatives-and-total';
    case 'trapezoid':
      return id !== undefined && texts.underLines.includes(id) ? 'trapezoid-lines' : 'trapezoid-steps';
    case 'ties':
      return how === 'one' ? 'ties-one' : 'ties-zero';
    case 'squared':
      return how === 'result' ? kind : 'squared-for-root';
    case 'prior':
    case 'margin':
    case 'selection':
    case 'term':
    case 'scale':
      return `${kind}-${how}` as SlipSentence;
    case 'intermediate':
      return how === 'truncated' ? 'intermediate-truncated' : 'intermediate-rounded';
    case 'percent':
      return how === 'superfluous' ? 'percent-superfluous' : 'percent-missing';
    default:
      return kind;
  }
}

/** Text that identifies the term of a slip: its class or cell, or its name if it has one. */
function termOf({ class: label, row, column, term }: Slip, { texts, locale, matrix, isGeneral }: SlipContext): string {
  const quoted = (one: Label): string => (isGeneral ? open : locale.page.quoted(String(one)));
  if (row !== undefined && column !== undefined)
    return fill(matrix ? texts.terms.cell : texts.terms.ofTwo, { row: quoted(row), column: quoted(column) });
  const ofClass = label ?? column;
  if (ofClass !== undefined) return fill(matrix ? texts.terms.class : texts.terms.ofOne, { class: quoted(ofClass) });
  const { op, id, symbol = '' } = term ?? {};
  if (op === 'metric') return fill(texts.terms.named, { name: shortName(locale.names[id!] ?? id!) });
  return /^[A-Z]{1,2}$/.test(symbol) ? fill(texts.terms.named, { name: symbol }) : texts.terms.unnamed;
}

function countAt({ row, column }: Slip, { labels, predictedLabels = labels, matrix }: SlipContext): number | undefined {
  if (row === undefined || column === undefined) return undefined;
  return matrix?.[labels.indexOf(row) * predictedLabels.length + predictedLabels.indexOf(column)];
}

function listed(words: readonly string[], { language }: Locale): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(words);
}
