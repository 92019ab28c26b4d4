import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { SideBySide } from '../../core/types/comparison.ts';
import type { ReportOptions } from '../../core/types/report.ts';
import { formatNumber } from '../../formula/number.ts';
import type { SideBySideTexts } from '../../locales/en/side-by-side.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { controls } from '../../styles/controls.ts';
import { ruledTable } from '../../styles/ruled-table.ts';
import { stacked } from '../../styles/stacked.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import { given } from '../common/given.ts';

/** Rates of the positive class that the criteria compare between groups. */
const rates = ['predicted_prevalence', 'recall', 'false_positive_rate', 'precision', 'prevalence'] as const;
type Rate = (typeof rates)[number];

/** Rates that each criterion requires to be equal in all groups. */
const criteria: readonly [name: 'parity' | 'opportunity' | 'odds' | 'predictive', rates: readonly Rate[]][] = [
  ['parity', ['predicted_prevalence']],
  ['opportunity', ['recall']],
  ['odds', ['recall', 'false_positive_rate']],
  ['predictive', ['precision']],
];

/** Base rates that differ by less are taken as equal. */
const alike = 1e-9;
/** Number of groups that are named. */
const mostNamed = 6;

const known = (values: readonly (number | null | undefined)[]): values is readonly number[] =>
  values.every((value) => typeof value === 'number');

/** How far fairness criteria hold between groups, and which of them exclude each other. */
@customElement('deconfuse-fairness-table')
export class FairnessTable extends LitElement {
  @given format!: NumberFormat;
  /** Data of two classes with groups. */
  @property({ attribute: false }) data!: AsyncDataset;
  @property({ attribute: false }) options: ReportOptions = {};
  @property({ attribute: false }) texts!: SideBySideTexts;

  @state() private compared?: SideBySide;

  #of?: AsyncDataset;

  override willUpdate(): void {
    const { data } = this;
    if (data === this.#of) return;
    this.#of = data;
    delete this.compared;
    // A rate without cases must stay undefined here, whatever value 0/0 has elsewhere.
    data.sideBySide(rates, { ...this.options, zeroDivision: 'undefined' }).then(
      (compared) => {
        if (data === this.data) this.compared = compared;
      },
      () => undefined,
    );
  }

  #number(value: number | undefined): string {
    return value === undefined ? '–' : formatNumber(value, this.format);
  }

  override render(): TemplateResult | typeof nothing {
    const { compared, texts, data } = this;
    if (!compared) return nothing;
    const { fairness } = texts;
    return html`
      <details>
        <summary>${fairness.title(String(data.positive))}</summary>
        <div class="scroll" role="region" tabindex="0" aria-label=${fairness.title(String(data.positive))}>
          <table>
            <thead>
              <tr>
                <th scope="col">${fairness.criterion}</th>
                <th scope="col">${fairness.compares}</th>
                <th scope="col">${fairness.difference}</th>
                <th scope="col">${fairness.ratio}</th>
              </tr>
            </thead>
            <tbody>
              ${criteria.map(([name, ids]) => {
                const [criterion, compares] = fairness[name];
                const differences = ids.map((id) => compared.difference[id]);
                const ratios = ids.map((id) => compared.ratio[id]);
                return html`
                  <tr>
                    <th scope="row">${criterion}</th>
                    <td class="words">${compares}</td>
                    <td>${this.#number(known(differences) ? Math.max(...differences) : undefined)}</td>
                    <td>${this.#number(known(ratios) ? Math.min(...ratios) : undefined)}</td>
                  </tr>
                `;
              })}
            </tbody>
          </table>
        </div>
        ${this.#exclusion(compared)}
      </details>
    `;
  }

  #exclusion({ parts, values, difference }: SideBySide): TemplateResult | typeof nothing {
    const { fairness } = this.texts;
    const apart = difference['prevalence'];
    if (typeof apart !== 'number' || apart < alike) return nothing;
    const named = parts.slice(0, mostNamed).map((part) => {
      const share = values[part]!['prevalence'] ?? 0;
      return fairness.ofGroup(this.#number(share), part);
    });
    return html`<p>${fairness.exclude([...named, ...(parts.length > mostNamed ? ['…'] : [])].join(', '))}</p>`;
  }

  static override styles = [
    controls,
    stacked,
    ruledTable,
    css`
      summary {
        cursor: pointer;
      }

      tbody th,
      .words,
      thead th:nth-child(-n + 2) {
        text-align: start;
      }
    `,
  ];
}
