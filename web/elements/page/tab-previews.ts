import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Label } from '../../core/types/label.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Report, Value } from '../../core/types/report.ts';
import { formatNumber } from '../../formula/number.ts';
import { formulaStyles, renderSymbol } from '../../formula/symbol-mathml.ts';
import { measures, type Measure } from '../../locales/information.ts';
import type { Locale } from '../../locales/index.ts';
import { rates } from '../../locales/rates.ts';
import { shortName, type NumberFormat } from '../../locales/values.ts';
import { hrefOf, tabAddress, type calculatorTabs } from '../../share/address.ts';
import { controls } from '../../styles/controls.ts';
import { measureColours } from '../../styles/measure-colours.ts';
import { bubbling } from '../common/events.ts';
import { given } from '../common/given.ts';

/** Upper limit of classes whose points can be told apart. */
const mostPoints = 12;

/** The two conditional entropies with mutual information between them; together they are the joint entropy. */
const parts = ['trueGivenPredicted', 'mutualInformation', 'predictedGivenTrue'] as const satisfies Measure[];

/** Essential metrics of a class. */
const ofClasses = [rates.precision, rates.recall, rates.f1];

const listOf = (value: Value | undefined): readonly (number | null)[] =>
  Array.isArray(value) ? (value as readonly (number | null)[]) : [];

/**
 * Small previews of the other tabs for a matrix, each a link. For two classes both are also listed side by side, and
 * `classes-wanted` is fired to see more of them.
 */
@customElement('deconfuse-tab-previews')
export class TabPreviews extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @given catalogue: readonly MetricInfo[] = [];
  @property({ attribute: false }) report!: Report;
  /** Positive class of two; only its point is drawn. */
  @property({ attribute: false }) positive?: Label | undefined;

  override render(): TemplateResult {
    return html`${this.#curves()} ${this.#information()} ${this.#classes()}`;
  }

  #card(tab: (typeof calculatorTabs)[number], picture: TemplateResult, caption: unknown): TemplateResult {
    // Recomputed on click, because a challenge may have begun or ended since the last render.
    return html`<a
      href=${hrefOf(tabAddress(tab))}
      @click=${({ currentTarget }: Event) => {
        (currentTarget as HTMLAnchorElement).href = hrefOf(tabAddress(tab));
      }}
    >
      ${picture}
      <span><strong>${this.locale.page.tabs[tab]} →</strong> <span class="caption">${caption}</span></span>
    </a>`;
  }

  /** Without scores a curve has a single point, the corner between its ends. */
  #curves(): TemplateResult | typeof nothing {
    const { report, positive } = this;
    const [falsePositives, recalls] = [rates.falsePositiveRate, rates.recall].map((id) => listOf(report.metrics[id]));
    const points = report.labels.flatMap((label, at) => {
      const [x, y] = [falsePositives![at], recalls![at]];
      const isDrawn = positive === undefined || label === positive;
      return isDrawn && typeof x === 'number' && typeof y === 'number' ? [{ x, y: 1 - y }] : [];
    });
    if (points.length === 0 || points.length > mostPoints) return nothing;
    const picture = html`<svg viewBox="-0.06 -0.06 1.12 1.12" aria-hidden="true">
      <path class="frame" d="M0 0V1H1V0ZM0 1L1 0"></path>
      ${points.map(
        ({ x, y }) => svg`
          <path class="curve" d=${`M0 1L${x} ${y}L1 0`}></path>
          <circle cx=${x} cy=${y} r="0.05"></circle>`,
      )}
    </svg>`;
    return this.#card('curves', picture, 'ROC');
  }

  #information(): TemplateResult | typeof nothing {
    const values = parts.map((part) => this.report.metrics[measures[part]]);
    const [left, shared, right] = values;
    if (typeof left !== 'number' || typeof shared !== 'number' || typeof right !== 'number') return nothing;
    const whole = left + shared + right;
    if (!(whole > 0)) return nothing;
    const picture = html`<svg class="bar" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      ${parts.map((part, at) => {
        const from = [0, left, left + shared][at]! / whole;
        return svg`<rect class=${part} x=${from} width=${(values[at] as number) / whole} height="1"></rect>`;
      })}
    </svg>`;
    const written = (value: number): string => formatNumber(value, this.format);
    return this.#card(
      'information',
      picture,
      html`H(Y|Ŷ) ${written(left)} · I ${written(shared)} · H(Ŷ|Y) ${written(right)}`,
    );
  }

  /** The two classes side by side; more than two have a list of their own anyway. */
  #classes(): TemplateResult | typeof nothing {
    const { report, locale, format, positive } = this;
    if (positive === undefined) return nothing;
    const columns = ofClasses.map((id) => ({ id, values: listOf(report.metrics[id]) }));
    const written = (value: number | null | undefined): string =>
      typeof value === 'number' ? formatNumber(value, format) : '–';
    return html`<div class="card">
      <button class="text" @click=${() => this.dispatchEvent(bubbling('classes-wanted', undefined))}>
        ${locale.page.classByClass}
      </button>
      <table>
        <tr>
          <td></td>
          ${columns.map(({ id }) => {
            const name = shortName(locale.names[id] ?? id);
            const { symbol = '' } = this.catalogue.find((info) => info.id === id) ?? {};
            return html`<th scope="col" title=${name}>
              <span class="screen-reader">${name}</span><span aria-hidden="true">${renderSymbol(symbol)}</span>
            </th>`;
          })}
        </tr>
        ${report.labels.map(
          (label, at) =>
            html`<tr>
              <th scope="row"><bdi>${label}</bdi></th>
              ${columns.map(({ values }) => html`<td>${written(values[at])}</td>`)}
            </tr>`,
        )}
      </table>
    </div>`;
  }

  static override styles = [
    controls,
    formulaStyles,
    measureColours,
    css`
      :host {
        display: grid;
        gap: 0.5rem;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
      }

      a,
      .card {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 0.75rem;
        align-items: center;
        padding: 0.375rem 0.75rem;
        border: 1px solid var(--line);
        border-radius: 0.5rem;
        color: inherit;
        text-decoration: none;
      }

      a:hover {
        border-color: var(--accent);
        background: var(--accent-soft);
      }

      strong {
        color: var(--accent);
      }

      .card {
        position: relative;
        align-content: start;
        min-width: 0;
        font-size: 0.875rem;
        font-variant-numeric: tabular-nums;
      }

      .card button {
        font-size: 1rem;
        font-weight: 600;
      }

      th,
      td {
        padding: 0 0.375rem 0 0;
        font-weight: 400;
        text-align: start;
      }

      th {
        max-width: 6rem;
        overflow: hidden;
        color: var(--muted);
        text-overflow: ellipsis;
        white-space: nowrap;
      }

      .caption {
        color: var(--muted);
        font-size: 0.875rem;
      }

      svg {
        width: 4rem;
        height: 4rem;
      }

      svg.bar {
        flex: 1 1 8rem;
        height: 1.5rem;
      }

      path {
        fill: none;
        stroke-width: 0.02;
        stroke: var(--control-line);
      }

      .curve {
        stroke-width: 0.03;
        stroke: var(--accent);
      }

      circle {
        fill: var(--accent);
      }
    `,
  ];
}
