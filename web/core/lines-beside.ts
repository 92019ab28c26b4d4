import { isRule } from './text-cells.ts';
import type { FoundData } from './types/reading.ts';

/** In characters: a longer line is none that people read. */
const longestLine = 10_000;

/** What a log, a quotation, a comment, a list or R puts before a line. */
const before =
  /^(?:[\s#>*•/%:]|[-–](?=\s)|\[\d+\](?=\s)|\[?(?:\d{4}-\d\d-\d\d[T ])?\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?\]?|\[?(?:DEBUG|INFO|WARN(?:ING)?)\]?(?::\w+:|(?=[\s:])))+/;

/** Around all of a line: a text that R prints, a dictionary. */
const around = /^(\s*)(?:"([^"]*)"|\{([^{}]*)\})(\s*)$/;

/** How many these are, before the share that they are: “517   57.6 %”. */
const countOfShare = /^(\D*\s)(\d+)(\s+[\d.,]+\s*%\s*)$/;

/** What is said of a number behind it, in numbers: “0.95 (n = 100)”, “0.95 (95 % CI: 0.90–0.98)”. */
const remark = /(?<=[\d%]\s*)\((?:[^()\p{L}]|n\b|CI\b)*\)(?=\s*$)/iu;

/** A row of two cells in Markdown: a name and, where there is a digit, a number. */
const pair = /^(\s*)\|([^|]+)\|(?=.*\d)([^|]+)\|(\s*)$/;

const blanks = (text: string): string => ' '.repeat(text.length);

/** The line without such marks; columns stay where they are. */
const withoutMarks = (line: string): string =>
  line
    .replace(before, blanks)
    .replace(around, (_, start: string, quoted = '', listed = '', end: string) => `${start} ${quoted}${listed} ${end}`)
    .replace(pair, '$1 $2:$3 $4')
    .replace(/\*\*|`/g, blanks)
    .replace(remark, blanks)
    .replace(countOfShare, (_, name: string, count: string, share: string) => name + blanks(count) + share);

/** Lines that say nothing, and separate what is above them from what is below. */
const other = '…';

/**
 * The lines of a text in their places, without what stands around them in each; those of the data, and those that are
 * blank there, are others.
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

/** Those of them that may state a result, or be a heading right above; among pages of prose they are few. */
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
