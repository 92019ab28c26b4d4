import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Curve } from '../../core/types/curves.ts';
import { formatNumber } from '../../formula/number.ts';
import type { PlotTexts } from '../../locales/en/plots.ts';
import type { ScoreTexts } from '../../locales/en/scores.ts';
import type { Locale } from '../../locales/index.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { loadPlotTexts } from '../../locales/with-scores.ts';
import type { ThresholdForm } from '../../plots/options.ts';
import { numbersOf, sentence } from '../../session/score-sentences.ts';
import { decidedAt, mostProbable } from '../../session/score-thresholds.ts';
import type { Areas, Costs, CurveWanted, ModelCurves, Ranking } from '../../session/score-data.ts';
import type { ScoreSession } from '../../session/scores.ts';
import type { Session } from '../../session/session.ts';
import type { CalculatorTab } from '../../share/address.ts';
import { controls } from '../../styles/controls.ts';
import { sectionStyles } from '../../styles/sections.ts';
import { stageStyles } from '../../styles/stage.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import { bubbling } from '../common/events.ts';
import { Showing } from '../common/following.ts';
import { KeptState } from '../common/kept-state.ts';
import '../input/score-reading.ts';
import '../metrics/headline-numbers.ts';
import '../metrics/metric-stage.ts';
import '../metrics/metric-table.ts';
import './binning-error.ts';
import './curve-plots.ts';
import type { PlottedModel } from './curve-plots.ts';
import './score-histogram.ts';
import './score-inference.ts';
import './score-threshold.ts';
import type { Jump } from './score-threshold.ts';
import { given, inLanguage } from '../common/given.ts';

/** Codes of doubts that say better, with many cases as evidence, that the scores are reversed. */
const ofReversed = new Set(['scores-reversed', 'probabilities-of-the-other-class']);

/**
 * Everything about scores, probabilities and label sets. Fires `read-options-changed` (the options that change) and
 * `problem-chosen` ({problem, moved?}).
 */
@customElement('deconfuse-scores')
export class ScoreView extends LitElement {
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) scores!: ScoreSession;
  /** The open tab. On the tab of the matrix only the decisions at the threshold are shown, on the others everything. */
  @property({ attribute: false }) tab?: CalculatorTab | undefined;
  /** A locale with the texts of scores. */
  @given locale!: Locale;

  @inLanguage(loadPlotTexts) private plotTexts?: PlotTexts;
  @state() private showsMore = false;

  #work = new KeptState(this, 'scores', () => this.scores.kept);
  #notes?: { ranking: Ranking; format: NumberFormat; texts: ScoreTexts; models: PlottedModel[] };

  constructor() {
    super();
    new Showing(
      this,
      () => this.session,
      ({ catalogues }) => catalogues.scores,
    );
  }

  override willUpdate(): void {
    this.toggleAttribute('first', this.tab === 'curves');
    // The session itself restores the choices about the data.
    this.#work.recalled();
  }

  #chosen = ({ detail: { point } }: CustomEvent<{ point: number }>): void => this.scores.setPoint(point);

  #curveOf = (wanted: CurveWanted): Promise<Curve | null> => this.scores.curve(wanted);

  /** The models with their notes; the same object is returned while the plots need not be drawn anew. */
  #noted(ranking: Ranking, texts: ScoreTexts): PlottedModel[] {
    const { format } = this.session;
    if (this.#notes?.ranking === ranking && this.#notes.format === format && this.#notes.texts === texts) {
      return this.#notes.models;
    }
    const note = (name: string, area: number | null | undefined): string | undefined =>
      typeof area === 'number' ? `${name} ${formatNumber(area, format)}` : undefined;
    const noted = <Model extends ModelCurves>(
      model: Model,
      { auc, averagePrecision }: Partial<Pick<Areas, 'auc' | 'averagePrecision'>> = {},
    ): PlottedModel => {
      const [rocNote, precisionRecallNote] = [note(texts.auc, auc), note(texts.averagePrecision, averagePrecision)];
      return { ...model, ...(rocNote && { rocNote }), ...(precisionRecallNote && { precisionRecallNote }) };
    };
    const { classes, classIndex, areas } = ranking;
    const pooled = ranking.models.map((model) => noted({ ...model, name: texts.pooled }));
    const models =
      classes.length > 0
        ? [...(classIndex === undefined ? pooled : []), ...classes.map((each) => noted(each, each))]
        : ranking.models.map((model) =>
            noted(
              // Beside the curves of folds or groups, the curve of all cases needs a name.
              ranking.models.length > 1 && model.name === '' ? { ...model, name: texts.allCases } : model,
              areas.find((each) => each.model === model.name),
            ),
          );
    this.#notes = { ranking, format, texts, models };
    return models;
  }

  async #decide(): Promise<void> {
    const { data } = this.scores.shown!;
    const problem = await data.problem();
    if (data !== this.scores.shown?.data || problem.kind !== 'probabilities') return;
    this.dispatchEvent(bubbling('problem-chosen', { problem: mostProbable(problem) }));
  }

  override render(): TemplateResult {
    const { locale, session, scores } = this;
    const { format } = session;
    const { scores: catalogue } = session.catalogues;
    const texts = locale.scores!;
    const { shown, classIndex } = scores;
    if (!shown) return html`<p>${texts.starting}</p>`;
    const { data, report, pending, options, ranking, explain, compare } = shown;
    const { said, inverted } = sentence(shown, locale, format);
    const lowerIsPositive = data.scored?.lowerIsPositive === true;
    const numbers = numbersOf(shown, catalogue, classIndex ?? 0, locale, format);
    const number = session.worked.shown(report, numbers);
    const numbered = html`
      <deconfuse-headline-numbers
        .numbers=${numbers}
        .sentence=${said}
        .chosen=${number?.id ?? ''}
      ></deconfuse-headline-numbers>
      <deconfuse-metric-stage
        .answer=${session.worked.answer}
        .info=${number}
        .data=${data}
        .report=${report}
        .classIndex=${classIndex ?? 0}
        .explain=${explain}
        .options=${options}
        .compare=${compare}
        ?reproducible=${!session.result?.source.file}
        @class-chosen=${({ detail }: CustomEvent<number>) => scores.chooseClass(detail)}
      ></deconfuse-metric-stage>
    `;
    // Everything that follows the threshold comes first, where it is seen at once.
    const thresholdFirst = ranking !== undefined;
    return html`
      <div class=${thresholdFirst ? 'pictures' : ''}>
        ${thresholdFirst ? nothing : numbered}
        ${
          inverted && !session.secondLook.doubts.some(({ code }) => ofReversed.has(code))
            ? html`<p class="meant no-print">
                ${lowerIsPositive ? texts.meant.higher : texts.meant.lower}
                <button
                  @click=${() =>
                    this.dispatchEvent(bubbling('read-options-changed', { lowerIsPositive: !lowerIsPositive }))}
                >
                  ${lowerIsPositive ? texts.turnBack : texts.turnRound}
                </button>
              </p>`
            : nothing
        }
        ${this.#choices(data, texts)} ${ranking ? this.#rankingView(ranking, lowerIsPositive, texts) : nothing}
      </div>
      <div class=${thresholdFirst ? 'numbers' : ''}>
        ${thresholdFirst ? numbered : nothing} ${ranking && this.tab !== 'matrix' ? this.#more(ranking) : nothing}
        <deconfuse-metric-table
          .others=${session.catalogues.whole}
          .report=${report}
          .pending=${pending}
          .labels=${data.labels}
          .classIndex=${classIndex ?? 0}
          .subject=${'scores'}
          .explain=${explain}
          .options=${options}
          .compare=${compare}
          .chosen=${number?.id ?? ''}
          @class-chosen=${({ detail }: CustomEvent<number>) => scores.chooseClass(detail)}
        ></deconfuse-metric-table>
      </div>
    `;
  }

  /** Choice of the model or the class, and the button that decides for the most probable class. */
  #choices({ kind, models, labels, scored }: AsyncDataset, texts: ScoreTexts): TemplateResult | typeof nothing {
    if (kind === 'scores') {
      if (!models || models.length < 2) return nothing;
      return html`
        <div class="choices no-print">
          <label>
            ${texts.model}
            <select
              @change=${({ target }: Event) => this.scores.chooseModel(models[(target as HTMLSelectElement).selectedIndex]!)}
            >
              ${models.map((model) => html`<option .selected=${model === this.scores.model}>${model}</option>`)}
            </select>
          </label>
        </div>
      `;
    }
    if (kind !== 'probabilities' && kind !== 'multilabel') return nothing;
    return html`
      <div class="choices no-print">
        ${
          kind === 'multilabel' && !scored?.scores
            ? nothing
            : html`<label>
                ${texts.classOf[kind]}
                <select
                  @change=${({ target }: Event) => {
                    const { selectedIndex } = target as HTMLSelectElement;
                    this.scores.chooseClass(selectedIndex < labels.length ? selectedIndex : undefined);
                  }}
                >
                  ${labels.map((label, index) => html`<option .selected=${index === this.scores.classIndex}>${label}</option>`)}
                  <option .selected=${this.scores.classIndex === undefined}>${texts.pooled}</option>
                </select>
              </label>`
        }
        ${
          kind === 'probabilities'
            ? html`<button title=${texts.decideHint} @click=${() => void this.#decide()}>${texts.decide}</button>`
            : nothing
        }
      </div>
    `;
  }

  #rankingView(ranking: Ranking, lowerIsPositive: boolean, texts: ScoreTexts): TemplateResult | typeof nothing {
    const { locale, plotTexts, session, scores } = this;
    const { point, thresholdForm, costs } = scores;
    if (!plotTexts) return nothing;
    const { points, models, reported, names, classes, classIndex } = ranking;
    const { positives, negatives } = decidedAt(points, 0);
    const { beta = 1, level = 0.95 } = scores.shown!.options;
    const jumps = ranking.thresholds.map(({ info: { id }, threshold }): Jump => ({
      name: texts.jumps[id] ?? locale.names[id] ?? id,
      hint: locale.names[id] ?? id,
      threshold,
    }));
    const isOfMatrix = this.tab === 'matrix';
    const threshold = html`<deconfuse-score-threshold
      .catalogue=${session.catalogues.counted}
      .options=${session.choices.reportOptions}
      .points=${points}
      .point=${point}
      .threshold=${scores.threshold}
      .thresholdForm=${thresholdForm}
      .lowerIsPositive=${lowerIsPositive}
      .jumps=${jumps}
      .costs=${costs}
      .names=${{ positive: names.positive, negative: names.negative ?? texts.rest }}
      @threshold-chosen=${this.#chosen}
      @threshold-entered=${({ detail }: CustomEvent<number>) => scores.setThreshold(detail)}
      @threshold-form-chosen=${({ detail }: CustomEvent<ThresholdForm>) => scores.setThresholdForm(detail)}
      @costs-changed=${({ detail }: CustomEvent<Costs>) => scores.setCosts(detail)}
    >
      ${
        isOfMatrix
          ? nothing
          : html`<deconfuse-score-histogram
              .texts=${plotTexts}
              .curveOf=${this.#curveOf}
              .points=${points}
              .positives=${positives}
              .negatives=${negatives}
              .point=${point}
              .thresholdForm=${thresholdForm}
              .lowerIsPositive=${lowerIsPositive}
              .model=${models[reported]?.name ?? ''}
            ></deconfuse-score-histogram>`
      }
    </deconfuse-score-threshold>`;
    if (isOfMatrix) return threshold;
    return html`
      <deconfuse-curve-plots
        compact
        .texts=${plotTexts}
        .models=${this.#noted(ranking, texts)}
        .reported=${Math.max(
          reported,
          classes.findIndex((each) => each.classIndex === classIndex),
        )}
        .points=${points}
        .curveOf=${this.#curveOf}
        .explain=${scores.shown!.explainCoordinate}
        .positives=${positives}
        .negatives=${negatives}
        .point=${point}
        .thresholdForm=${thresholdForm}
        .isoCostSlope=${(costs.falsePositive * negatives) / (costs.falseNegative * positives)}
        .beta=${beta}
        .level=${level}
        @threshold-chosen=${this.#chosen}
        >${threshold}</deconfuse-curve-plots
      >
    `;
  }

  /** Sections that are needed less often. */
  #more({ points, models, reported, dataset, areas }: Ranking): TemplateResult | typeof nothing {
    const { plotTexts, scores } = this;
    const texts = this.locale.scores!;
    if (!plotTexts) return nothing;
    const { positives, negatives } = decidedAt(points, 0);
    const { beta = 1, level = 0.95 } = scores.shown!.options;
    return html`
      <deconfuse-binning-error .data=${dataset}></deconfuse-binning-error>
      <details
        class="no-print"
        data-section="more-plots"
        @toggle=${({ target }: Event) => {
          if (!(target as HTMLDetailsElement).open) return;
          void import('./more-plots.ts');
          this.showsMore = true;
        }}
      >
        <summary><h2>${texts.morePlots}</h2></summary>
        ${
          this.showsMore
            ? html`<deconfuse-more-plots
                .texts=${plotTexts}
                .curveOf=${this.#curveOf}
                .explain=${scores.shown!.explainCoordinate}
                .points=${points}
                .positives=${positives}
                .negatives=${negatives}
                .point=${scores.point}
                .thresholdForm=${scores.thresholdForm}
                .probabilities=${dataset.scored?.probabilities === true}
                .beta=${beta}
                .model=${models[reported]?.name ?? ''}
                @threshold-chosen=${this.#chosen}
              ></deconfuse-more-plots>`
            : nothing
        }
      </details>
      ${
        areas.length === 0
          ? nothing
          : html`<details data-section="inference" ?open=${areas.length > 1}>
              <summary><h2>${texts.inference}</h2></summary>
              <deconfuse-score-inference
                .data=${dataset}
                .areas=${areas}
                .reported=${models[reported]?.name ?? ''}
                .level=${level}
                @model-chosen=${({ detail }: CustomEvent<string>) => scores.chooseModel(detail)}
              ></deconfuse-score-inference>
            </details>`
      }
    `;
  }

  static override styles = [
    controls,
    sectionStyles,
    stageStyles,
    css`
      :host {
        display: grid;
        gap: 0.75rem;
        grid-template-columns: minmax(0, 1fr);
      }

      div:not(.choices) {
        display: contents;
      }

      /* The numbers and the stage are beside the data, and the curves are in the third column. */
      @container (min-width: 96rem) {
        :host {
          grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
          gap: 1rem;
          align-items: start;
        }

        div:is(.pictures, .numbers) {
          display: grid;
          gap: 0.75rem;
          grid-template-columns: minmax(0, 1fr);
        }

        .pictures {
          grid-row: 1;
          grid-column: 2;
        }

        .numbers {
          grid-row: 1;
          grid-column: 1;
        }
      }

      /* On the tab of curves the curves come first. */
      @media (max-width: 40rem) {
        :host([first]) {
          display: contents;
        }

        :host([first]) .choices,
        :host([first]) deconfuse-curve-plots {
          order: -1;
        }
      }

      .choices,
      .meant {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem 1rem;
        align-items: center;
      }

      .meant {
        padding: 0.375rem 0.75rem;
        border-inline-start: 4px solid var(--wrong-5);
        background: var(--wrong-1);
      }

      label {
        display: inline-flex;
        gap: 0.375rem;
        align-items: center;
        max-width: 100%;
      }

      select {
        min-width: 0;
      }
    `,
  ];
}
