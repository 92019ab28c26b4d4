import { escapes as commonEscapes } from '../../formula/latex.ts';
import { digitsOf } from '../../formula/number.ts';
import { alignments, type Cell, type NumberStyle, type Table } from './table.ts';

/**
 * A table float with the rules of booktabs and the decimals of the page. Comments before it list its requirements:
 * pdfLaTeX sets European letters and the signs of formulas, other scripts need XeLaTeX or LuaLaTeX and a font.
 */
export function latexOf(table: Table, style: NumberStyle): string {
  const written = (cell: Cell): string => {
    if (cell === null) return '---';
    return typeof cell === 'number' ? numberText(cell, style) : latexText(cell);
  };
  const line = (cells: readonly string[]): string => `    ${cells.join(' & ')} \\\\\n`;
  const align = alignments(table).map((side) => (side === 'end' ? 'r' : 'l'));
  const body =
    `\\begin{table}\n  \\centering\n  \\caption{${latexText(table.caption)}}\n  \\begin{tabular}{${align.join('')}}\n` +
    `    \\toprule\n${line(table.columns.map(({ title }) => latexText(title)))}` +
    `    \\midrule\n${table.rows.map((row) => line(row.map(written))).join('')}` +
    `    \\bottomrule\n  \\end{tabular}\n\\end{table}\n`;
  return needsOf(body, ['booktabs']) + body;
}

function numberText(value: number, { decimals, decimalSign }: NumberStyle): string {
  const { negative, whole, decimals: behind, exponent } = digitsOf(value, decimals);
  const sign = decimalSign === ',' ? '{,}' : '.';
  const size = whole === '∞' ? '\\infty' : behind === '' ? whole : `${whole}${sign}${behind}`;
  return `$${negative ? '-' : ''}${size}${exponent === undefined ? '' : `\\times 10^{${exponent}}`}$`;
}

/**
 * Characters that pdfLaTeX sets without further packages: the letters of Western and Central Europe, and some signs.
 */
const ofEveryFont = /[\u0020-\u007eÀ-ÏÑ-ÖØ-Ýßà-ïñ-öø-ýÿĀ-ăĆ-ďĒ-ėĚ-ĥĨ-ĭİ-ıĴ-ķĹ-ľŁ-ňŌ-ťŨ-űŴ-ž¡¿–—‘’“”…†‡•£§©®€]/u;
/** Characters that pdfLaTeX sets only with the encoding T1. */
const ofT1 = /[ĄąĐđĘęĮįŊŋŲųÐðÞþ„«»‹›]/u;

/** LaTeX comments that list what a document needs for these packages and for the characters of a text. */
export function needsOf(text: string, packages: readonly string[]): string {
  const characters = [...new Set(text.replaceAll('\n', ''))].filter((character) => !ofEveryFont.test(character));
  const others = characters.filter((character) => !ofT1.test(character));
  return [
    ...packages.map((name) => `\\usepackage{${name}}`),
    ...(characters.length > others.length ? ['\\usepackage[T1]{fontenc}'] : []),
    ...(others.length > 0 ? [`XeLaTeX or LuaLaTeX, and a font with ${others.join(' ')}`] : []),
  ]
    .map((need) => `% ${need}\n`)
    .join('');
}

/** Names of the Greek letters from α to ω, in the order of Unicode. */
const greek =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu ' +
  'nu xi omicron pi rho varsigma sigma tau upsilon phi chi psi omega';
/** Greek capitals that differ from every Latin letter; LaTeX has commands for these only. */
const capitals = /^[ΓΔΘΛΞΠΣΥΦΨΩ]$/;

function greekCommand(character: string): string | undefined {
  const place = character.toLowerCase().charCodeAt(0) - 0x3b1;
  const name = greek.split(' ')[place];
  if (name === undefined || name === 'omicron') return undefined;
  const isCapital = character !== character.toLowerCase();
  if (!isCapital) return `$\\${name}$`;
  return capitals.test(character) ? `$\\${name[0]!.toUpperCase()}${name.slice(1)}$` : undefined;
}

const scripts = { _: '₀₁₂₃₄₅₆₇₈₉', '^': '⁰¹²³⁴⁵⁶⁷⁸⁹' };

function scriptCommand(character: string): string | undefined {
  for (const [mark, digits] of Object.entries(scripts)) {
    const digit = digits.indexOf(character);
    if (digit >= 0) return `$${mark}${digit}$`;
  }
  return undefined;
}

const escapes: Readonly<Record<string, string>> = {
  ...commonEscapes,
  '|': '\\textbar{}',
  '`': '\\`{}',
  // An active character in some languages of babel.
  '"': "{''}",
  // At the start of a row, [ and * would be read as arguments of the `\\` before them.
  '[': '{[}',
  '*': '{*}',
  '\u00a0': '~',
  '\u202f': '\\,',
  '−': '$-$',
  '·': '$\\cdot$',
  '×': '$\\times$',
  '±': '$\\pm$',
  '≤': '$\\le$',
  '≥': '$\\ge$',
  '≠': '$\\ne$',
  '≈': '$\\approx$',
  '∞': '$\\infty$',
  '→': '$\\rightarrow$',
  '←': '$\\leftarrow$',
  '↓': '$\\downarrow$',
};

/** The text escaped for LaTeX, in one line; signs and Greek letters are set as in formulas. */
export function latexText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}]/gu, '') // invisible characters and lone surrogates
    .trim()
    .replace(/([-',])(?=\1)/g, '$1\u0000') // two in a row would become a ligature
    .replace(/[^A-Za-z0-9 ]/gu, (character) => {
      if (character === '\u0000') return '{}';
      return escapes[character] ?? greekCommand(character) ?? scriptCommand(character) ?? character;
    });
}
