import { numberIn, tableIn } from './typed-table.ts';

/** Precision and recall of classes, each 0…1. */
export interface TypedRates {
  /** Absent where none was named. */
  labels?: string[];
  precision: number[];
  recall: number[];
}

/**
 * The piece of a text with precision and recall that cannot be read: a number, or a class that has only one of them.
 */
export interface RatesFault {
  piece: string;
}

// Single letters have to be capitals: p and r mean a p-value and a correlation.
const precisionName = /^(?:P|PR|pr(?:ec)?|ppv|precisi[oó]n|précision|präzision)$/i;
const recallName =
  /^(?:R|rc|rec|tpr|recall|sensitivity|sensibility|sensibilidad|exhaustividad|cobertura|rappel|sensibilité|sensitivität|trefferquote)$/i;

type Rate = 'precision' | 'recall';

function rateOf(name: string): Rate | undefined {
  if (name === 'p' || name === 'r') return undefined;
  if (precisionName.test(name)) return 'precision';
  return recallName.test(name) ? 'recall' : undefined;
}

/** "P_1 = 2/3": a name, perhaps with a class as its index, and its value. */
const statement =
  /^[^=]*?(?<![\p{L}\d\\])(\p{L}+)\}?(?:[_^]\{?\(?([\p{L}\p{N}_.-]+)\)?\}?)?[\s&$]*(?:[=:]|\s(?=[\d.]))(.*)$/u;

const ends = /[;\n\r]|\\q?quad|\\\\|,(?!\d)|\s(?:and|y|e|und|et)\s|\s(?=(?:precision|recall)\s*[=:\s]\s*[\d.])/iu;

interface Stated {
  label: string;
  rate: Rate;
  value: string;
}

/** Greatest length of a statement; the time to match one grows with the square of its length. */
const longest = 1000;

/** In "= \frac{20}{30} = 0.66" the last number counts. */
function statedIn(text: string): Stated[] {
  return text.split(ends).flatMap((part) => {
    if (part.length > longest) return [];
    const [, name = '', label = '', right = ''] = statement.exec(part) ?? [];
    const rate = rateOf(name);
    const numbers = right.split(/=|\\approx/).filter((piece) => !Number.isNaN(numberIn(piece)));
    return rate && numbers.length > 0 ? [{ label, rate, value: numbers.at(-1)!.trim() }] : [];
  });
}

const notClasses = /^(?:accuracy|macro|micro|weighted|samples|avg|total)/i;

/** Rates in a table with a row per class, under the names of both; other columns, and rows of averages, are ignored. */
function statedInTable(text: string): Stated[] {
  const { header, rows } = tableIn(text);
  const rates = header.map((name) => rateOf(/^[\\${}a-z]*?(\p{L}+)[\s\d_^{}()$a-z]*$/u.exec(name)?.[1] ?? ''));
  if (!rates.includes('precision') || !rates.includes('recall')) return [];
  return rows
    .filter(([first = '']) => !notClasses.test(first))
    .flatMap((cells, row) => {
      const shift = cells.length - header.length;
      const isNamed = shift > 0 || rates[0] === undefined;
      const label = isNamed ? cells[0]! : rows.length > 1 ? String(row + 1) : '';
      return (['precision', 'recall'] as const).map((rate) => ({
        label,
        rate,
        value: cells[rates.indexOf(rate) + shift] ?? '',
      }));
    });
}

/** Precision and recall as people write them, in sentences, formulas or tables; undefined where not both are given. */
export function ratesIn(text: string): TypedRates | RatesFault | undefined {
  const has = (stated: Stated[], rate: Rate): boolean => stated.some((each) => each.rate === rate);
  const inWords = statedIn(text);
  const stated = has(inWords, 'precision') && has(inWords, 'recall') ? inWords : statedInTable(text);
  if (!has(stated, 'precision') || !has(stated, 'recall')) return undefined;
  const classes = new Map<string, Partial<Record<Rate, number>>>();
  for (const { label, rate, value } of stated) {
    const share = numberIn(value);
    const of = classes.get(label) ?? {};
    if (!(share >= 0 && share <= 1) || of[rate] !== undefined) return { piece: value };
    classes.set(label, { ...of, [rate]: share });
  }
  const rates: TypedRates = { precision: [], recall: [] };
  for (const [label, { precision, recall }] of classes) {
    if (precision === undefined || recall === undefined) return { piece: label };
    rates.precision.push(precision);
    rates.recall.push(recall);
  }
  const labels = [...classes.keys()];
  return labels.some((label) => label !== '') ? { ...rates, labels } : rates;
}
