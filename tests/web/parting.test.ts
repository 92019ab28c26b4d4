import { describe, expect, test } from 'vitest';
import type { Formula } from '../../web/core/types/formula.ts';
import { partingsOf } from '../../web/formula/parting.ts';

const number = (value: number | null): Formula => ({ op: 'number', value });

const operations = {
  add: (values: number[]) => values.reduce((sum, value) => sum + value, 0),
  multiply: (values: number[]) => values.reduce((product, value) => product * value, 1),
  divide: ([numerator = 0, denominator = 0]: number[]) => numerator / denominator,
};

function formula(op: keyof typeof operations, ...parts: (Formula | number)[]): Formula {
  const args = parts.map((part) => (typeof part === 'number' ? number(part) : part));
  return { op, args, value: operations[op](args.map(({ value }) => value as number)) };
}

const f1 = (tp: number, fp: number, fn: number): Formula =>
  formula('divide', formula('multiply', 2, tp), formula('add', formula('multiply', 2, tp), fp, fn));

describe('the parts in which two derivations differ', () => {
  const [p, r] = [0.8, 0.5];
  const zeroByZero = (value: number): Formula => ({ op: 'replacement', args: [{ op: 'divide', value: null }], value });
  const share = (part: number, rest: number): Formula => formula('divide', part, formula('add', part, rest));
  const rows: [what: string, right: Formula, wrong: Formula, ...partings: [Formula, Formula][]][] = [
    ['another total', formula('divide', 45, 58), formula('divide', 45, 57), [number(58), number(57)]],
    ['a cell read wrong in two places', f1(20, 5, 3), f1(21, 5, 3), [number(20), number(21)]],
    ['another class', share(20, 5), share(30, 3), [number(20), number(30)], [number(5), number(3)]],
    [
      'the result: what is done with its number',
      formula('divide', 3, 4),
      formula('add', formula('divide', 3, 4), 1),
      [{ op: 'metric', value: 0.75 }, formula('add', { op: 'metric', value: 0.75 }, 1)],
    ],
    [
      'in many terms: the first of them',
      formula('add', 1, share(2, 3), share(4, 5), share(6, 7), share(8, 9)),
      formula('add', 1, share(20, 3), share(40, 5), share(60, 7), share(80, 9)),
      [number(2), number(20)],
    ],
    [
      'in many places of a quotient: all of it',
      formula('divide', formula('multiply', 2, 3), formula('multiply', 5, 7)),
      formula('divide', formula('multiply', 20, 30), formula('multiply', 50, 71)),
      [
        formula('divide', formula('multiply', 2, 3), formula('multiply', 5, 7)),
        formula('divide', formula('multiply', 20, 30), formula('multiply', 50, 71)),
      ],
    ],
    [
      'another operation',
      formula('divide', formula('multiply', 2, p, r), formula('add', p, r)),
      formula('divide', formula('multiply', 2, p, r), formula('add', formula('divide', 1, p), formula('divide', 1, r))),
      [number(p), formula('divide', 1, p)],
      [number(r), formula('divide', 1, r)],
    ],
    [
      'more terms than there are',
      formula('divide', formula('add', 1, 2), 9),
      formula('divide', formula('add', 1, 2, 3), 9),
      [formula('add', 1, 2), formula('add', 1, 2, 3)],
    ],
    [
      '0/0 counted by another policy',
      { op: 'divide', args: [zeroByZero(0), number(2)], value: 0 },
      { op: 'divide', args: [zeroByZero(1), number(2)], value: 0.5 },
      [zeroByZero(0), zeroByZero(1)],
    ],
    ['undefined against a number', number(null), number(0), [number(null), number(0)]],
    ['nowhere, but for the last digits of doubles', number(0.1 + 0.2), number(0.3)],
    ['nowhere', f1(20, 5, 3), f1(20, 5, 3)],
  ];

  test.each(rows)('%s', (_, right, wrong, ...partings) => {
    expect(partingsOf(right, wrong)).toEqual(partings.map(([part, other]) => ({ right: part, wrong: other })));
  });
});
