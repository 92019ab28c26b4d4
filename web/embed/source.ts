import type { Label } from '../core/types/label.ts';
import { UnfitData, type GivenData, type Source } from './embedded-data.ts';

/** Whether a text is HTML, as Markdown makes of a text that it processes. */
const isHtml = (text: string): boolean =>
  /^\s*<(p|pre|code|div|span|table|ul|ol|li|br|h\d)\b[^>]*>/i.test(text) && text.includes('</');

/**
 * The input for the calculator. Without data it is an empty text, for which the calculator gives an error. @throws
 * UnfitData for HTML
 */
export function sourceOf({ problem, text, matrix, yTrue, yPred, scores, ...others }: GivenData): Source {
  if (problem) return { problem };
  const positive = others.positive === undefined ? {} : { positive: others.positive };
  if (text !== undefined && isHtml(text)) throw new UnfitData('html');
  if (text !== undefined) return { text, options: positive };
  const labels = others.labels === undefined ? {} : { labels: listOf(others.labels) };
  if (matrix !== undefined) {
    const counts = rowsOf(matrix);
    if (counts) return { problem: { kind: 'matrix', counts, ...labels, ...positive } };
    return { text: matrix, options: { kind: 'matrix', ...positive } };
  }
  if (yTrue === undefined && yPred === undefined && scores === undefined) return { text: '', options: {} };
  const truth = listOf(yTrue ?? []);
  if (scores !== undefined && yPred === undefined) {
    return { problem: { kind: 'scores', truth, scores: listOf(scores).map(numberOf), ...positive } };
  }
  return { problem: { kind: 'labels', truth, predicted: listOf(yPred ?? []), ...labels, ...positive } };
}

const numberOf = (text: Label): number => (String(text).trim() === '' ? NaN : Number(String(text).replace(',', '.')));

/**
 * The items of `a b`, `a, b`, `1,5; 2,5`, `["a", "b"]` or `['a', 'b']`. With commas or semicolons an item may have
 * blanks.
 */
function listOf(list: string | readonly Label[]): Label[] {
  if (typeof list !== 'string') return [...list];
  const text = list.trim();
  if (text.startsWith('[')) {
    const parsed = parseJson(text);
    if (Array.isArray(parsed) && parsed.every((item) => typeof item !== 'object')) return parsed.map(labelOf);
  }
  const bare = text.replace(/^[[(]|[\])]$/g, '').trim();
  if (bare === '') return [];
  const separator = bare.includes(';') ? ';' : bare.includes(',') ? ',' : /\s+/;
  const items = bare.split(separator).map((item) => item.trim().replace(/^(["'])(.*)\1$/s, '$2'));
  // Lists may end with a comma.
  return items.at(-1) === '' ? items.slice(0, -1) : items;
}

const labelOf = (item: unknown): Label => (typeof item === 'number' ? item : String(item));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Rows of numbers separated by semicolons or line breaks; undefined for any other text. */
function rowsOf(text: string): number[][] | undefined {
  const rows = text
    .trim()
    .replace(/^\[\s*\[|\]\s*\]$/g, '')
    .split(/\]\s*,?\s*\[|[;\n]/)
    .map((row) => row.trim().split(/[\s,]+/));
  const isNumber = (cell: string): boolean => /^\d+(\.\d+)?$/.test(cell);
  return rows.length > 1 && rows.flat().every(isNumber) ? rows.map((row) => row.map(Number)) : undefined;
}
