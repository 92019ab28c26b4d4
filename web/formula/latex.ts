import type { Formula } from '../core/types/formula.ts';
import { isTall } from './height.ts';
import type { Notation, Operator } from './notation.ts';
import { defaultDecimals, notationOf } from './notation-of.ts';
import { commandOf, parseSymbol } from './symbol.ts';

export interface LatexOptions {
  /** Number of decimals of rounded numbers. Default 4. */
  decimals?: number;
  /** Default '.'. */
  decimalSign?: '.' | ',';
}

/**
 * A formula, symbolic or substituted, as LaTeX for math mode. `cases` and `aligned` need amsmath, which KaTeX and
 * MathJax include; all else is plain LaTeX.
 */
export function toLatex(formula: Formula, options: LatexOptions = {}): string {
  return latexOf(notationOf(formula, { decimals: options.decimals ?? defaultDecimals }), options.decimalSign);
}

/** The LaTeX of a symbol in a uniform style: names of several letters upright, every script in braces. */
export function symbolToLatex(symbol: string): string {
  return latexOf(parseSymbol(symbol));
}

export function latexOf(notation: Notation, decimalSign: '.' | ',' = '.'): string {
  const write = (part: Notation): string => latexOf(part, decimalSign);
  const script = (mark: '_' | '^', part: Notation | undefined): string => (part ? `${mark}{${write(part)}}` : '');

  switch (notation.kind) {
    case 'number': {
      const whole = notation.whole === '∞' ? '\\infty' : notation.whole;
      return notation.decimals === '' ? whole : `${whole}${decimalSign === ',' ? '{,}' : '.'}${notation.decimals}`;
    }
    case 'letter':
      return commandOf.get(notation.text) ?? notation.text;
    case 'word':
      return commandOf.get(notation.text) ?? uprightText(notation.text);
    case 'operator':
      return operator(notation);
    case 'invisible':
      return notation.space && notation.means === 'times' ? '\\,' : '';
    case 'row':
      return notation.items.map(write).reduce(join, '');
    case 'fraction':
      return `\\frac{${write(notation.numerator)}}{${write(notation.denominator)}}`;
    case 'root':
      return `\\sqrt{${write(notation.body)}}`;
    case 'scripts': {
      const base = write(notation.base);
      return `${takesScripts(notation.base) ? base : `{${base}}`}${script('_', notation.sub)}${script('^', notation.sup)}`;
    }
    case 'accent': {
      const body = write(notation.body);
      if (notation.mark === 'prime') return `${body}'`;
      const isWide = notation.body.kind !== 'letter';
      const command = {
        hat: isWide ? 'widehat' : 'hat',
        bar: isWide ? 'overline' : 'bar',
        tilde: isWide ? 'widetilde' : 'tilde',
      };
      return `\\${command[notation.mark]}{${body}}`;
    }
    case 'function':
      return `${functionCommand(notation.name)}${script('_', notation.sub)}`;
    case 'limits':
      return `${commandOf.get(notation.operator) ?? functionCommand(notation.operator)}_{${write(notation.below)}}`;
    case 'fence': {
      const { body } = notation;
      const [open, close] = [notation.open, notation.close].map((bracket) => bracket.replace(/[{}]/, '\\$&'));
      return isTall(body) || open === '|'
        ? `\\left${open}${write(body)}\\right${close}`
        : `${open}${write(body)}${close}`;
    }
    case 'cases': {
      const rows = notation.rows.map(({ value, condition }) => `${write(value)} & ${write(condition)}`);
      return `\\begin{cases} ${rows.join(' \\\\ ')} \\end{cases}`;
    }
    case 'lines':
      return aligned(notation.rows.map((row) => `& ${write(row).trim()}`));
    case 'term':
      return write(notation.body);
  }
}

/** Rows aligned at &. */
export function aligned(rows: readonly string[]): string {
  return `\\begin{aligned} ${rows.join(' \\\\ ')} \\end{aligned}`;
}

/** Command of a function: \ln for ln, \arg\max for arg max. */
function functionCommand(name: string): string {
  return name.replace(/(^| )/g, '\\');
}

/** Whether LaTeX attaches scripts to it without braces; a prime counts as a script. */
function takesScripts(notation: Notation): boolean {
  switch (notation.kind) {
    case 'number':
    case 'letter':
    case 'word':
    case 'fence':
      return true;
    case 'accent':
      return notation.mark !== 'prime';
    case 'term':
      return takesScripts(notation.body);
    default:
      return false;
  }
}

/** Signs that LaTeX does not write as commands. */
const signs: Record<string, string> = { '−': '-', '∥': '\\|', '≔': ':=' };

function operator({ text, role }: Operator): string {
  const sign = signs[text] ?? commandOf.get(text) ?? text;
  return role === 'infix' ? ` ${sign} ` : role === 'separator' ? `${sign} ` : sign;
}

/** Joins two pieces of LaTeX. A space ends a command that would otherwise absorb the letter behind it. */
function join(left: string, right: string): string {
  return /\\[A-Za-z]+$/.test(left) && /^[A-Za-z0-9]/.test(right) ? `${left} ${right}` : left + right;
}

/** Escapes of characters that have a meaning in text. */
export const escapes: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  _: '\\_',
  '%': '\\%',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
};

function uprightText(text: string): string {
  if (/^\w+$/.test(text)) return `\\mathrm{${text.replaceAll('_', '\\_')}}`;
  return `\\text{${text.replace(/[\\{}$&#_%^~<>]/g, (character) => escapes[character] ?? '')}}`;
}
