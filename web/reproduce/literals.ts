import type { Label } from '../core/types/label.ts';
import type { Classification } from './cases.ts';

/** Labels of longer lists are replaced by numbers. */
const mostNames = 200;
const longestName = 40;

/** A finite number in the syntax of both languages. */
export const numberText = (value: number): string => (Object.is(value, -0) ? '0' : String(value));

/**
 * Form of the labels in a program: whole numbers, text, or numbers from 0 where the labels themselves might be read
 * wrongly.
 */
function labelForm(names: readonly Label[], isFile: boolean): 'whole' | 'text' | 'coded' {
  if (isFile || names.length > mostNames) return 'coded';
  if (names.every((name) => /^(0|-?[1-9]\d{0,14})$/.test(String(name)))) return 'whole';
  const isPlain = (name: Label): boolean =>
    String(name).length <= longestName && /^[^\p{C}\p{Zl}\p{Zp}]+$/u.test(String(name));
  return names.every(isPlain) ? 'text' : 'coded';
}

/**
 * Text in double quotes that both Python and R read unchanged. Characters that are invisible, change the direction of
 * writing or would end the literal are written by their numbers; R has no character 0.
 */
export function quoted(label: Label): string {
  const escaped = String(label).replace(/["\\]|[\p{C}\p{Zl}\p{Zp}]|\p{M}/gu, (character) => {
    if (character === '"' || character === '\\') return `\\${character}`;
    const code = character.codePointAt(0)!;
    if (code === 0) return '\\u2400';
    if (code >= 0xd800 && code < 0xe000) return '\\ufffd';
    return code > 0xffff ? `\\U${code.toString(16).padStart(8, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
  });
  return `"${escaped}"`;
}

const width = 100;

/** `begin` item, item, … `end`, broken into lines. */
export function listed(begin: string, items: readonly string[], end: string): string {
  const whole = `${begin}${items.join(', ')}${end}`;
  if (whole.length <= width) return whole;
  const lines: string[] = [];
  let line = '   ';
  for (const [at, item] of items.entries()) {
    const piece = ` ${item}${at < items.length - 1 ? ',' : ''}`;
    if (line.length + piece.length > width && line.trim() !== '') {
      lines.push(line);
      line = '   ';
    }
    line += piece;
  }
  return [begin, ...lines, line, end].join('\n');
}

/** A comment, broken into lines. */
export function commented(text: string): string {
  const lines: string[] = [];
  let line = '#';
  for (const word of text.split(' ')) {
    if (line.length + word.length >= width && line !== '#') {
      lines.push(line);
      line = '#';
    }
    line += ` ${word}`;
  }
  return [...lines, line].join('\n');
}

/** A table in Python: a row per line, between brackets after `begin`. */
export const tableInPython = (begin: string, rows: readonly (readonly number[])[]): string =>
  `${begin}[\n${rows.map((row) => `${listed('    [', row.map(numberText), ']')},\n`).join('')}]`;

/** The syntax of lists. Labels that are replaced by numbers have those of `range`, from `first`. */
const lists = {
  python: { begin: '[', end: ']', range: (count: number) => `list(range(${count}))`, first: 0 },
  r: { begin: 'c(', end: ')', range: (count: number) => `seq_len(${count})`, first: 1 },
};

/** How a program writes labels: whether they are replaced by numbers, lists of them, and cases with their codes. */
export function labelLists(
  { names, predictedNames = [] }: Classification,
  isFile: boolean,
  language: keyof typeof lists,
) {
  const { begin, end, range, first } = lists[language];
  const form = labelForm([...names, ...predictedNames], isFile);
  const literal = (name: Label): string => (form === 'whole' ? String(name) : quoted(name));
  return {
    areCoded: form === 'coded',
    ofLabels: (labels: readonly Label[]): string =>
      form === 'coded' ? range(labels.length) : listed(begin, labels.map(literal), end),
    ofCases: (codes: readonly number[], labels: readonly Label[]): string =>
      listed(
        begin,
        codes.map((code) => (form === 'coded' ? String(code + first) : literal(labels[code]!))),
        end,
      ),
  };
}
