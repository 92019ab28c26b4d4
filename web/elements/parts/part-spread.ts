import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Ends } from '../../core/types/report.ts';
import { formatNumber } from '../../formula/number.ts';
import type { SideBySideTexts } from '../../locales/en/side-by-side.ts';
import { intervalText, type NumberFormat } from '../../locales/values.ts';
import { given } from '../common/given.ts';

/** Upper limit of parts that get a line each. */
const mostLines = 20;

/** A part with its value, and with its interval if it has one. */
export interface SpreadPart {
  name: string;
  value: number;
  ends: Ends | null;
}

/**
 * A number of each part as a dot on a line, with the mean of the parts and the value of all cases. If there are
 * intervals, each part has a line of its own.
 */
@customElement('deconfuse-part-spread')
export class PartSpread extends LitElement {
  @given format!: NumberFormat;
  /** Two or more numbers. */
  @property({ attribute: false }) numbers: readonly number[] = [];
  @property({ attribute: false }) parts: readonly SpreadPart[] = [];
  @property({ attribute: false }) mean?: number | null;
  @property({ attribute: false }) pooled?: number | null;
  /** Name of the number. */
  @property() name = '';
  @property({ attribute: false }) texts!: SideBySideTexts;

  override render(): TemplateResult {
    const { numbers, parts, mean, pooled, name, texts, format } = this;
    const lines = parts.length <= mostLines ? parts : [];
    const marked = [mean, pooled].filter((value) => typeof value === 'number');
    const shown = [...numbers, ...marked, ...lines.flatMap(({ ends }) => ends ?? [])];
    const [low, high] = [Math.min(...shown), Math.max(...shown)];
    const room = high > low ? (high - low) * 0.05 : 0.05;
    const at = (value: number): string => `${(100 * (value - low + room)) / (high - low + 2 * room)}%`;
    const summary = html`<svg width="100%" height="28" role="img" aria-label=${name}>
      <line x1="0" x2="100%" y1="14" y2="14" />
      ${typeof mean === 'number' ? svg`<line class="mean" x1=${at(mean)} x2=${at(mean)} y1="2" y2="26" />` : nothing}
      ${numbers.map((value) => svg`<circle cx=${at(value)} cy="14" r="5" />`)}
      ${
        typeof pooled === 'number'
          ? svg`<rect x=${at(pooled)} y="9" width="10" height="10" transform="translate(-5 0)" />`
          : nothing
      }
    </svg>`;
    return html`
      ${lines.map(
        ({ name: part, value, ends }) => html`
          <div>
            <bdi>${part}</bdi>
            <svg width="100%" height="18" aria-hidden="true">
              ${ends ? svg`<line class="interval" x1=${at(ends[0])} x2=${at(ends[1])} y1="9" y2="9" />` : nothing}
              <circle cx=${at(value)} cy="9" r="4" />
            </svg>
            <span>${ends ? intervalText(ends, format) : '–'}</span>
          </div>
        `,
      )}
      ${lines.length > 0 ? html`<div><span></span>${summary}<span></span></div>` : summary}
      <p>
        <span>${formatNumber(low, format)}</span>
        <span class="key">
          <span>● ${name}</span>
          ${typeof mean === 'number' ? html`<span><b>|</b> ${texts.meanAlone}</span>` : nothing}
          ${typeof pooled === 'number' ? html`<span>□ ${texts.whole}</span>` : nothing}
        </span>
        <span>${formatNumber(high, format)}</span>
      </p>
    `;
  }

  static override styles = css`
    :host {
      display: block;
      max-width: 40rem;
    }

    p {
      display: flex;
      justify-content: space-between;
      gap: 0.75rem;
      margin: 0;
      color: var(--muted);
      font-size: 0.875rem;
      font-variant-numeric: tabular-nums;
    }

    div {
      display: grid;
      grid-template-columns: minmax(0, 20%) 1fr 7.5rem;
      gap: 0.5rem;
      align-items: center;
      font-size: 0.875rem;
      font-variant-numeric: tabular-nums;
    }

    bdi {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    div span {
      color: var(--muted);
      text-align: end;
    }

    .interval {
      stroke: var(--accent);
      stroke-width: 2;
    }

    .key {
      display: flex;
      flex-wrap: wrap;
      gap: 0 0.75rem;
      justify-content: center;
    }

    line {
      stroke: var(--line);
    }

    .mean {
      stroke: var(--muted);
      stroke-width: 2;
    }

    circle {
      fill: var(--accent);
      fill-opacity: 0.55;
      forced-color-adjust: none;
    }

    rect {
      fill: none;
      stroke: var(--ink);
      stroke-width: 2;
    }
  `;
}
