import { css, html, LitElement, svg, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { formatNumber } from '../../formula/number.ts';
import type { ScrubbingTexts } from '../../locales/en/scrubbing.ts';
import type { NumberFormat } from '../../locales/values.ts';
import type { MatrixData } from '../../session/matrix-data.ts';
import { controls } from '../../styles/controls.ts';
import { given } from '../common/given.ts';
import { regionOf } from './cells.ts';
import { casesPerDot, dotsFor, moved, pitchFor, wholeness, type Dot, type Room } from './dot-layout.ts';

/** Height and width in pixels. */
const height = 76;
const widthFor = (columns: number): number => (columns > 2 ? 320 : 144);
/** Space around each cell and width of its outline, in pixels. */
const margin = 1;
const line = 1;
/** Radius of a dot as a share of the distance between dots. */
const radius = 0.4;
/** Smallest scale of a dot, so that even a small part of one is visible. */
const smallest = 0.4;

/**
 * The cases of a matrix as dots, each for one or several cases, in cells arranged as in the matrix. The dots are purely
 * visual; the numbers are in the matrix.
 */
@customElement('deconfuse-case-dots')
export class CaseDots extends LitElement {
  @given format!: NumberFormat;
  /** Data with a matrix. */
  @property({ attribute: false }) data!: MatrixData;
  /** Index of the class whose regions against the rest are distinguished. */
  @property({ attribute: false }) chosenClass?: number | undefined;
  @property({ attribute: false }) texts!: ScrubbingTexts;

  #perDot = 1;
  /** A dot keeps its index, so that it can be seen to move. */
  #dots: Dot[] = [];

  private get columns(): number {
    return (this.data.predictedLabels ?? this.data.labels).length;
  }

  /** Size of a cell including its margin. */
  get #size(): Room {
    return { width: widthFor(this.columns) / this.columns, height: height / this.data.labels.length };
  }

  get #room(): Room {
    const { width, height } = this.#size;
    const around = 2 * (margin + line);
    return { width: width - around, height: height - around };
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('data')) return;
    const { matrix } = this.data;
    const before = changed.get('data');
    const isSameGrid = before?.matrix?.length === matrix!.length && before.labels.length === this.data.labels.length;
    this.#perDot = casesPerDot(matrix!, this.#room);
    const numbers = Array.from(matrix!, (count) => dotsFor(count, this.#perDot));
    this.#dots = moved(isSameGrid ? this.#dots : [], numbers);
  }

  override render(): TemplateResult {
    const size = this.#size;
    const { columns } = this;
    const edge = (length: number): number => length - 2 * margin - line;
    return html`
      <div aria-hidden="true">
        <svg width=${widthFor(columns)} height=${height}>
          ${this.data.labels.map((_, row) =>
            Array.from(
              { length: columns },
              (_, column) =>
                svg`<rect
                  x=${column * size.width + margin + line / 2} y=${row * size.height + margin + line / 2}
                  width=${edge(size.width)} height=${edge(size.height)} rx="2"
                ></rect>`,
            ),
          )}
          ${this.#drawnDots()}
        </svg>
        <p>${this.texts.dot(formatNumber(this.#perDot, this.format))}</p>
      </div>
    `;
  }

  #drawnDots(): TemplateResult[] {
    const { columns } = this;
    const { matrix } = this.data;
    const [size, room] = [this.#size, this.#room];
    const most = matrix!.reduce((most, count) => Math.max(most, dotsFor(count, this.#perDot)), 0);
    const pitch = pitchFor(most, room);
    const across = Math.floor(room.width / pitch);
    const middle = (place: number): number => margin + line + (place + 0.5) * pitch;
    return this.#dots.map(({ cell, place, isShown }) => {
      const [row, column] = [Math.floor(cell / columns), cell % columns];
      const x = column * size.width + middle(place % across);
      const y = row * size.height + middle(Math.floor(place / across));
      const scale = isShown ? Math.max(smallest, Math.sqrt(wholeness(place, matrix![cell]!, this.#perDot))) : 0;
      return svg`<circle
        class=${this.#kindOf(row, column)}
        r=${pitch * radius}
        .style=${`transform: translate(${x}px, ${y}px) scale(${scale})`}
      ></circle>`;
    });
  }

  /** Class of a dot, tinted like its cell in the matrix. */
  #kindOf(row: number, column: number): string {
    const { labels, predictedLabels } = this.data;
    if (this.chosenClass !== undefined && !predictedLabels)
      return regionOf(this.chosenClass, row, column).toLowerCase();
    return predictedLabels || labels[row] === labels[column] ? 'right' : 'wrong';
  }

  static override styles = [
    controls,
    css`
      svg {
        display: block;
      }

      rect {
        fill: var(--paper);
        stroke: var(--line);
      }

      circle {
        stroke: var(--muted);
        stroke-width: 0.75;
      }

      .tp {
        fill: var(--region-tp);
      }
      .fn {
        fill: var(--region-fn);
      }
      .fp {
        fill: var(--region-fp);
      }
      .tn {
        fill: var(--region-tn);
      }
      .right {
        fill: var(--right-4);
      }
      .wrong {
        fill: var(--wrong-4);
      }

      p {
        color: var(--muted);
        font-size: 0.875rem;
        line-height: 1.25;
      }

      @media (prefers-reduced-motion: no-preference) {
        circle {
          transition:
            transform 240ms,
            fill 240ms;
        }
      }

      @media (forced-colors: active) {
        rect {
          fill: Canvas;
          stroke: CanvasText;
        }

        circle {
          fill: CanvasText;
        }
      }
    `,
  ];
}
