import type { FoundData } from './types.ts';

/** What a log, a quotation, a comment, a list or R puts before a line. */
const before =
  /^(?:[\s#>*•/%:]|[-–](?=\s)|\[\d+\](?=\s)|\[?(?:\d{4}-\d\d-\d\d[T ])?\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?\]?|\[?(?:DEBUG|INFO|NOTE|WARN(?:ING)?|ERROR)\]?(?::\w+:|(?=[\s:])))+/;

/** Around all of a line: a text that R prints, a dictionary. */
const around = /^(\s*)(?:"([^"]*)"|\{([^{}]*)\})(\s*)$/;

/** How many these are, before the share that they are: “517   57.6 %”. */
const countOfShare = /^(\D*\s)(\d+)(\s+[\d.,]+\s*%\s*)$/;

/** What is said of a number behind it, in numbers: “0.95 (n = 100)”, “0.95 (95 % CI: 0.90–0.98)”. */
const remark = /(?<=[\d%]\s*)\((?:[^()\p{L}]|n\b|CI\b)*\)(?=\s*$)/iu;

const blanks = (text: string): string => ' '.repeat(text.length);

/** The line without such marks; columns stay where they are. */
const withoutMarks = (line: string): string =>
  line
    .replace(before, blanks)
    .replace(around, (_, start: string, quoted = '', listed = '', end: string) => `${start} ${quoted}${listed} ${end}`)
    .replace(/\*\*|`/g, blanks)
    .replace(remark, blanks)
    .replace(countOfShare, (_, name: string, count: string, share: string) => name + blanks(count) + share);

/**
 * The lines of a text in their places: of those that were left aside what they say, of those of the data that there is
 * something. What stands above them is no heading of what stands below.
 */
export function linesBeside(text: string, { lines: taken, skipped }: FoundData): string[] {
  const lines = text.split(/\r\n|[\r\n]/);
  const beside = lines.map(() => '');
  for (const [first, last] of taken) beside.fill('…', first - 1, last);
  for (const [first, last] of skipped) {
    for (let at = first - 1; at < Math.min(last, lines.length); at++) beside[at] = withoutMarks(lines[at]!);
  }
  return beside;
}
