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

test('what explains all that is not right is told, wherever it stands among the explanations', () => {
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

test('of slips that explain as much the likelier one is told', () => {
  const answers = [0, 1].map(() => verdict('slip', explanation([transposed]), explanation([total(57)])));
  expect(sharedSlip(answers)?.slips).toEqual([transposed]);
});

describe('what was given in place of what is asked', () => {
  const of = (id: string, label: string, slip: Slip): Verdict => ({
    ...verdict('slip', explanation([slip])),
    id,
    class: label,
  });

  test('is another slip for each metric', () => {
    const accuracy: Slip = { kind: 'metric', id: 'accuracy' };
    expect(sharedSlip([of('recall', 'a', accuracy), of('precision', 'a', accuracy)])).toBeUndefined();
    expect(sharedSlip([of('recall', 'a', accuracy), of('recall', 'a', accuracy)])?.slips).toEqual([accuracy]);
  });

  test('is, where it was another class, one slip for all metrics of that class', () => {
    const other: Slip = { kind: 'class', class: 'b' };
    expect(sharedSlip([of('recall', 'a', other), of('precision', 'a', other)])?.slips).toEqual([other]);
    expect(sharedSlip([of('recall', 'a', other), of('recall', 'c', other)])).toBeUndefined();
  });

  test('is no matter for other slips', () => {
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
