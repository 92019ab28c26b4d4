import type { ReactiveController, ReactiveElement } from 'lit';
import { expect, test } from 'vitest';
import { KeptState, type Keeping } from '../../web/elements/common/kept-state.ts';
import { keptTable, tableIn } from '../../web/elements/decisions/number-table/number-table-data.ts';
import { keptTables, ofTest, tablesIn, type LossTables } from '../../web/elements/decisions/losses/loss-problems.ts';

/** Records what the element tells, and holds the kept state of a part, if any. */
class Book implements Keeping {
  told: unknown[] = [];
  readonly #kept: unknown;

  constructor(kept?: unknown) {
    this.#kept = kept;
  }

  of(): unknown {
    return this.#kept;
  }

  tell(part: string, state: unknown): void {
    this.told.push({ [part]: state });
  }
}

/** The parts of an element that its state needs; it has no sections. */
class Host extends EventTarget {
  renderRoot = Object.assign(new EventTarget(), { querySelectorAll: () => [] });
  readonly #controllers: ReactiveController[] = [];
  readonly #outer: Host | undefined;
  /** Gives the element another keeper of its state. */
  give?: (keeping: Keeping) => void;

  constructor(outer: Host | undefined) {
    super();
    this.#outer = outer;
  }

  addController(controller: ReactiveController): void {
    this.#controllers.push(controller);
  }

  requestUpdate(): void {
    return;
  }

  connect(): void {
    for (const controller of this.#controllers) controller.hostConnected?.();
  }

  /** The element's requests go to the outer one. */
  override dispatchEvent(event: Event): boolean {
    if (event.type === 'context-request')
      this.give = (event as unknown as { callback: (keeping: Keeping) => void }).callback;
    return this.#outer ? this.#outer.ask(event) : true;
  }

  ask(event: Event): boolean {
    return super.dispatchEvent(event);
  }
}

interface Counting {
  host: Host;
  state: KeptState;
  set: (count: number) => void;
}

/** A state with one number, which is 1 at first. */
function counting(part = 'counting', outer?: Host): Counting {
  const host = new Host(outer);
  let count = 1;
  const state = new KeptState(host as unknown as ReactiveElement, part, () => ({
    count: count === 1 ? undefined : count,
  }));
  host.connect();
  return {
    host,
    state,
    set: (next) => {
      count = next;
      state.hostUpdated();
    },
  };
}

test('a state is told when it changes, and not at first', () => {
  const { host, set } = counting();
  const book = new Book();
  host.give!(book);
  set(1);
  expect(book.told).toEqual([]);
  set(2);
  set(2);
  expect(book.told).toEqual([{ counting: { count: 2 } }]);
  set(1);
  expect(book.told[1]).toEqual({ counting: undefined });
});

test('a kept state is restored once, and a told state is no news', () => {
  const { host, state, set } = counting();
  const recall = (kept: unknown): unknown => {
    host.give!(new Book(kept));
    return state.recalled();
  };
  expect(state.recalled()).toBeUndefined();
  expect(recall({ count: 3 })).toEqual({ count: 3 });
  expect(state.recalled()).toBeUndefined();
  const book = new Book({ count: 3 });
  host.give!(book);
  set(3);
  expect(book.told).toEqual([]);
  expect(state.recalled()).toBeUndefined();
  set(4);
  expect(book.told).toEqual([{ counting: { count: 4 } }]);
  expect(recall({ count: 4 })).toBeUndefined();
  // Without kept state the element returns to its initial state.
  expect(recall(undefined)).toEqual({});
});

test.each([[null], [5], ['text'], [[1, 2]], [true]])('%j as a state has no fields', (kept) => {
  const outer = counting();
  const inner = counting('inner', outer.host);
  outer.host.give!(new Book(kept));
  expect(Object.keys(outer.state.recalled() ?? {})).toEqual([]);
  expect(Object.keys(inner.state.recalled() ?? {})).toEqual([]);
});

test('a state told inside the element is kept with its own, and restored with it', () => {
  const outer = counting();
  const [inner, other] = [counting('inner', outer.host), counting('toString', outer.host)];
  const book = new Book({ parts: { inner: { count: 5 }, elsewhere: [2] } });
  outer.host.give!(book);
  expect(outer.state.recalled()).toBeDefined();
  expect(inner.state.recalled()).toEqual({ count: 5 });
  expect(other.state.recalled()).toBeUndefined();
  inner.set(5);
  outer.set(1);
  // It is the kept state, which the element has not told.
  expect(book.told).toEqual([]);
  outer.set(2);
  expect(book.told[0]).toEqual({ counting: { count: 2, parts: { inner: { count: 5 }, elsewhere: [2] } } });
  inner.set(1);
  expect(book.told[1]).toEqual({ counting: { count: 2, parts: { elsewhere: [2] } } });
});

test('a typed table is restored', () => {
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
  // A number that was computed later is not the typed text.
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

test('tables of losses are restored whole, and only for the same states', () => {
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
