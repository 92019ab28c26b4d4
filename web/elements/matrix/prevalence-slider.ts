import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Numbers } from '../../core/types/label.ts';
import { formatNumber } from '../../formula/number.ts';
import type { ScrubbingTexts } from '../../locales/en/scrubbing.ts';
import type { NumberFormat } from '../../locales/values.ts';
import type { MatrixData } from '../../session/matrix-data.ts';
import { controls } from '../../styles/controls.ts';
import { bubbling } from '../common/events.ts';
import { given } from '../common/given.ts';
import { atShare, isAtOtherShare, lastPlace, placeOf, positiveShare, shareAt } from './held-rates.ts';
import type { EditedMatrix } from './matrix-grid.ts';
import { Pace } from './pace.ts';

/** Significant digits of a share that is not one of the slider's. */
const digits = 3;

/**
 * Slider for the share of positive cases. Both rates stay fixed, which shows the effect of prevalence alone on
 * precision. Fires `matrix-edited` (EditedMatrix).
 */
@customElement('deconfuse-prevalence-slider')
export class PrevalenceSlider extends LitElement {
  @given format!: NumberFormat;
  /** Data with a matrix of two classes, one of them positive. */
  @property({ attribute: false }) data!: MatrixData;
  @property({ attribute: false }) texts!: ScrubbingTexts;

  /** Place that the slider was moved to; undefined once the data have that share. */
  @state() private place?: number | undefined;

  /** The matrix before the slider was moved. Its rates are held because its counts are not rounded. */
  #held: readonly Numbers[] = [];
  #isPressed = false;
  readonly #pace = new Pace(() => this.data.matrix);

  get #rows(): Numbers[] {
    const { matrix } = this.data;
    return [matrix!.slice(0, 2), matrix!.slice(2)];
  }

  get #positive(): number {
    return this.data.labels.indexOf(this.data.positive!);
  }

  get #share(): number | undefined {
    return positiveShare(this.#rows, this.#positive);
  }

  /** Share at a place; at the initial place it is the exact initial share. */
  #shareAt(place: number): number {
    const held = positiveShare(this.#held, this.#positive);
    return held !== undefined && placeOf(held) === place ? held : shareAt(place);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('data')) return;
    const rows = this.#rows;
    const share = this.#share;
    const isOwn = this.#held.length > 0 && isAtOtherShare(rows, this.#held, this.#positive);
    if (!isOwn) this.#held = rows;
    if (!isOwn || (share !== undefined && placeOf(share) === this.place)) this.place = undefined;
  }

  override render(): TemplateResult {
    const { texts } = this;
    const share = this.#share;
    const place = this.place ?? placeOf(share ?? 0);
    const shown = this.place === undefined ? share : this.#shareAt(this.place);
    const percent = shown === undefined ? '' : this.#percent(shown);
    return html`
      <label for="share">${texts.positives}</label>
      <strong aria-hidden="true">${percent}</strong>
      <input
        id="share"
        type="range"
        min="0"
        max=${lastPlace}
        step="1"
        .value=${String(place)}
        ?disabled=${share === undefined}
        title=${share === undefined ? texts.noRates : nothing}
        aria-valuetext=${percent}
        aria-describedby="said"
        @pointerdown=${() => this.#press()}
        @pointerup=${() => (this.#isPressed = false)}
        @pointercancel=${() => (this.#isPressed = false)}
        @input=${({ target }: Event) => this.#move((target as HTMLInputElement).valueAsNumber)}
      />
      <p id="said">${share === undefined ? texts.noRates : texts.held}</p>
    `;
  }

  #percent(share: number): string {
    const number = Number((100 * share).toPrecision(digits));
    return this.texts.percent(formatNumber(number, { ...this.format, decimals: digits, trim: true }));
  }

  #press(): void {
    this.#isPressed = true;
    this.#pace.begin();
  }

  #move(place: number): void {
    if (!this.#isPressed && !this.#pace.isUnderWay) this.#pace.begin();
    this.place = place;
    this.#pace.want((goesOn) => this.#tell(this.#shareAt(place), goesOn));
  }

  #tell(share: number, goesOn: boolean): void {
    const detail: EditedMatrix = {
      labels: [...this.data.labels],
      counts: atShare(this.#held, this.#positive, share),
      goesOn,
    };
    this.dispatchEvent(bubbling('matrix-edited', detail));
  }

  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0.125rem 0.5rem;
        align-content: start;
      }

      strong {
        font-variant-numeric: tabular-nums;
        font-weight: 600;
      }

      input {
        grid-column: 1 / -1;
        width: 100%;
        min-height: 1.5rem;
        margin: 0;
        accent-color: var(--accent);
      }

      p {
        grid-column: 1 / -1;
        color: var(--muted);
        font-size: 0.875rem;
        line-height: 1.25;
      }
    `,
  ];
}
