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

/** How the coordinates of a point of one or more curves come about, but for thresholds, which are what they are. */
@customElement('deconfuse-worked-point')
export class WorkedPoint extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @property({ attribute: false, hasChanged: haveOtherIds }) curves: readonly MetricInfo[] = [];
  /** Of the whole ranking. */
  @property({ attribute: false }) point = 0;
  /** Another one where the ranking is. */
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
      // Other data may have come meanwhile.
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
      /* Of a quotient, its numbers, its fraction and its decimal: what is below stays in its place from point to point. */
      min-height: 10.5rem;
    }

    /* Side by side where there is room for all of each. */
    deconfuse-worked-formula {
      flex: 1 1 max-content;
      max-width: 100%;
    }
  `;
}

function haveOtherIds(curves: readonly MetricInfo[], before: readonly MetricInfo[] | undefined): boolean {
  return curves.map(({ id }) => id).join() !== before?.map(({ id }) => id).join();
}

/** A curve is called after the coordinates of its points, such as `(FPR,TPR)`. */
function symbolsOf(symbol: string): string[] {
  return symbol.slice(1, -1).split(',');
}
