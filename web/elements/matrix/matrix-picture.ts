import { html, LitElement, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import type { Cells } from '../../core/types/formula.ts';
import type { Label } from '../../core/types/label.ts';
import { formatNumber } from '../../formula/number.ts';
import type { MatrixPictureTexts } from '../../locales/en/matrix-picture.ts';
import type { Locale } from '../../locales/index.ts';
import { loadMatrixPictureTexts } from '../../locales/parts.ts';
import type { NumberFormat } from '../../locales/values.ts';
import type { MatrixData } from '../../session/matrix-data.ts';
import { controls } from '../../styles/controls.ts';
import { bubbling } from '../common/events.ts';
import { given, inLanguage } from '../common/given.ts';
import { choice } from '../common/choice.ts';
import { contains } from './cells.ts';
import { confusedPairs, type ConfusedPair } from './confused-pairs.ts';
import { matrixPictureStyles } from './matrix-picture-styles.ts';
import { orderByLikeness } from './seriation.ts';

/** Total that the colour of a cell is a share of. */
type Heat = 'row' | 'column' | 'all';
type Order = 'given' | 'name' | 'size' | 'likeness';

/** Order of the labels on each axis, as indices. */
interface Orders {
  rows: readonly number[];
  columns: readonly number[];
}

/** A cell by its place in the data, not in the picture. */
interface Place {
  row: number;
  column: number;
}

/** Sizes in pixels. */
const mostCellWidth = 72;
const mostCellHeight = 30;
/** Upper limit for the height of all cells together. */
const mostHeight = 640;
const letterWidth = 7;
const letterHeight = 11;
const mostLabelWidth = 150;
const mostLabelHeight = 110;
/** Height of a column label that is not rotated. */
const lineHeight = 20;
/** Smallest size of the mark on a cell. */
const smallestMark = 9;

/** Number of tints of right and of wrong cells. */
const steps = 5;

/** Number of pairs listed beside the matrix, and below it in a narrow window. */
const pairsBeside = 12;
const pairsBelow = 5;
const narrow = 480;
const mostPairs = 200;

/**
 * A matrix of many classes as a heat map, with the most confused pairs of classes. Fires `cell-hovered` ({row, column}
 * or undefined).
 */
@customElement('deconfuse-matrix-picture')
export class MatrixPicture extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  /** Data with a matrix. */
  @property({ attribute: false }) data!: MatrixData;
  @property({ attribute: false }) highlighted: readonly Cells[] = [];

  @inLanguage(loadMatrixPictureTexts) private texts?: MatrixPictureTexts;
  @state() private heat: Heat = 'row';
  @state() private order: Order = 'given';
  /** Available width for the picture. */
  @state() private width = 0;
  @state() private place?: Place | undefined;
  @state() private pair?: ConfusedPair | undefined;
  @state() private showsMorePairs = false;

  @query('.picture') private box?: HTMLElement;

  #rowTotals = new Float64Array();
  #columnTotals = new Float64Array();
  #pairs: ConfusedPair[] = [];
  #orders: Orders = { rows: [], columns: [] };
  /** Largest shares, which get the darkest tint. */
  #most = { right: 0, wrong: 0 };
  #widths = new ResizeObserver(() => (this.width = this.box?.clientWidth ?? 0));
  #observed?: Element;

  private get columnLabels(): readonly Label[] {
    return this.data.predictedLabels ?? this.data.labels;
  }

  /** True if rows and columns are the same classes. */
  private get isSquare(): boolean {
    return !this.data.predictedLabels;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#widths.disconnect();
    this.#observed = undefined;
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('data')) this.#takeData(changed.get('data') as MatrixData | undefined);
    if (changed.has('data') || changed.has('heat')) this.#most = this.#largest();
    if (changed.has('data') || changed.has('order')) this.#orders = this.#ordered();
  }

  override updated(): void {
    if (!this.box || this.#observed === this.box) return;
    this.#widths.disconnect();
    this.#widths.observe((this.#observed = this.box));
  }

  #takeData(before: MatrixData | undefined): void {
    const { labels, matrix } = this.data;
    const columns = this.columnLabels.length;
    this.#rowTotals = new Float64Array(labels.length);
    this.#columnTotals = new Float64Array(columns);
    matrix!.forEach((count, at) => {
      this.#rowTotals[Math.floor(at / columns)]! += count;
      this.#columnTotals[at % columns]! += count;
    });
    this.#pairs = this.isSquare ? confusedPairs(matrix!, labels.length) : [];
    if (before?.matrix?.length === matrix!.length) return;
    this.place = this.pair = undefined;
    if (!this.isSquare && this.order === 'likeness') this.order = 'given';
  }

  #ordered(): Orders {
    const { labels, matrix } = this.data;
    const indices = (names: readonly Label[]): number[] => names.map((_, index) => index);
    if (this.order === 'given') return { rows: indices(labels), columns: indices(this.columnLabels) };
    if (this.order === 'likeness') {
      const alike = orderByLikeness(matrix!, labels.length);
      return { rows: alike, columns: alike };
    }
    if (this.order === 'size') {
      const bySize = (totals: Float64Array) => (a: number, b: number) => totals[b]! - totals[a]!;
      const rows = indices(labels).sort(bySize(this.#rowTotals));
      return { rows, columns: this.isSquare ? rows : indices(this.columnLabels).sort(bySize(this.#columnTotals)) };
    }
    const { compare } = new Intl.Collator(this.locale.language, { numeric: true });
    const byName = (names: readonly Label[]): number[] =>
      indices(names).sort((a, b) => compare(String(names[a]), String(names[b])));
    return { rows: byName(labels), columns: byName(this.columnLabels) };
  }

  #countAt({ row, column }: Place): number {
    return this.data.matrix![row * this.columnLabels.length + column]!;
  }

  #isRight({ row, column }: Place): boolean {
    return !this.isSquare || row === column;
  }

  #shareAt(place: Place, heat = this.heat): number {
    const whole = { row: this.#rowTotals[place.row]!, column: this.#columnTotals[place.column]!, all: 1 }[heat];
    return whole > 0 ? this.#countAt(place) / whole : 0;
  }

  override render(): TemplateResult | typeof nothing {
    const { texts } = this;
    if (!texts) return nothing;
    return html`
      <section aria-labelledby="title">
        <div class="head">
          <h2 id="title">${texts.title}</h2>
          ${this.#choice(texts.heat, texts.heats, this.heat, (heat) => (this.heat = heat))}
          ${this.#choice(texts.order, this.#offered(texts), this.order, (order) => (this.order = order))}
        </div>
        ${this.order === 'likeness' ? html`<p class="note">${texts.howAlike}</p>` : nothing}
        <div class="parts">
          <div class="picture">${this.width > 0 ? this.#picture(texts) : nothing}</div>
          ${this.isSquare ? this.#pairList(texts) : nothing}
        </div>
      </section>
    `;
  }

  #offered({ orders }: MatrixPictureTexts): Partial<Record<Order, string>> {
    const { likeness, ...others } = orders;
    return this.isSquare ? { ...others, likeness } : others;
  }

  #choice<Name extends string>(
    title: string,
    names: Partial<Record<Name, string>>,
    chosen: Name,
    choose: (name: Name) => void,
  ): TemplateResult {
    return html`<label class="no-print"
      >${title} ${choice(Object.entries(names) as [Name, string][], chosen, choose)}</label
    >`;
  }

  /** Sizes of cells and labels, in pixels. */
  get #layout() {
    const { labels } = this.data;
    const columns = this.columnLabels;
    const longest = (names: readonly Label[]): number =>
      names.reduce<number>((most, name) => Math.max(most, String(name).length), 0) * letterWidth + letterWidth;
    const cellHeightFor = (cellWidth: number): number =>
      Math.min(mostCellHeight, Math.max(cellWidth, 1), mostHeight / labels.length);
    const wide = Math.min(longest(labels), mostLabelWidth, this.width / 4);
    const widthWith = (labelWidth: number): number =>
      Math.min(mostCellWidth, (this.width - labelWidth - 1) / columns.length);
    // Row labels are left out if cells are lower than letters.
    const left = cellHeightFor(widthWith(wide)) >= letterHeight ? wide : 0;
    const cellWidth = widthWith(left);
    const isTurned = cellWidth < Math.min(longest(columns), mostCellWidth - 4);
    const high = isTurned ? Math.min(longest(columns), mostLabelHeight) : lineHeight;
    const top = cellWidth >= letterHeight ? high : 0;
    return { left, top, cellWidth, cellHeight: cellHeightFor(cellWidth), isTurned };
  }

  #picture(texts: MatrixPictureTexts): TemplateResult {
    const { page } = this.locale;
    const { rows, columns } = this.#orders;
    const { left, top, cellWidth, cellHeight } = this.#layout;
    const [width, height] = [left + columns.length * cellWidth + 1, top + rows.length * cellHeight + 1];
    return html`
      <p class="axes">${page.truth} ↓, ${page.predicted} →</p>
      <svg
        width=${width}
        height=${height}
        role="application"
        tabindex="0"
        aria-label=${`${page.matrixLabel}. ${texts.keys}`}
        aria-describedby="cell"
        @keydown=${this.#walk}
        @focus=${() => this.#go(this.place ?? { row: rows[0]!, column: columns[0]! })}
        @pointermove=${this.#point}
        @pointerdown=${this.#point}
        @pointerleave=${() => this.#leave()}
        @blur=${() => this.#leave()}
      >
        ${this.#labels()}
        <g transform=${`translate(${left} ${top})`}>
          ${guard([this.data, this.#orders, this.heat, cellWidth, cellHeight], () => this.#tints())}
          <rect class="frame" width=${columns.length * cellWidth} height=${rows.length * cellHeight}></rect>
          ${guard([this.data, this.#orders, this.format, cellWidth, cellHeight], () => this.#numbers())}
          ${this.#marks()}
        </g>
      </svg>
      <p id="cell" aria-live="polite">${this.place ? this.#said(texts, this.place) : this.#darkest(texts)}</p>
    `;
  }

  #labels(): TemplateResult {
    const { rows, columns } = this.#orders;
    const { left, top, cellWidth, cellHeight, isTurned } = this.#layout;
    const cut = (label: Label | undefined, room: number): string => {
      const text = String(label);
      const most = Math.floor(room / letterWidth);
      return text.length <= most ? text : `${text.slice(0, Math.max(1, most - 1))}…`;
    };
    const { place } = this;
    return svg`
      ${
        left > 0
          ? rows.map(
              (row, at) =>
                svg`<text class=${row === place?.row ? 'name chosen' : 'name'} x=${left - 4} y=${top + (at + 0.5) * cellHeight} dy="0.35em">${cut(this.data.labels[row], left)}</text>`,
            )
          : nothing
      }
      ${
        top > 0
          ? columns.map((column, at) => {
              const x = left + (at + 0.5) * cellWidth;
              const turned = isTurned ? `translate(${x} ${top - 4}) rotate(-90)` : `translate(${x} ${top - 6})`;
              return svg`<text class="${isTurned ? 'turned' : 'above'} ${column === place?.column ? 'chosen' : ''}" transform=${turned} dy=${isTurned ? '0.35em' : '0'}>${cut(this.columnLabels[column], isTurned ? top : cellWidth)}</text>`;
            })
          : nothing
      }
    `;
  }

  /** One path per tint, because 200 classes would need 40,000 rectangles. */
  #tints(): TemplateResult[] {
    const { rows, columns } = this.#orders;
    const { cellWidth, cellHeight } = this.#layout;
    const written = (length: number): string => length.toFixed(2);
    const [lefts, tops] = [columns.map((_, x) => written(x * cellWidth)), rows.map((_, y) => written(y * cellHeight))];
    const outline = `h${written(cellWidth)}v${written(cellHeight)}h${written(-cellWidth)}z`;
    const paths = new Map<string, string>();
    rows.forEach((row, y) => {
      columns.forEach((column, x) => {
        const share = this.#shareAt({ row, column });
        if (share === 0) return;
        const kind = this.#isRight({ row, column }) ? 'right' : 'wrong';
        const name = `${kind}-${Math.max(1, Math.ceil((steps * share) / this.#most[kind]))}`;
        paths.set(name, `${paths.get(name) ?? ''}M${lefts[x]} ${tops[y]}${outline}`);
      });
    });
    return [...paths].map(([name, path]) => svg`<path class=${name} d=${path}></path>`);
  }

  /** The largest shares of right and of wrong cells. */
  #largest(): Record<'right' | 'wrong', number> {
    const most = { right: 0, wrong: 0 };
    this.data.labels.forEach((_, row) => {
      this.columnLabels.forEach((_, column) => {
        const kind = this.#isRight({ row, column }) ? 'right' : 'wrong';
        most[kind] = Math.max(most[kind], this.#shareAt({ row, column }));
      });
    });
    return most;
  }

  /** Counts in the cells, if they fit. */
  #numbers(): TemplateResult[] {
    const { rows, columns } = this.#orders;
    const { cellWidth, cellHeight } = this.#layout;
    if (cellHeight < letterHeight + 2 || cellWidth < 2 * letterWidth) return [];
    return rows.flatMap((row, y) =>
      columns.flatMap((column, x) => {
        const count = this.#countAt({ row, column });
        const text = this.#written(count);
        if (count === 0 || text.length * letterWidth + 2 > cellWidth) return [];
        return [
          svg`<text class="number" x=${(x + 0.5) * cellWidth} y=${(y + 0.5) * cellHeight} dy="0.35em">${text}</text>`,
        ];
      }),
    );
  }

  #marks(): TemplateResult {
    const { rows, columns } = this.#orders;
    const { cellWidth, cellHeight } = this.#layout;
    const [width, height] = [Math.max(cellWidth, smallestMark), Math.max(cellHeight, smallestMark)];
    const middle = ({ row, column }: Place): readonly [number, number] => [
      (columns.indexOf(column) + 0.5) * cellWidth,
      (rows.indexOf(row) + 0.5) * cellHeight,
    ];
    const mark = (place: Place, name: string): TemplateResult => {
      const [x, y] = middle(place);
      return svg`<rect class=${name} x=${x - width / 2} y=${y - height / 2} width=${width} height=${height}></rect>`;
    };
    const { place, pair, highlighted } = this;
    const read =
      highlighted.length === 0
        ? []
        : rows.flatMap((row) =>
            columns.flatMap((column) =>
              highlighted.some((cells) => contains(cells, row, column)) ? [{ row, column }] : [],
            ),
          );
    const outlines = read.map((cell) => {
      const [x, y] = middle(cell);
      return `M${x - cellWidth / 2} ${y - cellHeight / 2}h${cellWidth}v${cellHeight}h${-cellWidth}z`;
    });
    return svg`
      ${read.length > 0 ? svg`<path class="read" d=${outlines.join('')}></path>` : nothing}
      ${
        place
          ? svg`
              <rect class="cross" y=${middle(place)[1] - cellHeight / 2} width=${columns.length * cellWidth} height=${cellHeight}></rect>
              <rect class="cross" x=${middle(place)[0] - cellWidth / 2} width=${cellWidth} height=${rows.length * cellHeight}></rect>`
          : nothing
      }
      ${pair ? [mark({ row: pair.one, column: pair.other }, 'lit'), mark({ row: pair.other, column: pair.one }, 'lit')] : nothing}
      ${place ? mark(place, 'place') : nothing}
    `;
  }

  #written(count: number): string {
    return formatNumber(count, { ...this.format, trim: true });
  }

  #percent(share: number): string {
    return `${formatNumber(100 * share, { ...this.format, decimals: 1, trim: true })} %`;
  }

  #said(texts: MatrixPictureTexts, place: Place): string {
    return texts.cell({
      truth: String(this.data.labels[place.row]),
      predicted: String(this.columnLabels[place.column]),
      count: this.#written(this.#countAt(place)),
      ofRow: this.#percent(this.#shareAt(place, 'row')),
      ofColumn: this.#percent(this.#shareAt(place, 'column')),
    });
  }

  #darkest(texts: MatrixPictureTexts): string {
    const { right, wrong } = this.#most;
    const written = (share: number): string => (this.heat === 'all' ? this.#written(share) : this.#percent(share));
    return texts.darkest(written(right), wrong > 0 ? written(wrong) : undefined);
  }

  #pairList(texts: MatrixPictureTexts): TemplateResult {
    const pairsShown = this.width < narrow ? pairsBelow : pairsBeside;
    const pairs = this.#pairs.slice(0, this.showsMorePairs ? mostPairs : pairsShown);
    const all = Math.min(this.#pairs.length, mostPairs);
    const { labels } = this.data;
    const isLit = ({ one, other }: ConfusedPair): boolean =>
      this.pair !== undefined && one === this.pair.one && other === this.pair.other;
    return html`
      <div class="pairs no-print">
        <h3 id="pairs">${texts.pairs}</h3>
        ${
          pairs.length === 0
            ? html`<p>${texts.noPairs}</p>`
            : html`<ol aria-labelledby="pairs">
                ${pairs.map((pair) => {
                  const [one, other] = [String(labels[pair.one]), String(labels[pair.other])];
                  const [there, back] = [this.#written(pair.there), this.#written(pair.back)];
                  return html`<li>
                    <button
                      aria-pressed=${isLit(pair) ? 'true' : 'false'}
                      title=${texts.pair({ one, other, there, back })}
                      @click=${() => (this.pair = isLit(pair) ? undefined : pair)}
                    >
                      <span class="names"><bdi>${one}</bdi> → <bdi>${other}</bdi></span>
                      <span class="counts">${there}${pair.back > 0 ? html` + ${back}` : nothing}</span>
                    </button>
                  </li>`;
                })}
              </ol>`
        }
        ${
          all > pairsShown
            ? html`<button
                class="text"
                aria-expanded=${String(this.showsMorePairs)}
                @click=${() => (this.showsMorePairs = !this.showsMorePairs)}
              >
                ${this.showsMorePairs ? texts.fewerPairs : texts.morePairs(String(all))}
              </button>`
            : nothing
        }
      </div>
    `;
  }

  #go(place: Place): void {
    if (place.row === this.place?.row && place.column === this.place.column) return;
    this.place = place;
    this.dispatchEvent(bubbling('cell-hovered', place));
  }

  #leave(): void {
    // A cell reached by keyboard stays when the pointer leaves.
    if (this.renderRoot.querySelector('svg:focus-visible')) return;
    this.place = undefined;
    this.dispatchEvent(bubbling('cell-hovered', undefined));
  }

  #point = ({ currentTarget, clientX, clientY }: PointerEvent): void => {
    const { x, y } = (currentTarget as Element).getBoundingClientRect();
    const { left, top, cellWidth, cellHeight } = this.#layout;
    const row = this.#orders.rows[Math.floor((clientY - y - top) / cellHeight)];
    const column = this.#orders.columns[Math.floor((clientX - x - left) / cellWidth)];
    if (row === undefined || column === undefined) this.#leave();
    else this.#go({ row, column });
  };

  #walk = (event: KeyboardEvent): void => {
    const { rows, columns } = this.#orders;
    const { place } = this;
    if (!place || event.altKey || event.metaKey) return;
    const last = { y: rows.length - 1, x: columns.length - 1 };
    const [y, x] = [rows.indexOf(place.row), columns.indexOf(place.column)];
    const to: Record<string, readonly [number, number]> = {
      ArrowUp: [y - 1, x],
      ArrowDown: [y + 1, x],
      ArrowLeft: [y, x - 1],
      ArrowRight: [y, x + 1],
      Home: event.ctrlKey ? [0, 0] : [y, 0],
      End: event.ctrlKey ? [last.y, last.x] : [y, last.x],
    };
    const next = to[event.key];
    if (!next) return;
    event.preventDefault();
    const within = (at: number, most: number): number => Math.min(Math.max(at, 0), most);
    this.#go({ row: rows[within(next[0], last.y)]!, column: columns[within(next[1], last.x)]! });
  };

  static override styles = [controls, matrixPictureStyles];
}
