import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Explanation } from '../../core/types/report.ts';
import { OneByOne } from '../../session/newest.ts';
import type { ExplainCoordinate } from '../../session/score-data.ts';
import type { Locale } from '../../locales/index.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { given } from '../common/given.ts';
import { workedOf } from '../metrics/explained.ts';

/** Worked formulas of the coordinates of a point on one or more curves, except thresholds, which have no formula. */
@customElement('deconfuse-worked-point')
export class WorkedPoint extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @property({ attribute: false, hasChanged: haveOtherIds }) curves: readonly MetricInfo[] = [];
  /** Index of the point in the whole ranking. */
  @property({ attribute: false }) point = 0;
  /** Explains a coordinate; a different function for each ranking. */
  @property({ attribute: false }) explain!: ExplainCoordinate;

  @state() private worked: readonly { symbol: string; coordinate: string; explanation: Explanation }[] = [];

  readonly #asking = new OneByOne();

  override willUpdate(changed: PropertyValues<this>): void {
    if ((['curves', 'point', 'explain'] as const).some((name) => changed.has(name)))
      this.#asking.want(() => this.#ask());
  }

  async #ask(): Promise<void> {
    const { curves, point, explain } = this;
    const worked = curves.flatMap(({ id, symbol }) =>
      symbolsOf(symbol).map(async (ofCoordinate, at) => {
        const coordinate = (['x', 'y', 'low'] as const)[at]!;
        return { symbol: ofCoordinate, coordinate, explanation: await explain({ curve: id, point, coordinate }) };
      }),
    );
    try {
      this.worked = (await Promise.all(worked)).filter(({ symbol }) => symbol !== 't');
    } catch (error) {
      // An error about data that have been replaced meanwhile does not matter.
      if (explain === this.explain && this.isConnected) throw error;
    }
  }

  override render(): TemplateResult {
    return html`${this.worked.map(
      ({ symbol, coordinate, explanation }) => html`
        <deconfuse-worked-formula
          plain
          .format=${this.format}
          .worked=${workedOf({ shape: 'scalar', symbol }, explanation)}
          name=${`${this.locale.names[explanation.id] ?? explanation.id}, ${coordinate}`}
        ></deconfuse-worked-formula>
      `,
    )}`;
  }

  static override styles = css`
    :host {
      display: flex;
      flex-wrap: wrap;
      gap: 0 1rem;
      align-items: start;
      /* Height of a worked quotient with its numbers, fraction and decimal: nothing below moves between points. */
      min-height: 10.5rem;
    }

    /* Formulas are side by side where they fit. */
    deconfuse-worked-formula {
      flex: 1 1 max-content;
      max-width: 100%;
    }
  `;
}

function haveOtherIds(curves: readonly MetricInfo[], before: readonly MetricInfo[] | undefined): boolean {
  return curves.map(({ id }) => id).join() !== before?.map(({ id }) => id).join();
}

/** Symbols of the coordinates, from the symbol of a curve such as `(FPR,TPR)`. */
function symbolsOf(symbol: string): string[] {
  return symbol.slice(1, -1).split(',');
}
