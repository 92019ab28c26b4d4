import { isRule } from './text-cells.ts';
import type { FoundData } from './types/reading.ts';

/** In characters. People do not read a longer line. */
const longestLine = 10_000;

/** Marks that a log, a quotation, a comment, a list or R puts before a line. */
const before =
  /^(?:[\s#>*•/%:]|[-–](?=\s)|\[\d+\](?=\s)|\[?(?:\d{4}-\d\d-\d\d[T ])?\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?\]?|\[?(?:DEBUG|INFO|WARN(?:ING)?)\]?(?::\w+:|(?=[\s:])))+/;

/** Marks around a whole line: a text that R prints, a dictionary. */
const around = /^(\s*)(?:"([^"]*)"|\{([^{}]*)\})(\s*)$/;

/** A count before its share: “517   57.6 %”. */
const countOfShare = /^(\D*\s)(\d+)(\s+[\d.,]+\s*%\s*)$/;

/** A remark behind a number that consists of numbers: “0.95 (n = 100)”, “0.95 (95 % CI: 0.90–0.98)”. */
const remark = /(?<=[\d%]\s*)\((?:[^()\p{L}]|n\b|CI\b)*\)(?=\s*$)/iu;

/** A row of two cells in Markdown: a name and a value with a digit. */
const pair = /^(\s*)\|([^|]+)\|(?=.*\d)([^|]+)\|(\s*)$/;

const blanks = (text: string): string => ' '.repeat(text.length);

/** The line without such marks. They become blanks, so that columns stay where they are. */
const withoutMarks = (line: string): string =>
  line
    .replace(before, blanks)
    .replace(around, (_, start: string, quoted = '', listed = '', end: string) => `${start} ${quoted}${listed} ${end}`)
    .replace(pair, '$1 $2:$3 $4')
    .replace(/\*\*|`/g, blanks)
    .replace(remark, blanks)
    .replace(countOfShare, (_, name: string, count: string, share: string) => name + blanks(count) + share);

/** Stands for a line that says nothing. It separates the lines above from those below. */
const other = '…';

/**
 * The lines of a text at their places, without the marks around them. Lines of the data, with the blank lines among
 * them, and lines that are too long are replaced by `other`.
 */
export function linesBeside(text: string, { lines: taken, skipped }: FoundData): string[] {
  const lines = text.split(/\r\n|[\r\n]/);
  const beside = lines.map(() => '');
  for (const [first, last] of taken) beside.fill(other, first - 1, last);
  for (const [first, last] of skipped) {
    for (let at = first - 1; at < Math.min(last, lines.length); at++) {
      const line = lines[at]!;
      beside[at] = line.length > longestLine ? other : withoutMarks(line);
    }
  }
  return beside;
}

/** A number at the end, with its unit. */
const endsInNumber = /\d\P{L}*(?:(?:bit|nat|ban)s?)?\W*$/iu;

const mayState = (line: string): boolean => endsInNumber.test(line.slice(-60)) || /[{}]/.test(line);

/** The lines that may state a result, or be a heading directly above one; in pages of prose they are few. */
export function statingLines(lines: readonly string[]): string[] {
  const stating = [...lines];
  for (let at = lines.length - 1, isFollowed = false; at >= 0; at--) {
    const line = lines[at]!;
    if (isRule(line)) continue;
    const states = mayState(line);
    if (!states && !isFollowed) stating[at] = other;
    isFollowed = states;
  }
  let isApart = false;
  return stating.map((line) => {
    if (line === other && isApart) return '';
    isApart = line === other || (isApart && isRule(line));
    return line;
  });
}
