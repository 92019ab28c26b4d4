import { itemOf } from './answer-heading.ts';
import type { AnswerList, Once } from './answer-list.ts';
import type { Group, Measure } from './answer-names.ts';
import { InputError } from './input-error.ts';
import { trimmed, type Cell } from './text-cells.ts';

/**
 * Reads a report in JSON, or as Python prints a dictionary, which begins at an offset of the text. @throws InputError
 */
export function readReport(answers: AnswerList, text: string, start: number): void {
  const once: Once = new Map();
  let at = start;
  const refuse = (expected: string): never => {
    const { line, column } = answers.placed({ text: '', offset: at });
    throw new InputError({ code: 'json-syntax', line, column, excerpt: text.slice(at, at + 20), expected });
  };
  const skip = (): void => {
    while (/\s/.test(text[at] ?? '')) at++;
  };
  const take = (mark: string): boolean => {
    skip();
    if (text[at] !== mark) return false;
    at++;
    return true;
  };
  const scalar = (ends: RegExp): Cell => {
    skip();
    const quote = /["']/.test(text[at] ?? '') ? text[at]! : undefined;
    const from = at + (quote ? 1 : 0);
    at = from;
    while (at < text.length && (quote ? text[at] !== quote : !ends.test(text[at]!)))
      at += quote && text[at] === '\\' ? 2 : 1;
    if (at >= text.length) refuse('closing-bracket');
    const cell = trimmed(text.slice(from, at), from);
    if (quote) {
      at++;
      return {
        ...cell,
        text: cell.text.replace(/\\(u[\da-fA-F]{4}|.)/gs, (_, code: string) =>
          /^u./.test(code) ? String.fromCharCode(parseInt(code.slice(1), 16)) : code,
        ),
      };
    }
    // Such as np.float64(0.5).
    const call = /^[\w.]+\((.*)\)$/s.exec(cell.text);
    return call ? trimmed(call[1]!, cell.offset + cell.text.lastIndexOf(call[1]!)) : cell;
  };
  const value = (path: readonly Cell[]): void => {
    answers.count(1);
    if (take('{')) {
      if (path.length > 1) refuse('value');
      if (take('}')) return;
      do {
        const key = scalar(/[:,{}[\]]/);
        if (!take(':')) refuse('key-and-value');
        value([...path, key]);
      } while (take(','));
      if (!take('}')) refuse('closing-bracket');
    } else if (take('[')) {
      const list: Cell[] = [];
      if (take(']')) return;
      do {
        answers.count(1);
        list.push(scalar(/[,{}[\]]/));
      } while (take(','));
      if (!take(']')) refuse('closing-bracket');
      const measure = path.length === 1 ? answers.names.measure(path[0]!.text) : undefined;
      if (!measure) throw answers.unknown('unknown-metric', path[0]!);
      answers.attempt(() => answers.addList(measure, list));
    } else {
      const cell = scalar(/[,{}[\]]/);
      if (!/^(null|None)?$/.test(cell.text)) answers.attempt(() => addAt(answers, path, cell, once));
    }
  };
  value([]);
  skip();
  if (at < text.length) refuse('one-value');
}

function addAt(answers: AnswerList, [outer, inner]: readonly Cell[], value: Cell, once: Once): void {
  if (!inner) {
    const asked = outer && answers.names.asked(outer.text);
    if (!asked) throw answers.unknown('unknown-metric', outer!);
    answers.add(asked, value);
    return;
  }
  const ofOuter = itemOf(answers.names, outer!, 'groups');
  const ofInner = itemOf(answers.names, inner, ofOuter && 'measure' in ofOuter ? 'groups' : 'measures');
  if (!ofOuter || 'asked' in ofOuter) {
    throw answers.unknown(ofInner && 'measure' in ofInner ? 'unknown-class' : 'unknown-metric', outer!);
  }
  if (!ofInner || 'asked' in ofInner || ('group' in ofOuter && 'group' in ofInner)) {
    throw answers.unknown('group' in ofOuter ? 'unknown-metric' : 'unknown-class', inner);
  }
  if ('measure' in ofOuter && 'measure' in ofInner) {
    answers.addOnce(once, ofOuter.measure, ofInner.measure, value);
    return;
  }
  const [group, measure] =
    'group' in ofOuter ? [ofOuter.group, ofInner] : [(ofInner as { group: Group }).group, ofOuter];
  const asked = answers.names.of((measure as { measure: Measure }).measure, group);
  if (asked) answers.add(asked, value);
}
