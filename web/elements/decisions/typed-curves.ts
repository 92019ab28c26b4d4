import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { formatNumber } from '../../formula/number.ts';
import { pointsIn, type CurveKind } from '../../typed/points-text.ts';
import { curveOfFunction, curveOfPoints, type TypedCurve } from '../../typed/typed-curve.ts';
import { loadTypedCurvesTexts } from '../../locales/decisions.ts';
import type { PlotTexts } from '../../locales/en/plots.ts';
import type { TypedCurvesTexts } from '../../locales/en/typed-curves.ts';
import type { Locale } from '../../locales/index.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { loadPlotTexts } from '../../locales/with-scores.ts';
import { typedCurvesPlot } from '../../plots/typed-curves.ts';
import { choiceIn, textIn } from '../../share/plain-data.ts';
import { Newest } from '../../session/newest.ts';
import { controls } from '../../styles/controls.ts';
import { faultyFields } from '../../styles/faulty-fields.ts';
import { given, inLanguage } from '../common/given.ts';
import { KeptState } from '../common/kept-state.ts';
import '../scores/plot-drawing.ts';

const kinds = ['roc', 'precision-recall'] as const satisfies readonly CurveKind[];
const longest = 1_000_000;

/** The two classifiers usually drawn in course notes. */
const examples: Readonly<Record<CurveKind, string>> = {
  roc: 'A(x) = x^(1/3)\nB(x) = x^(2/3)',
  'precision-recall': 'A(x) = 1 - x^3\nB(x) = 1 - x^1.5',
};

/** ROC and precision-recall curves given by points or formulas, without cases. */
@customElement('deconfuse-typed-curves')
export class TypedCurves extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  /** Text pasted elsewhere on the page, read here once. */
  @property({ attribute: false }) given?: string | undefined;

  @inLanguage(loadTypedCurvesTexts) private texts?: TypedCurvesTexts;
  @inLanguage(loadPlotTexts) private plotTexts?: PlotTexts;
  @state() private kind: CurveKind = 'roc';
  /** Text as typed; undefined while the example is shown. */
  @state() private text: string | undefined;

  @state() private curves: readonly TypedCurve[] = [];
  /** Reason why the text cannot be read: `none` if it has neither points nor formulas, else the faulty piece. */
  @state() private problem: '' | 'none' | { piece: string } = '';

  readonly #reading = new Newest();
  #work = new KeptState(this, 'typed-curves', () => ({
    kind: this.kind === 'roc' ? undefined : this.kind,
    text: this.text,
  }));

  override willUpdate(changed: PropertyValues): void {
    const kept = this.#work.recalled();
    if (kept) {
      this.kind = choiceIn(kept['kind'], kinds) ?? 'roc';
      this.text = textIn(kept['text'], longest);
    }
    if (changed.has('given') && this.given !== undefined) this.text = this.given;
    if (['text', 'kind'].some((name) => changed.has(name)) || kept) void this.#read();
  }

  get #source(): string {
    return this.text ?? examples[this.kind];
  }

  async #read(): Promise<void> {
    const signal = this.#reading.begin();
    const source = this.#source;
    const { functionsIn } = await import('../../typed/formula-text.ts');
    if (signal.aborted) return;
    const { functions, fault } = functionsIn(source);
    const points = functions.length > 0 || fault ? undefined : pointsIn(source);
    this.problem = fault ?? (points && 'piece' in points ? points : functions.length > 0 || points ? '' : 'none');
    if (this.problem) return;
    if (points && 'kind' in points) {
      this.kind = points.kind;
      this.curves = [curveOfPoints(points)];
    } else {
      this.curves = functions.map((typed) => curveOfFunction(typed, this.kind));
    }
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, plotTexts } = this;
    if (!texts || !plotTexts) return nothing;
    const { problem } = this;
    const said = problem === 'none' ? texts.unread : problem && texts.fault(problem.piece);
    return html`
      <h2>${texts.title}</h2>
      <p>${texts.intro}</p>
      <fieldset class="no-print">
        <legend>${texts.kind}</legend>
        ${kinds.map(
          (kind) => html`
            <label class="choice">
              <input type="radio" name="kind" .checked=${kind === this.kind} @change=${() => (this.kind = kind)} />
              ${plotTexts.titles[kind === 'roc' ? 'roc' : 'precisionRecall']}
            </label>
          `,
        )}
      </fieldset>
      <label class="text">
        ${texts.label}
        <textarea
          class="field"
          rows="4"
          spellcheck="false"
          aria-invalid=${problem ? 'true' : 'false'}
          .value=${this.#source}
          @input=${({ target }: InputEvent) => (this.text = (target as HTMLTextAreaElement).value)}
        ></textarea>
      </label>
      <p class="muted">${texts.hint}</p>
      <div role="alert">${said ? html`<p class="problem">${said}</p>` : nothing}</div>
      <div class=${problem ? 'stale' : ''}>${this.curves.length > 0 ? this.#results(texts, plotTexts) : nothing}</div>
    `;
  }

  #results(texts: TypedCurvesTexts, plotTexts: PlotTexts): TemplateResult {
    const { kind, curves, format } = this;
    const name = plotTexts.titles[kind === 'roc' ? 'roc' : 'precisionRecall'];
    const plot = typedCurvesPlot({
      texts: plotTexts,
      format,
      kind,
      curves,
      description: texts.description(
        name,
        curves
          .map((curve) => curve.name)
          .filter(Boolean)
          .join(', '),
      ),
    });
    return html`
      <div class="columns">
        <deconfuse-plot-drawing .texts=${plotTexts} .plot=${plot} .name=${name}></deconfuse-plot-drawing>
        <div>${this.#table(texts)}</div>
      </div>
      <p class="note">${texts.countsNeeded}</p>
    `;
  }

  #number(value: number | null): string {
    return value === null || !Number.isFinite(value)
      ? this.locale.page.undefinedValue
      : formatNumber(value, { ...this.format, decimals: Math.max(4, this.format.decimals) });
  }

  #table(texts: TypedCurvesTexts): TemplateResult {
    const { kind, curves } = this;
    const ofPoints = curves.some(({ other }) => other !== undefined);
    return html`
      <table>
        <thead>
          <tr>
            <th scope="col">${texts.curve}</th>
            <th scope="col">${texts.area}</th>
            <th scope="col">${texts.crossing[kind]}</th>
            ${ofPoints ? html`<th scope="col">${texts.other[kind]}</th>` : nothing}
          </tr>
        </thead>
        <tbody>
          ${curves.map(
            ({ name, formula, area, fraction, crossing, other, leaves }) => html`
              <tr>
                <th scope="row"><bdi>${name}</bdi> <code>${formula}</code></th>
                <td>${fraction ? `${fraction.join('/')} = ` : nothing}${this.#number(area)}</td>
                <td>${this.#number(crossing?.x ?? null)}</td>
                ${other === undefined ? nothing : html`<td>${this.#number(other)}</td>`}
              </tr>
              ${
                leaves
                  ? html`<tr>
                      <td colspan="3" class="note">${texts.leaves[leaves]}</td>
                    </tr>`
                  : nothing
              }
            `,
          )}
        </tbody>
      </table>
      <p class="muted">${ofPoints ? texts.straight : texts.integrated}</p>
    `;
  }

  static override styles = [
    controls,
    faultyFields,
    css`
      .text {
        display: grid;
        gap: 0.125rem;
        margin-top: 0.5rem;
      }

      .columns {
        display: grid;
        gap: 1rem 2rem;
        align-items: start;
        grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
        margin-top: 1rem;
      }

      /* Spans the three rows of the plot: heading, hint and drawing. */
      .columns > div {
        grid-row: span 3;
      }

      .choice {
        display: inline-block;
        margin-inline-end: 0.75rem;
      }

      th[scope='row'] {
        text-align: start;
        font-weight: normal;
      }

      th,
      td {
        padding: 0.25rem 0.75rem 0.25rem 0;
      }

      .stale {
        color: var(--muted);
        filter: grayscale(1);
      }
    `,
  ];
}
