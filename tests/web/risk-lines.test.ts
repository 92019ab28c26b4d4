import { expect, test } from 'vitest';
import { bestStretches } from '../../web/plots/risk-lines.ts';

test.each<[what: string, losses: [number, number][], stretches: [action: number, from: number][]]>([
  ['a false negative five times as dear', [[0, 5], [1, 0]], [[0, 0], [1, 1 / 6]]],
  ['an action in between', [[0, 10], [2, 2], [10, 0]], [[0, 0], [1, 0.2], [2, 0.8]]],
  ['an action that is never best', [[0, 10], [6, 6], [10, 0]], [[0, 0], [2, 0.5]]],
  ['one action that is always best', [[1, 1], [0, 0]], [[1, 0]]],
  ['equal actions, of which the first is taken', [[1, 2], [1, 2]], [[0, 0]]],
  ['a gain', [[-4, 0], [0, -1]], [[0, 0], [1, 0.8]]],
])('the best of %s', (_, losses, stretches) => {
  const found = bestStretches(losses);
  expect(found.map(({ action }) => action)).toEqual(stretches.map(([action]) => action));
  found.forEach(({ from }, at) => expect(from).toBeCloseTo(stretches[at]![1], 15));
}); // prettier-ignore
