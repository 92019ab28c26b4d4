import type { AnswerNames, Asked, Measure } from './answer-names.ts';
import { InputError } from './input-error.ts';
import { bare, isOpen, mostCells, Places, tooMany, type Cell, type PlacedCell } from './text-cells.ts';
import type { TableAnswer } from './types/checking.ts';
import type { Label } from './types/label.ts';

/** Values read for metrics of all cases, which a table may repeat in every column. */
export type Once = Map<string, string>;

const valueOf = (text: string): number => Number(text.replace(',', '.'));

/** Collects the answers found in a text. */
export class AnswerList {
  readonly all: TableAnswer[] = [];
  /** The first line that was skipped although it might have been an answer. */
  puzzling: InputError | undefined;
  #cells = 0;
  readonly #places: Places;

  constructor(
    text: string,
    readonly labels: readonly Label[],
    readonly names: AnswerNames,
    /**
     * Whether text that is not understood is refused; if not, it is skipped, because the text may be about anything.
     */
    readonly refuses = true,
  ) {
    this.#places = new Places(text);
  }

  /**
   * Runs `read` for a part of the text. An input error is thrown only if unknown text is refused. @throws InputError
   */
  attempt(read: () => void): void {
    try {
      read();
    } catch (error) {
      if (this.refuses || !(error instanceof InputError)) throw error;
    }
  }

  count(cells: number): void {
    this.#cells += cells;
    if (this.#cells > mostCells) throw tooMany();
  }

  placed(cell: Cell): PlacedCell {
    return this.#places.of(cell);
  }

  /** The error for an unknown name. */
  unknown(code: 'unknown-metric' | 'unknown-class', cell: Cell): InputError {
    const { line, column } = this.#places.of(cell);
    const excerpt = [...cell.text.slice(0, 120)].slice(0, 60).join('');
    return new InputError({ code, line, column, excerpt, expected: code === 'unknown-metric' ? 'metric' : 'class' });
  }

  add(asked: Asked, cell: Cell): void {
    if (isOpen(cell.text)) return;
    this.addPlaced(asked, this.#places.of(bare(cell)));
  }

  addPlaced(asked: Asked, { text, line, column }: PlacedCell): void {
    if (!isOpen(text)) this.all.push({ ...asked, answer: text, line, column });
  }

  /**
   * Adds a cell of a report in the row of a metric of all cases: the value of the metric once, or the number of cases.
   */
  addOnce(once: Once, overall: Measure, crossing: Measure, value: Cell): void {
    if (isOpen(value.text)) return;
    const key = overall.ids.join();
    const before = once.get(key);
    if (this.names.isSupport(crossing)) {
      const asked = this.names.whole(crossing);
      const isRepeated = before !== undefined && valueOf(before) === valueOf(value.text);
      if (asked && !isRepeated) this.add(asked, value);
    } else if (before === undefined) {
      once.set(key, value.text);
      const asked = this.names.whole(overall);
      if (asked) this.add(asked, value);
    }
  }

  /** Adds one value per class, in the order of the classes. */
  addList(measure: Measure, list: readonly Cell[]): void {
    if (list.length !== this.labels.length) throw this.unknown('unknown-class', list[0]!);
    this.count(list.length);
    for (const [index, value] of list.entries()) {
      const asked = this.names.of(measure, { class: this.labels[index]! });
      if (!asked) throw this.unknown('unknown-class', value);
      this.add(asked, value);
    }
  }
}
