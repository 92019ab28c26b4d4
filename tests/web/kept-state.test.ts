import type { PropertyValues, ReactiveElement } from 'lit';
import { expect, test } from 'vitest';
import { KeptState, type WorkChanged } from '../../web/elements/common/kept-state.ts';
import { keptTable, tableIn } from '../../web/elements/decisions/number-table-data.ts';
import { keptTables, ofTest, tablesIn, type LossTables } from '../../web/elements/decisions/loss-problems.ts';

/** As much of an element as the state of one needs: it has no sections. */
class Host extends EventTarget {
  kept: unknown;
  told: WorkChanged[] = [];
  renderRoot = Object.assign(new EventTarget(), { querySelectorAll: () => [] });

  override dispatchEvent(event: Event): boolean {
    this.told.push((event as CustomEvent<WorkChanged>).detail);
    return super.dispatchEvent(event);
  }

  addController(): void {
    return;
  }
}

/** With one number that is 1 at first. */
function counting(): { host: Host; state: KeptState; set: (count: number) => void; keep: (kept: unknown) => unknown } {
  const host = new Host();
  let count = 1;
  const element = host as unknown as ReactiveElement & { kept: unknown };
  const state = new KeptState(element, 'counting', () => ({ count: count === 1 ? undefined : count }));
  return {
    host,
    state,
    set: (next) => {
      count = next;
      state.hostUpdated();
    },
    keep: (kept) => {
      host.kept = kept;
      return state.recalled(new Map([['kept', undefined]]) as PropertyValues);
    },
  };
}

test('a state is told when it is another, and not at first', () => {
  const { host, set } = counting();
  set(1);
  expect(host.told).toEqual([]);
  set(2);
  set(2);
  expect(host.told).toEqual([{ part: 'counting', state: { count: 2 } }]);
  set(1);
  expect(host.told[1]).toEqual({ part: 'counting', state: undefined });
});

test('what is kept is recalled once, and what was told is no news', () => {
  const { host, set, keep } = counting();
  expect(keep({ count: 3 })).toEqual({ count: 3 });
  set(3);
  expect(host.told).toEqual([]);
  expect(keep({ count: 3 })).toBeUndefined();
  set(4);
  expect(keep({ count: 4 })).toBeUndefined();
  // Without anything kept the element is as at first again.
  expect(keep(undefined)).toEqual({});
});

test.each([[null], [5], ['text'], [[1, 2]], [true]])('%j instead of a state has no fields', (kept) => {
  const { keep, state } = counting();
  expect(Object.keys(keep(kept) ?? {})).toEqual([]);
  expect(state.of('inner')).toBeUndefined();
});

test('what is told within the element goes with its own state', () => {
  const { host, set, keep, state } = counting();
  expect(keep({ parts: { inner: { a: 1 }, other: [2] } })).toBeDefined();
  expect(state.of('inner')).toEqual({ a: 1 });
  expect(state.of('toString')).toBeUndefined();
  set(1);
  // It is what is kept, told by nobody yet.
  expect(host.told).toEqual([]);
  set(2);
  expect(host.told[0]?.state).toEqual({ count: 2, parts: { inner: { a: 1 }, other: [2] } });
});

test('a table comes back as it was typed', () => {
  const texts = [
    ['1/3', '0,5', 'x'],
    ['', '2e-1', '79.5 %'],
  ];
  const typed = {
    rows: ['<b>', 'b'],
    columns: ['c', 'd', 'e'],
    cells: [
      [1 / 3, 0.5, null],
      [null, 0.2, 0.795],
    ],
    texts,
  };
  expect(tableIn(JSON.parse(JSON.stringify(keptTable(typed))))).toEqual(typed);
  // A number that was computed since is not what was typed.
  expect(keptTable({ ...typed, cells: [[0.25, 0.5, null], typed.cells[1]!] }).texts[0]).toEqual(['0.25', '0,5', 'x']);
});

test.each([
  ['nothing', undefined],
  ['a list', []],
  ['no rows', { rows: [], columns: ['a'], texts: [] }],
  ['a row too few', { rows: ['a', 'b'], columns: ['c'], texts: [['1']] }],
  ['a row too long', { rows: ['a'], columns: ['c'], texts: [['1', '2']] }],
  ['numbers for texts', { rows: ['a'], columns: ['c'], texts: [[1]] }],
  ['endless names', { rows: ['a'.repeat(2000)], columns: ['c'], texts: [['1']] }],
  ['too many rows', { rows: Array(300).fill('a'), columns: ['c'], texts: Array(300).fill(['1']) }],
])('%s is no table', (_, kept) => {
  expect(tableIn(kept)).toBeUndefined();
});

test('tables of losses come back whole, and only of the same states', () => {
  const { prior, likelihoods } = ofTest(0.1, 0.9, 0.8);
  const states = ['well', 'ill'];
  const table = (rows: string[], columns: string[], cells: readonly (readonly number[])[]) => ({
    rows,
    columns,
    cells,
  });
  const tables: LossTables = {
    loss: table(
      states,
      ['wait', 'treat'],
      [
        [0, 1],
        [10, 1],
      ],
    ),
    belief: 'bayes',
    posteriors: table(['x'], states, [[0.5, 0.5]]),
    prior: table([''], states, [[...prior]]),
    likelihoods: table(states, ['−', '+'], likelihoods),
  };
  const kept: unknown = JSON.parse(JSON.stringify(keptTables(tables)));
  expect(tablesIn(kept, 'bayes')).toMatchObject(tables);
  expect(tablesIn({ ...(kept as object), prior: keptTable(tables.posteriors) }, 'bayes')).toBeDefined();
  expect(tablesIn({ ...(kept as object), posteriors: keptTable(tables.loss) }, 'bayes')).toBeUndefined();
  expect(tablesIn({ ...(kept as object), prior: keptTable(tables.loss) }, 'bayes')).toBeUndefined();
  expect(tablesIn({}, 'bayes')).toBeUndefined();
});
