import type { AnswerList } from './answer-list.ts';
import { joining, joiningEnd } from './answer-names.ts';
import {
  between,
  cellsBetween,
  isOpen,
  isValue,
  mostCells,
  tooMany,
  trimmed,
  valuesAtEnd,
  wordsIn,
  type Cell,
} from './text-cells.ts';

const bullet = /^\s*(?:[-*•–]|\d+[.)])\s+(?=\S*\p{L})/u;

/** “of class spam”, or “precision of”, without the joining words. */
const withoutJoining = ({ text, offset }: Cell): Cell => {
  const joined = joining.exec(text)?.[0].length ?? 0;
  return { text: text.slice(joined).replace(joiningEnd, ''), offset: offset + joined };
};

/** Separates a name from its value. */
export const sign = /[:=≈→]|->/;

/** Reads “name = value”, “name of class: value”, “name value”, or several of them with commas between. */
export function readStatements(
  answers: AnswerList,
  line: string,
  start: number,
  refuses: boolean,
  inTable: boolean,
): boolean {
  const from = bullet.exec(line)?.[0].length ?? 0;
  const whole = trimmed(line.slice(from), start + from);
  const parts: Cell[] = [];
  let at = 0;
  for (const { index, 0: gap } of `${whole.text};`.matchAll(/[,;]\s+|[;\t]/g)) {
    const part = trimmed(whole.text.slice(at, index), whole.offset + at);
    if (part.text !== '') parts.push(part);
    if (parts.length > mostCells) throw tooMany();
    at = index + gap.length;
  }
  const each = parts.length > 1 && parts.every(({ text }) => sign.test(text)) ? parts : [whole];
  answers.count(each.length - 1);
  const read = each.map((part) => readStatement(answers, part, refuses, inTable));
  return read.some((one) => one);
}

/**
 * The value in text between two signs, such as “0.93 and loss”. The text after the second sign is not the value of the
 * first name.
 */
function valueBeforeName({ text, offset }: Cell): Cell | undefined {
  const [value, ...name] = wordsIn(text, offset);
  const isName = name.length > 0 && name.every((word) => /^\p{L}/u.test(word.text));
  return value && isName && isValue(value.text) ? { ...value, text: value.text.replace(/[,;]$/, '') } : undefined;
}

function readStatement(answers: AnswerList, statement: Cell, refuses: boolean, inTable: boolean): boolean {
  const { text, offset } = statement;
  const signs = [...text.slice(0, 2000).matchAll(new RegExp(sign, 'g'))].slice(0, 8);
  const last = signs[signs.length - 1];
  if (!last) return readWords(answers, statement, refuses);
  const value = trimmed(text.slice(last.index + last[0].length), offset + last.index + last[0].length);
  const list = listOf(value);
  if (value.text === '' || !(/\d/.test(value.text) || isValue(value.text) || isOpen(value.text))) return false;
  for (const { index, 0: mark } of signs) {
    const name = text.slice(0, index).trim();
    if (inTable && answers.names.group(name)) continue;
    const asked = answers.names.asked(name);
    if (!asked) continue;
    const measure = list.length > 1 ? answers.names.measure(name) : undefined;
    const start = index + mark.length;
    const before = valueBeforeName({ text: text.slice(start, Math.max(start, last.index)), offset: offset + start });
    if (before) answers.add(asked, before);
    else if (measure) answers.addList(measure, list);
    else answers.add(asked, list.length === 1 ? list[0]! : value);
    return true;
  }
  if (refuses && list.length > 0) refuse(answers, trimmed(text.slice(0, signs[0]!.index), offset));
  return false;
}

/** Two columns: a name and its value. */
const row = /^([^,;\t]+)[,;\t]\s*(.+)$/;

function readWords(answers: AnswerList, { text, offset }: Cell, refuses: boolean): boolean {
  const [columns = '', title = '', value = ''] = row.exec(text) ?? [];
  const metric = isValue(value) ? answers.names.asked(title.trim()) : undefined;
  if (metric) {
    answers.add(metric, { text: value, offset: offset + columns.length - value.length });
    return true;
  }
  const { words, first } = valuesAtEnd(text, offset) ?? { words: [], first: 0 };
  if (words.length < 2) return false;
  const name = between(words.slice(0, -1), text, offset);
  const asked = answers.names.asked(name.text);
  if (asked) {
    answers.add(asked, words[words.length - 1]!);
    return true;
  }
  if (first === 0) return false;
  const before = between(words.slice(0, first), text, offset);
  const measure = answers.names.measure(before.text);
  if (measure) {
    answers.addList(measure, words.slice(first));
    return true;
  }
  if (!refuses || !/\p{L}/u.test(before.text)) return false;
  // A line with neither sign nor heading may be any text that ends in a number.
  if (itemsIn(answers, before)) refuse(answers, before);
  answers.puzzling ??= answers.unknown('unknown-metric', before);
  return false;
}

/** Values one after the other, perhaps in brackets; empty where the text is something else. */
function listOf({ text, offset }: Cell): Cell[] {
  const inner = /^[[(](.*)[\])]$/s.exec(text)?.[1];
  const list = inner === undefined ? text : inner;
  const words = wordsIn(list, offset + (inner === undefined ? 0 : 1)).map((word) => {
    const end = word.text.replace(/[,;]$/, '');
    return { text: end, offset: word.offset };
  });
  const parts =
    words.length === 1 && inner !== undefined && !isValue(words[0]!.text) ? cellsBetween(list, offset + 1, ',') : words;
  return parts.every(({ text }) => isValue(text) || (isOpen(text) && text !== '')) ? parts : [];
}

/** The metric or class at the beginning or end of a text, and the rest of the text. */
function itemsIn(answers: AnswerList, cell: Cell): { rest: Cell; isMeasure: boolean } | undefined {
  const words = cell.text.length > 1000 ? [] : wordsIn(cell.text, cell.offset).slice(0, 24);
  for (let length = words.length - 1; length > 0; length--) {
    const [start, end] = [words.slice(0, length), words.slice(length)];
    for (const [one, other] of [
      [start, end],
      [end, start],
    ] as const) {
      const name = between(one, cell.text, cell.offset).text;
      const rest = between(other, cell.text, cell.offset);
      if (answers.names.measure(name)) return { rest, isMeasure: true };
      if (answers.names.group(name)) return { rest, isMeasure: false };
    }
  }
  return undefined;
}

/** Throws the error that says which part of a name is unknown. */
function refuse(answers: AnswerList, name: Cell): never {
  const known = itemsIn(answers, name);
  if (!known) throw answers.unknown('unknown-metric', name);
  throw answers.unknown(known.isMeasure ? 'unknown-class' : 'unknown-metric', withoutJoining(known.rest));
}
