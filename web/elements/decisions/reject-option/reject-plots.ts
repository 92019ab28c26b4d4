import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { PlotTexts } from '../../../locales/en/plots.ts';
import type { RejectOptionTexts } from '../../../locales/en/reject-option.ts';
import type { NumberFormat } from '../../../locales/values.ts';
import type { CurvePlot } from '../../../plots/operating-points.ts';
import { accuracyCoveragePlot, errorRejectPlot, thresholdOfPoint, withoutPoint } from '../../../plots/rejection.ts';
import type { RejectAnswer } from '../../../session/rejection.ts';
import { controls } from '../../../styles/controls.ts';
import { bubbling } from '../../common/events.ts';
import { given } from '../../common/given.ts';
import '../../scores/plot-drawing.ts';
import type { PointText } from '../../scores/plot-drawing.ts';
import { numberText, percentText } from './reject-numbers.ts';

/** Plots of the results at every threshold. Fires `threshold-chosen` (λ*, 0…1). */
@customElement('deconfuse-reject-plots')
export class RejectPlots extends LitElement {
  @given format!: NumberFormat;
  @property({ attribute: false }) texts!: RejectOptionTexts;
  @property({ attribute: false }) plotTexts!: PlotTexts;
  @property({ attribute: false }) answer!: RejectAnswer;

  @state() private pointed: number | null = null;

  #errorReject?: CurvePlot;
  #accuracyCoverage?: CurvePlot;

  override willUpdate(changed: PropertyValues): void {
    const before = changed.get('answer') as RejectAnswer | undefined;
    if (changed.has('answer') && before?.rows.posteriors.length !== this.answer.rows.posteriors.length)
      this.pointed = null;
    // Changes of the losses alone keep the curve, so the plots are not redrawn.
    const isSame = [...changed.keys()].every((name) => ['answer', 'pointed'].includes(String(name)));
    if (!isSame || (changed.has('answer') && before?.curve !== this.answer.curve)) this.#draw();
  }

  #draw(): void {
    const { texts, answer, format } = this;
    const { curve } = answer;
    const common = { curve, chance: texts.chance, decimalSign: format.decimalSign };
    this.#errorReject = errorRejectPlot({
      ...common,
      x: texts.axes.rejected,
      y: texts.axes.errors,
      description: texts.says.errorReject,
    });
    this.#accuracyCoverage = accuracyCoveragePlot({
      ...common,
      x: texts.axes.coverage,
      y: texts.axes.accuracy,
      description: texts.says.accuracyCoverage,
    });
  }

  override render(): TemplateResult {
    const { texts, plotTexts, answer } = this;
    const [errorReject, accuracyCoverage] = [this.#errorReject!, this.#accuracyCoverage!];
    const { point, rows } = answer;
    const choose = (chosen: number): void =>
      void this.dispatchEvent(bubbling('threshold-chosen', thresholdOfPoint(answer.curve, chosen)));
    const hasPoint = point !== null && point > 0;
    return html`
      <h3>${texts.plots}</h3>
      <p class="muted">
        ${rows.truth ? texts.counted : texts.expected}
        ${point === null ? nothing : html`<span class="no-print">${texts.plotHint}</span>`}
      </p>
      <div class="plots">
        <deconfuse-plot-drawing
          .texts=${plotTexts}
          .plot=${point === null ? withoutPoint(errorReject) : errorReject}
          .name=${texts.errorReject}
          .hint=${texts.says.errorReject}
          .point=${point ?? 0}
          .pointed=${this.pointed}
          .pointText=${this.#pointText('errorReject')}
          @point-chosen=${({ detail }: CustomEvent<{ point: number }>) => choose(detail.point)}
          @point-pointed=${({ detail }: CustomEvent<{ point: number | null }>) => (this.pointed = detail.point)}
        ></deconfuse-plot-drawing>
        <deconfuse-plot-drawing
          .texts=${plotTexts}
          .plot=${hasPoint ? accuracyCoverage : withoutPoint(accuracyCoverage)}
          .name=${texts.accuracyCoverage}
          .hint=${texts.says.accuracyCoverage}
          .point=${hasPoint ? point - 1 : 0}
          .pointed=${this.pointed === null || this.pointed === 0 ? null : this.pointed - 1}
          .pointText=${this.#pointText('accuracyCoverage')}
          @point-chosen=${({ detail }: CustomEvent<{ point: number }>) => choose(detail.point + 1)}
          @point-pointed=${({ detail }: CustomEvent<{ point: number | null }>) =>
            (this.pointed = detail.point === null ? null : detail.point + 1)}
        ></deconfuse-plot-drawing>
      </div>
      ${point === 0 ? html`<p>${texts.noPoint}</p>` : nothing}
    `;
  }

  #pointText(kind: 'errorReject' | 'accuracyCoverage'): PointText {
    return (at) => {
      const { texts, answer } = this;
      const { curve, threshold } = answer;
      const point = kind === 'errorReject' ? at : at + 1;
      const chosen = point === answer.point && threshold !== null ? threshold : thresholdOfPoint(curve, point);
      const [written, rejected, wrong] = [numberText(chosen, this.format), curve.x[point]!, curve.y[point]!];
      return {
        written: `λ* = ${written}`,
        spoken:
          kind === 'errorReject'
            ? texts.errorRejectPoint(written, percentText(rejected, this.format), percentText(wrong, this.format))
            : texts.accuracyCoveragePoint(
                written,
                percentText(1 - rejected, this.format),
                percentText((1 - rejected - wrong) / (1 - rejected), this.format),
              ),
      };
    };
  }

  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.5rem;
        align-content: start;
        container-type: inline-size;
      }

      :host(.stale) {
        color: var(--muted);
        filter: grayscale(1);
      }

      /* Delayed, so that short waits are not shown. */
      :host(.pending) {
        color: var(--muted);
        filter: grayscale(1);
        transition: filter 0s 300ms;
      }

      h3 {
        font-size: 1.125rem;
        font-weight: 600;
      }

      .muted {
        font-size: 0.875rem;
      }

      .plots {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 1rem 2rem;
      }

      @container (min-width: 45rem) {
        .plots {
          grid-template-columns: repeat(2, minmax(0, 1fr));
        }
      }

      @media print {
        deconfuse-plot-drawing {
          break-inside: avoid;
        }
      }
    `,
  ];
}
