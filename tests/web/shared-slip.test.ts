import { describe, expect, test } from 'vitest';
import type { Verdict } from '../../web/core/types/checking.ts';
import type { Slip, SlipExplanation } from '../../web/core/types/slips.ts';
import { sharedSlip } from '../../web/elements/checker/shared-slip.ts';

const explanation = (slips: Slip[], others: Partial<SlipExplanation> = {}): SlipExplanation =>
  ({ slips, value: 0.5, plausibility: 0.5, ...others }) as SlipExplanation;

const verdict = (kind: Verdict['verdict'], ...explanations: SlipExplanation[]): Verdict => ({
  answer: '0.5',
  value: 0.4,
  verdict: kind,
  credit: 0,
  explanations,
  others: 0,
  nearest: [],
});

const transposed: Slip = { kind: 'transposed' };
const total = (cases: number): Slip => ({ kind: 'total', total: cases });
const right = verdict('right', explanation([transposed]));

test('a slip that explains all wrong answers is told, wherever it stands among the explanations', () => {
  const first = verdict('slip', explanation([{ kind: 'complement' }]), explanation([total(57)]));
  const second = verdict('rounded', explanation([transposed], { same: [[total(57)]] }));
  const third = verdict('slip', explanation([total(59)], { variants: [{ slips: [total(57)], value: 0.5 }] }));
  const shared = sharedSlip([right, first, second, third]);
  expect(shared).toEqual({ slips: [total(57)], verdicts: [first, second, third] });
});

test('parameters may come in any order', () => {
  const one: Slip = { kind: 'cell', row: 'a', column: 'b', count: 3 };
  const same: Slip = { count: 3, column: 'b', row: 'a', kind: 'cell' };
  expect(
    sharedSlip([verdict('slip', explanation([one])), verdict('slip', explanation([same]))])?.verdicts,
  ).toHaveLength(2);
});

test('of slips that explain equally many, the likelier one is told', () => {
  const answers = [0, 1].map(() => verdict('slip', explanation([transposed]), explanation([total(57)])));
  expect(sharedSlip(answers)?.slips).toEqual([transposed]);
});

describe('the value given in place of the one asked for', () => {
  const of = (id: string, label: string, slip: Slip): Verdict => ({
    ...verdict('slip', explanation([slip])),
    id,
    class: label,
  });

  test('is a different slip for each metric asked for', () => {
    const accuracy: Slip = { kind: 'metric', id: 'accuracy' };
    expect(sharedSlip([of('recall', 'a', accuracy), of('precision', 'a', accuracy)])).toBeUndefined();
    expect(sharedSlip([of('recall', 'a', accuracy), of('recall', 'a', accuracy)])?.slips).toEqual([accuracy]);
  });

  test('is one slip for all metrics of the class, if it is the value of another class', () => {
    const other: Slip = { kind: 'class', class: 'b' };
    expect(sharedSlip([of('recall', 'a', other), of('precision', 'a', other)])?.slips).toEqual([other]);
    expect(sharedSlip([of('recall', 'a', other), of('recall', 'c', other)])).toBeUndefined();
  });

  test('does not matter for other slips', () => {
    const beta: Slip = { kind: 'beta', id: 'f_beta', beta: 2 };
    expect(sharedSlip([of('f1', 'a', beta), of('f1', 'b', beta)])?.slips).toEqual([beta]);
  });
});

test.each([
  ['one answer', [verdict('slip', explanation([transposed])), right]],
  [
    'half of them',
    [...[0, 1].map(() => verdict('slip', explanation([transposed]))), ...[0, 1].map(() => verdict('unknown'))],
  ],
  ['different parameters', [verdict('slip', explanation([total(57)])), verdict('slip', explanation([total(56)]))]],
  ['answers that are right', [right, right]],
])('no slip is told that explains only %s', (_, verdicts) => {
  expect(sharedSlip(verdicts)).toBeUndefined();
});
